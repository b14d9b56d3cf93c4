# Prompts, what a player has to pay with, and details about a kind of action.

status-over = Game over
status = Round { $round } of 3{ $passed ->
    [0] { "" }
    [one] , { $passed } of { $players } has passed
   *[other] , { $passed } of { $players } have passed
}
means = You have { COMMAS($goods) }.
means-nothing = You have nothing to spend.

prompt-over = The game is over.
prompt-wait = It’s not your turn.
prompt-turn = Place a Leader or a Worker, or pass.
prompt-closing = { COUNT($projects) ->
    [0] End your turn.
   *[other] { $passed ->
        [yes] Complete { $projects } now, or end your turn: you have passed.
       *[no] End your turn, or complete { $projects } first.
    }
}
prompt-visit = Leader Assistant: choose an option of a Location, or activate none.
prompt-visit-one = { $place }: choose an option.
prompt-bureau = { $again ->
    [yes] Activate the Trade Bureau once more (Logistics level 3), or skip it.
   *[no] Choose an option of the Trade Bureau.
}
prompt-trading = Choose a trade line of the docked ship.
prompt-trading-more = You can trade { $left ->
    [1] once more
   *[other] { $left } more times
}.
prompt-settling = Choose a Settlement Project to complete or commit to{ $modifier ->
    [1] { " " }(+{ $influence })
    [-1] { " " }(costs { $influence } more)
   *[0] { "" }
}.
prompt-yard = { $again ->
    [yes] Build once more (Construction level 3)
   *[no] Choose a Facility to build
}{ COUNT($draws) ->
    [0] { "" }
   *[other] , or draw first: { COMMAS($draws) }
}.
prompt-draw = { $cards } cards for { $cost }
prompt-launching = { $again ->
    [yes] Launch once more (Aerospace level 3), or skip it.
   *[no] Choose an asteroid to claim.
}
prompt-bonus = Choose your gain from Aerospace level 1.
prompt-researching = Choose a field of research to advance in.
prompt-favoring = Choose a Favor.
prompt-granting = Special Grant: choose a production ({ $left } left).
prompt-reassigning = Choose a Worker and its new Outstation.
prompt-manufacturing = Choose the goods to manufacture (up to { $limit }{ $paid ->
    [yes] , 1 Credit each
   *[no] { "" }
}{ COUNT($favor) ->
    [0] { "" }
   *[other] , and 1 more with { $favor }
}): an Alloy takes { $alloy }, a Probe { $probe }.
prompt-producing = Choose your gain.
prompt-collecting = Choose an asteroid to gain its production.
prompt-function = { $outstation }: choose the next part to use{ $used ->
    [yes] , or stop
   *[no] { "" }
}.
prompt-or-skip = { $prompt } You can also skip this part.

detail-leader = { $n ->
    [one] { $n } Leader
   *[other] { $n } Leaders
} left
detail-headquarters = { $used } of { $uses } uses taken
detail-worker = { $n ->
    [one] { $n } empty Outstation
   *[other] { $n } empty Outstations
}
detail-build = { $n ->
    [one] { $n } Facility
   *[other] { $n } Facilities
} on offer
detail-settle = { $n ->
    [one] { $n } Settlement Project
   *[other] { $n } Settlement Projects
} on offer
detail-pass = You are out for the round
group-complete = Free action

## Options within reach in the current step

reach-payable = You can pay for: { COMMAS($offers) }.
reach-beyond = You can’t pay for: { COMMAS($offers) }.
reach-asteroids = { $far ->
    [yes] Out of reach, { ice-price }
   *[no] In reach { ice-price }
}: { JOIN($rocks, by: "; ") }.
ice-price = for { $ice ->
    [0] no Ice
   *[other] { $ice } Ice
}
reach-line = line { $number }
