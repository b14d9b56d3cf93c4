# Where tables are, what they are played with, and who is told of trouble.

opt-invite-name = invite
opt-invite = A person or a role to tell of the table, once
opt-pack-name = pack
opt-pack = A content pack of this host instead of the bot’s own cards
opt-table-name = table
opt-table = Its number, if it is not the table of this channel

option-pack = Cards
pack-none = The bot’s own
lobby-invited = -# Invited: { $who }
lobby-pack = Cards: **{ $pack }**
problem-replace-person = Only the one who opened the table and managers of the server may give a seat to a person. Leave the player out to ask the table for a computer player.
problem-invite = { $name } cannot be invited. Choose a person, or a role that you and I may mention.
problem-invite-practice = A practice table begins at once; nobody can be invited to it.
problem-no-such-pack = There is no content pack called “{ $name }” for this game here.

button-move = Move the table to this channel
move-done = Table #{ $table } is now in { $where }.
note-move = 📦 **{ $name }** goes on here.
note-moved-away = 📦 **{ $name }** (#{ $table }) has moved to { $where }.
problem-here-already = Table #{ $table } is in this channel already.
problem-seat-direct = { $name } could not come to this table: it is in a private conversation. /table settings in a channel of a server, with this table’s number, moves it there.
problem-move-alone = A table with several people cannot be moved into a private conversation.

trouble-shut = I can’t write in { $channel }, the thread of your table **{ $name }** (#{ $table }), because it is locked or archived. Someone who can manage threads must unlock and unarchive it, or you can move the table with /table settings in another channel. Nothing is lost, and I keep trying.
trouble-refused = Discord refuses my messages in { $channel }, the channel of your table **{ $name }** (#{ $table }): “{ $why }”. A server manager may be able to allow them, or you can move the table with /table settings in another channel. Nothing is lost, and I keep trying.
trouble-defect = Something went wrong on my side at your table **{ $name }** (#{ $table }), so something there has not been shown yet. Nothing of the game is lost and I keep trying; the host finds the reason in my log under error { $id }.
trouble-undrawn = A picture of table **{ $name }** (#{ $table }) could not be drawn; its posts show the board in words instead. The host of the bot finds the reason in its log under error { $id }.
trouble-owed = I could not write to you before:

problem-damaged = Table #{ $table } cannot be read by this version of me; my host finds the reason in the log. The one who opened it and managers of the server can end it with `/table cancel` so that its channel is free.
problem-damaged-ended = Table #{ $table }, which has ended, cannot be read by this version of me; my host finds the reason in the log.
problem-damaged-position = A position of table #{ $table } cannot be read by this version of me; my host finds the reason in the log.
cancel-damaged-done = Table #{ $table }, which could not be read any more, was ended. This channel is free for a new one.

vote-expired = ⌛ Not everybody answered within { $hours } hours; nothing was changed.
vote-expired-short = ⌛ Not everybody answered within { $minutes } minutes; nothing was changed.
