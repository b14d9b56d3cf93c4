# Why something is refused, by the key of the reason.

reason-not_your_decision = This is not for you to decide.
reason-not_now = This is not possible at the moment.
reason-game_over = The game is over.
reason-seat_count = Projet Cérès is for { $least } to { $most }, not for { $seats }.
reason-unknown_option = Projet Cérès has no option “{ $option }”.
reason-unknown_value = The option “{ $option }” cannot be “{ $value }”.
reason-unknown = There is no “{ $what }” here.
reason-settling = This has to wait: a combat, a call or an effect is under way.

## Actions of Phase 2

reason-recycled = You recycled: that is your only action of the phase.
reason-recycle_alone = Recycle has to be your only action of the phase.
reason-acted_so = You took this action already ({ $action ->
    [explore] Explore
    [militarise] Militarise
    [move] Move
    [produce] Produce
    [beg] Beg
    [attempt] mission
   *[recycle] Recycle
}): the two have to be different.
reason-acted_twice = You took two actions already.
reason-no_asteroid = There is no asteroid at { $cell }.
reason-explored_already = The asteroid at { $cell } is face up already.
reason-not_next_to_ships = { CAP($cell) } is not next to any of your ships.
reason-reserve_empty = You have no ship left in reserve.
reason-nowhere_to_move = None of your ships has a face-up asteroid next to it.
reason-nowhere_own_embassy = The only asteroids that your ships could reach are held by other players, and your agent is in the Embassy: you cannot start a combat.
reason-nowhere_embassy = The only asteroids that your ships could reach are held by a player with an agent in the Embassy, and nobody can attack them.
reason-nowhere_fight = The only asteroids that your ships could reach are in combat.
reason-nowhere_toll = You need { $n } more hydrocarbon to leave { $place }.

## Prices

reason-influence_short = { $price } influence is needed; you have { $have }.
reason-goods_short = { $price } is needed; you can pay { $have }.
reason-any_short = { $price ->
    [one] { $price } resource is
   *[other] { $price } resources are
} needed; you can pay { $have }.
reason-no_choice_of_payment = There is no choice: it can be paid in one way only.
reason-no_such_choice = There is no such choice.
reason-not_asked_for = That is not asked for: { $resource }.
reason-nothing_to_pay = There is no more of this resource to pay ({ $place }).
reason-needed_elsewhere = This resource is needed for the rest of the price ({ $resource }).

## Movements and combats

reason-enough_ships = { $n ->
    [one] Only one ship may move.
   *[other] Only { $n } ships may move.
}
reason-no_ship_there = You have no ship there that could move ({ $place }).
reason-not_next = { CAP($cell) } is not next to it.
reason-open_space = There is no asteroid at { $cell }.
reason-face_down = The asteroid at { $cell } is face down: explore it first.
reason-fight_there = There is a combat at { $cell }.
reason-own_embassy = Your agent is in the Embassy: you cannot start a combat.
reason-embassy = This player has an agent in the Embassy: nobody can attack them.
reason-ship_first = Name the step of a ship first.
reason-ships_named = Ships are on their way already: let them arrive.
reason-loaded = This ship is full: it carries { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}.
reason-nothing_to_load = There is none of this resource where the ship starts ({ $place }).
reason-no_fight_there = No combat waits at { $cell }.
reason-finish_first = Finish first what you have begun.
reason-no_fight = There is no combat.
reason-not_your_fight = You are no side of this combat.
reason-other_side = This effect is for the other side only.

## Cards, buildings and asteroids

reason-not_in_hand = This card is not in your hand: { $card }.
reason-only_to_react = “{ $card }” can be played in reaction only.
reason-only_in_windows = At this table nothing is played out of turn, but for your combats and mission calls.
reason-need_short = It takes at least { $needed }; you have { $have }.
reason-not_built = This building is not yours: { $card }.
reason-nothing_to_use = This has no effect to be used: { $source }.
reason-used_already = Used already in this round: { $source }.
reason-not_yours = You do not control { $cell }.
reason-not_discarded = This card is not in your discard: { $card }.
reason-salvages_itself = This card takes back cards itself, so it cannot be taken back: { $card }.
reason-not_used = This building is not used: { $card }.

## What an effect asks

reason-not_gained = You do not have so much left to put away ({ $resource }: { $n }).
reason-no_place_for_goods = You cannot put anything there ({ $place }).
reason-stored_already = You said so in this round already.
reason-stored_there = That is where your gains go already ({ $place }).
reason-nothing_to_lose = There is nothing of the kind to lose ({ $place }).
reason-kept_already = There is only one exploration card.
reason-keep_first = Keep one of the two cards first.
reason-not_drawn = You do not have this exploration card.
reason-choice_payable = One of the choices can be paid: apply one.
reason-not_empty = { CAP($cell) } is not an empty cell of the belt.
reason-too_few_neighbours = { CAP($cell) } is next to too few asteroids.
reason-none_of_yours = { CAP($cell) } is not next to any of your asteroids.
reason-not_to_destroy = This effect cannot destroy what is at { $cell }.
reason-nothing_to_sell = { $n ->
    [one] { $n } resource is
   *[other] { $n } resources of one type are
} needed on one of your asteroids next to Ceres.
reason-not_looked_at = This card is not among those that you look at: { $card }.

## Agents, boxes and projects

reason-agent_placed = You placed an agent in this turn already.
reason-no_agents = You have no agent left in reception.
reason-box_not_open = The box “{ $box }” is not open yet.
reason-box_closed = The box “{ $box }” is closed by the mission “{ $mission }”.
reason-box_full = The box “{ $box }” is occupied.
reason-supports_spent = { $n ->
    [one] The project of this round is supported already.
   *[other] The { $n } projects of this round are supported already.
}
reason-no_project_payable = You cannot pay for any project.
reason-no_such_project = This project cannot be supported: { $project }.
reason-not_for_sale = This card is not for sale here: { $card }.

## Phase 4

reason-done_already = You are done with Phase 4 already.
reason-not_done = You are not done yet.
reason-not_buildable = “{ $card }” cannot be built.
reason-no_such_package = Colonies are maintained for 3, 5 or 7 resources.

## Missions

reason-no_mission = There is no mission that could be attempted.
reason-mission_by_box = At this table a mission is not attempted like this.
reason-failed_attempt = A free attempt failed in this phase: wait for the next one.
reason-own_call = This is your call: the others answer it.
reason-not_own_call = This is not your call.
reason-call_not_open = The call is not open yet.
reason-answered_already = You answered already.
reason-not_answered = You have not answered yet.
reason-pledged_already = That is what you pledge already.
reason-pledge_most = You can pledge { $n } at most ({ $item }).
reason-no_contributor = Whoever takes the cards has to contribute.
