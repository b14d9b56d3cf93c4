# Les textes de remplacement des images.

alt-head = { $title }. { $status }.
alt-changed = Du nouveau : { JOIN($items, by: " ; ") }.
alt-controls = { $seat } : { COUNT($cells) ->
    [0] aucun astéroïde
   *[other] { JOIN($cells, by: " ; ") }
} ; plateau { $home } : { $docked ->
    [0] aucun vaisseau
    [one] { $docked } vaisseau
   *[other] { $docked } vaisseaux
}.
alt-cell = { $cell }, { ships-there }{ COUNT($goods) ->
    [0] { "" }
   *[other] , { COMMAS($goods) }
}
alt-free = Libres : { COUNT($cells) ->
    [0] aucun
   *[other] { COMMAS($cells) }
}.
alt-down = Face cachée : { COUNT($cells) ->
    [0] aucun
   *[other] { COMMAS($cells) }
}.
alt-priced = { $what } ({ $cost })
alt-queue = File d’investissement : { COUNT($cards) ->
    [0] vide
   *[other] { COMMAS($cards) }
}.
alt-projects = File des projets, de l’entrée à la sortie : { COUNT($projects) ->
    [0] vide
   *[other] { COMMAS($projects) }
}.
alt-finished = Projets achevés : { COUNT($projects) ->
    [0] aucun
   *[other] { COMMAS($projects) }
}.
alt-clan = { $seat } ({ $clan }) : dévouement { $dev }, colonisation { $col } ; { COUNT($all) ->
    [0] { "" }
   *[other] { COMMAS($all) } ; { "" }
}agents { $agents }, en main { $hand }{ COUNT($buildings) ->
    [0] { "" }
   *[other] { "" } ; bâtiments : { COMMAS($buildings) }
}{ COUNT($badges) ->
    [0] { "" }
   *[other] { "" } ; badges : { COMMAS($badges) }
}.
alt-buildings = Bâtiments : { COMMAS($cards) }.
alt-targets = Au choix : { COMMAS($cells) }.
alt-no-fight = Aucun combat n’est en cours.
alt-hand = En main : { COMMAS($cards) }.
alt-scored = { $seat } : { $score ->
    [one] { $score } point
   *[other] { $score } points
} (dévouement { $dev } × 3, colonisation { $col }).

## Ce qui a changé

changed-round = la manche { $round } a commencé
changed-placed = un astéroïde est posé en { $cell }
changed-turned = { $cell } est retourné
changed-left = { $cell } est libre
changed-ships = { $who } a { ships-there } en { $cell }
changed-destroyed = l’astéroïde en { $cell } est détruit
changed-finished = projets achevés : { COMMAS($items) }
changed-die = le dé de la mission est à { $die }
changed-queue = nouveau dans la file d’investissement : { COMMAS($items) }
changed-points = { $who } { $more ->
    [yes] +
   *[no] −
}{ points }
changed-goods = { $who } : { COUNT($more) ->
    [0] { "" }
   *[other] en plus { COMMAS($more) }{ COUNT($less) ->
        [0] { "" }
       *[other] , { "" }
    }
}{ COUNT($less) ->
    [0] { "" }
   *[other] en moins { COMMAS($less) }
}
changed-built = { $who } a construit { $items }
changed-agents = { $who } a placé un agent : { COMMAS($items) }
