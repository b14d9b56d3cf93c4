# Les quelques mots des images de Projet Cérès que les textes de règle n’ont pas.

ceres = Cérès
phase = { $n ->
    [1] Début de manche
    [2] Actions
    [3] Développement
   *[4] Colonies
}
last_round = dernière manche
boxes = Cases
finished = Projets achevés
projects = File des projets
queue = File d’investissement
face_up = Astéroïdes face visible
common = Défausse commune
resolutions = Résolutions
failure = Échec
no_mission = Il ne reste plus de mission.
dormant = Entre en vigueur à la prochaine manche.
buildings = Bâtiments
bonuses = Bonus de piste (dévouement / colonisation)
discard = Défausse
badges = Badges
hand = Main
no_cards = Aucune carte en main.
combat = Combat
no_combat = Aucun combat n’est en cours.
or = ou
needed = Il vous faut +{ $n }
missing = Il manque
covered = Il ne manque rien.
pledges = Contributions
gains = Ce que cela rapporte
stores = Vos lieux
maintain = Entretenir des colonies
choose = Au choix
whole = En tout : { $what }
