# Looking for players

seek-head = 🔎 **Your searches for players on this server.** Only you see this. When enough people fit, a table is opened in a thread and a seat is held for you for 24 hours.
seek-none = -# No search yet. Press *New search*.
seek-begun = ✅ The search is on. You are pinged when a table is found.
seek-stopped = ✅ The search is over.
seek-size = { $count } players
seek-pace-any = any clocks
seek-hours-any = any hours
seek-hours-near = at least 10 common hours
seek-hours-same = at least 12 common hours
seek-line-looking = { $number }. **{ $games }** · { $sizes } players · { $pace } · { $hours } · until { $until }
seek-line-found = { $number }. **{ $games }** · found: table #{ $table }
seek-find = -# If you chose several numbers of players, the smallest will do only after a day. Tables that look for players: `/find tables`.
seek-blocked = 🚫 Never with: { $names }. They won’t know.
seek-block = Never with these people…
seek-unblock = Unblock a person…
button-seek-new = New search
button-seek-stop = Stop search { $number }
button-seek-computers = { $games } with computers

form-seek = Look for players
form-seek-games = Games you would play
form-seek-sizes = Numbers of players you would like
form-seek-pace = Clocks
form-seek-hours = Hours awake together
form-seek-hours-help = From time zones and quiet hours (/table me). If two players choose differently, the stricter counts.

lobby-found = 🔎 You were all looking for players. Press *Join* within 24 hours. *Decline* ends your search.
seek-held = 🔎 { $who }: you are looking for players, and **{ $name }** · #{ $table } fits. Press *Join* above within 24 hours. *Decline* ends your search.
seek-ended = ⌛ Your search for { $games } began 14 days ago and is over. Begin another with `/find players`, or open a table with `/table new`.
seek-alone = 🔎 You began to look for { $games } 3 days ago. It continues until you stop it with `/find players`. Or play with computer players instead:
seek-opened = ✅ Table #{ $table } is open in { $where }. Press *Start* there.
note-found-closed = ⌛ Not enough people came to **{ $name }** (#{ $table }), so it was closed. The searches of the players who came continue.

problem-seek-direct = Players are found on a server. Use `/find players` in a server channel.
problem-seek-sizes = None of these games can be played by that many players.
problem-seek-zone = Common hours need your time zone. Set it with `/table me` first, or search with any hours.
problem-seek-most = You have { $most } searches on this server already. Stop one first.
problem-seek-missed = You did not come to two tables that were found for you. You can search again from { $until }.
problem-seek-over = This search is over. `/find players` shows the ones you have.
problem-seek-found = Table #{ $table } was found for you. Play there, or decline there first.
problem-seek-nowhere = A thread can’t be opened in { $channel } now. Stop this search and begin one in another channel.
