# Why something is refused, by the key of the reason.

reason-edition = Your edition of the game doesn’t have that.
reason-act_first = Take your action first: place a Leader or a Worker, or pass.
reason-already_acted = You have already taken your action this turn.
reason-finish_first = Finish this first: { $frame }.
reason-not_open = This activation doesn’t include “{ $option }”.
reason-no_leader = You have no Leader left this round.
reason-no_slot = All { $slots } slots of the { $location } are taken this round.
reason-headquarters_used = You have already used the Headquarters { $uses } times this round.
reason-not_own = { $outstation } is not one of your Outstations.
reason-occupied = { $outstation } already has a Worker.
reason-no_worker = No { FORM($worker, of: "one") } is left in the Living Quarters or on the docked ship.
reason-no_token = You don’t have the Favor { $favor }.
reason-token_used = You have already used { $favor } this round.
reason-cannot_pay = You need { $price }; you have { $have }.
reason-round_influence = In round 3 a Settlement Project action costs { $need } more Influence; you have { $have }.
reason-no_trade = You can’t pay for any trade line of the docked ship.
reason-no_project = You can’t complete or commit to any Settlement Project.
reason-no_facility = You can’t pay for any Facility.
reason-no_facility_left = You can’t pay for any Facility on offer, or for any left to draw.
reason-no_single = You have no single Outstation to upgrade.
reason-no_cards = No Facility cards are left to draw.
reason-no_probe = You have no Probe in the Launch Complex: manufacture one first.
reason-no_asteroid = You don’t have enough Ice to reach an unclaimed asteroid.
reason-no_program = You can’t pay for the next program of any research field.
reason-no_favor = You don’t have enough Influence for any Favor left.
reason-no_reassign = None of your Workers can move to an empty Outstation of its Type.
reason-no_materials = Not enough goods: an Alloy takes Ore; a Probe takes Ore, Advanced Ceramics and Energy.
reason-no_claim = You have not claimed an asteroid yet.
reason-no_part = You can’t use any part of this Outstation now.
reason-no_option = You can’t use any option there now.
reason-too_often = You can do that at most { $most ->
    [1] once
   *[other] { $most } times
}, not { $asked } times.
reason-not_in_row = { $card } is not on offer.
reason-spots_full = Your { $spots } spots for committed projects are taken.
reason-not_committed = You are not committed to { $project }.
reason-drawn_already = You have already drawn cards in this activation.
reason-must_build = You must build after drawing if you can.
reason-not_single = { $outstation } is not single, so you can’t build below it.
reason-only_new = This action only builds new Outstations.
reason-only_upgrade = This action only builds below a single Outstation.
reason-claimed = { $asteroid } already has a Probe.
reason-not_claimed = You have no Probe on { $asteroid }.
reason-top_level = You have already reached level 3 in { $field }.
reason-favor_taken = { $favor } is taken until the end of the round.
reason-granted = { $outstation } has already given { COUNT($good) ->
    [0] this
   *[other] { AND($good, form: "one") }
} for this Special Grant.
reason-not_printed = { $outstation } doesn’t produce { COUNT($good) ->
    [0] that
   *[other] { AND($good, form: "one") }
}.
reason-same_outstation = The Worker must move to another Outstation.
reason-no_worker_there = There is no Worker on { $outstation }.
reason-other_type = A Worker can only move to an Outstation of the same Type; { $outstation } is { A($kind) }.
reason-activated = You have already activated { $outstation } this turn.
reason-nothing_made = Make at least one Alloy or Probe.
reason-part_passed = You have already used or skipped that part.
reason-must_use = Use at least one part of the Outstation.
reason-must_do = You can’t skip this step.
reason-would_block = If you complete { $project } now, you can’t finish the current step.
