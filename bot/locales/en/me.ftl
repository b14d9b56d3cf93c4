# What people set for themselves

cmd-me-name = me
cmd-me = Your language, colours, time zone, quiet hours and direct messages, everywhere
opt-zone-name = time-zone
opt-zone = Type a city, its current time, or hours from UTC such as UTC+2
opt-hours-name = quiet-hours
opt-hours = When you don’t want reminders, such as 22:00–07:00; at most 12 hours; none turns them off

me-head = **Your settings**, for all your tables. Only you see this.
me-language = 🗣 Language: **{ $now }**
me-language-discord = as in Discord
me-theme = 🎨 Pictures only you see: **{ $now }**. Pictures in a channel use the table’s colours.
me-zone = 🌍 Time zone: **{ $zone }** (now { $time })
me-zone-none = 🌍 Time zone: not set. Set it with *Change…* to have quiet hours.
me-quiet = 🌙 Quiet hours: **{ $hours }**. No reminders, and your clocks stop (not at a *live* table).
me-quiet-none = 🌙 Quiet hours: **none**
me-quiet-from = -# Starts { $when }: changes take effect a day after the last quiet hours began.
me-quiet-off = none
me-direct = ✉️ Direct messages: **{ $now }**
me-choose-language = Language
me-choose-theme = Colours of your pictures
me-choose-direct = Direct messages
direct-needed = private questions only
direct-needed-help = when the channel must not see who is asked
direct-always = every question
direct-always-help = as well as the ping in the channel
direct-never = none
direct-never-help = when the channel must not see who is asked, all players are pinged
me-amounts = 🔣 Amounts in texts: **{ $now }**
amounts-icons = icons
amounts-words = words
button-amounts-words = Words instead of icons
button-amounts-icons = Icons instead of words
button-forget-me = Delete my data…
button-privacy = Privacy
button-terms = Terms
button-forget-sure = Delete my data
forget-sure = ⚠️ **Delete my data.** { $running ->
    [0] You have no running tables.
    [one] You give up your seat at { $running } running table. A computer player takes it, or the game ends if nobody else is left.
   *[other] You give up your seats at { $running } running tables. Computer players take them, or a game ends if nobody else is left.
} Your name, id, settings, votes, notes and plans are deleted. { $count ->
    [0] Nothing else about you is stored.
    [one] At { $count } table, the other players keep their game, with a player without a name in your seat.
   *[other] At { $count } tables, the other players keep their games, with a player without a name in your seat.
} This can’t be undone. Messages in channels belong to Discord and stay there. Delete them there, or ask a moderator.
forget-works = ⏳ Deleting your data…
forget-done = 👋 Your data is deleted: { $count ->
    [0] nothing else about you was stored.
    [one] { $count } table no longer shows your name.
   *[other] { $count } tables no longer show your name.
} If the host has copies of the database, only the host can delete those.
forgotten-name = Player { $number }
problem-zone-first = Set your time zone first: **/table me time-zone:** and type a city.
problem-no-such-zone = No time zone found for “{ $name }”. Type a city such as Paris or New York and choose from the list, or type hours from UTC such as UTC+2.
problem-quiet-typed = I can’t read “{ $name }” as hours. Use the format 22:00-07:00, or none.
problem-quiet-long = Quiet hours can’t be longer than { $most } hours a day.

# My plans

button-note = My note
button-note-change = Change my note
button-cancels = What cancels them
button-next-off = 🔔 Tell me when I’m next
button-next-on = 🔔 Don’t tell me when next
note-mine = 📝 **Your note** (only you see it)
note-title = Your note
note-label = Only you see it. Clear to delete.
plans-move = Prepared, not played automatically: { $what }
plans-move-armed = ⏩ Plays when it’s your turn: { $what }
plans-lost = ⚠ Some of your plans for this table could not be read, so they were removed. Please set them up again.
plans-cancels = ✂️ { $plan }: cancelled by { $causes }
plan-move = Prepared move
plan-hold = Game waits for you: { $where }
plan-later = Delayed: { $what }
plan-cancelled = ✂️ { $plan }: { $why }
cancelled-direct = **{ $name }** · #{ $table }: some of your plans were cancelled, as you asked.
cancelled-line = ✂️ Cancelled, as you asked: **{ $plan }** ({ $why }, { $when })
cause-none = nothing
cause-round = a new round
cause-round-help = as soon as it starts
cause-asked = a question for you
cause-asked-help = during another player’s turn: a fight, a call, an offer
cause-changed = a change to what you have
cause-changed-help = another player changes your points, goods or cards
cancels-head = ✂️ **{ $plan }**: choose what cancels it. Only you see this. It is checked after every move.
cancels-which = Which plan
cancels-what = What cancels it (several at once)
next-direct = 🔔 **{ $name }** · #{ $table }: you’re next in { $channel }, after { $names }, unless something comes up first.
problem-plan-gone = That plan no longer exists.
problem-no-direct = You’ve turned direct messages off. Turn them on with **/table me** to get this notice.
problem-next-already = You’re already next, after { $names }.
problem-slow = That took too long. Please try again.
