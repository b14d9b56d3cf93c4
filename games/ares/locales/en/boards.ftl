# The current position, the board as text for screen readers, and alternative texts of pictures.

sentence-end = { $what }.
counted = { $what } { $n }
points = { $n } VP

## The current position

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

## Against the box: won or lost, and why

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

board-deck = Deck: { $deck }; discard pile: { $discard }.
board-closed = Phases of last round, which these players can’t choose again: { COMMAS($phases) }.
    .short = Phases of last round: { COMMAS($phases) }.
phase-of = { $who } { $phase }
board-phases = Phases of this round: { $phases }.
phase-by = { $phase }{ COUNT($who) ->
    [0] { "" }
   *[other] { " " }({ $who })
}
dummy = dummy
board-cubes = Cubes left: { $copper } copper, { $trade } trade.
board-together = Together: { $together } of { $goal } VP.
board-dummy = Dummy’s cards played: { COUNT($played) ->
    [0] none
   *[other] { $played }
}. Marker: { $marker }.
board-terraforming = Terraforming: { $done } of { $goal } steps.
board-won = Won by { AND($who) }.
board-ranking = Ranking: { JOIN($ranks, by: "; ") }.
ranked = { $rank }. { $who }, { $points }
board-tied = Tie-break: { COMMAS($ways) }.
board-done = { $done } of { $seats } are done.
board-awaited = Waiting for { $who }.
board-behind = Other players’ moves in this phase are not shown yet.
zone = { $zone } zone
tagged = { $n } { $tag }

## Alternative texts

changed = Changed: { JOIN($what, by: "; ") }.
changed-mars = { $what } now { $now }, was { $before }
changed-player = { $who } { COMMAS($what) }
changed-cards = played { $cards }
changed-more = +{ $what }
changed-less = −{ $what }
alt-player = { $who }{ COUNT($corporation) ->
    [0] { "" }
   *[other] { " " }({ $corporation })
}: { $points }, { $tr }, { $forests }, { COMMAS($goods) }; production { COMMAS($income) }; tags { COUNT($tags) ->
    [0] none
   *[other] { COMMAS($tags) }
}; hand { $n }; cards in play { $played }.
    .shorter = { $who }: { $points }, { $tr }, { $forests }, { COMMAS($goods) }; production { COMMAS($income) }; hand { $n }; cards in play { $played }.
alt-rating = { $who }: { $points }, { $tr }, { COMMAS($goods) }; production { COMMAS($income) }.
    .shorter = { $who }: { $points }, { $tr }, { COMMAS($goods) }.
alt-choice = To choose from.
alt-hand = Your hand: { stock-card }. You have { COMMAS($goods) }.
alt-goods = You have { COMMAS($goods) }.
alt-phase = { $phase }. { $does } { $own }.
alt-held = { $card }: { $colour }, { $price }{ COUNT($lacks) ->
    [0] { "" }
   *[other] ; { $lacks }
}.
alt-card = { $card }.
alt-shown = { $who } revealed { $card }.
alt-newest = { $who }: { $card }.
alt-latest = { $n ->
    [0] No cards played yet.
   *[other] Latest cards played.
}
alt-scored = { $who }: { $points } ({ COMMAS($parts) }).
