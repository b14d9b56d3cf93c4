# The board as text, for screen readers, and the alternative texts of the pictures.

listed = { $head }: { COUNT($items) ->
    [0] –
   *[other] { COMMAS($items) }
}.
pair = { $head }: { $text }
sentence-end = { $what }.
counted = { $what } { $n }

## Shared by board and pictures

turn-of = It is { $who }’s turn.
player-order = Player order: { COMMAS($order) }.

## The board, in parts

part-round = Round and order
part-own = What you can do
part-means = What you can pay for
part-locations = Locations
part-workers = Workers
part-facilities = Facilities on offer
part-projects = Settlement Projects on offer
part-ships = Ships
part-belt = { CAP($ring) } of the Asteroid Belt
part-research = Research
part-favors = Favors

next-order = Order of the next round: { COMMAS($order) }.
next-place = { $place }. { $who }{ $reserved ->
    [yes] { " " }(reserved)
   *[no] { "" }
}
all-points = Points: { COMMAS($scores) }.
board-winner = { COUNT($winners) ->
    [one] Winner
   *[other] Winners
}: { COMMAS($winners) }.
board-ranking = Ranking: { JOIN($places, by: "; ") }.
board-place = { $rank }. { $who }, { $points }
board-ties = Tie-break: { COMMAS($ties) }.
leaders-left = Leaders left: { COMMAS($leaders) }.

board-location = { $place }: { free-slots }{ COUNT($leaders) ->
    [0] { "" }
   *[other] ; Leaders of { COMMAS($leaders) }
}.
board-option = Option { $number }, { $option }: { COUNT($fee) ->
    [0] no fee
   *[other] fee { $fee }
}{ $modifier ->
    [1] , +1 Influence this round
    [-1] , costs 1 Influence this round
   *[0] { "" }
}{ COUNT($does) ->
    [0] { "" }
   *[other] ; { $does }
}.
board-own = { $what } (each player has one), with a Leader: { $does }.
each-product = { $price } for each product
does-build = build a Facility as a new Outstation or below a single one{ COUNT($draws) ->
    [0] { "" }
   *[other] { " " }(you can draw first: { OR($draws) })
}
does-launch = claim an asteroid: it costs 1 Probe and the Ice shown
does-manufacture = make up to { $times } products: an Alloy costs { $alloy }, a Probe { $probe }

board-workers = { $kind }: { COMMAS($places) }.
crew-mine = Mine Overseers (Mines)
crew-factory = Chief Engineers (Factories)
crew-lab = Scientific Coordinators (Labs)
crew-office = Managing Directors (Offices)
crew-quarters = { $n } in the Living Quarters
crew-aboard = { $n } { $round ->
    [0] on the docked ship
   *[other] on the ship of round { $round }
}
in-pile = { $n ->
    [0] No card
    [one] { $n } card
   *[other] { $n } cards
} in the pile.
board-project = { $project }: { $cost }; { $vp }{ COUNT($commitment) ->
    [0] { "" }
   *[other] ; commit for { $commitment }
}.
board-ship = { $round ->
    [0] Docked ship
   *[other] Ship of round { $round }
}: { $ship }.
board-line = Line { $number }: { $deal }{ $times ->
    [1] { "" }
   *[other] , { times }
}.

ring-turns = Turns { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
} counter-clockwise each round: to the next position, and from 4 to 0.
board-position = Position { $position }{ $position ->
    [0] { " " }(entry)
    [1] { " " }(entry)
   *[other] { "" }
}{ COUNT($price) ->
    [0] { "" }
   *[other] ; { $price }
}:
launch-price = a Launch costs { $ice ->
    [0] no Ice
   *[other] { $ice } Ice
}{ COUNT($others) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($others) })
}
launch-other = { $ice } for { $who }
board-rock = { $rock }: { $vp }, { $production }{ COUNT($owner) ->
    [0] { "" }
   *[other] ; claimed by { $owner }
}.

board-field = { $field }, levels: { COMMAS($levels) }.{ $first ->
    [open] { " " }First at level 3: { $token }.
    [taken] { " " }{ $who } was first at level 3.
   *[none] { "" }
}
board-program = Level { $level }: { $cost }, { $vp }. { $does }
board-favor = { $favor }: { $cost }. { $does } { COUNT($who) ->
    [0] Available
   *[other] Held by { $who }
}{ used }.
used = { COUNT($at) ->
    [0] { "" }
   *[other] { " " }(used: { $at })
}

