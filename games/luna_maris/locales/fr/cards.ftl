# Ce que disent les cartes, les tuiles et les plateaux.

## Ce que font les récompenses, les procédés et les équipements

effect-gain = recevez { $goods }
effect-take_waste = prenez { $n ->
    [one] { $n } déchet
   *[other] { $n } déchets
}
effect-waste = { effect-take_waste }
effect-drop_waste = défaussez { $n ->
    [one] { $n } déchet
   *[other] jusqu’à { $n } déchets
}
effect-carbon = disque de CO2 { $n ->
    [one] { $n } cran
   *[other] { $n } crans
} plus bas
effect-charge = remplissez la batterie
effect-retrieve = reprenez en main un scientifique au repos, au choix
effect-study = progressez de 1 niveau de recherche
effect-salvage = prenez une carte au choix dans la défausse de nourriture
effect-food = prenez { $n ->
    [one] { $n } carte Nourriture
   *[other] { $n } cartes Nourriture
} des semis
    .short = prenez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
effect-oxygen = marqueur d’O2 { $n ->
    [one] { $n } cran
   *[other] { $n } crans
} vers la gauche
effect-residue = { $cost } (en déchet)
effect-discount = le recrutement coûte { $n } cube de fer de moins
effect-per_order = recevez { vp } par commande déjà honorée
effect-draw = piochez { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
} de la pioche de nourriture

## Les cartes entières

card-scientist = Niveau { $level }, { $level ->
    [1] une activation
   *[other] jusqu’à deux activations
} : { COMMAS($modules) }.
card-order = Demande { $needs }. Recevez { $vp }{ COUNT($bonus) ->
    [0] { "" }
   *[other] { "" } ; { JOIN($bonus, by: " ; ") }
}.
card-food = Valeur { $value }.{ $bonus ->
    [energy] { " " }Dépensée : recevez 1 cube d’énergie.
    [oxygen] { " " }Dépensée : marqueur d’O2 1 cran vers la gauche.
    [stress] { " " }Dépensée : 1 stress de moins.
   *[none] { "" }
}
card-procedure = { COUNT($cost) ->
    [0] { "" }
   *[other] payez { $cost },{ " " }
}{ JOIN($does, by: ", ") }
card-named = { $name } : { $text }
card-equipment = { $module }, une fois par manche, { $way ->
    [instead] au lieu de l’action principale
   *[besides] avec l’action principale
} : { JOIN($does, by: " ; ") }.
card-advanced = { $module } (module avancé)
card-improvement = { CAP(improved-all) }.
improved-all = { JOIN($does, by: " ; ") }
improved-procedure = nouvelle action principale : { $run }
    .short = nouveau : { $run }
    .shorter = + { $run }
improved-energy = { $where ->
    [whole] chaque action principale y donne { $n } cube d’énergie de plus
   *[recycling] le recyclage en énergie en donne { $n } de plus
}
    .short = { $where ->
        [whole] chaque action principale donne { $n } énergie de plus
       *[recycling] énergie recyclée +{ $n }
    }
improved-clean = le titane payé à la place du fer ne fait pas de déchet
improved-per_titanium = recevez { vp } par titane livré à la place du fer
improved-repeat = nouvelle action principale : payez { good-titanium } pour répéter un de vos bonus de recherche
    .short = { good-titanium } pour répéter un de vos bonus de recherche
improved-price = construire coûte { good-titanium }
improved-dismissal = avec l’action principale, vous pouvez retirer du jeu un scientifique de niveau 1, sauf celui en service : recevez { vp }
    .short = en recrutant, vous pouvez retirer un scientifique de niveau 1 : { vp }
improved-survey = miner marque aussi vos points de sondes ; l’enrichissement ne fait pas de déchet
card-bonus = { CAP(bonus-all) }.
bonus-all = { JOIN($does, by: " ; ") }
card-ai = Dans cet ordre : { COMMAS($actions) }. Recherche : d’abord { $track }. Épurateurs : { $scrub ->
    [one] { $scrub } cran
   *[other] { $scrub } crans
}.
