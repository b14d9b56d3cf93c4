# Durées

span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
span-hours = { $count } h
span-minutes = { $count } min

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
until-over = ⌛ Votre temps est épuisé, et la table est consultée. Tant qu’elle n’a pas décidé, vous pouvez encore jouer.
until-stands = ⏱ Il vous reste { $left } ; votre temps ne s’écoule pas en ce moment.
until-rests = -# ⏱ Il vous reste { $left }.

# Problems

problem-clocks-already = C’est déjà la cadence de la table.
