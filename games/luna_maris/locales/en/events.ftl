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

event-revealed-start = Modules to begin in ({ $cards }): { COMMAS($modules) }.
event-equipment_taken = { $seat } chooses { $equipment }.
event-astronaut_placed = { $seat } begins in { $module }.
event-round_started = Round { $round } begins: { $day ->
    [yes] a day
   *[no] a night
}.
event-produced = Production: { FORM($seat, of: "within") } gains { COUNT($gained) ->
    [0] nothing
   *[other] { $gained }
}{ losing }{ $wasted ->
    [0] { "" }
   *[other] ; { $wasted } ore of the last belt space becomes waste
}.
event-round_ended = Round { $round } is over.
event-scored-probes = { $seat } gains { $vp } VP for probes side by side (groups: { COMMAS($groups) }).
event-scored-carbon = Carbon credits: { FORM($seat, of: "within") } { $vp ->
    [0] has no point to lose
    [-1] loses 1 VP
   *[other] gains { $vp } VP
}.
event-scored-construction = { $seat } gains { $vp } VP for advanced modules.

## With a scientist

event-scientist_played = { $seat } plays { $scientist }.
event-moved = { $seat } { $stays ->
    [yes] stays in { $module }
   *[no] goes to { $module }
} ({ $oxygen } O2).
event-activated = { $by ->
    [own] { $seat } uses { $module }, still active.
    [other] { $seat } uses { $module }, kept active by { FORM($owner, of: "within") }{ $vp ->
        [0] { "" }
       *[other] { " " }(+{ $vp } VP)
    }.
   *[none] { $seat } activates { $module } for { $energy } energy.
}
event-stepped_off = { $seat } leaves the activation space of { $module }.
event-ran = { $seat } runs { $procedure }: { COUNT($pays) ->
    [0] { "" }
   *[other] { $pays } for { "" }
}{ COUNT($brings) ->
    [0] nothing
   *[other] { $brings }
}{ losing }.
event-mined = { $seat } mines { COUNT($brings) ->
    [0] nothing
   *[other] { $brings }
}{ $vp ->
    [0] { "" }
   *[other] { " " }and gains { $vp } VP
}{ losing }.
event-probe_installed = { $seat } places a probe on { $zone }{ $stress ->
    [yes] ; stress rises by 1 (marker 1 to the left)
   *[no] { "" }
}.
event-hired = { $seat } hires { $scientist }{ paying }.
event-revealed-hiring = New for hire: { $cards }.
event-dismissed = { $seat } removes { $scientist } from the game: { $vp } VP.
event-order_fulfilled = { $seat } fulfils { $order }{ paying }: { $vp } VP{ $extra ->
    [0] { "" }
   *[other] { " " }and { $extra } VP for titanium
}.
event-revealed-order = New order: { $cards }.
event-researched = { $seat } reaches level { $level } in { $track }.
event-track_capped = { $seat } goes beyond the last level of { $track }: { $vp } VP.
event-bonus_taken = { $seat } { $again ->
    [yes] repeats { $bonus }{ paying }
   *[no] takes { $bonus }
}: { JOIN($does, by: "; ") }.
event-built = { $seat } builds the advanced module of { $module }{ paying }: { $vp } VP.
event-scrubbed = { $seat } runs the scrubbers with { $energy } energy.
event-equipment_used = { $seat } uses { $equipment }.
event-slept = { $seat } takes a day off: stress falls by { $steps } (marker { $steps } to the right){ beyond }.
event-rested = { $seat } lets { $scientist } rest{ $steps ->
    [0] { "" }
   *[other] : stress falls by { $steps } (marker { $steps } to the right)
}{ beyond }.

## Goods, tracks, cards

event-gained = { $seat } gains { COUNT($brings) ->
    [0] nothing
   *[other] { $brings }
}{ losing }.
event-waste_taken = { $seat } { $n ->
    [0] has no room for { $lost } waste
   *[other] takes { $n } waste{ $lost ->
        [0] { "" }
       *[other] ; the track has no room for { $lost } more
    }
}.
event-waste_dropped = { $seat } discards { $n } waste.
event-moved-co2 = { $n ->
    [0] The CO2 disc of { FORM($seat, of: "within") } is at the end of its track{ beyond }
   *[other] The CO2 disc of { FORM($seat, of: "within") } goes { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } { $down ->
        [yes] down
       *[no] back
    }{ beyond }
}.
event-moved-stress = { $n ->
    [0] The stress marker of { FORM($seat, of: "within") } is at 8 already{ beyond }
   *[other] The stress of { FORM($seat, of: "within") } { $down ->
        [yes] falls by { $n } (marker { $n } to the right)
       *[no] rises by { $n } (marker { $n } to the left)
    }{ beyond }
}.
event-moved-oxygen = { $n ->
    [0] The O2 marker of { FORM($seat, of: "within") } is at 0 already{ beyond }
   *[other] { $seat } gets { $n } O2 back{ beyond }
}.
beyond = { $lost ->
    [0] { "" }
    [one] ; { $lost } step is lost
   *[other] ; { $lost } steps are lost
}
event-missed = { $what ->
    [retrieve] { $seat } has no scientist at rest to take back
    [study] { $seat } has finished both research tracks: the research step is lost
    [salvage] { $seat } takes no food card: the discard pile is empty
    [discard] { $seat } has no waste to discard
    [food] { $seat } takes no more food: the seedbeds are empty
   *[draw] { $seat } draws no more food: no card is left
}.
event-food_taken = { $seat } takes { $food }.
event-food_drawn = { $seat } draws { $n ->
    [one] { $n } food card
   *[other] { $n } food cards
} from the deck.
event-food_seen = You draw { $food }.
event-food_salvaged = { $seat } takes { $food } from the discard pile.
event-revealed-seedbeds = New in the seedbeds: { $cards }.
event-food_shuffled = The food deck is empty: { $cards } discarded cards are shuffled.
event-depot_used = { $seat } takes { $what } from the Emergency Depot for { $vp } VP.

## Food, the end of work

event-fed = { $seat } spends { $food } ({ $value }).
event-imported = { $seat } imports food for { $scientists ->
    [one] { $scientists } scientist
   *[other] { $scientists } scientists
} for { $vp } VP.
event-recovered = { $seat } takes back { $scientists }.
event-work_ended = { $seat } ends the work of this round{ $alone ->
    [yes] { "" }
   *[no] { " " }(no. { $place })
}.

## The AI

event-revealed-ai_card = The AI turns up { $cards }.
event-ai_skipped = { $seat } can do nothing in { $module }.
event-ai_made = { $seat }, in { $module }: { COUNT($pays) ->
    [0] { "" }
   *[other] { $pays } for { "" }
}{ COUNT($brings) ->
    [0] nothing
   *[other] { $brings }
}{ losing }.

## The end

event-final_scored = { $seat }: { COUNT($parts) ->
    [0] nothing
   *[other] { COMMAS($parts) }
}; { $total } VP in all.
event-game_ended = The game is over: { AND($winners, form: "within") } { COUNT($winners) ->
    [one] wins
   *[other] win
}{ $broken ->
    [orders] { " " }by the number of orders
    [co2] { " " }by the CO2 track
   *[none] { "" }
}.
