# Le plateau en mots, par parties que l’on peut demander une à une ; aussi pour qui écoute.

part-round = La manche
part-own = Votre décision
part-mars = Mars
part-phases = Les cinq phases
part-shown = Cartes révélées
part-choice = À choisir
part-hand = Votre main
part-standard = Actions standard

## Mars et les phases

board-temperature = Température : { $now }, { zone }{ scale-ahead }.
    .short = Température : { $now }{ $left ->
        [0] , au maximum
       *[other] { "" }
    }.
board-oxygen = Oxygène : { $now }, { zone }{ scale-ahead }.
    .short = Oxygène : { $now }{ $left ->
        [0] , au maximum
       *[other] { "" }
    }.
scale-ahead = { $left ->
    [0] , au maximum
   *[other] { COUNT($next) ->
        [0] { "" }
       *[other] ; { $steps } jusqu’à la zone { $next }
    } ; { $rest } jusqu’au maximum
}
board-oceans = Océans : { $now } sur { $goal } { $now ->
    [one] retourné
   *[other] retournés
}, il en reste { $left }.
    .short = Océans : { $now } sur { $goal }.
board-begun = Au début de la phase : { $temperature }, { $oxygen }, { $oceans }.
told-phase = { $phase } : { $does }.
phase-1-does = tout le monde peut jouer une carte verte ; qui l’a choisie paie { $less } M€ de moins
phase-2-does = tout le monde peut jouer une carte bleue ou rouge ; qui l’a choisie pioche une carte ou en joue une de plus
phase-3-does = tout le monde peut utiliser une fois chaque action de carte, et les actions standard à volonté ; qui l’a choisie utilise une action de carte une seconde fois
phase-4-does = tout le monde reçoit les M€ de la production et du NT, chaleur, plantes et cartes ; qui l’a choisie reçoit { $more } M€ de plus
phase-5-does = tout le monde regarde { $look } cartes et en garde { $keep } ; qui l’a choisie en regarde { $bonus-look } et en garde { $bonus-keep }

## Ce que l’on vous demande

own-heat = Payé en chaleur : { $heat }.
own-phase = Vous avez choisi { $phase } pour cette manche.
own-closed = Vous ne pouvez pas choisir { $phase } : vous l’avez choisie à la manche précédente.
own-goods = Vous avez { COMMAS($goods) }.

## Les cartes en main, et ce qui manque pour les jouer

told-hand = { stock-card }, la limite est de { $limit }. Vous avez { COMMAS($goods) } ; une carte vendue rapporte { $sale }.
told-card = { $card } : { $colour }, numéro { $number }, { COUNT($tags) ->
    [0] sans badge
    [one] badge { $tags }
   *[other] badges { AND($tags) }
}.
told-corporation = { $card } : { COUNT($tags) ->
    [0] sans badge
    [one] badge { $tags }
   *[other] badges { AND($tags) }
}.
told-price = Prix : { $price }{ COUNT($printed) ->
    [0] { "" }
   *[other] { " " }au lieu de { $printed }
}{ COUNT($lacks) ->
    [0] { "" }
   *[other] ; { $lacks }
}.
told-need = { $met ->
    [yes] Condition remplie : { $what }
   *[no] Condition non remplie : { $what } ; { $lacks }
}.
    .short = { $met ->
        [yes] Remplie : { $what }
       *[no] Non remplie : { $what } ; { $lacks }
    }.
told-now = Jouable maintenant.
told-shown = { alt-shown } { $text }
lacks-mc = il manque { $mc }{ COUNT($given) ->
    [0] { "" }
   *[other] , payable avec { AND($given) }
}
lacks-sale = { $n ->
    [one] la vente d’{ $n } carte
   *[other] la vente de { $n } cartes
}
lacks-zone = { $now } pour l’instant, { $n ->
    [0] trop tard
   *[other] il manque { $steps }
}
lacks-oceans = { $have } sur { $goal } pour l’instant
lacks-tags = vous en avez { $have }
lacks-complete = ce n’est plus possible
told-when = { $when ->
    [now] Possibles maintenant.
    [pending] Possibles dès que votre décision en cours est prise.
    [done] Seulement pendant la phase { $phase }, que vous avez terminée.
    [ahead] Seulement pendant la phase { $phase }, encore à venir dans cette manche.
    [past] Seulement pendant la phase { $phase }, déjà passée dans cette manche.
    [none] Seulement pendant la phase { $phase } ; il n’y en a pas dans cette manche.
   *[unknown] Seulement pendant la phase { $phase }, si elle est choisie.
}
told-standard = { $what } : { FORM($gain, of: "gain") } pour { $price }{ COUNT($lacks) ->
    [0] { "" }
   *[other] ; { $lacks }
}.

## Ce qui se trouve devant un joueur

told-leads = Corporation : { $card }.
told-points = { CAP($points) } : { COMMAS($parts) }.
told-goods = Possède { COMMAS($goods) } ; { $cards } en main.
told-income = La phase de production rapporte { COMMAS($income) }.
told-metal = { CAP($metal) } : les cartes { $tag } coûtent { $less } de moins.
told-tags = Badges : { COUNT($tags) ->
    [0] aucun
   *[other] { COMMAS($tags) }
}.
told-none = Aucune carte en jeu.
told-played = { $card }, { $colour }{ COUNT($holds) ->
    [0] { "" }
   *[other] , porte { $holds }
}{ COUNT($points) ->
    [0] { "" }
   *[other] , { $points } pour l’instant
}{ COUNT($used) ->
    [0] { "" }
   *[other] , { $used }
}.
told-used = action utilisée pendant cette phase
told-rest = Cartes { $colour }s ({ $n }) : { COMMAS($cards) }.
told-scored = { $card }{ COUNT($points) ->
    [0] { "" }
   *[other] { " " }({ $points })
}

## Ce que l’on pourrait faire dans chaque phase

own-playable = { $of ->
    [0] Votre main : aucune
   *[other] Votre main : { $n } sur { $of } { $n ->
        [one] jouable
       *[other] jouables
    }
}{ $more ->
    [0] { "" }
   *[other] , { $more } avec le bonus
}
own-actions = { COUNT($parts) ->
    [0] Vous n’avez encore rien à utiliser
   *[other] { JOIN($parts, by: " · ") }
}
own-uses = { $n } { $n ->
    [one] action
   *[other] actions
} de carte
own-forests = { forest } avec les plantes
own-steps = température +{ $n } avec la chaleur
own-income = Vous recevez { COMMAS($income) }
own-hand = { stock-card } en main, limite { $limit }
own-closed-phase = Choisie à la dernière manche : indisponible
