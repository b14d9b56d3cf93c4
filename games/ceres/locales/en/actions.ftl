# Names of decisions on buttons and in lists: the gain, then price and place.
# Where a label is too long, its `short` forms are used one after the other, in this order.

## Actions in few words

action-trade = Interplanetary Trade
    .short = Trade
action-settlement = Settlement Project
    .short = Project
brief-visit-contractors = { place-contractors }
    .short = Contractors
action-expanse = Corporation Expanse
    .short = Expanse
action-upgrade = Corporation Upgrade
    .short = Upgrade
brief-asteroid_production = an asteroid’s production
    .short = an asteroid
action-reassign = Reassign Worker
    .short = Reassign
action-manufacture = Manufacture
    .short = Manuf.
action-launch = Launch
action-research = Research
action-favor = Favor
brief-visit-trade_bureau = { place-trade_bureau }
brief-visit-construction_yard = { place-construction_yard }
brief-visit-council = { place-council }
brief-headquarters = a production
brief-facility_production = a production
brief-draw = draw { $cards } cards

## Goods in few words

few-ceramics = { $n } Ceramics
    .short = { $n } Cer.
few-influence = { $n } Influence
    .short = { $n } Infl.
few-credit = { $n ->
    [one] { $n } Credit
   *[other] { $n } Credits
}
    .short = { $n } Cr.
few-energy = { $n } Energy
    .short = { $n } En.
few-alloy = { $n ->
    [one] { $n } Alloy
   *[other] { $n } Alloys
}
    .short = { $n } All.
few-ore = { $n } Ore
few-ice = { $n } Ice
few-probe = { $n ->
    [one] { $n } Probe
   *[other] { $n } Probes
}
few = { COUNT($goods) ->
    [0] –
   *[other] { COMMAS($goods) }
}

## How labels are put together

itself = { $what }
capital = { CAP($what) }
at = { $brings } · { $done }
by = { $what } ({ $where })
by-droid = { $outstation } ({ $droid })
    .short = { $outstation } (Droid)
both = { $top } / { $bottom }
from-to = { $origin } → { $destination }
numbered = { $what } { $number }
fee = { COUNT($fee) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($fee) })
}
gaining-fee = +{ $fee }
brief-act = { $action }{ $times ->
    [1] { "" }
   *[other] { " " }×{ $times }
}
brief-line = { action-trade } (one line)
    .short = Trade (one line)
brief = { $does }{ fee }
brings = { JOIN($parts, by: " + ") }
deal = { COUNT($gain) ->
    [0] nothing
   *[other] { COMMAS($gain) }
} { COUNT($cost) ->
    [0] ({ $free ->
        [ice] no Ice
       *[all] free
    })
   *[other] for { COMMAS($cost) }
}
deal-or = { $deal }{ $times ->
    [1] { "" }
   *[other] , { times }
}{ COUNT($commitment) ->
    [0] { "" }
   *[other] , commit for { $commitment }
}
for-goods = for { $goods }
option-fee = { CAP($option) }{ fee }
each-credit = 1 Credit each
trade = { $deal }{ $times ->
    [1] { "" }
   *[other] { " " }(×{ $times })
}
complete = { $vp }: complete { $project } for { $cost }
commit = Commit to { $project } ({ $vp })
commit-for = Commit to { $project }: { $cost }
draw = Draw { $cards } Facilities ({ $cost })
built = { $card }{ COUNT($onto) ->
    [0] { "" }
   *[other] , { onto }
}
onto = { COUNT($onto) ->
    [0] new Outstation
   *[other] below { $onto }
}
made = { $goods } for { $cost }
use = Part { $number }: { $sentence }{ fee }.
use-brief = Part { $number }: { COUNT($cost) ->
    [0] { "" }
   *[other] { COMMAS($cost) } → { "" }
}{ $action }{ fee }
done-visit = Activate no Location
done-function = Skip the remaining parts
done-part = Skip this part
done-trading = Stop trading
done-bureau = No second activation
done-yard = No second building
done-launching = No second Launch
done-rest = Skip the rest
pass = Pass for the rest of the round
end = Confirm and end turn
instead-end = the turn was ended
instead-done = the parts with a price were skipped

## Values of fields

free-slots = { $free } of { $slots } slots free
times-chosen = { $n }×
complete-now = Complete now
commit-now = Commit
lost-points = { $vp } if unfinished at the end
whole-production = Whole production
