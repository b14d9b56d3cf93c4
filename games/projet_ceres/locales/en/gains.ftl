# What an action brings, as the reason of a hint: behind a plus or a minus.

gain-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
gain-badges = { $n ->
    [one] { $n } badge
   *[other] { $n } badges
}
gain-asteroids = { $n ->
    [one] { $n } asteroid
   *[other] { $n } asteroids
}
gain-agents = { $n ->
    [one] { $n } agent
   *[other] { $n } agents
}
gain-hand = { cards } in hand
