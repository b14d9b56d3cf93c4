# Ce que chacun règle pour soi

cmd-me-name = moi
cmd-me = Votre langue, vos couleurs, fuseau horaire, heures calmes et messages privés, partout
opt-zone-name = fuseau
opt-zone = Tapez une ville, l’heure qu’il y est, ou un décalage comme UTC+2
opt-hours-name = heures-calmes
opt-hours = Quand personne ne vous relance, par exemple 22:00–07:00 ; 12 heures au plus ; none y met fin

me-head = **Vous**, à toutes vos tables. Personne d’autre ne voit ceci.
me-language = 🗣 Langue : **{ $now }**
me-language-discord = celle de Discord
me-theme = 🎨 Images montrées à vous seulement : **{ $now }**. Celles d’un salon ont les couleurs de sa table.
me-zone = 🌍 Fuseau horaire : **{ $zone }**, où il est { $time }
me-zone-none = 🌍 Fuseau horaire : inconnu. Indiquez-le avec *Modifier…* pour avoir des heures calmes.
me-quiet = 🌙 Heures calmes : **{ $hours }**. Personne ne vous relance alors, et votre temps ne court pas (sauf à une table *en direct*).
me-quiet-none = 🌙 Heures calmes : **aucune**
me-quiet-from = -# Celles-ci valent à partir du { $when } : des heures calmes modifiées commencent un jour après le début des précédentes.
me-quiet-off = aucune
me-direct = ✉️ Messages privés : **{ $now }**
me-choose-language = Langue
me-choose-theme = Couleurs de vos images
me-choose-direct = Messages privés
direct-needed = ce qui ne regarde que vous
direct-needed-help = là où le salon ne doit pas apprendre que c’est à vous
direct-always = chaque question
direct-always-help = en plus de la notification du salon
direct-never = aucun
direct-never-help = là où le salon ne doit pas savoir qui est attendu, tout le monde est notifié
button-forget-me = M’oublier …
button-forget-sure = M’oublier pour de bon
forget-sure = ⚠️ **M’oublier.** { $running ->
    [0] Vous ne jouez à aucune table en ce moment.
    [one] Vous quittez votre place à { $running } table en cours : un ordinateur continue, ou la partie s’arrête si personne d’autre n’y est.
   *[other] Vous quittez vos places à { $running } tables en cours : des ordinateurs continuent, ou la partie s’arrête là où personne d’autre n’est.
} Votre nom et votre identifiant, vos réglages, votes, notes et projets sont effacés. { $count ->
    [0] Rien d’autre n’est gardé de vous.
    [one] À { $count } table, la partie des autres reste telle qu’elle a été jouée, par une personne sans nom.
   *[other] À { $count } tables, les parties des autres restent telles qu’elles ont été jouées, par une personne sans nom.
} Rien ne peut l’annuler. Ce qui est dans les salons est à Discord, et y reste : effacez-le là-bas, ou demandez à la modération.
forget-works = ⏳ Oubli en cours …
forget-done = 👋 C’est fait : { $count ->
    [0] rien d’autre n’était gardé de vous.
    [one] { $count } table ne vous connaît plus.
   *[other] { $count } tables ne vous connaissent plus.
} Les copies que l’hôte a faites de la base sont à lui d’effacer.
forgotten-name = Place { $number }
problem-zone-first = Les heures calmes demandent votre fuseau horaire, que Discord ne dit à personne : **/table moi fuseau:** puis tapez une ville.
problem-no-such-zone = Aucun fuseau horaire trouvé pour « { $name } ». Tapez une ville comme Paris ou New York et choisissez dans la liste, ou tapez un décalage comme UTC+2.
problem-quiet-typed = « { $name } » ne se lit pas comme des heures. Écrivez par exemple 22:00-07:00, ou none.
problem-quiet-long = Les heures calmes durent { $most } heures par jour au plus.

# Mes projets

button-note = Ma note
button-note-change = Changer ma note
button-cancels = Ce qui les annule
button-next-off = 🔔 Me prévenir juste avant mon tour
button-next-on = 🔔 Message prévu avant votre tour
note-mine = 📝 **Votre note** (personne d’autre ne la voit)
note-title = Votre note
note-label = Pour vous seulement ; vide, elle s’efface
plans-move = Préparé, mais pas joué de lui-même : { $what }
plans-move-armed = ⏩ Joué dès que c’est à vous : { $what }
plans-lost = ⚠ Une partie de vos plans pour cette table était illisible et a été supprimée. Merci de les préparer de nouveau.
plans-cancels = ✂️ { $plan } : annulé par { $causes }
plan-move = Coup préparé
plan-hold = Attente : { $where }
plan-later = Remis à plus tard : { $what }
plan-cancelled = ✂️ { $plan } : { $why }
cancelled-direct = **{ $name }** · #{ $table } : des projets à vous sont annulés, comme demandé.
cancelled-line = ✂️ Annulé, comme demandé : **{ $plan }** ({ $why }, { $when })
cause-none = rien
cause-round = une nouvelle manche
cause-round-help = dès qu’elle commence
cause-asked = une question pour vous
cause-asked-help = dans le tour des autres : un combat, un appel, une offre
cause-changed = un changement de ce que vous avez
cause-changed-help = vos points, biens ou cartes changent, et pas de votre fait
cancels-head = ✂️ **{ $plan }** : choisissez ce qui l’annule. Personne d’autre ne le voit ; c’est vérifié chaque fois que quelqu’un a joué.
cancels-which = Quel projet
cancels-what = Ce qui l’annule (plusieurs à la fois)
next-direct = 🔔 **{ $name }** · #{ $table } : c’est bientôt à vous dans { $channel }, après { $names }, sauf imprévu.
problem-plan-gone = Ce projet n’est plus là.
problem-no-direct = Vous ne prenez pas de messages privés, par lesquels on vous préviendrait : **/table moi** change cela.
problem-next-already = C’est à vous juste après { $names }.
problem-slow = L’ouverture a pris trop de temps. Appuyez encore une fois.
