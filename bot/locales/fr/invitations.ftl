# Inviter des personnes

button-invite = Inviter
lobby-closed = 🔒 Réservée aux invités.
invite-head = 🪑 Invitations · **{ $name }** · #{ $table }
    -# Les personnes choisies sont notifiées une fois dans le salon, et une place est réservée à chacune pendant 24 heures. Elles la prennent avec *Rejoindre* ou la libèrent avec *Décliner*.
invite-choose = Choisissez des personnes à inviter…
invite-send-away = Retirer un joueur…
invite-not-come = invité, pas encore là
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
problem-only-invited = La table #{ $table } est réservée aux invités. Demandez à un joueur de la table de vous inviter.
problem-not-invited = Aucune place ne vous est réservée à la table #{ $table }.
problem-invite-direct = Vous ne pouvez inviter personne ici : vous seul voyez cette conversation. Ouvrez une table dans le salon d’un serveur.
problem-not-there = Cette personne ne joue pas à la table #{ $table } et n’est pas invitée.
note-lobby-expired = ⌛ **{ $name }** (#{ $table }) n’a pas commencé en 14 jours : la table a été fermée. Nouvelle table : `/table ouvrir`.
