# The film of a game

cmd-film-name = film
cmd-film = Show a finished game as a film, turn by turn
button-film = Film
button-step-through = Step through
film-head = The film of the game · **{ $name }** · #{ $table }
film-begun = 🎬 Making the film…
film-making = 🎬 Making the film, frame { $frame } of { $frames }…
film-alt = The film of a game, turn by turn. { $won } { $scores }
problem-film-running = There is a film of a game once it is over; the one at table #{ $table } is not. /look history shows it turn by turn so far.
problem-film-cancelled = Table #{ $table } was cancelled, so there is no film of its game. /look history shows it turn by turn.
problem-film-diverged = There is no film of the game at table #{ $table }: a rule is read differently since, and from turn { $turn } on the boards would not be those that you saw. /look history shows those before it, and tells what happened after it.
problem-film-late = The film of the game at table #{ $table } is still being made. Ask again in a few minutes: it is kept for you.
