# The board as text, in parts, also for screen readers.

part-round = Round
part-own = Your decision
part-mars = Mars
part-phases = The five phases
part-shown = Revealed cards
part-choice = To choose from
part-hand = Your hand
part-standard = Standard actions

## Mars and the phases

board-temperature = Temperature: { $now }, { zone }{ scale-ahead }.
    .short = Temperature: { $now }{ $left ->
        [0] , complete
       *[other] { "" }
    }.
board-oxygen = Oxygen: { $now }, { zone }{ scale-ahead }.
    .short = Oxygen: { $now }{ $left ->
        [0] , complete
       *[other] { "" }
    }.
scale-ahead = { $left ->
    [0] , complete
   *[other] { COUNT($next) ->
        [0] { "" }
       *[other] ; { $steps } to the { $next } zone
    }; { $rest } to the end
}
board-oceans = Oceans: { $now } of { $goal } flipped, { $left } left.
    .short = Oceans: { $now } of { $goal }.
board-begun = When the phase started: { $temperature }, { $oxygen }, { $oceans }.
told-phase = { $phase }: { $does }.
phase-1-does = all players can play a green card; bonus: pay { $less } MC less
phase-2-does = all players can play a blue or red card; bonus: draw a card or play one more
phase-3-does = all players can use each card action once and standard actions as often as they like; bonus: use one card action a second time
phase-4-does = all players gain MC by production and TR, heat, plants and cards; bonus: gain { $more } MC more
phase-5-does = all players look at { $look } cards and keep { $keep }; bonus: look at { $bonus-look } and keep { $bonus-keep }

## Questions to the player

own-heat = Paid with heat: { $heat }.
own-phase = You chose { $phase } for this round.
own-closed = You can’t choose { $phase }: you chose it last round.
own-goods = You have { COMMAS($goods) }.

## Cards in hand, with missing costs and requirements

told-hand = { stock-card }, the limit is { $limit }. You have { COMMAS($goods) }; a card sold brings { $sale }.
told-card = { $card }: { $colour }, number { $number }, { COUNT($tags) ->
    [0] no tag
    [one] { $tags } tag
   *[other] { AND($tags) } tags
}.
told-corporation = { $card }: { COUNT($tags) ->
    [0] no tag
    [one] { $tags } tag
   *[other] { AND($tags) } tags
}.
told-price = Price { $price }{ COUNT($printed) ->
    [0] { "" }
   *[other] { " " }instead of { $printed }
}{ COUNT($lacks) ->
    [0] { "" }
   *[other] ; { $lacks }
}.
told-need = { $met ->
    [yes] Requirement met: { $what }
   *[no] Requirement not met: { $what }; { $lacks }
}.
    .short = { $met ->
        [yes] Met: { $what }
       *[no] Not met: { $what }; { $lacks }
    }.
told-now = You can play it now.
told-shown = { alt-shown } { $text }
lacks-mc = { $mc } missing{ COUNT($given) ->
    [0] { "" }
   *[other] , which you can pay with { AND($given) }
}
lacks-sale = the sale of { stock-card }
lacks-zone = now { $now }, { $n ->
    [0] too late
   *[other] { $steps } missing
}
lacks-oceans = now { $have } of { $goal }
lacks-tags = you have { $have }
lacks-complete = no longer possible
told-when = { $when ->
    [now] Open now.
    [pending] Open after your current decision.
    [done] Only in phase { $phase }; you are done with it.
    [ahead] Only in phase { $phase }, later this round.
    [past] Only in phase { $phase }, which is over this round.
    [none] Only in phase { $phase }; this round has none.
   *[unknown] Only in phase { $phase }, if it is chosen.
}
told-standard = { $what }: { FORM($gain, of: "gain") } for { $price }{ COUNT($lacks) ->
    [0] { "" }
   *[other] ; { $lacks }
}.

## A player’s area

told-leads = Corporation: { $card }.
told-points = { CAP($points) }: { COMMAS($parts) }.
told-goods = Has { COMMAS($goods) }; { $cards } in hand.
told-income = Income in the production phase: { COMMAS($income) }.
told-metal = { CAP($metal) }: { $tag } cards cost { $less } less.
told-tags = Tags: { COUNT($tags) ->
    [0] none
   *[other] { COMMAS($tags) }
}.
told-none = No cards in play.
told-played = { $card }, { $colour }{ COUNT($holds) ->
    [0] { "" }
   *[other] , holds { $holds }
}{ COUNT($points) ->
    [0] { "" }
   *[other] , { $points } now
}{ COUNT($used) ->
    [0] { "" }
   *[other] , { $used }
}.
told-used = its action is used this phase
told-rest = { CAP($colour) }, { stock-card }: { COMMAS($cards) }.
told-scored = { $card }{ COUNT($points) ->
    [0] { "" }
   *[other] { " " }({ $points })
}

## What the reader could do in each phase

own-playable = { $of ->
    [0] Your hand: none
   *[other] Your hand: { $n } of { $of } playable
}{ $more ->
    [0] { "" }
   *[other] , { $more } with the bonus
}
own-actions = { COUNT($parts) ->
    [0] You have nothing to use yet
   *[other] { JOIN($parts, by: " · ") }
}
own-uses = { $n } card { $n ->
    [one] action
   *[other] actions
}
own-forests = { forest } from plants
own-steps = temperature +{ $n } from heat
own-income = You collect { COMMAS($income) }
own-hand = { stock-card } in hand, limit { $limit }
own-closed-phase = You chose it last round: not available
