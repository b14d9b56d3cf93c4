# Le nom des décisions sur les boutons et dans les listes : leur gain, puis leur prix et leur lieu.
# Quand un libellé est trop long, ses formes `short` servent l’une après l’autre, dans cet ordre.

## Les actions en peu de mots

action-trade = Commerce interplanétaire
    .short = Commerce
action-settlement = Projet de colonie
    .short = Projet
brief-visit-contractors = { place-contractors }
    .short = Association
brief-asteroid_production = production d’un astéroïde
    .short = un astéroïde
action-reassign = Réaffectation
    .short = Réaff.
action-manufacture = Fabrication
    .short = Fabr.
action-expanse = Expansion
action-upgrade = Amélioration
action-launch = Lancement
action-research = Recherche
action-favor = Faveur
brief-visit-trade_bureau = { place-trade_bureau }
brief-visit-construction_yard = { place-construction_yard }
brief-visit-council = { place-council }
brief-headquarters = une production
brief-facility_production = une production
brief-draw = piocher { $cards } cartes

## Les biens en peu de mots

few-ceramics = { $n ->
    [one] { $n } céramique
   *[other] { $n } céramiques
}
    .short = { $n } cér.
few-influence = { $n ->
    [one] { $n } influence
   *[other] { $n } influences
}
    .short = { $n } infl.
few-energy = { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
}
    .short = { $n } én.
few-ore = { $n ->
    [one] { $n } minerai
   *[other] { $n } minerais
}
    .short = { $n } min.
few-alloy = { $n ->
    [one] { $n } alliage
   *[other] { $n } alliages
}
    .short = { $n } all.
few-credit = { $n ->
    [one] { $n } crédit
   *[other] { $n } crédits
}
    .short = { $n } cr.
few-ice = { $n ->
    [one] { $n } glace
   *[other] { $n } glaces
}
    .short = { $n } gl.
few-probe = { $n ->
    [one] { $n } sonde
   *[other] { $n } sondes
}
few = { COUNT($goods) ->
    [0] –
   *[other] { COMMAS($goods) }
}

## Comment les libellés sont composés

itself = { $what }
capital = { CAP($what) }
at = { $brings } · { $done }
by = { $what } ({ $where })
by-droid = { $outstation } ({ $droid })
    .short = { $outstation } (Droïde)
both = { $top } / { $bottom }
from-to = { $origin } → { $destination }
numbered = { $what } { $number }
fee = { COUNT($fee) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($fee) })
}
gaining-fee = +{ $fee }
brief-act = { $action }{ $times ->
    [1] { "" }
   *[other] { " " }×{ $times }
}
brief-line = { action-trade } (une ligne)
    .short = Commerce (une ligne)
brief = { $does }{ fee }
brings = { JOIN($parts, by: " + ") }
deal = { COUNT($gain) ->
    [0] rien
   *[other] { COMMAS($gain) }
} { COUNT($cost) ->
    [0] ({ $free ->
        [ice] sans glace
       *[all] gratuit
    })
   *[other] pour { COMMAS($cost) }
}
deal-or = { $deal }{ $times ->
    [1] { "" }
   *[other] , { times }
}{ COUNT($commitment) ->
    [0] { "" }
   *[other] , réservation { $commitment }
}
for-goods = pour { $goods }
option-fee = { CAP($option) }{ fee }
each-credit = 1 crédit chacune
trade = { $deal }{ $times ->
    [1] { "" }
   *[other] { " " }(×{ $times })
}
complete = { $vp } : achever { $project } pour { $cost }
commit = Réserver { $project } ({ $vp })
commit-for = Réserver { $project } : { $cost }
draw = Piocher { $cards } cartes ({ $cost })
built = { $card }{ COUNT($onto) ->
    [0] { "" }
   *[other] , { onto }
}
onto = { COUNT($onto) ->
    [0] nouvel avant-poste
   *[other] sous { $onto }
}
made = { $goods } pour { $cost }
use = Partie { $number } : { LOW($sentence) }{ fee }.
use-brief = Partie { $number } : { COUNT($cost) ->
    [0] { "" }
   *[other] { COMMAS($cost) } → { "" }
}{ $action }{ fee }
done-visit = N’activer aucun lieu
done-function = Laisser les autres parties
done-part = Laisser cette partie
done-trading = Ne plus échanger
done-bureau = Pas de seconde activation
done-yard = Pas de seconde construction
done-launching = Pas de second lancement
done-rest = Laisser le reste
pass = Passer jusqu’à la fin de la manche
end = Valider et finir le tour
instead-end = le tour a été terminé
instead-done = ce qui se payait a été laissé

## Des noms plus courts, en dernier

name-main_lab =
    .short = Labo principal
name-nuclear_lab =
    .short = Labo nucléaire
name-spectrometry_lab =
    .short = Labo de spectrométrie
name-biosphere_lab =
    .short = Labo de biosphère
name-research_lab =
    .short = Labo de recherche
name-fusion_lab =
    .short = Labo de fusion
name-robotics_lab =
    .short = Labo de robotique

## Les valeurs des champs

free-slots = { $free } sur { $slots } emplacements libres
times-chosen = { $n } ×
complete-now = Achever maintenant
commit-now = Réserver
lost-points = { $vp } si inachevé à la fin
whole-production = Toute la production
