# The log of a game: one sentence per event, by its tag.

## Clauses

paying = { COUNT($paid) ->
    [0] { "" }
   *[other] { " " }for { $paid }
}
losing = { COUNT($lost) ->
    [0] { "" }
   *[other] { " " }(no room for { $lost })
}
scored = { $what } { $n }

## Before the game, rounds

event-revealed-start = Modules to start in ({ $cards }): { COMMAS($modules) }.
    .story = Modules to start in: { COMMAS($modules) }.
event-equipment_taken = { $seat } chooses { $equipment }.
    .story = chooses { $equipment }
event-astronaut_placed = { $seat } starts in { $module }.
    .story = starts in { $module }
event-round_started = Round { $round } starts: { $day ->
    [yes] a day
   *[no] a night
}.
event-produced = Production: { FORM($seat, of: "within") } gains { COUNT($gained) ->
    [0] nothing
   *[other] { $gained }
}{ losing }{ $wasted ->
    [0] { "" }
   *[other] ; { $wasted } ore on the last belt space becomes waste
}.
    .story = production
    .note = { story-lost }{ $wasted ->
        [0] { "" }
       *[other] { COUNT($lost) ->
            [0] { "" }
           *[other] , { "" }
        }{ $wasted } ore to waste
    }
event-round_ended = Round { $round } is over.
event-scored-probes = { $seat } gains { $vp } VP for adjacent probes (groups: { COMMAS($groups) }).
    .story = adjacent probes
event-scored-carbon = Carbon credits: { FORM($seat, of: "within") } { $vp ->
    [0] has no VP to lose
    [-1] loses 1 VP
   *[other] gains { $vp } VP
}.
    .story = carbon credits
    .note = { $vp ->
        [0] no VP to lose
       *[other] { "" }
    }
event-scored-construction = { $seat } gains { $vp } VP for advanced modules.
    .story = advanced modules

## With a scientist

event-scientist_played = { $seat } plays { $scientist }.
    .story = plays { $scientist }
event-moved = { $seat } { $stays ->
    [yes] stays in { $module }
   *[no] goes to { $module }
} ({ $oxygen } O2).
    .story = { $stays ->
        [yes] in { $module }
       *[no] → { $name }
    }
event-activated = { $by ->
    [own] { $seat } uses { $module }, still active.
    [other] { $seat } uses { $module }, kept active by { FORM($owner, of: "within") }{ $vp ->
        [0] { "" }
       *[other] { " " }(+{ $vp } VP)
    }.
   *[none] { $seat } activates { $module } for { $energy } energy.
}
    .note = { $by ->
        [other] { $vp ->
            [0] kept active by { FORM($owner, of: "within") }
           *[other] +{ $vp } VP for { FORM($owner, of: "within") }
        }
       *[none] { "" }
    }
event-stepped_off = { $seat } leaves the activation space of { $module }.
event-ran = { $seat } runs { $procedure }: { COUNT($pays) ->
    [0] { "" }
   *[other] { $pays } for { "" }
}{ COUNT($brings) ->
    [0] nothing
   *[other] { $brings }
}{ losing }.
    .story = { $procedure }
    .note = { story-lost }
event-mined = { $seat } mines { COUNT($brings) ->
    [0] nothing
   *[other] { $brings }
}{ $vp ->
    [0] { "" }
   *[other] { " " }and gains { $vp } VP
}{ losing }.
    .story = { "" }
    .note = { story-lost }
event-probe_installed = { $seat } places a probe on { $zone }{ $stress ->
    [yes] ; stress rises by 1 (marker 1 to the left)
   *[no] { "" }
}.
    .story = probe { $zone }
event-hired = { $seat } hires { $scientist }{ paying }.
    .story = hires { $scientist }
event-revealed-hiring = New for hire: { $cards }.
    .story = New for hire: { COMMAS($offers) }.
event-dismissed = { $seat } removes { $scientist } from the game: { $vp } VP.
    .story = removes { $scientist }
event-order_fulfilled = { $seat } fulfils { $order }{ paying }: { $vp } VP{ $extra ->
    [0] { "" }
   *[other] { " " }and { $extra } VP for titanium
}.
    .story = order { $order }
event-revealed-order = New order: { $cards }.
    .story = New order: { COMMAS($offers) }.
event-researched = { $seat } reaches level { $level } in { $track }.
    .story = { $track } { $level }
event-track_capped = { $seat } goes beyond level 4 of { $track }: { $vp } VP.
    .story = { $track } beyond level 4
event-bonus_taken = { $seat } { $again ->
    [yes] repeats { $bonus }{ paying }
   *[no] takes { $bonus }
}: { JOIN($does, by: "; ") }.
    .story = { $again ->
        [yes] { $bonus } again
       *[no] { $bonus }
    }
event-built = { $seat } builds the advanced module of { $module }{ paying }: { $vp } VP.
    .story = builds the advanced { $name }
event-scrubbed = { $seat } runs the scrubbers with { $energy } energy.
    .story = scrubbers
event-equipment_used = { $seat } uses { $equipment }.
    .story = uses { $equipment }
event-slept = { $seat } takes a day off: stress falls by { $steps } (marker { $steps } to the right){ beyond }.
    .story = { "" }
    .note = { story-lost-steps }
event-rested = { $seat } lets { $scientist } rest{ $steps ->
    [0] { "" }
   *[other] : stress falls by { $steps } (marker { $steps } to the right)
}{ beyond }.
    .note = { story-lost-steps }
    .story = rests { $scientist }
    .more = { $scientist }

## Goods, tracks, cards

