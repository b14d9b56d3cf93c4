# Why something is refused, by the key of the reason.

## Clauses

phase-in-words = phase { FORM($named, of: "number") } ({ FORM($named, of: "name") })
phase-of-green = phase { phase-1.number } ({ phase-1.name })
phase-of-others = phase { phase-2.number } ({ phase-2.name })
having = you have { $have }
oceans-flipped = { ocean } flipped; there { $have ->
    [one] was
   *[other] were
} { $have } of { $oceans } when the phase started

## Tables

reason-coop_seats = The co-operative game is for exactly { $coop } players; this table has { $seats }. Without it, { $least } to { $most } can play.
reason-coop_or_level = The co-operative game is for { $coop } players, a solo level is for 1 player: choose one of them.
reason-only_solo = A solo level is for 1 player; this table has { $seats }. With 2 to { $most } players, leave it at “{ option-level-novice }”.
reason-not_solo = A solo game has nothing to hide: you can change “{ option-curtain }” and “{ option-answers }” only with 2 to { $most } players.

## Cards and phases

reason-not_in_hand = { COUNT($card) ->
    [0] No such card.
   *[other] { $card } is not in your hand.
}
reason-not_in_play = { COUNT($card) ->
    [0] No such card.
   *[other] You have not played { $card }.
}
reason-not_dealt = That is not one of the cards you are looking at.
reason-not_offered = You can’t choose that card here.
reason-same_phase = You chose { phase-in-words } last round; choose another phase.
reason-not_a_phase = Choose a phase from 1 to 5.
reason-dummy_used = The dummy has already used that phase card.
reason-no_cube = There are no cubes of that kind left.
reason-wrong_colour = { $phase ->
    [1] You can play blue and red cards only in { phase-of-others }; this is { phase-of-green }.
    [2] You can play green cards only in { phase-of-green }; this is { phase-of-others }.
   *[other] You can play green cards only in { phase-of-green }, blue and red cards only in { phase-of-others }.
}
reason-no_slot = You have already played all your cards for this phase.
reason-free_limit = { $card } has a printed cost above { $most }: you can’t play it for free.

## Requirements and prices

reason-zone = { $scale ->
    [temperature] Needs temperature in the { OR($zones) } zone; it was { $value } °C when the phase started.
   *[oxygen] Needs oxygen in the { OR($zones) } zone; it was { $value }% when the phase started.
}
reason-oceans_least = Needs at least { oceans-flipped }.
reason-oceans_most = Needs at most { oceans-flipped }.
reason-tags = You need { $n } { $tag } { $n ->
    [one] tag
   *[other] tags
}; { having }.
reason-tr_least = You need a TR of { $n }; yours is { $have }.
reason-cannot_pay = You need { $price }; { having }.{ COUNT($sell) ->
    [0] { "" }
   *[other] { " " }Sell { $sell } to pay.
}
reason-short = You need { $price } MC; you are { $missing } MC short, even if you sell all other cards.
reason-no_reduction = You have no card in play for this reduction.
reason-free_already = The price is already 0.
reason-no_heat_as_mc = You can’t pay this with heat.
reason-same_payment = The automatic payment is the same.

## Actions and effects

reason-no_action = { $card } has no action.
reason-no_option = You can’t use that part of the effect.
reason-used = You have already used the action of { $card } this phase.
reason-amount = { $most ->
    [0] { $least ->
        [0] You can’t choose an amount here.
       *[other] You have nothing to spend on it.
    }
   *[other] Choose an amount from { $least } to { $most }.
}
reason-closed = { $parameter ->
    [temperature] The temperature was
    [oxygen] The oxygen was
   *[ocean] The oceans were
} complete when the phase started.
reason-no_offer = You can use this once a phase, after your TR has gone up.
reason-no_bonus = You have already used your bonus for this phase, or you didn’t choose the phase.
reason-part_first = Finish the effect in progress first.

## Being done

reason-already_done = You have already decided this.
reason-phase_done = { $left ->
    [0] You have nothing left to do in { phase-in-words }.
   *[other] You are done with { phase-in-words }: choose “{ label-reopen }” first.
}
reason-not_done = You are not done yet.
reason-nothing_left = You have nothing left to do in this phase.
