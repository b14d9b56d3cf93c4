# The legend: what the symbols of the pictures are called, and a few words where that says too little.

symbols-goods = Resources
symbol-rock = Rock
    .means = builds
symbol-hydrocarbon = Hydrocarbon
    .means = moves
symbol-metal = Metal
    .means = explores, arms
symbol-any = Any resource
symbol-influence = Influence
    .means = buys cards

symbols-points = Points
symbol-devotion = Devotion
    .means = 3 points each
symbol-colonisation = Colonisation
    .means = 1 point each
symbol-bonus = Bonus
    .means = unlocked when a marker reaches it

symbols-belt = Belt
symbol-ship = Ship
    .means = 2 power
symbol-power = Power
    .means = in a combat
symbol-face_down = Face down
    .means = asteroid to explore
symbol-notch = Notch
    .means = cell next to a clan board

symbols-board = Ceres board
symbol-agent = Agent
symbol-box_one = Square box
    .means = one agent for each space
symbol-box_many = Rectangular box
    .means = any number of agents
symbol-closed = Closed
    .means = by the mission in force
symbol-project = Project
    .means = cost and surcharge of its place
symbol-supports = Supports
    .means = done and allowed in the round

symbols-cards = Cards
symbol-hand = Hand
symbol-deck = Deck
symbol-discard = Discard
symbol-building = Building
    .means = to its left its cost in rock
symbol-used = Used
    .means = until the next round
symbol-fervor = Fervor
    .means = buildings of a guild, +2 for its box

symbols-guilds = Guilds

symbols-missions = Missions
symbol-mission = Mission
    .means = grey: dormant
symbol-die = Counter die
    .means = rounds until failure
symbol-badge = Badge
    .means = mission card won

symbols-marks = Marks
symbol-turn = To play
symbol-first_player = First player
symbol-pass = Passed
    .means = places no more agents
symbol-done = Done
    .means = with phase 4
symbol-trophy = Winner
