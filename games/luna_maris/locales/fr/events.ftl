# Le journal d’une partie : une phrase par événement, sous sa balise.

## Membres de phrases

paying = { COUNT($paid) ->
    [0] { "" }
   *[other] { " " }pour { $paid }
}
losing = { COUNT($lost) ->
    [0] { "" }
   *[other] { " " }(pas de place pour { $lost })
}
scored = { $what } { $n }

## Avant la partie, manches

event-revealed-start = Modules de départ ({ $cards }) : { COMMAS($modules) }.
    .story = Modules de départ : { COMMAS($modules) }.
event-equipment_taken = { $seat } choisit l’équipement « { $equipment } ».
    .story = choisit « { $equipment } »
event-astronaut_placed = { $seat } commence { AU($module) }.
    .story = commence { AU($module) }
event-round_started = La manche { $round } commence : { $day ->
    [yes] un jour
   *[no] une nuit
}.
event-produced = Production : { FORM($seat, of: "within") } { COUNT($gained) ->
    [0] ne gagne rien
   *[other] gagne { $gained }
}{ losing }{ $wasted ->
    [0] { "" }
    [one] { "" } ; { $wasted } minerai en fin de convoyeur devient un déchet
   *[other] { "" } ; { $wasted } minerais en fin de convoyeur deviennent des déchets
}.
    .story = production
    .note = { story-lost }{ $wasted ->
        [0] { "" }
       *[other] { COUNT($lost) ->
            [0] { "" }
           *[other] , { "" }
        }{ $wasted ->
            [one] { $wasted } minerai aux déchets
           *[other] { $wasted } minerais aux déchets
        }
    }
event-round_ended = La manche { $round } est finie.
event-scored-probes = { $seat } gagne { $vp } PV pour des sondes voisines (groupes : { COMMAS($groups) }).
    .story = sondes voisines
event-scored-carbon = Crédits carbone : { FORM($seat, of: "within") } { $vp ->
    [0] n’a pas de PV à perdre
    [-1] perd 1 PV
   *[other] gagne { $vp } PV
}.
    .story = crédits carbone
    .note = { $vp ->
        [0] pas de PV à perdre
       *[other] { "" }
    }
event-scored-construction = { $seat } gagne { $vp } PV pour ses modules avancés.
    .story = modules avancés

## Avec un scientifique

event-scientist_played = { $seat } joue « { $scientist } ».
    .story = joue « { $scientist } »
event-moved = { $seat } { $stays ->
    [yes] reste { AU($module) }
   *[no] va { AU($module) }
} ({ $oxygen } O2).
    .story = { $stays ->
        [yes] { AU($module) }
       *[no] → { $name }
    }
event-activated = { $by ->
    [own] { $seat } utilise { $module }, toujours actif.
    [other] { $seat } utilise { $module }, gardé actif par { FORM($owner, of: "within") }{ $vp ->
        [0] { "" }
       *[other] { " " }(+{ $vp } PV)
    }.
   *[none] { $seat } active { $module } pour { $energy } cube d’énergie.
}
    .note = { $by ->
        [other] { $vp ->
            [0] gardé actif par { FORM($owner, of: "within") }
           *[other] +{ $vp } PV pour { FORM($owner, of: "within") }
        }
       *[none] { "" }
    }
event-stepped_off = { $seat } quitte la case d’activation : { $module }.
event-ran = { $seat } utilise « { $procedure } » : { COUNT($pays) ->
    [0] { "" }
   *[other] { $pays } contre { "" }
}{ COUNT($brings) ->
    [0] rien
   *[other] { $brings }
}{ losing }.
    .story = « { $procedure } »
    .note = { story-lost }
event-mined = { $seat } mine { COUNT($brings) ->
    [0] rien
   *[other] { $brings }
}{ $vp ->
    [0] { "" }
   *[other] { " " }et gagne { $vp } PV
}{ losing }.
    .story = { "" }
    .note = { story-lost }
event-probe_installed = { $seat } place une sonde en { $zone }{ $stress ->
    [yes] { "" } ; son stress monte de 1 (marqueur 1 cran à gauche)
   *[no] { "" }
}.
    .story = sonde { $zone }
event-hired = { $seat } recrute « { $scientist } »{ paying }.
    .story = recrute « { $scientist } »
