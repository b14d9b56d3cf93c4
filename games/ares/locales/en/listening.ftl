# The board in words, in parts that can be asked for singly; for those who listen, too.

title-round = Round
title-own = Your decision
title-mars = Mars
title-phases = The five phases
title-shown = Revealed cards
title-choice = To choose from
title-hand = Your hand
title-standard = Standard actions

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
board-begun = When the phase began: { $temperature }, { $oxygen }, { $oceans }.
told-phase = { $phase }: { $does }.
phase-1-does = everybody may play a green card; who chose it pays { $less } MC less
phase-2-does = everybody may play a blue or red card; who chose it draws a card or plays one more
phase-3-does = everybody may use each card action once and standard actions at will; who chose it uses one card action a second time
phase-4-does = everybody gains MC by production and TR, heat, plants and cards; who chose it gains { $more } MC more
phase-5-does = everybody looks at { $look } cards and keeps { $keep }; who chose it looks at { $bonus-look } and keeps { $bonus-keep }

## What one is asked

own-heat = Paid with heat: { $heat }.
own-phase = You chose { $phase } for this round.
own-closed = { $phase } is closed to you: you chose it for the last round.
own-goods = You have { COMMAS($goods) }.

## Cards in the hand, and what is missing for them

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
told-now = Can be played now.
told-shown = { alt-shown } { $text }
lacks-mc = { $mc } missing{ COUNT($given) ->
    [0] { "" }
   *[other] , payable with { AND($given) }
}
lacks-sale = the sale of { stock-card }
lacks-zone = now { $now }, { $n ->
    [0] too late
   *[other] { $steps } missing
}
lacks-oceans = now { $have } of { $goal }
lacks-tags = you have { $have }
lacks-complete = not possible any more
told-when = { $when ->
    [now] Open now.
    [pending] Open as soon as what you are deciding is done.
    [done] Only in phase { $phase }, with which you are done.
    [ahead] Only in phase { $phase }, which is still to come in this round.
    [past] Only in phase { $phase }, which is over in this round.
    [none] Only in phase { $phase }; this round has none.
   *[unknown] Only in phase { $phase }, if it is chosen.
}
told-standard = { $what }: { FORM($gain, of: "gain") } for { $price }{ COUNT($lacks) ->
    [0] { "" }
   *[other] ; { $lacks }
}.

## What lies before a player

told-leads = Corporation: { $card }.
told-points = { CAP($points) }: { COMMAS($parts) }.
told-goods = Has { COMMAS($goods) }; { $cards } in hand.
told-income = The production phase brings { COMMAS($income) }.
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
told-used = its action was used in this phase
told-rest = { CAP($colour) }, { stock-card }: { COMMAS($cards) }.
told-scored = { $card }{ COUNT($points) ->
    [0] { "" }
   *[other] { " " }({ $points })
}
