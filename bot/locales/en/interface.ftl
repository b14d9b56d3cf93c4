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
button-elsewhere = Elsewhere…
button-back = Back
button-look = Zoom in
button-why = Why not?
button-join = Join
button-leave = Leave
button-decline = Decline
button-computer = Add computer
button-remove-computer = Remove computer
button-options = Options
button-thread = Move to a thread
button-start = Start
button-cancel = Close table
button-close-sure = Close for good
button-ask-table = Ask for a vote

# Lobby

option-changed = **{ $name }: { $value }** (standard: { $standard })
option-standard = Standard
options-rest = Everything else is standard: see *Options*.
options-none = All options are standard: see *Options*.
options-all-standard = All options of this game are standard.
options-fixed = -# Only the table’s creator or a server manager can change them.
options-others-standard = -# Everything else is standard.
option-now = { $name }: { $value }

level-random = Beginner
level-greedy = Normal
level-strong = Hard
level-seat = computer, { $level }
level-line = - **{ $level }**: { $help }
level-random-help = plays any legal move.
level-greedy-help = looks at its own turn.
level-strong-help = the strongest computer player of this game.
# { $level }: Beginner or Normal.
level-won = It wins { $won }% of games against { $others ->
    [one] one { $level } player
   *[other] { $others } { $level } players
}. An equal player would win { $fair }%.
lobby-open = { $count } of { $most } { $most ->
    [one] seat
   *[other] seats
} taken. { $missing ->
    [0] { $spare ->
        [0] Ready to start.
       *[other] These options allow { $spare } fewer.
    }
    [one] { $missing } more player is needed to start.
   *[other] { $missing } more players are needed to start.
}
lobby-held = 🪑 Held for { $who } until { $until }: press *Join* or *Decline*.
lobby-begun = The game has started.
lobby-cancelled = This table was closed.
lobby-moved = **{ $name }** · #{ $table } continues in { $where }.
computer-ask = Which computer player do you want to add?
computer-done = { $count ->
    [one] { $count } seat is taken now.
   *[other] { $count } seats are taken now.
}
options-head = Options for table #{ $table }
option-language = Language
new-done = Table #{ $table } is open in { $where }.
join-done = You joined table #{ $table }.
join-seated = You already have seat { $seat } at **{ $name }** · #{ $table }.
leave-done = You left table #{ $table }.
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
start-done = Table #{ $table } has started.
cancel-done = Table #{ $table } ended without a result.

# Panel

panel-head = **{ $name }** · #{ $table } · { $status }
panel-waiting = You have nothing to decide now. Waiting for { $names }.
panel-choose = Choose…
panel-choose-of = { $kind } · { $count } choices
panel-examples-more = and { $count } more
button-choose =
    { $number ->
        [0] Choose
       *[other] Choose { $number }
    }{ $leads ->
        [yes] …
       *[no] { "" }
    }
button-more = More…
more-head = What else you can do here
page-before = ◀ Previous page
page-next = Page { $page } of { $pages } · next page ▶
panel-choose-many = Choose one or more…
panel-choose-up-to = Choose up to { $count }…
panel-choose-exactly = Choose { $count }…
panel-chosen-elsewhere = You’ve made all your choices on the other pages.
panel-in-hand = -# 📝 Not confirmed yet: { $what }
panel-ahead = -# Nobody is waiting for you, but you can still do this:
panel-others = Waiting for { $names }.
panel-sent = -# 📨 Sent. It will be played automatically when the game continues: { $what }
panel-whole = Confirm to play this now, or undo it.
end-anyway = End anyway?
end-could = You can still do this: { $what }.
end-left = { $end } · left: { $what }
panel-final = 🔒 { $what }: you can’t undo this.
panel-final-ends = 🔒 { $what }: you can’t undo this. If nothing is left to do then, your turn ends.
panel-moved-on = The game has moved on. Here is the current position.
panel-legend = -# New to the game? **{ $picture }** explains every symbol. For screen readers: `/look board` with `text`.
panel-hints = -# Hints: ⭐ is what a computer player would do, where it is clearly the best. + shows the main gain of a choice, − the main cost.
panel-hint-why = -# ⭐ { $what }: { $why }
panel-waiting-some = You have nothing to decide now. { $done } of { $count } { $done ->
    [one] is
   *[other] are
} done.

