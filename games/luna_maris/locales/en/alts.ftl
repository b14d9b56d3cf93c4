# Alternative texts of the pictures.

alt-board = The board
alt-colony = The colony
alt-mining = The mining area
alt-offer = Tiles and cards on offer
alt-cards = The cards on offer
alt-players = The players’ boards
alt-turn = Your turn
alt-score = The score sheet
alt-head = { $title }. { $status }.
alt-player = The board of { $who }.
alt-changed = Changed: { JOIN($items, by: "; ") }.

alt-order = In player order: { JOIN($scores, by: "; ") }.
alt-standing = { $who } { $score }, { $ended ->
    [yes] work ended
   *[no] { $oxygen } O2 left
}
alt-rival = { FORM($who, of: "within") } { $score }
alt-probes = Probes of { FORM($who, of: "within") }: { COUNT($zones) ->
    [0] { $probes }
   *[other] { COMMAS($zones) }
}; { $groups_vp } in each Cleanup.
alt-co2 = CO2 spaces of { $n }: { COMMAS($spaces) }.
alt-track = { $track }: { COMMAS($levels, form: "number") }.
alt-free = { $terrain ->
    [titanium] Free titanium mines
   *[iron] Free iron zones
}: { COUNT($zones) ->
    [0] none
   *[other] { COMMAS($zones) }
}.
alt-covered = Covered: { COMMAS($zones) }.
alt-improved = Improved: { COMMAS($modules) }.

alt-orders = Orders: { JOIN($orders, by: "; ") }.
alt-tile = { $name }, { COMMAS($needs) } for { $vp }{ COUNT($bonus) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($bonus) })
}
alt-hiring = For hire: { JOIN($scientists, by: "; ") }.
alt-hire = { $name } for { $fee }{ COUNT($modules) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($modules) })
}
alt-seedbeds = Seedbeds: { COUNT($food) ->
    [0] nothing
   *[other] { JOIN($food, by: "; ", form: "spoken") }
}.
alt-projects = Advanced modules to be built: { COUNT($modules) ->
    [0] none
   *[other] { COMMAS($modules) }
}.
alt-bonuses = Research bonuses left: { COUNT($bonuses) ->
    [0] none
   *[other] { COMMAS($bonuses) }
}.

alt-held = { $who }: { $score }; { COUNT($held) ->
    [0] no goods
   *[other] { COMMAS($held) }
}{ $aging ->
    [0] { "" }
   *[other] , { $aging } of the ore on the last space
}; { $oxygen } O2 left, stress marker at { $stress }; { COUNT($hand) } in hand, { COUNT($rest) } at rest, { COUNT($food) } food; { COUNT($orders) ->
    [0] no orders
    [one] { COUNT($orders) } order
   *[other] { COUNT($orders) } orders
}{ COUNT($levels) ->
    [0] { "" }
   *[other] ; { COMMAS($levels, form: "number") }
}{ $ended ->
    [yes] ; work ended
   *[no] { "" }
}.
alt-ai = { $who }: { $score }; { COUNT($held) ->
    [0] no goods
   *[other] { COMMAS($held) }
}; { COUNT($orders) ->
    [0] no orders
    [one] { COUNT($orders) } order
   *[other] { COUNT($orders) } orders
}, { COUNT($hired) } hired; { COUNT($place) ->
    [0] no disc on a module
   *[other] disc on the module { $place }
}.
alt-did = Its last phase: { JOIN($did, by: ". ") }.
alt-choices = Possible: { JOIN($items, by: "; ") }.
alt-reach = In reach: { COUNT($modules) ->
    [0] nothing
   *[other] { JOIN($modules, by: "; ") }
}.
alt-way = { $module }, { $oxygen } O2{ reach-power }
alt-scored = { $who }: { $points }

## What has changed

changed-round = round { $round } has started
changed-module = { FORM($who, of: "within") } is in { $module }{ $active ->
    [yes] , which is active
   *[no] { "" }
}
changed-off = { FORM($who, of: "within") } stepped off in { $module }
changed-ended = { FORM($who, of: "within") } has ended work
changed-disc = disc of { FORM($who, of: "within") } on { $module }
changed-points = { FORM($who, of: "within") } { $more ->
    [yes] +
   *[no] −
}{ $n } VP
changed-probe = probe of { FORM($who, of: "within") } on { $zone }
changed-research = { FORM($who, of: "within") } is at { $track } { $level ->
    [5] beyond level 4
   *[other] { $level }
}
changed-co2 = { FORM($who, of: "within") } is on CO2 space { $space }
changed-goods = { FORM($who, of: "within") }: { COMMAS($items) }
changed-more = +{ $goods }
changed-less = −{ $goods }
changed-orders = { FORM($who, of: "within") } has fulfilled { $items }
changed-built = { FORM($who, of: "within") } has built { $items }
changed-hired = { FORM($who, of: "within") } has hired { $items }
changed-new = new on offer: { COMMAS($items) }
changed-gone = no longer on offer: { COMMAS($items) }
changed-food = { $n ->
    [one] { $n } new food card
   *[other] { $n } new food cards
}
