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
    [1] ; round 1 brings 1 Influence
    [-1] ; round 3 takes 1 Influence
   *[0] { "" }
}

## Turns

event-leader_placed = { $seat } puts a Leader on the { $location }{ paying }: { $option }.
event-headquarters_used = { $seat } uses the Headquarters and { gaining }{ source }.{ $place ->
    [0] { "" }
   *[other] { " " }The Leader reserves place { $place } on the order track.
}
event-worker_placed = { $seat } puts { A(FORM($worker, of: "one")) } from { $origin ->
    [ship] the docked ship
   *[quarters] the Living Quarters
} on { $outstation }.
event-droid_placed = { $seat } sends the Mars Droid to { $outstation }.
event-assistant_used = { $seat } sends the Leader Assistant and { gaining }{ source }.
event-option_chosen = { $seat } uses the { $location }{ $repeat ->
    [yes] { " " }once more
   *[no] { "" }
}{ paying }: { $option }.
event-part_paid = { $seat } pays { $paid } to use { $outstation }.
event-part_used = { $seat } { gaining }{ paying } ({ $outstation }).
event-traded = { $seat } trades { $paid } for { $got } with { $ship }{ $times ->
    [1] { "" }
   *[other] , { $times } times over
}{ losing }.
event-project_committed = { $seat } commits to { $project }{ paying }{ round-influence }.
event-project_completed = { $seat } completes { $project } for { $paid }: { $vp } VP{ round-influence }.
event-facilities_drawn = { $seat } draws { $count ->
    [one] { $count } Facility card
   *[other] { $count } Facility cards
}{ paying }{ $missing ->
    [0] { "" }
   *[other] , { $missing } fewer than due: pile and discards are empty
}.
event-facilities_seen = { COUNT($cards) ->
    [0] There was no card left to draw.
   *[other] You draw { $cards }.
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
event-nothing_built = { $seat } cannot build any of the cards and leaves the Construction Yard.
event-facilities_discarded = { $seat } discards { $cards }.
event-row_refilled = New on offer: { $cards }.
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
event-researched = { $seat } reaches level { $level } in { $field } for { $paid }: { $vp } VP{ $token ->
    [0] { "" }
   *[other] , and { $token } VP for being first
}.
event-program_applied = { $seat } { gaining } ({ $field } level { $level }{ COUNT($source) ->
    [0] { "" }
   *[other] , production of { $source }
}).
event-favor_taken = { $seat } takes { $favor }{ paying }.
event-grant_taken = { $seat } { gaining } by Special Grant ({ $outstation }).
event-reassigned = { $seat } moves a Worker from { $origin } to { $destination }.
event-manufactured = { $seat } manufactures { $products }{ paying }{ $extra ->
    [yes] , one of them by Manufacturing Efficiency
   *[no] { "" }
}.
event-produced = { $seat } { gaining }{ source }.
event-passed = { $seat } passes and takes { $reserved ->
    [yes] the reserved place
   *[no] place
} { $place } on the order track.

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
event-round_started = Round { $round } begins; the rings of the belt turn.
event-production_gained = Production: { $seat } { gaining }.
event-final_scored = { $seat }: { $influence } VP for Influence, { $credits } VP for Credits{ $unfinished ->
    [0] { "" }
   *[other] , { $unfinished } VP for { $projects } left unfinished
}; { $total } VP in all.
event-game_ended = The game is over: { $winners } { COUNT($winners) ->
    [one] wins
   *[other] win
}{ $broken ->
    [resources] { " " }by more Resources
    [passed_first] { " " }by having passed first in round 3
   *[none] { "" }
}.
