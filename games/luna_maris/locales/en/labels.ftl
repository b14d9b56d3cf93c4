# Names of decisions on buttons and in lists: the cost, then the gain.
# Where a label is too long, its `short` forms are used one after the other, in this order.

## Shortened first: names, modules of a scientist for hire

name-recycling =
    .short = Recycling
name-laboratory =
    .short = Lab
name-power =
    .short = Power
name-industrial =
    .short = Industry
name-comms =
    .short = Comms
name-mining =
    .short = Mining
name-dock =
    .short = Dock
name-sleeping =
    .short = Quarters
name-dry_chamber =
    .short = Dry Chamber
name-antenna =
    .short = Antenna
name-simple_water =
    .short = Simple Water
name-simple_helium =
    .short = Simple Helium
name-double_water =
    .short = Double Water
name-double_helium =
    .short = Double Helium
name-dry_helium =
    .short = Dry Helium

place = place { $n } next round
    .short = place { $n }
improved = Advanced { $module }
shows = Can go to: { COMMAS($modules) }

## Goods in few words

from = { $what } ({ $space ->
    [last] last
   *[first] first
})
    .short = { $what } { $space ->
        [last] last
       *[first] first
    }
few-helium = { $n } helium
    .short = { $n } He
few-titanium = { $n } titanium
    .short = { $n } Ti
few-iron = { $n } iron
    .short = { $n } Fe
few-energy = { $n } energy
    .short = { $n } E
few-water = { $n } water
    .short = { $n } W
few-waste = { $n } waste
few-penalty = { $n } waste (penalty)
    .short = { $n } waste (pen.)
few = { COUNT($goods) ->
    [0] nothing
   *[other] { COMMAS($goods) }
}
losing-some = { COMMAS($what) } ({ $n } lost)

## Rewards in few words

brief-drop_waste = −{ $n } waste
brief-carbon = CO2 { $n ->
    [one] { $n } step
   *[other] { $n } steps
} down
    .short = CO2 −{ $n }
brief-charge = battery +{ $n }
brief-retrieve = a scientist back
    .short = scientist
brief-study = a research step
    .short = research
brief-salvage = a discarded food card
    .short = discarded food

## How labels are put together

itself = { $what }
gist = { $module }: { JOIN($does, by: "; ") }
deal = { $name }: { COUNT($whole) ->
    [0] { "" }
   *[other] { COMMAS($whole) } → { "" }
}{ COUNT($gain) ->
    [0] nothing
   *[other] { COMMAS($gain) }
}
    .shorter = { $name }: { COUNT($cost) ->
        [0] { "" }
       *[other] { COMMAS($cost) } → { "" }
    }{ COUNT($gain) ->
        [0] nothing
       *[other] { COMMAS($gain) }
    }
trade = { COMMAS($cost) } → { COMMAS($gain) }
team = { $name }{ $level ->
    [2] , level 2
   *[1] { "" }
}: { COMMAS($modules) }
    .short = { $name }{ $level ->
        [2] { " " }(2)
       *[1] { "" }
    }: { COMMAS($modules) }
food = { $name }{ COUNT($nth) ->
    [0] { "" }
   *[other] { " " }no. { $nth }
}, value { $value }{ $bonus ->
    [energy] { " " }(+1 energy)
    [oxygen] { " " }(1 O2 back)
    [stress] { " " }(1 less stress)
   *[none] { "" }
}
    .spoken = { $name }, value { $value }{ $bonus ->
        [energy] , brings 1 energy
        [oxygen] , O2 marker 1 left
        [stress] , 1 less stress
       *[none] { "" }
    }
go = { $module }{ $stays ->
    [yes] { " " }(stay)
   *[no] { "" }
}: { $n } O2, { $how ->
    [free] no energy
    [own] active (yours)
    [kept] active: 1 VP for { $owner }
    [ai] active (AI)
    [none] you need 1 energy
    [full] stress marker already at 8
    [idle] no main action possible now
   *[energy] 1 energy
}
probe = Probe on { $zone } ({ $terrain ->
    [titanium] titanium
   *[iron] iron
}){ $beside ->
    [0] { "" }
   *[other] , next to { $beside } of yours
}
    .short = Probe on { $zone } ({ $terrain ->
        [titanium] titanium
       *[iron] iron
    }){ $beside ->
        [0] { "" }
       *[other] , next to { $beside }
    }
ways = { JOIN($items, by: " · ") }
way = { $module } { $n } O2{ $kept ->
    [yes] { " " }(active)
   *[no] { "" }
}
hire = { $name }: { COUNT($cost) ->
    [0] free
   *[other] { COMMAS($cost) }
}{ COUNT($how) ->
    [0] { "" }
   *[other] , { how-antenna }
}
how-antenna = with { $how }
    .short = with equipment
dismiss = Remove { $name }: { $vp }
study = { $track } to level { $level }{ COUNT($cost) ->
    [0] { "" }
   *[other] : { COMMAS($cost) }
}
cap = { $track }, beyond level 4: { $vp }{ $bonus ->
    [yes] { " " }and a research bonus
   *[no] { "" }
}
unlocks = { COUNT($names) ->
    [0] { "" }
   *[other] Opens { $names }
}{ $both ->
    [yes] Two different procedures in one action
   *[no] { "" }
}
mine = Mine with all your probes
take = Take { $food }{ COUNT($cost) ->
    [0] { "" }
   *[other] : { COMMAS($cost) }
}
come-back = { $n ->
    [one] { $n } scientist back
   *[other] { $n } scientists back
}
    .short = { $n } back
feed = { $food } → { COMMAS($back) }
done = Spend no more food: { COMMAS($back) }
import = Import food: { $n ->
    [one] { $n } scientist back
   *[other] { $n } scientists back
} for { $vp }
relief = stress marker { $old } → { $new }{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } lost)
}
sleep = Take a day off: { COUNT($cost) ->
    [0] { "" }
   *[other] { COMMAS($cost) }, { "" }
}{ $stress }
rest = { $name }: { $stress }
scrub = Scrubbers, { $n } energy: CO2 from { $old } to { $new } VP
depot-once = Only once a game
depot = Emergency Depot: { COMMAS($what) } for { $vp }
strain = +1 stress
antenna = { COUNT($held) ->
    [0] Without equipment
   *[other] With { $held }
}
end_work = End your work{ COUNT($gets) ->
    [0] { "" }
   *[other] { " " }→ { COMMAS($gets) }
}{ COUNT($unused) ->
    [0] { "" }
   *[other] { " " }(unused: { COMMAS($unused) })
}
end = { $why ->
    [inactive] End turn without a main action
    [second] End turn without the second activation
    [bonus] Take no food, end turn
    [choice] Confirm your choice
   *[done] Confirm and end turn
}
instead-end = the turn was ended