# Turns prepared ahead

button-plan = Prepare my next move
button-plan-change = Change my prepared move
button-plan-drop = Drop the prepared move
button-plan-arm = Play when it’s my turn
plan-head = 📝 Preparing a move · **{ $name }** · #{ $table }
    -# Nothing is played yet, and only you see this. Press the green button to have it played when your turn comes. If a price, a gain or a place has changed by then, you’ll be asked instead.
plan-armed = 📝 When your turn comes, the bot will play:
plan-stops = You can’t prepare any further: the next step isn’t known yet.
plan-refused = ⚠ Your prepared move stopped at “{ $action }”: { $why }
plan-changed = ⚠ Your prepared move stopped: “{ $action }” would now be “{ $now }”.
draft-refused = ⚠ “{ $action }” and everything you chose after it were removed from your turn: { $why }
draft-changed = ⚠ Something has changed since you chose “{ $action }”. It would now be: { $now }
draft-left = 📝 You prepared “{ $action }”. It can’t be undone, so it was not played for you. Choose it if you still want it.
draft-direct = **{ $name }** · #{ $table }: { $what }
plan-stale = Your prepared move has changed. Here is the current version.
choice-name = { $rank ->
    [first] First choice
    [second] Second choice
   *[third] Third choice
}
choice-head = 📝 Preparing a move · **{ $name }** · #{ $table }
    -# Nothing is played yet, and only you see this. Press the green button to keep this choice. It is played only if no choice before it is possible, and as it is or not at all.
choice-line = ⏩ { $choice }: { $what }
choice-line-off = ▫️ { $choice }, not played automatically: { $what }
choice-blocked = ⚠ { $choice } is not played automatically, and no choice after it is. Open it and press the green button.
choice-unfinished = ⚠ { $choice } leaves something to decide. As it is, it can’t be played.
plan-unfinished = ⚠ This leaves something to decide. When your turn comes, you are asked for the rest.
choice-played = ✅ { $choice } was played for you.
choice-none = ⚠ None of your choices could be played. The steps of the first that are still possible are in your turn. The other choices were removed.
choice-refused = ⚠ { $choice } stopped at “{ $action }”: { $why }
choice-changed = ⚠ { $choice } stopped: “{ $action }” would now be “{ $now }”.
choice-partial = ⚠ { $choice } was not played: part of it is still undecided.
choice-unarmed = ⚠ Your first choice was not set to be played automatically, so your other choices were removed.
choices-armed = 📝 When your turn comes, the bot will play the first choice that is possible:
choices-head = 📝 Choices for your next turn
choices-about = **{ $name }** · #{ $table }
    -# Only you see this. When your turn comes, the bot plays the first choice that is possible as you prepared it, and removes the others.
button-choices = All choices
button-choice-new = { $rank ->
    [second] Second choice…
   *[third] Third choice…
}
button-choice-arm = { $rank ->
    [second] Keep as second choice
   *[third] Keep as third choice
}
button-choice-drop = Drop this choice
button-choice-change = { $rank ->
    [first] Change 1st
    [second] Change 2nd
   *[third] Change 3rd
}
button-choice-up = { $rank ->
    [second] Move second choice up
   *[third] Move third choice up
}

# Orders given in advance

button-orders = { $count ->
    [0] My plans
   *[other] My plans ({ $count })
}
button-order = { $stands ->
    [yes] ✓ { $name }
   *[no] { $name }
}
button-order-give = Turn this order on
button-order-drop = Turn this order off
orders-head = 📋 My plans · **{ $name }** · #{ $table }
    -# Only you see them. An order answers for you as soon as its question comes up, without a ping. Your unconfirmed and prepared moves come first.
