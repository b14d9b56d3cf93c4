# Le journal d’une partie : une phrase par événement, sous sa balise.

## Membres de phrases

paying = { COUNT($paid) ->
    [0] { "" }
   *[other] { " " }pour { $paid }
}
losing = { COUNT($lost) ->
    [0] { "" }
   *[other] { " " }(perte au-delà de 12 : { $lost })
}
gaining = { COUNT($gained) ->
    [0] ne reçoit rien
   *[other] reçoit { $gained }
}{ losing }
bringing = { $vp } PV{ COUNT($gained) ->
    [0] { "" }
   *[other] { " " }et { $gained }
}{ losing }
source = { COUNT($source) ->
    [0] { "" }
   *[other] { " " }({ $source })
}
round-influence = { $modifier ->
    [1] { "" } ; la manche 1 rapporte 1 jeton d’influence
    [-1] { "" } ; la manche 3 coûte 1 jeton d’influence
   *[0] { "" }
}

## Tours

event-leader_placed = { $seat } place un dirigeant { AU($location) }{ paying } : { $option }.
event-headquarters_used = { $seat } utilise le Siège social et { gaining }{ source }.{ $place ->
    [0] { "" }
   *[other] { " " }Le dirigeant réserve la place { $place } sur la piste d’ordre.
}
event-worker_placed = { $seat } place un { FORM($worker, of: "one") } venu { $origin ->
    [ship] du cargo à quai
   *[quarters] des Quartiers
} sur « { $outstation } ».
event-droid_placed = { $seat } envoie le Droïde martien sur « { $outstation } ».
event-assistant_used = { $seat } envoie l’Adjoint de direction et { gaining }{ source }.
event-option_chosen = { $seat } active { $location }{ $repeat ->
    [yes] { " " }une fois de plus
   *[no] { "" }
}{ paying } : { $option }.
event-part_paid = { $seat } paie { $paid } pour utiliser « { $outstation } ».
event-part_used = { $seat } { gaining }{ paying } ({ $outstation }).
event-traded = { $seat } échange { $paid } contre { $got } avec « { $ship } »{ $times ->
    [1] { "" }
   *[other] , { $times } fois de suite
}{ losing }.
event-project_committed = { $seat } réserve « { $project } »{ paying }{ round-influence }.
event-project_completed = { $seat } achève « { $project } » pour { $paid } : { $vp } PV{ round-influence }.
event-facilities_drawn = { $seat } pioche { $count ->
    [one] { $count } carte Installation
   *[other] { $count } cartes Installation
}{ paying }{ $missing ->
    [0] { "" }
   *[other] , soit { $missing } de moins que prévu : pioche et défausse sont vides
}.
event-facilities_seen = { COUNT($cards) ->
    [0] Il ne restait aucune carte à piocher.
   *[other] Vous piochez { $cards }.
}
event-facility_built = { $seat } construit « { $card } »{ $drawn ->
    [yes] { " " }(carte piochée)
   *[no] { "" }
} { COUNT($onto) ->
    [0] en nouvel avant-poste
   *[other] sous « { $onto } »
} { COUNT($paid) ->
    [0] gratuitement
   *[other] pour { $paid }
} : { bringing }.
event-nothing_built = { $seat } ne peut construire aucune des cartes et quitte le Chantier.
event-facilities_discarded = { $seat } défausse { $cards }.
event-row_refilled = Nouvelle offre : { $cards }.
event-pile_shuffled = La pioche { $pile ->
    [facilities] des installations
   *[projects] des projets de colonie
} est vide : { $count } { $count ->
    [one] carte défaussée est mélangée
   *[other] cartes défaussées sont mélangées
}.
event-launched = { $seat } lance une sonde vers { $asteroid } { COUNT($paid) ->
    [0] sans dépenser de glace
   *[other] pour { $paid }
} : { bringing }.
event-researched = { $seat } atteint le niveau { $level } ({ $field }) pour { $paid } : { $vp } PV{ $token ->
    [0] { "" }
   *[other] , et { $token } PV pour la première place
}.
event-program_applied = { $seat } { gaining } ({ $field }, niveau { $level }{ COUNT($source) ->
    [0] { "" }
   *[other] , production de la carte « { $source } »
}).
event-favor_taken = { $seat } prend la faveur « { $favor } »{ paying }.
event-grant_taken = { $seat } { gaining } grâce à la Subvention spéciale ({ $outstation }).
event-reassigned = { $seat } déplace un employé : « { $origin } » → « { $destination } ».
event-manufactured = { $seat } fabrique { $products }{ paying }{ $extra ->
    [yes] , dont un produit grâce à la Fabrication efficace
   *[no] { "" }
}.
event-produced = { $seat } { gaining }{ source }.
event-passed = { $seat } passe et prend la place { $reserved ->
    [yes] réservée { "" }
   *[no] { "" }
}{ $place } sur la piste d’ordre.

## Manches

event-round_ended = La manche { $round } est finie. Ordre de la manche { $next } : { COMMAS($order) }.
event-ship_left = Départ du cargo « { $ship } »{ COUNT($workers) ->
    [0] { "" }
   *[other] { " " }avec { $workers }
} ; arrivée à quai du cargo « { $docked } ».
event-rows_renewed = Nouvelles installations : { COUNT($facilities) ->
    [0] aucune, pioche et défausse sont vides
   *[other] { $facilities }
}. Nouveaux projets de colonie : { COUNT($projects) ->
    [0] aucun, pioche et défausse sont vides
   *[other] { $projects }
}.
event-round_started = La manche { $round } commence ; les anneaux de la Ceinture tournent.
event-production_gained = Production : { $seat } { gaining }.
event-final_scored = { $seat } : { $influence } PV pour l’influence, { $credits } PV pour les crédits{ $unfinished ->
    [0] { "" }
   *[other] , { $unfinished } PV ({ COUNT($projects) ->
        [one] projet inachevé
       *[other] projets inachevés
    } : { $projects })
} ; { $total } PV en tout.
event-game_ended = La partie est finie : { $winners } { COUNT($winners) ->
    [one] l’emporte
   *[other] l’emportent
}{ $broken ->
    [resources] { " " }grâce à davantage de ressources
    [passed_first] { " " }pour avoir passé avant dans la manche 3
   *[none] { "" }
}.
