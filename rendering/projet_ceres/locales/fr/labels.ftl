# Les quelques mots des images de Projet Cérès que les textes de règle n’ont pas.

ceres = Cérès
phase = { $n ->
    [1] Début de manche
    [2] Actions
    [3] Développement
   *[4] Colonies
}
last_round = dernière manche
