# The log of a game: one sentence per event, by its tag.

## Clauses

by-card = { COUNT($card) ->
    [0] { "" }
   *[other] { " " }({ $card })
}
the-scale = { $scale ->
    [temperature] { parameter-temperature.the }
   *[oxygen] { parameter-oxygen.the }
}
to-its-end = { $end ->
    [yes] , its end
   *[no] { "" }
}
mars = { $complete ->
    [yes] Mars is complete
   *[no] Mars is not complete
}

## Set-up and the choice of phases

event-mulliganed = { $seat } { $n ->
    [0] keeps the hand
   *[other] exchanges { stock-card }
}.
    .story = { $n ->
        [0] keeps the hand
       *[other] exchanges { stock-card }
    }
event-founded = { $seat } leads { $corporation }.
    .story = leads { $corporation }
event-round_started = Round { $round } starts.
event-phases_revealed = Phases are revealed. { JOIN($picks, by: "; ") }.
    .story = Phases: { JOIN($picks, by: " · ", form: "story") }.
revealed = { $seat }: { $phase }
    .story = **{ $seat }** { $phase }
revealed-dummy = dummy: { $phase }
    .story = dummy { $phase }
event-cube_taken = { $seat } takes a { $cube ->
    [copper] copper cube (1 MC)
   *[trade] trade cube
}.
    .story = takes a { $cube ->
        [copper] copper cube
       *[trade] trade cube
    }
event-cards_swapped = { $seat } and { $partner } exchange a card.
event-swap_declined = { $seat } declines the exchange.
    .story = declines the exchange
event-card_received = You receive { $card }.
    .note = receives { $card }
event-phase_opened = Phase { $phase } starts.
    .story = { $number ->
        [4] { "" }
       *[other] Phase { $phase } starts.
    }

## What a player does and gains

event-card_played = { $seat } plays { $card } for { COUNT($paid) ->
    [0] nothing
   *[other] { $paid }
}{ COUNT($sold) ->
    [0] { "" }
   *[other] , selling { $sold }
}{ COUNT($microbe) ->
    [0] { "" }
   *[other] , removing { $microbe }
}{ $tr ->
    [0] { "" }
   *[other] , lowering TR by { $tr }
}.
    .story = plays { $card }{ COUNT($sold) ->
        [0] { "" }
       *[other] , selling { $sold }
    }
event-cards_sold = { $seat } sells { stock-card } for { $mc } MC.
    .story = sells { stock-card }
event-action_used = { $seat } uses { $card }{ COUNT($paid) ->
    [0] { "" }
   *[other] { " " }for { $paid }
}.
    .story = uses { $card }
event-standard_used = { $seat } pays { COUNT($paid) ->
    [0] nothing
   *[other] { $paid }
} for { FORM($project, of: "gain") }{ $forced ->
    [yes] { " " }(must be converted before the phase ends)
   *[no] { "" }
}.
    .story = gets { FORM($project, of: "gain") }{ $forced ->
        [yes] { " " }(must be converted before the phase ends)
       *[no] { "" }
    }
event-initiative_used = { $seat } pays { $paid } to raise TR.
    .story = raises TR
event-gained = { $seat } gains { $what }{ by-card }.
event-tr_raised = { $seat } raises TR by { $n } to { $tr }{ by-card }.
event-forest_gained = { $seat } gains a forest (now { $forests }).
event-cubes_added = { $seat } adds { $cube } to { $card } (now { $total }).
event-cubes_removed = { $seat } removes { $cube } from { $card } (now { $total }).
event-cubes_lost = { $seat } has no card for { COUNT($cube) ->
    [0] { $n } { $n ->
        [one] resource
       *[other] resources
    }
   *[other] { $cube }
}.
    .note = no card for { COUNT($cube) ->
        [0] { $n } { $n ->
            [one] resource
           *[other] resources
        }
       *[other] { $cube }
    }
event-drew = { $seat } draws { stock-card }{ by-card }.
event-cards_missing = { $seat } gets { stock-card } fewer: deck and discard pile are empty{ by-card }.
    .note = { stock-card } missing, no cards left
event-cards_seen = { $dealt ->
    [yes] You look at
   *[no] You drew
}: { COMMAS($cards) }.
    .note = { $dealt ->
        [yes] looks at
       *[no] draws
    } { COMMAS($cards) }
event-discarded = { $seat } discards { stock-card }{ by-card }.
event-cards_gone = { $sold ->
    [yes] You sold
   *[no] You discarded
}: { COMMAS($cards) }.
    .note = { $sold ->
        [yes] sells
       *[no] discards
    } { COMMAS($cards) }
event-shown = { $seat } reveals { $cards }; takes { COUNT($taken) ->
    [0] none
   *[other] { $taken }
}.
    .note = reveals { COMMAS($cards) }{ COUNT($taken) ->
        [0] , takes none
       *[other] , takes { COMMAS($taken) }
    }
event-produced = { $seat } produces { $goods }.
    .story = production
event-dealt = { $seat } looks at { stock-card } to keep { $keep }.
event-kept = { $seat } keeps { stock-card }.
    .story = research
event-hand_reduced = { $seat } discards { stock-card } down to the hand limit for { $mc } MC.
    .story = discards down to the hand limit

## Mars

event-scale_raised = { $seat } raises { the-scale } to { $value }{ to-its-end } (TR { $tr }).
event-scale_stepped = { $seat } raises { the-scale } a step (TR { $tr }).
event-ocean_flipped = { $seat } { $again ->
    [yes] repeats the last ocean
   *[no] flips ocean { $number }
} (TR +1).
    .note = { $again ->
        [yes] the last ocean again
       *[no] { "" }
    }
event-ocean_turned = { $seat } { $again ->
    [yes] repeats the last ocean
   *[no] flips an ocean
} (TR +1).
    .note = { $again ->
        [yes] the last ocean again
       *[no] { "" }
    }
event-mars_moved = This phase raised { $moves }.
moved-temperature = the temperature from { $before }{ "\u202F" }°C to { $now }{ "\u202F" }°C{ to-its-end }
moved-oxygen = the oxygen from { $before }% to { $now }%{ to-its-end }
moved-oceans = the number of oceans from { $before } to { $now }{ to-its-end }
event-nothing_to_raise = { $parameter ->
    [ocean] No oceans are left to flip
    [temperature] The temperature is complete
   *[oxygen] The oxygen is complete
}: nothing for { $seat }.
    .note = { $parameter ->
        [ocean] no oceans left
        [temperature] temperature already complete
       *[oxygen] oxygen already complete
    }
event-bumped = { CAP(the-scale) } rises automatically to { $value }{ $lost ->
    [0] { "" }
    [one] , its end; { $lost } step is lost
   *[other] , its end; { $lost } steps are lost
}.

## The box and the end

event-reshuffled = The discard pile becomes the new deck ({ stock-card }).
event-marker_moved = The dummy’s cards are shuffled; the marker moves to { $marker }.
event-end_triggered = Mars is complete! The game ends with this phase.{ COUNT($reopened) ->
    [0] { "" }
   *[other] { " " }{ $reopened } can still act.
}
event-game_ended = The game ends in round { $round }. { mars }.

## Stories: steps of a scale

story-temperature = { $n } { $n ->
    [one] step
   *[other] steps
} of temperature
    .story = temperature +{ $n }
story-oxygen = { $n } { $n ->
    [one] step
   *[other] steps
} of oxygen
    .story = oxygen +{ $n }
