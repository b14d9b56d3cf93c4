# Ce que rapporte une action, comme raison d’un conseil : après un plus ou un moins.

gain-buildings = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
gain-badges = { $n ->
    [one] { $n } badge
   *[other] { $n } badges
}
gain-asteroids = { $n ->
    [one] { $n } astéroïde
   *[other] { $n } astéroïdes
}
gain-agents = { $n ->
    [one] { $n } agent
   *[other] { $n } agents
}
gain-hand = { cards } en main