event-revealed-hiring = Nouveau au recrutement : { $cards }.
    .story = Nouveau au recrutement : { COMMAS($offers) }.
event-dismissed = { $seat } retire « { $scientist } » de la partie : { $vp } PV.
    .story = retire « { $scientist } »
event-order_fulfilled = { $seat } honore « { $order } »{ paying } : { $vp } PV{ $extra ->
    [0] { "" }
   *[other] { " " }et { $extra } PV pour le titane
}.
    .story = commande « { $order } »
event-revealed-order = Nouvelle commande : { $cards }.
    .story = Nouvelle commande : { COMMAS($offers) }.
event-researched = { $seat } atteint le niveau { $level } ({ $track }).
    .story = { $track } { $level }
event-track_capped = { $seat } dépasse le niveau 4 ({ $track }) : { $vp } PV.
    .story = { $track }, au-delà du niveau 4
event-bonus_taken = { $seat } { $again ->
    [yes] répète « { $bonus } »{ paying }
   *[no] prend « { $bonus } »
} : { JOIN($does, by: " ; ") }.
    .story = { $again ->
        [yes] encore « { $bonus } »
       *[no] « { $bonus } »
    }
event-built = { $seat } construit le module avancé { DU($module) }{ paying } : { $vp } PV.
    .story = module avancé { DU($module) }
event-scrubbed = { $seat } utilise les épurateurs avec { $energy ->
    [one] { $energy } cube
   *[other] { $energy } cubes
} d’énergie.
    .story = épurateurs
event-equipment_used = { $seat } utilise « { $equipment } ».
    .story = utilise « { $equipment } »
event-slept = { $seat } prend un jour de congé : son stress baisse de { $steps } (marqueur { $steps ->
    [one] { $steps } cran
   *[other] { $steps } crans
} à droite){ beyond }.
    .story = { "" }
    .note = { story-lost-steps }
event-rested = { $seat } laisse se reposer « { $scientist } »{ $steps ->
    [0] { "" }
   *[other] { "" } : son stress baisse de { $steps } (marqueur { $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    } à droite)
}{ beyond }.
    .note = { story-lost-steps }
    .story = repos pour « { $scientist } »
    .more = « { $scientist } »

## Biens, pistes, cartes

event-gained = { $seat } { COUNT($brings) ->
    [0] ne gagne rien
   *[other] gagne { $brings }
}{ losing }.
    .note = { story-lost }
event-waste_taken = { $seat } { $n ->
    [0] n’a pas de place pour { $lost ->
        [one] { $lost } déchet
       *[other] { $lost } déchets
    }
   *[other] prend { $n ->
        [one] { $n } déchet
       *[other] { $n } déchets
    }{ $lost ->
        [0] { "" }
       *[other] { "" } ; la piste n’a pas de place pour { $lost } de plus
    }
}.
    .note = { $lost ->
        [0] { "" }
        [one] pas de place pour { $lost } déchet
       *[other] pas de place pour { $lost } déchets
    }
event-waste_dropped = { $seat } défausse { $n ->
    [one] { $n } déchet
   *[other] { $n } déchets
}.
event-moved-co2 = Le disque de CO2 { DE(FORM($seat, of: "within")) } { $n ->
    [0] est au bout de sa piste
   *[other] { $down ->
        [yes] descend
       *[no] remonte
    } de { $n }
}{ beyond }.
    .note = { story-lost-steps }
event-moved-stress = { $n ->
    [0] Le marqueur de stress { DE($seat) } est déjà à 8
   *[other] Le stress { DE($seat) } { $down ->
        [yes] baisse
       *[no] monte
    } de { $n } (marqueur { $n ->
        [one] { $n } cran
       *[other] { $n } crans
    } à { $down ->
        [yes] droite
       *[no] gauche
    })
}{ beyond }.
    .note = { story-lost-steps }
event-moved-oxygen = { $n ->
    [0] Le marqueur d’O2 { DE($seat) } est déjà à 0
   *[other] { $seat } récupère { $n } O2
}{ beyond }.
    .note = { story-lost-steps }
