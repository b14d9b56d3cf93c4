# Où sont les tables, avec quoi on y joue, et qui apprend les ennuis.

opt-invite-name = inviter
opt-invite = Une personne ou un rôle à prévenir, une seule fois
opt-pack-name = cartes
opt-pack = Un jeu de cartes de cet hôte au lieu de celles du bot
opt-table-name = table
opt-table = Son numéro, si ce n’est pas la table de ce salon

option-pack = Cartes
pack-none = Celles du bot
lobby-invited = -# Invitation : { $who }
lobby-pack = Cartes : **{ $pack }**
problem-replace-person = Seules la personne qui a ouvert la table et celles qui gèrent le serveur peuvent confier une place à quelqu’un. Sans indiquer de personne, vous demandez à la table un ordinateur.
problem-invite = { $name } ne peut pas recevoir d’invitation. Choisissez une personne, ou un rôle que vous et moi pouvons mentionner.
problem-invite-practice = Une partie d’entraînement commence aussitôt ; personne ne peut y être invité.
problem-no-such-pack = Il n’y a pas ici de jeu de cartes appelé « { $name } » pour cette partie.

button-move = Déplacer la table dans ce salon
move-done = La table #{ $table } est maintenant dans { $where }.
note-move = 📦 **{ $name }** continue ici.
note-moved-away = 📦 **{ $name }** (#{ $table }) a déménagé dans { $where }.
problem-here-already = La table #{ $table } est déjà dans ce salon.
problem-seat-direct = { $name } ne pourrait pas venir à cette table : elle est dans une conversation privée. /table réglages dans le salon d’un serveur, avec le numéro de cette table, l’y amène.
problem-move-alone = Une table à plusieurs personnes ne peut pas aller dans une conversation privée.

trouble-shut = Je ne peux pas écrire dans { $channel }, le fil de votre table **{ $name }** (#{ $table }) : il est verrouillé ou archivé. Une personne qui gère les fils doit le déverrouiller et le désarchiver, ou vous pouvez déplacer la table avec /table réglages dans un autre salon. Rien n’est perdu et je continue d’essayer.
trouble-refused = Discord refuse mes messages dans { $channel }, le salon de votre table **{ $name }** (#{ $table }) : « { $why } ». Une personne qui gère le serveur peut sans doute les autoriser, ou vous pouvez déplacer la table avec /table réglages dans un autre salon. Rien n’est perdu et je continue d’essayer.
trouble-defect = Quelque chose s’est mal passé de mon côté à votre table **{ $name }** (#{ $table }) : il y manque encore une annonce. Rien de la partie n’est perdu et je continue d’essayer ; l’hôte trouve la raison dans mon journal sous l’erreur { $id }.
trouble-undrawn = Une image de la table **{ $name }** (#{ $table }) n’a pas pu être dessinée ; ses messages montrent le plateau en mots. L’hôte du bot trouvera la raison dans le journal, sous l’erreur { $id }.
trouble-owed = Je n’avais pas pu vous écrire :

problem-damaged = Cette version de moi ne sait pas lire la table #{ $table } ; mon hôte en trouve la raison dans le journal. La personne qui l’a ouverte et celles qui gèrent le serveur peuvent y mettre fin avec `/table supprimer` pour libérer son salon.
problem-damaged-ended = Cette version de moi ne sait pas lire la table #{ $table }, qui est terminée ; mon hôte en trouve la raison dans le journal.
problem-damaged-position = Cette version de moi ne sait pas lire une position de la table #{ $table } ; mon hôte en trouve la raison dans le journal.
cancel-damaged-done = La table #{ $table }, devenue illisible, est close. Ce salon est libre pour une nouvelle table.

vote-expired = ⌛ Tout le monde n’a pas répondu en { $hours } heures ; rien n’a changé.
vote-expired-short = ⌛ Tout le monde n’a pas répondu en { $minutes } minutes ; rien n’a changé.
