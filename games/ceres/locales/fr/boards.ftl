# Le plateau en texte, pour les lecteurs d’écran, et les textes de remplacement des images.

listed = { $head } : { COUNT($items) ->
    [0] –
   *[other] { COMMAS($items) }
}.
pair = { $head } : { $text }
sentence-end = { $what }.
counted = { $what } { $n }

## Ce que le plateau et les images ont en commun

turn-of = C’est le tour { DE($who) }.
player-order = Ordre de jeu : { COMMAS($order) }.

## Le plateau, par parties

part-round = Manche et ordre
part-own = Vos possibilités
part-means = Ce que vous pouvez payer
part-locations = Lieux
part-workers = Employés
part-facilities = Installations en offre
part-projects = Projets de colonie en offre
part-ships = Cargos
part-belt = { CAP($ring) } de la Ceinture d’astéroïdes
part-research = Recherche
part-favors = Faveurs

next-order = Ordre de la manche suivante : { COMMAS($order) }.
next-place = { $place }. { $who }{ $reserved ->
    [yes] { " " }(réservée)
   *[no] { "" }
}
all-points = Points : { COMMAS($scores) }.
board-winner = { COUNT($winners) ->
    [one] Vainqueur
   *[other] Vainqueurs
} : { COMMAS($winners) }.
board-ranking = Classement : { JOIN($places, by: " ; ") }.
board-place = { $rank }. { $who }, { $points }
board-ties = Départage : { COMMAS($ties) }.
leaders-left = Dirigeants restants : { COMMAS($leaders) }.

board-location = { $place } : { free-slots }{ COUNT($leaders) ->
    [0] { "" }
   *[other] { "" } ; dirigeants : { COMMAS($leaders) }
}.
board-option = Option { $number }, { $option } : { COUNT($fee) ->
    [0] sans frais
   *[other] frais { $fee }
}{ $modifier ->
    [1] , +1 jeton d’influence cette manche
    [-1] , coûte 1 jeton d’influence cette manche
   *[0] { "" }
}{ COUNT($does) ->
    [0] { "" }
   *[other] { "" } ; { $does }
}.
board-own = { $what } (chacun a le sien), avec un dirigeant : { $does }.
each-product = { $price } par produit
does-build = construisez une installation, en nouvel avant-poste ou sous un avant-poste simple{ COUNT($draws) ->
    [0] { "" }
   *[other] { " " }(vous pouvez piocher d’abord : { OR($draws) })
}
does-launch = revendiquez un astéroïde pour 1 sonde et la glace indiquée
does-manufacture = fabriquez jusqu’à { $times } produits : un alliage coûte { $alloy }, une sonde { $probe }

board-workers = { $kind } : { COMMAS($places) }.
crew-mine = Contremaîtres (mines)
crew-factory = Ingénieurs en chef (usines)
crew-lab = Coordinateurs scientifiques (laboratoires)
crew-office = Directeurs généraux (bureaux)
crew-quarters = { $n } dans les quartiers
crew-aboard = { $n } { $round ->
    [0] sur le cargo à quai
   *[other] sur le cargo de la manche { $round }
}
in-pile = { $n ->
    [0] Aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
} en pioche.
board-project = { $project } : { $cost } ; { $vp }{ COUNT($commitment) ->
    [0] { "" }
   *[other] { "" } ; réservation pour { $commitment }
}.
board-ship = { $round ->
    [0] Cargo à quai
   *[other] Cargo de la manche { $round }
} : { $ship }.
board-line = Ligne { $number } : { $deal }{ $times ->
    [1] { "" }
   *[other] , { times }
}.

ring-turns = Tourne de { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
} à chaque manche, dans le sens antihoraire : à la position suivante, et de 4 à 0.
board-position = Position { $position }{ $position ->
    [0] { " " }(entrée)
    [1] { " " }(entrée)
   *[other] { "" }
}{ COUNT($price) ->
    [0] { "" }
   *[other] { "" } ; { $price }
} :
launch-price = un lancement { $ice ->
    [0] se fait sans glace
    [one] coûte { $ice } bloc de glace
   *[other] coûte { $ice } blocs de glace
}{ COUNT($others) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($others) })
}
launch-other = { $ice } pour { $who }
board-rock = { $rock } : { $vp }, { $production }{ COUNT($owner) ->
    [0] { "" }
   *[other] { "" } ; revendiqué par { $owner }
}.

board-field = { $field }, niveaux : { COMMAS($levels) }.{ $first ->
    [open] { " " }Premier au niveau 3 : { $token }.
    [taken] { " " }{ $who } a atteint le niveau 3 en premier.
   *[none] { "" }
}
board-program = Niveau { $level } : { $cost }, { $vp }. { $does }
board-favor = { $favor } : { $cost }. { $does } { COUNT($who) ->
    [0] Disponible
   *[other] Prise par { $who }
}{ used }.
used = { COUNT($at) ->
    [0] { "" }
   *[other] { " " }(utilisée : { $at })
}

