language-name = English

# Buttons

button-act = Act
button-board = Board
button-catch-up = Catch up
button-refresh = Refresh
button-undo = Undo
button-restart = Restart turn
button-back = Back
button-hand = Hand
button-end = Confirm and end turn
button-join = Join
button-leave = Leave
button-computer = Add computer
button-remove-computer = Remove computer
button-options = Options
button-start = Start
button-cancel = Cancel
button-ask-table = Ask the table

# Lobby

level-random = random computer
level-greedy = computer
lobby-open = { $count } of { $most } seats taken; { $least } are needed to start.
lobby-begun = The game has begun.
lobby-cancelled = This table was cancelled.
computer-ask = Which computer player should sit down?
computer-done = Done: { $count ->
    [one] { $count } seat is taken.
   *[other] { $count } seats are taken.
}
options-head = Options of table #{ $table }
option-language = Language
new-done = Table #{ $table } is open in { $where }.
join-done = You sit at table #{ $table }.
leave-done = You have left table #{ $table }.
start-done = Table #{ $table } has begun.
cancel-done = Table #{ $table } was ended without a result.

# Panel

panel-head = **{ $name }** · #{ $table } · { $status }
panel-waiting = You have nothing to decide now. Waiting for { $names }.
panel-choose = Choose…
panel-page = Page { $page } of { $pages }
undo-done = ↩ Your last decision was taken back.
undo-turn-done = ↩ Your turn begins again.

# Posts

ping-head = **{ $name }** · #{ $table } · { $status }
ping-line = ➜ { $who }: { $prompt } { $since }
score-line = { $rank }. **{ $name }**: **{ $total }** ({ $parts })
score-ties = Ties broken by { $keys }.
score-so-far = Scores so far · **{ $name }** · #{ $table }
score-final = Final scores · **{ $name }** · #{ $table }
log-head = Log · **{ $name }** · #{ $table }
hand-head = For your eyes only · **{ $name }** · #{ $table }
catch-up-head = Since your last turn · **{ $name }** · #{ $table }
catch-up-nothing = Nothing has happened since then.

log-start = The game begins.
log-undo = The table agreed to take back what { $name } did last.

# Trouble

trouble-gone = The channel of your table **{ $name }** (#{ $table }) no longer exists. Use /table settings in another channel to move the table there.
trouble-forbidden = I may not write in { $channel }, the channel of your table **{ $name }** (#{ $table }). Please give me “Send Messages”, “Attach Files” and “Embed Links” there; the game goes on as soon as I can write.
