# Le nom des décisions sur les boutons et dans les listes.

## Comment les libellés sont composés

itself = { $what }
capital = { CAP($what) }
by = { $what } ({ $where })
goods = { COMMAS($goods) }
picked = { $what }{ $mine ->
    [yes] { " " }– choisie
   *[no] { "" }
}
heat-first = { $funds ->
    [heat] { " " }({ funds-heat })
   *[mc] { "" }
}
sale = +{ $mc }
discarded = { $card } → { $gain }
discards = défausser { stock-card }
uses = { COUNT($paid) ->
    [0] { $gain }
   *[other] { COMMAS($paid) } → { $gain }
}
sells = vend { COMMAS($sold) }
bill = { COMMAS($goods) }{ COUNT($sold) ->
    [0] { "" }
   *[other] { "" } ; { sells }
}
choose-sold = choisir des cartes à vendre

## Les actions

label-throw = { $marked ->
    [yes] Garder
   *[no] Échanger
} { $card }
label-dummy = Automate : { $phase }
label-cube = { CAP($cube) } : { FORM($cube, of: "gain") }
label-give = Donner { $card }
label-play = { $card } : { $bill }
label-draw = Piocher la carte bonus
label-use = { $card }{ heat-first } : { $done }
    .shorter = { $card }{ $funds ->
        [heat] { " " }(chaleur)
       *[mc] { "" }
    } : { $done }
label-standard = { $what } : { $price }{ heat-first }
label-initiative = Augmenter le NT de 1 pour 6 M€{ heat-first }
label-sell = Vendre { $card }
label-unsell = Ne pas vendre { $card }
label-reopen = Je n’ai pas fini
label-end = J’ai fini{ COUNT($phase) ->
    [0] { "" }
   *[other] { " " }({ $phase })
}
label-discard = Défausser { $card }
label-undiscard = Ne pas défausser { $card }
label-discard-instead = Défausser { $card } au lieu de { $other }
    .short = Défausser { $card }, pas { $other }
    .shorter = { $card }, pas { $other }
label-keep = Garder { $card }
label-unkeep = Ne pas garder { $card }
label-keep-instead = Garder { $card } au lieu de { $other }
    .short = Garder { $card }, pas { $other }
    .shorter = { $card }, pas { $other }
label-decline = Non
label-decline-paying = Ne pas jouer la carte
label-decline-offering = Finir sans piocher
label-decline-swapping = Ne rien défausser
label-decline-swap = Pas d’échange
label-confirm = Payer{ COUNT($card) ->
    [0] { "" }
   *[other] { " " }{ $card }
}{ COUNT($extra) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($extra) })
}
label-burn = Utiliser { $heat }

forfeits = { COUNT($sold) ->
    [one] Carte vendue
   *[other] Cartes vendues
} pour payer : { $sold }.
instead-end = « J’ai fini » a été dit
instead-decline = l’offre a été déclinée

## Les sortes d’actions

kind-sell = Vendre{ $at ->
    [limit] { " " }d’autres cartes tout de suite
   *[any] { "" }
} ({ $each } chacune)
kind-discard = { $at ->
    [limit] Défausser
   *[paying] Vendre pour payer
} ({ $each } chacune)
standard-prices = forêt { OR($forest) } ; température { OR($temperature) } ; océan { OR($ocean) }

## Les valeurs des champs

sells-first = { CAP(sells) }.
marked = { $card } – { $step ->
    [mulligan] à échanger
    [research] à garder
    [limit] à défausser
   *[phase] à vendre
}
reduction-none = Plein prix
reduction-plants = Retirer une plante : −5 M€
reduction-microbes = Retirer 2 microbes : −10 M€
reduction-both = Retirer une plante et 2 microbes : −15 M€
payment-auto = Payer automatiquement
payment-heat = Chaleur d’abord
payment-cards = Choisir des cartes à vendre
funds-mc = M€ d’abord
funds-heat = Chaleur d’abord
way = Manière { $n }

## Ce qu’une phase permet à tous, et ce qu’elle apporte à qui l’a choisie

phase-help = Tous : { $all }. Vous : { $yours }.
phase-1-all = jouer une carte verte
phase-1-yours = payer { $less } M€ de moins
phase-2-all = jouer une carte bleue ou rouge
phase-2-yours = piocher une carte ou en jouer une de plus
phase-3-all = actions de carte et actions standard
phase-3-yours = utiliser deux fois une action de carte
phase-4-all = percevoir la production
phase-4-yours = gagner { $more } M€ de plus
phase-5-all = regarder { $look } cartes, en garder { $keep }
phase-5-yours = en regarder { $bonus-look }, en garder { $bonus-keep }
