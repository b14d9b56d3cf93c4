# Why something is refused, by the key of the reason.

reason-not_your_decision = It is somebody else’s turn.
reason-not_now = That is not possible at this moment.
reason-game_over = The game is over.
reason-seat_count = Luna Maris is for { $least } to { $most } players, not { $seats }.
reason-only_solo = The strength of the AI can only be chosen for one player; you are { $seats }.
reason-unknown_option = Luna Maris has no option “{ $option }”.
reason-unknown_value = The option “{ $option }” cannot be “{ $value }”.
reason-unknown = There is no “{ $what }” here.
reason-act_first = First take your action, or make the choice that is asked of you.
reason-already_acted = You have already taken your action in this turn.
reason-finish_first = First finish what is in progress: { $frame }.
reason-go_first = First go to a module with { $scientist }.
reason-main_first = First do the main action of the module.
reason-sleep_first = First take a day off in the Sleeping Quarters.
reason-tile_gone = { $equipment } is not among the tiles that are left.
reason-module_taken = No astronaut can begin in { $module } any more.
reason-no_scientist = You have no scientist in hand.
reason-not_in_hand = { $scientist } is not in your hand.
reason-not_at_rest = { $scientist } is not in your rest stack.
reason-no_oxygen = That takes { $need } O2; you have { $have } left in this round.
reason-not_shown = { $scientist } does not show { $module }.
reason-visited = You have been in { $module } in this turn; the second activation needs another module.
reason-no_steps = Your scientist has no activation left.
reason-not_here = Your astronaut did not go to { $module } in this turn.
reason-activated_already = You have already done the main action here.
reason-asleep = Your day off ends the turn: only resting is left.
reason-no_energy = You have no energy to activate this module, and nobody keeps it active.
reason-cannot_pay = That takes { $price }; you have { $have ->
    [0] none
   *[other] { $have }
}.
reason-not_the_price = Those cubes are not the price: { $iron } iron and { $titanium } titanium.
reason-no_waste = That takes { $need } waste; you have { $have ->
    [0] none
   *[other] { $have }
}.
reason-no_room = You have no room for more { $good }.
reason-level = That takes level { $need } in { $track }; you are at { $have }.
reason-not_improved = The advanced module of { $module } is not built.
reason-second_product = The second procedure has to make the other product.
reason-same_procedure = The second procedure has to be another one.
reason-no_equipment = You do not have { $equipment }.
reason-equipment_used = You have already used { $equipment } in this round.
reason-without_equipment = You have no equipment.
reason-not_on_top = { $equipment } is chosen together with the main action of its module.
reason-stress_low = Your stress marker is at 4 already: there can be no further probe before a day off.
reason-stress_full = Your stress marker is at 8 already.
reason-no_probe = You have no probe left.
reason-zone_taken = There is a probe on { $zone } already.
reason-zone_covered = The mine { $zone } is not in use with so few players.
reason-not_on_offer = The order { $order } is not on offer.
reason-not_hiring = { $scientist } is not on the hiring board.
reason-only_level_1 = Only level 1 scientists can be removed; { $scientist } is level 2.
reason-dismissed_already = You have already removed a scientist with this hire.
reason-in_use = { $scientist } is the scientist you are using.
reason-capped = You have already gone beyond the last level of { $track }.
reason-both_capped = You have gone beyond the last level of both tracks.
reason-bonus_taken = { $bonus } is taken.
reason-not_own_bonus = { $bonus } is not a bonus of yours.
reason-no_project = The advanced module of { $module } is not on offer.
reason-built_already = The advanced module of { $module } is built already.
reason-construction_full = No space is left on the construction track.
reason-extra_place = None of your movements in this turn began or ended in { $module }.
reason-extra_specialty = { $scientist } does not show { $module }, so its extra action is not possible.
reason-extra_done = You have already done the extra action of { $module }: there is one for each step, each once a turn.
reason-co2_end = Your CO2 disc cannot go that far down.
reason-not_in_seedbeds = That card is not in the seedbeds: { $food }.
reason-seedbeds_empty = There is no food in the seedbeds.
reason-not_discarded = That card is not in the discard pile: { $food }.
reason-no_food = You have no food card.
reason-not_own_food = That card is not in your hand.
reason-has_food = You have food cards: spend those.
reason-no_rest = Nobody is in your rest stack.
reason-too_many = That is possible for { $most ->
    [1] 1 scientist only
   *[other] 1 to { $most } scientists
}.
reason-too_few_points = That costs { $need } VP; you have { $have }.
reason-not_begun = The Emergency Depot opens when round 1 begins.
reason-depot_taken = Your depot has no { $resource } left.
