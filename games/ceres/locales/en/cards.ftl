# What components do: parts of Functions, Favors and programs, and the full text of each.
# `short` is the form for menus.

## Parts of a Function

times = { $times ->
    [1] once
    [2] up to twice
   *[other] up to { $times } times
}
effect-gain = gain { $goods }
effect-visit = activate the { $location } (pay its fees)
effect-headquarters = { $edition ->
    [draft] gain { OR($choices) }
   *[final] gain the production of one of your Outstations
}
effect-facility_production = gain the production of one of your Outstations
effect-asteroid_production = gain the production of one of your asteroids
effect-draw = draw { $cards } Facility cards: you can build one with the next part

effect-trade = { $edition ->
    [draft] use one trade line of the docked ship, up to its multiplier
   *[final] trade { times } with the docked ship
}
effect-settlement = complete or commit to a Settlement Project on offer
effect-expanse = { $edition ->
    [draft] build a Facility as a new Outstation or below a single one
   *[final] build a Facility as a new Outstation
}
effect-upgrade = { $edition ->
    [draft] build a Facility as a new Outstation or below a single one
   *[final] build a Facility below one of your single Outstations
}
effect-launch = launch a Probe
effect-research = advance in a research field (pay its cost)
effect-favor = take a Favor (pay its price)
effect-reassign = move one of your Workers to an empty Outstation of the same Type and activate it
effect-manufacture = manufacture { times }

sentence = { COUNT($cost) ->
    [0] { CAP($done) }
   *[other] Pay { $cost }: { $done }
}
part = { sentence }.
function = { JOIN($parts, by: " ") }

## Whole cards

goods = { COUNT($goods) ->
    [0] nothing
   *[other] { $goods }
}
facility = { $kind }. Cost: { $cost }. { $vp } VP. Production: { $production }. Function: { $function }
starting = Starting { $kind }. Production: { $production }. Top: { $top } Bottom: { $bottom }
project = Completion: { $cost }. { $vp } VP.{ $players ->
    [2] { "" }
    [3] { " " }For 3 or more players.
   *[other] { " " }For { $players } players.
} Draft edition: commit for { $commitment } Influence.
trade-line = pay { $pay }, gain { $gain }
ship-line = { $number }. { $deal } (draft edition: { times }).
ship = { JOIN($lines, by: " ") }
asteroid = { $ring }, zone { $zone }. { $vp } VP. Production: { $production }.
favor = Price: { $cost } Influence. { $does }
program = { $field } level { $level }. Cost: { $cost }. { $vp } VP. { $does }

## Favors

favor-manufacturing_efficiency = This round: each product costs 1 Ore less. Each time you manufacture, you can make 1 more without a fee.
    .short = This round: products cost 1 Ore less; when you manufacture, make 1 more, no fee.
favor-continuous_ice_supply = { $edition ->
    [draft] This round: each activation and each Launch costs 1 Ice less.
   *[final] This round: each Launch costs up to 2 Ice less, and activations cost no Ice.
}
favor-mars_droid = Once this round, as your turn: activate one of your Outstations with the Droid, even an occupied one.
    .short = Once, as your turn: activate one of your Outstations with the Droid, even an occupied one.
favor-leader_assistant = Once this round, as your turn: { $edition ->
    [draft] take one Headquarters gain
   *[final] gain the production of one of your Outstations
}. Then you can activate any Location of the board, without a slot.
    .short = Once, as your turn: { $edition ->
        [draft] take one Headquarters gain
       *[final] gain one Outstation’s production
    }, then you can activate any Location, no slot.
favor-special_grant = { $edition ->
    [draft] At once: gain the production of 4 of your Outstations.
   *[final] At once: gain 4 different productions printed on your Outstations.
}

## Research programs

building = { $edition ->
    [draft] building
   *[final] a Construction Yard activation
}
program-aerospace-1 = After a Launch: gain 2 Ore, 1 Advanced Ceramics, 1 Energy or 1 Ice.
program-aerospace-2 = Launch: the Intermediate Ring costs 2 Ice instead of 3, the Inner Ring 3 instead of 5.
program-aerospace-3 = After a Launch: you can launch once more, with only level 1.
program-construction-1 = After { building }: gain the production of the Facility you built.
program-construction-2 = { $edition ->
    [draft] When you build: gain 1 Alloy first.
   *[final] A Facility costs 1 Alloy less.
}
program-construction-3 = After { building }: you can do it once more, with only level 1.
program-logistics-1 = After a Trade Bureau activation: gain 1 Influence.
program-logistics-2 = When you activate the Trade Bureau: gain 4 Credits first.
program-logistics-3 = After a Trade Bureau activation: you can activate it once more, with only level 1.
