# The board in words, for screen readers, and the alternative texts of the pictures.

listed = { $head }: { COUNT($items) ->
    [0] –
   *[other] { COMMAS($items) }
}.
pair = { $head }: { $text }
sentence-end = { $what }.
counted = { $what } { $n }

## What board and pictures have in common

turn-of = It is { $who }’s turn.
player-order = Player order: { COMMAS($order) }

## The board

next-order = Order of the next round: { COMMAS($order) }
next-place = { $place }. { $who }{ $reserved ->
    [yes] { " " }(reserved)
   *[no] { "" }
}
head-locations = Locations:
board-location = { $place }: { free-slots }{ COUNT($leaders) ->
    [0] { "" }
   *[other] ; Leaders of { COMMAS($leaders) }
}{ $modifier ->
    [1] ; a Settlement Project brings 1 Influence
    [-1] ; a Settlement Project costs 1 Influence
   *[0] { "" }
}
board-quarters = Living Quarters: { COMMAS($workers) }
board-ship = { $round ->
    [0] Docked ship
   *[other] Ship of round { $round }
}: { $ship }, { COUNT($workers) ->
    [0] no Workers
   *[other] { $workers }
}.
board-line = { $number }. { CAP($deal) }{ $times ->
    [1] { "" }
   *[other] , ×{ $times }
}.
head-belt = Asteroid Belt:
board-rings = Zones that the rings turn each round, counter-clockwise: { COMMAS($rings) }.
board-rock = { $rock }: { $vp }, { $production }; position { $position }{ $position ->
    [0] { " " }(entry)
    [1] { " " }(entry)
   *[other] { "" }
}; { $price }.
rock-owner = Probe of { $who }
rock-price = a Launch costs { $ice }
rock-prices = Ice for a Launch: { COMMAS($prices) }
head-facilities = Facilities on offer ({ $left } in the pile):
head-projects = Settlement Projects on offer ({ $left } in the pile):
board-project = { $project }: { $cost }, { $vp }{ COUNT($commitment) ->
    [0] { "" }
   *[other] , { $commitment } to commit
}.
head-research = Research:
board-field = { $field }: { COMMAS($levels) }. Levels { COMMAS($costs) }.{ $first ->
    [open] { " " }{ $token } more for the first at level 3.
    [taken] { " " }{ $who } was first at level 3.
   *[none] { "" }
}
board-level = { $level }: { $cost } ({ $vp })
head-favors = Favors:
board-favor = { $favor }: { $cost }{ $held ->
    [no] { "" }
    [used] , held by { $who }, used
   *[yes] , held by { $who }
}.
board-player = { $who }: { $vp }{ $passed ->
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
board-outstation = { $outstation } ({ $kind }): { COUNT($there) ->
    [0] empty
   *[other] { $there }
}. Produces: { $production }. { $function }
there-worker = a Worker
there-droid = the Mars Droid
board-asteroids = Asteroids: { COMMAS($items) }.
board-completed = Completed: { COMMAS($items) }.
head-committed = Committed:
board-levels = Research: { COMMAS($levels) }.

## Pictures in words

alt-board = The board of Ceres
alt-players = What the players own
alt-belt = The Asteroid Belt
alt-locations = The Locations
alt-cards = The cards on offer
alt-turn = Your turn so far
alt-score = The score sheet
alt-head = { $title }. { $status }.
alt-points = Points: { COMMAS($scores) }.
alt-slots = Free slots: { COMMAS($slots) }.
alt-docked = Docked: { $ship }.
alt-offer = Facilities: { COUNT($facilities) ->
    [0] none
   *[other] { COMMAS($facilities) }
}. Settlement Projects: { COUNT($projects) ->
    [0] none
   *[other] { COMMAS($projects) }
}.
alt-claimed = Claimed asteroids: { COMMAS($items) }.
alt-held = { $vp }, { $goods }, { $leaders }, { $outstations } Outstations, asteroids: { $asteroids }{ $committed ->
    [0] { "" }
   *[other] , committed projects: { $committed }
}{ $completed ->
    [0] { "" }
   *[other] , completed projects: { $completed }
}{ $passed ->
    [yes] , has passed
   *[no] { "" }
}
alt-nobody = nobody
alt-favors = Favors: { COMMAS($items) }.
alt-facilities = Facilities
alt-projects = Settlement Projects
alt-ships = Ships, the docked one first
alt-priced = { $card } ({ $cost }: { $vp })
alt-corporation = The corporation of { $who }.
alt-outstations = Outstations: { COMMAS($items) }.
alt-committed = Committed: { COMMAS($items) }.
alt-scored = { $who }: { $vp } ({ COMMAS($by) }).
