"""Somebody at a table of Projet Cérès, who looks for a fight and does not linger."""

from __future__ import annotations

from tests.e2e.harness import Standin
from tests.e2e.player import Move, Typist

OPENS = ("Move", "Déplacer", "Sail", "Arrive", "Arriver", "Attempt", "Tenter")
"""What leads to combats and calls, as buttons and menus call it."""


class Miner(Typist):
    """Presses and types anything, rather what concerns others; ends turns soon."""

    def __init__(self, discord: Standin, name: str, seed: int) -> None:
        super().__init__(discord, name, seed, "projet")

    def wants(self) -> bool:
        return self.random.below(2) > 0

    def choose(self, offered: list[Move]) -> Move:
        """Pick one of the presses."""
        wished = [move for move in offered if move.label.startswith(OPENS) or "ombat" in move.label]
        if wished and self.random.below(3):
            return self.random.pick(wished)
        return super().choose(offered)
