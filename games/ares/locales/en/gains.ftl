# What an action brings, as the reason of a hint: behind a plus or a minus.

gain-made-mc = { stock-mc } production
gain-made-heat = { stock-heat } production
gain-made-plant = { $n } plant production
gain-made-card = { $n } card production
gain-lasting = { $n ->
    [one] { $n } lasting effect
   *[other] { $n } lasting effects
}
