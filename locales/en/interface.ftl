language-name = English

# Buttons

button-act = Act
button-board = Board
button-catch-up = Catch up
button-refresh = Refresh
button-undo = Undo
button-undo-ask = Undo…
button-withdraw = Withdraw
button-confirm = Confirm
button-apply = Apply
button-restart = Start over
button-back = Back
button-look = Look closer
button-why = Why not?
button-join = Join
button-leave = Leave
button-decline = Decline
button-computer = Add computer
button-remove-computer = Remove computer
button-options = Options
button-thread = Into a thread
button-start = Start
button-cancel = Close table
button-close-sure = Close for good
button-ask-table = Ask the table

# Lobby

option-changed = **{ $name }: { $value }** (standard: { $standard })
option-standard = Standard
options-rest = Everything else is standard: see *Options*.
options-none = All options are standard: see *Options*.
options-all-standard = All options of the game are standard.
options-fixed = -# Only the table’s creator or a server manager can change them.
options-others-standard = -# Everything else is standard.
option-now = { $name }: { $value }

level-random = computer, plays at random
level-greedy = computer
lobby-open = { $count } of { $most } { $most ->
    [one] seat
   *[other] seats
} taken. { $missing ->
    [0] { $spare ->
        [0] Ready to start.
       *[other] With these options that is { $spare } too many.
    }
    [one] { $missing } more player is needed to start.
   *[other] { $missing } more players are needed to start.
}
lobby-held = 🪑 Held for { $who } until { $until }: press *Join* or *Decline*.
lobby-begun = The game has begun.
lobby-cancelled = This table was closed.
lobby-moved = **{ $name }** · #{ $table } goes on in { $where }.
computer-ask = Which computer player should sit down?
computer-done = Done: { $count ->
    [one] { $count } seat is taken.
   *[other] { $count } seats are taken.
}
options-head = Options of table #{ $table }
option-language = Language
new-done = Table #{ $table } is open in { $where }.
join-done = You joined table #{ $table }.
join-seated = You already have seat { $seat } at **{ $name }** · #{ $table }.
leave-done = You have left table #{ $table }.
decline-done = You declined the invitation to table #{ $table }. Your seat is free.
close-sure = ⚠️ **Close { $name } · #{ $table }?** The game won’t start, and the table can’t be opened again.
close-others = { $count ->
    [one] { $names } loses their seat.
   *[other] { $names } lose their seats.
}
close-held = { $count ->
    [one] { $count } invitation is withdrawn.
   *[other] { $count } invitations are withdrawn.
}
close-done = Table #{ $table } is closed.
start-done = Table #{ $table } has begun.
cancel-done = Table #{ $table } was ended without a result.

# Panel

panel-head = **{ $name }** · #{ $table } · { $status }
panel-waiting = You have nothing to decide now. Waiting for { $names }.
panel-choose = Choose…
page-before = ◀ Previous page
page-next = Page { $page } of { $pages } · next page ▶
panel-choose-many = Choose one or several…
panel-choose-up-to = Choose up to { $count }…
panel-choose-exactly = Choose { $count }…
panel-chosen-elsewhere = Everything is chosen on the other pages.
panel-pay = How it is paid
panel-in-hand = -# To be confirmed: { $what }
panel-ahead = -# Nobody waits for you; what you may still do follows.
panel-others = Waiting for { $names }.
panel-sent = -# 📨 Sent, it follows by itself as soon as the game goes on: { $what }
panel-whole = Confirm to play this now, or take it back.
end-anyway = End anyway?
end-could = You can still do this: { $what }.
end-left = { $end } · left: { $what }
panel-final = 🔒 { $what }: you can’t undo this.
panel-moved-on = The table has moved on since this was shown. This is how it stands now.
panel-legend = -# New to the game? The button **{ $picture }** below explains every symbol. For screen readers: `/look board` with `text`.
panel-hints = -# Hints: ⭐ is what a computer player would do, where it is clearly the best. A plus shows the most of what a choice brings, a minus what it costs.
panel-hint-why = -# ⭐ { $what }: { $why }
panel-waiting-some = You have nothing to decide now. { $done } of { $count } { $done ->
    [one] is
   *[other] are
} done.

# Turns prepared ahead

button-plan = Prepare my next move
button-plan-change = Change my prepared move
button-plan-drop = Drop the prepared move
button-plan-arm = Play this as soon as I can
plan-head = 📝 Preparing a move · **{ $name }** · #{ $table }
    -# Nothing is played yet; only you see this. Press the green button to have it played for you when it is your move. If a price, a gain or a place has changed by then, you are asked instead.
