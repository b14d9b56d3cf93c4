# Why something is refused, by the key of the reason.

## Clauses

phase-in-words = phase { FORM($named, of: "number") } ({ FORM($named, of: "name") })
phase-of-green = phase { phase-1.number } ({ phase-1.name })
phase-of-others = phase { phase-2.number } ({ phase-2.name })
having = you have { $have }
oceans-flipped = { ocean } flipped; there { $have ->
    [one] was
   *[other] were
} { $have } of { $oceans } when the phase began

## Tables

reason-not_your_decision = It is not your decision.
reason-not_now = That cannot be done now.
reason-game_over = The game is over.
reason-seat_count = { game } is for { $least } to { $most } players, not { $seats }.
reason-unknown_option = There is no option “{ $option }”.
reason-unknown_value = The option “{ $option }” has no value “{ $value }”.
reason-no_packs = { game } has its own cards; packs cannot be added.
reason-coop_seats = The co-operative game is for exactly { $coop } players, not { $seats }; without it, { $least } to { $most } can play.
reason-coop_or_level = The co-operative game is for exactly { $coop } players and a level for 1 player alone: choose one of the two.
reason-only_solo = A level is for a solo game of 1 player, not { $seats }; 2 to { $most } players leave it at “{ option-level-novice }”.
reason-not_solo = A solo game of 1 player has nobody to hide anything from: “{ option-curtain }” and “{ option-answers }” can be changed for 2 to { $most } players.

## Cards and phases

reason-not_in_hand = { COUNT($card) ->
    [0] No such card.
   *[other] { $card } is not in your hand.
}
reason-not_in_play = { COUNT($card) ->
    [0] No such card.
   *[other] You have not played { $card }.
}
reason-not_dealt = That card is not among those you look at.
reason-not_offered = That card cannot be chosen here.
reason-same_phase = You chose { phase-in-words } last round; choose another phase.
reason-not_a_phase = Choose a phase from 1 to 5.
reason-dummy_used = The dummy has already used that phase card.
reason-no_cube = There are no more cubes of that kind.
reason-wrong_colour = { $phase ->
    [1] Blue and red cards are played in { phase-of-others }; this is { phase-of-green }.
    [2] Green cards are played in { phase-of-green }; this is { phase-of-others }.
   *[other] Green cards are played in { phase-of-green }, blue and red cards are played in { phase-of-others }.
}
reason-no_slot = You have played all the cards you may in this phase.
reason-free_limit = { $card } has a printed cost above { $most }; it cannot be played for free.

## Requirements and prices

reason-zone = { $scale ->
    [temperature] Needs temperature in the { OR($zones) } zone; it was { $value } °C when the phase began.
   *[oxygen] Needs oxygen in the { OR($zones) } zone; it was { $value }% when the phase began.
}
reason-oceans_least = Needs at least { oceans-flipped }.
reason-oceans_most = Needs at most { oceans-flipped }.
reason-tags = Needs { $n } { $tag } { $n ->
    [one] tag
   *[other] tags
}; { having }.
reason-tr_least = Needs a TR of { $n }; yours is { $have }.
reason-cannot_pay = Needs { $price }; { having }.{ COUNT($sell) ->
    [0] { "" }
   *[other] { " " }Selling { $sell } would do.
}
reason-short = Costs { $price } MC; you are { $missing } MC short, even by selling all other cards.
reason-no_reduction = You have no card in play for this reduction.
reason-free_already = The price is already 0.
reason-no_heat_as_mc = You cannot pay this with heat.
reason-same_payment = The automatic payment comes to the same.

## Actions and effects

reason-no_action = { $card } has no action.
reason-no_option = That part of the effect is not possible.
reason-used = The action of { $card } was already used in this phase.
reason-amount = { $most ->
    [0] { $least ->
        [0] No amount is chosen here.
       *[other] You have nothing to spend on it.
    }
   *[other] Choose an amount from { $least } to { $most }.
}
reason-scale_full = That parameter is complete; choose the other.
reason-closed = { $parameter ->
    [temperature] The temperature was
    [oxygen] The oxygen was
   *[ocean] The oceans were
} complete when the phase began.
reason-no_offer = Your corporation offers this once a phase, after your TR has risen.
reason-no_bonus = Your bonus for this phase is already used, or you did not choose it.
reason-part_first = Finish the effect in progress first.

## Being done

reason-already_done = You have already decided that.
reason-phase_done = { $left ->
    [0] There is nothing left for you to do in { phase-in-words }.
   *[other] You are done with { phase-in-words }; first choose “{ label-reopen }”.
}
reason-not_done = You are not done yet.
reason-nothing_left = There is nothing left for you to do in this phase.
