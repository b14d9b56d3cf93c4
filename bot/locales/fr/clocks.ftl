# Durées

span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
span-hours = { $count } h
span-minutes = { $count } min
span-seconds = { $count } s

# Pendules

option-pace = Pendules
option-expiry = Quand un joueur n’a plus de temps
setting-pace = Pendules : { $now }
setting-expiry = Quand un joueur n’a plus de temps : { $now }
value-means = **{ $value }** : { $means }
value-asked = { $value } ({ $means })
pace-none = aucune
pace-none-help = pas de limite de temps ; les joueurs reçoivent des rappels
pace-slow = lentes
pace-daily = quotidiennes
pace-live = en direct
pace-means = { $bank } par joueur, + { $increment } par tour ; { $window } pour répondre pendant le tour des autres
expiry-ask = consulter la table
expiry-ask-help = les autres choisissent : du temps en plus, le coup par défaut, un ordinateur ou une place libre
expiry-default = jouer le coup par défaut
expiry-default-help = le plus petit coup permis par les règles est joué à sa place
lobby-took = 🗓 Ici, ces parties ont duré { $time } (médiane de { $count } à { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}).
pace-head = Pendules · **{ $name }** · #{ $table }
pace-by-vote = -# Les changements ici demandent un vote. De nouvelles pendules remettent à zéro le temps de tous les joueurs.
pace-in-lobby = -# La partie n’a pas commencé : les changements s’appliquent aussitôt.
vote-pace = { $name } propose de changer les pendules : { $other }.
vote-expiry = { $name } propose de changer ce qui se passe quand un joueur n’a plus de temps : { $other }.
pace-done = Les pendules de la table #{ $table } ont changé.
expiry-done = La règle de temps écoulé de la table #{ $table } a changé.
note-pace = ⏱ **{ $name }** a de nouvelles pendules : { $value }
note-expiry = ⏱ **{ $name }** a une nouvelle règle de temps écoulé : { $value }

# Jusqu’à quand

until = ⏱ Jusqu’au { $when } ({ $left })
until-first = ⏱ Premier délai : { $when } ({ $left })
until-secret = -# ⏱ La pendule tourne pour les joueurs qui n’ont pas fini : { $means }
until-over = ⌛ Votre temps est écoulé, et les autres joueurs décident de la suite. Vous ne votez pas, mais vous pouvez encore jouer d’ici là.
until-over-alike = ⌛ Votre temps est écoulé, et tous les joueurs votent sur la suite. Vous pouvez encore jouer d’ici là.
until-over-alone = ⌛ Votre temps est écoulé. Vous êtes la seule personne à cette table : vous pouvez continuer à jouer.
until-stands = ⏱ Il vous reste { $left }. Votre pendule est arrêtée.
until-rests = -# ⏱ Il vous reste { $left }.
until-quiet = 🌙 Heures calmes jusqu’à { $when } : la pendule est arrêtée pour les joueurs en heures calmes.
until-quiet-own = 🌙 Vos heures calmes : jusqu’à { $when }.

# Quand un temps est épuisé

time-over = ⌛ **{ $name }** n’a plus de temps à **{ $table }**. { $who } : que doit-il se passer ? Tant que rien n’est décidé, { $name } peut encore jouer.
time-over-somebody = ⌛ Un joueur n’a plus de temps à **{ $table }**. Que doit-il se passer ? Tant que rien n’est décidé, il est encore possible de jouer.
time-over-alone = ⌛ **{ $name }** n’a plus de temps à **{ $table }**. Personne d’autre n’attend : { $name } peut continuer à jouer.
time-over-panel = ⌛ **{ $name }** n’a plus de temps à **{ $table }**. Que doit-il se passer ? Tant que rien n’est décidé, { $name } peut encore jouer.
button-overtime = ⌛ { $names } : temps écoulé…
time-wait = Donner du temps
time-default = Coup par défaut
time-stand-in = Confier à un ordinateur
time-free = Libérer la place
time-means-default = -# **{ $name } :** le plus petit coup permis par les règles est joué à sa place.
time-means-free = -# **{ $name } :** la première personne d’ici qui prend la place la garde. La partie attend jusque-là.
time-settled-somebody = ✓ **{ $table }** : ce temps écoulé est réglé.
time-settled-ended = ✓ **{ $table }** est terminée.
time-settled-computer = ✓ Un ordinateur joue la place { DE($name) }.
time-settled-free = ✓ La place { DE($name) } est libre.
time-settled-taken = ✓ **{ $name }** joue la place.
time-settled-waits = ✓ **{ $name }** a plus de temps.
time-settled-played = ✓ **{ $name }** a joué.
seat-free = 🪑 La place { DE($name) } à **{ $table }** est libre, et la partie attend. La première personne qui appuie sur ce bouton ou utilise /table rejoindre la prend. D’ici là, { $name } peut la reprendre avec /table reprendre.
button-take = Prendre cette place
seat-of = la place libre { DE($name) }
take-done = Vous avez maintenant une place à la table #{ $table }.
note-take = { $other } a pris la place libre.
wait-done = Du temps a été donné.
default-done = Le coup par défaut a été joué.
stand-in-done = Un ordinateur joue la place.
free-done = La place est libre.
vote-wait = { $name } propose de donner du temps à { $other }.
vote-wait-somebody = { $name } propose de donner du temps au joueur qui n’en a plus.
vote-default = { $name } propose de jouer le coup par défaut à la place { DE($other) } : le plus petit coup permis par les règles.
vote-default-somebody = { $name } propose de jouer le coup par défaut à la place du joueur qui n’a plus de temps : le plus petit coup permis par les règles.
vote-stand-in = { $name } propose de confier la place { DE($other) } à un ordinateur.
vote-stand-in-somebody = { $name } propose de confier à un ordinateur la place du joueur qui n’a plus de temps.
vote-free = { $name } propose de libérer la place { DE($other) }, pour qui veut la prendre.
vote-free-somebody = { $name } propose de libérer la place du joueur qui n’a plus de temps, pour qui veut la prendre.
vote-excused-absent = ○ Vote non requis : { $who } (temps écoulé deux fois de suite). Il est encore possible de voter.

# Problèmes

problem-clocks-already = La table utilise déjà ces pendules.
problem-time-settled = C’est déjà décidé.
problem-time-own = C’est votre temps qui est écoulé : seuls les autres joueurs votent. Vous pouvez encore jouer d’ici là.
problem-seat-taken = La place a été prise par { $name }.
