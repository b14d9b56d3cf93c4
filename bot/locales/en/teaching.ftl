# What teaches a newcomer: how to play, the help, and the coach of practice tables.

button-howto = How to play
button-symbols = Symbols
button-first-turns = First turns
button-begin = Begin
button-practise = Try it alone
button-help-practice = Practice table
button-help-commands = Commands
button-help-settings = Settings

# How to play

howto-head = How to play · { $game }
howto-players = 👥 { $least } to { $most } players
howto-turns = ⏱ About { $turns } turns per player; a turn is { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} on average.
howto-turns-by = ⏱ Turns per player: { $turns }. A turn is { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} on average.
howto-turns-of = { $turns } ({ $players ->
    [one] alone
   *[other] with { $players }
})
howto-text =
    { "" }
    { "**" }Goal.** { $goal }

    { "**" }Your turn**
    { $steps }

    { "**" }End.** { $end }
howto-lines =
    { "" }
    { "**" }Good to know**
    { $lines }

howto-practice = -# Try it alone: `/table new game:{ $game } practice:True` explains the game step by step. The symbols, the first turns and all rules are below.

# The page with which a practice opens

practice-opening = -# Practice: you play against the computer in { $where }, and nothing counts. Undo as often as you like. The coach 🎓 explains each new kind of step. To stop: `/table cancel`.
practice-options = -# Options: { $options }

# Help

help-howto = How to play: choose a game…
help-symbols = Symbols: choose a game…
help-practice =
    ## Practice table
    { "**" }/table new practice:True** explains the game on one page, then you play against a computer player.
    • The coach 🎓 explains each new kind of step: what you can do, and why you might.
    • ⭐ is what a computer player would do, where that is clearly the best choice, and the line below says what it brings.
    • Undo as often as you like: nobody is waiting, and the game doesn’t count.
    • **/table cancel** ends it. A channel has one table at a time: use a thread (**thread:True**) where others play.
help-commands =
    ## Commands
    • **/table act** opens your panel, where you can do everything. **/table undo** undoes your last decision, **/table end** ends your turn, **/table plan** prepares your next move.
    • **/table new, join, leave, start** get a game going. **/find tables** shows the tables on this server that are looking for players, **/find players** looks for players for you, **/table mine** shows all your tables.
    • **/look board, log, score, zoom, rules** show the game, only to you unless you choose **share:True**. **/look catch-up** shows what happened since your last move, **/look history** shows the board turn by turn, **/look film** shows a finished game as a film.
    • **/look stats** shows your games or another player’s, with ratings if this server uses them.
    • **/table hand** shows your hidden information, **/table why** shows why you can’t do something.
    • **/table nudge** reminds the players everyone is waiting for, **/table away** announces days off, **/table pause** pauses a game, **/table resign** gives your seat to a computer player.
    • Each game has its own command, whose options show only what you can do.
help-settings =
    ## Settings
    • **Options** in the lobby: rules, language, card set and clocks of a table. **/table settings** changes language, colours, reminders and clocks later.
    • **/table me** is only for you: language, colours of the pictures only you see, time zone, quiet hours (no reminders, clocks stopped), direct messages, words instead of icons, *Delete my data*.
    • Posts in the channel use the table’s language and colours.
    • **My plans** in your panel: an order answers for you, a prepared move is played when your turn comes, and you choose what cancels them. Your note and *Tell me when I’m next* are there too.

# The coach

coach-closing = You’re done here. Check your turn: *Undo* takes back one step at a time. The green button confirms it, and then the others continue.