plan-armed = 📝 As soon as it is your move, this is played:
plan-stops = Nothing more can be prepared: what comes next is not known yet.
plan-refused = ⚠ Your prepared move was set aside at “{ $action }”: { $why }
plan-changed = ⚠ Your prepared move was set aside: “{ $action }” would now be “{ $now }”.
draft-refused = ⚠ “{ $action }” and what you chose after it are not in your turn any more: { $why }
draft-changed = ⚠ Something has changed since you chose “{ $action }”. It would now be: { $now }
draft-left = 📝 “{ $action }” was prepared. It cannot be taken back, so it was not done for you: choose it if you still want it.
draft-direct = **{ $name }** · #{ $table }: { $what }
plan-stale = Your prepared move has changed since. This is how it stands now.

# Orders given in advance

button-orders = { $count ->
    [0] My plans
   *[other] My plans ({ $count })
}
button-order = { $stands ->
    [yes] ✓ { $name }
   *[no] { $name }
}
button-order-give = Give this order
button-order-drop = Drop this order
orders-head = 📋 My plans · **{ $name }** · #{ $table }
    -# Only you see them. An order answers for you as soon as its question is asked; you are not pinged for it. What you have in hand or prepared comes first.
orders-open = -# You are asked something now: an order that fits answers at once.
order-line = { $stands ->
    [yes] ✅ **{ $name }**: { $help }.
   *[no] ▫️ **{ $name }**: { $help }.
}
order-values = -# In this order: { $values }
order-values-any = -# Chosen: { $values }
order-choosing = **Choose one after the other, what you like best first.**
order-choosing-any = **Choose one or several, one after the other.**
order-choose = Choose an order…
order-nothing = -# Nothing is chosen yet.
order-add = Choose what comes next…
order-add-any = Choose one more…
order-did = 📋 Your order “{ $name }”: { JOIN($did, by: "; ") }. { $when }
order-left = 📋 Your order “{ $name }” has begun: { JOIN($did, by: "; ") }. Go on from there. { $when }
order-stopped = ⚠ Your order “{ $name }” stopped: { $why } { $when }
order-none-possible = Nothing that you had chosen is possible.

press-drafted = -# 📝 In hand: nobody else sees it yet, and you can take it back.
press-held = -# 📨 Played up to here: somebody asked to be waited for. The rest is sent, and follows by itself.
press-sent = -# 📨 Sent: it is shown when everybody is done.
press-done = -# ✅ Done: it counts now.
end-done = You have ended your turn already.
undo-done = ↩ Your last decision was taken back.
undo-turn-done = ↩ Your turn begins again.

# Posts

ping-head = **{ $name }** · #{ $table } · { $status }
ping-late = ⏰ Last quarter of the time: { $head }
ping-line = ➜ { $who }: { $prompt } { $since }
ping-window = **{ $title }**: { $ask }
ping-legend = -# New to the game? The button **{ $picture }** below explains every symbol. For screen readers: `/look board` with `text`.
ping-done = -# { $done } of { $count } { $done ->
    [one] is
   *[other] are
} done.
ping-done-names = -# { $done } of { $count } { $done ->
    [one] is
   *[other] are
} done: { $names }.
ping-direct = ➜ { $prompt } { $since } · { $channel }
    -# Asked here and not in the channel: at this table nobody learns who is still deciding.
