# Le plateau en texte, pour les lecteurs d’écran.

part-round = Manche et points
part-own = Vos possibilités
part-reach = Où vous pouvez aller
part-drawn = Votre nourriture cachée
part-colony = La colonie
part-modules = Ce que font les modules
part-mining = Zone minière
part-orders = Commandes
part-hiring = Recrutement
part-seedbeds = Semis
part-projects = Modules avancés
part-tracks = Recherche, CO2 et ordre
part-player = { $who }

## Ce que disent plusieurs parties

board-counted = { FORM($what, of: "within") } { $n }

## La manche

board-over = La partie est finie.
board-round = Manche { $round } sur { $rounds }, { $day ->
    [yes] un jour
   *[no] une nuit
}.
board-order = Ordre de jeu : { COMMAS($order) }.
board-ended = Travail fini, dans l’ordre de la manche suivante : { COMMAS($order) }.
board-points = Points : { COMMAS($scores) }.
board-left = { $who } : encore { $oxygen } O2, { COUNT($hand) ->
    [one] { COUNT($hand) } scientifique
   *[other] { COUNT($hand) } scientifiques
} en main, { COUNT($rest) } au repos, { COUNT($food) ->
    [0] pas de nourriture
    [one] { COUNT($food) } carte Nourriture
   *[other] { COUNT($food) } cartes Nourriture
}{ $ended ->
    [yes] { "" } ; a fini le travail
   *[no] { "" }
}.
board-winner = { COUNT($winners) ->
    [one] Vainqueur
   *[other] Vainqueurs
} : { COMMAS($winners, form: "within") }.
board-ranking = Classement : { JOIN($places, by: " ; ") }.
board-place = { $rank }. { FORM($who, of: "within") }, { $points }
board-ties = Départage : { COMMAS($ties) }.

## La colonie

board-module = { $module } : { COUNT($owner) ->
    [0] { COUNT($there) ->
        [0] personne
       *[other] { COMMAS($there) }{ $plain ->
            [yes] { "" }
           *[no] , module inactif
        }
    }
   *[other] gardé actif par { AND($owner, form: "within") }{ COUNT($there) ->
        [0] { "" }
       *[other] { "" } ; à côté : { COMMAS($there) }
    }
}{ COUNT($builder) ->
    [0] { "" }
   *[other] { "" } ; amélioré par { AND($builder, form: "within") }
}{ COUNT($passages) ->
    [0] { "" }
   *[other] { "" } ; passages : { COMMAS($passages) }
}.
board-does = { $module } : { JOIN($does, by: " ; ") }.
board-improved = { $module }, amélioration : { $text }
board-run = { $level ->
    [1] { $run }
   *[other] dès le niveau { $level }, { $run }
}
does-airlock = votre stress monte de 1 ; puis posez votre prochaine sonde sur une zone libre
does-comms = recrutez un scientifique de niveau 2 pour son prix en fer
does-dock = honorez une commande
does-laboratory = progressez de 1 niveau de recherche ; action supplémentaire : construisez un module avancé
does-industrial = un procédé, pour lequel il faut la place ; avec Extraction au niveau 4, un pour l’eau et un pour l’hélium ; action supplémentaire : 1 ou 2 cubes d’énergie pour autant de crans de CO2
does-mining = prenez le minerai de toutes vos sondes
does-greenhouse = prenez 1 carte Nourriture des semis
does-sleeping = laissez des scientifiques pour faire baisser votre stress ; le tour est fini

## La zone minière

board-probes = { $who } : { COUNT($zones) ->
    [one] { COUNT($zones) } sonde
   *[other] { COUNT($zones) } sondes
}, groupes : { COMMAS($groups) } ; { $groups_vp } à chaque entretien.
board-zone = { $zone }, { $terrain ->
    [titanium] mine de titane
   *[iron] fer
} : { $state ->
    [covered] couverte
    [taken] sonde { DE(AND($who, form: "within")) }
   *[free] libre
} ; voisines : { COMMAS($near) }.
board-near = { $zone }{ COUNT($who) ->
    [0] { "" }
   *[other] { " " }({ AND($who, form: "within") })
}

