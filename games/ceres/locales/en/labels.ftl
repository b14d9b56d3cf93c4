# Short names: options, commands, fields, steps, pictures, scores.

game = Ceres
    .help = Build a mining corporation in the asteroid belt

## Options of a table

option-edition = Edition
    .help = Which version of the rules to play
option-edition-final = Final (2023)
    .help = The rules of the published game
option-edition-draft = Draft (2022)
    .help = The draft of November 2022; see the rules for the differences
option-first = First player
    .help = Which player takes the first turn of the game
option-first-random = Random
    .help = Chosen at random
option-first-host = First seat
    .help = The first seat starts

## Commands: one per kind of action

command-leader = leader
    .help = Place a Leader at a Location and use one of its options
command-headquarters = headquarters
    .help = Place a Leader on your Headquarters and gain a production
command-assistant = assistant
    .help = Use the Leader Assistant: a production, then any Location
command-worker = worker
    .help = Place a Worker on one of your Outstations and activate it
command-droid = droid
    .help = Send the Mars Droid to one of your Outstations and activate it
command-choose = choose
    .help = Choose the option of the Location you are activating
command-trade = trade
    .help = Use a trade line of the docked ship
command-settle = project
    .help = Complete or commit to a Settlement Project on offer
command-draw = draw
    .help = Pay Influence to draw more Facility cards
command-build = build
    .help = Build a Facility
command-launch = launch
    .help = Launch a Probe to an asteroid
command-bonus = bonus
    .help = Choose your gain from Aerospace level 1
command-research = research
    .help = Advance in a field of research
command-favor = favor
    .help = Take a Favor
command-grant = grant
    .help = Choose a production for Special Grant
command-reassign = reassign
    .help = Move a Worker to another Outstation of its Type and activate it
command-manufacture = manufacture
    .help = Make Alloys and Probes
command-use = use
    .help = Use a part of the Outstation you are activating
command-produce = produce
    .help = Choose an Outstation to gain its production
command-collect = collect
    .help = Choose an asteroid to gain its production
command-complete = complete
    .help = Complete a project you are committed to (free action)
command-done = done
    .help = Skip the rest of this step
command-pass = pass
    .help = Pass for the rest of the round
command-end = end-turn
    .help = End your turn

## Their fields

field-leader-location = location
    .help = Location of the board
field-leader-option = option
    .help = Option of the Location
field-headquarters-source = source
    .help = What to gain
field-assistant-source = source
    .help = What to gain first
field-worker-outstation = outstation
    .help = Outstation to activate
field-droid-outstation = outstation
    .help = Outstation to activate
field-choose-location = location
    .help = Location of the board
field-choose-option = option
    .help = Option of the Location
field-trade-line = line
    .help = Trade line of the docked ship
field-trade-times = times
    .help = How often
field-settle-project = project
    .help = Settlement Project
field-settle-how = how
    .help = Complete or commit
field-draw-influence = influence
    .help = Influence to pay
field-build-card = facility
    .help = Facility to build
field-build-onto = where
    .help = As a new Outstation or below a single one
field-launch-asteroid = asteroid
    .help = Asteroid to claim
field-bonus-good = good
    .help = What to gain
field-research-field = field
    .help = Field of research
field-favor-favor = favor
    .help = Favor to take
field-grant-outstation = outstation
    .help = Outstation that produces
field-grant-good = good
    .help = Which of its productions
field-reassign-origin = from
    .help = Outstation the Worker leaves
field-reassign-destination = to
    .help = Empty Outstation to activate
field-manufacture-alloys = alloys
    .help = How many Alloys
field-manufacture-probes = probes
    .help = How many Probes
field-use-part = part
    .help = Part of the Function
field-produce-source = source
    .help = What to gain
field-collect-asteroid = asteroid
    .help = One of your asteroids
field-complete-project = project
    .help = Project you are committed to

## Kinds of action as they are offered

kind-leader = Use a Location (Leader)
kind-headquarters = Gain a production (Leader)
kind-assistant = Use the Leader Assistant
kind-worker = Use an Outstation (Worker)
kind-droid = Use an Outstation (Mars Droid)
kind-choose = Choose an option
kind-trade = Trade with the ship
kind-settle = Take a Settlement Project
kind-draw = Draw more cards
kind-build = Build a Facility
kind-launch = Launch a Probe
kind-bonus = Choose your gain
kind-research = Advance in research
kind-favor = Take a Favor
kind-grant = Choose a production
kind-reassign = Reassign a Worker
kind-manufacture = Manufacture goods
kind-use = Use a part
kind-produce = Choose your gain
kind-collect = Choose an asteroid
kind-complete = Complete a project (free)
kind-done = Skip the rest
kind-pass = Pass
kind-end = End turn

## Orders given in advance

order-ranked = Next Location
    .help = Place a Leader at the first possible one of these; you make the choices there
order-pass = Pass
    .help = Pass for the round and end your turn as soon as it comes

## Scores

category-facilities = Facilities
category-asteroids = Asteroids
category-projects = Settlement Projects
category-trade = Trade
category-research = Research
category-tokens = First to level 3
category-influence = Influence
category-credits = Credits
category-unfinished = Unfinished projects
category-resources = More Resources
category-passed_first = Passed first in round 3

## Pictures

picture-board = Board
    .help = The current player, the belt, the Locations
picture-offer = On offer
    .help = Facilities, projects, ships, research, Favors
picture-players = Players
    .help = What each player has
picture-belt = Asteroid Belt
    .help = All asteroids with prices, points and production
picture-locations = Locations
    .help = Slots, options and fees of the Locations
picture-cards = Cards
    .help = Facilities and projects on offer, with their texts
picture-corporation = Corporation
    .help = Outstations and goods of one player
picture-legend = Symbols
    .help = What the symbols of the pictures mean
picture-turn = My turn
    .help = Your current turn
picture-score = Score sheet
    .help = Points of all players by category
