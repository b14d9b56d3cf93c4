"""Seasons: people of a server play several rounds of tables of one game."""
