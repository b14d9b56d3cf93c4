# What an action brings, as the reason of a hint: behind a plus or a minus.

gain-stress = { oxygen } per round
gain-levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
gain-level-extraction = { gain-levels } of Extraction
gain-level-sustainability = { gain-levels } of Sustainability
gain-co2 = { $n ->
    [one] { $n } step
   *[other] { $n } steps
} on the CO2 track
gain-probes = { $n ->
    [one] { $n } probe
   *[other] { $n } probes
}
gain-hired = { $n ->
    [one] { $n } hired scientist
   *[other] { $n } hired scientists
}
gain-ready = { scientists } in hand
