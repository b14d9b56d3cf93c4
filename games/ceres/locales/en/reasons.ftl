# Why something is refused, by the key of the reason.

reason-not_your_decision = It is somebody else’s turn.
reason-not_now = That is not possible at this moment.
reason-game_over = The game is over.
reason-seat_count = Ceres is for { $least } to { $most } players, not { $seats }.
reason-unknown_option = Ceres has no option “{ $option }”.
reason-unknown_value = The option “{ $option }” cannot be “{ $value }”.
reason-unknown = There is no “{ $what }” here.
reason-edition = The edition you are playing does not have that.
reason-act_first = First take your action: a Leader, a Worker, or pass.
reason-already_acted = You have already taken your action in this turn.
reason-finish_first = First finish what is in progress: { $frame }.
reason-not_open = This activation does not include “{ $option }”.
reason-no_leader = You have no Leader left in this round.
reason-no_slot = The { $slots } slots of the { $location } are all taken in this round.
reason-headquarters_used = You have already used the Headquarters { $uses } times this round.
reason-not_own = { $outstation } is not one of your Outstations.
reason-occupied = { $outstation } already has a Worker.
reason-no_worker = There is no { FORM($worker, of: "one") } left, neither in the Living Quarters nor on the docked ship.
reason-no_token = You do not hold the Favor { $favor }.
reason-token_used = You have already used { $favor } in this round.
reason-cannot_pay = That takes { $price }; you have { $have }.
reason-round_influence = In round 3 a Settlement Project action takes { $need } Influence more; you have { $have }.
reason-no_trade = You cannot pay for any trade line of the docked ship.
reason-no_project = There is no Settlement Project that you could complete or commit to.
reason-no_facility = There is no Facility that you could pay for.
reason-no_facility_left = You cannot pay for any Facility on offer, nor for any that is left to draw.
reason-no_single = You have no single Outstation that could be upgraded.
reason-no_cards = There is no Facility card left to draw.
reason-no_probe = You have no Probe in the Launch Complex; manufacture one first.
reason-no_asteroid = You have too little Ice for any unclaimed asteroid.
reason-no_program = You cannot pay for the next program of any research field.
reason-no_favor = There is no Favor left that you have the Influence for.
reason-no_reassign = You have no Worker that could move to an empty Outstation of its Type.
reason-no_materials = You lack materials: an Alloy takes Ore, a Probe Ore, Advanced Ceramics and Energy.
reason-no_claim = You have not claimed an asteroid yet.
reason-no_part = You could not use any part of this Outstation now.
reason-no_option = You could not carry out any option there now.
reason-too_often = That is possible { $most ->
    [1] once
   *[other] { $most } times
} at most, not { $asked } times.
reason-not_in_row = { $card } is not on offer.
reason-spots_full = Your { $spots } spots for committed projects are taken.
reason-not_committed = You are not committed to { $project }.
reason-drawn_already = You have already drawn cards in this activation.
reason-must_build = After drawing you must build, since you can.
reason-not_single = { $outstation } is not single, so nothing can be built below it.
reason-only_new = This action only builds new Outstations.
reason-only_upgrade = This action only builds below a single Outstation.
reason-claimed = { $asteroid } already carries a Probe.
reason-not_claimed = You have no Probe on { $asteroid }.
reason-top_level = You have already reached level 3 in { $field }.
reason-favor_taken = { $favor } is taken until the end of the round.
reason-granted = { $outstation } has already given { COUNT($good) ->
    [0] this
   *[other] { AND($good, form: "one") }
} by this Special Grant.
reason-not_printed = { $outstation } does not produce { COUNT($good) ->
    [0] that
   *[other] { AND($good, form: "one") }
}.
reason-same_outstation = The Worker has to move to another Outstation.
reason-no_worker_there = There is no Worker on { $outstation }.
reason-other_type = A Worker can only move to an Outstation of the same Type; { $outstation } is { A($kind) }.
reason-activated = { $outstation } was already activated in this turn.
reason-nothing_made = Make at least one Alloy or Probe.
reason-part_passed = That part was already used or skipped; there is no going back.
reason-must_use = Use at least one part of the Outstation.
reason-must_do = This step cannot be skipped.
reason-would_block = Completing { $project } now would leave you unable to finish the step in progress.
