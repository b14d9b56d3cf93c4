# Le film d’une partie

cmd-film-name = film
cmd-film = Montrer une partie finie en film, tour par tour
button-film = Film
button-step-through = Pas à pas
film-head = Le film de la partie · **{ $name }** · #{ $table }
film-begun = 🎬 Le film se prépare…
film-making = 🎬 Le film se prépare, image { $frame } sur { $frames }…
film-alt = Le film d’une partie, tour par tour. { $won } { $scores }
problem-film-running = Le film d’une partie se fait quand elle est finie ; celle de la table #{ $table } ne l’est pas. /voir historique la montre tour par tour jusqu’ici.
problem-film-cancelled = La table #{ $table } a été supprimée : sa partie n’a pas de film. /voir historique la montre tour par tour.
problem-film-diverged = La partie de la table #{ $table } n’a pas de film : une règle se lit autrement depuis, et à partir du tour { $turn } les plateaux ne seraient pas ceux que vous avez vus. /voir historique montre ceux d’avant, et raconte la suite.
problem-film-late = Le film de la partie de la table #{ $table } n’est pas encore prêt. Redemandez-le dans quelques minutes : il sera gardé.
