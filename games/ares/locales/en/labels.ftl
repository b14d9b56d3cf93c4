# Names of options, commands, fields, pictures and scores; `help` is their line of explanation.

game = Ares Expedition
    .help = Terraform Mars with cards: simultaneous phases, secret hands, 1 to 4 players

## The options of a table

option-setup = Set-up
    .help = How the first hands and corporations are dealt
option-setup-normal = Normal
    .help = 8 cards, a choice of 2 corporations
option-setup-first = First game
    .help = 4 starter cards, 4 others, a starter corporation
option-setup-mulligan = Mulligan
    .help = As normal; exchange first cards once
option-coop = Co-operative
    .help = Two players against the calendar: 15 rounds, 80 points together
option-coop-off = No
    .help = Each player plays to win
option-coop-on = Yes
    .help = Two players together, choosing their cubes
option-coop-random = Yes, random cubes
    .help = Two players together, with random cubes
option-level = Solo level
    .help = How much Mars helps in a solo game
option-level-novice = Novice
    .help = Mars rises by 2 steps, four times
option-level-advanced = Advanced
    .help = Mars rises by 1 step, four times
option-level-expert = Expert
    .help = No help
option-curtain = Others’ moves
    .help = When you see other players’ moves in a phase
option-curtain-auto = When a phase ends (co-op: at once)
    .help = Hidden from rivals until the phase ends, shown to a partner
option-curtain-on = When a phase ends
    .help = Until then you see the position at the start of the phase
option-curtain-off = At once
    .help = You see all moves at once
option-answers = Who is done
    .help = Whether you see the names of players who are done, or only their number
option-answers-names = By name
    .help = All players see who is done
option-answers-count = Number only
    .help = Players see only how many are done

## Commands, one for each kind of action

command-throw = exchange
    .help = Mark a card in your first hand to exchange
command-corporation = corporation
    .help = Choose your corporation
command-phase = phase
    .help = Choose your phase card for this round
command-dummy = dummy
    .help = Solo: choose the dummy’s phase card
command-cube = cube
    .help = Co-op: take a cube
command-give = give
    .help = Co-op: offer a card or answer with one
command-play = play
    .help = Play a project card
command-confirm = pay
    .help = Pay and play the card
command-burn = heat
    .help = While paying: use heat as MC
command-draw = draw
    .help = Draw your phase II bonus card
command-use = use
    .help = Use the action of a blue card
command-standard = standard
    .help = Use a standard action
command-initiative = initiative
    .help = Your corporation: buy 1 TR
command-sell = sell
    .help = Discard a card for MC
command-reopen = reopen
    .help = Continue this phase after being done
command-choose = choose
    .help = Choose a part of an effect
command-target = target
    .help = Choose a card for an effect
command-discard = discard
    .help = Choose a card to discard
command-keep = keep
    .help = Choose a card to keep
command-decline = decline
    .help = Decline an offer
command-raise = raise
    .help = Solo: choose the parameter that rises automatically
command-end = done
    .help = End this phase for you

## Their fields

field-throw-card = card
    .help = Card to exchange
field-corporation-corporation = corporation
    .help = Corporation to lead
field-phase-phase = phase
    .help = Phase card
field-dummy-phase = phase
    .help = Phase card
field-cube-cube = cube
    .help = Copper or trade
field-give-card = card
    .help = Card to give
field-play-card = card
    .help = Card to play
field-play-reduction = reduction
    .help = What to remove for a lower price
field-play-payment = payment
    .help = How to pay the rest
field-burn-heat = heat
    .help = How much heat
field-use-card = card
    .help = Card whose action to use
field-use-option = way
    .help = Which way to use it
field-use-amount = amount
    .help = How much to spend
field-use-funds = with
    .help = Pay with MC or heat first
field-standard-project = action
    .help = Standard action
field-standard-funds = with
    .help = Pay with MC or heat first
field-initiative-funds = with
    .help = Pay with MC or heat first
field-sell-card = card
    .help = Card to sell
field-choose-option = option
    .help = Which part
field-target-card = card
    .help = Card for the effect
field-discard-card = card
    .help = Card to discard
field-keep-card = card
    .help = Card to keep
field-raise-scale = parameter
    .help = Temperature or oxygen

## Orders given in advance

order-ranked = Next phase card
    .help = Choose the first of these phases you didn’t choose last round
order-pass = Skip a phase
    .help = Be done with the next of these phases, even if you could play
order-done = Skip empty phases
    .help = Be done with each phase in which you can’t do anything

## Pictures

picture-board = Mars
    .help = Parameters, oceans, phases, and the players who are done
picture-players = Players
    .help = What each player has
picture-tableau = Tableau
    .help = One player’s cards, readable
picture-revealed = Newest cards
    .help = The last cards of all players, and the cards you choose from
picture-legend = Symbols
    .help = What the symbols of the pictures mean
picture-hand = Hand
    .help = Your hand with prices
picture-phases = Phase cards
    .help = What each phase brings you
picture-score = Score
    .help = The score sheet

## Scores

category-tr = Terraform rating
category-forests = Forests
category-cards = Cards
category-resources = MC, heat, plants and hand
