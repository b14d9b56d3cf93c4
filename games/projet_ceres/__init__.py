"""Projet Cérès: clans of the asteroid belt, 2 to 6 players, where anybody may act at any time."""
