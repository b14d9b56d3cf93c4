"""Seasons: divisions, rounds of tables, and standings."""
