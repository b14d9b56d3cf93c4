# Durées

span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
span-hours = { $count } h
span-minutes = { $count } min
span-seconds = { $count } s

# Cadences

option-pace = Cadence
option-expiry = Quand un temps est épuisé
setting-pace = Cadence : { $now }
setting-expiry = Quand un temps est épuisé : { $now }
value-means = **{ $value }** : { $means }
value-asked = { $value } ({ $means })
pace-none = sans pendule
pace-none-help = le temps n’est pas compté ; des rappels demandent une réponse
pace-slow = lente
pace-daily = quotidienne
pace-live = en direct
pace-means = { $bank } par personne, + { $increment } par tour ; { $window } pour répondre pendant le tour des autres
expiry-ask = consulter la table
expiry-ask-help = les autres choisissent : attendre, le minimum permis, un ordinateur ou une place libre
expiry-default = jouer le coup par défaut
expiry-default-help = le minimum que permettent les règles est joué à la place de la personne
lobby-took = 🗓 Ici, de telles parties ont duré { $time } (médiane de { $count } à { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}).
pace-head = Cadence · **{ $name }** · #{ $table }
pace-by-vote = -# Pour tout changement ici, la table est consultée. Une autre cadence remet le temps de tout le monde à son début.
pace-in-lobby = -# La partie n’a pas commencé : ce qui est choisi ici vaut aussitôt.
vote-pace = { $name } demande de changer de cadence : { $other }.
vote-expiry = { $name } demande ce qui suit quand un temps est épuisé : { $other }.
pace-done = La table #{ $table } a changé de cadence.
expiry-done = La table #{ $table } a changé ce qui se passe quand un temps est épuisé.
note-pace = ⏱ **{ $name }** change de cadence : { $value }
note-expiry = ⏱ À la table **{ $name }**, quand un temps est épuisé : { $value }

# Jusqu’à quand

until = ⏱ Jusqu’au { $when } ({ $left })
until-first = ⏱ Le temps le plus court : jusqu’au { $when } ({ $left })
until-secret = -# ⏱ Le temps de qui n’a pas fini s’écoule : { $means }
until-over = ⌛ Votre temps est épuisé, et les autres joueurs décident de la suite. Vous n’avez pas de voix, mais vous pouvez encore jouer d’ici là.
until-over-alike = ⌛ Votre temps est épuisé, et la table décide de la suite par un vote de tous les joueurs. Vous pouvez encore jouer d’ici là.
until-over-alone = ⌛ Votre temps est épuisé. Comme aucune autre personne ne joue à cette table, cela ne change rien : continuez quand vous voulez.
until-stands = ⏱ Il vous reste { $left } ; votre temps ne s’écoule pas en ce moment.
until-rests = -# ⏱ Il vous reste { $left }.
until-quiet = 🌙 Heures calmes jusqu’à { $when } : le temps de qui en a est suspendu.
until-quiet-own = 🌙 Vos heures calmes durent jusqu’à { $when }.

# Quand un temps est épuisé

time-over = ⌛ **{ $name }** n’a plus de temps à la table **{ $table }**. { $who } : comment continuer ? Tant que rien n’est décidé, { $name } peut encore jouer.
time-over-somebody = ⌛ Quelqu’un à la table **{ $table }** n’a plus de temps. Comment continuer ? Tant que rien n’est décidé, cette personne peut encore jouer.
time-over-alone = ⌛ **{ $name }** n’a plus de temps à la table **{ $table }**. Personne d’autre n’y joue que la partie ferait attendre : { $name } continue quand bon lui semble.
time-over-panel = ⌛ **{ $name }** n’a plus de temps à la table **{ $table }**. Comment continuer ? Tant que rien n’est décidé, { $name } peut encore jouer.
button-overtime = ⌛ { $names } : temps écoulé…
time-wait = Attendre encore
time-default = Coup par défaut
time-stand-in = Un ordinateur joue
time-free = Libérer la place
time-means-default = -# **{ $name } :** le minimum que permettent les règles est joué à sa place.
time-means-free = -# **{ $name } :** qui prend ici la place en premier la joue désormais ; la partie attend jusque-là.
time-settled-somebody = ✓ **{ $table }** : la question posée ici sur le temps de quelqu’un est réglée.
time-settled-ended = ✓ **{ $table }** est terminée.
time-settled-computer = ✓ Un ordinateur joue à la place { DE($name) }.
time-settled-free = ✓ La place { DE($name) } est libre.
time-settled-taken = ✓ **{ $name }** joue à cette place.
time-settled-waits = ✓ **{ $name }** a de nouveau du temps.
time-settled-played = ✓ Le tour { DE($name) } a continué.
seat-free = 🪑 La place { DE($name) } à la table **{ $table }** est libre, et la partie attend. Qui la prend ici en premier, avec ce bouton ou /table rejoindre, la joue désormais ; d’ici là, { $name } peut la reprendre avec /table reprendre.
button-take = Prendre cette place
seat-of = la place libre { DE($name) }
take-done = Vous jouez maintenant à la table #{ $table }.
note-take = { $other } a pris la place libre.
wait-done = La table attend encore : du temps a été ajouté.
default-done = Le coup par défaut a été joué.
stand-in-done = Un ordinateur joue à cette place.
free-done = La place est libre.
vote-wait = { $name } demande d’attendre encore { $other }, avec du temps en plus.
vote-wait-somebody = { $name } demande d’attendre encore la personne qui n’a plus de temps, en lui en ajoutant.
vote-default = { $name } demande de jouer le coup par défaut à la place { DE($other) } : le minimum que permettent les règles.
vote-default-somebody = { $name } demande de jouer le coup par défaut pour la personne qui n’a plus de temps : le minimum que permettent les règles.
vote-stand-in = { $name } demande de confier la place { DE($other) } à un ordinateur.
vote-stand-in-somebody = { $name } demande de confier à un ordinateur la place de la personne qui n’a plus de temps.
vote-free = { $name } demande de libérer la place { DE($other) } pour qui voudra la prendre.
vote-free-somebody = { $name } demande de libérer la place de la personne qui n’a plus de temps, pour qui voudra la prendre.
vote-excused-absent = ○ Accord non requis : { $who } (temps écoulé deux fois de suite). Une réponse compte quand même.

# Problems

problem-clocks-already = C’est déjà la cadence de la table.
problem-time-settled = C’est réglé : il n’y a plus rien à décider ici.
problem-time-own = C’est votre propre temps qui est épuisé : seuls les autres joueurs votent. Vous pouvez encore jouer d’ici là.
problem-seat-taken = La place est prise : { $name } y joue.