orders-open = -# You have a question to answer now. An order that matches it is played at once.
order-line = { $stands ->
    [yes] ✅ **{ $name }**: { $help }.
   *[no] ▫️ **{ $name }**: { $help }.
}
order-values = -# In this order: { $values }
order-values-any = -# Chosen: { $values }
order-choosing = **Choose in order of preference, best first.**
order-choosing-any = **Choose one or more, one at a time.**
order-choose = Choose an order…
order-nothing = -# Nothing chosen yet.
order-add = Choose the next one…
order-add-any = Choose one more…
order-did = 📋 Your order “{ $name }”: { JOIN($did, by: "; ") }. { $when }
order-left = 📋 Your order “{ $name }” started your turn: { JOIN($did, by: "; ") }. Continue from there. { $when }
order-stopped = ⚠ Your order “{ $name }” stopped: { $why } { $when }
order-none-possible = None of your choices is possible.

press-held = -# 📨 Played up to here: a player asked the game to wait. The rest will be played automatically.
press-sent = -# 📨 Sent. It will be shown when everyone has finished.
press-done = -# ✅ Confirmed.
end-done = You have already ended your turn.
undo-done = ↩ Your last decision was undone.
undo-turn-done = ↩ Your turn was restarted.

# Posts

ping-head = **{ $name }** · #{ $table } · { $status }
ping-late = ⏰ Less than a quarter of the time is left: { $head }
ping-line = ➜ { $who }: { $prompt } { $since }
ping-window = **{ $title }**: { $ask }
ping-legend = -# New to the game? **{ $picture }** explains every symbol. For screen readers: `/look board` with `text`.
ping-done = -# { $done } of { $count } { $done ->
    [one] is
   *[other] are
} done.
ping-done-names = -# { $done } of { $count } { $done ->
    [one] is
   *[other] are
} done: { $names }.
ping-direct = ➜ { $prompt } { $since } · { $channel }
    -# Asked here, not in the channel: this table doesn’t show who is still deciding.
window-about = ❓ { $about }
window-titled = **{ $title }**: { $about }
window-ask = ➜ { $who }: { $prompt }
window-asked = ❓ { $who }: { $prompt }
window-asked-alone = ❓ Waiting for { $who }.
window-hold = ✋ { $who } asked the game to wait { $when }.
window-answered = -# Answered: { $names }.
window-answered-some = -# { $count ->
    [one] One player has answered.
   *[other] { $count } players have answered.
}
window-until = -# Until { $when }, { $left }.
window-until-default = -# Until { $when }, { $left }. Without an answer: { $default }.
window-until-hold = -# Until { $when }, { $left }. Then the game continues.
window-over = ✔ { $what }
window-closed = The game continues.
look-choose = Choose a picture…
look-rules = Rules: choose a page…
look-head = Zoom in · **{ $name }** · #{ $table }
score-line = { $rank }. **{ $name }**: **{ $total }**{ $parts }
score-line-together = • **{ $name }**: **{ $total }**{ $parts }
score-ties = Tie-breakers: { $keys }.
score-so-far = Scores so far · **{ $name }** · #{ $table }
score-final = Final scores · **{ $name }** · #{ $table }
log-head = Log · **{ $name }** · #{ $table }
hand-head = Only you can see this · **{ $name }** · #{ $table }
words-choose = As text: choose a section…
words-everything = Everything
words-news = What’s new
words-news-help = since your last move
words-only-new = -# New since your last move. Sections show only the lines that changed; the menu below shows them in full.
words-gone = No longer: { JOIN($names, by: "; ") }.
words-moved-on = -# The board has changed since that page, so it starts again.
words-own = only you can see this
words-no-secrets = -# You have no hidden information now. Here is the board:
words-nothing-new = -# Nothing has changed since your last move. Here is the current position:
words-unchanged = -# Unchanged since your last move: { JOIN($parts, by: "; ") }. Use the menu below to read them.
words-turn = Choose another page…
words-page = page { $page } of { $pages }
words-all = The whole board as text: `/look board` with `text`.
words-continued = { $title }, continued
catch-up-head = Since your last move · **{ $name }** · #{ $table }
catch-up-all = Since the beginning · **{ $name }** · #{ $table }
catch-up-last = What happened last · **{ $name }** · #{ $table }
catch-up-nothing = Nothing has happened since then.
catch-up-everybody = Everyone
catch-up-rest = -# “…”: some events don’t fit here. `/look log` has all of them, round by round.

