game = Dust
    .help = A small game of bids and sites.

option-answers = Answers
    .help = Who is done
option-length = Length
    .help = Number of rounds

command-bid = bid
    .help = Bid a card in secret
command-build = build
    .help = Put a building on a site
command-paint = paint
    .help = Paint the building
command-survey = survey
    .help = Draw a card
command-end = end
    .help = End your turn

field-card = card
field-site = site
field-size = size
field-colour = colour

picture-board = Board
picture-hand = Hand
category-buildings = Buildings
category-ore = Ore

red = red
blue = blue
green = green
ore = { $n } ore
cards = { $n } cards

status = Round { $round }/{ $rounds }
prompt-bids = Bid a card in secret.
prompt-paint = Choose a colour.
prompt-turn = Build, survey or pass.

action-bid = Bid { $card }
action-build = Build { $size } on { $site }
action-paint = { CAP($colour) }
action-survey = Draw a card
action-end = Confirm and end turn
instead-end = the turn was ended
costs = costs { $price }

event-bid_placed = You bid { $card }.
event-bids_revealed = Bids: { $bids }. { $winner } wins { $gain }.
event-built = { $seat } builds { $size } on { $site }.
event-painted = { $seat } paints { $site } { $colour }.
event-surveyed = { $seat } draws a card.
event-card_drawn = You draw { $card }.
event-game_ended = The game is over: { $winners } won.
bid = { $who } { $card }

alt = { $picture }: { $status }
player = { $who }: { $ore }, { $cards }{ COUNT($hand) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($hand) })
}
building = { $site }: { $who } { $size }
topic-turns = Turns
    .text = Bid, then build on one of 30 sites.

reason-not_your_decision = It is somebody else's turn.
reason-not_now = That is not possible now.
reason-game_over = The game is over.
reason-already_done = You are done with this phase.
reason-already_acted = You have already acted in this turn.
reason-bid_first = Bid a card first.
reason-no_such_card = You do not hold that card.
reason-no_such_colour = There is no such colour.
reason-no_such_site = There is no such site.
reason-no_such_size = A building is of size 1, 2 or 3.
reason-site_taken = { $site } is taken.
reason-too_expensive = That costs { $price } ore, you have { $ore }.
reason-deck_empty = The deck is empty.
reason-seat_count = Dust is for { $least } to { $most } players, not { $seats }.
reason-unknown_option = There is no option { $option }.
reason-unknown_value = { $option } cannot be { $value }.
reason-no_packs = Dust has no content packs.
