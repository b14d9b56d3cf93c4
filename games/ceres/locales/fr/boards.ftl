# Le plateau en mots, pour les lecteurs d’écran, et les textes de remplacement des images.

listed = { $head } : { COUNT($items) ->
    [0] –
   *[other] { COMMAS($items) }
}.
pair = { $head } : { $text }
sentence-end = { $what }.
counted = { $what } { $n }

## Ce que le plateau et les images ont en commun

turn-of = C’est le tour { DE($who) }.
player-order = Ordre de jeu : { COMMAS($order) }

## Le plateau

next-order = Ordre de la manche suivante : { COMMAS($order) }
next-place = { $place }. { $who }{ $reserved ->
    [yes] { " " }(réservée)
   *[no] { "" }
}
head-locations = Lieux :
board-location = { $place } : { free-slots }{ COUNT($leaders) ->
    [0] { "" }
   *[other] { "" } ; dirigeants : { COMMAS($leaders) }
}{ $modifier ->
    [1] { "" } ; un projet de colonie rapporte 1 jeton d’influence
    [-1] { "" } ; un projet de colonie coûte 1 jeton d’influence
   *[0] { "" }
}
board-quarters = Quartiers : { COMMAS($workers) }
board-ship = { $round ->
    [0] Cargo à quai
   *[other] Cargo de la manche { $round }
} : { $ship }, { COUNT($workers) ->
    [0] aucun employé
   *[other] { $workers }
}.
board-line = { $number }. { CAP($deal) }{ $times ->
    [1] { "" }
   *[other] , ×{ $times }
}.
head-belt = Ceinture d’astéroïdes :
board-rings = Zones dont tournent les anneaux à chaque manche, dans le sens antihoraire : { COMMAS($rings) }.
board-rock = { $rock } : { $vp }, { $production } ; position { $position }{ $position ->
    [0] { " " }(entrée)
    [1] { " " }(entrée)
   *[other] { "" }
} ; { $price }.
rock-owner = sonde { DE($who) }
rock-price = un lancement coûte { $ice }
rock-prices = glace pour un lancement : { COMMAS($prices) }
head-facilities = Installations en offre ({ $left } en pioche) :
head-projects = Projets de colonie en offre ({ $left } en pioche) :
board-project = { $project } : { $cost }, { $vp }{ COUNT($commitment) ->
    [0] { "" }
   *[other] , { $commitment } pour réserver
}.
head-research = Recherche :
board-field = { $field } : { COMMAS($levels) }. Niveaux { COMMAS($costs) }.{ $first ->
    [open] { " " }{ $token } de plus pour le premier au niveau 3.
    [taken] { " " }{ $who } a atteint le niveau 3 en premier.
   *[none] { "" }
}
board-level = { $level } : { $cost } ({ $vp })
head-favors = Faveurs :
board-favor = { $favor } : { $cost }{ $held ->
    [no] { "" }
    [used] , prise par { $who }, utilisée
   *[yes] , prise par { $who }
}.
board-player = { $who } : { $vp }{ $passed ->
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
board-outstation = { $outstation } ({ CAP($kind) }) : { COUNT($there) ->
    [0] vide
   *[other] { $there }
}. Produit : { $production }. { $function }
there-worker = un employé
there-droid = le Droïde martien
board-asteroids = Astéroïdes : { COMMAS($items) }.
board-completed = Projets achevés : { COMMAS($items) }.
head-committed = Projets réservés :
board-levels = Recherche : { COMMAS($levels) }.

## Les images en mots

alt-board = Le plateau de Ceres
alt-players = Les biens des joueurs
alt-belt = La Ceinture d’astéroïdes
alt-locations = Les lieux
alt-cards = Les cartes en offre
alt-turn = Votre tour en cours
alt-score = La feuille de score
alt-head = { $title }. { $status }.
alt-points = Points : { COMMAS($scores) }.
alt-slots = Emplacements libres : { COMMAS($slots) }.
alt-docked = À quai : { $ship }.
alt-offer = Installations : { COUNT($facilities) ->
    [0] aucune
   *[other] { COMMAS($facilities) }
}. Projets de colonie : { COUNT($projects) ->
    [0] aucun
   *[other] { COMMAS($projects) }
}.
alt-claimed = Astéroïdes revendiqués : { COMMAS($items) }.
alt-held = { $vp }, { $goods }, { $leaders }, { $outstations } avant-postes, astéroïdes : { $asteroids }{ $committed ->
    [0] { "" }
   *[other] , projets réservés : { $committed }
}{ $completed ->
    [0] { "" }
   *[other] , projets achevés : { $completed }
}{ $passed ->
    [yes] , a passé
   *[no] { "" }
}
alt-nobody = personne
alt-favors = Faveurs : { COMMAS($items) }.
alt-facilities = Installations
alt-projects = Projets de colonie
alt-ships = Cargos, celui à quai en premier
alt-priced = { $card } ({ $cost } : { $vp })
alt-corporation = Corporation : { $who }.
alt-outstations = Avant-postes : { COMMAS($items) }.
alt-committed = Projets réservés : { COMMAS($items) }.
alt-scored = { $who } : { $vp } ({ COMMAS($by) }).
