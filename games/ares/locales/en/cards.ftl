# What cards require, cost, do and score. `infinitive` stands after "to" where `short` is no verb.
# Where room is short, the first `short` of this file is taken first.

lines = { JOIN($lines, by: " ") }
tags = { $n } { $tag } { $n ->
    [one] tag
   *[other] tags
}

## Whole sentences

sentence = { CAP($said) }.
requires = Requires { $needs }.
    .shorter = { CAP($needs) }.
also_pays = When played, also { $pays }.
    .short = Also costs { AND($pays, form: "bare") }.
production = Production: { $parts }.
    .bare = { $parts }
capability = Capability: { $parts }.
    .bare = { $parts }
effect = Effect: { $said }
    .short = { $said }
action = Action: { $said }
scores = { $points }.
start = Start: { $mc }.

## Things that are counted

owned = { $rate } you have
    .short = { $rate }
per = { $amount } { $rate }
part-per_tag = per { $n ->
    [1] { $tag } tag
   *[other] { tags }
}
part-per_forest = per { $n ->
    [1] forest VP
   *[other] { $n } forest VP
}
part-per_card = per { $n } project cards you have played
part-per_blue_card = per { $n } blue cards you have in play
part-per_cube = per { $n ->
    [1] { FORM($cube, of: "one") }
   *[other] { $cube }
} on this card
    .short = per { $n ->
        [1] { FORM($cube, of: "one") }
       *[other] { $cube }
    } here
part-per_metal = per { FORM($metal, of: "one") }

## Costs; `bare` names what you give, without a verb

part-pay = spend { $what }
    .bare = { $what }
part-pay_tr = lower your TR by { $n }
    .bare = { stock-tr }
part-pay_any = spend any amount of { FORM($what, of: "many") }
part-pay_up_to = spend 1 to { $what }
part-pay_reduced = spend { $base }, reduced by { $each } { $rate }
part-pay_infrastructure = spend { $base }, or { $less } if you have at least { $n } blue cards
    .short = spend { $base }, or { $less } with { $n } blue cards
part-discard = discard { stock-card } from your hand
part-discard_up_to = discard 1 to { stock-card } from your hand
part-take_own = remove { $cube } from one of your cards
    .bare = { $cube }

## Actions

ways = { CAP(JOIN($ways, by: ", or ")) }.
takes_alike = { $said }
    .short = Remove { OR($takes, form: "bare") } from any of your cards to { FORM($gain, of: "infinitive") }.
chosen_more = If you chose the action phase, also { $gain }.
    .short = Action phase chosen: also { $gain }.
chosen_cost = If you chose the action phase, { $cost } instead.
    .short = Action phase chosen: { AND($cost, form: "bare") } instead.
use = { $cost }{ $long ->
    [yes] ,
   *[no] { "" }
} to { FORM($gain, of: "infinitive") }
    .shorter = { $cost }{ $long ->
        [yes] ,
       *[no] { "" }
    } for { FORM($gain, of: "noun") }
trade = { $cost } to { FORM($gain, of: "infinitive") }
    .shorter = { $cost } for { FORM($gain, of: "noun") }

## Requirements

or_warmer = { $side ->
    [up] { " " }or warmer
    [down] { " " }or colder
   *[only] { "" }
}
part-in_zone-temperature = temperature in the { $zone } zone{ or_warmer }
    .short = { $zone } temperature{ or_warmer }
    .shorter = { $zone }{ $side ->
        [up] + temperature
        [down] { " " }temperature or colder
       *[only] { " " }temperature
    }
or_higher = { $side ->
    [up] { " " }or higher
    [down] { " " }or lower
   *[only] { "" }
}
part-in_zone-oxygen = oxygen in the { $zone } zone{ or_higher }
    .short = { $zone } oxygen{ or_higher }
    .shorter = { $zone }{ $side ->
        [up] + oxygen
        [down] { " " }oxygen or lower
       *[only] { " " }oxygen
    }
part-oceans_at_least = at least { ocean } flipped
    .short = at least { ocean }
    .shorter = { $n }+ oceans
part-oceans_at_most = at most { ocean } flipped
part-has_tags = { tags }
part-has_tr = at least { stock-tr }

## Effects; `noun` stands after "for".

then = { JOIN($parts, by: ", then ") }
    .infinitive = { JOIN($parts, by: ", then ", form: "infinitive") }
    .noun = { JOIN($parts, by: ", then ", form: "noun") }
part-one_of = { OR($branches) }
    .infinitive = { OR($branches, form: "infinitive") }
    .noun = { OR($branches, form: "noun") }
part-gain_spent = gain that many { FORM($what, of: "many") }
    .noun = that many { FORM($what, of: "many") }
part-draw = draw { stock-card }
    .noun = { stock-card }
part-draw_spent = draw that many cards
    .noun = that many cards
part-draw_keep = draw { stock-card }, keep { $keep } and discard the rest
    .noun = { $keep } of { stock-card }
forests = { $n ->
    [1] a forest
   *[other] { forest }
}
part-forest = gain { forests } ({ vp } and { step } of oxygen)
    .short = gain { forests } ({ vp }, oxygen +{ $n })
    .noun = { forests } ({ vp }, oxygen +{ $n })
oceans = { $n ->
    [1] an ocean
   *[other] { ocean }
}
part-flip_ocean = flip { oceans }
    .noun = { oceans }
part-raise_tr = raise your TR by { $n }
    .noun = TR +{ $n }
