# What a seat has to decide, or has decided.

## Clauses

changeable = ; you may change it until all are done.
so-far = { COUNT($chosen) ->
    [0] { "" }
   *[other] { " " }Chosen so far: { AND($chosen) }.
}

## What is decided

decided-mulligan = You exchange { $cards }{ changeable }
decided-founding = You chose { $corporation }{ changeable }
decided-planning = You chose { $phase }{ COUNT($dummy) ->
    [0] { "" }
   *[other] , for the dummy { $dummy }
}{ changeable }
decided-research = You keep { $chosen }{ changeable }
decided-limit = You discard { $chosen }{ changeable }
decided-cubes = You took { A($cube) }.
decided-phase = You are done; the phase is still open for others.
nothing-to-decide = Nothing to decide.

## The steps

prompt-mulligan = { COUNT($dealt) ->
    [0] { "" }
   *[other] You will lead { OR($dealt) }.{ " " }
}Mark the cards to exchange ({ $n } marked), then “I’m done”.
prompt-founding = Choose your corporation.
prompt-planning = Choose your phase card.
prompt-planning-dummy = Choose the dummy’s phase card too.
prompt-cubes = Take a cube.
prompt-swap = { COUNT($offered) ->
    [0] Offer one of your cards for one of your partner’s, or decline.
   *[other] Your partner offers { $offered }: give a card for it or decline.
}
prompt-research = Choose { $cards } to keep.{ so-far }
prompt-limit = Discard { stock-card }: the limit is { $limit }. { $n ->
    [0] It
    [1] It
   *[other] Each
} brings { $worth }.{ so-far }
prompt-bump = Choose the parameter that rises by { step }.

## The phases

prompt-green = Play a green card, or say “I’m done”.
prompt-free = Play a green card of printed cost { $free } or less for free, or say “I’m done”.
prompt-bonus = Your bonus is left: draw a card, or play one more blue or red card. Or say “I’m done”.
prompt-others = { $n ->
    [1] Play a blue or red card
   *[other] Play up to { $n } blue or red cards
}, or say “I’m done”.{ $bonus ->
    [yes] { " " }Your bonus: draw a card, or play one more.
   *[no] { "" }
}
prompt-actions = Use card actions and standard actions, then say “I’m done”.{ $bonus ->
    [yes] { " " }Your bonus: one card action a second time.
   *[no] { "" }
}{ COUNT($forced) ->
    [0] { "" }
   *[other] { " " }When you are done, { $forced } will be converted.
}

## Parts of an effect

prompt-branch = { $card }: choose one.
prompt-target = { $card }: choose the card to { $adds ->
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
prompt-swapping = { $card }: you may discard a card to draw 1, or { $n } if it has { A($tag) } tag.
prompt-pick = { $card }: choose { $cards } to keep.
prompt-paying = { $card } ({ $price }): { COUNT($missing) ->
    [0] you can pay, or change what is sold.
   *[other] choose what to sell ({ $each } a card), { $missing } missing.
}{ COUNT($sold) ->
    [0] { "" }
   *[other] { " " }To be sold: { $sold }.
}
prompt-offering = Your bonus card is not drawn yet: draw it?
