# Names of goods, places, pieces and actions.

vp = { $n } VP
card = { $name }

## Goods with their number; `name` is for headings, `one` is a single one.

good-ore = { $n } Ore
    .name = Ore
    .one = Ore
good-ice = { $n } Ice
    .name = Ice
    .one = Ice
good-ceramics = { $n } Advanced Ceramics
    .name = Advanced Ceramics
    .one = Advanced Ceramics
good-energy = { $n } Energy
    .name = Energy
    .one = Energy
good-credit = { $n ->
    [one] { $n } Credit
   *[other] { $n } Credits
}
    .name = Credits
    .one = Credit
good-influence = { $n } Influence
    .name = Influence
    .one = Influence
good-alloy = { $n ->
    [one] { $n } Alloy
   *[other] { $n } Alloys
}
    .name = Alloys
    .one = Alloy
good-probe = { $n ->
    [one] { $n } Probe
   *[other] { $n } Probes
}
    .name = Probes
    .one = Probe

## Outstations, their Workers, other pieces

type-mine = Mine
type-factory = Factory
type-lab = Lab
type-office = Office

leader = { $n ->
    [one] { $n } Leader
   *[other] { $n } Leaders
}

worker-mine = { $n ->
    [one] { $n } Mine Overseer
   *[other] { $n } Mine Overseers
}
    .one = Mine Overseer
worker-factory = { $n ->
    [one] { $n } Chief Engineer
   *[other] { $n } Chief Engineers
}
    .one = Chief Engineer
worker-lab = { $n ->
    [one] { $n } Scientific Coordinator
   *[other] { $n } Scientific Coordinators
}
    .one = Scientific Coordinator
worker-office = { $n ->
    [one] { $n } Managing Director
   *[other] { $n } Managing Directors
}
    .one = Managing Director

## Places

ring-outer = Outer Ring
ring-intermediate = Intermediate Ring
ring-inner = Inner Ring

place-trade_bureau = Trade Bureau
place-construction_yard = Construction Yard
place-council = A.M.A.C. Council
place-contractors = Contractors Association
location-trade_bureau = { place-trade_bureau }
location-construction_yard = { place-construction_yard }
location-council = { place-council }
location-contractors = { place-contractors }
headquarters = Corporate Headquarters

research-aerospace = Aerospace
research-construction = Construction
research-logistics = Logistics

## Options of Locations

option-trade_bureau-trade = Interplanetary Trade
option-trade_bureau-settlement = Settlement Project
option-construction_yard-build = build a Facility
option-council-trade_bureau = activate the Trade Bureau
option-council-launch = Launch
option-council-research = Research
option-council-favor = Favor
option-contractors-reassign = Reassign Worker
option-contractors-construction_yard = activate the Construction Yard
option-contractors-manufacture = Manufacture

## Steps in progress

frame-turn = your turn
frame-visit = choosing a Location option
frame-bureau = choosing a Trade Bureau option
frame-trading = trading
frame-settling = taking a Settlement Project
frame-yard = building a Facility
frame-launching = launching a Probe
frame-bonus = choosing your Aerospace level 1 gain
frame-researching = advancing in research
frame-favoring = taking a Favor
frame-granting = choosing Special Grant productions
frame-reassigning = reassigning a Worker
frame-manufacturing = manufacturing
frame-producing = choosing a production
frame-collecting = choosing an asteroid
frame-function = using an Outstation
