# Inviter des personnes

button-invite = Inviter
lobby-closed = 🔒 Seules les personnes invitées peuvent s’asseoir.
invite-head = 🪑 Invitations · **{ $name }** · #{ $table }
    -# Les personnes choisies sont prévenues une fois dans le salon, et une place leur est réservée pendant 24 heures. Elles la prennent avec *Rejoindre* ou la libèrent avec *Décliner*.
invite-choose = Choisissez qui inviter…
invite-send-away = Faire partir quelqu’un…
invite-not-come = invitation sans réponse
invite-only = { $closed ->
    [yes] Ouvrir à tout le monde
   *[no] Réserver aux invités
}
invite-told = 🪑 { $who } : { $by } vous invite à **{ $name }** · #{ $table }. Appuyez sur *Rejoindre* ci-dessus dans les 24 heures, ou sur *Décliner*.
invite-done = { $count ->
    [one] ✅ Une place est réservée.
   *[other] ✅ { $count } places sont réservées.
}
invite-sent-away = ✅ Sa place est libre.
problem-too-many-invited = { $free ->
    [0] La table #{ $table } n’a plus de place à réserver.
    [one] La table #{ $table } n’a plus qu’une place à réserver.
   *[other] La table #{ $table } n’a plus que { $free } places à réserver.
}
problem-only-invited = La table #{ $table } est réservée aux personnes invitées. Demandez une invitation à quelqu’un qui y est assis.
problem-not-invited = Aucune place ne vous est réservée à la table #{ $table }.
problem-invite-direct = Personne ne peut être invité ici : vous seul voyez cette conversation. Ouvrez une table dans le salon d’un serveur.
problem-not-there = Cette personne n’est ni assise à la table #{ $table }, ni invitée.
note-lobby-expired = ⌛ La partie de **{ $name }** (#{ $table }) n’avait pas commencé après 14 jours : la table est fermée. Une autre : `/table ouvrir`.
