# Ce que les gens ont joué : /voir bilan, le classement d’un serveur, les parties finies de /table miennes

cmd-stats-name = bilan
cmd-stats = Parties jouées : victoires, points ; des autres, celles de ce serveur
opt-who-name = joueur
opt-who = De qui ; personne : vos parties

# Bilan

stats-own = Vos parties
stats-of = { $name }
stats-of-game = { " · " }{ $game }
stats-where-all = -# Parties finies, sur tous les serveurs.
stats-where-here = -# Parties finies, sur ce serveur.
stats-none-game = { $game } : aucune partie finie pour l’instant.
stats-none-own = Vous n’avez pas encore fini de partie. Vos victoires et vos points apparaîtront ici. Ouvrez une table avec `/table ouvrir`.
stats-none-all = { $name } n’a pas encore fini de partie.
stats-none-here = { $name } n’a pas encore fini de partie sur ce serveur.
stats-people = ### Avec d’autres personnes
stats-computers = ### Contre des ordinateurs seulement
stats-together = ### Ensemble contre le jeu
stats-solo = ### En solitaire contre le jeu
stats-practice = ### Entraînement
stats-game = **{ $game }** · { $told }
stats-game-seats = { $game } à { $seats } joueurs
stats-seats = • À { $seats } joueurs : { $told }
stats-games = { $games ->
    [one] { $games } partie, { $won ->
        [0] perdue
       *[other] gagnée
    }
   *[other] { $games } parties, { $won ->
        [0] aucune gagnée
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
}
stats-point = { $points } { $points ->
    [one] point
   *[other] points
}
stats-points = au mieux { $best }, d’habitude { $usual } points
stats-left = quittées avant la fin : { $count }
stats-ratings = ### Cote sur ce serveur
stats-rating = **{ $game }** · **{ $rating }**, place { $place } sur { $of } · { $games } parties
stats-rating-few = **{ $game }** · { $games } { $games ->
    [one] partie
   *[other] parties
} sur { $least } ; ensuite, la cote est affichée
stats-answers =
    { "###" } Temps de réponse
    D’habitude, vous répondez en **{ $time }** : la médiane de { $count } réponses à { $tables ->
        [one] une table
       *[other] vos { $tables } dernières tables
    } avec d’autres personnes. Personne d’autre ne voit cela.
stats-answers-few =
    { "###" } Temps de réponse
    Affiché dès que { $least } réponses à des tables avec d’autres personnes sont connues ; pour l’instant, { $count ->
        [one] il y en a une
       *[other] il y en a { $count }
    }. Personne d’autre ne voit cela.

button-ranking = Classement
button-ratings-on = Activer les cotes
button-ratings-off = Désactiver les cotes
problem-stats-direct = En message privé, vous ne pouvez regarder que vos propres parties. Celles des autres se voient sur le serveur où elles ont été jouées.

# Classement

ranking-head = ## Classement de ce serveur
ranking-about = -# Parties entre personnes, un classement par jeu ; à partir de { $least } parties.
ranking-row = **{ $place }.** { $name } · **{ $rating }** · { $games } parties
ranking-few = -# { $count ->
    [one] 1 autre personne a
   *[other] { $count } autres personnes ont
} moins de { $least } parties.
ranking-few-only = -# Personne n’a encore { $least } parties ; { $count ->
    [one] 1 personne a commencé
   *[other] { $count } personnes ont commencé
}.
ranking-none = Aucune partie entre personnes n’est encore finie ici.
ratings-on =
    { "**" }Les cotes sont activées sur ce serveur.** Chacun trouve la sienne, et le *Classement*, dans `/voir bilan`.
    • Elles viennent de toutes les parties finies ici entre personnes, aussi d’avant. Entraînement, ordinateurs, parties en solitaire et ensemble ne comptent pas.
    • Chaque jeu a son classement. Une cote est affichée à partir de { $least } parties.
    • On peut les désactiver à tout moment ; il n’en reste rien.
ratings-off = **Les cotes sont désactivées sur ce serveur.** Personne n’y voit de cote ni de classement, et aucune n’est gardée.
problem-ratings-off = Les cotes ne sont pas activées sur ce serveur. Qui le gère peut le faire dans `/voir bilan`.
problem-ratings-direct = Les cotes sont pour les serveurs.
problem-may-manager = Seules les personnes qui gèrent le serveur peuvent faire cela.

# Mes tables

mine-finished = **Finies ({ $count })**
mine-practice = entraînement
mine-won = 🏆 gagnée avec { $points } { $points ->
    [one] point
   *[other] points
}
mine-shared = 🏆 gagnée ensemble avec { $winners }, { $points } { $points ->
    [one] point
   *[other] points
}
mine-place = place { $place } sur { $of } avec { $points } { $points ->
    [one] point
   *[other] points
} ; gagnée par { $winners }
mine-box-won = 🏆 gagnée contre le jeu, { $points } { $points ->
    [one] point
   *[other] points
}
mine-box-lost = perdue contre le jeu, { $points } { $points ->
    [one] point
   *[other] points
}
mine-left = vous avez quitté votre place avant la fin
