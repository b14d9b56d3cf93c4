"""Luna Maris: a colony on the Moon, for 1 to 4 players; solo against the AI deck."""
