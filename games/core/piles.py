"""Piles that are drawn from, and go on with what was discarded."""

from __future__ import annotations

from games.core.rng import Rng


def take(pile: list[str], discard: list[str], rng: Rng, count: int) -> list[str]:
    """Take cards from the top (the end) of a pile, as many as there are.

    Where it runs out the discard, shuffled, becomes the pile.
    """
    taken: list[str] = []
    while len(taken) < count and (pile or discard):
        if not pile:
            pile[:] = rng.shuffled(discard)
            discard.clear()
        taken.append(pile.pop())
    return taken
