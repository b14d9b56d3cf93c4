# Where the game stands, the board in words for screen readers, and alternative texts of pictures.

sentence-end = { $what }.
counted = { $what } { $n }
points = { $n } VP

## Where the game stands

status = Round { $round }{ $last ->
    [0] { "" }
   *[other] /{ $last }
}, { $step }
status-over = Game over
status-won = Game won
status-lost = Game lost
step-mulligan = exchange of first cards
step-founding = choice of corporations
step-planning = planning
step-cubes = co-operative cubes
step-swap = { step-cubes }
step-phase = phase { $phase }
step-limit = hand limit
step-bump = Mars helps

## Against the box: won or lost, and by what

verdict-won = { $mode ->
    [coop] Won: Mars is complete, with { $together } points together; { $goal } were needed.
   *[solo] Won in round { $round } of { $last }: Mars is complete.
}
verdict-lost = Lost after { $round } rounds: { COUNT($lacking) ->
    [0] Mars is complete, but only { together }
   *[other] Mars is not complete ({ COMMAS($lacking) }){ $mode ->
        [coop] , { together }
       *[solo] { "" }
    }
}.
verdict-open = Round { $round } of { $last }. To win: Mars complete { COUNT($lacking) ->
    [0] ✓
   *[other] ({ COMMAS($lacking) })
}{ $mode ->
    [coop] { " " }and { $goal } points together ({ $together } so far)
   *[solo] { "" }
}.
together = { $together } of { $goal } points together
lacking-temperature = temperature { $now } of { $goal }{ "\u202F" }°C
lacking-oxygen = oxygen { $now } of { $goal }%
lacking-ocean = oceans { $now } of { $goal }

## The board

board-temperature = Temperature: { $now } ({ zone }).
board-oxygen = Oxygen: { $now } ({ zone }).
board-oceans = Oceans: { $now } of { $goal }.
board-deck = Deck: { $deck }; discard pile: { $discard }.
board-closed = Phase cards of the last round, closed to those who played them: { COMMAS($phases) }.
phase-of = { $who } { $phase }
board-phases = Phases of this round: { $phases }.
phase-by = { $phase }{ COUNT($who) ->
    [0] { "" }
   *[other] { " " }({ $who })
}
board-begun = When the phase began: { $temperature }, { $oxygen }, { $oceans }.
board-cubes = Cubes left: { $copper } copper, { $trade } trade.
board-together = Together: { $together } of { $goal } VP.
board-dummy = Dummy’s cards played: { COUNT($played) ->
    [0] none
   *[other] { $played }
}. Marker: { $marker }.
board-terraforming = Terraforming: { $done } of { $goal } steps.
board-over = The game is over.
board-done = { $done } of { $seats } are done.
board-awaited = Awaited: { $who }.
board-behind = Players as the phase began.
board-player = { $who } ({ COUNT($corporation) ->
    [0] –
   *[other] { $corporation }
}): { $points }, { $tr }, { $forests } forest VP; { $goods }; the production phase brings { $income }; { $steel } steel, { $titanium } titanium; tags: { COUNT($tags) ->
    [0] none
   *[other] { COMMAS($tags) }
}; hand: { stock-card }; played: { COUNT($played) ->
    [0] none
   *[other] { COMMAS($played) }
}.
zone = { $zone } zone
tagged = { $n } { $tag }

## Alternative texts

alt-player = { $who }: { $points }, { $tr }, { $forests ->
    [one] { $forests } forest
   *[other] { $forests } forests
}, { COMMAS($goods) }, { $steel } steel, { $titanium } titanium; production { $income }; hand { $n }; cards in play { COUNT($played) }.
alt-rating = { $who }: { $points }, { $tr }.
alt-choice = To choose from: { $cards }.
alt-hand = Your hand: { COUNT($cards) ->
    [0] empty
   *[other] { COMMAS($cards) }
}.
alt-latest = Latest cards played.
alt-played = { $who }: { COUNT($cards) ->
    [0] none
   *[other] { COMMAS($cards) }
}.
alt-scored = { $who }: { $points } ({ COMMAS($parts) }).
alt-won = Won by { $who }.
