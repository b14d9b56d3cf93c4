# Spans of time

span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
span-hours = { $count } h
span-minutes = { $count } min

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
until-over = ⌛ Your time has run out, and the table is asked what to do. Until it has decided you can still play.
until-stands = ⏱ You have { $left } left; your time stands still now.
until-rests = -# ⏱ You have { $left } left.

# Problems

problem-clocks-already = That is how the table’s clocks are already.
