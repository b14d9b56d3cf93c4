# Le journal d’une partie : une phrase par événement, par son nom.

## Des membres de phrase

by-card = { COUNT($card) ->
    [0] { "" }
   *[other] { " " }({ $card })
}
the-scale = { $scale ->
    [temperature] { parameter-temperature.the }
   *[oxygen] { parameter-oxygen.the }
}
to-its-end = { $end ->
    [yes] , le maximum
   *[no] { "" }
}
mars = { $complete ->
    [yes] Mars est terraformée
   *[no] Mars n’est pas terraformée
}

## La mise en place et le choix des phases

event-mulliganed = { $seat } { $n ->
    [0] garde sa main
   *[other] échange { stock-card }
}.
    .story = { $n ->
        [0] garde sa main
       *[other] échange { stock-card }
    }
event-founded = { $seat } dirige « { $corporation } ».
    .story = dirige « { $corporation } »
event-round_started = La manche { $round } commence.
event-phases_revealed = Les phases sont révélées. { JOIN($picks, by: " ; ") }.
    .story = Phases : { JOIN($picks, by: " · ", form: "story") }.
revealed = { $seat } : { $phase }
    .story = **{ $seat }** { $phase }
revealed-dummy = automate : { $phase }
    .story = automate { $phase }
event-cube_taken = { $seat } prend un { $cube ->
    [copper] cube de cuivre (1 M€)
   *[trade] cube d’échange
}.
    .story = prend un { $cube ->
        [copper] cube de cuivre
       *[trade] cube d’échange
    }
event-cards_swapped = { $seat } et { $partner } échangent une carte.
event-swap_declined = { $seat } refuse l’échange.
    .story = refuse l’échange
event-card_received = Vous recevez « { $card } ».
    .note = reçoit « { $card } »
event-phase_opened = La phase { $phase } commence.
    .story = { $number ->
        [4] { "" }
       *[other] La phase { $phase } commence.
    }

## Ce que fait et gagne un joueur

event-card_played = { $seat } joue « { $card } » { COUNT($paid) ->
    [0] sans rien payer
   *[other] pour { $paid }
}{ COUNT($sold) ->
    [0] { "" }
   *[other] , en vendant { $sold }
}{ COUNT($microbe) ->
    [0] { "" }
   *[other] , en retirant { $microbe }
}{ $tr ->
    [0] { "" }
   *[other] , en baissant son NT de { $tr }
}.
    .story = joue « { $card } »{ COUNT($sold) ->
        [0] { "" }
       *[other] , en vendant { $sold }
    }
event-cards_sold = { $seat } vend { stock-card } pour { $mc } M€.
    .story = vend { stock-card }
event-action_used = { $seat } utilise « { $card } »{ COUNT($paid) ->
    [0] { "" }
   *[other] { " " }pour { $paid }
}.
    .story = utilise « { $card } »
event-standard_used = { $seat } { COUNT($paid) ->
    [0] ne paie rien
   *[other] paie { $paid }
} pour { FORM($project, of: "gain") }{ $forced ->
    [yes] { " " }(conversion obligatoire avant la fin de la phase)
   *[no] { "" }
}.
    .story = obtient { FORM($project, of: "gain") }{ $forced ->
        [yes] { " " }(conversion obligatoire avant la fin de la phase)
       *[no] { "" }
    }
event-initiative_used = { $seat } paie { $paid } pour augmenter son NT.
    .story = augmente son NT
event-gained = { $seat } gagne { $what }{ by-card }.
event-tr_raised = { $seat } augmente son NT de { $n }, soit { $tr }{ by-card }.
event-forest_gained = { $seat } gagne une forêt ({ $forests } en tout).
event-cubes_added = { $seat } ajoute { $cube } sur « { $card } » ({ $total } en tout).
event-cubes_removed = { $seat } retire { $cube } de « { $card } » ({ $total ->
    [0] il n’en reste plus
   *[other] il en reste { $total }
}).
event-cubes_lost = { $seat } n’a aucune carte pour { COUNT($cube) ->
    [0] { $n } { $n ->
        [one] ressource
       *[other] ressources
    }
   *[other] { $cube }
}.
    .note = aucune carte pour { COUNT($cube) ->
        [0] { $n } { $n ->
            [one] ressource
           *[other] ressources
        }
       *[other] { $cube }
    }