board-points = { $vp }{ COUNT($by) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($by) })
}{ $passed ->
    [yes] , has passed
   *[no] { "" }
}.
board-goods = Goods: { $goods }.
board-leaders = { $n ->
    [one] { $n } Leader
   *[other] { $n } Leaders
} left.
board-headquarters = Headquarters used this round: { $used }{ $uses ->
    [0] { "" }
   *[other] { " " }of { $uses }
}.
board-held = Favors: { COMMAS($items) }.
held-favor = { $favor }{ used }
board-levels = Research levels: { COMMAS($levels) }.
board-outstation = { $outstation }, { $kind }: { COUNT($there) ->
    [0] empty
   *[other] { $there }
}. Produces { $production }. { $function }
stacked = { $top } with { $bottom } below
there-worker = a Worker
there-droid = the Mars Droid
board-asteroids = Asteroids: { JOIN($items, by: "; ") }.
claimed = { $rock } ({ $vp }, { $production })
board-completed = Completed projects: { COMMAS($items) }.
board-committed = Committed projects: { $n }{ $spots ->
    [0] { "" }
   *[other] { " " }of { $spots }
}.

## What the viewer can do

own-later = In your next turn, if nothing changes:
own-passed = You have passed: you are out for the rest of the round.
own-leaders = With a Leader:
own-workers = With a Worker:
own-tokens = With a Favor:
own-fees = Prices don’t include Location fees: see the headings.
own-fee-missing = You can’t pay this fee.
own-head = { $what }{ COUNT($notes) ->
    [0] { "" }
   *[other] { " " }({ JOIN($notes, by: "; ") })
}:
own-way = { $place }, { COUNT($fee) ->
    [0] no fee
   *[other] fee { $fee }
}
own-round = { $modifier ->
    [1] +1 Influence this round
   *[-1] costs 1 Influence this round
}
own-option = { CAP($option) } ({ $place }{ COUNT($fee) ->
    [0] { "" }
   *[other] , { COMMAS($fee) }
})
own-open = Possible: { COUNT($items) ->
    [0] nothing
   *[other] { COMMAS($items) }
}.
own-closed = Not possible: { COMMAS($items) }. { $why }
own-part-open = Possible: { $part }.
own-part-closed = Not possible: { $part }. { $why }
own-part = part { $number }: { own-does }{ fee }
own-does = { COUNT($cost) ->
    [0] { $done }
   *[other] pay { $cost }: { $done }
}
own-brings = { JOIN($parts, by: "; ") }
own-move = { $origin } to { $destination }
own-choice = { COUNT($what) ->
    [0] { CAP($brings) }
   *[other] { $what }: { $brings }
}.
own-chosen = { COUNT($what) ->
    [0] { $brings }
   *[other] { $what }: { $brings }
}
own-drawn = You drew
own-committed = Your committed projects
own-ship = Trade lines of the docked ship
own-launch = Launch
own-products = Manufacture
own-offer = { CAP($what) }: { $deal }; { own-afford }.
own-card = { $card } For you: { $deal }; { own-afford }.
own-afford = { COUNT($missing) ->
    [0] you can pay{ COUNT($dear) ->
        [0] { "" }
       *[other] , but not with the fee of the { $dear }
    }
   *[other] you need { $missing } more
}
own-product = { CAP($what) } costs { $cost }; you can pay for { $enough ->
    [0] none
   *[other] { $enough }, with the fee for { $charged ->
        [0] none
       *[other] { $charged }
    }
}.

## Pictures as text

alt-board = The board of Ceres
alt-offer = The cards and ships on offer
alt-players = The players’ boards
alt-belt = The Asteroid Belt
alt-locations = The Locations
alt-cards = The cards on offer
alt-turn = Your turn so far
alt-score = The score sheet
alt-head = { $title }. { $status }.
alt-corporation = The corporation of { $who }.
alt-changed = Changed: { JOIN($items, by: "; ") }.

