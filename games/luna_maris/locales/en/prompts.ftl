# What a seat is asked to do, with what it has to pay, and what a kind of action is about.

status-over = Game over
status-before = Before the game
status = Round { $round } of { $rounds } ({ $day ->
    [yes] day
   *[no] night
}){ $ended ->
    [0] { "" }
    [one] , { $ended } of { $players } has ended work
   *[other] , { $ended } of { $players } have ended work
}
awaited = The game awaits { $who }.
verdict-open = You need more points than the AI in the end: you have { $mine }, the AI has { $its }.
verdict = { $won ->
    [yes] You win against the AI
   *[no] The AI wins
}, { $mine } to { $its } points{ $broken ->
    [orders] , by the number of orders
    [co2] , by the CO2 track
   *[none] { "" }
}.

means = You have { COUNT($stores) ->
    [0] no energy, water or helium
   *[other] { COMMAS($stores) }
}; belt: { COUNT($last) ->
    [0] { COUNT($first) ->
        [0] empty
       *[other] { "" }
    }
   *[other] { COMMAS($last) } (last space){ COUNT($first) ->
        [0] { "" }
       *[other] , { "" }
    }
}{ COUNT($first) ->
    [0] { "" }
   *[other] { COMMAS($first) } (first space)
}; waste: { $waste } of { $spaces }; O2 left: { $oxygen }.

prompt-over = The game is over.
prompt-wait = Wait for your turn.
prompt-closing = End your turn.
prompt-chosen = Confirm your choice.
prompt-equipping = Choose your equipment for the game from { $n } tiles.
prompt-starting = Choose where your astronaut begins (shown: { $shown }).
prompt-turn = { $hand ->
    [0] { $rest ->
        [yes] No scientist in hand: feed scientists, or end your work.
       *[no] You have no scientist: end your work.
    }
   *[other] { $oxygen ->
        [0] No O2 left: { $rest ->
            [yes] feed scientists, or end your work.
           *[no] end your work.
        }
       *[other] { $rest ->
            [yes] Play a scientist, feed scientists, or end your work.
           *[no] Play a scientist, or end your work.
        }
    }
}{ COUNT($ageing) ->
    [0] { "" }
   *[other] { " " }Becomes waste after this round unless you use it: { COMMAS($ageing) }.
}{ $first ->
    [yes] { " " }For a start: a near module, an early probe (Airlock), ore (Mining Station).
   *[no] { "" }
}
prompt-go = { $scientist }: choose a module to go to ({ $n } O2 left).
prompt-module = { $module } ({ $how ->
    [free] no energy
    [own] active, yours
    [kept] active: 1 VP for { $owner }
    [ai] active, AI
   *[energy] 1 energy
}): choose what to do{ $second ->
    [yes] , go on with { $scientist }, or end your turn.
   *[no] , or end your turn.
}
prompt-idle = { $module }: { $how ->
    [none] nobody keeps it active, and you have no energy
    [full] your stress marker is at 8 already
   *[idle] no main action is possible now
}. { $second ->
    [yes] Go on with { $scientist }, or end your turn.
   *[no] End your turn, or do what else is offered.
}
prompt-active = { $module }: done. { $again ->
    [yes] You may run a second, different procedure{ $second ->
        [yes] , go on with { $scientist }, or end your turn.
       *[no] , or end your turn.
    }
   *[no] { $second ->
        [yes] Go on with { $scientist }, or end your turn.
       *[no] End your turn, or do what else is offered.
    }
}
prompt-asleep = Day off: let more scientists rest (stress marker at { $stress }), or end your turn.
prompt-harvesting = Take { $n ->
    [one] { $n } more food card
   *[other] { $n } more food cards
} from the seedbeds.
prompt-feeding = Spent so far: value { $n }, with { $rest ->
    [one] { $rest } scientist
   *[other] { $rest } scientists
} at rest. Spend more food, or take them back.
prompt-recovering = Take { $n ->
    [one] { $n } scientist
   *[other] { $n } scientists
} back.
prompt-rewards = Rewards follow.
prompt-retrieving = Take any scientist back from your rest stack.
prompt-studying = Choose the track of your research step.
prompt-claiming = Choose a research bonus.
prompt-salvaging = Take a card of the food discard pile.
prompt-turn_bonus = Take a food card for ending your work early, or none.

detail-play = { $n } in hand, { $oxygen } O2 left
detail-feed = { $n } at rest
detail-end_work = { COUNT($ageing) ->
    [0] You are out for the round
   *[other] You are out for the round; becomes waste: { COMMAS($ageing) }
}
detail-depot = { $n } left, costs points
