# The log of a game: one sentence per event, by its tag.

## Clauses

chosen = { COUNT($does) ->
    [0] { "" }
   *[other] : “{ $does }”
}
earning = { COUNT($influence) ->
    [0] { "" }
   *[other] { " " }for { $influence }
}
moving-ships = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}
badged = { COUNT($badge) ->
    [0] { "" }
   *[other] { " " }(badge: { $badge })
}
quoted = { $name }
yield = { $goods } at { $cell }
tallied = { $what } { $n }

## What a player can skip

left-move = the move
left-moving = the move
left-trading = trading
left-salvaging = taking cards back
left-investing = buying
left-buying = buying
left-supporting = supporting
left-attempting = the mission attempt
left-placing = placing an asteroid
left-destroying = the destruction

## Rounds and phases

event-round_started = Round { $round } starts. { $first } has the first-player marker.
event-phase_started = Phase { $phase }: { $phase ->
    [2] actions
    [3] development, all agents are back in Reception
   *[4] colonies
}.
    .story = { $phase ->
        [2] { "" }
        [3] Phase 3: development, all agents are back in Reception.
       *[4] Phase 4: colonies.
    }
event-turn_ended = { $seat } skips { $left ->
    [one] one action
   *[other] both actions
}.
    .story = skips { $left ->
        [one] one action
       *[other] both actions
    }
event-agents_passed = { $seat } passes: { $left ->
    [one] { $left } agent stays
   *[other] { $left } agents stay
} in Reception.
    .story = passes, agents left in Reception: { $left }
event-done = { $seat } is done with Phase 4.
event-reopened = { $seat } is not done yet.
event-queue_renewed = { COUNT($cards) ->
    [0] No investment cards are left to reveal.
   *[other] New investment queue: { COMMAS($cards) }{ $left ->
        [0] { "" }
        [one] { " " }({ $left } card left goes to the common discard)
       *[other] { " " }({ $left } cards left go to the common discard)
    }.
}
    .story = { COUNT($cards) ->
        [0] No investment cards are left to reveal.
       *[other] New investment queue: { JOIN($offers, by: " · ") }.
    }
event-projects_moved = { COUNT($entered) ->
    [0] The projects move on; the pile is empty.
   *[other] The projects move on; { $entered } enters the queue.
}
    .story = { COUNT($entered) ->
        [0] The projects move on; the pile is empty.
       *[other] New project: { $offers }.
    }
event-project_finished = The project { $project } is finished without support and joins the Ceres board.
event-end_triggered = All projects are finished: this is the last round.
event-hold_reached = { $holders } asked the game to wait { $when }.
event-went_on = { $seat } continues.

## Resources, points, cards

event-paid = { $seat } pays { $goods }.
event-gained = { $seat } gains { $goods } ({ FORM($place, of: "short") }).
    .note = { $single }
event-lost = { $seat } loses { $goods } ({ FORM($place, of: "short") }).
    .note = { COUNT($single) ->
        [0] { "" }
       *[other] loses { $single }
    }
event-scored = { $seat } gains { $points }.
event-missed = { $lacking ->
    [dev] { $seat } is at the end of the devotion track: { $n ->
        [one] { $n } point is lost
       *[other] { $n } points are lost
    }
    [col] { $seat } is at the end of the colonisation track: { $n ->
        [one] { $n } point is lost
       *[other] { $n } points are lost
    }
    [agent] { $seat } already has all agents: the new one is lost
    [card] { $seat } can’t draw { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }: the deck is empty
    [ship] { $seat } can’t add { $n ->
        [one] { $n } more ship
       *[other] { $n } more ships
    }: the reserve is empty
    [scout] { $seat } can’t look at { $n ->
        [one] { $n } more investment card
       *[other] { $n } more investment cards
    }: the pile is empty
    [salvage] { $seat } has no card in the discard to take back
    [discard] { $seat } has no card to discard
    [move] { $seat } has no ship that can move
    [recall] { $seat } has no ship to bring back
    [explore] { $seat } has no asteroid to explore
    [reveal] { $seat } has no asteroid to turn over
    [place] { $seat } has no cell for another asteroid
    [destroy] { $seat } has no asteroid to destroy
    [produce] { $seat } has no asteroid to produce on
    [trade] { $seat } has nothing to sell
    [buy] { $seat } has no card to buy
    [ready] { $seat } has no used building to ready
   *[laid] { $seat } can’t lay { $n ->
        [one] { $n } token or card
       *[other] { $n } tokens or cards
    } on an asteroid: lost
}.
    .note = { $lacking ->
        [dev] end of the devotion track
        [col] end of the colonisation track
        [agent] no agent left
        [card] no card left to draw
        [ship] no ship in reserve
        [scout] no investment card left
        [salvage] no card to take back
        [discard] no card to discard
        [move] no ship can move
        [recall] no ship to bring back
        [explore] nothing to explore
        [reveal] nothing to turn over
        [place] no free cell
        [destroy] nothing to destroy
        [produce] nothing produces
        [trade] nothing to sell
        [buy] no card to buy
        [ready] nothing to ready
       *[laid] { $n } lost
    }
