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
option-expiry = When a player runs out of time
setting-pace = Clocks: { $now }
setting-expiry = When a player runs out of time: { $now }
value-means = **{ $value }**: { $means }
value-asked = { $value } ({ $means })
pace-none = none
pace-none-help = no time limits; players get reminders
pace-slow = slow
pace-daily = daily
pace-live = live
pace-means = { $bank } each, + { $increment } a turn; { $window } to answer during others’ turns
expiry-ask = ask the table
expiry-ask-help = the others choose: more time, the default, a computer player, or a free seat
expiry-default = play the default
expiry-default-help = the smallest move the rules allow is played for them
lobby-took = 🗓 Games like this took { $time } here (median of { $count } with { $people ->
    [one] { $people } person
   *[other] { $people } people
}).
pace-head = Clocks · **{ $name }** · #{ $table }
pace-by-vote = -# Changes here need a vote. A new pace resets all players’ time.
pace-in-lobby = -# The game has not started: changes apply at once.
vote-pace = { $name } wants to change the clocks: { $other }.
vote-expiry = { $name } wants to change what happens when a player runs out of time: { $other }.
pace-done = Clocks changed at table #{ $table }.
expiry-done = Time-out rule changed at table #{ $table }.
note-pace = ⏱ **{ $name }** has new clocks: { $value }
note-expiry = ⏱ **{ $name }** has a new time-out rule: { $value }

# Until when

until = ⏱ Until { $when } ({ $left })
until-first = ⏱ First deadline: { $when } ({ $left })
until-secret = -# ⏱ Clocks are running for players who haven’t finished: { $means }
until-over = ⌛ You’re out of time, and the other players decide what happens. You have no vote on it, but you can still play until they have decided.
until-over-alike = ⌛ You’re out of time, and all players vote on what happens. You can still play until they have decided.
until-over-alone = ⌛ You’re out of time. You are the only person at this table, so you can keep playing.
until-stands = ⏱ You have { $left } left. Your clock is stopped.
until-rests = -# ⏱ You have { $left } left.
until-quiet = 🌙 Quiet hours until { $when }: clocks are stopped for players in quiet hours.
until-quiet-own = 🌙 Your quiet hours: until { $when }.

# Whose time is over

time-over = ⌛ **{ $name }** has run out of time at **{ $table }**. { $who }: what should happen? Until you decide, { $name } can still play.
time-over-somebody = ⌛ A player at **{ $table }** has run out of time. What should happen? Until you decide, they can still play.
time-over-alone = ⌛ **{ $name }** has run out of time at **{ $table }**. Nobody else is waiting, so { $name } can keep playing.
time-over-panel = ⌛ **{ $name }** has run out of time at **{ $table }**. What should happen? Until you decide, { $name } can still play.
button-overtime = ⌛ { $names }: out of time…
time-wait = Give more time
time-default = Play default
time-stand-in = Computer takes over
time-free = Free the seat
time-means-default = -# **{ $name }:** the smallest move the rules allow is played for them.
time-means-free = -# **{ $name }:** the first person here to take the seat keeps it. The game waits until then.
time-settled-somebody = ✓ **{ $table }**: this time-out has been decided.
time-settled-ended = ✓ **{ $table }** is over.
time-settled-computer = ✓ A computer player has **{ $name }**’s seat.
time-settled-free = ✓ **{ $name }**’s seat is free.
time-settled-taken = ✓ **{ $name }** has the seat.
time-settled-waits = ✓ **{ $name }** has more time.
time-settled-played = ✓ **{ $name }** has played.
seat-free = 🪑 **{ $name }**’s seat at **{ $table }** is free, and the game is waiting. The first person to press this button or use /table join takes it. Until then { $name } can take it back with /table reclaim.
button-take = Take this seat
seat-of = { $name }’s free seat
take-done = You have a seat at table #{ $table } now.
note-take = { $other } has taken the free seat.
wait-done = They have more time.
default-done = The default was played.
stand-in-done = A computer player has the seat.
free-done = The seat is free.
vote-wait = { $name } wants to give { $other } more time.
vote-wait-somebody = { $name } wants to give more time to the player who has run out.
vote-default = { $name } wants to play the default for { $other }: the smallest move the rules allow.
vote-default-somebody = { $name } wants to play the default for the player who has run out of time: the smallest move the rules allow.
vote-stand-in = { $name } wants a computer player to take { $other }’s seat.
vote-stand-in-somebody = { $name } wants a computer player to take the seat of the player who has run out of time.
vote-free = { $name } wants to free { $other }’s seat for anyone to take.
vote-free-somebody = { $name } wants to free the seat of the player who has run out of time, for anyone to take.
vote-excused-absent = ○ Vote not needed: { $who } (out of time twice in a row). They can still vote.

# Problems

problem-clocks-already = The table already uses these clocks.
problem-time-settled = This has already been decided.
problem-time-own = You’re the one out of time, so only the other players vote on this. You can still play until they have decided.
problem-seat-taken = The seat has been taken by { $name }.
