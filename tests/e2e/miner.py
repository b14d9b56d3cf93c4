"""A player at a table of Projet Cérès who looks for combats and does not linger."""

from __future__ import annotations

from typing import Any

from tests.e2e.harness import BotProcess, Standin
from tests.e2e.player import Move, Typist

OPENS = ("Move", "Déplacer", "Finish moving", "Finir le déplacement", "Attempt", "Tenter")
"""What leads to combats and calls, as buttons and menus begin."""
AGAINST = ("combat with", "combat contre", "with others", "avec les autres")
"""Parts of labels which say that another player will be asked."""
LINGERS = 3
"""A turn that could be ended is ended one time in three."""
TYPED = 6
"""One decision in six is typed."""


class Miner(Typist):
    """Presses and types anything, rather what concerns others; ends turns soon."""

    def __init__(self, discord: Standin, bot: BotProcess, name: str, seed: int) -> None:
        super().__init__(discord, name, seed, "projet")
        self.bot = bot

    async def step(self, panel: dict[str, Any]) -> dict[str, Any]:
        """Type a few of the decisions; continue once the others could read the results."""
        typed = not self.random.below(TYPED)
        panel = await (self.type if typed else self.press)(panel)
        await self.bot.said(self.discord)
        return panel

    def choose(self, offered: list[Move]) -> Move:
        """Pick one of the presses: mostly one that others have to answer, if there is any."""
        wished = [move for move in offered if move.label.startswith(OPENS)]
        wished += [move for move in offered if any(word in move.label for word in AGAINST)]
        if wished and self.random.below(3):
            return self.random.pick(wished)
        ends = [move for move in offered if move.name == "end"]
        if ends and not self.random.below(LINGERS):
            return ends[0]
        return self.random.pick([move for move in offered if move not in ends] or ends)
