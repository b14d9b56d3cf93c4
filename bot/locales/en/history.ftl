# Looking back: the board turn by turn

cmd-history-name = history
cmd-history = Look back: the board and what happened, turn by turn
opt-turn-name = turn
opt-turn = Turn number; leave empty for the last one
button-history = History

history-place = { $turn ->
    [0] the beginning
   *[other] turn { $turn } of { $turns }
 }{ $round ->
    [0] { "" }
   *[other] { " " }· round { $round }
 }
history-listed = { $turn ->
    [0] The beginning
   *[other] Turn { $turn }
 }{ $round ->
    [0] { "" }
   *[other] { " " }· round { $round }
 }
history-head = History · **{ $name }** · #{ $table } · { $place }
log-to = To { $name } only: { $line }
history-nothing = No events in this turn.
history-lost = -# From turn { $turn } on the board can’t be shown: a rule was changed in the bot since then, or the log is damaged. The events are still listed.
history-lost-until = { history-lost } The board is available again after turn { $again }.

history-first = ◀◀ Beginning
history-before = ◀ { $turn ->
    [0] Beginning
   *[other] Turn { $turn }
 }
history-after = Turn { $turn } ▶
history-last = Turn { $turn } ▶▶
history-jump = Jump to…
history-round = Round { $round } · from turn { $turn } on
history-turns = Turns { $first } to { $last }
history-shown = Shown: { $name }
history-auto = The board that changed
history-seat = As { $name } saw it
history-own = As you saw it

problem-no-such-turn = No turn found for “{ $name }”. Table #{ $table } has { $turns ->
    [0] no finished turn yet
    [one] one turn so far
   *[other] turns 1 to { $turns } so far
 }.
