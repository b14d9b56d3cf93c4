"""Rules shared by decisions: the map, goods and routes, derived numbers, effects, combats."""
