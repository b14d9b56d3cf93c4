# Playing on from a turn of a game that is over

button-play-on = Play on from here
button-play-on-again = Again from { $turn ->
    [0] the beginning
   *[other] turn { $turn }
 }
button-play-on-start = Play on
button-back-to-history = Back
play-on-name = { $game } · #{ $table } from { $turn ->
    [0] the beginning
   *[other] turn { $turn }
 }
play-on-head =
    ## Play on from here
    { "**" }{ $name }** · #{ $table } · { $place }
play-on-place = { $turn ->
    [0] the beginning
   *[other] after turn { $turn } of { $turns }
 }{ $round ->
    [0] { "" }
   *[other] { " " }· round { $round }
 }
play-on-about = You take one seat, computer players take the others. It’s a practice: nothing counts, and you can undo as often as you like.
play-on-alone = You play this game again from here. It’s a practice: nothing counts, and you can undo as often as you like.
play-on-then = { $name } finished that game with { $points } { $points ->
    [one] point
   *[other] points
 }. At the end you see both results.
play-on-where = { $place ->
    [thread] It opens in a new thread of this channel. Everyone here can watch.
   *[here] It opens in this channel. Everyone here can watch.
 }
play-on-seat = Your seat: { $name }
play-on-seat-next = to move · { $points } { $points ->
    [one] point
   *[other] points
 } at the end
play-on-seat-later = { $points } { $points ->
    [one] point
   *[other] points
 } at the end
play-on-level = Computer players: { $level }
play-on-deal = Hidden cards: { $now }
play-on-deal-again = Dealt again
play-on-deal-again-help = What this seat couldn’t see is shuffled: you know no more than it did.
play-on-deal-same = As they were
play-on-deal-same-help = The same cards come in the same order as in that game.
play-on-done = Table #{ $table } has started in { $where }. Press *Act* here or there.
play-on-result = Played on from #{ $table }, { $turn ->
    [0] the beginning
   *[other] turn { $turn }
 }. **Then: { $then }. Now: { $now }.**
deal-played-on = Table #{ $table } plays on from a position of table #{ $from }, so nothing was dealt at its beginning.
problem-play-on-running = The game at table #{ $table } has no result. You can only play on from a game that was finished.
problem-play-on-ended = The game at table #{ $table } ends there: no player has a decision left.
problem-play-on-lost = The board of table #{ $table } after turn { $turn } can’t be restored, so you can’t play on from there.
problem-play-on-many = You already play on at { $most } tables: { $tables }. Finish one, or end it with `/table cancel`.
problem-play-on-begin = Table #{ $table } did not start properly. Close it with `/table cancel`, and press *Play on from here* again.
log-played-on = The game plays on from #{ $table }, { $turn ->
    [0] the beginning
   *[other] turn { $turn }
 }.
