"""What several decisions share: the map, goods and routes, derived numbers, effects, combats."""
