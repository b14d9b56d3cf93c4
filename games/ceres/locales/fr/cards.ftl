# Ce que font les éléments : parties de fonctions, faveurs et programmes, et le texte entier de chacun.
# `short` est ce qui tient dans un menu.

## Les parties d’une fonction

times = { $times ->
    [1] une fois
   *[other] jusqu’à { $times } fois
}
effect-gain = recevez { $goods }
effect-visit = activez { $location } (payez ses frais)
effect-headquarters = { $edition ->
    [draft] recevez { OR($choices) }
   *[final] recevez la production de l’un de vos avant-postes
}
effect-facility_production = recevez la production de l’un de vos avant-postes
effect-asteroid_production = recevez la production de l’un de vos astéroïdes
effect-draw = piochez { $cards } cartes Installation : la partie suivante peut en construire une

effect-trade = { $edition ->
    [draft] utilisez une ligne du cargo à quai, dans la limite de son multiplicateur
   *[final] échangez { times } avec le cargo à quai
}
effect-settlement = achevez ou réservez un projet de colonie en offre
effect-expanse = { $edition ->
    [draft] construisez une installation, en nouvel avant-poste ou sous un avant-poste simple
   *[final] construisez une installation en nouvel avant-poste
}
effect-upgrade = { $edition ->
    [draft] construisez une installation, en nouvel avant-poste ou sous un avant-poste simple
   *[final] construisez une installation sous l’un de vos avant-postes simples
}
effect-launch = lancez une sonde
effect-research = progressez dans un domaine de recherche (payez son coût)
effect-favor = prenez une faveur (payez son prix)
effect-reassign = déplacez l’un de vos employés vers un avant-poste vide du même type et activez-le
effect-manufacture = fabriquez { times }

sentence = { COUNT($cost) ->
    [0] { CAP($done) }
   *[other] Payez { $cost } : { $done }
}
part = { sentence }.
function = { JOIN($parts, by: " ") }

## Les cartes entières

goods = { COUNT($goods) ->
    [0] rien
   *[other] { $goods }
}
facility = { CAP($kind) }. Coût : { $cost }. { $vp } PV. Production : { $production }. Fonction : { LOW($function) }
starting = { CAP($kind) } { FORM($kind, of: "gender") ->
    [feminine] initiale
   *[masculine] initial
}. Production : { $production }. Haut : { LOW($top) } Bas : { LOW($bottom) }
project = Achèvement : { $cost }. { $vp } PV.{ $players ->
    [2] { "" }
    [3] { " " }À partir de 3 joueurs.
   *[other] { " " }À { $players } joueurs.
} Édition préliminaire : réservation pour { $commitment ->
    [one] { $commitment } jeton
   *[other] { $commitment } jetons
} d’influence.
trade-line = payez { $pay }, recevez { $gain }
ship-line = { $number }. { CAP($deal) } (édition préliminaire : { times }).
ship = { JOIN($lines, by: " ") }
asteroid = { CAP($ring) }, zone { $zone }. { $vp } PV. Production : { $production }.
favor = Prix : { $cost ->
    [one] { $cost } jeton
   *[other] { $cost } jetons
} d’influence. { $does }
program = { $field }, niveau { $level }. Coût : { $cost }. { $vp } PV. { $does }

## Les faveurs

favor-manufacturing_efficiency = Cette manche : chaque produit coûte 1 minerai de moins. Chaque fois que vous fabriquez, vous pouvez fabriquer 1 produit de plus sans frais.
    .short = Cette manche : produits à 1 minerai de moins ; à chaque fabrication, 1 de plus sans frais.
favor-continuous_ice_supply = { $edition ->
    [draft] Cette manche : chaque activation et chaque lancement coûtent 1 bloc de glace de moins.
   *[final] Cette manche : chaque lancement coûte jusqu’à 2 blocs de glace de moins, et les activations ne coûtent pas de glace.
}
    .short = { $edition ->
        [draft] Cette manche : chaque activation et chaque lancement coûtent 1 bloc de glace de moins.
       *[final] Cette manche : chaque lancement coûte jusqu’à 2 glaces de moins ; activations sans glace.
    }
favor-mars_droid = Une fois cette manche, comme tour : activez l’un de vos avant-postes avec le droïde, même occupé.
    .short = Une fois, comme tour : activez l’un de vos avant-postes avec le droïde, même occupé.
favor-leader_assistant = Une fois cette manche, comme tour : { $edition ->
    [draft] prenez un gain du Siège social
   *[final] recevez la production de l’un de vos avant-postes
}. Vous pouvez ensuite activer n’importe quel lieu du plateau, sans emplacement.
    .short = Une fois, comme tour : { $edition ->
        [draft] un gain du Siège social
       *[final] production d’un avant-poste
    }, puis un lieu si vous voulez, sans emplacement.
favor-special_grant = { $edition ->
    [draft] Aussitôt : recevez la production de 4 de vos avant-postes.
   *[final] Aussitôt : recevez 4 productions différentes imprimées sur vos avant-postes.
}

## Les programmes de recherche

building = { $edition ->
    [draft] une construction
   *[final] une activation du Chantier
}
program-aerospace-1 = Après un lancement : recevez 2 minerais, 1 céramique avancée, 1 unité d’énergie ou 1 bloc de glace.
program-aerospace-2 = Lancement : l’anneau intermédiaire coûte 2 blocs de glace au lieu de 3, l’anneau intérieur 3 au lieu de 5.
    .short = L’anneau intermédiaire coûte 2 blocs de glace au lieu de 3, l’anneau intérieur 3 au lieu de 5.
program-aerospace-3 = Après un lancement : vous pouvez en faire un second, avec le niveau 1 seulement.
program-construction-1 = Après { building } : recevez la production de l’installation construite.
program-construction-2 = { $edition ->
    [draft] Quand vous construisez : recevez d’abord 1 alliage.
   *[final] Une installation coûte 1 alliage de moins.
}
program-construction-3 = Après { building } : vous pouvez recommencer une fois, avec le niveau 1 seulement.
program-logistics-1 = Après une activation du Bureau du commerce : recevez 1 jeton d’influence.
program-logistics-2 = Quand vous activez le Bureau du commerce : recevez d’abord 4 crédits.
program-logistics-3 = Après une activation du Bureau du commerce : vous pouvez l’activer encore une fois, avec le niveau 1 seulement.
    .short = Après le Bureau du commerce : vous pouvez l’activer encore une fois, avec le niveau 1 seulement.
