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
    .help = As normal; first cards may be exchanged once
option-coop = Co-operative
    .help = Two players against the calendar: 15 rounds, 80 points together
option-coop-off = No
    .help = Everybody plays to win
option-coop-on = Yes
    .help = Two players together; cubes as they choose
option-coop-random = Yes, random cubes
    .help = Two players together; cubes are drawn
option-level = Solo level
    .help = How much Mars helps in a solo game
option-level-novice = Novice
    .help = Four times 2 steps by themselves
option-level-advanced = Advanced
    .help = Four times 1 step by itself
option-level-expert = Expert
    .help = No help
option-curtain = Others’ moves
    .help = When you see what others do in a phase in which all play at once
option-curtain-auto = When a phase ends (co-op: at once)
    .help = Hidden from rivals until the phase ends, open to a partner
option-curtain-on = When a phase ends
    .help = Until then you see the others as they were when it began
option-curtain-off = At once
    .help = Nothing is held back
option-answers = Who is done
    .help = Whether names or only a number tell who has decided
option-answers-names = By name
    .help = Everybody sees who is done
option-answers-count = Number only
    .help = Only how many are done

## Commands, one for each kind of action

command-throw = exchange
    .help = Mark a card of your first hand to be exchanged
command-corporation = corporation
    .help = Pick your corporation
command-phase = phase
    .help = Pick your phase card for this round
command-dummy = dummy
    .help = Solo: pick the dummy’s phase card
command-cube = cube
    .help = Co-op: take a cube
command-give = give
    .help = Co-op: the card you offer or answer with
command-play = play
    .help = Play a project card
command-confirm = pay
    .help = Pay as chosen and play the card
command-burn = heat
    .help = While paying: use heat as MC
command-draw = draw
    .help = Draw your bonus card of phase II
command-use = use
    .help = Use the action of a blue card
command-standard = standard
    .help = Use a standard action
command-initiative = initiative
    .help = Your corporation: buy 1 TR
command-sell = sell
    .help = Discard a card for MC
command-reopen = reopen
    .help = Take back that you are done
command-choose = choose
    .help = Choose one part of an effect
command-target = target
    .help = Choose the card an effect is for
command-discard = discard
    .help = Choose a card to discard
command-keep = keep
    .help = Choose a card to keep
command-decline = decline
    .help = Say no to what is offered
command-raise = raise
    .help = Solo: the parameter that rises automatically
command-end = done
    .help = Be done with this phase

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
    .help = What to give up for a lower price
field-play-payment = payment
    .help = How the rest is paid
field-burn-heat = heat
    .help = How much heat
field-use-card = card
    .help = Card whose action is used
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
    .help = Card that the effect is for
field-discard-card = card
    .help = Card to discard
field-keep-card = card
    .help = Card to keep
field-raise-scale = parameter
    .help = Temperature or oxygen

## Orders given in advance

order-ranked = Next phase card
    .help = Pick the first of these phases that you did not pick the round before
order-pass = Sit a phase out
    .help = Be done with the first of these phases that opens, whatever you could play
order-done = Done when nothing is possible
    .help = Be done with every phase in which you can play and use nothing

## Pictures

picture-board = Mars
    .help = Parameters, oceans, phases, who is done
picture-players = Players
    .help = What every player has
picture-tableau = Tableau
    .help = One player’s cards, readable
picture-revealed = Newest cards
    .help = The last cards everybody played, and what you choose from
picture-legend = Symbols
    .help = What the symbols of the pictures mean
picture-hand = Hand
    .help = Your hand with prices
picture-score = Score
    .help = The score sheet

## Scores

category-tr = Terraform rating
category-forests = Forests
category-cards = Cards
category-resources = MC, heat, plants and hand
