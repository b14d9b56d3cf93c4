# Ce que chacun règle pour soi

cmd-me-name = moi
cmd-me = Votre langue, vos couleurs, fuseau horaire, heures calmes et messages privés, partout
opt-zone-name = fuseau
opt-zone = Tapez une ville, son heure actuelle, ou un décalage comme UTC+2
opt-hours-name = heures-calmes
opt-hours = Quand vous ne voulez pas de rappel, comme 22:00–07:00 ; 12 heures au plus ; none les désactive

me-head = **Vos réglages**, pour toutes vos tables. Vous seul voyez ceci.
me-language = 🗣 Langue : **{ $now }**
me-language-discord = celle de Discord
me-theme = 🎨 Images visibles par vous seul : **{ $now }**. Les images d’un salon ont les couleurs de la table.
me-zone = 🌍 Fuseau horaire : **{ $zone }** (il y est { $time })
me-zone-none = 🌍 Fuseau horaire : inconnu. Indiquez-le avec *Modifier…* pour avoir des heures calmes.
me-quiet = 🌙 Heures calmes : **{ $hours }**. Pas de rappel, et vos pendules s’arrêtent (sauf à une table *en direct*).
me-quiet-none = 🌙 Heures calmes : **aucune**
me-quiet-from = -# À partir du { $when } : un changement s’applique un jour après le début des dernières heures calmes.
me-quiet-off = aucune
me-direct = ✉️ Messages privés : **{ $now }**
me-choose-language = Langue
me-choose-theme = Couleurs de vos images
me-choose-direct = Messages privés
direct-needed = questions privées seulement
direct-needed-help = quand le salon ne doit pas voir qui est interrogé
direct-always = chaque question
direct-always-help = en plus de la notification du salon
direct-never = aucun
direct-never-help = quand le salon ne doit pas voir qui est interrogé, tous les joueurs sont notifiés
me-amounts = 🔣 Quantités dans les textes : **{ $now }**
amounts-icons = icônes
amounts-words = mots
button-amounts-words = Des mots au lieu d’icônes
button-amounts-icons = Des icônes au lieu de mots
button-forget-me = Supprimer mes données…
button-privacy = Confidentialité
button-terms = Conditions
button-forget-sure = Supprimer mes données
forget-sure = ⚠️ **Supprimer mes données.** { $running ->
    [0] Vous n’avez aucune table en cours.
    [one] Vous abandonnez votre place à { $running } table en cours. Un ordinateur la joue, ou la partie se termine s’il ne reste personne d’autre.
   *[other] Vous abandonnez vos places à { $running } tables en cours. Des ordinateurs les jouent, ou une partie se termine s’il ne reste personne d’autre.
} Votre nom, votre identifiant, vos réglages, votes, notes et projets sont supprimés. { $count ->
    [0] Rien d’autre n’est enregistré sur vous.
    [one] À { $count } table, les autres joueurs gardent leur partie, avec un joueur sans nom à votre place.
   *[other] À { $count } tables, les autres joueurs gardent leurs parties, avec un joueur sans nom à votre place.
} Cela ne peut pas être annulé. Les messages des salons appartiennent à Discord et y restent. Supprimez-les là-bas, ou demandez à la modération.
forget-works = ⏳ Suppression de vos données…
forget-done = 👋 Vos données sont supprimées : { $count ->
    [0] rien d’autre n’était enregistré sur vous.
    [one] { $count } table ne montre plus votre nom.
   *[other] { $count } tables ne montrent plus votre nom.
} Si l’hôte a des copies de la base de données, lui seul peut les supprimer.
forgotten-name = Joueur { $number }
problem-zone-first = Indiquez d’abord votre fuseau horaire : **/table moi fuseau:** puis tapez une ville.
problem-no-such-zone = Aucun fuseau horaire trouvé pour « { $name } ». Tapez une ville comme Paris ou New York et choisissez dans la liste, ou tapez un décalage comme UTC+2.
problem-quiet-typed = Je ne peux pas lire « { $name } » comme des heures. Utilisez le format 22:00-07:00, ou none.
problem-quiet-long = Les heures calmes ne peuvent pas durer plus de { $most } heures par jour.

# Mes projets

button-note = Ma note
button-note-change = Changer ma note
button-cancels = Ce qui les annule
button-next-off = 🔔 Me prévenir à l’avance
button-next-on = 🔔 Ne plus me prévenir
note-mine = 📝 **Votre note** (personne d’autre ne la voit)
note-title = Votre note
note-label = Vous seul la voyez. Videz pour supprimer.
plans-move = Préparé, pas joué automatiquement : { $what }
plans-move-armed = ⏩ Joué quand c’est à vous : { $what }
plans-lost = ⚠ Une partie de vos projets pour cette table était illisible et a été supprimée. Merci de les préparer à nouveau.
plans-cancels = ✂️ { $plan } : annulé par { $causes }
plan-move = Coup préparé
plan-hold = La partie vous attend : { $where }
plan-later = Différé : { $what }
plan-cancelled = ✂️ { $plan } : { $why }
cancelled-direct = **{ $name }** · #{ $table } : certains de vos projets ont été annulés, comme demandé.
cancelled-line = ✂️ Annulé, comme demandé : **{ $plan }** ({ $why }, { $when })
cause-none = rien
cause-round = une nouvelle manche
cause-round-help = dès qu’elle commence
cause-asked = une question pour vous
cause-asked-help = pendant le tour d’un autre joueur : un combat, un appel, une offre
cause-changed = un changement de ce que vous avez
cause-changed-help = un autre joueur change vos points, biens ou cartes
cancels-head = ✂️ **{ $plan }** : choisissez ce qui l’annule. Vous seul voyez ceci. C’est vérifié après chaque coup.
cancels-which = Quel projet
cancels-what = Ce qui l’annule (plusieurs à la fois)
next-direct = 🔔 **{ $name }** · #{ $table } : c’est bientôt à vous dans { $channel }, après { $names }, sauf imprévu.
problem-plan-gone = Ce projet n’existe plus.
problem-no-direct = Vous avez désactivé les messages privés. Réactivez-les avec **/table moi** pour être prévenu.
problem-next-already = C’est déjà à vous juste après : { $names }.
problem-slow = Cela a pris trop de temps. Réessayez.