beyond = { $lost ->
    [0] { "" }
    [one] { "" } ; { $lost } cran est perdu
   *[other] { "" } ; { $lost } crans sont perdus
}
event-missed = { $what ->
    [retrieve] { $seat } n’a aucun scientifique au repos à reprendre
    [study] { $seat } est au bout des deux pistes de recherche : le niveau est perdu
    [salvage] { $seat } ne peut pas prendre de nourriture : la défausse est vide
    [discard] { $seat } n’a pas de déchet à défausser
    [food] { $seat } ne peut plus prendre de nourriture : les semis sont vides
   *[draw] { $seat } ne peut plus piocher de nourriture : il n’y a plus de carte
}.
    .note = { $what ->
        [retrieve] aucun scientifique à reprendre
        [study] fin des deux pistes de recherche
        [salvage] aucune nourriture défaussée
        [discard] aucun déchet à défausser
        [food] plus de nourriture dans les semis
       *[draw] plus de carte Nourriture
    }
event-food_taken = { $seat } prend : { $food }.
    .note = +{ JOIN($food, by: ", +") }
event-food_drawn = { $seat } pioche { $n ->
    [one] { $n } carte Nourriture
   *[other] { $n } cartes Nourriture
}.
event-food_seen = Vous piochez : { $food }.
    .note = pioche { $food }
event-food_salvaged = { $seat } prend dans la défausse : { $food }.
    .note = +{ JOIN($food, by: ", +") } (défausse)
event-revealed-seedbeds = Nouveau dans les semis : { $cards }.
event-food_shuffled = La pioche de nourriture est vide : { $cards ->
    [one] { $cards } carte défaussée est mélangée
   *[other] { $cards } cartes défaussées sont mélangées
}.
event-depot_used = { $seat } prend { $what } au Dépôt d’urgence pour { $vp } PV.
    .story = dépôt

## Nourriture, fin du travail

event-fed = { $seat } dépense : { $food } ({ $value }).
    .story = dépense { $food } ({ $value })
    .more = { $food } ({ $value })
event-imported = { $seat } importe de la nourriture pour { $scientists ->
    [one] { $scientists } scientifique
   *[other] { $scientists } scientifiques
} contre { $vp } PV.
    .story = importe de la nourriture pour { $scientists ->
        [one] { $scientists } scientifique
       *[other] { $scientists } scientifiques
    }
event-recovered = { $seat } reprend : { $scientists }.
    .story = reprend { COMMAS($scientists) }
    .more = { COMMAS($scientists) }
event-work_ended = { $seat } finit le travail de cette manche{ $alone ->
    [yes] { "" }
   *[no] { " " }(n° { $place })
}.
    .story = finit le travail de la manche{ $alone ->
        [yes] { "" }
       *[no] { " " }(n° { $place })
    }

## L’IA

event-revealed-ai_card = L’IA révèle « { $cards } ».
event-ai_skipped = { $seat } ne peut rien faire { AU($module) }.
    .story = rien { AU($module) }
event-ai_made = { $seat }, { AU($module) } : { COUNT($pays) ->
    [0] { "" }
   *[other] { $pays } contre { "" }
}{ COUNT($brings) ->
    [0] rien
   *[other] { $brings }
}{ losing }.
    .story = { $name }
    .note = { story-lost }

## La fin

event-final_scored = { $seat } : { COUNT($parts) ->
    [0] rien
   *[other] { COMMAS($parts) }
} ; { $total } PV en tout.
event-game_ended = La partie est finie : { AND($winners, form: "within") } { COUNT($winners) ->
    [one] l’emporte
   *[other] l’emportent
}{ $broken ->
    [orders] { " " }avec plus de commandes
    [co2] { " " }sur la piste de CO2
   *[none] { "" }
}.

## Récits : les offres, ce qui n’a pas de place

story-lost = { COUNT($lost) ->
    [0] { "" }
   *[other] pas de place pour { $lost }
}
story-lost-steps = { $lost ->
    [0] { "" }
    [one] { $lost } cran perdu
   *[other] { $lost } crans perdus
}
story-order = { $name }, { COMMAS($needs) } : { COMMAS($brings) }
story-hire = { $name } ({ COMMAS($modules) })
co2-less = CO2 : { $n } vers le bas
    .story = CO2 −{ $n }
co2-more = CO2 : { $n } vers le haut
    .story = CO2 +{ $n }
stress-less = { $n } de stress
    .story = −{ $n } stress
stress-more = { $n } de stress
    .story = +{ $n } stress
waste-less = { good-waste }
    .story = −{ good-waste }
