# Where tables are, which cards they use, and messages about problems

opt-invite-name = invite
opt-invite = A person or role to invite, pinged once
opt-pack-name = pack
opt-pack = A content pack of this host instead of the bot’s own cards
opt-table-name = table
opt-table = Table number, if it isn’t the table in this channel

option-pack = Cards
pack-none = The bot’s own
lobby-invited = -# Invited: { $who }
lobby-pack = Cards: **{ $pack }**
problem-replace-person = Only the table’s creator or a server manager can give a seat to a person. Leave the player out to start a vote on a computer player.
problem-invite = { $name } can’t be invited. Choose a person, or a role that both you and I can mention.
problem-invite-practice = A practice is for you alone: you can’t invite anyone to it.
problem-no-such-pack = No content pack found for “{ $name }” in this game.

button-move = Move the table here
move-done = Table #{ $table } is now in { $where }.
note-move = 📦 **{ $name }** continues here.
note-moved-away = 📦 **{ $name }** (#{ $table }) has moved to { $where }.
problem-here-already = Table #{ $table } is already in this channel.
problem-seat-direct = { $name } can’t join this table, because it is in a private conversation. To move it, use /table settings in a server channel, with this table’s number.
problem-move-alone = A table with several people can’t be moved into a private conversation.

trouble-shut = I can’t post in { $channel }, the thread of your table **{ $name }** (#{ $table }), because it is locked or archived. Someone who can manage threads must unlock and unarchive it. Or move the table with /table settings in another channel. Nothing is lost, and I keep trying.
trouble-refused = Discord refuses my messages in { $channel }, the channel of your table **{ $name }** (#{ $table }): “{ $why }”. A server manager may be able to allow them. Or move the table with /table settings in another channel. Nothing is lost, and I keep trying.
trouble-defect = Something went wrong in the bot at your table **{ $name }** (#{ $table }), so a message there is still missing. Nothing in the game is lost, and I keep trying. The host can find the reason in the log under error { $id }.
trouble-undrawn = I couldn’t draw a picture of table **{ $name }** (#{ $table }). Its posts show the board as text instead. The host can find the reason in the log under error { $id }.
trouble-owed = I couldn’t write to you earlier:

problem-damaged = This version of the bot can’t read table #{ $table }. The host can find the reason in the log. The table’s creator or a server manager can end it with `/table cancel` to free its channel.
problem-damaged-ended = Table #{ $table } has ended, and this version of the bot can’t read it. The host can find the reason in the log.
problem-damaged-position = This version of the bot can’t read a position of table #{ $table }. The host can find the reason in the log.
cancel-damaged-done = Table #{ $table } could no longer be read and was ended. This channel is free for a new one.

vote-expired = ⌛ **Vote closed:** not all players answered within { $hours } hours. Nothing was changed.
vote-expired-short = ⌛ **Vote closed:** not all players answered within { $minutes } minutes. Nothing was changed.
