# The board as text, for screen readers.

part-round = Round and points
part-own = What you can do
part-hand = Your hand
part-belt = The belt
part-ceres = The Ceres board
part-cards = Investment
part-projects = Projects
part-mission = Mission
part-clan = { $who }

## What several parts say

ships-there = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}
board-card = { $name }: { $text }
board-pile = { $what ->
    [asteroids] Asteroids
    [investment] Investment cards
    [explorations] Exploration cards
   *[projects] Projects
} in the pile: { $n }.

## What the player sees

own-have = You can pay with { COUNT($goods) ->
    [0] nothing
   *[other] { $goods }
}.
own-choices = { $kind }: { JOIN($labels, by: "; ") }.
hand-empty = You have no cards in hand.
hand-unseen = An unknown card.

## The round

board-over = The game is over.
board-round = Round { $round }, phase { $phase }: { $phase ->
    [1] start of round
    [2] actions
    [3] development
   *[4] colonies
}.
board-order = First player: { $first }. Order this phase: { COMMAS($order) }.
board-points = Points: { COMMAS($scores) }.
board-ending = All projects are finished: this is the last round.
board-fight = Combat at { $cell }: { $attacker } attacks ({ $attack }), { $defender } defends ({ $defence }); { $side } can add power.
board-arrivals = Combats of { $seat } still to come: { COMMAS($cells) }.
board-call = Mission call of { $seat } for { $mission }, { $resolution }: { COUNT($missing) ->
    [0] nothing is missing
   *[other] { $missing } missing
}; { COUNT($pledged) ->
    [0] nothing is pledged
   *[other] pledged: { COMMAS($pledged) }
}; won cards go to { $winner }.
board-pledge = { $goods } by { $who }
board-winner = { COUNT($winners) ->
    [one] Winner
   *[other] Winners
}: { COMMAS($winners) }.
board-ranking = Ranking: { JOIN($places, by: "; ") }.
board-place = { $rank }. { $who }, { $points }
board-ties = Tie-breaks: { COMMAS($ties) }.

## The belt

board-asteroid = { $cell }{ $up ->
    [no] , face down
   *[yes] : { COUNT($yields) ->
        [0] produces nothing
       *[other] produces { $yields }
    }{ COUNT($who) ->
        [0] ; free
       *[other] ; { $who }, { ships-there }
    }
}{ COUNT($goods) ->
    [0] { "" }
   *[other] ; { $goods } there
}{ COUNT($near) ->
    [0] { "" }
   *[other] ; next to { COMMAS($near) }
}.{ COUNT($does) ->
    [0] { "" }
   *[other] { " " }{ JOIN($does, by: ". ") }{ $used ->
        [yes] { " " }(used)
       *[no] { "" }
    }.
}
near-ceres = Ceres
board-home = { $cell }: board of { $who }, { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}; notches taken: { COUNT($near) ->
    [0] none
   *[other] { COMMAS($near) }
}.
board-empty = Ring { ring }, empty cells: { COMMAS($cells) }.

## The Ceres board

board-box = { $box }: { COUNT($does) ->
    [0] { "" }
   *[other] { $does }; { "" }
}{ COUNT($there) ->
    [0] no agents
   *[other] { COMMAS($there) }
}{ $room ->
    [closed] , closed by the mission
    [any] , unlimited
   *[some] , { $free ->
        [0] full
        [one] { $free } free space
       *[other] { $free } free spaces
    }
}.
board-reception = Reception, { $seat }: { $reception ->
    [0] no agent
    [one] { $reception } agent
   *[other] { $reception } agents
}{ $passed ->
    [yes] , has passed
   *[no] { "" }
}.

## Cards and projects

board-common = Common discard: { COUNT($cards) ->
    [0] empty
   *[other] { COMMAS($cards) }
}.
board-project = { $slot ->
    [0] Top of the pile
    [4] Slot 4, the exit
   *[other] Slot { $slot }
}: { $name }, { $cost } in all{ COUNT($does) ->
    [0] { "" }
   *[other] ; opens a box: { $does }
}.
board-gap = Slot { $slot }: empty.
board-finished = Finished projects: { COUNT($projects) ->
    [0] none
   *[other] { COMMAS($projects) }
}. Supported this round: { $n } of { $most }.

## The mission

board-mission = Mission { $number }, { $name }: { $how ->
    [active] active{ $die ->
        [0] { "" }
       *[other] , die at { $die }
    }
    [repeated] repeated next round
   *[dormant] dormant until the next round
}.
board-no-mission = There are no more missions.
board-missions = Story: { $story }; { $n ->
    [0] no card below
    [one] { $n } card below
   *[other] { $n } cards below
}.
board-tokens = Tokens on the mission: { $n }.
board-collective = Collective badges: { COMMAS($badges) }.

## The clans

side-clan = Clan { $clan }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, devotion { $dev }, colonisation { $col }.
side-bonus = cell { $cell } ({ $does })
    .next = cell { $cell }, devotion { $cell } or colonisation { $col } ({ $does })
side-opened = Bonuses unlocked: { JOIN($opened, by: "; ") }.
side-next = Next bonus: { AND($next, form: "next") }.
side-home = Board on { $home }, notches { $notches }.
side-ships = Ships: { $reserve } in reserve, { $docked } on the board, { $ships } in the belt{ COUNT($places) ->
    [0] { "" }
   *[other] ; controls { COMMAS($places) }
}.
side-goods = Resources on the board: { COUNT($goods) ->
    [0] none
   *[other] { COMMAS($goods) }
}; in all: { COUNT($all) ->
    [0] none
   *[other] { COMMAS($all) }
}; can pay with: { COUNT($payable) ->
    [0] nothing
   *[other] { COMMAS($payable) }
}.
side-agents = Agents: { $agents }, { $reception } in Reception{ COUNT($boxes) ->
    [0] { "" }
   *[other] ; boxes: { COMMAS($boxes) }
}{ $passed ->
    [yes] ; has passed
   *[no] { "" }
}.
side-influence = Influence this round: { $influence }{ COUNT($fervor) ->
    [0] { "" }
   *[other] ; fervor: { COMMAS($fervor) }
}.
side-badges = Badges: { COMMAS($badges) }.
side-cards = Cards: { $hand } in hand, { $deck } in the deck, { $buildings ->
    [0] no building
    [one] { $buildings } building
   *[other] { $buildings } buildings
}.
side-discard = Discard: { COMMAS($discard) }.
side-building = { $name }, { $used ->
    [yes] used
   *[no] ready
}. { $text }.
