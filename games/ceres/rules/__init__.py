"""What several steps, words and pictures share: goods, prices, piles, what an action opens."""
