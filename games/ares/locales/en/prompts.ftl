# What a player has to decide, or has decided.

## Clauses

changeable = . You can change it until all players are done.
so-far = { COUNT($chosen) ->
    [0] { "" }
   *[other] { " " }Chosen so far: { AND($chosen) }.
}

## Decisions made

decided-mulligan = You exchange { $cards }{ changeable }
decided-founding = You chose { $corporation }{ changeable }
decided-planning = You chose { $phase }{ COUNT($dummy) ->
    [0] { "" }
   *[other] , for the dummy { $dummy }
}{ changeable }
decided-research = You keep { $chosen }{ changeable }
decided-limit = You discard { $chosen }{ changeable }
decided-cubes = You took { A($cube) }.
decided-phase = You are done. Other players are still in this phase.
nothing-to-decide = It’s not your turn.

## The steps

prompt-mulligan = { COUNT($dealt) ->
    [0] { "" }
   *[other] You will lead { OR($dealt) }.{ " " }
}Mark the cards to exchange ({ $n } marked), then press “I’m done”.
prompt-founding = Choose your corporation.
prompt-planning = Choose your phase card.
prompt-planning-dummy = Choose the dummy’s phase card too.
prompt-cubes = Take a cube.
prompt-swap = { COUNT($offered) ->
    [0] Offer your partner one of your cards in exchange, or decline.
   *[other] Your partner offers { $offered }: give a card for it or decline.
}
prompt-research = Choose { $cards } to keep.{ so-far }
prompt-limit = Discard { stock-card }: the limit is { $limit }. { $n ->
    [0] It
    [1] It
   *[other] Each
} brings { $worth }.{ so-far }
prompt-bump = Choose a parameter to raise by { step }.

## The phases

prompt-green = Play a green card, or press “I’m done”.
prompt-free = Play a green card with a printed cost of { $free } or less for free, or press “I’m done”.
prompt-bonus = Use your bonus: draw a card, or play one more blue or red card. Or press “I’m done”.
prompt-others = { $n ->
    [1] Play a blue or red card
   *[other] Play up to { $n } blue or red cards
}, or press “I’m done”.{ $bonus ->
    [yes] { " " }Your bonus: draw a card, or play one more.
   *[no] { "" }
}
prompt-actions = Use { $cards ->
    [yes] card actions and standard actions
   *[no] standard actions
}, then press “I’m done”.{ $bonus ->
    [yes] { " " }Your bonus: use one card action a second time.
   *[no] { "" }
}{ COUNT($forced) ->
    [0] { "" }
   *[other] { " " }At the end these are converted: { $forced }.
}

## Parts of an effect

prompt-branch = { $card }: choose one.
prompt-target = { $card }: choose a card to { $adds ->
    [yes] add to
   *[no] remove from
}.
prompt-drop = { $card }: discard { stock-card } from your hand ({ COUNT($gain) ->
    [0] for no MC
   *[other] { $n ->
        [1] { $gain }
       *[other] each: { $gain }
    }
}).
prompt-swapping = { $card }: discard a card to draw 1, or { $n } if it has { A($tag) } tag, or skip it.
prompt-pick = { $card }: choose { $cards } to keep.
prompt-paying = { $card } ({ $price }): { COUNT($missing) ->
    [0] pay now, or change the cards to sell.
   *[other] choose cards to sell ({ $each } each), { $missing } missing.
}{ COUNT($sold) ->
    [0] { "" }
   *[other] { " " }To sell: { $sold }.
}
prompt-offering = You haven’t drawn your bonus card yet. Draw it?
