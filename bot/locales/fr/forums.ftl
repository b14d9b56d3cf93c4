# Tables dans des publications de forums

opt-forum-name = forum
opt-forum = Un forum : la table y reçoit une publication, avec ses pendules en étiquette

tag-none = Sans pendules
tag-slow = Lent
tag-daily = Quotidien
tag-live = En direct

post-opening = 🪐 Une table s’ouvre ici…
post-unused = 🪐 Aucune table n’a été ouverte ici.
post-invited = 🪑 { $who } : une invitation à cette table. Voyez le premier message de cette publication.

permission-send_messages-forum = Créer des publications
permission-send_messages_in_threads-forum = Envoyer des messages dans les publications

problem-lacking-forum = Il me faut d’abord ces permissions dans { $where } : { $permissions }.
problem-no-forum = { $where } n’est pas un forum. Choisissez un forum, ou utilisez `/table ouvrir` dans un salon textuel.
problem-forum-person = Vous ne pouvez pas créer de publications dans ce forum. Choisissez-en un autre, ou ouvrez la table ici.
problem-forum-practice = Un entraînement n’a pas besoin de publication : vous y jouez seul. Laissez de côté les options **fil** et **forum**.
problem-forum-tag = Les publications de { $where } doivent avoir une étiquette, et aucune de celles que je peux utiliser ne correspond à ces pendules. Demandez à un modérateur d’y ajouter l’étiquette « { $tag } » pour tous, ou de m’y autoriser à gérer les salons.
