# Texts of cards, tiles and boards.

## What rewards, procedures and equipment do

effect-gain = gain { $goods }
effect-take_waste = take { $n } waste
effect-waste = { effect-take_waste }
effect-drop_waste = discard { $n ->
    [one] { $n }
   *[other] up to { $n }
} waste
effect-carbon = CO2 disc { $n ->
    [one] { $n } step
   *[other] { $n } steps
} down
effect-charge = fill the battery
effect-retrieve = take any scientist back
effect-study = take 1 research step
effect-salvage = take any card from the food discard pile
effect-food = take { $n ->
    [one] { $n } food card
   *[other] { $n } food cards
} from the seedbeds
    .short = take { $n ->
        [one] { $n } food card
       *[other] { $n } food cards
    }
effect-oxygen = O2 marker { $n ->
    [one] { $n } step
   *[other] { $n } steps
} left
effect-residue = { $cost } (to waste)
effect-discount = the fee is { $n } iron less
effect-per_order = gain { vp } for each order fulfilled before
effect-draw = draw { $n ->
    [one] the top card
   *[other] the top { $n } cards
} from the food deck

## Whole cards

card-scientist = Level { $level }, { $level ->
    [1] one activation
   *[other] up to two activations
}: { COMMAS($modules) }.
card-order = Needs { $needs }. Gain { $vp }{ COUNT($bonus) ->
    [0] { "" }
   *[other] ; { JOIN($bonus, by: "; ") }
}.
card-food = Value { $value }.{ $bonus ->
    [energy] { " " }When spent: gain 1 energy.
    [oxygen] { " " }When spent: O2 marker 1 step left.
    [stress] { " " }When spent: 1 less stress.
   *[none] { "" }
}
card-procedure = { COUNT($cost) ->
    [0] { "" }
   *[other] pay { $cost },{ " " }
}{ JOIN($does, by: ", ") }
card-named = { $name }: { $text }
card-equipment = { $module }, once a round { $way ->
    [instead] instead of its main action
   *[besides] with its main action
}: { JOIN($does, by: "; ") }.
card-advanced = { $module } (advanced)
card-improvement = { CAP(improved-all) }.
improved-all = { JOIN($does, by: "; ") }
improved-procedure = new main action: { $run }
    .short = new: { $run }
    .shorter = + { $run }
improved-energy = { $where ->
    [whole] every main action here gives { $n } energy more
   *[recycling] recycling into energy gives { $n } more
}
    .short = { $where ->
        [whole] every main action gives { $n } energy more
       *[recycling] recycled energy +{ $n }
    }
improved-clean = titanium paid instead of iron makes no waste
improved-per_titanium = gain { vp } for each titanium shipped instead of iron
improved-repeat = new main action: pay { good-titanium } to repeat one of your research bonuses
improved-price = building costs { good-titanium }
improved-dismissal = with the main action, you may remove a level 1 scientist from the game (not the one in use): gain { vp }
    .short = when hiring, you may remove a level 1 scientist not in use: { vp }
improved-survey = mining also scores your probe points; enriching makes no waste
card-bonus = { CAP(bonus-all) }.
bonus-all = { JOIN($does, by: "; ") }
card-ai = In this order: { COMMAS($actions) }. Research: { $track } first. Scrubbers: { $scrub ->
    [one] { $scrub } step
   *[other] { $scrub } steps
}.
