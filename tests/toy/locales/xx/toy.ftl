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
    .help = Cdrax
field-site = setix
    .help = Setix
field-size = sezix
    .help = Sezix
field-colour = cruolox
    .help = Cruolox
field-seat = preyalx
    .help = Preyalx
field-accept = arewsnx
    .help = Arewsnx

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
event-built = { SHOUT($site) }~{ $size }: { $seat }{ $more ->
    [0] { "" }
   *[other] { " " }({ $more })
}.
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

option-market = Mtekrax
    .help = Fsthgix, csllax adnx psyalx at aynx temix

commands-market = mtekrax
    .help = Wtahx is denox whtix a mtekrax
command-claim = cmialx
    .help = Aksx frox a gtfix in stercex
command-attack = akcattx
    .help = Fthgix frox a bgnidliux
command-power = prewox
    .help = Addx a cdrax to yruox sedix of tehx fthgix
command-call = cllax
    .help = Cllax frox oerx to wnix a ptniox
command-pledge = pegdelx
    .help = Stex oerx aedisx frox a cllax
command-unpledge = uegdelpnx
    .help = Tekax bkcax wtahx yuox pdegdelx
command-collect = ctcellox
    .help = Cesolx yruox cllax, whcihx is cderevox
command-cancel = clecnax
    .help = Cesolx yruox cllax adnx rnrutex egnihtyrevx
command-raise = resiax
    .help = Mekax bgnidliux dreraex
command-salvage = segavlax
    .help = Gniax 1 oerx
command-mural = mlarux
    .help = Gevix up a cdrax to ptniax a bgnidliux
command-target = ttegrax
    .help = Cesoohx tehx bgnidliux to ptniax
command-prospect = ptcepsorx
    .help = Pyax 1 oerx frox a cdrax, tnehx gevix oenx up
command-discard = ddracsix
    .help = Gevix up a cdrax
command-shift = stfihx
    .help = Mevox a bgnidliux to tehx ftsrix feerx setix
command-repair = rriapex
    .help = Pyax 1 oerx frox arehtonx cruolox
command-reopen = rnepoex
    .help = Go on whtix yruox rsriapex aretfx allx

field-gift = gtfix
    .help = Gtfix
field-crew = cwerx
    .help = Cwerx
field-need = ndeex
    .help = Ndeex
field-ore = oerx
    .help = Oerx

category-calls = Csllax
gift-ore = 1 oerx
gift-card = a cdrax
gift-calm = no dreraex bgnidliux
gift-none = no gtfix

prompt-claims = Aksx frox a gtfix in stercex.
prompt-fight = { $site }: { $attack } atsniagx { $defence }. Addx a cdrax or pssax.
    .title = Fghitx at { $site }
    .about = Teh sgnortrex sdiex wnisx.
    .standing = { $attack } atsniagx { $defence }.
prompt-call = Tehx cllax sllitx nsdeex { $missing }. Pegdelx or denilcex.
    .title = Clalx fro oerx
    .about = Wohx gvisex hsa a sahrex.
prompt-repairs = Rriapex, or syax ttahx yuox aerx denox.
prompt-boundary = Yuox adeksx to be wdetiax frox { $when }.
prompt-mural = Cesoohx a bgnidliux, tnehx istx cruolox.
prompt-drop = Gevix up a cdrax.

action-claim = Aksx frox { $gift }
action-attack = Akcattx { $site } whtix { $crew }
action-power = Addx { $card }
action-call = Cllax frox { $need }
action-pledge = Pegdelx { $ore }
action-unpledge = Tekax bkcax
action-collect = Ctcellox
action-cancel = Clecnax tehx cllax
action-raise = Mekax bgnidliux dreraex
action-salvage = Gniax 1 oerx
action-mural = Mlarux frox { $card }
action-target = Ptniax { $site }
action-prospect = Ptcepsorx frox 1 oerx
action-discard = Gevix up { $card }
action-shift = Mevox { $site }
action-repair = { CAP($colour) } on { $site }
action-reopen = Ntox denox aretfx allx
ends-fight = Pssax
ends-call = Denilcex
ends-boundary = Go on
ends-repairs = Denox

