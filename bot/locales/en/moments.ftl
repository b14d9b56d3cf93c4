# Three moments: turns of a finished game for which a computer player had a better one

button-moments = Three moments
button-board-then = Board at that time
moments-head = Your moments · **{ $name }** · #{ $table }
moments-turn = **{ $round ->
    [0] Turn { $turn }
   *[other] Round { $round }, turn { $turn }
 }**: by the computer’s estimate, another turn was worth about { $points } { $points ->
    [one] point
   *[other] points
 } more.
moments-played = **You:**
moments-better = **The computer:**
moments-nothing = no action
moments-reason = Compared with your turn, that brings at once: { $reason }.
moments-before = ◀ { $number } of { $count }
moments-after = { $number } of { $count } ▶
moments-none =
    I found no turn of yours for which I’d clearly have had a better one.
    -# Turns in which something was drawn or revealed are left out: that is luck.
moments-begun = Looking at your turns… others come first.
moments-making = Looking at your turns… { $turn } of { $turns }
film-moment = { $points ->
    [one] { $points } point more possible
   *[other] { $points } points more possible
 }
problem-moments-running = The game at table #{ $table } isn’t over yet. Its moments can be seen when it is.
problem-moments-game = There is no computer player of this game that is strong enough to judge turns.
problem-moments-seat = Moments are for players: you had no seat at table #{ $table } at the end.
problem-moments-lost = The log of table #{ $table } no longer leads where it did, so its turns can’t be judged.
problem-moments-late = The moments of table #{ $table } are still being looked for. Press again in a few minutes.
problem-moments-busy = Another review of yours is still being made. Try again when it is done.