window-about = ❓ { $about }
window-titled = **{ $title }**: { $about }
window-ask = ➜ { $who }: { $prompt }
window-asked = ❓ { $who }: { $prompt }
window-asked-alone = ❓ Waiting for { $who }.
window-hold = ✋ { $who } asked the game to wait { $when }.
window-answered = -# Answered: { $names }.
window-answered-some = -# { $count ->
    [one] One has answered.
   *[other] { $count } have answered.
}
window-until = -# Until { $when }, { $left }.
window-until-default = -# Until { $when }, { $left }. Without an answer: { $default }.
window-until-hold = -# Until { $when }, { $left }. Then the game continues.
window-over = ✔ { $what }
window-closed = The game continues.
look-choose = Choose a picture…
look-rules = Rules: choose a page…
look-head = Look closer · **{ $name }** · #{ $table }
score-line = { $rank }. **{ $name }**: **{ $total }**{ $parts }
score-line-together = • **{ $name }**: **{ $total }**{ $parts }
score-ties = Ties broken by { $keys }.
score-so-far = Scores so far · **{ $name }** · #{ $table }
score-final = Final scores · **{ $name }** · #{ $table }
log-head = Log · **{ $name }** · #{ $table }
hand-head = For your eyes only · **{ $name }** · #{ $table }
words-choose = In words: choose a part…
words-everything = Everything
words-news = What is new
words-news-help = since your last move
words-only-new = -# New since your last move. Of a part that changed only the lines that did; the menu below tells it whole.
words-gone = No longer: { JOIN($names, by: "; ") }.
words-moved-on = -# The board has moved on since that page; it begins again.
words-own = only for your eyes
words-no-secrets = -# There is nothing now that only you may see. This is the board:
words-nothing-new = -# Nothing has changed since your last move. This is how it stands:
words-unchanged = -# Unchanged since your last move: { JOIN($parts, by: "; ") }. The menu below tells each of them.
words-turn = Choose another page…
words-page = page { $page } of { $pages }
words-all = Everything on the table in words: `/look board` with `text`.
words-continued = { $title }, continued
catch-up-head = Since your last move · **{ $name }** · #{ $table }
catch-up-all = Since the beginning · **{ $name }** · #{ $table }
catch-up-last = What happened last · **{ $name }** · #{ $table }
catch-up-nothing = Nothing has happened since then.
catch-up-everybody = Everybody
catch-up-rest = -# “…”: not all of it has room here. `/look log` has everything, round by round.

log-round = Round { $round }
log-round-before = ⏮ Round { $round }
log-round-after = Round { $round } ⏭
log-start = The game begins.
log-default = ⏳ { $name } did not { $begun ->
    [yes] go on
   *[no] answer
}; the default was taken in their place.
log-default-did = ⏳ { $name } did not { $begun ->
    [yes] go on
   *[no] answer
}; the default was taken in their place: { $did }.
log-default-then = ⏳ { $name } did not { $begun ->
    [yes] go on
   *[no] answer
}; what follows was done in their place, then { $did }.
log-waited-for = ⏳ The game goes on without waiting for { $name } any longer.
log-unnamed = ⏳ Somebody did not answer; the default was taken in their place.
note-absent = ⏳ **{ $name }** has let their time run out twice in a row and counts as absent until they play again.
note-absent-somebody = ⏳ Somebody at **{ $table }** has let their time run out twice in a row and counts as absent until they play again.
log-forced = ⏩ { $name } could do nothing else; it was done in their place.

# Trouble