event-gained = { $seat } gains { COUNT($brings) ->
    [0] nothing
   *[other] { $brings }
}{ losing }.
    .note = { story-lost }
event-waste_taken = { $seat } { $n ->
    [0] has no room for { $lost } waste
   *[other] takes { $n } waste{ $lost ->
        [0] { "" }
       *[other] ; the track has no room for { $lost } more
    }
}.
    .note = { $lost ->
        [0] { "" }
       *[other] no room for { $lost } waste
    }
event-waste_dropped = { $seat } discards { $n } waste.
event-moved-co2 = { $n ->
    [0] The CO2 disc of { FORM($seat, of: "within") } is at the end of its track{ beyond }
   *[other] The CO2 disc of { FORM($seat, of: "within") } moves { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } { $down ->
        [yes] down
       *[no] back
    }{ beyond }
}.
    .note = { story-lost-steps }
event-moved-stress = { $n ->
    [0] The stress marker of { FORM($seat, of: "within") } is already at 8{ beyond }
   *[other] The stress of { FORM($seat, of: "within") } { $down ->
        [yes] falls by { $n } (marker { $n } to the right)
       *[no] rises by { $n } (marker { $n } to the left)
    }{ beyond }
}.
    .note = { story-lost-steps }
event-moved-oxygen = { $n ->
    [0] The O2 marker of { FORM($seat, of: "within") } is already at 0{ beyond }
   *[other] { $seat } gets { $n } O2 back{ beyond }
}.
    .note = { story-lost-steps }
beyond = { $lost ->
    [0] { "" }
    [one] ; { $lost } step is lost
   *[other] ; { $lost } steps are lost
}
event-missed = { $what ->
    [retrieve] { $seat } has no scientist at rest to take back
    [study] { $seat } has finished both research tracks: the research step is lost
    [salvage] { $seat } can’t take a food card: the discard pile is empty
    [discard] { $seat } has no waste to discard
    [food] { $seat } can’t take more food: the seedbeds are empty
   *[draw] { $seat } can’t draw more food: no cards are left
}.
    .note = { $what ->
        [retrieve] no scientist to take back
        [study] both research tracks are finished
        [salvage] no discarded food
        [discard] no waste to discard
        [food] no more food in the seedbeds
       *[draw] no food cards left
    }
event-food_taken = { $seat } takes { $food }.
    .note = +{ JOIN($food, by: ", +") }
event-food_drawn = { $seat } draws { $n ->
    [one] { $n } food card
   *[other] { $n } food cards
} from the deck.
event-food_seen = You draw { $food }.
    .note = draws { $food }
event-food_salvaged = { $seat } takes { $food } from the discard pile.
    .note = +{ JOIN($food, by: ", +") } (discard pile)
event-revealed-seedbeds = New in the seedbeds: { $cards }.
event-food_shuffled = The food deck is empty: { $cards ->
    [one] { $cards } discarded card is
   *[other] { $cards } discarded cards are
} shuffled.
event-depot_used = { $seat } takes { $what } from the Emergency Depot for { $vp } VP.
    .story = depot

## Food, the end of work

event-fed = { $seat } spends { $food } ({ $value }).
    .story = spends { $food } ({ $value })
    .more = { $food } ({ $value })
event-imported = { $seat } imports food for { $scientists ->
    [one] { $scientists } scientist
   *[other] { $scientists } scientists
} for { $vp } VP.
    .story = imports food for { $scientists ->
        [one] { $scientists } scientist
       *[other] { $scientists } scientists
    }
event-recovered = { $seat } takes back { $scientists }.
    .story = takes back { COMMAS($scientists) }
    .more = { COMMAS($scientists) }
event-work_ended = { $seat } ends work for this round{ $alone ->
    [yes] { "" }
   *[no] { " " }(no. { $place })
}.
    .story = ends work for this round{ $alone ->
        [yes] { "" }
       *[no] { " " }(no. { $place })
    }

## The AI

event-revealed-ai_card = The AI reveals { $cards }.
event-ai_skipped = { $seat } can’t do anything in { $module }.
    .story = nothing in { $module }
event-ai_made = { $seat }, in { $module }: { COUNT($pays) ->
    [0] { "" }
   *[other] { $pays } for { "" }
}{ COUNT($brings) ->
    [0] nothing
   *[other] { $brings }
}{ losing }.
    .story = { $name }
    .note = { story-lost }

## The end

event-final_scored = { $seat }: { COUNT($parts) ->
    [0] nothing
   *[other] { COMMAS($parts) }
}; { $total } VP in all.
event-game_ended = The game is over: { AND($winners, form: "within") } { COUNT($winners) ->
    [one] wins
   *[other] win
}{ $broken ->
    [orders] { " " }with more orders
    [co2] { " " }on the CO2 track
   *[none] { "" }
}.

## Stories: offers, what had no room

story-lost = { COUNT($lost) ->
    [0] { "" }
   *[other] no room for { $lost }
}
story-lost-steps = { $lost ->
    [0] { "" }
    [one] { $lost } step lost
   *[other] { $lost } steps lost
}
story-order = { $name }, { COMMAS($needs) }: { COMMAS($brings) }
story-hire = { $name } ({ COMMAS($modules) })
co2-less = CO2 { $n } down
    .story = CO2 { $n } down
co2-more = CO2 { $n } up
    .story = CO2 { $n } up
stress-less = { $n } stress
    .story = −{ $n } stress
stress-more = { $n } stress
    .story = +{ $n } stress
waste-less = { $n } waste
    .story = −{ $n } waste
