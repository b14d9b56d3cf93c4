# Chercher des joueurs

seek-head = 🔎 **Vos recherches de joueurs sur ce serveur.** Vous seul voyez ceci. Dès que le groupe est complet, une table s’ouvre dans un fil et une place vous est réservée pendant 24 heures.
seek-none = -# Aucune pour l’instant. Appuyez sur *Nouvelle recherche*.
seek-begun = ✅ La recherche est lancée. Une notification vous préviendra quand une table sera trouvée.
seek-stopped = ✅ La recherche est terminée.
seek-size = { $count } joueurs
seek-pace-any = peu importe la pendule
seek-hours-any = peu importe l’heure
seek-hours-near = au moins 10 heures en commun
seek-hours-same = au moins 12 heures en commun
seek-line-looking = { $number }. **{ $games }** · { $sizes } joueurs · { $pace } · { $hours } · jusqu’au { $until }
seek-line-found = { $number }. **{ $games }** · trouvé : la table #{ $table }
seek-find = -# Si vous avez choisi plusieurs nombres de joueurs, le plus petit ne convient qu’après un jour. Tables qui cherchent des joueurs : `/trouver tables`.
seek-blocked = 🚫 Jamais avec : { $names }. Ces personnes ne le savent pas.
seek-block = Jamais avec ces personnes…
seek-unblock = Débloquer une personne…
button-seek-new = Nouvelle recherche
button-seek-stop = Arrêter la recherche { $number }
button-seek-computers = { $games } avec des ordinateurs

form-seek = Chercher des joueurs
form-seek-games = Jeux qui vous plairaient
form-seek-sizes = Nombres de joueurs souhaités
form-seek-pace = Pendules
form-seek-hours = Heures où l’on est éveillé ensemble
form-seek-hours-help = D’après fuseaux et heures calmes (/table moi). Entre deux choix, le plus strict compte.

lobby-found = 🔎 Vous cherchiez tous des joueurs. Appuyez sur *Rejoindre* dans les 24 heures. *Décliner* met fin à votre recherche.
seek-held = 🔎 { $who } : vous cherchez des joueurs, et **{ $name }** · #{ $table } convient. Appuyez sur *Rejoindre* ci-dessus dans les 24 heures. *Décliner* met fin à votre recherche.
seek-ended = ⌛ Votre recherche pour { $games } a commencé il y a 14 jours et est terminée. Lancez-en une autre avec `/trouver joueurs`, ou ouvrez une table avec `/table ouvrir`.
seek-alone = 🔎 Vous cherchez des joueurs pour { $games } depuis 3 jours. La recherche continue jusqu’à ce que vous l’arrêtiez avec `/trouver joueurs`. Ou jouez plutôt avec des ordinateurs :
seek-opened = ✅ La table #{ $table } est ouverte dans { $where }. Appuyez-y sur *Commencer*.
note-found-closed = ⌛ Trop peu de personnes sont venues à **{ $name }** (#{ $table }) : la table a été fermée. Les recherches de celles qui sont venues continuent.

problem-seek-direct = On trouve des joueurs sur un serveur. Utilisez `/trouver joueurs` dans le salon d’un serveur.
problem-seek-sizes = Aucun de ces jeux ne se joue à ce nombre de joueurs.
problem-seek-zone = Les heures en commun demandent votre fuseau horaire. Réglez-le d’abord avec `/table moi`, ou cherchez sans heures en commun.
problem-seek-most = Vous avez déjà { $most } recherches sur ce serveur. Arrêtez-en une d’abord.
problem-seek-missed = Vous n’êtes pas venu à deux tables trouvées pour vous. Vous pourrez chercher de nouveau à partir du { $until }.
problem-seek-over = Cette recherche est terminée. `/trouver joueurs` montre celles que vous avez.
problem-seek-found = La table #{ $table } a été trouvée pour vous. Jouez-y, ou refusez-la d’abord.
problem-seek-nowhere = Impossible d’ouvrir un fil dans { $channel } pour l’instant. Arrêtez cette recherche et lancez-en une dans un autre salon.
