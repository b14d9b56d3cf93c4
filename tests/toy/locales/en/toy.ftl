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
    .help = Card
field-site = site
    .help = Site
field-size = size
    .help = Size
field-colour = colour
    .help = Colour
field-seat = player
    .help = Player
field-accept = answer
    .help = Answer

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
event-built = { $seat } builds { $size } on { $site }{ $more ->
    [0] { "" }
   *[other] { " " }for { $more } ore more
}.
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

option-market = Market
    .help = Fights, calls and plays at any time

commands-market = market
    .help = What is done with a market
command-claim = claim
    .help = Ask for a gift in secret
command-attack = attack
    .help = Fight for a building
command-power = power
    .help = Add a card to your side of the fight
command-call = call
    .help = Call for ore to win a point
command-pledge = pledge
    .help = Set ore aside for a call
command-unpledge = unpledge
    .help = Take back what you pledged
command-collect = collect
    .help = Close your call, which is covered
command-cancel = cancel
    .help = Close your call and return everything
command-raise = raise
    .help = Make building dearer
command-salvage = salvage
    .help = Gain 1 ore
command-mural = mural
    .help = Give up a card to paint a building
command-target = target
    .help = Choose the building to paint
command-prospect = prospect
    .help = Pay 1 ore for a card, then give one up
command-discard = discard
    .help = Give up a card
command-shift = shift
    .help = Move a building to the first free site
command-repair = repair
    .help = Pay 1 ore for another colour
command-reopen = reopen
    .help = Go on with your repairs after all

field-gift = gift
    .help = Gift
field-crew = crew
    .help = Crew
field-need = need
    .help = Need
field-ore = ore
    .help = Ore

category-calls = Calls
gift-ore = 1 ore
gift-card = a card
gift-calm = no dearer building
gift-none = no gift

prompt-claims = Ask for a gift in secret.
prompt-fight = { $site }: { $attack } against { $defence }. Add a card or pass.
    .title = Fight at { $site }
    .about = The stronger side wins.
    .standing = { $attack } against { $defence }.
prompt-call = The call still needs { $missing }. Pledge or decline.
    .title = Call for ore
    .about = Everyone who gives has a share.
prompt-repairs = Repair, or say that you are done.
prompt-boundary = You asked to be waited for { $when }.
prompt-mural = Choose a building, then its colour.
prompt-drop = Give up a card.

action-claim = Ask for { $gift }
action-attack = Attack { $site } with { $crew }
action-power = Add { $card }
action-call = Call for { $need }
action-pledge = Pledge { $ore }
action-unpledge = Take back
action-collect = Collect
action-cancel = Cancel the call
action-raise = Make building dearer
action-salvage = Gain 1 ore
action-mural = Mural for { $card }
action-target = Paint { $site }
action-prospect = Prospect for 1 ore
action-discard = Give up { $card }
action-shift = Move { $site }
action-repair = { CAP($colour) } on { $site }
action-reopen = Not done after all
ends-fight = Pass
ends-call = Decline
ends-boundary = Go on
ends-repairs = Done

boundary-turn = before the turn of { $who }
boundary-between = between the actions of { $who }
boundary-round = at the end of the round

order-pass = Pass
    .help = Pass when my turn comes
order-done = Done
    .help = Done when nothing is possible
order-ranked = Gifts
    .help = The first of these that is left
order-cheapest = Fights
    .help = The cheapest set of these that wins, else pass

event-claim_sealed = You ask for { $gift }.
event-claimed = { $seat } gets { $gift }.
event-attacked = { $seat } attacks { $defender } at { $site } with { $crew }.
event-powered = { $seat } adds { $card }.
event-fight_passed = { $seat } passes.
event-fight_ended = { $site }: { $attack } against { $defence }, { $winner } wins.
event-called = { $seat } calls for { $need }.
event-pledged = { $seat } pledges { $ore }.
event-unpledged = { $seat } thinks again.
event-declined = { $seat } declines.
event-call_closed = { $paid ->
    [yes] The call of { $seat } is paid.
   *[no] The call of { $seat } fails.
}
event-raised = { $seat } makes building dearer by 1, to { $price }.
event-salvaged = { $seat } gains 1 ore.
event-mural_begun = { $seat } gives up { $card } for a mural.
event-prospected = { $seat } pays 1 ore for a card.
event-discarded = { $seat } gives up { $card }.
event-shifted = { $seat } moves { $site } to { $place }.
event-repairs_done = { $seat } is done.
event-reopened = { $seat } is not done after all.
event-hold_reached = { $holders } asked to be waited for { $when }.
event-went_on = { $seat } continues.

part-market = Market
market = Building costs { $price } more. Given up: { COUNT($cards) ->
    [0] nothing
   *[other] { COMMAS($cards) }
}

reason-no_market = At this table there is no market.
reason-nobody_to_fight = There is nobody to fight on that site.
reason-no_fight = You lead in no fight.
reason-no_such_need = A call is for 2 or 3 ore.
reason-no_such_pledge = You cannot pledge that.
reason-no_such_gift = There is no such gift.
reason-gift_taken = That gift is gone.
reason-own_call = It is your own call.
reason-not_own_call = It is not your call.
reason-call_covered = The call does not need that much.
reason-call_open = The call still needs { $ore } ore.
reason-nothing_pledged = You have pledged nothing.
reason-once_a_round = You have done that in this round.
reason-no_building = You have no such building.
reason-target_first = Choose a building first.
reason-finish_first = Finish first what you are in the middle of.
reason-settling = Something else is being settled.
reason-same_colour = It has that colour.
reason-not_done = You are not done.
forfeits-turn = If you end your turn now you give up { $left ->
    [one] an action
   *[other] both actions
 }.
