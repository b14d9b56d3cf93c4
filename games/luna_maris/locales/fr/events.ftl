# Le journal d’une partie : une phrase par événement, sous sa balise.

## Membres de phrases

paying = { COUNT($paid) ->
    [0] { "" }
   *[other] { " " }pour { $paid }
}
losing = { COUNT($lost) ->
    [0] { "" }
   *[other] { " " }(faute de place, perte : { $lost })
}
scored = { $what } { $n }

## Avant la partie, manches

event-revealed-start = Modules de départ ({ $cards }) : { COMMAS($modules) }.
event-equipment_taken = { $seat } choisit l’équipement « { $equipment } ».
event-astronaut_placed = { $seat } commence { AU($module) }.
event-round_started = La manche { $round } commence : { $day ->
    [yes] un jour
   *[no] une nuit
}.
event-produced = Production : { FORM($seat, of: "within") } reçoit { COUNT($gained) ->
    [0] rien
   *[other] { $gained }
}{ losing }{ $wasted ->
    [0] { "" }
    [one] { "" } ; { $wasted } minerai en fin de tapis devient déchet
   *[other] { "" } ; { $wasted } minerais en fin de tapis deviennent déchets
}.
event-round_ended = La manche { $round } est finie.
event-scored-probes = { $seat } reçoit { $vp } PV pour des sondes voisines (groupes : { COMMAS($groups) }).
event-scored-carbon = Crédits carbone : { FORM($seat, of: "within") } { $vp ->
    [0] n’a pas de point à perdre
    [-1] perd 1 PV
   *[other] reçoit { $vp } PV
}.
event-scored-construction = { $seat } reçoit { $vp } PV pour ses modules avancés.

## Avec un scientifique

event-scientist_played = { $seat } joue « { $scientist } ».
event-moved = { $seat } { $stays ->
    [yes] reste { AU($module) }
   *[no] va { AU($module) }
} ({ $oxygen } O2).
event-activated = { $by ->
    [own] { $seat } utilise { $module }, toujours en activité.
    [other] { $seat } utilise { $module }, en activité grâce à { FORM($owner, of: "within") }{ $vp ->
        [0] { "" }
       *[other] { " " }(+{ $vp } PV)
    }.
   *[none] { $seat } active { $module } pour { $energy } cube d’énergie.
}
event-stepped_off = { $seat } quitte la case d’activation : { $module }.
event-ran = { $seat } utilise « { $procedure } » : { COUNT($pays) ->
    [0] { "" }
   *[other] { $pays } contre { "" }
}{ COUNT($brings) ->
    [0] rien
   *[other] { $brings }
}{ losing }.
event-mined = { $seat } mine { COUNT($brings) ->
    [0] rien
   *[other] { $brings }
}{ $vp ->
    [0] { "" }
   *[other] { " " }et gagne { $vp } PV
}{ losing }.
event-probe_installed = { $seat } place une sonde en { $zone }{ $stress ->
    [yes] { "" } ; son stress monte de 1 (marqueur 1 cran à gauche)
   *[no] { "" }
}.
event-hired = { $seat } recrute « { $scientist } »{ paying }.
event-revealed-hiring = Nouveau au recrutement : { $cards }.
event-dismissed = { $seat } retire « { $scientist } » de la partie : { $vp } PV.
event-order_fulfilled = { $seat } honore « { $order } »{ paying } : { $vp } PV{ $extra ->
    [0] { "" }
   *[other] { " " }et { $extra } PV pour le titane
}.
event-revealed-order = Nouvelle commande : { $cards }.
event-researched = { $seat } atteint le niveau { $level } ({ $track }).
event-track_capped = { $seat } dépasse le dernier niveau ({ $track }) : { $vp } PV.
event-bonus_taken = { $seat } { $again ->
    [yes] répète « { $bonus } »{ paying }
   *[no] prend « { $bonus } »
} : { JOIN($does, by: " ; ") }.
event-built = { $seat } construit le module avancé { DU($module) }{ paying } : { $vp } PV.
event-scrubbed = { $seat } purifie l’air avec { $energy ->
    [one] { $energy } cube
   *[other] { $energy } cubes
} d’énergie.
event-equipment_used = { $seat } utilise « { $equipment } ».
event-slept = { $seat } prend un jour de congé : son stress baisse de { $steps } (marqueur { $steps ->
    [one] { $steps } cran
   *[other] { $steps } crans
} à droite){ beyond }.
event-rested = { $seat } laisse se reposer « { $scientist } »{ $steps ->
    [0] { "" }
   *[other] { "" } : son stress baisse de { $steps } (marqueur { $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    } à droite)
}{ beyond }.

