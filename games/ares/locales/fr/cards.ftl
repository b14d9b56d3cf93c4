# Ce que les cartes demandent, coûtent, font et rapportent. `infinitive` suit « pour » ou « vous
# pouvez ». Là où la place manque, la première forme `short` de ce fichier est prise la première.

lines = { JOIN($lines, by: " ") }
tags = { $n ->
    [one] { $n } badge { $tag }
   *[other] { $n } badges { $tag }
}

## Les phrases entières

sentence = { CAP($said) }.
requires = Condition : { $needs }.
    .shorter = { CAP($needs) }.
also_pays = En la jouant, { AND($pays, form: "also") }.
    .short = Coûte aussi { AND($pays, form: "bare") }.
production = Production : { $parts }.
    .bare = { $parts }
capability = Capacité : { $parts }.
    .bare = { $parts }
effect = Effet : { $said }
    .short = { $said }
action = Action : { $said }
scores = { $points }.
start = Départ : { $mc }.

## Ce qui se compte

owned = { $rate } que vous possédez
    .short = { $rate }
per = { $amount } { $rate }
part-per_tag = { $n ->
    [1] par badge { $tag }
   *[other] par tranche de { tags }
}
    .short = par { $n ->
        [1] badge { $tag }
       *[other] { tags }
    }
part-per_forest = { $n ->
    [1] par PV de forêt
   *[other] par tranche de { vp } de forêt
}
    .short = par { $n ->
        [1] PV de forêt
       *[other] { vp } de forêt
    }
part-per_card = par tranche de { stock-card } projet que vous avez jouées
    .short = par { stock-card } projet jouées
part-per_blue_card = par tranche de { stock-card } bleues que vous avez en jeu
    .short = par { stock-card } bleues que vous avez en jeu
part-per_cube = { $n ->
    [1] par { FORM($cube, of: "one") }
   *[other] par tranche de { $cube }
} sur cette carte
    .short = par { $n ->
        [1] { FORM($cube, of: "one") }
       *[other] { $cube }
    } ici
part-per_metal = par { FORM($metal, of: "one") }
    .short = par { FORM($metal, of: "name") }

## Les frais ; `also` les ajoute au prix, `bare` est ce que l’on donne, sans verbe.

part-pay = dépensez { $what }
    .infinitive = dépenser { $what }
    .also = dépensez aussi { $what }
    .bare = { $what }
part-pay_tr = baissez votre NT de { $n }
    .infinitive = baisser votre NT de { $n }
    .also = baissez aussi votre NT de { $n }
    .bare = { stock-tr }
part-pay_any = dépensez autant { DE(FORM($what, of: "many")) } que vous voulez
part-pay_up_to = dépensez de 1 à { $what }
part-pay_reduced = dépensez { $base }, moins { $each } { $rate }
part-pay_infrastructure = dépensez { $base }, ou { $less } si vous avez au moins { stock-card } bleues
    .short = dépensez { $base }, ou { $less } avec { stock-card } bleues
part-discard = défaussez { stock-card } de votre main
    .infinitive = défausser { stock-card } de votre main
part-discard_up_to = défaussez de 1 à { stock-card } de votre main
part-take_own = retirez { $cube } de l’une de vos cartes
    .bare = { $cube }

## Les actions

ways = { CAP(JOIN($ways, by: " ; ou bien ")) }.
    .short = { CAP(JOIN($ways, by: " ou ")) }.
takes_alike = { $said }
    .short = Retirez { OR($takes, form: "bare") } de l’une de vos cartes pour { FORM($gain, of: "infinitive") }.
chosen_more = Si vous avez choisi la phase d’action, { $gain } de plus.
    .short = Phase Action choisie : { FORM($gain, of: "noun") } de plus.
chosen_cost = Si vous avez choisi la phase d’action, { $cost } seulement.
    .short = Phase Action choisie : { AND($cost, form: "bare") }.
use = { $cost }{ $long ->
    [yes] ,
   *[no] { "" }
} pour { FORM($gain, of: "infinitive") }
    .shorter = { $cost }{ $long ->
        [yes] ,
       *[no] { "" }
    } pour { FORM($gain, of: "noun") }
trade = { $cost } pour { FORM($gain, of: "infinitive") }
    .shorter = { $cost } pour { FORM($gain, of: "noun") }

## Les conditions

or_warmer = { $side ->
    [up] { " " }ou plus chaude
    [down] { " " }ou plus froide
   *[only] { "" }
}
part-in_zone-temperature = température en zone { $zone }{ or_warmer }
    .short = température en zone { $zone }{ $side ->
        [up] { " " }ou plus
        [down] { " " }ou plus froide
       *[only] { "" }
    }
    .shorter = température { $zone }{ $side ->
        [up] +
        [down] { " " }ou plus froide
       *[only] { "" }
    }
