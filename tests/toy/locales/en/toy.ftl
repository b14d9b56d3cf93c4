game = Dust
    .help = A small game of bids and sites.

option-answers = Answers
    .help = Who is done
option-length = Length
    .help = Number of rounds
option-deals = Deals
    .help = Cards are offered
option-rival = Rival
    .help = Something plays along

command-bid = bid
    .help = Bid a card in secret
command-build = build
    .help = Put a building on a site
command-paint = paint
    .help = Paint the building
command-survey = survey
    .help = Draw a card
commands-trade = trade
    .help = Buy and sell cards
command-offer = offer
    .help = Offer somebody a card
command-answer = answer
    .help = Take the card offered, or not
command-end = end
    .help = End your turn

field-card = card
field-site = site
field-size = size
field-colour = colour
field-seat = player
field-accept = answer

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
prompt-deal = Take { $card } for 1 ore?

action-bid = Bid { $card }
action-build = Build { $size } on { $site }
action-paint = { CAP($colour) }
action-survey = Draw a card
action-offer = Offer { $card } to { $player }
action-answer = { $accept ->
    [yes] Take the card
   *[no] Decline
}
action-end = Confirm and end turn
instead-end = the turn was ended
costs = costs { $price }

event-bid_placed = You bid { $card }.
event-bids_revealed = Bids: { $bids }. { $winner } wins { $gain }.
event-built = { $seat } builds { $size } on { $site }.
event-painted = { $seat } paints { $site } { $colour }.
event-surveyed = { $seat } draws a card.
event-card_drawn = You draw { $card }.
event-offered = { $seat } offers { $to } a card.
event-card_offered = The card on offer is { $card }.
event-answered = { $accepted ->
    [yes] { $seat } takes it.
   *[no] { $seat } declines.
}
event-game_ended = The game is over: { $winners } won.
bid = { $who } { $card }

alt = { $picture }: { $status }
player = { $who }: { $ore }, { $cards }
hand = { COMMAS($hand) }
part-status = Round
part-buildings = Buildings
part-hand = Your hand
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
reason-no_deals = At this table nothing is offered.
reason-no_such_seat = There is nobody else on that seat.
reason-no_such_answer = The answer is yes or no.
reason-deal_open = Another card is on offer.
reason-card_bid = You have bid that card.
reason-card_needed = You need your cards for the bids to come.
reason-seat_count = Dust is for { $least } to { $most } players, not { $seats }.
reason-unknown_option = There is no option { $option }.
reason-unknown_value = { $option } cannot be { $value }.
reason-no_packs = Dust has no content packs.
