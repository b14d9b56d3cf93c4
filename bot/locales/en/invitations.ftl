# Inviting people

button-invite = Invite
lobby-closed = 🔒 Invited players only.
invite-head = 🪑 Invitations · **{ $name }** · #{ $table }
    -# The people you choose are pinged once in the channel, and a seat is held for each for 24 hours. They take it with *Join* or free it with *Decline*.
invite-choose = Choose people to invite…
invite-send-away = Remove a player…
invite-not-come = invited, not here yet
invite-only = { $closed ->
    [yes] Let anyone join
   *[no] Invited players only
}
invite-told = 🪑 { $who }: { $by } invites you to **{ $name }** · #{ $table }. Press *Join* above within 24 hours, or *Decline*.
invite-done = { $count ->
    [one] ✅ One seat is held.
   *[other] ✅ { $count } seats are held.
}
invite-sent-away = ✅ Their seat is free.
problem-too-many-invited = { $free ->
    [0] Table #{ $table } has no seat left to hold.
    [one] Table #{ $table } has only one seat left to hold.
   *[other] Table #{ $table } has only { $free } seats left to hold.
}
problem-only-invited = Table #{ $table } is for invited players only. Ask a player there to invite you.
problem-not-invited = No seat is held for you at table #{ $table }.
problem-invite-direct = You can’t invite anyone here: only you can see this conversation. Open a table in a server channel.
problem-not-there = They are not a player at table #{ $table }, and not invited.
note-lobby-expired = ⌛ **{ $name }** (#{ $table }) did not start within 14 days, so it was closed. New table: `/table new`.
menu-invite = Invite to my table
invite-where = Choose a table…
invite-where-head = 🪑 To which table do you invite { $name }?
invite-person-done = ✅ You invited { $name } to table #{ $table } in { $where }. A seat is held for 24 hours.
invite-person-again = ✅ { $name } was invited to table #{ $table } before. The seat is held for another 24 hours.
problem-no-own-lobby = You have no table on this server that is waiting for players. Open one with /table new, then invite people to it.
problem-invite-bot = { $name } is a bot. Bots can’t be invited.
problem-invite-self = You can’t invite yourself. Choose another person.
problem-invite-gone = This person is no longer on this server.
problem-invite-unseen = { $name } can’t see { $where }, where table #{ $table } is. Let them see the channel, or move the table.
problem-invite-shut-out = You can’t invite anyone to table #{ $table }: you or I can’t see { $where }, where it is.
