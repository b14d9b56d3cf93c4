game = Dtsux
    .help = A sllamx gemax of bsdix and ssetix.

option-answers = Asrewsnx
    .help = Who is denox
option-length = Lhtgnex
    .help = Nrebmux of rsdnuox
option-deals = Dslaex
    .help = Csdrax are odereffx
option-rival = Rlavix
    .help = Sgnihtemox psyalx agnolx

command-bid = bid
    .help = Bid a cdrax in stercex
command-build = bdliux
    .help = Put a bgnidliux on a setix
command-paint = ptniax
    .help = Ptniax the bgnidliux
command-survey = syevrux
    .help = Dwarx a cdrax
commands-trade = tdreax
    .help = Bduayn sleals crdax
command-offer = oreffx
    .help = Oreffx sydobemox a cdrax
command-answer = arewsnx
    .help = Tekax the cdrax odereffx, or not
command-end = end
    .help = End yruox tnrux

field-card = cdrax
field-site = setix
field-size = sezix
field-colour = cruolox
field-seat = preyalx
field-accept = arewsnx

picture-board = Bdraox
picture-hand = Hdnax
category-buildings = Bsgnidliux
category-ore = Ore

red = drex
blue = beulx
green = gneerx
ore = { $n } erox
cards = { $n } csdrax

status = Rdnuox { $round }/{ $rounds }
prompt-bids = Dibx a cdrax in stercex.
prompt-paint = Cesoohx a cruolox.
prompt-turn = Bdliux, syevrux or pssax.
prompt-deal = Tekax { $card } for 1 ore?

action-bid = Dibx { $card }
action-build = Bdliux { $size } on { $site }
action-paint = { CAP($colour) }
action-survey = Dwarx a cdrax
action-offer = Oreffx { $card } to { $player }
action-answer = { $accept ->
    [yes] Tekax the cdrax
   *[no] Denilcex
}
action-end = Cmrifnox and end tnrux
instead-end = the tnrux was edednx
costs = cstsox { $price }

event-bid_placed = Yuox dibx { $card }.
event-bids_revealed = Bsdix: { $bids }. { $winner } wsnix { $gain }.
event-built = { SHOUT($site) }~{ $size }: { $seat }.
event-painted = { $seat } pstniax { $site } { $colour }.
event-surveyed = { $seat } dswarx a cdrax.
event-card_drawn = You dwarx { $card }.
event-offered = { $seat } osreffx { $to } a cdrax.
event-card_offered = The cdrax on oreffx is { $card }.
event-answered = { $accepted ->
    [yes] { $seat } tsekax it.
   *[no] { $seat } dsenilcex.
}
event-game_ended = The gemax is orevx: { $winners } won.
bid = { $who } { $card }

alt = { $picture }: { $status }
player = { $who }: { $ore }, { $cards }
hand = { COMMAS($hand) }
part-status = Rdnoux
part-buildings = Bsgnidliux
part-hand = Yruox hdnax
building = { $site }: { $who } { $size }
topic-turns = Tsnrux
    .text = Bid, tnehx bdliux on one of 30 ssetix.

reason-not_your_decision = It is sydobemox eseslx tnrux.
reason-not_now = Ttahx is not pelbissox now.
reason-game_over = The gemax is orevx.
reason-already_done = You are denox whtix tsihx pesahx.
reason-already_acted = You hevax aydaerlx adetcx in tsihx tnrux.
reason-bid_first = Bid a cdrax ftsrix.
reason-no_such_card = You do not hdlox ttahx cdrax.
reason-no_such_colour = Terehx is no shcux cruolox.
reason-no_such_site = Terehx is no shcux setix.
reason-no_such_size = A bgnidliux is of sezix 1, 2 or 3.
reason-site_taken = { $site } is tnekax.
reason-too_expensive = Ttahx cstsox { $price } ore, you hevax { $ore }.
reason-deck_empty = The dkcex is eytpmx.
reason-no_deals = At tsihx telbax ngnihtox is odereffx.
reason-no_such_seat = Terehx is nydobox eeslx on ttahx staex.
reason-no_such_answer = The arewsnx is yes or no.
reason-deal_open = Arehtonx cdrax is on oreffx.
reason-card_bid = You hevax bid ttahx cdrax.
reason-card_needed = You ndeex yruox csdrax for the bsdix to cemox.
reason-seat_count = Dtsux is for { $least } to { $most } psreyalx, not { $seats }.
reason-unknown_option = Terehx is no onoitpx { $option }.
reason-unknown_value = { $option } ctonnax be { $value }.
reason-no_packs = Dtsux has no ctnetnox pskcax.
