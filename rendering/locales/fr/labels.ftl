# The words that the pictures of several games have.

round = Manche
over = Partie finie
score = Score
total = Total
tie_break = Départage
seat = Joueur { $n }
names-drawn = Sur les images, { $names }.
names-drawn-as = « { $drawn } » désigne { $name }

# Le déroulement d’une partie

course = Déroulement de la partie
course-what = Points à la fin de chaque manche
course-lead = Manche { $round } : { $name } prend la tête
course-steady = Personne n’a doublé personne en chemin.
course-alt = Points à la fin de chaque manche, de la manche { $first } à la manche { $last }. { JOIN($rows, by: " ") } { JOIN($turnings, by: " ") }
course-alt-row = { $name } : { JOIN($points, by: ", ") }.
course-alt-lead = Manche { $round } : { $name } prend la tête.

# Le film d’une partie

film-begins = La partie commence
film-round = Manche { $round }
film-closed = Fin de la manche { $round }
film-turn = Tour { $turn } sur { $turns }
