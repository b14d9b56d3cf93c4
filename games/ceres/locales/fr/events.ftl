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
    .story = dirigeant → { $place }
event-headquarters_used = { $seat } utilise le Siège social et { gaining }{ source }.{ $place ->
    [0] { "" }
   *[other] { " " }Le dirigeant réserve la place { $place } sur la piste d’ordre.
}
    .story = Siège social
    .note = { $place ->
        [0] { story-lost }
       *[other] { COUNT($lost) ->
            [0] place { $place } réservée
           *[other] { story-lost }, place { $place } réservée
        }
    }
event-worker_placed = { $seat } place un { FORM($worker, of: "one") } venu { $origin ->
    [ship] du cargo à quai
   *[quarters] des Quartiers
} sur « { $outstation } ».
    .story = { $origin ->
        [ship] du cargo à quai → { $outstation }
       *[quarters] → { $outstation }
    }
event-droid_placed = { $seat } envoie le Droïde martien sur « { $outstation } ».
    .story = Droïde martien → { $outstation }
event-assistant_used = { $seat } envoie l’Adjoint de direction et { gaining }{ source }.
    .note = { story-lost }
    .story = envoie l’Adjoint de direction
event-option_chosen = { $seat } active { $location }{ $repeat ->
    [yes] { " " }une fois de plus
   *[no] { "" }
}{ paying } : { $option }.
    .story = { "" }
event-part_paid = { $seat } paie { $paid } pour utiliser « { $outstation } ».
event-part_used = { $seat } { gaining }{ paying } ({ $outstation }).
    .note = { story-lost }
event-traded = { $seat } échange { $paid } contre { $got } avec « { $ship } »{ $times ->
    [1] { "" }
   *[other] , { $times } fois de suite
}{ losing }.
    .story = échange avec « { $ship } »
    .note = { story-lost }
event-project_committed = { $seat } réserve « { $project } »{ paying }{ round-influence }.
    .story = réserve « { $project } »
event-project_completed = { $seat } achève « { $project } » pour { $paid } : { $vp } PV{ round-influence }.
    .story = achève « { $project } »
event-facilities_drawn = { $seat } pioche { $count ->
    [one] { $count } carte Installation
   *[other] { $count } cartes Installation
}{ paying }{ $missing ->
    [0] { "" }
   *[other] , soit { $missing } de moins que prévu : pioche et défausse sont vides
}.
    .story = pioche { $count ->
        [one] { $count } installation
       *[other] { $count } installations
    }
    .note = { $missing ->
        [0] { "" }
       *[other] { $missing } de moins, plus de carte
    }
event-facilities_seen = { COUNT($cards) ->
    [0] Il ne restait aucune carte à piocher.
   *[other] Vous piochez { $cards }.
}
    .note = { COUNT($cards) ->
        [0] { "" }
       *[other] pioche { COMMAS($cards) }
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
    .story = construit « { $card } »{ COUNT($onto) ->
        [0] { "" }
       *[other] { " " }sous « { $onto } »
    }
    .note = { story-lost }
event-nothing_built = { $seat } ne peut construire aucune des cartes et quitte le Chantier.
    .story = ne peut rien construire
event-facilities_discarded = { $seat } défausse { $cards }.
    .story = défausse { COMMAS($cards) }
event-row_refilled = Nouvelle offre : { $cards }.
    .story = Nouvelle offre : { JOIN($offers, by: " · ") }.
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
    .note = { story-lost }
    .story = lance vers { $asteroid }
event-researched = { $seat } atteint le niveau { $level } ({ $field }) pour { $paid } : { $vp } PV{ $token ->
    [0] { "" }
   *[other] , et { $token } PV pour la première place
}.
    .story = { $field } { $level }{ $token ->
        [0] { "" }
       *[other] { " " }en premier
    }
event-program_applied = { $seat } { gaining } ({ $field }, niveau { $level }{ COUNT($source) ->
    [0] { "" }
   *[other] , production de la carte « { $source } »
}).
    .note = { story-lost }
event-favor_taken = { $seat } prend la faveur « { $favor } »{ paying }.
    .story = prend « { $favor } »
event-grant_taken = { $seat } { gaining } grâce à la Subvention spéciale ({ $outstation }).
    .note = { story-lost }
event-reassigned = { $seat } déplace un employé : « { $origin } » → « { $destination } ».
    .story = déplace un employé de « { $origin } » à « { $destination } »
event-manufactured = { $seat } fabrique { $products }{ paying }{ $extra ->
    [yes] , dont un produit grâce à la Fabrication efficace
   *[no] { "" }
}.
    .story = fabrique
event-produced = { $seat } { gaining }{ source }.
    .note = { story-lost }
event-passed = { $seat } passe et prend la place { $reserved ->
    [yes] réservée { "" }
   *[no] { "" }
}{ $place } sur la piste d’ordre.
    .story = passe, place { $place } sur la piste d’ordre

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
    .story =
        { COUNT($facilities) ->
            [0] Pas de nouvelles installations : pioche et défausse sont vides.
           *[other] Nouvelles installations : { JOIN($offers, by: " · ") }.
        }
        { COUNT($projects) ->
            [0] Pas de nouveaux projets de colonie : pioche et défausse sont vides.
           *[other] Nouveaux projets de colonie : { JOIN($wanted, by: " · ") }.
        }
event-round_started = La manche { $round } commence ; les anneaux de la Ceinture tournent.
event-production_gained = Production : { $seat } { gaining }.
    .story = production
    .note = { story-lost }
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

## Récits : ce qui se perd, ce qui est offert

story-lost = { COUNT($lost) ->
    [0] { "" }
   *[other] perte au-delà de 12 : { COMMAS($lost) }
}
story-facility = { $name }, { COMMAS($cost) } : { COMMAS($brings) }
story-project = { $name }, { COMMAS($cost) } : { vp }
story-production = { COMMAS($goods) } par manche
