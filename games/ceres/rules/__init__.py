"""Rules shared by steps, words and pictures: goods, prices, piles, actions that open."""