## Biens, pistes, cartes

event-gained = { $seat } reçoit { COUNT($brings) ->
    [0] rien
   *[other] { $brings }
}{ losing }.
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
event-waste_dropped = { $seat } se défait de { $n ->
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
event-moved-oxygen = { $n ->
    [0] Le marqueur d’O2 { DE($seat) } est déjà à 0
   *[other] { $seat } récupère { $n } O2
}{ beyond }.
beyond = { $lost ->
    [0] { "" }
    [one] { "" } ; { $lost } cran est perdu
   *[other] { "" } ; { $lost } crans sont perdus
}
event-missed = { $what ->
    [retrieve] { $seat } n’a aucun scientifique au repos à reprendre
    [study] { $seat } est au bout des deux pistes de recherche : le niveau est perdu
    [salvage] { $seat } ne prend pas de nourriture : la défausse est vide
    [discard] { $seat } n’a pas de déchet à défausser
    [food] { $seat } ne prend plus de nourriture : les semis sont vides
   *[draw] { $seat } ne pioche plus de nourriture : il n’y a plus de carte
}.
event-food_taken = { $seat } prend : { $food }.
event-food_drawn = { $seat } pioche { $n ->
    [one] { $n } carte Nourriture
   *[other] { $n } cartes Nourriture
}.
event-food_seen = Vous piochez : { $food }.
event-food_salvaged = { $seat } prend dans la défausse : { $food }.
event-revealed-seedbeds = Nouveau dans les semis : { $cards }.
event-food_shuffled = La pioche de nourriture est vide : { $cards ->
    [one] { $cards } carte défaussée est mélangée
   *[other] { $cards } cartes défaussées sont mélangées
}.
event-depot_used = { $seat } prend { $what } au Dépôt d’urgence pour { $vp } PV.

## Nourriture, fin du travail

event-fed = { $seat } dépense : { $food } ({ $value }).
event-imported = { $seat } importe de la nourriture pour { $scientists ->
    [one] { $scientists } scientifique
   *[other] { $scientists } scientifiques
} contre { $vp } PV.
event-recovered = { $seat } reprend : { $scientists }.
event-work_ended = { $seat } finit le travail de cette manche{ $alone ->
    [yes] { "" }
   *[no] { " " }(n° { $place })
}.

## L’IA

event-revealed-ai_card = L’IA révèle « { $cards } ».
event-ai_skipped = { $seat } ne peut rien faire { AU($module) }.
event-ai_made = { $seat }, { AU($module) } : { COUNT($pays) ->
    [0] { "" }
   *[other] { $pays } contre { "" }
}{ COUNT($brings) ->
    [0] rien
   *[other] { $brings }
}{ losing }.

## La fin

event-final_scored = { $seat } : { COUNT($parts) ->
    [0] rien
   *[other] { COMMAS($parts) }
} ; { $total } PV en tout.
event-game_ended = La partie est finie : { AND($winners, form: "within") } { COUNT($winners) ->
    [one] l’emporte
   *[other] l’emportent
}{ $broken ->
    [orders] { " " }grâce au nombre de commandes
    [co2] { " " }grâce à la piste de CO2
   *[none] { "" }
}.
