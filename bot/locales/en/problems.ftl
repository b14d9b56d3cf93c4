problem-stale = That has already been decided. Here is your current question.
problem-no-plan = You have no move to prepare now.
problem-plan-empty = Choose a move first.
problem-choice-first = Set the choice before this one to be played first: open it and press its green button.
problem-refused = You can’t do that now.
problem-setup = { $game }: { $why }
problem-instead = You can: { $actions }
problem-to-decide = Your decision now: { $prompt }
problem-not-seated = You’re not a player at table #{ $table }.
problem-table-lobby = Table #{ $table } has not started. Any player there can start it with /table start.
problem-table-playing = The game at table #{ $table } is already running.
problem-table-paused = Table #{ $table } is paused. To resume: /table pause.
problem-table-finished = The game at table #{ $table } is over.
problem-table-cancelled = Table #{ $table } was cancelled. Open a new one with /table new.
problem-no-scores = The game at table #{ $table } was cancelled, so it has no scores.
problem-export-running = While table #{ $table } is being played, only its players can export it. Once it has ended, anyone can.
problem-no-such-table = No table found for “{ $name }”. Choose one of the suggestions, or type its number.
problem-person-seated = { $name } is already a player at table #{ $table }.
problem-unknown-table = Table #{ $table } no longer exists.
problem-unknown-game = No game found for “{ $game }”.
problem-other-game = The table in this channel plays { $game }.
problem-no-table-here = This channel has no table. Open one with /table new.
problem-not-here = This only works on a server that I’m on. Here you can use /table mine and /table me.
problem-channel-busy = Table #{ $table } is running in this channel. Use another channel or a thread.
problem-not-lobby = Table #{ $table } has already started.
problem-already-seated = You’re already a player at table #{ $table }.
problem-table-full = Table #{ $table } is full.
problem-seats-held = Every free seat at table #{ $table } is held for an invited player. The next hold expires { $until }.
problem-rematch-held = The rematch is already open: table #{ $table } in { $where }. Your seat is held until { $until }; press *Join* there.
problem-rematch-seated = The rematch is already open, and you have a seat there: table #{ $table } in { $where }.
problem-not-over = The game at table #{ $table } isn’t over yet. Its deal stays secret until then.
problem-not-finished = Table #{ $table } has no result yet. You can only rematch a finished game.
problem-unknown-level = This game has no computer player of that level now. Choose another one.
problem-no-people = Table #{ $table } has only computer players. A person must join before it can start.
problem-no-computer = Table #{ $table } has no computer player.
problem-pruned = That position of table #{ $table } is no longer stored.
problem-undo-nothing = You have nothing to undo.
problem-undo-revealed = Your last decision revealed something hidden or used chance, so undoing it needs a vote.
problem-undo-closed = That turn has ended, so undoing it needs a vote.
problem-undo-shown = The phase is over and all players have seen its result, so undoing it needs a vote.
problem-undo-others = Others have decided since then, so undoing it needs a vote.
problem-no-such-value = You can’t use “{ $value }” for { $field } now.
problem-lacking = I need these permissions in this channel first: { $permissions }.
problem-no-thread-here = I can’t create a thread here. Use a text channel of a server, or a post of a forum.
problem-has-thread = This table already has a thread.
problem-command-changed = This command has changed. Reload Discord (Ctrl+R) and try again.
problem-button-changed = This button or menu is out of date. Use `/table act` for a new panel.
problem-database = I can’t reach my database right now. Nothing was changed. Please try again in a moment.
problem-outcome-unknown = I lost my database while saving that. Use `/table act` in a moment to see whether it counted.
problem-too-fast =
    You are pressing faster than I can follow. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
problem-too-many-pictures =
    You are opening pictures faster than I can draw them. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
problem-discord = Discord did not accept my answer. Use `/table act` to see the current position. (error { $id })
problem-not-drawn = I couldn’t draw the picture. Nothing in the game was lost. (error { $id })
problem-forbidden = I don’t have permission to do that here. (error { $id })
problem-shut = I can’t post in this thread because it is locked or archived. Someone who can manage threads must unlock it. (error { $id })
problem-defect = Something went wrong in the bot. Nothing in your game was lost. (error { $id })
problem-may-anyone = Anyone can do that.
problem-may-seated = Only players at this table can do that.
problem-may-seated-creator = Only players at this table or its creator can do that.
problem-may-creator-manager = Only the table’s creator or a server manager can do that.
problem-may-seated-creator-manager = Only players at this table, its creator or a server manager can do that.
problem-may-start = Only the table’s creator, { $name }, or a server manager can start the game. If { $name } leaves or is away, any player at the table can.
problem-may-creator-manager-vote = The table’s creator or a server manager can do that. The other players can start a vote on it.
problem-may-manager-vote = A server manager can do that. The players at this table can start a vote on it.
problem-may-vote = That needs a vote.
problem-vote-unknown = That vote no longer exists.
problem-seat-computer = { $name } is already a computer player.
problem-nothing-to-reclaim = You have no seat to reclaim at table #{ $table }.
problem-nobody-to-nudge = The table is only waiting for you.
problem-nudge-later = They were reminded recently. You can nudge them { $when }.
problem-not-confirmed = Nothing was changed. Choose confirm:True to confirm.
problem-no-such-seat = No player at this table is called “{ $name }”.
problem-no-bots = A bot can’t take a seat. Leave the player out to add a computer player.
problem-no-such-picture = No picture found for “{ $name }”. Choose one of the suggestions.
problem-no-such-topic = No rules page found for “{ $name }”. Choose one of the suggestions.
problem-no-such-part = No section of the board found for “{ $name }”. Choose one of the suggestions.
problem-no-such-part-near = No section of the board found for “{ $name }”. Did you mean “{ $near }”?
problem-several-parts = Several sections of the board match “{ $name }”: { $parts }.
problem-share-part = The whole board as text is { $count } messages, too many for the channel. Share one section: `/look board` with `share` and `part`.
problem-private-part = Only you can see “{ $name }”, so it can’t be shared.
problem-no-orders = This game has no orders.
problem-no-such-order = This game has no such order.
problem-order-empty = Choose what the order is about first.
problem-order-changed = That order is no longer possible. Choose again.
problem-order-long = An order can have at most { $most } choices.
problem-not-whole = Your move isn’t finished: complete it or undo it.
problem-no-boundary = The game can’t wait for you there now.
problem-away-days =
    You can be away for at most 30 days a year: { $days ->
        [0] you have no full day left
        [one] you have 1 day left
       *[other] you have { $days } days left
    }.
