# Spans of time

span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
span-hours = { $count } h
span-minutes = { $count } min
span-seconds = { $count } s

# Paces

option-pace = Clocks
option-expiry = When somebody’s time runs out
setting-pace = Clocks: { $now }
setting-expiry = When somebody’s time runs out: { $now }
value-means = **{ $value }**: { $means }
value-asked = { $value } ({ $means })
pace-none = none
pace-none-help = nobody’s time runs; reminders ask for an answer
pace-slow = slow
pace-daily = daily
pace-live = live
pace-means = { $bank } each, + { $increment } a turn; { $window } to answer what a turn of others asks
expiry-ask = ask the table
expiry-ask-help = the others choose: wait on, the least the rules allow, a computer player, or a free seat
expiry-default = play the default
expiry-default-help = the least that the rules allow is done in their place
lobby-took = 🗓 Such games took { $time } here (median of { $count } with { $people ->
    [one] { $people } person
   *[other] { $people } people
}).
pace-head = Clocks · **{ $name }** · #{ $table }
pace-by-vote = -# Whatever you choose here the table is asked. Another pace sets everybody’s time to its start.
pace-in-lobby = -# The game has not begun: what is chosen here holds at once.
vote-pace = { $name } asks to play with other clocks: { $other }.
vote-expiry = { $name } asks that this is done when somebody’s time runs out: { $other }.
pace-done = Table #{ $table } has other clocks now.
expiry-done = Table #{ $table } has changed what is done when somebody’s time runs out.
note-pace = ⏱ **{ $name }** has other clocks from now on: { $value }
note-expiry = ⏱ What is done at **{ $name }** when somebody’s time runs out: { $value }

# Until when

until = ⏱ Until { $when } ({ $left })
until-first = ⏱ Whose time is shortest: until { $when } ({ $left })
until-secret = -# ⏱ The time of whoever is not done runs: { $means }
until-over = ⌛ Your time has run out, and the other players decide what happens. You have no vote on it, but you can still play until they have decided.
until-over-alike = ⌛ Your time has run out, and the table decides what happens by a vote of all players. You can still play until they have decided.
until-over-alone = ⌛ Your time has run out. As no other person plays at this table nothing comes of it: play on whenever you like.
until-stands = ⏱ You have { $left } left; your time stands still now.
until-rests = -# ⏱ You have { $left } left.
until-quiet = 🌙 Quiet hours until { $when }: the time of whoever has them stands still.
until-quiet-own = 🌙 Your quiet hours: until { $when }.

# Whose time is over

time-over = ⌛ **{ $name }** has no time left at **{ $table }**. { $who }: how shall it go on? As long as nothing is decided, { $name } can still play.
time-over-somebody = ⌛ Somebody at **{ $table }** has no time left. How shall it go on? As long as nothing is decided, they can still play.
time-over-alone = ⌛ **{ $name }** has no time left at **{ $table }**. Nobody else plays there whom the game would keep waiting: { $name } goes on when they like.
time-over-panel = ⌛ **{ $name }** has no time left at **{ $table }**. How shall it go on? As long as nothing is decided, { $name } can still play.
button-overtime = ⌛ { $names }: no time left …
time-wait = Wait on
time-default = Default
time-stand-in = Computer plays
time-free = Seat free
time-means-default = -# **{ $name }:** the least that the rules allow is done in their place.
time-means-free = -# **{ $name }:** whoever here takes the seat first plays it from then on; the game waits until then.
time-settled-somebody = ✓ **{ $table }**: what was asked here about somebody’s time is settled.
time-settled-ended = ✓ **{ $table }** is over.
time-settled-computer = ✓ A computer player plays the seat of **{ $name }**.
time-settled-free = ✓ The seat of **{ $name }** is free.
time-settled-taken = ✓ **{ $name }** plays the seat.
time-settled-waits = ✓ **{ $name }** has time again.
time-settled-played = ✓ The turn of **{ $name }** has gone on.
seat-free = 🪑 The seat of **{ $name }** at **{ $table }** is free, and the game waits. Whoever here takes it first, with this button or /table join, plays it from now on; until then { $name } can take it back with /table reclaim.
button-take = Take this seat
seat-of = the free seat of { $name }
take-done = You play at table #{ $table } now.
note-take = { $other } has taken the free seat.
wait-done = The table waits on: they have more time.
default-done = The default was taken.
stand-in-done = A computer player plays the seat.
free-done = The seat is free.
vote-wait = { $name } asks to wait on for { $other }, with more time.
vote-wait-somebody = { $name } asks to wait on for whoever has no time left, with more time.
vote-default = { $name } asks to take the default in place of { $other }: the least that the rules allow.
vote-default-somebody = { $name } asks to take the default for whoever has no time left: the least that the rules allow.
vote-stand-in = { $name } asks to give the seat of { $other } to a computer player.
vote-stand-in-somebody = { $name } asks to give the seat of whoever has no time left to a computer player.
vote-free = { $name } asks to set the seat of { $other } free for whoever takes it.
vote-free-somebody = { $name } asks to set the seat of whoever has no time left free for whoever takes it.
vote-excused-absent = ○ Need not agree: { $who } (out of time twice in a row). An answer counts all the same.

# Problems

problem-clocks-already = That is how the table’s clocks are already.
problem-time-settled = That is settled: there is nothing left to decide here.
problem-time-own = Your own time has run out, so only the other players vote on this. You can still play until they have decided.
problem-seat-taken = The seat has been taken: { $name } plays it.
