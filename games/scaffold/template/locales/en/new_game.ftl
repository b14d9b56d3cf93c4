# The game and its options

game = New Game
    .help = Scan for asteroids in secret, claim them, and collect sets.
option-length = Length
    .help = The number of rounds
option-length-6 = 6 rounds
    .help = A short game
option-length-8 = 8 rounds
    .help = A longer game

# Actions: slash commands, their fields, buttons, menus

command-claim = claim
    .help = Claim an asteroid of the belt or of your hand
command-scan = scan
    .help = Take the top asteroid of the pile into your hand
command-recharge = recharge
    .help = Gain energy
command-end = end
    .help = End your turn
field-claim-asteroid = asteroid
    .help = An asteroid of the belt or of your hand

kind-claim = Claim an asteroid
kind-scan = Scan
kind-recharge = Recharge
kind-end = End turn
action-claim = Claim { $asteroid } for { $price }
    .short = Claim { $asteroid }
action-scan = Scan the pile
action-recharge = Recharge: { $gain }
action-end = End turn
instead-recharge = recharged
instead-end = the turn was ended

order-done = End my turns
    .help = End my turn when nothing else is possible

# Things and amounts

itself = { $what }
energy = { $n } energy
vp = { $n } VP
costs = costs { $price }
asteroid = { $name } ({ $kind }, { $points })
kind-ice = ice
kind-ore = ore
kind-metal = metal

# The position

status = Round { $round } of { $rounds }
status-over = Game over
sentence = { $what }.
prompt-turn = Claim an asteroid, scan, or recharge.
prompt-end = End your turn.
waiting-for = It’s { $who }’s turn.

picture-board = Board
picture-hand = Hand
picture-score = Score
category-asteroids = Asteroids
category-sets = Sets
category-energy = most energy

part-round = Round
part-belt = Belt
part-belt-open = Open: { COUNT($asteroids) ->
    [0] none
   *[other] { COMMAS($asteroids) }
}.
part-pile = Pile: { $n }.
part-hand = Your hand
part-hand-open = In your hand: { COUNT($asteroids) ->
    [0] nothing
   *[other] { COMMAS($asteroids) }
}.
in-hand = { $n } in hand
player = { $points }, { $energy }, { $hand }.
player-claimed = Claimed: { COUNT($asteroids) ->
    [0] nothing
   *[other] { COMMAS($asteroids) }
}.
board-winner = { COUNT($winners) ->
    [one] Winner
   *[other] Winners
}: { COMMAS($winners) }.
board-ranking = Ranking: { JOIN($places, by: "; ") }.
board-place = { $rank }. { $who }, { $points }
board-ties = Tie-break: { COMMAS($ties) }.
alt = { $picture }. { $status }.
alt-changed = New: { COMMAS($items) }.
alt-asteroids = { COUNT($asteroids) ->
    [0] No asteroids.
   *[other] Asteroids: { COMMAS($asteroids) }.
}
alt-points = { COMMAS($players) }.
alt-player = { $who }: { $points }

# The log; `.story` is the part of an event in a post

event-round_began = Round { $round } begins.
event-claimed = { $seat } claims { $asteroid } for { $energy }.
    .story = claims { $asteroid }
event-scanned = { $seat } scans an asteroid.
    .story = scans an asteroid
event-found = You found { $asteroid }.
event-recharged = { $seat } recharges: { $energy }.
    .story = recharges
event-appeared = New in the belt: { $asteroid }.
event-game_ended = The game is over. { COUNT($winners) ->
    [one] Winner
   *[other] Winners
}: { COMMAS($winners) }.

# Refusals

reason-already_acted = You’ve already taken your action. End your turn.
reason-act_first = Take an action first.
reason-not_there = { $asteroid } is neither in the belt nor in your hand.
reason-too_expensive = You need { $price }; you have { $energy }.
reason-hand_full = Your hand is full: { $most } asteroids.
reason-pile_empty = The pile is empty.

# What teaches the game

topic-turn = A turn
    .text = Take one action, then end your turn. **Claim** an asteroid of the belt or of your hand: pay its energy, and it is yours. **Scan**: take the top asteroid of the pile into your hand; only you see it, and a hand has room for { $hand }. **Recharge**: gain { $gain }. Then the belt is filled up to { $belt } asteroids.
topic-end = The end of the game
    .text = After the last round, the player with the most VP wins: the VP of claimed asteroids, and { $set } for each set of ice, ore and metal. Asteroids in a hand don’t count. If players are tied, the one with the most energy wins.

howto-goal = Claim asteroids and have the most victory points (VP) after the last round.
howto-steps =
    1. Claim an asteroid of the belt or of your hand for its energy.
    2. Or scan: take a hidden asteroid into your hand. Or recharge: gain { $gain }.
    3. End your turn.
howto-end = After the last round. Asteroids are worth their VP, and each set of ice, ore and metal { $set }.
howto-lines =
    { "*" } You begin with { $start }.
    { "*" } Each turn has exactly one action.
    { "*" } Only you see the asteroids in your hand.
    { "*" } A set of ice, ore and metal is worth { $set }.
    { "*" } If players are tied, the one with the most energy wins.
howto-first =
    One good way to start:

    1. **Look at the belt:** which kinds are cheap?
    2. **Claim** a cheap asteroid.
    3. **Recharge** when you can’t pay for a good one.
    4. **Scan** when the belt has nothing for you.
    5. **Collect sets:** one asteroid of each kind.
coach-turn = Claim the asteroid that gives the most VP for its energy, or the kind you need for a set. Recharge or scan if you can’t pay for a good one.
    .second = A set of ice, ore and metal is worth { $set }. Look at what the others collect.
