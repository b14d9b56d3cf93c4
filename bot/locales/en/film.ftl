# The film of a game

cmd-film-name = film
cmd-film = Show a finished game as a film, turn by turn
button-film = Film
button-step-through = Step through
film-head = The film of the game · **{ $name }** · #{ $table }
film-begun = 🎬 Making the film…
film-making = 🎬 Making the film, frame { $frame } of { $frames }…
film-alt = The film of a game, turn by turn. { $won } { $scores }
problem-film-running = The game at table #{ $table } isn’t over yet, so it has no film. Use /look history to see it turn by turn so far.
problem-film-cancelled = Table #{ $table } was cancelled, so its game has no film. Use /look history to see it turn by turn.
problem-film-diverged = The game at table #{ $table } can’t be shown as a film: a rule was changed in the bot since then, and from turn { $turn } on the boards would not be the ones you saw. /look history shows the boards before that and what happened after.
problem-film-late = The film of table #{ $table } isn’t ready yet. Ask again in a few minutes.
