# What decisions are called on buttons and in lists: what they cost, then what they bring.
# Where a label is too long its forms `short` serve one after the other, in this order.

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
    [one] a ship of the reserve
   *[other] { $n } ships of the reserve
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
brief-levy = { $what } of every neighbour
brief-scout = one card of { $n } to the queue
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
    [yes] − { $what }
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
gist-dump = up to 2 cards of the discard under the deck
    .short = up to 2 under the deck
gist-trade = trade 2 times (2 → 1)

## How labels are made

itself = { $what }
nothing = nothing
free = free
outcome = { JOIN($does, by: "; ") }
nth-choice = Choice { $n }
no-choice = No choice is possible
pay-auto = as proposed
pay-pick = unit by unit
target = { $n } · { $what }
deal = { $name }{ COUNT($nth) ->
    [0] { "" }
   *[other] { " " }({ $nth })
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
   *[other] { " " }({ $hand } in hand, shuffled too)
}

## Ships and asteroids

do-sail = { CAP($origin) } → { $target }{ COUNT($toll) ->
    [0] { "" }
   *[other] : { $toll }
}{ COUNT($against) ->
    [0] { "" }
   *[other] , combat with { $against }
}
do-load = Take { $resource } along
do-arrive = Arrive ({ $n ->
    [one] { $n } ship
   *[other] { $n } ships
})
do-fight_first = The combat at { $cell } first
do-recall_ship = Bring back a ship: { $cell }
do-produce_at = { $cell }
do-survey = Turn over { $cell }
do-place = Place at { $cell }
do-destroy = Destroy { $cell }

## Resources

do-put = { $resource } → { $place }
do-store = In the turns of others, gains → { $place }
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
   *[no] , with the others
}
do-pledge = { $card ->
    [yes] { $n ->
        [0] Take back { $item }
       *[other] Pledge { $item }, face down
    }
   *[no] { COUNT($what) ->
        [0] Pledge none any more: { $item }
       *[other] Pledge { $what } in all
    }
}
do-winner = Cards that are won: for { $seat }
do-reopen = { $call ->
    [yes] Take back your answer and what you pledged
   *[no] Go back into the phase: you are not done
}
do-cancel_call = Give up the attempt: everybody takes their part back
do-decline = { $what ->
    [investing] Buy nothing
    [buying] Buy nothing
    [attempting] Attempt nothing
    [placing] Place nothing
    [destroying] Destroy nothing
    [moving] Move nothing
    [trading] Trade no more
    [salvaging] Take back no more
   *[offered] Do not use { $of }
}

## Ending

end-turn = End your turn{ $left ->
    [0] { "" }
    [one] { " " }({ $left } action left)
   *[other] { " " }({ $left } actions left)
}
end-agents = { $left ->
    [0] End your turn
    [one] Pass: { $left } agent stays in reception
   *[other] Pass: { $left } agents stay in reception
}
end-fight = Add nothing: you lose the combat at { $cell }
end-call = { $covered ->
    [yes] Pay: everything is covered
   *[no] Open the mission call
}
end-answer = { COUNT($what) ->
    [0] Give nothing
   *[other] Give { COMMAS($what) }
}
end-colonies = Finish Phase 4
end-boundary = Go on

## What is given up

together = { JOIN($what, by: " ") }
lost-actions = { $n ->
    [one] You have { $n } action left.
   *[other] You have { $n } actions left.
}
lost-agents = { $n ->
    [one] { $n } agent will stay in reception for this round.
   *[other] { $n } agents will stay in reception for this round.
}
lost-fight = Your ships of the combat at { $cell } will go back to your board.
lost-nothing-to-buy = There is no card here that you could buy, even with all the influence of your hand.
lost-box = You will lose { $what } of this box.
left-cards = { $n ->
    [one] You keep { $n } card in hand
   *[other] You keep { $n } cards in hand
}: you will draw { $draws ->
    [0] none
   *[other] { $draws }
} in the next round.
left-influence = You will lose { $what } at the end of the round.
left-package = You could still pay { $what } for { $gain }.