or_higher = { $side ->
    [up] { " " }ou supérieure
    [down] { " " }ou inférieure
   *[only] { "" }
}
part-in_zone-oxygen = oxygène en zone { $zone }{ or_higher }
    .short = oxygène en zone { $zone }{ $side ->
        [up] { " " }ou plus
        [down] { " " }ou inférieure
       *[only] { "" }
    }
    .shorter = oxygène { $zone }{ $side ->
        [up] +
        [down] { " " }ou inférieure
       *[only] { "" }
    }
part-oceans_at_least = au moins { ocean } { $n ->
    [one] retourné
   *[other] retournés
}
    .short = au moins { ocean }
    .shorter = { $n }+ océans
part-oceans_at_most = au plus { ocean } { $n ->
    [one] retourné
   *[other] retournés
}
part-has_tags = { tags }
part-has_tr = NT d’au moins { $n }

## Les effets ; `noun` suit « pour » là où la place manque.

then = { JOIN($parts, by: ", puis ") }
    .infinitive = { JOIN($parts, by: ", puis ", form: "infinitive") }
    .noun = { JOIN($parts, by: ", puis ", form: "noun") }
part-one_of = { OR($branches) }
    .infinitive = { OR($branches, form: "infinitive") }
    .noun = { OR($branches, form: "noun") }
part-gain_spent = gagnez autant { DE(FORM($what, of: "many")) }
    .infinitive = gagner autant { DE(FORM($what, of: "many")) }
    .noun = autant { DE(FORM($what, of: "many")) }
part-draw = piochez { stock-card }
    .infinitive = piocher { stock-card }
    .noun = { stock-card }
part-draw_spent = piochez autant de cartes
    .infinitive = piocher autant de cartes
    .noun = autant de cartes
part-draw_keep = piochez { stock-card }, gardez-en { $keep } et défaussez les autres
    .infinitive = piocher { stock-card }, en garder { $keep } et défausser les autres
    .noun = { $keep } de { stock-card }
forests = { $n ->
    [1] une forêt
   *[other] { forest }
}
part-forest = gagnez { forests } ({ vp } et { step } d’oxygène)
    .short = gagnez { forests } ({ vp }, oxygène +{ $n })
    .infinitive = gagner { forests } ({ vp } et { step } d’oxygène)
    .infinitive-short = gagner { forests } ({ vp }, oxygène +{ $n })
    .noun = { forests } ({ vp }, oxygène +{ $n })
oceans = { $n ->
    [1] un océan
   *[other] { ocean }
}
part-flip_ocean = retournez { oceans }
    .infinitive = retourner { oceans }
    .noun = { oceans }
part-raise_tr-rate = augmentez votre NT de { $n } { $rate } que vous possédez, celui-ci compris
part-raise_tr = augmentez votre NT de { $n }
    .shorter = NT +{ $n }
    .infinitive = augmenter votre NT de { $n }
    .noun = NT +{ $n }
part-raise = augmentez { FORM($scale, of: "the") } de { step }
    .shorter = { $scale } +{ $n }
    .infinitive = augmenter { FORM($scale, of: "the") } de { step }
    .noun = { $scale } +{ $n }
part-add_elsewhere = ajoutez { $cube } sur une autre de vos cartes
    .short = ajoutez { $cube } ailleurs
    .shorter = +{ $cube } ailleurs
    .infinitive = ajouter { $cube } sur une autre de vos cartes
    .infinitive-short = ajouter { $cube } ailleurs
    .noun = +{ $cube } ailleurs
part-add_matching = ajoutez { $n } { $n ->
    [one] ressource
   *[other] ressources
} sur l’une de vos cartes, du type qu’elle accueille
part-if_tags = si vous avez au moins { tags }, { $then } de plus
    .short = avec { tags }, { $then } de plus
part-extra_play = vous pouvez jouer une carte bleue ou rouge de plus dans cette phase
    .short = vous pouvez jouer une carte bleue ou rouge de plus
    .shorter = jouez une carte bleue ou rouge de plus
part-free_green = vous pouvez jouer une carte verte de plus dans cette phase sans payer de M€ (prix imprimé de { stock-mc } ou moins)
    .short = jouez une carte verte de plus sans payer de M€ (prix imprimé { stock-mc } ou moins)
part-next_cheaper = votre prochaine carte dans cette phase coûte { stock-mc } de moins
    .short = la prochaine carte coûte { stock-mc } de moins
part-next_tolerant = pour votre prochaine carte dans cette phase, la température ou l’oxygène peut être à une zone près
    .short = prochaine carte : température ou oxygène à une zone près
part-reveal_take = révélez { stock-card }, prenez-en une avec un badge { OR($tags) }, défaussez les autres
    .short = révélez { stock-card }, prenez-en une à badge { OR($tags) }, défaussez les autres
    .shorter = révélez { stock-card }, prenez 1 { OR($tags) }
part-reveal_sort = révélez une carte : si elle est { $colour }, défaussez-la et gagnez { $mc }, sinon prenez-la
    .shorter = révélez 1 carte : { $colour }, +{ $mc } ; sinon prenez-la