alt-location = { $place }: { free-slots }{ COUNT($leaders) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($leaders) })
}{ COUNT($options) ->
    [0] { "" }
   *[other] : { COMMAS($options) }
}.
alt-order = Player order, with points: { COMMAS($scores) }.
alt-slots = Free slots: { JOIN($items, by: "; ") }.
alt-slot = { $place }: { $free } of { $slots }{ COUNT($leaders) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($leaders) })
}
alt-claimed = Asteroids of { $who }: { COMMAS($items) }.
alt-launch = Launch for { $ice ->
    [0] no Ice
   *[other] { $ice } Ice
}{ COUNT($others) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($others) })
}: { JOIN($rocks, by: "; ") }.
alt-launches = Launches by price in Ice{ $points ->
    [yes] , asteroids with VP
   *[no] { "" }
}.
alt-launch-brief = { $ice ->
    [0] No Ice
   *[other] { $ice } Ice
}{ COUNT($others) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($others) })
}: { JOIN($rocks, by: "; ") }.
alt-otherwise = Other prices for { $who }.
alt-rock = { $rock }{ COUNT($gains) ->
    [0] { "" }
   *[other] { " " }{ COMMAS($gains) }
}
alt-favors = Favors: { COMMAS($items) }.
alt-free-favors = Favors: { JOIN($items, by: "; ") }.
alt-for = { COMMAS($items) } for { $price }
alt-facility = { $card } ({ $cost }; { $vp }{ COUNT($production) ->
    [0] { "" }
   *[other] ; produces { COMMAS($production) }
}): { $does }
alt-does = { JOIN($parts, by: ", ") }.
alt-drawn = You drew: { $card }
alt-choices = You can choose: { JOIN($items, by: "; ") }.
alt-projects = Settlement Projects: { JOIN($items, by: "; ") }.
    .short = Projects: { JOIN($items, by: "; ") }.
alt-projects-worth = Projects, with VP: { JOIN($items, by: "; ") }.
alt-priced = { $card } ({ $cost }: { $vp }{ COUNT($commitment) ->
    [0] { "" }
   *[other] ; commit for { COMMAS($commitment) }
})
alt-ship = { $round ->
    [0] Docked
   *[other] In round { $round }
}: { $ship }{ each-line }: { JOIN($lines, by: "; ") }.
    .short = { $round ->
        [0] Docked
       *[other] In round { $round }
    }{ each-line }: { JOIN($lines, by: "; ") }.
each-line = { $times ->
    [1] { "" }
   *[other] , each line { times }
}
alt-held = { $vp }, { $goods }, { $leaders }, { $outstations } Outstations ({ $empty } empty){ $asteroids ->
    [0] { "" }
    [one] , { $asteroids } asteroid
   *[other] , { $asteroids } asteroids
}{ COUNT($research) ->
    [0] { "" }
   *[other] , research: { COMMAS($research) }
}{ COUNT($committed) ->
    [0] { "" }
   *[other] , committed: { COMMAS($committed) }
}{ $completed ->
    [0] { "" }
    [one] , { $completed } completed project
   *[other] , { $completed } completed projects
}{ $passed ->
    [yes] , has passed
   *[no] { "" }
}
alt-outstation = { $outstation } ({ $kind }, { $taken ->
    [yes] in use
   *[no] empty
}{ COUNT($production) ->
    [0] { "" }
   *[other] ; produces { COMMAS($production) }
}){ COUNT($does) ->
    [0] .
   *[other] : { $does }
}
alt-open-leader = A Leader can use: { COUNT($items) ->
    [0] nothing
   *[other] { COMMAS($items) }
}.
alt-open-worker = A Worker can activate: { COUNT($items) ->
    [0] nothing
   *[other] { COMMAS($items) }
}.
alt-reach = Asteroids in reach: { COMMAS($rocks) }.
alt-scored = { $who }: { $vp }{ COUNT($by) ->
    [0] { "" }
   *[other] { "" } ({ COMMAS($by) })
}.

## What has changed

changed-round = round { $round } started
changed-leader = { $who } placed a Leader: { $place }
changed-claim = { $who } claimed { $rock }
changed-points = { $who } { more-points }
more-points = { $n ->
    [one] +{ $n }
   *[other] +{ $n }
} VP
changed-passed = { $who } passed
changed-new = new on offer: { COMMAS($items) }
changed-gone = no longer on offer: { COMMAS($items) }
changed-favor = { $who } took { $favor }
changed-research = { $who } is at { $field } { $level }
changed-goods = { $who }: { COMMAS($items) }
changed-built = { $who } built { $items }
changed-working = { $who } activated { COMMAS($items) }
changed-claims = { $who } claimed { $items }
changed-committed = { $who } committed to { $items }
changed-completed = { $who } completed { $items }
more-goods = +{ $goods }
less-goods = −{ $goods }
