# Names of goods, places and steps.

vp = { $n } VP
oxygen = { $n } O2
seat = another player
the-ai = The AI
    .within = the AI
unseen = an unseen card
scientists = { $n ->
    [one] { $n } scientist
   *[other] { $n } scientists
}
food-cards = { $n ->
    [one] { $n } food card
   *[other] { $n } food cards
}
drawn-cards = { $n ->
    [one] the top food card
   *[other] the top { $n } food cards
}
breath = { $n } O2 back

## Goods as they are counted; `name` is what a heading calls them.

good-energy = { $n } energy
    .name = Energy
good-iron = { $n } iron
    .name = Iron
good-titanium = { $n } titanium
    .name = Titanium
good-water = { $n } water
    .name = Water
good-helium = { $n } helium
    .name = Helium-3
good-waste = { $n } waste
    .name = Waste

## Goods by their names alone

name-energy = energy
name-iron = iron
name-titanium = titanium
name-water = water
name-helium = helium-3
name-waste = waste

## Modules for sentences, with their article

place-recycling = the { $name }
place-sleeping = the { $name }
place-laboratory = the { $name }
place-power = the { $name }
place-industrial = the { $name }
place-comms = the { $name }
place-airlock = the { $name }
place-mining = the { $name }
place-dock = the { $name }
place-greenhouse = the { $name }

## Steps in progress

frame-equipping = choosing your equipment
frame-starting = choosing where your astronaut starts
frame-turn = your turn
frame-activation = your turn with the scientist you played
frame-harvesting = taking food from the seedbeds
frame-feeding = spending food
frame-recovering = taking scientists back
frame-rewards = gaining rewards
frame-retrieving = taking a scientist back
frame-studying = taking a research step
frame-claiming = choosing a research bonus
frame-salvaging = taking food from the discard pile
frame-turn_bonus = choosing food for ending your work early
