"""What several steps share: prices, derived numbers, requirements, piles."""
