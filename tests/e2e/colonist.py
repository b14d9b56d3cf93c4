"""A player at a table of Luna Maris who continues a turn as long as it brings something."""

from __future__ import annotations

from tests.e2e.harness import Standin
from tests.e2e.player import Move, Typist

OVER = ("End your work", "Finir le travail")
"""What ends a round, as buttons begin."""


class Colonist(Typist):
    """Presses and types anything; after a few turns the round is over."""

    def __init__(self, discord: Standin, name: str, seed: int) -> None:
        super().__init__(discord, name, seed, "luna")

    def choose(self, offered: list[Move]) -> Move:
        """Pick one of the presses: the last one ends a turn, or a round."""
        over = [move for move in offered if move.label.startswith(OVER)]
        if over and not self.random.below(4):
            return over[0]
        return super().choose([move for move in offered if move not in over] or over)
