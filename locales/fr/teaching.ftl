# Ce qui apprend le jeu : comment jouer, l’aide, et le guide des tables d’entraînement.

button-howto = Comment jouer
button-symbols = Symboles
button-help-practice = Entraînement
button-help-commands = Commandes
button-help-settings = Réglages

# Comment jouer

howto-head = Comment jouer · { $game }
howto-players = 👥 De { $least } à { $most } joueurs
howto-turns = ⏱ Le jeu sollicite chacun quelque { $turns } fois ; un tour demande { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} en moyenne.
howto-turns-by = ⏱ Nombre de fois où le jeu sollicite chacun : { $turns }. Un tour demande { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} en moyenne.
howto-turns-of = { $turns } ({ $players ->
    [1] en solo
   *[other] à { $players }
})
howto-text =
    { "" }
    { "**" }À votre tour.** { $turn }

    { "**" }Pour gagner.** { $win }

    { "**" }Bon à savoir**
    { $lines }

howto-practice = -# Essayez en solo : `/table ouvrir jeu:{ $game } entraînement:Vrai` explique chaque étape. Les *symboles* et toutes les règles sont ci-dessous.

# Aide

help-howto = Comment jouer : choisissez un jeu…
help-symbols = Symboles : choisissez un jeu…
help-practice =
    ## Table d’entraînement
    { "**" }/table ouvrir entraînement:Vrai** ouvre une table qui commence aussitôt : vous contre l’ordinateur.
    • Le guide 🎓 dit, à chaque nouvelle sorte d’étape, ce que vous pouvez faire et pourquoi, les premières fois.
    • ⭐ est ce que ferait un ordinateur, là où c’est nettement le meilleur choix ; la ligne dessous dit ce que cela rapporte.
    • Annulez autant que vous voulez ; personne ne vous attend, et rien ne compte.
    • **/table supprimer** y met fin. Un salon n’a qu’une table à la fois : prenez un fil (**fil:Vrai**) là où d’autres jouent.
help-commands =
    ## Commandes
    • **/table jouer** ouvre votre panneau ; tout peut se faire de là. **/table annuler** revient en arrière, **/table finir** termine votre tour, **/table préparer** prépare le suivant.
    • **/table ouvrir, rejoindre, quitter, commencer** réunissent les joueurs ; **/table miennes** donne toutes vos tables.
    • **/voir plateau, journal, score, détail, règles** montrent la partie, à vous seul sauf avec **partager:Vrai** ; **/voir nouveautés** dit ce qui s’est passé depuis votre dernier coup, **/voir historique** montre le plateau tour après tour, **/voir film** une partie finie en film.
    • **/voir bilan** dit ce que vous, ou quelqu’un d’autre, avez joué ; avec des cotes sur les serveurs qui en veulent.
    • **/table main** montre ce que vous seul pouvez voir, **/table pourquoi** dit pourquoi une chose est impossible.
    • **/table relancer** rappelle qui est attendu, **/table absence** annonce des jours sans vous, **/table pause** arrête la partie, **/table abandonner** confie votre place à l’ordinateur.
    • Chaque jeu a sa propre commande, dont les options ne proposent que ce qui est possible.
help-settings =
    ## Réglages
    • **Options** avant la partie : règles, langue, jeu de cartes et pendule d’une table. **/table réglages** change plus tard la langue, les couleurs, les rappels et la pendule.
    • **/table moi** ne règle que ce qui est à vous : langue, couleurs des images que personne d’autre ne voit, fuseau horaire, heures calmes où personne ne vous relance et où votre temps ne court pas, messages privés, *M’oublier*.
    • Les messages d’une table ont la langue et les couleurs de la table.
    • **Mes projets** dans votre panneau : les ordres répondent pour vous, un coup préparé se joue dès que c’est à vous ; à vous de cocher ce qui les annule. Là aussi : votre note, et *Me prévenir juste avant mon tour*.

# Le guide

coach-practice = **Entraînement.** Vous jouez contre l’ordinateur : personne ne vous attend, et rien ne compte. 🎓 explique chaque sorte d’étape les premières fois ; ⭐ est ce que ferait un ordinateur. Pour arrêter : `/table supprimer`.
coach-closing = Il ne reste rien à faire ici. Relisez ce que vous avez fait : *Annuler* le reprend pas à pas. Le bouton vert le rend définitif, puis c’est aux autres.