board-points = { $vp }{ COUNT($by) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($by) })
}{ $passed ->
    [yes] , a passé
   *[no] { "" }
}.
board-goods = Biens : { $goods }.
board-leaders = { $n ->
    [one] { $n } dirigeant restant
   *[other] { $n } dirigeants restants
}.
board-headquarters = Siège social utilisé cette manche : { $used }{ $uses ->
    [0] { "" }
   *[other] { " " }fois sur { $uses }
}.
board-held = Faveurs : { COMMAS($items) }.
held-favor = { $favor }{ used }
board-levels = Niveaux de recherche : { COMMAS($levels) }.
board-outstation = { $outstation }, { $kind } : { COUNT($there) ->
    [0] vide
   *[other] { $there }
}. Produit { $production }. { $function }
stacked = { $top } avec { $bottom } dessous
there-worker = un employé
there-droid = le Droïde martien
board-asteroids = Astéroïdes : { JOIN($items, by: " ; ") }.
claimed = { $rock } ({ $vp }, { $production })
board-completed = Projets achevés : { COMMAS($items) }.
board-committed = Projets réservés : { $n }{ $spots ->
    [0] { "" }
   *[other] { " " }sur { $spots }
}.

## Ce que le lecteur pourrait faire

own-later = À votre prochain tour, si rien ne change :
own-passed = Vous avez passé : vous ne jouez plus cette manche.
own-leaders = Avec un dirigeant :
own-workers = Avec un employé :
own-tokens = Avec une faveur :
own-fees = Les prix ne comprennent pas les frais des lieux : voyez les titres.
own-fee-missing = Vous ne pouvez pas payer ces frais.
own-head = { $what }{ COUNT($notes) ->
    [0] { "" }
   *[other] { " " }({ JOIN($notes, by: " ; ") })
} :
own-way = { $place }, { COUNT($fee) ->
    [0] sans frais
   *[other] frais { $fee }
}
own-round = { $modifier ->
    [1] +1 jeton d’influence cette manche
   *[-1] coûte 1 jeton d’influence cette manche
}
own-option = { CAP($option) } ({ $place }{ COUNT($fee) ->
    [0] { "" }
   *[other] , { COMMAS($fee) }
})
own-open = Possible : { COUNT($items) ->
    [0] rien
   *[other] { COMMAS($items) }
}.
own-closed = Impossible : { COMMAS($items) }. { $why }
own-part-open = Possible : { $part }.
own-part-closed = Impossible : { $part }. { $why }
own-part = partie { $number } : { own-does }{ fee }
own-does = { COUNT($cost) ->
    [0] { $done }
   *[other] payez { $cost } : { $done }
}
own-brings = { JOIN($parts, by: " ; ") }
own-move = { $origin }, vers { $destination }
own-choice = { COUNT($what) ->
    [0] { CAP($brings) }
   *[other] { CAP($what) } : { $brings }
}.
own-chosen = { COUNT($what) ->
    [0] { $brings }
   *[other] { $what } : { $brings }
}
own-drawn = Vous avez pioché
own-committed = Vos projets réservés
own-ship = Lignes du cargo à quai
own-launch = Lancement
own-products = Fabrication
own-offer = { CAP($what) } : { $deal } ; { own-afford }.
own-card = { $card } Pour vous : { $deal } ; { own-afford }.
own-afford = { COUNT($missing) ->
    [0] vous pouvez payer{ COUNT($dear) ->
        [0] { "" }
       *[other] , mais pas avec les frais ({ $dear })
    }
   *[other] il vous manque { $missing }
}
own-product = { CAP($what) } coûte { $cost } ; vous { $enough ->
    [0] ne pouvez en payer aucun
   *[other] pouvez en payer { $enough }, { $charged ->
        [0] aucun produit
       *[other] { $charged }
    } avec les frais
}.

## Les images en texte

alt-board = Le plateau de Ceres
alt-offer = Les cartes et cargos en offre
alt-players = Les biens des joueurs
alt-belt = La Ceinture d’astéroïdes
alt-locations = Les lieux
alt-cards = Les cartes en offre
alt-turn = Votre tour en cours
alt-score = La feuille de score
alt-head = { $title }. { $status }.
alt-corporation = Corporation : { $who }.
alt-changed = Du nouveau : { JOIN($items, by: " ; ") }.

