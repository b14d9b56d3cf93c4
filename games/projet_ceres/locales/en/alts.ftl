# Alternative texts of pictures.

alt-head = { $title }. { $status }.
alt-changed = New: { JOIN($items, by: "; ") }.
alt-controls = { $seat }: { COUNT($cells) ->
    [0] no asteroid
   *[other] { JOIN($cells, by: "; ") }
}; board { $home }: { $docked ->
    [0] no ship
    [one] { $docked } ship
   *[other] { $docked } ships
}.
alt-cell = { $cell }, { ships-there }{ COUNT($goods) ->
    [0] { "" }
   *[other] , { COMMAS($goods) }
}
alt-free = Free: { COUNT($cells) ->
    [0] none
   *[other] { COMMAS($cells) }
}.
alt-down = Face down: { COUNT($cells) ->
    [0] none
   *[other] { COMMAS($cells) }
}.
alt-priced = { $what } ({ $cost })
alt-queue = Investment queue: { COUNT($cards) ->
    [0] empty
   *[other] { COMMAS($cards) }
}.
alt-projects = Project queue, from the entry to the exit: { COUNT($projects) ->
    [0] empty
   *[other] { COMMAS($projects) }
}.
alt-finished = Finished projects: { COUNT($projects) ->
    [0] none
   *[other] { COMMAS($projects) }
}.
alt-clan = { $seat } ({ $clan }): devotion { $dev }, colonisation { $col }; { COUNT($all) ->
    [0] { "" }
   *[other] { COMMAS($all) }; { "" }
}agents { $agents }, in hand { $hand }{ COUNT($buildings) ->
    [0] { "" }
   *[other] ; buildings: { COMMAS($buildings) }
}{ COUNT($badges) ->
    [0] { "" }
   *[other] ; badges: { COMMAS($badges) }
}.
alt-buildings = Buildings: { COMMAS($cards) }.
alt-targets = To choose from: { COMMAS($cells) }.
alt-no-fight = There is no combat.
alt-hand = In hand: { COMMAS($cards) }.
alt-scored = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
} (devotion { $dev } × 3, colonisation { $col }).

## What has changed

changed-round = round { $round } has started
changed-placed = an asteroid is placed at { $cell }
changed-turned = { $cell } is turned over
changed-left = { $cell } is free
changed-ships = { $who } has { ships-there } at { $cell }
changed-destroyed = the asteroid at { $cell } is destroyed
changed-finished = finished projects: { COMMAS($items) }
changed-die = the mission die is at { $die }
changed-queue = new in the investment queue: { COMMAS($items) }
changed-points = { $who } { $more ->
    [yes] +
   *[no] −
}{ points }
changed-goods = { $who }: { COUNT($more) ->
    [0] { "" }
   *[other] { COMMAS($more) } more{ COUNT($less) ->
        [0] { "" }
       *[other] , { "" }
    }
}{ COUNT($less) ->
    [0] { "" }
   *[other] { COMMAS($less) } less
}
changed-built = { $who } has built { $items }
changed-agents = { $who } has placed an agent: { COMMAS($items) }
