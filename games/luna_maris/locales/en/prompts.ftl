# Prompts, what a player has to pay with, and details about a kind of action.

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
awaited = Waiting for { $who }.
verdict-open = You need to beat the AI: you have { $mine } points, the AI has { $its }.
verdict = { $won ->
    [yes] You win against the AI
   *[no] The AI wins
}, { $mine } to { $its } points{ $broken ->
    [orders] , with more orders
    [co2] , on the CO2 track
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
prompt-wait = It’s not your turn.
prompt-closing = End your turn.
prompt-chosen = Confirm your choice.
prompt-equipping = Choose your equipment for the game from { $n } tiles.
prompt-starting = Choose where your astronaut starts (shown: { $shown }).
prompt-turn = { $hand ->
    [0] { $rest ->
        [yes] You have no scientist in hand: feed scientists, or end your work.
       *[no] You have no scientists left: end your work.
    }
   *[other] { $oxygen ->
        [0] You have no O2 left: { $rest ->
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
   *[other] { " " }Use it this round or it becomes waste: { COMMAS($ageing) }.
}{ $first ->
    [yes] { " " }Good first steps: a near module, a probe (Airlock), ore (Mining Station).
   *[no] { "" }
}
prompt-go = { $scientist }: choose a module to go to ({ $n } O2 left).
prompt-module = { $module } ({ $how ->
    [free] no energy
    [own] active (you)
    [kept] active: 1 VP for { $owner }
    [ai] active (AI)
   *[energy] 1 energy
}): choose an action{ $second ->
    [yes] , continue with { $scientist }, or end your turn.
   *[no] , or end your turn.
}
prompt-idle = { $module }: { $how ->
    [none] it isn’t active, and you have no energy
    [full] your stress marker is already at 8
   *[idle] you can’t do its main action now
}. { $second ->
    [yes] Continue with { $scientist }, or end your turn.
   *[no] End your turn, or choose another action.
}
prompt-active = { $module }: done. { $again ->
    [yes] Run a second, different procedure{ $second ->
        [yes] , continue with { $scientist }, or end your turn.
       *[no] , or end your turn.
    }
   *[no] { $second ->
        [yes] Continue with { $scientist }, or end your turn.
       *[no] End your turn, or choose another action.
    }
}
prompt-asleep = Day off: rest more scientists (stress marker at { $stress }), or end your turn.
prompt-harvesting = Take { $n ->
    [one] { $n } more food card
   *[other] { $n } more food cards
} from the seedbeds.
prompt-feeding = Food spent: value { $n }, for { $rest ->
    [one] { $rest } scientist
   *[other] { $rest } scientists
} at rest. Spend more food, or take scientists back.
prompt-recovering = Take { $n ->
    [one] { $n } scientist
   *[other] { $n } scientists
} back.
prompt-rewards = Take your rewards.
prompt-retrieving = Take one scientist back from your rest stack.
prompt-studying = Choose a track for your research step.
prompt-claiming = Choose a research bonus.
prompt-salvaging = Take a card from the food discard pile.
prompt-turn_bonus = Take a food card for ending your work early, or none.

detail-play = { $n } in hand, { $oxygen } O2 left
detail-feed = { $n } at rest
detail-end_work = { COUNT($ageing) ->
    [0] You are out for the round
   *[other] You are out for the round; this becomes waste: { COMMAS($ageing) }
}
detail-depot = { $n } left, costs points