log-round = Round { $round }
log-round-before = ⏮ Round { $round }
log-round-after = Round { $round } ⏭
log-start = The game starts.
log-default = ⏳ { $name } did not { $begun ->
    [yes] finish
   *[no] answer
} in time; the default was played for them.
log-default-did = ⏳ { $name } did not { $begun ->
    [yes] finish
   *[no] answer
} in time; the default was played for them: { $did }.
log-default-then = ⏳ { $name } did not { $begun ->
    [yes] finish
   *[no] answer
} in time; the moves above were played for them, then: { $did }.
log-waited-for = ⏳ The game continues without waiting for { $name }.
log-unnamed = ⏳ A player did not answer in time; the default was played for them.
note-absent = ⏳ **{ $name }** has run out of time twice in a row and counts as absent until they play again.
note-absent-somebody = ⏳ A player at **{ $table }** has run out of time twice in a row and counts as absent until they play again.
log-forced = ⏩ { $name } had only one legal move; it was played for them.

# Trouble

trouble-gone = The channel of your table **{ $name }** (#{ $table }) no longer exists. Use /table settings in another channel to move the table there.
trouble-forbidden = I can’t post in { $channel }, the channel of your table **{ $name }** (#{ $table }). Please give me “View Channel”, “Send Messages” and “Attach Files” there. The game continues as soon as I can post.

# Changes at a table

note-pause = ⏸ **{ $name }** is paused. To resume: /table pause.
note-resume = ▶ **{ $name }** has resumed.
note-resign = { $name } resigned. A computer player has the seat until they reclaim it.
note-resign-anothers = { $name } gave up the seat they had taken over. A computer player has it until the original player reclaims it.
note-reclaim = { $other } is back.
note-replace = { $other } now plays { $name }’s seat.
note-replace-computer = A computer player now plays { $name }’s seat. { $name } can take it back with /table reclaim.
note-replace-computer-anothers = A computer player now plays { $name }’s seat. The original player can take it back with /table reclaim.
note-deserted = ⏹ Only computer players are left at **{ $table }**, so the game has stopped. A former player can take their seat back with /table reclaim, and the game continues.
note-deserted-paused = ⏹ Only computer players are left at **{ $table }**, and it is paused. A former player can take their seat back with /table reclaim, then resume with /table pause.
note-deserted-next = The table’s creator or a server manager can give a seat to someone with /table replace, or end the game with /table cancel.
note-deserted-next-direct = The table’s creator can end the game with /table cancel.
note-still-paused = ⏸ **{ $name }** is still paused. To resume: /table pause.
note-ended-by = 🏁 **{ $name }** is over: { $who } ended it without a result.
note-ended-agreed = 🏁 **{ $name }** is over: the table voted to end it without a result.
note-ended-next = -# Final position: `/look board`. New table: `/table new`.
note-unanswered = { $name } has not answered 5 reminders, so no more will be sent. Use /table replace to give the seat to someone else.
note-unanswered-somebody = A player at **{ $name }** has not answered 5 reminders, so no more will be sent. Turn on free defaults with /table settings, or give a seat to someone else with /table replace.
note-costly = ⏳ { $name } is not answering, and every default would cost them something, so nothing was played. Remind them with /table nudge, replace them with /table replace, or pause with /table pause.
note-costly-somebody = ⏳ A player at **{ $table }** is not answering, and every default would cost them something, so nothing was played. Remind them with /table nudge, replace them with /table replace, or pause with /table pause.
log-unreadable = (Log entry { $number } can’t be read.)
log-rewind = The table voted to go back.
log-withdrawn-step = ↩ { $name } withdrew their last decision.
log-withdrawn = ↩ { $name } withdrew the end of their turn.
pause-done = Table #{ $table } is paused.
resume-done = Table #{ $table } has resumed.
resign-done-anothers = A computer player now has the seat you took over at table #{ $table }. Only the original player can take it back.
resign-done = A computer player now has your seat at table #{ $table }. Use /table reclaim to take it back.
reclaim-done = You have your seat at table #{ $table } again.
replace-done = The seat at table #{ $table } has changed hands.
seated-direct = 🪑 You now have a seat at **{ $name }** (#{ $table }) in { $channel }. Use **/table act** there to play, or **/table resign** to give the seat to a computer player.
nudge-again = The question had been deleted. I posted it again, without notifying anyone twice.
nudge-done = Reminded: { $names }.
nudge-away = { $name } is away or in quiet hours until { $until }, so no reminder was sent.
nudge-done-undisclosed = All players who still have to answer have been reminded by direct message, unless they are away or in quiet hours. This table doesn’t show who they are.
nudge-nobody = No reminder was sent: all other players are away or in quiet hours.
note-away = 🌴 **{ $name }** is away until { $until }. Their clock is stopped.
note-back = 🌴 **{ $name }** is back. Their clock is running again.
away-done = You are away until { $until }. You won’t get reminders.
away-over = Welcome back.
away-still = You are back at this table, but still away everywhere else until { $until }, so you won’t get reminders here either. Use /table away days:0 to end that too.
mine-none = You have no tables. Open one with /table new.
mine-head = Your tables ({ $count })
mine-row = { $table }: { $said }
status-lobby = not started
status-cancelled = ended without a result; final position: { $status }
status-playing = waiting for others
status-paused = paused
status-deserted = stopped: only computer players are left
status-left-deserted = stopped: only computer players are left; use /table reclaim there to take your seat back
status-left = someone else has your seat; use /table reclaim there to take it back

# Votes

button-agree = Agree
button-refuse = Refuse
vote-undo = { $name } wants to go back to before the last decision.
vote-undo-turn = { $name } wants to go back to before the end of their turn, to change it.
vote-undo-phase = { $name } wants to go back into the phase that was just revealed, to change their choice. Later decisions by others will be undone too.
vote-undo-step = { $name } wants to undo a decision in their current turn. It revealed something or used chance.
vote-undo-answered = { $name } wants to undo a decision in their current turn. Later decisions by others will be undone too.
vote-undo-together = { $name } wants to undo a decision in this phase. Later decisions by others will be undone too.
vote-about = This would be undone:
vote-pause = { $name } wants to pause the game.
vote-resume = { $name } wants to resume the game.
vote-cancel = { $name } wants to end this game without a result.
vote-replace = { $name } wants a computer player to take { $other }’s seat.
vote-rule-all = All players must agree.
vote-rule-most = { $needed } must agree.
vote-stands-agreed = ✓ Agreed: { $who }
vote-stands-refused = ✗ Refused: { $who }
vote-excused-away = ○ Vote not needed: { $who } (away)
vote-excused-silent = ○ Vote not needed: { $who } (no answer for more than { $hours } hours). They can still vote.
vote-stands-missing = ➜ { $who }: please vote by { $until }.
vote-agreed = ✓ **Agreed.**
vote-refused = ✗ **Refused.**
vote-moot = ⌛ **Vote closed:** the game has moved on.
vote-went-on = ⌛ **Vote closed:** the game has moved on, and going back would now undo later events too.
vote-went-back = ⌛ **Vote closed:** the table has already agreed to go back. You can start a new vote.
vote-taken-back = ⌛ **Vote closed:** that decision has already been undone.
vote-paused = ⌛ **Vote closed:** the game is already paused.
vote-resumed = ⌛ **Vote closed:** the game has already resumed.
vote-reseated = ⌛ **Vote closed:** a seat has changed hands. You can start a new vote.
vote-deserted = ⌛ **Vote closed:** only computer players are left at the table.
vote-ended = ⌛ **Vote closed:** the game is over.
vote-moved = This vote is now in { $where }.
vote-waits-direct = 🗳 Please vote at **{ $name }** (#{ $table }) in { $channel } by { $until }.
vote-asked = The vote has started.

# Settings

settings-head = Settings · **{ $name }** · #{ $table }
setting-language = Language of public messages: { $now }
setting-theme = Pictures in the channel: { $now }
setting-remind = Reminders: { $now }
setting-absent = If a player doesn’t answer, play a free default: { $now }
setting-forced = Play forced moves automatically: { $now }
setting-theme-help = -# Pictures only one person sees use the colours they choose with /table me.
setting-absent-help = -# A free default costs the player nothing: ending a finished turn, declining an offer, taking a gain without a choice. It never skips a turn, spends a card or anything else they own, or chooses for them; the table is notified instead. Players who are away get no reminders and no default, except a forced move if the table plays those automatically. This is for players who still have time. What happens when a player runs out of time is set under Clocks.
hours = after { $hours } hours
remind-never = never
absent-never = never
forced-on = yes
forced-off = no, wait for the player
theme-dark = Dark
theme-dark-help = calm colours on dark blue
theme-contrast = High contrast
theme-contrast-help = brighter text and lines on black, no shading
theme-choice = { $name }: { $about }
theme-done = 🎨 { $theme }: used from now on for every picture only you see, at all your tables: your panel, your hand and **/look**. Pictures in a channel use the table’s colours (**/table settings**).

# Looking

rules-head = Rules: choose a page with /look rules.
rules-below = Rules: choose a page below.
why-nothing = Nothing of this kind is unavailable now: every option is already in your menu.
why-possible = You can do “{ $action }” now: use /table act.
why-unknown = Nothing here is called “{ $typed }”. Choose one of the suggestions of /table why, or leave the action out to see everything you can’t do now.
why-more = … and { $count } more. Type part of a name to narrow the list, or leave the action out to page through it.
export-done = Table #{ $table } as a file.
help =
    🪐 **Slow Orbit** plays space board games by post: days between moves, a picture after every turn, a ping when it’s your move.
    • **New here?** Choose a game below, or try one alone with **/table new practice:True**: it explains the game on one page, then you play against a computer player.
    • **With friends:** **/table new** opens a table in this channel. The others press *Join*, then you press *Start*.
    • **No players yet?** Press *Look for players* under your table, find one to join with **/find tables**, or let the bot look with **/find players**.
    • **Your move:** *Act* under a ping, or **/table act**, opens your private panel. You can undo every step until you confirm with the green button, unless it revealed something.
    • Each game also has its own command, whose options show what you can do.
    • **/look** shows the board, log, scores and rules; only you see the answer. **/table me** sets your language, colours and quiet hours.
    • **/table hand** shows your hidden information, **/table mine** all your tables. **/table away** stops pings and reminders for some days.
    • A table can play with clocks: set them under **Options** in the lobby, or later by vote with **/table settings**.
    Unofficial fan work; the games belong to their publishers.

# Delayed plays, and moments when the game waits for a player

later-refused-direct = **{ $name }** · #{ $table }: your delayed play is no longer possible; you keep it. { $action } — { $why }
holds-head = **Wait for me**: choose a moment when the game should wait for you, once, until you continue or your time runs out. Other players see this only when the game gets there.
holds-none = ▫️ Off
holds-now = ☑ { $where }
holds-choose = Choose where to wait…
holds-nowhere = Off
button-later = ⏳ Play later…
later-head = **{ $name }** · #{ $table }: which play should wait until this is over? It stays private, is checked again, and is then played automatically.
later-drop-choose = Cancel a delayed play…
later-waits = ⏳ Delayed: { $action }
later-refused = ⚠️ No longer possible; you keep it: { $action } — { $why }
later-not-now = You can play that right now, or it is no longer possible.
press-later = -# ⏳ Delayed. It will be played automatically when this is over, after any plays delayed earlier.

# The names of permissions as Discord’s settings show them.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
