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
    [0] The game awaits nobody.
   *[other] The game awaits { $who }.
}
means = You can pay: { COUNT($payable) ->
    [0] nothing
   *[other] { COMMAS($payable) }
}; influence: { $influence }{ COUNT($far) ->
    [0] { "" }
   *[other] ; without a route: { COMMAS($far) }
}.

prompt-over = The game is over.
prompt-wait = Wait: you are asked nothing.{ $free ->
    [yes] { " " }You can play cards and use your buildings.
   *[no] { "" }
}
prompt-turn = { $left ->
    [2] Choose two different actions, or Recycle alone.
    [1] Choose a second action, different from the first, or end your turn.
   *[0] Your actions are done: end your turn.
}
prompt-agents = { $left ->
    [0] Your agent is placed: end your turn.
    [one] Place your last agent on a box, or pass.
   *[other] Place an agent on a box ({ $left } in reception), or pass.
}
prompt-colonies = { $done ->
    [yes] You are done with Phase 4; as long as others are not, you can go back.
   *[no] Build and maintain colonies as often as you like, then say that you are done. { $last ->
        [yes] This ends the game.
       *[no] The others do the same.
    }
}
prompt-boundary = You asked to be waited for { $when }: play what you like, then go on.
prompt-arrivals = Choose the combat that is settled first: { $cells }.
prompt-fight = { $attacks ->
    [yes] You attack { $rival } at { $cell }
   *[no] { $rival } attacks you at { $cell }
}: power { $attack } in attack, { $defence } in defence. Add power, or you lose.
prompt-reacting = { $event ->
    [fight_near] { $seat } starts a combat at { $where }
   *[support_near] { $seat } supports “{ $where }”
}: react, or not. Answers stay secret until the last one.
prompt-call = { $way ->
    [mine] { $mission }, { $resolution } ({ $offer }): pledge your part, then { COUNT($missing) ->
        [0] pay, everything is covered.
       *[other] open the call. Missing: { $missing }.
    }
    [opened] { $mission }, { $resolution }: { COUNT($missing) ->
        [0] everything is covered, you can close your call.
       *[other] the others answer your call. Missing: { $missing }.
    }
    [answered] You answered the call of { $seat }; you can still come back to it.
   *[theirs] { $seat } asks for your help with “{ $mission }”, { $resolution } ({ $offer }). { COUNT($missing) ->
        [0] Everything is covered.
       *[other] Missing: { $missing }.
    } Pledge what you like, then answer.
}

## Questions that the channel sees

window-fight = Add power, or let { $leads } win.
    .title = Combat on { FORM($cell, of: "short") }
    .about = { $attacker } attacks { $defender }.
    .standing = Attack { $attack }, defence { $defence }.
window-call = Pledge what you like, then answer.
    .title = { $mission }
    .about = { $seat } asks for contributions. Price: { $cost }. If it is paid: { JOIN($does, by: "; ") }.
    .standing = { COUNT($missing) ->
        [0] Everything is covered.
       *[other] Missing: { $missing }.
    }{ COUNT($pledged) ->
        [0] { "" }
       *[other] { " " }Pledged: { JOIN($pledged, by: " · ") }.
    }
window-pledge = { $seat } { $what }
window-reacting = React, or don’t. Answers stay secret until the last one.
    .title = { $event ->
        [fight_near] Combat on { $where }
       *[support_near] { CAP($where) }
    }
    .about = { $event ->
        [fight_near] { $seat } starts a combat.
       *[support_near] { $seat } supports this project.
    }

## In the middle of something

prompt-gaining = Put away what you gain: { $what }{ COUNT($barred) ->
    [0] { "" }
   *[other] { " " }(but no { $barred })
}.
prompt-losing = Choose what you lose: { $what }.
prompt-paying = Choose what pays: still { $what }.
prompt-moving = { $n ->
    [0] Name the step of a first ship{ $most ->
        [0] { "" }
        [one] { " " }(only one may move)
       *[other] { " " }(at most { $most })
    }.
    [one] One ship is on its way: load it, name other steps, or arrive.
   *[other] { $n } ships are on their way: load the last one, name other steps, or arrive.
}
prompt-exploring = { $n ->
    [one] { $card }, at { $cell }: apply one of its choices.
   *[other] { $cell }: keep one of the two exploration cards.
}
prompt-surveying = Choose an asteroid to turn over, next to one of your ships.
prompt-placing = Choose where the next asteroid is placed, face down.
prompt-destroying = Choose the asteroid to destroy.
prompt-attempting = Choose the resolution to attempt.
prompt-investing = { $box }: { COUNT($total) ->
    [0] you have no influence yet
   *[other] you have { $total }
}. Reveal cards, then buy a card { COUNT($guild) ->
    [0] of the queue
   *[other] of “{ $guild }” from the common discard
}, or do not.
prompt-buying = Buy a card { $source ->
    [discard] of the common discard
   *[queue] of the queue
}{ $discount ->
    [0] { "" }
   *[other] { " " }for { $discount } less
}, or do not.
prompt-supporting = Choose the project that you support.
prompt-trading = Trade at Ceres: { $sell } of one type for { $buy } of another, at most { $left ->
    [one] once
   *[other] { $left } times
}.
prompt-counting = Choose how many cards { $does ->
    [dump] of your discard, at random, go under your deck.
   *[library] you draw.
}
prompt-discarding = Discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from hand.
prompt-recalling = Bring { $n ->
    [one] { $n } ship
   *[other] { $n } ships
} back to your board.
prompt-producing = Choose the asteroid that produces.
prompt-scouting = Choose the card that joins the queue: { $cards }.
prompt-salvaging = { $to ->
    [deck] Put { cards } from your discard under your deck
   *[hand] Take { cards } from your discard to hand
}.
prompt-readying = Choose the building to make ready.
prompt-offered = { $source }: { $does }. Use this effect, or leave it.

## Behind a kind of action

detail-play = { $hand } in hand
detail-build = { detail-play }
detail-discard = { COUNT($held) ->
    [0] no influence in hand
   *[other] { $held } in hand
}
detail-reveal = { detail-discard }
detail-agent = { $reception } in reception
detail-militarise = { $reserve } in reserve
detail-pledge = { COUNT($missing) ->
    [0] everything is covered
   *[other] missing: { COMMAS($missing) }
}
detail-recycle = the only action of the phase; hand filled up to { $limit }, deck now: { $deck }