## Les tuiles et les cartes disponibles

board-tile = Pile { $n }, { $name } : { $text } { $left ->
    [0] C’est la dernière tuile.
    [one] { $left } tuile dessous.
   *[other] { $left } tuiles dessous.
}
board-no-tile = La pile { $n } est finie.
board-hiring = { $name } : { $fee }. { $text }
board-no-hiring = Case à { $fee } : vide.
board-pile = { $what ->
    [scientists] Scientifiques à venir : { $n }
   *[food] Cartes dans la pioche de nourriture : { $n }
}.
board-seedbeds = { COUNT($food) ->
    [0] Il n’y a pas de nourriture
   *[other] { JOIN($food, by: " ; ", form: "spoken") }
}.
board-discard = Défausse de nourriture : { COUNT($food) ->
    [0] vide
   *[other] { JOIN($food, by: " ; ", form: "spoken") }
}.
board-building = Construire coûte { $cost } et rapporte { $vp } ; { $left ->
    [one] encore 1 module au plus
   *[other] encore { $left } modules au plus
}.
board-project = { $module }{ COUNT($who) ->
    [0] { "" }
   *[other] , construit par { AND($who, form: "within") }
} : { $text }

## Les pistes

board-track = { $track } : { COMMAS($levels) }.
board-level = { FORM($who, of: "within") } { $level ->
    [5] au bout
   *[other] niveau { $level }
}
    .number = { FORM($who, of: "within") } { $level ->
        [5] 4
       *[other] { $level }
    }
board-bonus = Bonus de recherche { $bonus }, { COUNT($who) ->
    [0] disponible
   *[other] pris par { AND($who, form: "within") }
} : { $text }
board-co2 = CO2 : { FORM($who, of: "within") } sur la case { $co2 } sur { $bottom }, { $co2_vp } à la fin.
board-next = Qui finit ensuite le travail sera numéro { $place } à la manche suivante{ $day ->
    [yes] { $place ->
        [1] { "" } et peut prendre une carte Nourriture
        [2] { "" } et peut prendre une carte Nourriture
       *[other] , sans bonus
    }
   *[no] { $place ->
        [1] { "" } et reçoit 2 cubes d’énergie
        [2] { "" } et reçoit 1 cube d’énergie
       *[other] , sans bonus
    }
}.

## Ce que le lecteur pourrait faire

own-have = Vous avez { COUNT($stores) ->
    [0] ni énergie, ni eau, ni hélium
   *[other] { $stores }
} ; sur la première case du convoyeur, { COUNT($first) ->
    [0] rien
   *[other] { $first }
}, sur la dernière, { COUNT($last) ->
    [0] rien
   *[other] { $last }
}{ $waste ->
    [0] { "" }
    [one] { "" } ; { $waste } déchet
   *[other] { "" } ; { $waste } déchets
} ; encore { $oxygen } O2.
own-choice = Possible : { $text }.{ COUNT($more) ->
    [0] { "" }
   *[other] { " " }{ $more }
}
own-closed = Pas d’action principale : { $why }
own-kind = { $kind }, { $text }
own-deal = { $cost }, puis { $gain }
own-drawn = { JOIN($food, by: " ; ", form: "spoken") }.
reach-module = { $module } : { $oxygen } O2{ $stays ->
    [yes] { "" } pour rester
   *[no] { "" }
}{ $near ->
    [yes] { reach-power }{ reach-by }{ reach-what }
   *[no] , hors de portée.
}
reach-power = { $power ->
    [free] , sans énergie
    [own] , gardé actif par vous, sans énergie
    [other] , gardé actif par { AND($owner, form: "within") }, sans énergie{ $gains ->
        [yes] , 1 PV pour { AND($owner, form: "within") }
       *[no] { "" }
    }
   *[energy] , 1 cube d’énergie
}
reach-by = { $anybody ->
    [yes] { COUNT($by) ->
        [0] { "" } ; aucun scientifique en main
       *[other] { "" } ; avec n’importe quel scientifique
    }
   *[no] { COUNT($by) ->
        [0] { "" } ; aucun scientifique en main n’y va
       *[other] { "" } ; avec { OR($by) }
    }
}
reach-what = { COUNT($what) ->
    [0] .
   *[other] . Possible là-bas : { JOIN($what, by: " ; ") }.
}{ COUNT($why) ->
    [0] { "" }
   *[other] { " " }{ own-closed }
}
reach-nothing = Vous n’avez pas de quoi payer.