event-unlocked = { $seat } unlocks the bonus of cell { $cell }{ chosen }.
    .story = unlocks { COUNT($does) ->
        [0] the bonus of cell { $cell }
       *[other] “{ $does }”
    }
event-agent_gained = { $seat } gains an agent.
event-influence_gained = { $seat } gains { $influence }.
event-drew = { $seat } draws { cards }.
event-drew_none = { $seat } draws no card.
event-found = You draw { COMMAS($cards) }.
    .note = draws { COMMAS($cards) }
event-card_played = { $seat } plays { $card }{ chosen }.
    .story = plays { $card }
    .alone = plays { $card }{ story-chosen }
event-card_discarded = { $seat } discards { $card }{ earning }.
    .story = discards { $card }
event-card_dropped = { $seat } discards { $card }.
    .story = discards { $card }
    .more = { $card }
event-used = { $seat } uses { $source }{ chosen }.
    .story = uses { $source }
    .alone = uses { $source }{ story-chosen }
event-declined = { $seat } doesn’t use { $what }.
event-left = { $seat } skips { $what }.
event-store_chosen = Gains on others’ turns go to { $place }.
event-salvaged = { $seat } { $to ->
    [hand] takes { $card } back from the discard
   *[deck] puts { $card } from the discard under the deck
}.
    .story = { $to ->
        [hand] takes back { $card }
       *[deck] puts { $card } under the deck
    }
event-dumped = { $seat } puts { cards } from the discard under the deck.
    .story = puts { cards } from the discard under the deck
event-dumped_none = { $seat } puts no card from the discard under the deck.
event-recycled = { $seat } recycles: hand, deck and discard are shuffled into a new deck.
    .story = recycles
event-readied = { $seat } readies { $building }.
    .note = { $building } is ready again
event-scouted = { $seat } looks at the next { $n ->
    [one] investment card
   *[other] { $n } investment cards
}.
    .note = looks at { $n ->
        [one] the next investment card
       *[other] the next { $n } investment cards
    }
event-scout_found = You see { COMMAS($cards) }.
    .note = sees { COMMAS($cards) }
event-card_added = { $seat } adds { $card } to the investment queue.
    .note = { $card } joins the investment queue
event-traded = { $seat } trades { $sold } for { $bought } ({ FORM($cell, of: "short") }).
event-levied = { $giver } gives { $goods } to { $seat }.
    .note = from { $giver }

## Ships and the belt

event-begged = { $seat } begs.
    .story = begs
event-produced = { $seat } produces { COUNT($yields) ->
    [0] nothing
   *[other] { JOIN($yields, by: "; ") }
}.
    .story = produces { COUNT($yields) ->
        [0] nothing
       *[other] at { COMMAS($cells) }
    }
event-mustered = { $seat } puts { $n ->
    [one] { $n } ship
   *[other] { $n } ships
} from the reserve on the board.
event-recalled = { $seat } brings { $n ->
    [one] { $n } ship
   *[other] { $n } ships
} from { FORM($cell, of: "short") } back to the board.
    .story = brings back { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    } from { FORM($cell, of: "short") }
event-moved = { $seat } moves { moving-ships }: { FORM($origin, of: "short") } → { FORM($target, of: "short") }{ COUNT($goods) ->
    [0] { "" }
   *[other] , with { $goods }
}.
    .story = moves { story-leg }
    .more = { story-leg }
event-turned = { $seat } turns over { $asteroid } at { FORM($cell, of: "short") }.
    .story = turns over { $asteroid } at { FORM($cell, of: "short") }
event-exploration_drawn = { COUNT($cards) ->
    [one] { $seat } draws the exploration { $cards }.
   *[other] { $seat } draws two explorations and keeps one: { COMMAS($cards) }.
}
event-exploration_kept = { $seat } keeps { $card }.
event-exploration_chosen = { $seat } { $choice ->
    [0] can’t pay for any choice of { $card }
   *[other] takes choice { $choice } of { $card }{ chosen }
}.
    .story = { $card }
    .alone = { $card }{ story-chosen }
    .note = { $choice ->
        [0] no choice can be paid
       *[other] { "" }
    }
event-asteroid_placed = { $seat } places an asteroid face down at { FORM($cell, of: "short") }.
    .note = asteroid at { FORM($cell, of: "short") }
event-asteroid_destroyed = { $seat } destroys { COUNT($asteroid) ->
    [0] a face-down asteroid
   *[other] { $asteroid }
} at { FORM($cell, of: "short") }.{ COUNT($cards) ->
    [0] { "" }
    [one] { " " }{ $cards } goes to its owner’s discard.
   *[other] { " " }{ COMMAS($cards) } go to their owners’ discards.
}{ COUNT($lost) ->
    [0] { "" }
    [one] { " " }{ $lost } leaves the game.
   *[other] { " " }{ COMMAS($lost) } leave the game.
}
    .story = destroys { COUNT($asteroid) ->
        [0] a face-down asteroid
       *[other] { $asteroid }
    } at { FORM($cell, of: "short") }
    .note = { COUNT($cards) ->
        [0] { "" }
       *[other] { COMMAS($cards) } to the owner’s discard
    }{ COUNT($lost) ->
        [0] { "" }
       *[other] { COUNT($cards) ->
            [0] { "" }
           *[other] , { "" }
        }{ COMMAS($lost) } out of the game
    }
