# Le film d’une partie

cmd-film-name = film
cmd-film = Montrer une partie finie en film, tour par tour
button-film = Film
button-step-through = Pas à pas
film-head = Le film de la partie · **{ $name }** · #{ $table }
film-begun = 🎬 Le film se prépare…
film-making = 🎬 Le film se prépare, image { $frame } sur { $frames }…
film-alt = Le film d’une partie, tour par tour. { $won } { $scores }
problem-film-running = La partie de la table #{ $table } n’est pas finie : elle n’a pas encore de film. Utilisez /voir historique pour la voir tour par tour jusqu’ici.
problem-film-cancelled = La table #{ $table } a été supprimée : sa partie n’a pas de film. Utilisez /voir historique pour la voir tour par tour.
problem-film-diverged = La partie de la table #{ $table } ne peut pas être montrée en film : une règle a changé dans le bot depuis, et à partir du tour { $turn } les plateaux ne seraient pas ceux que vous avez vus. /voir historique montre les plateaux d’avant et ce qui s’est passé ensuite.
problem-film-late = Le film de la table #{ $table } n’est pas encore prêt. Redemandez-le dans quelques minutes.
