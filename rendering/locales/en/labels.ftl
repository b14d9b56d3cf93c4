# The words that the pictures of several games have.

round = Round
over = Game over
score = Score
total = Total
tie_break = Tie-break
seat = Player { $n }
names-drawn = In the pictures, { $names }.
names-drawn-as = “{ $drawn }” is { $name }

# The course of a game

course = Course of the game
course-what = Points as each round ended
course-lead = Round { $round }: { $name } takes the lead
course-steady = Nobody overtook anybody on the way.
course-alt = Points as each round ended, from round { $first } to { $last }. { JOIN($rows, by: " ") } { JOIN($turnings, by: " ") }
course-alt-row = { $name }: { JOIN($points, by: ", ") }.
course-alt-lead = Round { $round }: { $name } takes the lead.

# The film of a game

film-begins = The game begins
film-round = Round { $round }
film-closed = End of round { $round }
film-turn = Turn { $turn } of { $turns }