alt-location = { $place } : { free-slots }{ COUNT($leaders) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($leaders) })
}{ COUNT($options) ->
    [0] { "" }
   *[other] { "" } : { COMMAS($options) }
}.
alt-order = Ordre de jeu, avec les points : { COMMAS($scores) }.
alt-slots = Emplacements libres : { JOIN($items, by: " ; ") }.
alt-slot = { $place } : { $free } sur { $slots }{ COUNT($leaders) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($leaders) })
}
alt-claimed = Astéroïdes { DE($who) } : { COMMAS($items) }.
alt-launch = Lancement { $ice ->
    [0] sans glace
    [one] pour { $ice } glace
   *[other] pour { $ice } glaces
}{ COUNT($others) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($others) })
} : { JOIN($rocks, by: " ; ") }.
alt-launches = Lancements par prix en glace{ $points ->
    [yes] , astéroïdes avec leurs PV
   *[no] { "" }
}.
alt-launch-brief = { $ice ->
    [0] Sans glace
    [one] { $ice } glace
   *[other] { $ice } glaces
}{ COUNT($others) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($others) })
} : { JOIN($rocks, by: " ; ") }.
alt-otherwise = Autres prix pour { $who }.
alt-rock = { $rock }{ COUNT($gains) ->
    [0] { "" }
   *[other] { " " }{ COMMAS($gains) }
}
alt-favors = Faveurs : { COMMAS($items) }.
alt-free-favors = Faveurs : { JOIN($items, by: " ; ") }.
alt-for = { COMMAS($items) } pour { $price }
alt-facility = { $card } ({ $cost } ; { $vp }{ COUNT($production) ->
    [0] { "" }
   *[other] { "" } ; produit { COMMAS($production) }
}) : { $does }
alt-does = { JOIN($parts, by: ", ") }.
alt-drawn = Vous avez pioché : { $card }
alt-choices = À choisir : { JOIN($items, by: " ; ") }.
alt-projects = Projets de colonie : { JOIN($items, by: " ; ") }.
    .short = Projets : { JOIN($items, by: " ; ") }.
alt-projects-worth = Projets, avec leurs PV : { JOIN($items, by: " ; ") }.
alt-priced = { $card } ({ $cost } : { $vp }{ COUNT($commitment) ->
    [0] { "" }
   *[other] { "" } ; réservation { COMMAS($commitment) }
})
alt-ship = { $round ->
    [0] À quai
   *[other] À la manche { $round }
} : { $ship }{ each-line } : { JOIN($lines, by: " ; ") }.
    .short = { $round ->
        [0] À quai
       *[other] À la manche { $round }
    }{ each-line } : { JOIN($lines, by: " ; ") }.
each-line = { $times ->
    [1] { "" }
   *[other] , chaque ligne { times }
}
alt-held = { $vp }, { $goods }, { $leaders }, { $outstations } avant-postes (dont { $empty ->
    [one] { $empty } vide
   *[other] { $empty } vides
}){ $asteroids ->
    [0] { "" }
    [one] , { $asteroids } astéroïde
   *[other] , { $asteroids } astéroïdes
}{ COUNT($research) ->
    [0] { "" }
   *[other] , recherche : { COMMAS($research) }
}{ COUNT($committed) ->
    [0] { "" }
   *[other] , en réserve : { COMMAS($committed) }
}{ $completed ->
    [0] { "" }
    [one] , { $completed } projet achevé
   *[other] , { $completed } projets achevés
}{ $passed ->
    [yes] , a passé
   *[no] { "" }
}
alt-outstation = { $outstation } ({ $kind }, { $taken ->
    [yes] occupé
   *[no] vide
}{ COUNT($production) ->
    [0] { "" }
   *[other] { "" } ; produit { COMMAS($production) }
}){ COUNT($does) ->
    [0] .
   *[other] { "" } : { $does }
}
alt-open-leader = Un dirigeant peut utiliser : { COUNT($items) ->
    [0] rien
   *[other] { COMMAS($items) }
}.
alt-open-worker = Un employé peut activer : { COUNT($items) ->
    [0] rien
   *[other] { COMMAS($items) }
}.
alt-reach = Astéroïdes à votre portée : { COMMAS($rocks) }.
alt-scored = { $who } : { $vp }{ COUNT($by) ->
    [0] { "" }
   *[other] { "" } ({ COMMAS($by) })
}.

## Ce qui a changé

changed-round = la manche { $round } a commencé
changed-leader = { $who } a placé un dirigeant : { $place }
changed-claim = { $who } a revendiqué { $rock }
changed-points = { $who } { more-points }
more-points = { $n ->
    [one] +{ $n }
   *[other] +{ $n }
} PV
changed-passed = { $who } a passé
changed-new = nouvelles cartes : { COMMAS($items) }
changed-gone = { COUNT($items) ->
    [one] n’est plus en offre
   *[other] ne sont plus en offre
} : { COMMAS($items) }
changed-favor = { $who } a pris { $favor }
changed-research = { $who } a atteint { $field } { $level }
changed-goods = { $who } : { COMMAS($items) }
changed-built = { $who } a construit { $items }
changed-working = { $who } a activé { COMMAS($items) }
changed-claims = { $who } a revendiqué { $items }
changed-committed = { $who } a réservé { $items }
changed-completed = { $who } a achevé { $items }
more-goods = +{ $goods }
less-goods = −{ $goods }
