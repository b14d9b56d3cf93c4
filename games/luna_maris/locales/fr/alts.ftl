# Les textes de remplacement des images.

alt-board = Le plateau
alt-colony = La colonie
alt-mining = La zone minière
alt-offer = Les tuiles et les cartes disponibles
alt-cards = Les cartes disponibles
alt-players = Les biens des joueurs
alt-turn = Votre tour
alt-score = La feuille de score
alt-head = { $title }. { $status }.
alt-player = Les biens { DE($who) }.
alt-changed = Du nouveau : { JOIN($items, by: " ; ") }.

alt-order = Dans l’ordre de jeu : { JOIN($scores, by: " ; ") }.
alt-standing = { $who } { $score }, { $ended ->
    [yes] travail fini
   *[no] encore { $oxygen } O2
}
alt-rival = { FORM($who, of: "within") } { $score }
alt-probes = Sondes { DE(FORM($who, of: "within")) } : { COUNT($zones) ->
    [0] { $probes }
   *[other] { COMMAS($zones) }
} ; { $groups_vp } à chaque entretien.
alt-co2 = Cases de CO2 sur { $n } : { COMMAS($spaces) }.
alt-track = { $track } : { COMMAS($levels, form: "number") }.
alt-free = { $terrain ->
    [titanium] Mines de titane libres
   *[iron] Zones de fer libres
} : { COUNT($zones) ->
    [0] aucune
   *[other] { COMMAS($zones) }
}.
alt-covered = Couvertes : { COMMAS($zones) }.
alt-improved = Améliorés : { COMMAS($modules) }.

alt-orders = Commandes : { JOIN($orders, by: " ; ") }.
alt-tile = { $name }, { COMMAS($needs) } pour { $vp }{ COUNT($bonus) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($bonus) })
}
alt-hiring = À recruter : { JOIN($scientists, by: " ; ") }.
alt-hire = { $name } pour { $fee }{ COUNT($modules) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($modules) })
}
alt-seedbeds = Semis : { COUNT($food) ->
    [0] rien
   *[other] { JOIN($food, by: " ; ", form: "spoken") }
}.
alt-projects = Modules avancés à construire : { COUNT($modules) ->
    [0] aucun
   *[other] { COMMAS($modules) }
}.
alt-bonuses = Bonus de recherche restants : { COUNT($bonuses) ->
    [0] aucun
   *[other] { COMMAS($bonuses) }
}.

alt-held = { $who } : { $score } ; { COUNT($held) ->
    [0] aucun bien
   *[other] { COMMAS($held) }
}{ $aging ->
    [0] { "" }
   *[other] , minerai sur la dernière case { $aging }
} ; encore { $oxygen } O2, marqueur de stress à { $stress } ; { COUNT($hand) } en main, { COUNT($rest) } au repos, nourriture { COUNT($food) } ; { COUNT($orders) ->
    [0] aucune commande
    [one] { COUNT($orders) } commande
   *[other] { COUNT($orders) } commandes
}{ COUNT($levels) ->
    [0] { "" }
   *[other] { "" } ; { COMMAS($levels, form: "number") }
}{ $ended ->
    [yes] { "" } ; travail fini
   *[no] { "" }
}.
alt-ai = { $who } : { $score } ; { COUNT($held) ->
    [0] aucun bien
   *[other] { COMMAS($held) }
} ; { COUNT($orders) ->
    [0] aucune commande
    [one] { COUNT($orders) } commande
   *[other] { COUNT($orders) } commandes
}, { COUNT($hired) ->
    [one] { COUNT($hired) } recruté
   *[other] { COUNT($hired) } recrutés
} ; { COUNT($place) ->
    [0] aucun disque sur un module
   *[other] disque sur le module { $place }
}.
alt-did = Sa dernière phase : { JOIN($did, by: ". ") }.
alt-choices = Possible : { JOIN($items, by: " ; ") }.
alt-reach = À portée : { COUNT($modules) ->
    [0] rien
   *[other] { JOIN($modules, by: " ; ") }
}.
alt-way = { $module }, { $oxygen } O2{ reach-power }
alt-scored = { $who } : { $points }

## Ce qui a changé

changed-round = la manche { $round } a commencé
changed-module = { FORM($who, of: "within") } est { AU($module) }{ $active ->
    [yes] , qui est actif
   *[no] { "" }
}
changed-off = { FORM($who, of: "within") } n’est plus sur la case d’activation { DU($module) }
changed-ended = { FORM($who, of: "within") } a fini le travail
changed-disc = le disque { DE(FORM($who, of: "within")) } est { AU($module) }
changed-points = { FORM($who, of: "within") } { $more ->
    [yes] +
   *[no] −
}{ $n } PV
changed-probe = sonde { DE(FORM($who, of: "within")) } : { $zone }
changed-research = { FORM($who, of: "within") } atteint { $track } { $level ->
    [5] et sa récompense finale
   *[other] { $level }
}
changed-co2 = { FORM($who, of: "within") } est sur la case de CO2 { $space }
changed-goods = { FORM($who, of: "within") } : { COMMAS($items) }
changed-more = +{ $goods }
changed-less = −{ $goods }
changed-orders = { FORM($who, of: "within") } a honoré { $items }
changed-built = { FORM($who, of: "within") } a construit { $items }
changed-hired = { FORM($who, of: "within") } a recruté { $items }
changed-new = nouveau : { COMMAS($items) }
changed-gone = n’est plus disponible : { COMMAS($items) }
changed-food = { $n ->
    [one] { $n } nouvelle carte Nourriture
   *[other] { $n } nouvelles cartes Nourriture
}
