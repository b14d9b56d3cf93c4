"""Projet Cérès: clans of the asteroid belt, 2 to 6 players, who can act at any time."""
