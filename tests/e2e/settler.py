"""A player at a table of Ares Expedition who is in a hurry to see Mars finished."""

from __future__ import annotations

import re
from typing import Any

from tests.e2e.harness import BotProcess, Refused, Standin, text_of
from tests.e2e.player import Move, Typist, awaited, moves

BUY = (
    *("Temperature for", "Ocean for", "Forest for", "Standard"),
    *("Température contre", "Océan contre", "Forêt contre"),
)
"""Labels of buttons and menus that bring the end nearer."""
PHASES = ("III Action", "IV Production")
"""The phase cards that bring it nearer: the one for which money is spent, the other for more."""
MOST = 300
"""Decisions after which a phase counts as endless."""
TYPED = (("standard", "action"), ("phase", "phase"), ("keep", "card"), ("play", "card"))
"""Commands worth typing, each with its first option."""


class Settler(Typist):
    """Buys steps of Mars where that is offered; anything that is offered else, or is done."""

    def __init__(self, discord: Standin, bot: BotProcess, name: str, seed: int) -> None:
        super().__init__(discord, name, seed, "ares")
        self.bot = bot
        self.reads = True
        self.parity = seed % 2

    async def step(self, panel: dict[str, Any]) -> dict[str, Any]:
        """Decide one thing; with `reads` wait until all could read the question it brings."""
        panel = await super().step(panel)
        if self.reads:
            await self.bot.said(self.discord)
        return panel

    async def phase(self, panel: dict[str, Any] | None = None) -> bool:
        """Decide until the phase needs nothing more, or is over; returns whether it needed any."""
        panel = panel or await self.open()
        here = stage(panel)
        if not awaited(panel):
            return False
        for _ in range(MOST):
            panel = await self.step(panel)
            if not awaited(panel) or stage(panel) != here:
                return True
        offered = [move.label for move in moves(panel)]
        raise Refused(f"{self.name} decided {MOST} times in one phase: {text_of(panel)}\n{offered}")

    def choose(self, offered: list[Move]) -> Move:
        """Pick one of the presses: a wish, or any."""
        wished = self.wished([move.label for move in offered])
        ends = [move for move in offered if move.name == "end"]
        if wished:
            return offered[self.random.pick(wished)]
        if ends and self.random.below(2):
            return self.random.pick(ends)
        return self.random.pick(offered)

    def wished(self, labels: list[str]) -> list[int]:
        """Return which of some things this person wants, mostly."""
        if not self.random.below(8):
            return []
        for wish in (*PHASES[self.parity :], *PHASES[: self.parity]):
            if any(wish in label for label in labels):
                return [n for n, label in enumerate(labels) if wish in label]
        return [n for n, label in enumerate(labels) if any(wish in label for wish in BUY)]

    async def type(self, panel: dict[str, Any]) -> dict[str, Any]:
        """Type a command for which something is suggested; press where there is none."""
        order = list(TYPED)
        self.random.shuffle(order)
        for command, option in order:
            name = f"ares {command}"
            found = await self.discord.complete(self.name, name, option)
            if found:
                wished = self.wished([choice["name"] for choice in found])
                place = self.random.pick(wished) if wished else self.random.below(len(found))
                options = {option: found[place]["value"]}
                record = await self.discord.command(self.name, name, self.channel, **options)
                self.decisions += 1
                return record["message"]
        return await self.press(panel)


def stage(panel: dict[str, Any]) -> str:
    """Return the table with its round and phase, which a panel has in small print."""
    lines = text_of(panel).splitlines()
    return next(line.removeprefix("-# ") for line in lines if re.match(r"-# \*\*.*\*\* · #", line))