reach-install = poser une sonde

## Les joueurs

own-points = { $score }{ COUNT($by) ->
    [0] { "" }
   *[other] { "" } : { COMMAS($by) }
}.
own-place = Astronaute : { $place }{ $active ->
    [yes] , sur la case d’activation
   *[no] { "" }
}.
own-oxygen = O2 : { $used } sur { $stress } (marqueur de stress) ; encore { $oxygen }.
own-stores = Réserves : { COUNT($stores) ->
    [0] rien
   *[other] { $stores }
} ; place pour { $battery } cubes d’énergie, { $water } d’eau, { $helium } d’hélium.
own-belt = Convoyeur, première case : { COUNT($first) ->
    [0] rien
   *[other] { $first }
} ; dernière case : { COUNT($last) ->
    [0] rien
   *[other] { $last }
}.
own-waste = Déchets : { $waste } sur { $spaces } cases{ $free ->
    [0] { "" } ; chaque autre coûte un cran de CO2 et ajoute du stress
   *[other] { "" } ; encore { $free } sans pénalité
}.
own-hand = En main : { COUNT($hand) ->
    [0] personne
   *[other] { JOIN($hand, by: " ; ") }
}.
own-rest = Au repos : { COUNT($rest) ->
    [0] personne
   *[other] { JOIN($rest, by: " ; ") }
}.
own-scientist = { $name }{ COUNT($modules) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($modules) })
}
own-food = Nourriture : { COUNT($food) ->
    [0] aucune
   *[other] { JOIN($food, by: " ; ", form: "spoken") }
}.
own-equipment = Équipement { $equipment }{ $equipped ->
    [yes] { "" }
   *[no] , utilisé dans cette manche
}{ COUNT($text) ->
    [0] .
   *[other] { "" } : { $text }
}
own-depot = Dépôt d’urgence : { COUNT($cubes) ->
    [0] vide
   *[other] { JOIN($cubes, by: " ; ") }
}.
own-cube = { $good } pour { $vp }
own-levels = Recherche : { COMMAS($levels) } ; case de CO2 { $co2 }, { $co2_vp } à la fin.
own-orders = Commandes : { COUNT($orders) ->
    [0] aucune
   *[other] { COUNT($orders) }, { COMMAS($orders) }
} ; { $orders_vp } à la fin.
own-built = Construit : { COMMAS($built) }.
own-probes = Sondes en réserve : { $depot }{ COUNT($brings) ->
    [0] { "" }
   *[other] { "" } ; la suivante : { JOIN($brings, by: ", ") }
}.

## L’IA

ai-place = Son disque est sur le module { $place }.
ai-hired = Recrutés : { COUNT($hired) ->
    [0] personne
   *[other] { JOIN($hired, by: " ; ") }
}.
ai-crops = Nourriture : { JOIN($crops, by: " ; ", form: "spoken") }.
ai-points = { own-points }
ai-stores = { own-stores }
ai-waste = { own-waste }
ai-levels = { own-levels }
ai-orders = { own-orders }
ai-built = { own-built }
ai-probes = { own-probes }
ai-card = Dernière phase : { $card } ; encore { $left } à venir.
ai-line = { $did }.
ai-makes-water = eau
ai-makes-helium = hélium
ai-did = { $module } : { $skipped ->
    [yes] impossible
   *[no] { COUNT($done) ->
        [0] fait
       *[other] { JOIN($done, by: " ; ") }
    }
}
ai-pays = paie { $what }
ai-gains = reçoit { $what }
ai-bonus = prend le bonus { $what }
ai-takes = prend { $what }
ai-down = CO2 plus bas de { $what }
ai-back = CO2 plus haut de { $what }
ai-builds = construit { $what }
