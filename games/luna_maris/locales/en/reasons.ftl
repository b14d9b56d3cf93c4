# Why something is refused, by the key of the reason.

reason-only_solo = You can choose the strength of the AI only for one player; this table has { $seats }.
reason-act_first = Take your action first, or make your choice.
reason-already_acted = You have already taken your action this turn.
reason-finish_first = Finish this first: { $frame }.
reason-go_first = Go to a module with { $scientist } first.
reason-main_first = Do the main action of the module first.
reason-sleep_first = Take a day off in the Sleeping Quarters first.
reason-tile_gone = { $equipment } is no longer available.
reason-module_taken = { CAP($module) } is taken: choose another module to start in.
reason-no_scientist = You have no scientist in hand.
reason-not_in_hand = { $scientist } is not in your hand.
reason-not_at_rest = { $scientist } is not in your rest stack.
reason-no_oxygen = You need { $need } O2; you have { $have } left this round.
reason-not_shown = { $scientist } doesn’t show { $module }.
reason-visited = You have already been in { $module } this turn: choose another module for the second activation.
reason-no_steps = Your scientist has no activations left.
reason-not_here = Your astronaut didn’t go to { $module } this turn.
reason-activated_already = You have already done the main action here.
reason-asleep = Your day off ends the turn: you can only rest more scientists.
reason-no_energy = You have no energy to activate this module, and no player keeps it active.
reason-cannot_pay = You need { $price }; you have { $have ->
    [0] none
   *[other] { $have }
}.
reason-not_the_price = These cubes don’t match the price: { $iron } iron and { $titanium } titanium.
reason-no_waste = You need { $need } waste; you have { $have ->
    [0] none
   *[other] { $have }
}.
reason-no_room = You have no room for more { $good }.
reason-level = You need level { $need } in { $track }; you are at { $have }.
reason-not_improved = { CAP($module) } has no advanced module yet.
reason-second_product = The second procedure must make the other product.
reason-same_procedure = The second procedure must be a different one.
reason-no_equipment = You don’t have { $equipment }.
reason-equipment_used = You have already used { $equipment } this round.
reason-without_equipment = You have no equipment.
reason-not_on_top = Choose { $equipment } together with the main action of its module.
reason-stress_low = Your stress marker is at 4: take a day off before you place another probe.
reason-stress_full = Your stress marker is already at 8.
reason-no_probe = You have no probes left.
reason-zone_taken = There is already a probe on { $zone }.
reason-zone_covered = The mine { $zone } is not used with this number of players.
reason-not_on_offer = The order { $order } is not on offer.
reason-not_hiring = { $scientist } is not on the hiring board.
reason-only_level_1 = You can remove only level 1 scientists; { $scientist } is level 2.
reason-dismissed_already = You have already removed a scientist with this hire.
reason-in_use = { $scientist } is the scientist you are using.
reason-capped = You have already gone beyond level 4 of { $track }.
reason-both_capped = You have already gone beyond level 4 of both tracks.
reason-bonus_taken = { $bonus } is taken.
reason-not_own_bonus = You don’t have the research bonus { $bonus }.
reason-no_project = The advanced module of { $module } is not on offer.
reason-built_already = The advanced module of { $module } is already built.
reason-construction_full = All spaces on the construction track are taken.
reason-extra_place = You didn’t start or end a walk in { $module } this turn.
reason-extra_specialty = { $scientist } doesn’t show { $module }, so you can’t do its extra action.
reason-extra_done = You have already done the extra action of { $module }: each is possible once a turn, one for each walk.
reason-co2_end = Your CO2 disc can’t go that far down.
reason-not_in_seedbeds = This card is not in the seedbeds: { $food }.
reason-seedbeds_empty = There is no food in the seedbeds.
reason-not_discarded = This card is not in the discard pile: { $food }.
reason-no_food = You have no food cards.
reason-not_own_food = This card is not in your hand.
reason-has_food = You have food cards: spend those instead.
reason-no_rest = You have no scientists at rest.
reason-too_many = You can take back { $most ->
    [1] only 1 scientist
   *[other] 1 to { $most } scientists
}.
reason-too_few_points = You need { $need } VP; you have { $have }.
reason-not_begun = The Emergency Depot opens when round 1 starts.
reason-depot_taken = Your depot has no { $resource } left.
