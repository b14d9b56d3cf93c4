# Seasons

cmd-season-name = season
cmd-season = Seasons: several rounds of tables of one game, with standings
cmd-season-new-name = new
cmd-season-new = Open a season in this channel; people of the server can enter it
cmd-season-join-name = join
cmd-season-join = Enter a season; once it runs, as a substitute
cmd-season-leave-name = leave
cmd-season-leave = Leave a season
cmd-season-show-name = show
cmd-season-show = Show a season and its standings
cmd-season-strike-name = strike
cmd-season-strike = Give a player of a season a strike, or take one back; everyone here reads it
cmd-season-end-name = end
cmd-season-end = End a season now: before its start it is cancelled, later its standings are final
opt-tournament-name = tournament
opt-tournament = All in one division, however many enter; otherwise divisions of 6 to 9, from 12 players on
opt-entrant-name = player
opt-entrant = Who gets the strike, or loses one
opt-reason-name = reason
opt-reason = Why; everyone here reads it
opt-back-name = back
opt-back = Take one strike back
opt-rounds-name = rounds
opt-rounds = How many rounds; 4 if you leave it out
opt-round_days-name = round-days
opt-round_days = How many days a round lasts at most; 28 for daily clocks, 56 for slow ones
opt-start_days-name = start-days
opt-start_days = In how many days it starts; 7 if you leave it out

season-title = { $kind ->
    [tournament] Tournament
   *[season] Season
} { $number } · { $game }
season-thread = { $title } · { $round } · { $who }
season-division = **Division { $number }**
season-division-title = Division { $number }
season-row = { "**" }{ $place }** · { $out ->
    [yes] ~~{ $name }~~
   *[no] { $name }
}: { $points } { $count ->
    [1] point
   *[other] points
}{ $move ->
    [up] {" "}↑
    [down] {" "}↓
   *[none] {""}
}{ $strikes ->
    [0] {""}
    [one] , { $strikes } strike
   *[other] , { $strikes } strikes
}
season-row-full = { $place }. { $out ->
    [yes] { $name }
   *[no] { $name }
}: { $points } { $count ->
    [1] point
   *[other] points
} (Sonneborn-Berger { $berger }, { $share } %, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}){ $move ->
    [up] {" "}↑
    [down] {" "}↓
   *[none] {""}
}{ $strikes ->
    [0] {""}
    [one] , { $strikes } strike
   *[other] , { $strikes } strikes
}
season-point = { "." }
season-stranger = A former player
season-player = Player { $number }
season-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
season-column-points = Points
season-brief-points = Pts
season-column-berger = Sonneborn-Berger
season-brief-berger = SB
season-column-share = Share
season-brief-share = %
season-column-tables = Tables
season-brief-tables = T

season-phase-open = not started
season-phase-running = Round { $round } of { $rounds }
season-phase-over = final standings
season-phase-cancelled = cancelled
season-about-open = Starts { $due }. { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} of tables of three or four, each of { $days } days at most; clocks: { $pace }.
season-about-running = Round { $round } of { $rounds }, until { $due } at the latest; clocks: { $pace }.
season-about-over = This season is over.
season-entrants = { $count ->
    [0] Nobody has entered yet.
    [one] One player:
   *[other] { $count } players:
}
season-you-in = -# You take part{ $strikes ->
    [0] .
    [one] {" "}and have one strike. With two you are out.
   *[other] {" "}and have { $strikes } strikes.
}
season-you-spare = -# You are a substitute: you are pinged when a player does not come to a table.
season-you-left = -# You left this season. You keep your points.
season-you-out = -# You are out of this season, and of the next one, after { $strikes } strikes.
season-your-table = ➜ Your table in round { $round }: { $where }
season-table = • { $where }: { $who }

season-news-open = Enter with *Join*. It starts { $due }, with at least three players. { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} of tables of three or four, each of { $days } days at most; clocks: { $pace }. First place 6 points, last place 0. If you don’t come within 48 hours, or give up your seat, you get 0 points and a strike. With two strikes you are out.
season-news-round = **Round { $round } of { $rounds }**, until { $due } at the latest. Take your seat within 48 hours.
season-news-over = The season is over. Final standings:
season-news-cancelled = The season is cancelled. It needs at least three players, or was called off.
season-substitutes = 🔔 { $who }: a seat is free at table #{ $table }. The first of you to press *Join* within 24 hours plays for the absent player.
lobby-held-season = 🪑 Held for { $who } until { $until }: press *Join*.
lobby-season = 🏆 A table of a season: the game starts as soon as all have joined.

season-strike-given =
    ⚠️ { $by } gives { $name } a strike: { $reason }
    { $state ->
    [out] With { $strikes } strikes { $name } is out of this season and the next one.
   *[other] With two strikes a player is out.
}
season-strike-back =
    ↩️ { $by } takes a strike back from { $name }: { $reason }
    { $strikes ->
    [0] { $name } has no strikes now.
    [one] { $name } has one strike now.
   *[other] { $name } has { $strikes } strikes now.
}
season-opened = ✅ { $title } is open. It is announced here in a moment.
season-joined-in = ✅ You take part. You are pinged when your first table is ready.
season-joined-spare = ✅ You are a substitute: you are pinged when a player does not come to a table.
season-left-open = ✅ You no longer take part.
season-left-running = ✅ You get no more tables. You keep your points, and you can finish your present game.
season-ended-open = ✅ The season is cancelled.
season-ended-running = ✅ The season is over. Its standings are final.
button-season-join = Join
button-season-spare = Join as a substitute
button-season-leave = Leave
season-leave-sure = Leave this season? You get no more tables, and can come back only as a substitute. You can still finish your present game.
button-season-leave-sure = Leave the season
season-held-up = ⚠️ Some tables are not open yet. For that the bot needs to see { $channel }, write there and create threads. In a forum it needs to create posts, and their tag if the forum requires one.
button-season-show = Standings

problem-season-hidden = You can’t see { $channel }, where the tables of this season are.
problem-season-direct = Seasons belong to a server. Use the command in a server channel.
problem-season-game = This game can’t be played by two and by three players, so there are no seasons of it.
problem-season-most = There are { $most } seasons on this server already. End one first.
problem-season-there = There is a season of this game already. It has to end first.
problem-season-none = There is no season here. A manager of the server opens one with `/season new`.
problem-season-which = There are several seasons. Choose the game.
problem-season-gone = This season is no longer there.
problem-season-over = This season is over.
problem-season-entered = You take part already.
problem-season-out = You are out of this season.
problem-season-out-last = You were put out of the last season, so you can’t enter this one.
problem-season-not-in = You don’t take part in this season.
problem-season-not-entered = This player does not take part in this season.
problem-season-no-strike = This player has no strike.
problem-season-new-member = You have to be on this server for 7 days. You can join from { $until }.
problem-season-table = Table #{ $table } belongs to a season, which sees to that itself.
