# Names and descriptions of commands and their options: names are lower case, at most 32
# characters; descriptions at most 100.

cmd-table-name = table
cmd-table = A table: open, join, play, manage
cmd-look-name = look
cmd-look = Look at a table; only you see the answer unless you share it

cmd-new-name = new
cmd-new = Open a table in this channel or in a thread
cmd-join-name = join
cmd-join = Sit down at the table of this channel
cmd-leave-name = leave
cmd-leave = Leave a table that has not begun
cmd-start-name = start
cmd-start = Begin the game
cmd-act-name = act
cmd-act = Open your private panel for what is to be decided now
cmd-end-name = end
cmd-end = Confirm and end your turn
cmd-undo-name = undo
cmd-undo = Take back your last decision
cmd-restart-name = restart
cmd-restart = Take back your whole turn
cmd-hand-name = hand
cmd-hand = Show what only you may see
cmd-cancel-name = cancel
cmd-cancel = End a table without a result
cmd-board-name = board
cmd-board = Show the board
cmd-log-name = log
cmd-log = Show what happened
cmd-catch-up-name = catch-up
cmd-catch-up = What happened since your last turn
cmd-score-name = score
cmd-score = Show the scores

opt-game-name = game
opt-game = Which game
opt-name-name = name
opt-name = A name for the table
opt-language-name = language
opt-language = Language of the public messages
opt-thread-name = thread
opt-thread = Make a thread for the table
opt-practice-name = practice
opt-practice = Play at once against computer seats, with hints
opt-share-name = share
opt-share = Show it to everybody in the channel
opt-text-name = text
opt-text = The board as text, for screen readers
