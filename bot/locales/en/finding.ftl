# Finding people to play with: open tables

button-look-start = Look for players
button-look-stop = Stop looking
button-join-table = Join #{ $table }
lobby-listed = 🔎 Looking for players: this table is listed in `/find tables`.
problem-list-closed = Table #{ $table } is for invited players only. Press *Invite*, then *Let anyone join*, before you look for players.
problem-list-practice = Table #{ $table } is a practice table and can’t be listed. Use *Invite* to bring players here.
problem-list-direct = Only you can see this conversation, so nobody can join the table from here. Open a table in a server channel.

find-head = 🔎 **Open tables ({ $count })**
find-seats = { $taken } of { $range ->
    [one] { $most } { $most ->
        [one] player
       *[other] players
    }
   *[many] { $least }–{ $most } players
}{ $free ->
    [1] , last seat
   *[other] {""}
}
find-pace = { $clocks ->
    [none] no clocks
   *[other] { $pace }
}
find-hours = { $hours ->
    [0] no common hours
    [one] about { $hours } common hour
   *[other] about { $hours } common hours
}
find-no-zone = -# { $zone ->
    [none] Set your time zone with `/table me`. A day later you see here how many hours a day you share with the players.
   *[new] How many hours a day you share with the players is shown a day after you changed your time zone or quiet hours.
}
find-joined = ✅ You joined table #{ $table } in { $where }.
find-none = No table that you can join is looking for players on this server. Open one with `/table new`, then press *Look for players* there.
find-none-fits = No open table has that game and pace. Leave the options out to see the others, or open a table with `/table new` and press *Look for players* there.
problem-find-direct = Open tables belong to a server. Use `/find tables` in a server channel.
problem-find-gone = Table #{ $table } is no longer open to you. Use `/find tables` again to see the open tables.
