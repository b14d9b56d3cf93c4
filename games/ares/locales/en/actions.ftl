# Names of decisions on buttons and in lists.

## Parts of labels

itself = { $what }
capital = { CAP($what) }
by = { $what } ({ $where })
goods = { COMMAS($goods) }
picked = { $what }{ $mine ->
    [yes] { " " }– chosen
   *[no] { "" }
}
heat-first = { $funds ->
    [heat] { " " }({ funds-heat })
   *[mc] { "" }
}
sale = +{ $mc }
discarded = { $card } → { $gain }
discards = discard { stock-card }
uses = { COUNT($paid) ->
    [0] { $gain }
   *[other] { COMMAS($paid) } → { $gain }
}
sells = sells { COMMAS($sold) }
bill = { COMMAS($goods) }{ COUNT($sold) ->
    [0] { "" }
   *[other] ; { sells }
}
choose-sold = choose cards to sell

## Actions

label-throw = { $marked ->
    [yes] Keep
   *[no] Exchange
} { $card }
label-dummy = Dummy: { $phase }
label-cube = { CAP($cube) }: { FORM($cube, of: "gain") }
label-give = Give { $card }
label-play = { $card }: { $bill }
label-draw = Draw the bonus card
label-use = { $card }{ heat-first }: { $done }
label-standard = { $what }: { $price }{ heat-first }
label-initiative = Raise TR by 1 for 6 MC{ heat-first }
label-sell = Sell { $card }
label-unsell = Don’t sell { $card }
label-reopen = I’m not done yet
label-end = I’m done{ COUNT($phase) ->
    [0] { "" }
   *[other] { " " }({ $phase })
}
label-discard = Discard { $card }
label-undiscard = Don’t discard { $card }
label-discard-instead = Discard { $card } instead of { $other }
label-keep = Keep { $card }
label-unkeep = Don’t keep { $card }
label-keep-instead = Keep { $card } instead of { $other }
label-decline = No
label-decline-paying = Don’t play this card
label-decline-offering = Done without drawing
label-decline-swapping = Discard nothing
label-decline-swap = No exchange
label-confirm = Pay{ COUNT($card) ->
    [0] { "" }
   *[other] { " " }for { $card }
}{ COUNT($extra) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($extra) })
}
label-burn = Use { $heat }

forfeits = { COUNT($sold) ->
    [one] Card
   *[other] Cards
} sold to pay for it: { $sold }.
instead-end = “I’m done” was played
instead-decline = the offer was declined

## Kinds of actions

kind-sell = Sell{ $at ->
    [limit] { " " }more at once
   *[any] { "" }
} ({ $each } each)
kind-discard = { $at ->
    [limit] Discard
   *[paying] Sell for it
} ({ $each } each)
standard-prices = forest { OR($forest) }; temperature { OR($temperature) }; ocean { OR($ocean) }

## Values of fields

sells-first = { CAP(sells) }.
marked = { $card } – { $step ->
    [mulligan] to be exchanged
    [research] to be kept
    [limit] to be discarded
   *[phase] to be sold
}
reduction-none = Full price
reduction-plants = Remove a plant: −5 MC
reduction-microbes = Remove 2 microbes: −10 MC
reduction-both = Remove a plant and 2 microbes: −15 MC
payment-auto = Pay automatically
payment-heat = Heat first
payment-cards = Choose cards to sell
funds-mc = MC first
funds-heat = Heat first
way = Way { $n }

## What a phase lets all players do, and what it brings who chose it

phase-help = All: { $all }. You: { $yours }.
phase-1-all = play a green card
phase-1-yours = pay { $less } MC less
phase-2-all = play a blue or red card
phase-2-yours = draw a card or play one more
phase-3-all = use card and standard actions
phase-3-yours = use one card action twice
phase-4-all = collect production
phase-4-yours = gain { $more } MC more
phase-5-all = look at { $look } cards, keep { $keep }
phase-5-yours = look at { $bonus-look }, keep { $bonus-keep }