trouble-gone = The channel of your table **{ $name }** (#{ $table }) no longer exists. Use /table settings in another channel to move the table there.
trouble-forbidden = I may not write in { $channel }, the channel of your table **{ $name }** (#{ $table }). Please give me “View Channel”, “Send Messages” and “Attach Files” there; the game goes on as soon as I can write.

# Changes at a table

note-pause = ⏸ **{ $name }** is paused. To go on: /table pause.
note-resume = ▶ **{ $name }** goes on.
note-resign = { $name } resigned; a computer player takes the seat until it is reclaimed.
note-resign-anothers = { $name } gives up the seat they had taken over; a computer player takes it until whoever it was at first reclaims it.
note-reclaim = { $other } is back.
note-replace = { $other } now plays the seat of { $name }.
note-replace-computer = A computer player now plays the seat of { $name }, who may take it back with /table reclaim.
note-replace-computer-anothers = A computer player now plays the seat of { $name }. Whoever it was at first may take it back with /table reclaim.
note-deserted = ⏹ Only computer players are left at **{ $table }**, so the game stands still. Whoever had a seat takes it back with /table reclaim, and the game goes on.
note-deserted-paused = ⏹ Only computer players are left at **{ $table }**, which is paused. Whoever had a seat takes it back with /table reclaim; /table pause then goes on with the game.
note-deserted-next = The one who opened the table and managers of the server can give a seat to somebody with /table replace, or end the game with /table cancel.
note-deserted-next-direct = The one who opened the table can end the game with /table cancel.
note-still-paused = ⏸ **{ $name }** is still paused. To go on: /table pause.
note-ended-by = 🏁 **{ $name }** is over: { $who } ended it without a result.
note-ended-agreed = 🏁 **{ $name }** is over: the table agreed to end it without a result.
note-ended-next = -# How it stood: `/look board`. Another table here: `/table new`.
note-unanswered = { $name } has not answered 5 reminders, so there will be no more. /table replace can give the seat to somebody else.
note-unanswered-somebody = Somebody at **{ $name }** has not answered 5 reminders, so there will be no more. /table settings can have what costs nothing done for people who do not answer; /table replace gives a seat to somebody else.
note-costly = ⏳ { $name } does not answer. Whatever could be done in their place would cost them something, so nothing is done. /table nudge reminds them, /table replace gives the seat to a computer player or to somebody else, /table pause stops the game.
note-costly-somebody = ⏳ Somebody at **{ $table }** does not answer. Whatever could be done in their place would cost them something, so nothing is done. /table nudge reminds them, /table replace gives a seat to a computer player or to somebody else, /table pause stops the game.
log-unreadable = (Entry { $number } of the log cannot be read.)
log-rewind = The table agreed to go back.
log-withdrawn-step = ↩ { $name } took back what they did last.
log-withdrawn = ↩ { $name } took back the end of their turn.
pause-done = Table #{ $table } is paused.
resume-done = Table #{ $table } goes on.
resign-done-anothers = A computer player has the seat you had taken over at table #{ $table }. Only whoever it was at first can take it back.
resign-done = A computer player has your seat at table #{ $table }. /table reclaim gives it back to you.
reclaim-done = You play your seat at table #{ $table } again.
replace-done = The seat at table #{ $table } has changed hands.
seated-direct = 🪑 You have been given a seat at **{ $name }** (#{ $table }) in { $channel }. **/table act** there shows what is to be decided, **/table resign** gives the seat back to a computer player.
nudge-again = The question had been deleted. I’m posting it again, without notifying anyone twice.
nudge-done = Reminded: { $names }.
nudge-away = { $name } is away or has quiet hours until { $until } and is not reminded.
nudge-done-undisclosed = Whoever is not done has been reminded, by direct message, unless they are away or have quiet hours: at this table nobody learns who that is.
nudge-nobody = Nobody has been reminded: everybody else is away or has quiet hours.
note-away = 🌴 **{ $name }** is away until { $until }: their clock stands still until then.
note-back = 🌴 **{ $name }** is back: their clock goes on.
away-done = You are away until { $until }; nobody will remind you.
away-over = Welcome back.
away-still = You are back at this table, but still away everywhere until { $until }: nobody will remind you here either. /table away days:0 ends that too.
mine-none = You sit at no table. Open one with /table new.
mine-head = Your tables ({ $count })
mine-row = { $table }: { $said }
status-lobby = has not begun
status-cancelled = ended without a result and awaiting nobody; it stood so: { $status }
status-playing = others are to move
status-paused = paused
status-deserted = only computer players are left, so it stands still
status-left-deserted = only computer players are left, so it stands still; /table reclaim there takes your seat back
status-left = somebody else plays your seat; /table reclaim there takes it back

# Votes

button-agree = Agree
button-refuse = Refuse
vote-undo = { $name } asks to go back to before the last decision.
vote-undo-turn = { $name } asks to go back to before the end of their turn, to change it.
vote-undo-phase = { $name } asks to go back into the phase that was just shown, to before they were done. What others decided in it after that is taken back as well.
vote-undo-step = { $name } asks to take back a decision of the turn they are in; it revealed something or used chance.
vote-undo-answered = { $name } asks to take back a decision of the turn they are in. What others decided after it is taken back as well.
vote-undo-together = { $name } asks to take back a decision in this phase. What others decided after it is taken back as well.
vote-about = It is about:
vote-pause = { $name } asks to pause the game.
vote-resume = { $name } asks to go on with the game.
vote-cancel = { $name } asks to end this game without a result.
vote-replace = { $name } asks to give the seat of { $other } to a computer player.
vote-rule-all = Everybody has to agree.
vote-rule-most = { $needed } { $needed ->
    [one] has
   *[other] have
} to agree.
vote-stands-agreed = ✓ Agreed: { $who }
vote-stands-refused = ✗ Refused: { $who }
vote-excused-away = ○ Need not agree: { $who } (away)
vote-excused-silent = ○ Need not agree: { $who } (awaited for more than { $hours } hours). An answer counts all the same.
vote-stands-missing = ➜ { $who }: please answer, until { $until }.
vote-agreed = ✓ **Agreed.**
vote-refused = ✗ **Refused.**
vote-moot = ⌛ **This question has lapsed:** the game has gone on.
vote-went-on = ⌛ **This question has lapsed:** the game has gone on, and going back would now undo what has happened since.
vote-went-back = ⌛ **This question has lapsed:** the table has agreed to go back already. Whoever still wants it can ask again.
vote-taken-back = ⌛ **This question has lapsed:** that decision has been taken back already.
vote-paused = ⌛ **This question has lapsed:** the game is paused already.
vote-resumed = ⌛ **This question has lapsed:** the game goes on already.
vote-reseated = ⌛ **This question has lapsed:** a seat has changed hands. Whoever still wants it can ask again.
vote-deserted = ⌛ **This question has lapsed:** only computer players are left at the table.
vote-ended = ⌛ **This question has lapsed:** the game is over.
vote-moved = This is now asked in { $where }.
vote-waits-direct = 🗳 At **{ $name }** (#{ $table }) in { $channel } a vote waits for your answer, until { $until }.
vote-asked = The table has been asked.

# Settings

settings-head = Settings · **{ $name }** · #{ $table }
setting-language = Language of public messages: { $now }
setting-theme = Pictures in the channel: { $now }
setting-remind = Reminders: { $now }
setting-absent = For those who do not answer, do what costs nothing: { $now }
setting-forced = Where nothing else is possible, do it at once: { $now }
setting-theme-help = -# Pictures that only one person sees have the colours they choose with /table me.
setting-absent-help = -# For people who do not answer only what costs them nothing is ever done: a finished turn is ended, an offer declined, a gain taken that leaves no choice. Their turn, a card they hold or anything they own is never given up in their place, and nothing is chosen for them, such as which cards to keep; the table is told instead. People who are away are neither reminded nor played for, unless nothing else is possible and the table does that at once. This is about those who still have time: what is done at a table with clocks when somebody’s time runs out is chosen under Clocks.
hours = after { $hours } hours
remind-never = never
absent-never = never
forced-on = yes
forced-off = no, wait for the person
theme-dark = Dark
theme-dark-help = calm colours on dark blue
theme-contrast = High contrast
theme-contrast-help = brighter text and lines on black, nothing shaded
theme-choice = { $name }: { $about }
theme-done = 🎨 { $theme }: that is how you get every picture that only you see from now on, at all your tables: your panel, your hand, **/look**. What is posted in a channel has the colours of its table (**/table settings**).

# Looking

rules-head = Rules: choose a page with /look rules.
rules-below = Rules: choose a page below.
why-nothing = Nothing of that kind is out of reach now: whatever you can think of is offered.
why-possible = “{ $action }” is possible now: /table act offers it.
why-unknown = Nothing here is called “{ $typed }”. Choose one of the suggestions of /table why, or leave the action out to see everything that is not possible now.
why-more = … and { $count } more. Type more of the name, or leave the action out to turn the pages.
export-done = Table #{ $table } as a file.
help =
    🪐 **Slow Orbit** plays space board games by post: days between moves, a picture after every turn, a ping when it is your move.
    • **/table new** opens a table, **/table new practice:True** a game against computer players at once.
    • **Act** under a ping, or **/table act**, opens your private panel. Every step can be taken back until you press the green button that confirms them, unless it revealed something.
    • Each game also has a command of its own whose options offer what is possible.
    • **/look** shows board, log, scores and rules; only you see the answer. **/table me** sets your language, colours and quiet hours.
    • **/table hand** shows your secrets, **/table mine** all your tables, **/table away** gives you peace.
    • A table may play with clocks: **Options** at a new one, **/table settings** afterwards, by vote.
    Unofficial fan work; the games belong to their publishers.

# Plays put off, and where somebody asks to be waited for

later-refused-direct = **{ $name }** · #{ $table }: the play you put off is not possible any more, it stays with you. { $action } — { $why }
holds-head = **Waited for**: the game waits for you at the moment you choose, once, until you go on or your time is up. Others learn of it when it is reached.
holds-none = ▫️ at no moment
holds-now = ☑ { $where }
holds-choose = Ask to be waited for …
holds-nowhere = at no moment
button-later = ⏳ Put a play off …
later-head = **{ $name }** · #{ $table }: which play shall wait until this is over? It is kept in private, checked again then, and played by itself.
later-drop-choose = Drop a play that is put off …
later-waits = ⏳ Put off: { $action }
later-refused = ⚠️ Not possible any more, you keep it: { $action } — { $why }
later-not-now = That can be played right now, or is not possible any more.
press-later = -# ⏳ Put off: it is played by itself, in the order in which plays came, once this is over.

# The names of permissions as Discord’s settings show them.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
