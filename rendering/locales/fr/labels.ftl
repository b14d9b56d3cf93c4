# The words that the pictures of several games have.

round = Manche
over = Partie finie
score = Score
total = Total
tie_break = Départage
seat = Joueur { $n }
