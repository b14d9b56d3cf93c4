# What an action brings, as the reason of a hint: behind a plus or a minus.

gain-made-ore = { good-ore } per round
gain-made-ice = { good-ice } per round
gain-made-ceramics = { good-ceramics } per round
gain-made-energy = { good-energy } per round
gain-made-credit = { good-credit } per round
gain-made-influence = { good-influence } per round
gain-made-alloy = { good-alloy } per round
gain-made-probe = { good-probe } per round

gain-levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
gain-level-aerospace = { gain-levels } of { research-aerospace }
gain-level-construction = { gain-levels } of { research-construction }
gain-level-logistics = { gain-levels } of { research-logistics }
gain-projects = { $n ->
    [one] { $n } project
   *[other] { $n } projects
}
gain-favors = { $n ->
    [one] { $n } Favor
   *[other] { $n } Favors
}
