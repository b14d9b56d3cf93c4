# What a player is asked, what there is to pay with, and what it is about.

status-over = Game over
status = Round { $round }, phase { $phase ->
    [1] 1 (start of round)
    [2] 2 (action)
    [3] 3 (development)
   *[4] 4 (colonies)
}{ $last ->
    [yes] , last round
   *[no] { "" }
}
awaited = { COUNT($who) ->
    [0] The game is not waiting for anyone.
   *[other] Waiting for { $who }.
}
means = You can pay: { COUNT($payable) ->
    [0] nothing
   *[other] { COMMAS($payable) }
}; influence: { $influence }{ COUNT($far) ->
    [0] { "" }
   *[other] ; without a route: { COMMAS($far) }
}.
means-call = Price: { COMMAS($cost) }. If it is paid: { JOIN($does, by: "; ") }. { means }

prompt-over = The game is over.
prompt-wait = It’s not your turn.{ $free ->
    [yes] { " " }You can play cards and use your buildings.
   *[no] { "" }
}
prompt-turn = { $left ->
    [2] Choose your first of two different actions, or Recycle alone.
    [1] Choose a different second action, or end your turn.
   *[0] You have taken your actions: end your turn.
}
prompt-agents = { $left ->
    [0] Your agent is placed: end your turn.
    [one] Place your last agent on a box, or pass.
   *[other] Place an agent on a box ({ $left } in Reception), or pass.
}
prompt-colonies = { $done ->
    [yes] You have finished Phase 4. You can go back until all players have finished.
   *[no] Build and maintain colonies as often as you like, then finish Phase 4. { $last ->
        [yes] The game ends after this.
       *[no] All players do this at the same time.
    }
}
prompt-boundary = The game is waiting for you { $when }, as you asked: play what you like, then continue.
prompt-arrivals = Choose the first combat: { $cells }.
prompt-fight = { $attacks ->
    [yes] You attack { $rival } at { $cell }
   *[no] { $rival } attacks you at { $cell }
}: attack { $attack }, defence { $defence }. Add power, or you lose.
prompt-reacting = { $event ->
    [fight_near] { $seat } starts a combat at { $where }
   *[support_near] { $seat } supports “{ $where }”
}. React, or don’t. Answers stay secret until all players have answered.
prompt-call = { $way ->
    [mine] { $mission }, { $resolution }: pledge your part, then { COUNT($missing) ->
        [0] pay: everything is covered.
       *[other] open the mission call. Missing: { $missing }.
    }
    [opened] { $mission }, { $resolution }: { COUNT($missing) ->
        [0] everything is covered: close your call.
       *[other] other players are answering your call. Missing: { $missing }.
    }
    [answered] You answered the call of { $seat }. You can still change your answer.
   *[theirs] { $seat } asks for your help with “{ $mission }”, { $resolution }. { COUNT($missing) ->
        [0] Everything is covered.
       *[other] Missing: { $missing }.
    } Pledge what you want to give, then answer.
}

## Questions that the channel sees

window-fight = Add power, or let { $leads } win.
    .title = Combat at { FORM($cell, of: "short") }
    .about = { $attacker } attacks { $defender }.
    .standing = Attack { $attack }, defence { $defence }.
window-call = Pledge what you want to give, then answer.
    .title = { $mission }
    .about = { $seat } opens a mission call. Price: { $cost }. If it is paid: { JOIN($does, by: "; ") }.
    .standing = { COUNT($missing) ->
        [0] Everything is covered.
       *[other] Missing: { $missing }.
    }{ COUNT($pledged) ->
        [0] { "" }
       *[other] { " " }Pledged: { JOIN($pledged, by: " · ") }.
    }
window-pledge = { $seat } { $what }
window-reacting = React, or don’t. Answers stay secret until all players have answered.
    .title = { $event ->
        [fight_near] Combat at { $where }
       *[support_near] { CAP($where) }
    }
    .about = { $event ->
        [fight_near] { $seat } starts a combat.
       *[support_near] { $seat } supports this project.
    }

## In the middle of something

prompt-gaining = { $any ->
    [0] Choose where to put your gain
   *[other] Choose the resources you gain
}: { $what }{ COUNT($barred) ->
    [0] { "" }
   *[other] { " " }(not { $barred })
}.
prompt-losing = Choose what to lose: { $what }.
prompt-paying = Choose what to pay with. Left to pay: { $what }.
prompt-moving = { $n ->
    [0] Choose a ship to move{ $most ->
        [0] { "" }
        [one] { " " }(only one can move)
       *[other] { " " }(at most { $most })
    }.
    [one] 1 ship is moving. Load it, move another ship, or finish moving.
   *[other] { $n } ships are moving. Load the last one, move another ship, or finish moving.
}
prompt-exploring = { $n ->
    [one] { $card }, at { $cell }: take one of its choices.
   *[other] { $cell }: choose which exploration card to keep.
}
prompt-surveying = Choose an asteroid next to one of your ships to turn over.
prompt-placing = Choose a cell for the next asteroid.
prompt-destroying = Choose an asteroid to destroy.
prompt-attempting = Choose a resolution to attempt.
prompt-investing = { $box }: { COUNT($total) ->
    [0] you have no influence yet
   *[other] you have { $total }
}. Reveal cards for more, then buy { COUNT($guild) ->
    [0] one card from the queue
   *[other] one card of “{ $guild }” from the common discard
}, or nothing.
prompt-buying = Buy a card { $source ->
    [discard] from the common discard
   *[queue] from the queue
}{ $discount ->
    [0] { "" }
   *[other] { " " }for { $discount } less
}, or nothing.
prompt-supporting = Choose a project to support.
prompt-trading = Trade at Ceres: { $sell } of one type for { $buy } of another, at most { $left ->
    [one] once
   *[other] { $left } times
}.
prompt-counting = Choose how many cards { $does ->
    [dump] from your discard go under your deck, at random.
   *[library] to draw.
}
prompt-discarding = Discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from your hand.
prompt-recalling = Bring { $n ->
    [one] { $n } ship
   *[other] { $n } ships
} back to your board.
prompt-producing = Choose an asteroid to produce.
prompt-scouting = Choose a card to add to the queue: { $cards }.
prompt-salvaging = { $to ->
    [deck] Put { cards } from your discard under your deck
   *[hand] Take { cards } back from your discard
}.
prompt-readying = Choose a building to ready.
prompt-offered = { $source }: { $does }. Use this effect, or skip it.

## Behind a kind of action

detail-play = { $hand } in hand
detail-build = { detail-play }
detail-discard = { COUNT($held) ->
    [0] no influence in hand
   *[other] { $held } in hand
}
detail-reveal = { detail-discard }
detail-agent = { $reception } in Reception
detail-militarise = { $reserve } in reserve
detail-pledge = { COUNT($missing) ->
    [0] everything is covered
   *[other] missing: { COMMAS($missing) }
}
detail-recycle = your only action this turn; draw up to { $limit }; { $deck } in deck now
