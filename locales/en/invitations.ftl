# Inviting people

button-invite = Invite
lobby-closed = 🔒 Only those who were invited can sit down.
invite-head = 🪑 Invitations · **{ $name }** · #{ $table }
    -# Whoever you choose is told in the channel, once, and has a seat held for 24 hours. They take it with *Join* or free it with *Decline*.
invite-choose = Choose whom to invite…
invite-send-away = Send somebody away…
invite-not-come = invited, has not come yet
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
    [0] Table #{ $table } has no seat left to be held.
    [one] Table #{ $table } has only one seat left to be held.
   *[other] Table #{ $table } has only { $free } seats left to be held.
}
problem-only-invited = Table #{ $table } is for those who were invited. Ask one of those who sit there to invite you.
problem-not-invited = No seat is held for you at table #{ $table }.
problem-invite-direct = Nobody can be invited here: only you can see this conversation. Open a table in a channel of a server.
problem-not-there = They neither sit at table #{ $table } nor are invited.
note-lobby-expired = ⌛ **{ $name }** (#{ $table }) had not begun after 14 days, so it is closed. Another one: `/table new`.