event-fight_opened = Combat at { FORM($cell, of: "short") }: { $attacker } ({ $attack }) attacks { $defender } ({ $defence }).
event-power_added = { $seat } adds { power }.
event-fight_passed = { $seat } adds nothing.
    .story = adds nothing
event-fight_ended = Combat at { FORM($cell, of: "short") }: attack { $attack }, defence { $defence }. { $winner } wins; the ships of { $loser } go back to the board.

## The Ceres board

event-agent_placed = { $seat } places an agent: { $box }.
    .story = agent → { $box }
event-card_revealed = { $seat } reveals { $card }{ earning }.
    .story = reveals { $card }
event-card_bought = { $seat } buys { $card }{ earning }.
    .story = buys { $card }
event-influence_lost = { $seat } loses { $influence } (not spent).
    .note = { $influence } unused
event-supported = { $seat } supports the project { $project }.
    .story = supports { $project }
event-built = { $seat } builds { $card }.
    .story = builds { $card }
event-maintained = { $seat } maintains colonies.
    .story = maintains colonies

## Missions

event-story_begun = The story { $story } starts.
event-mission_active = The mission { $mission } is active{ $die ->
    [0] { "" }
   *[other] , die at { $die }
}.
event-die_moved = The mission die { $stays ->
    [yes] stays at
   *[no] goes to
} { $die }.
event-call_begun = { $seat } attempts the mission { $mission }, { $resolution } ({ $offer }).
    .story = attempts { $mission }
event-call_opened = { $seat } opens a mission call. Missing: { $goods }.
    .story = opens a mission call (missing: { $goods })
event-pledge_made = { $n ->
    [0] { $seat } no longer pledges { $item }.
   *[other] { $seat } pledges { $goods }.
}
    .story = { $n ->
        [0] no longer pledges { $item }
       *[other] pledges { $goods }
    }
event-winner_named = { $seat } chooses who takes the won cards: { $winner }.
    .story = won cards go to { $winner }
event-call_answered = { $seat } { $given ->
    [yes] contributes
   *[no] doesn’t contribute
}.
    .story = { $given ->
        [yes] { "" }
       *[no] contributes nothing
    }
event-call_closed = { $paid ->
    [yes] { $seat } accomplishes the mission { $mission }, { $resolution } ({ $offer }).
   *[no] The attempt of { $seat } fails; pledges are returned.
}
    .story = { $paid ->
        [yes] { $seat } accomplishes the mission { $mission }.
       *[no] The attempt of { $seat } fails; pledges are returned.
    }
event-mission_won = { $collective ->
    [yes] The mission card { $mission } becomes a collective badge{ badged }.
   *[no] { $seat } wins the mission card { $mission }{ badged }.
}
event-mission_gone = The mission card { $mission } leaves the game.
event-mission_failed = The mission { $mission } fails: its die is at 0.
event-mission_repeated = The mission { $mission } stays and is repeated.
event-mission_shown = { COUNT($mission) ->
    [0] The story is over: there are no more missions.
   *[other] Next mission: { $mission }.
}
event-badges_counted = Badges: { COMMAS($counts) }; { COUNT($ahead) ->
    [0] no faction is ahead
   *[other] ahead: { $ahead }
}.

## Reactions

event-reaction_asked = { $event ->
    [fight_near] Combat at { FORM($where, of: "short") }
   *[support_near] Support of { $where }
}: other players can react.
event-reaction_sealed = You will react with { $card }.
event-sealed_none = You will not react.
event-reacted = { $seat } reacts with { $card }.
    .story = reacts with { $card }
event-reacted_not = { $seat } doesn’t react.
    .story = doesn’t react

## The end

event-game_ended = The game is over: { $winners } { COUNT($winners) ->
    [one] wins
   *[other] win
}{ $broken ->
    [agents] { " " }with more agents
    [influence] { " " }with more influence on cards
    [badges] { " " }with more badges
    [goods] { " " }with more resources
   *[none] { "" }
}.

## Stories: choices, moves of ships, offers with prices

story-chosen = { COUNT($does) ->
    [0] { "" }
   *[other] , “{ $does }”
}
story-leg = { FORM($origin, of: "short") } → { FORM($target, of: "short") }{ $ships ->
    [1] { "" }
   *[other] { " " }×{ $ships }
}{ COUNT($goods) ->
    [0] { "" }
   *[other] { " " }with { $goods }
}
story-offer = { $name }, { COUNT($cost) ->
    [0] free
   *[other] { COMMAS($cost) }
}: { $does }
way-in-short = { COUNT($cost) ->
    [0] { "" }
   *[other] { COMMAS($cost) } → { "" }
}{ COMMAS($gain) }
ways-in-short = { JOIN($ways, by: " / ") }
story-agents = { $n ->
    [one] { $n } agent
   *[other] { $n } agents
}
