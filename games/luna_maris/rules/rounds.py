"""Rounds, days and nights (3.1)."""

ROUNDS = 5


def is_day(number: int) -> bool:
    """Tell whether a round, or a row of the turn order track, is a day."""
    return number % 2 == 1
