# The log of a game: one sentence per event, by its tag.

## Clauses

paying = { COUNT($paid) ->
    [0] { "" }
   *[other] { " " }for { $paid }
}
losing = { COUNT($lost) ->
    [0] { "" }
   *[other] { " " }(lost above 12: { $lost })
}
gaining = { COUNT($gained) ->
    [0] gains nothing
   *[other] gains { $gained }
}{ losing }
bringing = { $vp } VP{ COUNT($gained) ->
    [0] { "" }
   *[other] { " " }and { $gained }
}{ losing }
source = { COUNT($source) ->
    [0] { "" }
   *[other] { " " }from { $source }
}
round-influence = { $modifier ->
    [1] ; round 1 gives 1 Influence
    [-1] ; round 3 costs 1 Influence
   *[0] { "" }
}

## Turns

event-leader_placed = { $seat } places a Leader at the { $location }{ paying }: { $option }.
    .story = Leader → { $place }
event-headquarters_used = { $seat } uses the Headquarters and { gaining }{ source }.{ $place ->
    [0] { "" }
   *[other] { " " }The Leader reserves place { $place } on the order track.
}
    .story = Headquarters
    .note = { $place ->
        [0] { story-lost }
       *[other] { COUNT($lost) ->
            [0] place { $place } reserved
           *[other] { story-lost }, place { $place } reserved
        }
    }
event-worker_placed = { $seat } places { A(FORM($worker, of: "one")) } from { $origin ->
    [ship] the docked ship
   *[quarters] the Living Quarters
} on { $outstation }.
    .story = { $origin ->
        [ship] from the docked ship → { $outstation }
       *[quarters] → { $outstation }
    }
event-droid_placed = { $seat } sends the Mars Droid to { $outstation }.
    .story = Mars Droid → { $outstation }
event-assistant_used = { $seat } uses the Leader Assistant and { gaining }{ source }.
    .note = { story-lost }
    .story = uses the Leader Assistant
event-option_chosen = { $seat } uses the { $location }{ $repeat ->
    [yes] { " " }once more
   *[no] { "" }
}{ paying }: { $option }.
    .story = { "" }
event-part_paid = { $seat } pays { $paid } to use { $outstation }.
event-part_used = { $seat } { gaining }{ paying } ({ $outstation }).
    .note = { story-lost }
event-traded = { $seat } trades { $paid } for { $got } with { $ship }{ $times ->
    [1] { "" }
   *[other] , { $times } times over
}{ losing }.
    .story = trades with { $ship }
    .note = { story-lost }
event-project_committed = { $seat } commits to { $project }{ paying }{ round-influence }.
    .story = commits to { $project }
event-project_completed = { $seat } completes { $project } for { $paid }: { $vp } VP{ round-influence }.
    .story = completes { $project }
event-facilities_drawn = { $seat } draws { $count ->
    [one] { $count } Facility card
   *[other] { $count } Facility cards
}{ paying }{ $missing ->
    [0] { "" }
   *[other] , { $missing } missing: the pile and the discards are empty
}.
    .story = draws { $count ->
        [one] { $count } Facility
       *[other] { $count } Facilities
    }
    .note = { $missing ->
        [0] { "" }
       *[other] { $missing } missing, no cards left
    }
event-facilities_seen = { COUNT($cards) ->
    [0] No cards were left to draw.
   *[other] You draw { $cards }.
}
    .note = { COUNT($cards) ->
        [0] { "" }
       *[other] draws { COMMAS($cards) }
    }
event-facility_built = { $seat } builds { $card }{ $drawn ->
    [yes] { " " }(a drawn card)
   *[no] { "" }
} { COUNT($onto) ->
    [0] as a new Outstation
   *[other] below { $onto }
} { COUNT($paid) ->
    [0] for free
   *[other] for { $paid }
}: { bringing }.
    .story = builds { $card }{ COUNT($onto) ->
        [0] { "" }
       *[other] { " " }below { $onto }
    }
    .note = { story-lost }
