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
menu-invite = Inviter à ma table
invite-where = Choisissez une table…
invite-where-head = 🪑 À quelle table invitez-vous { $name } ?
invite-person-done = ✅ Vous avez invité { $name } à la table #{ $table } dans { $where }. Une place est réservée pendant 24 heures.
invite-person-again = ✅ { $name } a déjà reçu une invitation à la table #{ $table }. La place est réservée pendant 24 heures de plus.
problem-no-own-lobby = Vous n’avez sur ce serveur aucune table qui attend des joueurs. Ouvrez-en une avec /table ouvrir, puis invitez-y des personnes.
problem-invite-bot = { $name } est un bot. Les bots ne peuvent pas être invités.
problem-invite-self = Vous ne pouvez pas vous inviter vous-même. Choisissez une autre personne.
problem-invite-gone = Cette personne n’est plus sur ce serveur.
problem-invite-unseen = { $name } ne voit pas { $where }, où se trouve la table #{ $table }. Ouvrez-lui le salon, ou déplacez la table.
problem-invite-shut-out = Vous ne pouvez inviter personne à la table #{ $table } : vous ou moi ne voyons pas { $where }, où elle se trouve.
