# The words that the pictures of several games have.

round = Round
over = Game over
score = Score
total = Total
tie_break = Tie-break
seat = Player { $n }
