# What resources, tags, parameters and phases are called.

vp = { $n } VP
card = { $name }

## Amounts; `many` is what they are called without a number.

stock-mc = { $n } MC
    .many = MC
stock-heat = { $n } heat
    .many = heat
stock-plant = { $n ->
    [one] { $n } plant
   *[other] { $n } plants
}
    .many = plants
stock-tr = { $n } TR
    .many = TR
stock-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
    .many = cards

metal-steel = { $n } steel
    .one = steel
    .name = steel
metal-titanium = { $n } titanium
    .one = titanium
    .name = titanium

cube-microbe = { $n ->
    [one] { $n } microbe
   *[other] { $n } microbes
}
    .one = microbe
    .many = microbes
cube-animal = { $n ->
    [one] { $n } animal
   *[other] { $n } animals
}
    .one = animal
    .many = animals
cube-science = { $n ->
    [one] { $n } science resource
   *[other] { $n } science resources
}
    .short = { $n } science
    .one = science resource
    .one-short = science
    .many = science resources

step = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
ocean = { $n ->
    [one] { $n } ocean
   *[other] { $n } oceans
}
forest = { $n ->
    [one] { $n } forest
   *[other] { $n } forests
}

## Tags, colours of cards

tag-building = building
tag-space = space
tag-power = power
tag-science = science
tag-jovian = Jovian
tag-earth = Earth
tag-plant = plant
tag-microbe = microbe
tag-animal = animal
tag-event = event

colour-blue = blue
colour-red = red
colour-green = green

## Mars

parameter-temperature = temperature
    .the = the temperature
    .step = temperature step
parameter-oxygen = oxygen
    .the = the oxygen
    .step = oxygen step
parameter-ocean = oceans
    .the = the oceans
    .step = ocean

zone-purple = purple
zone-red = red
zone-yellow = yellow
zone-white = white

degrees = { $n }{ "\u202F" }°C
percent = { $n }%

## Phases; `name` is one without its number.

phase-1 = { phase-1.number } { phase-1.name }
    .number = I
    .name = Development
phase-2 = { phase-2.number } { phase-2.name }
    .number = II
    .name = Construction
phase-3 = { phase-3.number } { phase-3.name }
    .number = III
    .name = Action
phase-4 = { phase-4.number } { phase-4.name }
    .number = IV
    .name = Production
phase-5 = { phase-5.number } { phase-5.name }
    .number = V
    .name = Research

## Standard actions and cubes of the co-operative game; `gain` is what they give.

standard-forest_plants = Forest for plants
    .gain = a forest
standard-forest_mc = Forest for MC
    .gain = a forest
standard-heat_temperature = Temperature for heat
    .gain = a step of temperature
standard-mc_temperature = Temperature for MC
    .gain = a step of temperature
standard-mc_ocean = Ocean for MC
    .gain = an ocean

cube-copper = copper cube
    .gain = gain 1 MC
cube-trade = trade cube
    .gain = exchange a card with your partner
