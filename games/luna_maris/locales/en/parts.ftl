# The board as text, for screen readers.

part-round = Round and points
part-own = What you can do
part-reach = Where you could go
part-drawn = Your unseen food
part-colony = The colony
part-modules = Module actions
part-mining = Mining area
part-orders = Orders
part-hiring = Hiring board
part-seedbeds = Seedbeds
part-projects = Advanced modules
part-tracks = Research, CO2 and order
part-player = { $who }

## What several parts say

board-counted = { FORM($what, of: "within") } { $n }

## Round

board-over = The game is over.
board-round = Round { $round } of { $rounds }, a { $day ->
    [yes] day
   *[no] night
}.
board-order = Player order: { COMMAS($order) }.
board-ended = Work ended, in the order of the next round: { COMMAS($order) }.
board-points = Points: { COMMAS($scores) }.
board-left = { $who }: { $oxygen } O2 left, { COUNT($hand) ->
    [one] { COUNT($hand) } scientist
   *[other] { COUNT($hand) } scientists
} in hand, { COUNT($rest) } at rest, { COUNT($food) ->
    [0] no food
    [one] { COUNT($food) } food card
   *[other] { COUNT($food) } food cards
}{ $ended ->
    [yes] ; has ended work
   *[no] { "" }
}.
board-winner = { COUNT($winners) ->
    [one] Winner
   *[other] Winners
}: { COMMAS($winners, form: "within") }.
board-ranking = Ranking: { JOIN($places, by: "; ") }.
board-place = { $rank }. { FORM($who, of: "within") }, { $points }
board-ties = Tie-break: { COMMAS($ties) }.

## The colony

board-module = { $module }: { COUNT($owner) ->
    [0] { COUNT($there) ->
        [0] no astronauts there
       *[other] { COMMAS($there) } there{ $plain ->
            [yes] { "" }
           *[no] , not active
        }
    }
   *[other] kept active by { AND($owner, form: "within") }{ COUNT($there) ->
        [0] { "" }
       *[other] ; { COMMAS($there) } next to it
    }
}{ COUNT($builder) ->
    [0] { "" }
   *[other] ; improved by { AND($builder, form: "within") }
}{ COUNT($passages) ->
    [0] { "" }
   *[other] ; passages to { $passages }
}.
board-does = { $module }: { JOIN($does, by: "; ") }.
board-improved = { $module }, improved: { $text }
board-run = { $level ->
    [1] { $run }
   *[other] from level { $level }, { $run }
}
does-airlock = your stress rises by 1; then place your next probe on a free zone
does-comms = hire a level 2 scientist for the fee in iron
does-dock = fulfil an order
does-laboratory = take 1 research step; extra action: build an advanced module
does-industrial = run one procedure (its products need room); at Extraction level 4 run one for water and one for helium; extra action: 1 or 2 energy for the same number of CO2 steps
does-mining = take ore for all your probes
does-greenhouse = take 1 food card from the seedbeds
does-sleeping = rest scientists to lower your stress; the turn ends

## The mining area

board-probes = { $who }: { COUNT($zones) ->
    [one] { COUNT($zones) } probe
   *[other] { COUNT($zones) } probes
}, groups: { COMMAS($groups) }; { $groups_vp } in each Cleanup.
board-zone = { $zone }, { $terrain ->
    [titanium] titanium mine
   *[iron] iron
}: { $state ->
    [covered] covered
    [taken] probe of { AND($who, form: "within") }
   *[free] free
}; next to { COMMAS($near) }.
board-near = { $zone }{ COUNT($who) ->
    [0] { "" }
   *[other] { " " }({ AND($who, form: "within") })
}

## Tiles and cards on offer

board-tile = Stack { $n }, { $name }: { $text } { $left ->
    [0] It is the last tile.
    [one] { $left } tile below.
   *[other] { $left } tiles below.
}
board-no-tile = Stack { $n } is finished.
board-hiring = { $name }: { $fee }. { $text }
board-no-hiring = Space with a fee of { $fee }: empty.
board-pile = { $what ->
    [scientists] Scientists in the pile: { $n }
   *[food] Cards in the food deck: { $n }
}.
board-seedbeds = { COUNT($food) ->
    [0] There is no food
   *[other] { JOIN($food, by: "; ", form: "spoken") }
}.
board-discard = Food discard pile: { COUNT($food) ->
    [0] empty
   *[other] { JOIN($food, by: "; ", form: "spoken") }
}.
board-building = Building costs { $cost } and gives { $vp }; { $left ->
    [one] only { $left } more can be built
   *[other] { $left } more can be built
}.
board-project = { $module }{ COUNT($who) ->
    [0] { "" }
   *[other] , built by { AND($who, form: "within") }
}: { $text }

## Tracks

board-track = { $track }: { COMMAS($levels) }.
board-level = { FORM($who, of: "within") } { $level ->
    [5] beyond level 4
   *[other] level { $level }
}
    .number = { FORM($who, of: "within") } { $level ->
        [5] 4
       *[other] { $level }
    }
board-bonus = Research bonus { $bonus }, { COUNT($who) ->
    [0] available
   *[other] taken by { AND($who, form: "within") }
}: { $text }
board-co2 = CO2: { FORM($who, of: "within") } on space { $co2 } of { $bottom }, { $co2_vp } at the end.
board-next = The next player to end work is number { $place } in the next round{ $day ->
    [yes] { $place ->
        [1] { "" } and can take a food card
        [2] { "" } and can take a food card
       *[other] { "" }, without a bonus
    }
   *[no] { $place ->
        [1] { "" } and gains 2 energy
        [2] { "" } and gains 1 energy
       *[other] { "" }, without a bonus
    }
}.

