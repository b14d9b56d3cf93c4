# Names of decisions on buttons and in lists: the cost, then the gain.
# Where a label is too long, its `short` forms are used one after the other, in this order.

## What effects do, in few words

brief-lose = loss: { $what }
brief-draw = draw { $what }
brief-discard = discard { $what }
brief-power = +{ $what }
brief-move = { $ships ->
    [one] { $ships } free step
   *[other] { $ships } free steps
}
brief-muster = { $n ->
    [one] a ship from the reserve
   *[other] { $n } ships from the reserve
}
    .short = { $n } sh.
brief-recall = { $n ->
    [one] a ship brought back
   *[other] { $n } ships brought back
}
brief-explore = explore
brief-reveal = turn over an asteroid
    .short = turn over
brief-place = place an asteroid
    .short = place
brief-destroy = destroy an asteroid
    .short = destroy
brief-produce = { $scope ->
    [all] all produce
   *[one] one asteroid produces
}
brief-trade = trade ({ $sell } → { $buy })
brief-levy = { $what } from each neighbour
brief-scout = one of { $n } cards to the queue
    .short = look at { $n } cards
brief-buy = buy a card
    .short = buy
brief-ready = ready a building
    .short = ready
brief-die = counter die { $by ->
    [1] +1
   *[-1] −1
}
    .short = die { $by ->
        [1] +1
       *[-1] −1
    }
brief-salvage = take back { $what }
brief-token = { $away ->
    [yes] −{ $what }
   *[no] { $what }
}
brief-lay = lay a card
brief-agent = an agent

## What boxes do, in few words

raised = { $n ->
    [0] { "" }
   *[other] { " " }(+{ $n } influence)
}
gist-invest = buy a card{ raised }
    .short = buy{ raised }
gist-guild = buy a card of the guild{ raised }, fervor +2
    .short = buy{ raised }, fervor +2
gist-supply = { $what }
gist-gain = { $what }
gist-telescope = place an asteroid, 1 COL
gist-mission = attempt the mission
gist-support = support a project, 1 DEV
gist-mercenaries = +1 power for each ship
    .short = +1 POW for each ship
gist-embassy = no combat with you
gist-library = draw up to 2 cards
gist-dump = up to 2 cards from the discard under the deck
    .short = up to 2 under the deck
gist-trade = trade 2 times (2 → 1)

## How labels are made

itself = { $what }
nothing = nothing
free = free
outcome = { JOIN($does, by: "; ") }
nth-choice = Choice { $n }
no-choice = Skip: you can’t pay
pay-auto = as proposed
pay-pick = unit by unit
target = { $n } { $what }
deal = { $name }{ COUNT($nth) ->
    [0] { "" }
   *[other] { " " }(choice { $nth })
}{ COUNT($cost) ->
    [0] { COUNT($gain) ->
        [0] { "" }
       *[other] : { COMMAS($gain) }
    }
   *[other] : { COMMAS($cost) }{ COUNT($gain) ->
        [0] { "" }
       *[other] { " " }→ { COMMAS($gain) }
    }
}{ $pick ->
    [yes] , paid as you choose
   *[no] { "" }
}
    .shorter = { $name }{ COUNT($nth) ->
        [0] { "" }
       *[other] { " " }({ $nth })
    }{ COUNT($cost) ->
        [0] { "" }
       *[other] : { COMMAS($cost) }
    }{ $pick ->
        [yes] , as you choose
       *[no] { "" }
    }

## Phase 2

