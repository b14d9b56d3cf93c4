# Ce que les gens ont joué : /voir bilan, le classement d’un serveur, les parties finies de /table miennes

cmd-stats-name = bilan
cmd-stats = Parties jouées : victoires, points ; pour les autres, les parties sur ce serveur
opt-who-name = joueur
opt-who = De qui ; laissez vide pour vos parties

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
} sur { $least } avant que la cote soit affichée
stats-answers =
    { "###" } Temps de réponse
    D’habitude, vous répondez en **{ $time }** : la médiane de { $count } réponses à { $tables ->
        [one] une table
       *[other] vos { $tables } dernières tables
    } avec d’autres personnes. Personne d’autre ne voit cela.
stats-answers-few =
    { "###" } Temps de réponse
    Affiché après { $least } réponses à des tables avec d’autres personnes. Pour l’instant : { $count ->
        [one] 1
       *[other] { $count }
    }. Personne d’autre ne voit cela.

button-ranking = Classement
button-ratings-on = Activer les cotes
button-ratings-off = Désactiver les cotes
problem-stats-direct = En message privé, vous ne voyez que vos propres parties. Pour voir celles d’un autre joueur, demandez sur le serveur où elles ont été jouées.

# Classement

ranking-head = ## Classement de ce serveur
ranking-about = -# Parties entre personnes seulement, un classement par jeu. Il faut { $least } parties pour être classé.
ranking-row = **{ $place }.** { $name } · **{ $rating }** · { $games } parties
ranking-few = -# { $count ->
    [one] 1 autre personne a
   *[other] { $count } autres personnes ont
} moins de { $least } parties.
ranking-few-only = -# Personne n’a encore { $least } parties ; { $count ->
    [one] 1 personne en a joué
   *[other] { $count } personnes en ont joué
} quelques-unes.
ranking-none = Aucune partie entre personnes n’a encore été finie ici.
ratings-on =
    { "**" }Les cotes sont activées sur ce serveur.** Chaque joueur trouve la sienne, et le *Classement*, dans `/voir bilan`.
    • Les cotes utilisent toutes les parties finies ici entre personnes, même les plus anciennes. Les entraînements, les ordinateurs, les parties en solitaire et coopératives ne comptent pas.
    • Chaque jeu a son classement. Une cote est affichée après { $least } parties.
    • On peut désactiver les cotes à tout moment. Rien n’en est conservé.
ratings-off = **Les cotes sont désactivées sur ce serveur.** Personne n’y voit de cote ni de classement, et rien n’est conservé.
problem-ratings-off = Les cotes sont désactivées sur ce serveur. Un gestionnaire du serveur peut les activer dans `/voir bilan`.
problem-ratings-direct = Les cotes n’existent que sur un serveur.
problem-may-manager = Seuls les gestionnaires du serveur peuvent faire cela.

# Mes tables

mine-finished = **Finies ({ $count })**
mine-practice = entraînement
mine-won = 🏆 gagnée avec { $points } { $points ->
    [one] point
   *[other] points
}
mine-shared = 🏆 victoire partagée avec { $winners }, { $points } { $points ->
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
mine-left = quittée avant la fin
