# Où sont les tables, avec quoi on y joue, et qui apprend les ennuis.

opt-invite-name = inviter
opt-invite = Une personne ou un rôle à inviter, notifié une seule fois
opt-pack-name = cartes
opt-pack = Un jeu de cartes de cet hôte au lieu de celles du bot
opt-table-name = table
opt-table = Le numéro de la table, si ce n’est pas celle de ce salon

option-pack = Cartes
pack-none = Celles du bot
lobby-invited = -# Invités : { $who }
lobby-pack = Cartes : **{ $pack }**
problem-replace-person = Seuls la personne qui a créé la table ou un gestionnaire du serveur peuvent confier une place à quelqu’un. N’indiquez personne pour lancer un vote sur un ordinateur.
problem-invite = { $name } ne peut pas être invité. Choisissez une personne, ou un rôle que vous et moi pouvons mentionner.
problem-invite-practice = Un entraînement est pour vous seul : vous ne pouvez y inviter personne.
problem-no-such-pack = Aucun jeu de cartes trouvé pour « { $name } » dans ce jeu.

button-move = Déplacer la table ici
move-done = La table #{ $table } est maintenant dans { $where }.
note-move = 📦 **{ $name }** continue ici.
note-moved-away = 📦 **{ $name }** (#{ $table }) a déménagé dans { $where }.
problem-here-already = La table #{ $table } est déjà dans ce salon.
problem-seat-direct = { $name } ne peut pas rejoindre cette table : elle est dans une conversation privée. Pour la déplacer, utilisez /table réglages dans le salon d’un serveur, avec le numéro de cette table.
problem-move-alone = Une table à plusieurs personnes ne peut pas être déplacée dans une conversation privée.

trouble-shut = Je ne peux pas écrire dans { $channel }, le fil de votre table **{ $name }** (#{ $table }), car il est verrouillé ou archivé. Une personne qui gère les fils doit le déverrouiller et le désarchiver. Ou déplacez la table avec /table réglages dans un autre salon. Rien n’est perdu, et je continue d’essayer.
trouble-refused = Discord refuse mes messages dans { $channel }, le salon de votre table **{ $name }** (#{ $table }) : « { $why } ». Un gestionnaire du serveur peut peut-être les autoriser. Ou déplacez la table avec /table réglages dans un autre salon. Rien n’est perdu, et je continue d’essayer.
trouble-defect = Le bot a rencontré un problème à votre table **{ $name }** (#{ $table }) : un message y manque encore. Rien n’est perdu dans la partie, et je continue d’essayer. L’hôte peut trouver la raison dans le journal, sous l’erreur { $id }.
trouble-undrawn = Je n’ai pas pu dessiner une image de la table **{ $name }** (#{ $table }). Ses messages montrent le plateau en texte. L’hôte peut trouver la raison dans le journal, sous l’erreur { $id }.
trouble-owed = Je n’ai pas pu vous écrire plus tôt :

problem-damaged = Cette version du bot ne peut pas lire la table #{ $table }. L’hôte peut en trouver la raison dans le journal. La personne qui a créé la table ou un gestionnaire du serveur peut y mettre fin avec `/table supprimer` pour libérer son salon.
problem-damaged-ended = La table #{ $table } est terminée, et cette version du bot ne peut pas la lire. L’hôte peut en trouver la raison dans le journal.
problem-damaged-position = Cette version du bot ne peut pas lire une position de la table #{ $table }. L’hôte peut en trouver la raison dans le journal.
cancel-damaged-done = La table #{ $table }, devenue illisible, a pris fin. Ce salon est libre pour une nouvelle table.

vote-expired = ⌛ **Vote clos :** tous les joueurs n’ont pas répondu en { $hours } heures. Rien n’a changé.
vote-expired-short = ⌛ **Vote clos :** tous les joueurs n’ont pas répondu en { $minutes } minutes. Rien n’a changé.
