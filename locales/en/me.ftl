# What people set for themselves

cmd-me-name = me
cmd-me = Your language, colours, time zone, quiet hours and direct messages, everywhere
opt-zone-name = time-zone
opt-zone = Type a city, what time it is there, or hours from UTC such as UTC+2
opt-hours-name = quiet-hours
opt-hours = When nobody reminds you, such as 22:00–07:00; at most 12 hours; none ends them

me-head = **You**, at all your tables. Only you see this.
me-language = 🗣 Language: **{ $now }**
me-language-discord = as in Discord
me-theme = 🎨 Pictures that only you see: **{ $now }**. Those in a channel have the colours of its table.
me-zone = 🌍 Time zone: **{ $zone }**, where it is { $time } now
me-zone-none = 🌍 Time zone: not set. Set it with *Change…* to have quiet hours.
me-quiet = 🌙 Quiet hours: **{ $hours }**. Nobody reminds you then, and your clocks stand still (not at a *live* table).
me-quiet-none = 🌙 Quiet hours: **none**
me-quiet-from = -# These hold from { $when } on: quiet hours that are changed begin a day after the last ones began.
me-quiet-off = none
me-direct = ✉️ Direct messages: **{ $now }**
me-choose-language = Language
me-choose-theme = Colours of your pictures
me-choose-direct = Direct messages
direct-needed = what is only for you
direct-needed-help = where the channel may not learn that you are asked
direct-always = every question
direct-always-help = beside the ping in the channel
direct-never = none
direct-never-help = where the channel may not learn who is asked, all are pinged
button-forget-me = Forget me …
button-forget-sure = Forget me for good
forget-sure = ⚠️ **Forget me.** { $running ->
    [0] You play at no table now.
    [one] You give up your place at { $running } table now: a computer player goes on, or the game ends if nobody else is there.
   *[other] You give up your places at { $running } tables now: computer players go on, or the game ends where nobody else is there.
} Your name and id, your settings, votes, notes and plans are deleted. { $count ->
    [0] Nothing else is kept of you.
    [one] At { $count } table, the game of the others stays as it was played, by a player without a name.
   *[other] At { $count } tables, the games of the others stay as they were played, by a player without a name.
} It cannot be taken back. What stands in channels is Discord’s, and stays: delete it there, or ask a moderator.
forget-works = ⏳ Forgetting you …
forget-done = 👋 You are forgotten: { $count ->
    [0] nothing else was kept of you.
    [one] { $count } table knows you no more.
   *[other] { $count } tables know you no more.
} Copies that the host made of the database are theirs to delete.
forgotten-name = Player { $number }
problem-zone-first = Quiet hours need your time zone, which Discord tells nobody: **/table me time-zone:** and type a city.
problem-no-such-zone = No time zone found for “{ $name }”. Type a city such as Paris or New York and choose from the list, or type hours from UTC such as UTC+2.
problem-quiet-typed = “{ $name }” cannot be read as hours. Type them like 22:00-07:00, or none.
problem-quiet-long = Quiet hours are at most { $most } hours a day.

# My plans

button-note = My note
button-note-change = Change my note
button-cancels = What cancels them
button-next-off = 🔔 Tell me when I am next
button-next-on = 🔔 You are told when next
note-mine = 📝 **Your note** (only you see it)
note-title = Your note
note-label = Only you see it; empty to delete it
plans-move = Prepared, not played by itself: { $what }
plans-move-armed = ⏩ Played as soon as it is your turn: { $what }
plans-lost = ⚠ Some of your plans for this table could not be read, so I dropped them. Please set them up again.
plans-cancels = ✂️ { $plan }: cancelled by { $causes }
plan-move = Prepared move
plan-hold = Waited for: { $where }
plan-later = Put off: { $what }
plan-cancelled = ✂️ { $plan }: { $why }
cancelled-direct = **{ $name }** · #{ $table }: plans of yours are cancelled, as you asked.
cancelled-line = ✂️ Cancelled, as you asked: **{ $plan }** ({ $why }, { $when })
cause-none = nothing
cause-round = a new round
cause-round-help = as soon as one begins
cause-asked = a question to you
cause-asked-help = in the turn of others: a fight, a call, an offer
cause-changed = a change of what you have
cause-changed-help = your points, goods or cards change, and not by you
cancels-head = ✂️ **{ $plan }**: choose what cancels it. Only you see this; it is looked for whenever somebody has played.
cancels-which = Which plan
cancels-what = What cancels it (several at once)
next-direct = 🔔 **{ $name }** · #{ $table }: you are next in { $channel }, after { $names }, unless something comes in between.
problem-plan-gone = That plan is there no more.
problem-no-direct = You take no direct messages, by which you would be told: **/table me** changes that.
problem-next-already = You are next: after { $names }.
problem-slow = That took too long to open. Please press again.
