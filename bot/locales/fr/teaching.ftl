# Ce qui apprend le jeu : comment jouer, l’aide, et le guide des tables d’entraînement.

button-howto = Comment jouer
button-symbols = Symboles
button-first-turns = Premiers tours
button-begin = Commencer
button-practise = Essayer seul
button-help-practice = Entraînement
button-help-commands = Commandes
button-help-settings = Réglages

# Comment jouer

howto-head = Comment jouer · { $game }
howto-players = 👥 De { $least } à { $most } joueurs
howto-turns = ⏱ Environ { $turns } tours par joueur ; un tour demande { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} en moyenne.
howto-turns-by = ⏱ Tours par joueur : { $turns }. Un tour demande { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} en moyenne.
howto-turns-of = { $turns } ({ $players ->
    [1] en solo
   *[other] à { $players }
})
howto-text =
    { "" }
    { "**" }But du jeu.** { $goal }

    { "**" }À votre tour**
    { $steps }

    { "**" }Fin de partie.** { $end }
howto-lines =
    { "" }
    { "**" }Bon à savoir**
    { $lines }

howto-practice = -# Essayez en solo : `/table ouvrir jeu:{ $game } entraînement:Vrai` explique le jeu pas à pas. Les symboles, les premiers tours et toutes les règles sont ci-dessous.

# La page sur laquelle s’ouvre un entraînement

practice-opening = -# Entraînement : vous jouez contre l’ordinateur dans { $where }, et rien ne compte. Annulez autant que vous voulez. Le guide 🎓 explique chaque nouvelle sorte d’étape. Pour arrêter : `/table supprimer`.
practice-options = -# Options : { $options }

# Aide

help-howto = Comment jouer : choisissez un jeu…
help-symbols = Symboles : choisissez un jeu…
help-practice =
    ## Table d’entraînement
    { "**" }/table ouvrir entraînement:Vrai** explique le jeu en une page, puis vous jouez contre l’ordinateur.
    • Le guide 🎓 explique chaque nouvelle sorte d’étape : ce que vous pouvez faire, et pourquoi.
    • ⭐ est ce que ferait un ordinateur, là où c’est nettement le meilleur choix ; la ligne dessous dit ce que cela rapporte.
    • Annulez autant que vous voulez : personne n’attend, et la partie ne compte pas.
    • **/table supprimer** y met fin. Un salon n’a qu’une table à la fois : utilisez un fil (**fil:Vrai**) là où d’autres jouent.
help-commands =
    ## Commandes
    • **/table jouer** ouvre votre panneau, où vous pouvez tout faire. **/table annuler** annule votre dernière décision, **/table finir** finit votre tour, **/table préparer** prépare votre prochain coup.
    • **/table ouvrir, rejoindre, quitter, commencer** servent à lancer une partie. **/trouver joueurs** cherche des joueurs pour vous, **/trouver tables** montre les tables de ce serveur qui cherchent des joueurs, **/table miennes** montre toutes vos tables.
    • **/voir plateau, journal, score, détail, règles** montrent la partie, à vous seul sauf avec **partager:Vrai**. **/voir nouveautés** montre ce qui s’est passé depuis votre dernier coup, **/voir historique** montre le plateau tour par tour, **/voir film** montre une partie finie en film.
    • **/voir bilan** montre vos parties ou celles d’un autre joueur, avec des cotes si ce serveur les utilise.
    • **/table main** montre vos informations cachées, **/table pourquoi** montre pourquoi vous ne pouvez pas faire quelque chose.
    • **/table relancer** envoie un rappel aux joueurs que tout le monde attend, **/table absence** annonce des jours d’absence, **/table pause** met une partie en pause, **/table abandonner** confie votre place à un ordinateur.
    • Chaque jeu a sa propre commande, dont les options ne montrent que ce que vous pouvez faire.
help-settings =
    ## Réglages
    • **Options** avant la partie : règles, langue, jeu de cartes et pendules d’une table. **/table réglages** change plus tard la langue, les couleurs, les rappels et les pendules.
    • **/table moi** n’est que pour vous : langue, couleurs des images visibles par vous seul, fuseau horaire, heures calmes (pas de rappel, pendules arrêtées), messages privés, mots au lieu d’icônes, *Supprimer mes données*.
    • Les messages du salon ont la langue et les couleurs de la table.
    • **Mes projets** dans votre panneau : un ordre répond pour vous, un coup préparé est joué quand c’est à vous, et vous choisissez ce qui les annule. Votre note et *Me prévenir à l’avance* sont là aussi.

# Le guide

coach-closing = Vous avez fini ici. Vérifiez votre tour : *Annuler* revient en arrière, une étape à la fois. Le bouton vert le valide, puis les autres continuent.