## What the reader can do

own-have = You have { COUNT($stores) ->
    [0] no energy, water or helium
   *[other] { $stores }
}; on the first belt space { COUNT($first) ->
    [0] nothing
   *[other] { $first }
}, on the last { COUNT($last) ->
    [0] nothing
   *[other] { $last }
}{ $waste ->
    [0] { "" }
   *[other] ; { $waste } waste
}; { $oxygen } O2 left.
own-choice = Possible: { $text }.{ COUNT($more) ->
    [0] { "" }
   *[other] { " " }{ $more }
}
own-closed = No main action: { $why }
own-kind = { $kind }, { $text }
own-deal = { $cost }, then { $gain }
own-drawn = { JOIN($food, by: "; ", form: "spoken") }.
reach-module = { $module }: { $oxygen } O2{ $stays ->
    [yes] { "" } for staying
   *[no] { "" }
}{ $near ->
    [yes] { reach-power }{ reach-by }{ reach-what }
   *[no] , out of reach.
}
reach-power = { $power ->
    [free] , no energy
    [own] , kept active by you, no energy
    [other] , kept active by { AND($owner, form: "within") }, no energy{ $gains ->
        [yes] , 1 VP for { AND($owner, form: "within") }
       *[no] { "" }
    }
   *[energy] , 1 energy
}
reach-by = { $anybody ->
    [yes] { COUNT($by) ->
        [0] ; no scientist in hand
       *[other] ; with any scientist
    }
   *[no] { COUNT($by) ->
        [0] ; no scientist in hand can go there
       *[other] ; with { OR($by) }
    }
}
reach-what = { COUNT($what) ->
    [0] .
   *[other] . Possible there: { JOIN($what, by: "; ") }.
}{ COUNT($why) ->
    [0] { "" }
   *[other] { " " }{ own-closed }
}
reach-nothing = You can’t pay for any action.

reach-install = place a probe

## Players

own-points = { $score }{ COUNT($by) ->
    [0] { "" }
   *[other] : { COMMAS($by) }
}.
own-place = Astronaut: { $place }{ $active ->
    [yes] , on the activation space
   *[no] { "" }
}.
own-oxygen = O2: { $used } used, of { $stress } (the stress marker); { $oxygen } left.
own-stores = Stores: { COUNT($stores) ->
    [0] nothing
   *[other] { $stores }
}; room for { $battery } energy, { $water } water, { $helium } helium.
own-belt = Belt, first space: { COUNT($first) ->
    [0] nothing
   *[other] { $first }
}; last space: { COUNT($last) ->
    [0] nothing
   *[other] { $last }
}.
own-waste = Waste: { $waste } of { $spaces } spaces{ $free ->
    [0] ; each further cube costs a CO2 step and adds stress
   *[other] ; { $free } more without a penalty
}.
own-hand = In hand: { COUNT($hand) ->
    [0] no scientists
   *[other] { JOIN($hand, by: "; ") }
}.
own-rest = At rest: { COUNT($rest) ->
    [0] no scientists
   *[other] { JOIN($rest, by: "; ") }
}.
own-scientist = { $name }{ COUNT($modules) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($modules) })
}
own-food = Food: { COUNT($food) ->
    [0] none
   *[other] { JOIN($food, by: "; ", form: "spoken") }
}.
own-equipment = Equipment { $equipment }{ $equipped ->
    [yes] { "" }
   *[no] , used this round
}{ COUNT($text) ->
    [0] .
   *[other] : { $text }
}
own-depot = Emergency Depot: { COUNT($cubes) ->
    [0] empty
   *[other] { JOIN($cubes, by: "; ") }
}.
own-cube = { $good } for { $vp }
own-levels = Research: { COMMAS($levels) }; CO2 space { $co2 }, { $co2_vp } at the end.
own-orders = Orders: { COUNT($orders) ->
    [0] none
   *[other] { COUNT($orders) }, { COMMAS($orders) }
}; worth { $orders_vp } at the end.
own-built = Built: { COMMAS($built) }.
own-probes = Probes in the depot: { $depot }{ COUNT($brings) ->
    [0] { "" }
   *[other] ; the next: { JOIN($brings, by: ", ") }
}.

## The AI

ai-place = Its disc is on the module { $place }.
ai-hired = Hired: { COUNT($hired) ->
    [0] no scientists
   *[other] { JOIN($hired, by: "; ") }
}.
ai-crops = Food: { JOIN($crops, by: "; ", form: "spoken") }.
ai-points = { own-points }
ai-stores = { own-stores }
ai-waste = { own-waste }
ai-levels = { own-levels }
ai-orders = { own-orders }
ai-built = { own-built }
ai-probes = { own-probes }
ai-card = Last phase: { $card }; { $left } more to come.
ai-line = { $did }.
ai-makes-water = water
ai-makes-helium = helium
ai-did = { $module }: { $skipped ->
    [yes] not possible
   *[no] { COUNT($done) ->
        [0] done
       *[other] { JOIN($done, by: "; ") }
    }
}
ai-pays = pays { $what }
ai-gains = gains { $what }
ai-bonus = takes the bonus { $what }
ai-takes = takes { $what }
ai-down = CO2 { $what } down
ai-back = CO2 { $what } back
ai-builds = builds { $what }
