# Why something is refused, by the key of the reason.

reason-settling = Wait: a combat, call or effect is in progress.

## Actions of Phase 2

reason-recycled = You recycled: that is your only action this turn.
reason-recycle_alone = Recycle must be your only action this turn.
reason-acted_so = You have already taken this action ({ $action ->
    [explore] Explore
    [militarise] Militarise
    [move] Move
    [produce] Produce
    [beg] Beg
    [attempt] mission
   *[recycle] Recycle
}): your two actions must be different.
reason-acted_twice = You have already taken two actions.
reason-no_asteroid = There is no asteroid at { $cell }.
reason-explored_already = The asteroid at { $cell } is already face up.
reason-not_next_to_ships = { CAP($cell) } is not next to any of your ships.
reason-reserve_empty = You have no ship left in reserve.
reason-nowhere_to_move = None of your ships has a face-up asteroid next to it.
reason-nowhere_own_embassy = Your ships can only reach asteroids of other players. Your agent is in the Embassy, so you can’t start a combat.
reason-nowhere_embassy = Your ships can only reach asteroids of a player with an agent in the Embassy. No player can attack them.
reason-nowhere_fight = Your ships can only reach asteroids in combat.
reason-nowhere_toll = You need { $n } more hydrocarbon to leave { $place }.

## Prices

reason-influence_short = You need { $price } influence; you have { $have }.
reason-goods_short = You need { $price }; you can pay { $have }.
reason-any_short = You need { $price ->
    [one] { $price } resource
   *[other] { $price } resources
}; you can pay { $have }.
reason-no_choice_of_payment = There is only one way to pay this.
reason-no_such_choice = This choice doesn’t exist.
reason-not_asked_for = The price doesn’t include { $resource }.
reason-nothing_to_pay = You have none of this resource left to pay ({ $place }).
reason-needed_elsewhere = This resource is needed for the rest of the price ({ $resource }).

## Movements and combats

reason-enough_ships = { $n ->
    [one] Only one ship can move.
   *[other] Only { $n } ships can move.
}
reason-no_ship_there = You have no ship left to move there ({ $place }).
reason-not_next = { CAP($cell) } is not next to that ship.
reason-open_space = There is no asteroid at { $cell }.
reason-face_down = The asteroid at { $cell } is face down: explore it first.
reason-fight_there = There is a combat at { $cell }.
reason-own_embassy = Your agent is in the Embassy: you can’t start a combat.
reason-embassy = This player has an agent in the Embassy: you can’t attack them.
reason-ship_first = Choose a ship to move first.
reason-ships_named = Ships are already moving: finish moving first.
reason-loaded = This ship is full: it carries { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}.
reason-nothing_to_load = This resource is not where the ship starts ({ $place }).
reason-no_fight_there = There is no combat at { $cell }.
reason-finish_first = Finish what you started first.
reason-no_fight = There is no combat.
reason-not_your_fight = You’re not part of this combat.
reason-other_side = This effect is for the other side only.

## Cards, buildings and asteroids

reason-not_in_hand = This card is not in your hand: { $card }.
reason-only_to_react = You can play “{ $card }” only as a reaction.
reason-only_in_windows = At this table you can’t play out of turn, except in your combats and mission calls.
reason-need_short = You need at least { $needed }; you have { $have }.
reason-not_built = You don’t have this building: { $card }.
reason-nothing_to_use = This has no effect to use: { $source }.
reason-used_already = Already used this round: { $source }.
reason-not_yours = You do not control { $cell }.
reason-not_discarded = This card is not in your discard: { $card }.
reason-salvages_itself = A card that takes back cards can’t be taken back: { $card }.
reason-not_used = This building is already ready: { $card }.

## What an effect asks

reason-not_gained = You don’t have that much left to put ({ $resource }: { $n }).
reason-no_place_for_goods = You can’t put anything there ({ $place }).
reason-stored_already = You have already chosen this in this round.
reason-stored_there = Your gains already go there ({ $place }).
reason-nothing_to_lose = You have none of this resource to lose there ({ $place }).
reason-kept_already = There is only one exploration card.
reason-keep_first = Keep one of the two cards first.
reason-not_drawn = You don’t have this exploration card.
reason-choice_payable = You can pay for one of the choices: take it.
reason-not_empty = { CAP($cell) } is not an empty cell of the belt.
reason-too_few_neighbours = { CAP($cell) } is next to too few asteroids.
reason-none_of_yours = { CAP($cell) } is not next to any of your asteroids.
reason-not_to_destroy = This effect can’t destroy the asteroid at { $cell }.
reason-nothing_to_sell = You need { $n ->
    [one] { $n } resource
   *[other] { $n } resources of one type
} on one of your asteroids next to Ceres.
reason-not_looked_at = This is not one of the cards you are looking at: { $card }.

## Agents, boxes and projects

reason-agent_placed = You have already placed an agent this turn.
reason-no_agents = You have no agent left in Reception.
reason-box_not_open = The box “{ $box }” is not open yet.
reason-box_closed = The box “{ $box }” is closed by the mission “{ $mission }”.
reason-box_full = The box “{ $box }” is occupied.
reason-supports_spent = { $n ->
    [one] Only { $n } project can be supported each round, and it has been.
   *[other] Only { $n } projects can be supported each round, and they have been.
}
reason-no_project_payable = You can’t pay for any project.
reason-no_such_project = This project can’t be supported: { $project }.
reason-not_for_sale = This card is not for sale here: { $card }.

## Phase 4

reason-done_already = You have already finished Phase 4.
reason-not_done = You have not finished Phase 4 yet.
reason-not_buildable = “{ $card }” can’t be built.
reason-no_such_package = Maintaining colonies costs 3, 5 or 7 resources.

## Missions

reason-no_mission = There is no mission to attempt.
reason-mission_by_box = At this table you can’t attempt missions this way.
reason-failed_attempt = A free attempt failed this phase: wait for the next one.
reason-own_call = This is your call: other players answer it.
reason-not_own_call = This is not your call.
reason-call_not_open = The call is not open yet.
reason-answered_already = You have already answered.
reason-not_answered = You have not answered yet.
reason-pledged_already = You already pledge that.
reason-pledge_most = You can pledge at most { $n } ({ $item }).
reason-no_contributor = The player who takes the cards must contribute.