event-drew = { $seat } pioche { stock-card }{ by-card }.
event-cards_missing = { $seat } reçoit { stock-card } de moins : pioche et défausse sont vides{ by-card }.
    .note = { stock-card } de moins, plus de carte
event-cards_seen = { $dealt ->
    [yes] Vous regardez
   *[no] Vous avez pioché
} : { COMMAS($cards) }.
    .note = { $dealt ->
        [yes] regarde
       *[no] pioche
    } { COMMAS($cards) }
event-discarded = { $seat } défausse { stock-card }{ by-card }.
event-cards_gone = { $sold ->
    [yes] Vous avez vendu
   *[no] Vous avez défaussé
} : { COMMAS($cards) }.
    .note = { $sold ->
        [yes] vend
       *[no] défausse
    } { COMMAS($cards) }
event-shown = { $seat } révèle { $cards } et { COUNT($taken) ->
    [0] n’en prend aucune
   *[other] prend { $taken }
}.
    .note = révèle { COMMAS($cards) }{ COUNT($taken) ->
        [0] , n’en prend aucune
       *[other] , prend { COMMAS($taken) }
    }
event-produced = { $seat } produit { $goods }.
    .story = production
event-dealt = { $seat } regarde { stock-card } pour en garder { $keep }.
event-kept = { $seat } garde { stock-card }.
    .story = recherche
event-hand_reduced = { $seat } défausse { stock-card } pour respecter la limite de main (+{ $mc } M€).
    .story = défausse jusqu’à la limite de main

## Mars

event-scale_raised = { $seat } porte { the-scale } à { $value }{ to-its-end } (NT { $tr }).
event-scale_stepped = { $seat } augmente { the-scale } d’un cran (NT { $tr }).
event-ocean_flipped = { $seat } { $again ->
    [yes] répète le dernier océan
   *[no] retourne l’océan { $number }
} (NT +1).
    .note = { $again ->
        [yes] le dernier océan encore une fois
       *[no] { "" }
    }
event-ocean_turned = { $seat } { $again ->
    [yes] répète le dernier océan
   *[no] retourne un océan
} (NT +1).
    .note = { $again ->
        [yes] le dernier océan encore une fois
       *[no] { "" }
    }
event-mars_moved = Dans cette phase, { $moves }.
# Le verbe n’est dit qu’une fois.
moved-temperature = la température { $place ->
    [0] est portée de
   *[other] de
} { $before } °C à { $now } °C{ to-its-end }
moved-oxygen = l’oxygène { $place ->
    [0] est porté de
   *[other] de
} { $before } % à { $now } %{ to-its-end }
moved-oceans = le nombre d’océans { $place ->
    [0] est porté de
   *[other] de
} { $before } à { $now }{ to-its-end }
event-nothing_to_raise = { $parameter ->
    [ocean] Il n’y a plus d’océan à retourner
    [temperature] La température est au maximum
   *[oxygen] L’oxygène est au maximum
} : rien pour { $seat }.
    .note = { $parameter ->
        [ocean] plus d’océan
        [temperature] température déjà au maximum
       *[oxygen] oxygène déjà au maximum
    }
event-bumped = { CAP(the-scale) } monte { $scale ->
    [temperature] automatiquement
   *[oxygen] automatiquement
} à { $value }{ $lost ->
    [0] { "" }
    [one] , son maximum ; { $lost } cran est perdu
   *[other] , son maximum ; { $lost } crans sont perdus
}.

## La boîte et la fin

event-reshuffled = La défausse forme une nouvelle pioche ({ stock-card }).
event-marker_moved = Les cartes de l’automate sont mélangées ; le marqueur passe à { $marker }.
event-end_triggered = Mars est terraformée ! La partie finit avec cette phase.{ COUNT($reopened) ->
    [0] { "" }
    [one] { " " }{ $reopened } peut encore agir.
   *[other] { " " }{ $reopened } peuvent encore agir.
}
event-game_ended = La partie finit à la manche { $round }. { mars }.

## Récits : les crans d’une échelle

story-temperature = { $n } { $n ->
    [one] cran
   *[other] crans
} de température
    .story = température +{ $n }
story-oxygen = { $n } { $n ->
    [one] cran
   *[other] crans
} d’oxygène
    .story = oxygène +{ $n }