do-explore = { $notch ->
    [yes] Explore: place an asteroid in { $cell }
   *[no] Explore { $cell }
}
do-militarise = Militarise
do-move = Move
do-produce = Produce
do-beg = Beg
do-recycle = Recycle: shuffle { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, then draw{ $hand ->
    [0] { "" }
   *[other] { " " }({ $hand } from hand)
}

## Ships and asteroids

do-sail = { CAP($origin) } → { $target }{ COUNT($toll) ->
    [0] { "" }
   *[other] : { $toll }
}{ COUNT($against) ->
    [0] { "" }
   *[other] , combat with { $against }
}
do-load = Load { $resource }
do-arrive = Finish moving ({ $n ->
    [one] { $n } ship
   *[other] { $n } ships
})
do-fight_first = Combat at { $cell } first
do-recall_ship = Bring back a ship: { $cell }
do-produce_at = { $cell }
do-survey = Turn over { $cell }
do-place = Place at { $cell }
do-destroy = Destroy { $cell }

## Resources

do-get = { $what }
do-put = { $resource } → { $place }
do-store = Gains on others’ turns → { $place }
do-lose = Lose { $resource }, { $place }
do-pay = Pay { $resource }, { $place }
do-trade = { $cell }: { $sold } → { $bought }

## Cards, boxes and colonies

do-agent = { $box }
do-reveal = Reveal { $card }
do-discard = Discard { $card }
do-buy = Buy { $card }
do-drop = { $card }
do-add = { $card }
do-salvage = { $card }
do-keep = { $card }
do-ready = { $building }
do-support = Support { $project }
do-build = Build { $card }
do-maintain = Maintain
do-take = { $n ->
    [0] { $does ->
        [dump] Put no card under the deck
       *[library] Draw no card
    }
   *[other] { $does ->
        [dump] Put { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } under the deck
       *[library] Draw { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }
    }
}
do-react = No reaction

## Missions

do-attempt = Attempt { $resolution }{ $solo ->
    [yes] , solo
   *[no] , with others
}
do-pledge = { $card ->
    [yes] { $n ->
        [0] Don’t pledge { $item }
       *[other] Pledge { $item }, face down
    }
   *[no] { COUNT($what) ->
        [0] Don’t pledge { $item }
       *[other] Pledge { $what } in all
    }
}
do-winner = Give won cards to { $seat }
do-reopen = { $call ->
    [yes] Change your answer
   *[no] Go back to Phase 4
}
do-cancel_call = Give up and return pledges
do-decline = { $what ->
    [investing] Buy nothing
    [buying] Buy nothing
    [attempting] Attempt nothing
    [placing] Place nothing
    [destroying] Destroy nothing
    [moving] Move nothing
    [trading] Stop trading
    [salvaging] Stop taking cards back
   *[offered] Skip { $of }
}

## Ending

end-turn = End your turn{ $left ->
    [0] { "" }
    [one] { " " }({ $left } action left)
   *[other] { " " }({ $left } actions left)
}
end-agents = { $left ->
    [0] End your turn
    [one] Pass ({ $left } agent left)
   *[other] Pass ({ $left } agents left)
}
end-fight = Lose the combat at { $cell }
end-call = { $covered ->
    [yes] Pay for the mission
   *[no] Open the mission call
}
end-answer = { COUNT($what) ->
    [0] Contribute nothing
   *[other] Contribute { COMMAS($what) }
}
end-colonies = Finish Phase 4
end-boundary = Continue

## What a player gives up

together = { JOIN($what, by: " ") }
lost-actions = { $n ->
    [one] You have { $n } action left.
   *[other] You have { $n } actions left.
}
lost-agents = { $n ->
    [one] { $n } agent will stay in Reception this round.
   *[other] { $n } agents will stay in Reception this round.
}
lost-fight = Your ships in the combat at { $cell } will go back to your board.
lost-nothing-to-buy = You can’t buy a card here, even with all the influence in your hand.
lost-box = You will lose { $what } from this box.
left-cards = { $n ->
    [one] You keep { $n } card in hand
   *[other] You keep { $n } cards in hand
} and will draw { $draws ->
    [0] none
   *[other] { $draws }
} next round.
left-influence = You will lose { $what } at the end of the round.
left-package = You could still pay { $what } for { $gain }.
