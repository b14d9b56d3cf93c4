# What teaches a newcomer: how to play, the help, and the coach of practice tables.

button-howto = How to play
button-symbols = Symbols
button-help-practice = Practice table
button-help-commands = Commands
button-help-settings = Settings

# How to play

howto-head = How to play · { $game }
howto-players = 👥 { $least } to { $most } players
howto-turns = ⏱ The game asks each person some { $turns } times; a turn is { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} on average.
howto-turns-by = ⏱ The game asks each person so many times: { $turns }. A turn is { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} on average.
howto-turns-of = { $turns } ({ $players ->
    [one] alone
   *[other] with { $players }
})
howto-text =
    { "" }
    { "**" }In your turn.** { $turn }

    { "**" }How you win.** { $win }

    { "**" }Good to know**
    { $lines }

howto-practice = -# Try it alone: `/table new game:{ $game } practice:True` explains every step. *Symbols* and all rules are below.

# Help

help-howto = How to play: choose a game…
help-symbols = Symbols: choose a game…
help-practice =
    ## Practice table
    { "**" }/table new practice:True** opens a table that begins at once: you against computer players.
    • The coach 🎓 says at each new kind of step what you can do and why one might, the first times you meet it.
    • ⭐ is what a computer player would do, where that is clearly the best choice, and the line below says what it brings.
    • Undo as often as you like; nobody waits for you, and nothing of it counts.
    • **/table cancel** ends it. A channel has one table at a time: use a thread (**thread:True**) where others play.
help-commands =
    ## Commands
    • **/table act** opens your panel; everything can be done from there. **/table undo** takes back, **/table end** ends your turn, **/table plan** prepares the next one.
    • **/table new, join, leave, start** bring people together; **/table mine** lists all your tables.
    • **/look board, log, score, zoom, rules** show things, to you alone unless you say **share:True**; **/look catch-up** tells what happened since your last move, **/look history** shows the board turn by turn, **/look film** a finished game as a film.
    • **/look stats** tells what you, or somebody else, have played; on a server that wants it, with ratings.
    • **/table hand** shows what only you may see, **/table why** says why something is not possible.
    • **/table nudge** reminds whoever is awaited, **/table away** announces days off, **/table pause** stops a game, **/table resign** gives your seat to a computer player.
    • Each game has a command of its own whose options offer only what is possible.
help-settings =
    ## Settings
    • **Options** in the lobby: rules, language, card set and clocks of a table. **/table settings** changes language, colours, reminders and clocks later.
    • **/table me** is yours alone: language, colours of the pictures that only you see, time zone, quiet hours in which nobody reminds you and your clocks stand still, direct messages, *Forget me*.
    • A table’s posts have the language and the colours of the table.
    • **My plans** in your panel: orders answer for you, a prepared move is played as soon as it is your turn; what cancels them is yours to tick. There too: your note, and *Tell me when I am next*.

# The coach

coach-practice = **Practice.** You play against computer players: nobody waits for you, and nothing counts. 🎓 explains each kind of step the first times you meet it; ⭐ is what a computer would do. To stop: `/table cancel`.
coach-closing = Nothing is left to do here. Check what you did: *Undo* takes it back step by step. The green button makes it count, and then the others go on.