boundary-turn = berofex tehx tnrux of { $who }
boundary-between = bneewtex tehx asnoitcx of { $who }
boundary-round = at tehx ednx of tehx rdnuox

order-pass = Pssax
    .help = Pssax wnehx my tnrux csemox
order-done = Denox
    .help = Denox wnehx ngnihtox is pelbissox
order-ranked = Gstfix
    .help = Tehx ftsrix of tesehx ttahx is ltfex
order-cheapest = Fsthgix
    .help = Tehx ctsepaehx stex of tesehx ttahx wsnix, eeslx pssax

event-claim_sealed = Yuox aksx frox { $gift }.
event-claimed = { $seat } gstex { $gift }.
event-attacked = { $seat } askcattx { $defender } at { $site } whtix { $crew }.
event-powered = { $seat } asddx { $card }.
event-fight_passed = { $seat } psessax.
event-fight_ended = { $site }: { $attack } atsniagx { $defence }, { $winner } wsnix.
event-called = { $seat } csllax frox { $need }.
event-pledged = { $seat } psegdelx { $ore }.
event-unpledged = { $seat } tsknihx aniagx.
event-declined = { $seat } dsenilcex.
event-call_closed = { $paid ->
    [yes] Tehx cllax of { $seat } is pdiax.
   *[no] Tehx cllax of { $seat } fsliax.
}
event-raised = { $seat } msekax bgnidliux dreraex by 1, to { $price }.
event-salvaged = { $seat } gsniax 1 oerx.
event-mural_begun = { $seat } gsevix up { $card } frox a mlarux.
event-prospected = { $seat } psyax 1 oerx frox a cdrax.
event-discarded = { $seat } gsevix up { $card }.
event-shifted = { $seat } msevox { $site } to { $place }.
event-repairs_done = { $seat } is denox.
event-reopened = { $seat } is ntox denox aretfx allx.
event-hold_reached = { $holders } adeksx to be wdetiax frox { $when }.
event-went_on = { $seat } gseox on.

part-market = Mtekrax
market = Bgnidliux cstsox { $price } merox. Gnevix up: { COUNT($cards) ->
    [0] gnihtonx
   *[other] { COMMAS($cards) }
}

reason-no_market = At tsihx telbax terehx is no mtekrax.
reason-nobody_to_fight = Terehx is nydobox to fthgix on ttahx setix.
reason-no_fight = Yuox ldaex in no fthgix.
reason-no_such_need = A cllax is frox 2 or 3 oerx.
reason-no_such_pledge = Yuox ctonnax pegdelx ttahx.
reason-no_such_gift = Terehx is no shcux gtfix.
reason-gift_taken = Ttahx gtfix is genox.
reason-own_call = It is yruox onwx cllax.
reason-not_own_call = It is ntox yruox cllax.
reason-call_covered = Tehx cllax dseox ntox ndeex ttahx mhcux.
reason-call_open = Tehx cllax sllitx nsdeex { $ore } oerx.
reason-nothing_pledged = Yuox hevax pdegdelx ngnihtox.
reason-once_a_round = Yuox hevax denox ttahx in tsihx rdnuox.
reason-no_building = Yuox hevax no shcux bgnidliux.
reason-target_first = Cesoohx a bgnidliux ftsrix.
reason-finish_first = Fhsinix ftsrix wtahx yuox aerx in tehx melddix of.
reason-settling = Sgnihtemox eeslx is bgniex sdelttex.
reason-same_colour = It hsax ttahx cruolox.
reason-not_done = Yuox aerx ntox denox.
forfeits-turn = Yuox esolx { $left }.