event-nothing_built = { $seat } can’t build any of the cards and leaves the Construction Yard.
    .story = can’t build any of them
event-facilities_discarded = { $seat } discards { $cards }.
    .story = discards { COMMAS($cards) }
event-row_refilled = New on offer: { $cards }.
    .story = New on offer: { JOIN($offers, by: " · ") }.
event-pile_shuffled = The { $pile ->
    [facilities] Facility
   *[projects] Settlement Project
} pile is empty: { $count } { $count ->
    [one] discarded card is
   *[other] discarded cards are
} shuffled.
event-launched = { $seat } launches a Probe to { $asteroid } { COUNT($paid) ->
    [0] without Ice
   *[other] for { $paid }
}: { bringing }.
    .note = { story-lost }
    .story = launches to { $asteroid }
event-researched = { $seat } reaches level { $level } in { $field } for { $paid }: { $vp } VP{ $token ->
    [0] { "" }
   *[other] , and { $token } VP as the first player
}.
    .story = { $field } { $level }{ $token ->
        [0] { "" }
       *[other] { " " }as the first
    }
event-program_applied = { $seat } { gaining } ({ $field } level { $level }{ COUNT($source) ->
    [0] { "" }
   *[other] , production of { $source }
}).
    .note = { story-lost }
event-favor_taken = { $seat } takes { $favor }{ paying }.
    .story = takes { $favor }
event-grant_taken = { $seat } { gaining } with Special Grant ({ $outstation }).
    .note = { story-lost }
event-reassigned = { $seat } moves a Worker from { $origin } to { $destination }.
    .story = moves a Worker from { $origin } to { $destination }
event-manufactured = { $seat } manufactures { $products }{ paying }{ $extra ->
    [yes] , one of them with Manufacturing Efficiency
   *[no] { "" }
}.
    .story = manufactures
event-produced = { $seat } { gaining }{ source }.
    .note = { story-lost }
event-passed = { $seat } passes and takes { $reserved ->
    [yes] the reserved place
   *[no] place
} { $place } on the order track.
    .story = passes, place { $place } on the order track

## Rounds

event-round_ended = Round { $round } is over. Order of round { $next }: { COMMAS($order) }.
event-ship_left = { $ship } leaves{ COUNT($workers) ->
    [0] { "" }
   *[other] { " " }with { $workers }
}; { $docked } docks.
event-rows_renewed = New Facilities: { COUNT($facilities) ->
    [0] none, pile and discards are empty
   *[other] { $facilities }
}. New Settlement Projects: { COUNT($projects) ->
    [0] none, pile and discards are empty
   *[other] { $projects }
}.
    .story =
        { COUNT($facilities) ->
            [0] No new Facilities: pile and discards are empty.
           *[other] New Facilities: { JOIN($offers, by: " · ") }.
        }
        { COUNT($projects) ->
            [0] No new Settlement Projects: pile and discards are empty.
           *[other] New Settlement Projects: { JOIN($wanted, by: " · ") }.
        }
event-round_started = Round { $round } starts. The rings of the belt turn.
event-production_gained = Production: { $seat } { gaining }.
    .story = production
    .note = { story-lost }
event-final_scored = { $seat }: { $influence } VP for Influence, { $credits } VP for Credits{ $unfinished ->
    [0] { "" }
   *[other] , { $unfinished } VP for { $projects } left unfinished
}; { $total } VP in all.
event-game_ended = The game is over: { $winners } { COUNT($winners) ->
    [one] wins
   *[other] win
}{ $broken ->
    [resources] { " " }with more Resources
    [passed_first] { " " }by passing first in round 3
   *[none] { "" }
}.

## Stories: losses and offers

story-lost = { COUNT($lost) ->
    [0] { "" }
   *[other] { COMMAS($lost) } lost above 12
}
story-facility = { $name }, { COMMAS($cost) }: { COMMAS($brings) }
story-project = { $name }, { COMMAS($cost) }: { vp }
story-production = { COMMAS($goods) } a round