part-swap_card = vous pouvez défausser une carte de votre main pour en piocher 1, ou { $n } si elle avait un badge { $tag }
    .short = vous pouvez échanger 1 carte contre 1, ou { $n } si badge { $tag }
part-gain = gagnez { $goods }
    .shorter = +{ $goods }
    .infinitive = gagner { $goods }
    .noun = { $goods }
part-add_here = ajoutez { $cube } sur cette carte
    .short = ajoutez { $cube } ici
    .shorter = +{ $cube }
    .infinitive = ajouter { $cube } sur cette carte
    .noun = +{ $cube }
part-take_here = retirez { $cube } de cette carte
    .short = retirez { $cube } d’ici
    .shorter = −{ $cube }
    .infinitive = retirer { $cube } de cette carte
    .bare = { $cube }

## Les effets durables

part-on_card = Quand vous jouez une autre carte, { $do }.
part-on_tag = Pour chaque badge { OR($tags) } que vous jouez{ $itself ->
    [yes] { " " }(cette carte compte aussi)
   *[no] { "" }
} : { $do }.
    .short = Par badge { OR($tags) }{ $itself ->
        [yes] { " " }(ici aussi)
       *[no] { "" }
    } : { $do }.
    .shorter = Badge { JOIN($tags, by: "/") }{ $itself ->
        [yes] { " " }(et ici)
       *[no] { "" }
    } : { $do }.
part-on_step-temperature = Chaque fois que vous augmentez la température d’un cran, { $do }.
    .short = Par cran de température : { $do }.
part-on_step-oxygen = Chaque fois que vous augmentez l’oxygène d’un cran, { $do }.
    .short = Par cran d’oxygène : { $do }.
part-on_step-ocean = Chaque fois que vous retournez un océan, { $do }.
    .short = Par océan : { $do }.
steps_alike = Par { OR($steps, form: "step") } : { $do }.
part-on_forest = Chaque fois que vous gagnez un PV de forêt, { $do }.
    .short = Par PV de forêt : { $do }.
part-on_action = Chaque fois que vous utilisez l’action d’une carte, { $do }.
part-on_steel = Pour chaque unité d’acier d’une carte que vous jouez, { $do }.
    .short = Par unité d’acier jouée : { $do }.
part-on_first_raise = Une fois par phase, après la première hausse de votre NT, vous pouvez { FORM($cost, of: "infinitive") } pour { FORM($do, of: "infinitive") }.
    .short = Une fois par phase, après une hausse de NT, vous pouvez { FORM($cost, of: "infinitive") } pour { FORM($do, of: "infinitive") }.
    .shorter = 1 fois par phase, après une hausse de NT, { FORM($cost, of: "bare") } pour { FORM($do, of: "noun") }.
part-cheaper = Les cartes vous coûtent { stock-mc } de moins.
part-cheaper-tag = Les cartes avec un badge { $tag } vous coûtent { stock-mc } de moins.
    .short = Les cartes à badge { $tag } coûtent { stock-mc } de moins.
    .shorter = Cartes à badge { $tag } : { stock-mc } de moins.
cheaper_alike = Cartes à badge { OR($tags) } : { stock-mc } de moins.
part-cheaper-least = Les cartes dont le prix imprimé est de { $least } ou plus vous coûtent { stock-mc } de moins.
part-metal_worth-steel = Chaque unité d’acier retire { stock-mc } de plus au prix des cartes construction.
    .short = Un acier vaut { stock-mc } de plus (cartes construction).
part-metal_worth-titanium = Chaque unité de titane retire { stock-mc } de plus au prix des cartes espace.
    .short = Un titane vaut { stock-mc } de plus (cartes espace).
part-tolerant = Vous pouvez jouer vos cartes avec la température ou l’oxygène à une zone près, jamais plus.
    .short = Vos cartes : température ou oxygène à une zone près.
part-more_research = Pendant les phases de recherche, { $does }.
    .short = En recherche, { $does }.
more-look = regardez { stock-card } de plus
    .shorter = regardez { stock-card }
more-keep = gardez { stock-card } de plus
    .shorter = gardez-en { $n } de plus
part-sale_worth = Chaque carte que vous vendez rapporte { stock-mc } de plus.
part-standard_cheaper = Les actions standard payées en M€ vous coûtent { stock-mc } de moins.
part-forest_cheaper = Les forêts payées en plantes vous coûtent { stock-plant } de moins.
part-trade = Une fois par carte que vous jouez, vous pouvez { FORM($cost, of: "infinitive") } pour payer { $less } de moins.
    .short = 1 fois par carte, { FORM($cost, of: "bare") } = { $less }.
part-heat_as_mc = Vous pouvez payer en chaleur ce qui coûte des M€.
    .short = Vous pouvez payer les M€ en chaleur.
    .shorter = Payez les M€ en chaleur.

## Les effets qui ne feraient rien maintenant

void-cubes = rien (aucune autre carte pour des { FORM($cube, of: "many") })
void-scale = rien ({ $scale } au maximum)
void-ocean = rien (océans au complet)