part-raise_tr-rate = raise your TR by { $n } { $rate } you have, including this one
part-raise = raise { FORM($scale, of: "the") } by { step }
    .shorter = { $scale } +{ $n }
    .infinitive = raise { FORM($scale, of: "the") } by { step }
    .noun = { $scale } +{ $n }
part-add_elsewhere = add { $cube } to another of your cards
    .short = add { $cube } elsewhere
    .shorter = +{ $cube } elsewhere
    .infinitive = add { $cube } to another of your cards
    .infinitive-short = add { $cube } elsewhere
    .noun = +{ $cube } elsewhere
part-add_matching = add { $n } { $n ->
    [one] resource
   *[other] resources
} to one of your cards, of the kind it holds
part-if_tags = if you have at least { tags }, also { $then }
    .short = with { tags }, also { $then }
part-extra_play = you may play one more blue or red card this phase
    .short = you may play one more blue or red card
part-free_green = you may play one more green card this phase without paying MC (printed cost { stock-mc } or less)
    .short = you may play one more green card (printed cost { stock-mc } or less) without paying MC
part-next_cheaper = your next card this phase costs { stock-mc } less
part-next_tolerant = the temperature or oxygen requirement of your next card this phase may be off by one zone
    .short = next card: temperature or oxygen off by one zone
part-reveal_take = reveal { stock-card }, take one with { A(OR($tags)) } tag, discard the rest
    .shorter = reveal { $n }, take one with { A(OR($tags)) } tag
part-reveal_sort = reveal a card: if it is { $colour }, discard it and gain { $mc }, otherwise take it
    .shorter = reveal a card: if { $colour }, discard for { $mc }, else take it
part-swap_card = you may discard a card from your hand to draw 1, or { $n } if it had { A($tag) } tag
    .short = you may discard a card to draw 1, or { $n } if it had { A($tag) } tag
part-gain = gain { $goods }
    .shorter = +{ $goods }
    .infinitive = gain { $goods }
    .noun = { $goods }
part-add_here = add { $cube } to this card
    .short = add { $cube } here
    .shorter = +{ $cube }
    .infinitive = add { $cube } to this card
    .noun = +{ $cube }
part-take_here = remove { $cube } from this card
    .short = remove { $cube } here
    .shorter = −{ $cube }
    .bare = { $cube }

## Ongoing effects

part-on_card = When you play another card, { $do }.
part-on_tag = For each { OR($tags) } tag you play{ $itself ->
    [yes] { " " }(this card counts too)
   *[no] { "" }
}: { $do }.
    .short = Per { OR($tags) } tag{ $itself ->
        [yes] { " " }(this too)
       *[no] { "" }
    }: { $do }.
part-on_step-temperature = Each time you raise the temperature by a step, { $do }.
    .short = Per temperature step: { $do }.
part-on_step-oxygen = Each time you raise the oxygen by a step, { $do }.
    .short = Per oxygen step: { $do }.
part-on_step-ocean = Each time you flip an ocean, { $do }.
    .short = Per ocean: { $do }.
steps_alike = Per { OR($steps, form: "step") }: { $do }.
part-on_forest = Each time you gain a forest VP, { $do }.
    .short = Per forest VP: { $do }.
part-on_action = Each time you use the action of a card, { $do }.
part-on_steel = For each steel on a card you play, { $do }.
part-on_first_raise = Once per phase, after the first time your TR rises, you may { $cost } to { FORM($do, of: "infinitive") }.
    .short = Once per phase, after your TR rises, you may { $cost } to { FORM($do, of: "infinitive") }.
    .shorter = Once per phase, after your TR rises, { FORM($cost, of: "bare") } for { FORM($do, of: "noun") }.
part-cheaper = Cards cost you { stock-mc } less.
part-cheaper-tag = Cards with { A($tag) } tag cost you { stock-mc } less.
    .short = { CAP($tag) } cards cost { stock-mc } less.
cheaper_alike = { CAP(OR($tags)) } cards cost { stock-mc } less.
part-cheaper-least = Cards with a printed cost of { $least } or more cost you { stock-mc } less.
part-metal_worth-steel = Each steel takes { stock-mc } more off the cost of building cards.
    .short = Each steel takes { stock-mc } more off building cards.
part-metal_worth-titanium = Each titanium takes { stock-mc } more off the cost of space cards.
    .short = Each titanium takes { stock-mc } more off space cards.
part-tolerant = The temperature or oxygen requirement of your cards may be off by one zone, never more.
    .short = Temperature and oxygen requirements may be off by one zone.
part-more_research = In research phases, { $does }.
    .short = In research, { $does }.
more-look = look at { $n } more { $n ->
    [one] card
   *[other] cards
}
more-keep = keep { $n } more { $n ->
    [one] card
   *[other] cards
}
part-sale_worth = Each card you sell brings { stock-mc } more.
part-standard_cheaper = Standard actions paid with MC cost you { stock-mc } less.
part-forest_cheaper = Forests paid with plants cost you { stock-plant } less.
part-trade = Once for each card you play, you may { $cost } to pay { $less } less.
    .short = Once per card: { FORM($cost, of: "bare") } pay { $less }.
part-heat_as_mc = You may pay MC costs with heat.

## Effects that would do nothing now

void-cubes = nothing (no other card for { FORM($cube, of: "many") })
void-scale = nothing ({ $scale } is complete)
void-ocean = nothing (oceans are complete)
