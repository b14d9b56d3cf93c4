"""A whole game of Ceres with three people, by slash commands and by pressing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from games.core.rng import rng
from tests.e2e.harness import BotProcess, Standin, playing, text_of
from tests.e2e.player import Player, awaited

Running = tuple[Standin, BotProcess]
MOST = 3000
"""Decisions after which a game counts as endless."""


@pytest.fixture
async def ceres(tmp_path: Path) -> AsyncIterator[Running]:
    """The bot as it is shipped."""
    async with playing(tmp_path, "bot") as running:
        yield running


class Typist(Player):
    """Somebody who types commands where their options leave one choice, and presses else."""

    async def step(self, panel: dict[str, Any]) -> dict[str, Any]:
        if self.random.below(3):
            return await super().step(panel)
        offered = await self.discord.call("GET", "commands", user=self.name, channel=self.channel)
        names = [n for n in command_names(offered) if n.startswith("ceres ")]
        name = self.random.pick(names)
        options: dict[str, str] = {}
        for option in options_of(offered, name):
            choices = await self.discord.complete(self.name, name, option, **options)
            if choices:
                options[option] = self.random.pick(choices)["value"]
        record = await self.discord.command(self.name, name, self.channel, **options)
        if awaited(record["message"]) and ":end:" in str(record["message"]["components"]):
            return record["message"]
        return await self.open()


def command_names(offered: Any) -> list[str]:
    """Return the full names of subcommands."""
    commands = offered["commands"] if isinstance(offered, dict) else offered
    return [
        f"{command['name']} {option['name']}"
        for command in commands
        for option in command.get("options", ())
        if option["type"] == 1
    ]


def options_of(offered: Any, name: str) -> list[str]:
    """Return the options of a subcommand."""
    commands = offered["commands"] if isinstance(offered, dict) else offered
    first, second = name.split(" ")
    group = next(c for c in commands if c["name"] == first)
    sub = next(o for o in group["options"] if o["name"] == second)
    return [option["name"] for option in sub.get("options", ())]


async def test_a_whole_game_of_ceres_by_commands_and_buttons(ceres: Running) -> None:
    discord, _ = ceres
    await discord.command("Ada", "table new", game="ceres")
    await discord.press("Brian", "Join")
    await discord.press("Chloé", "Join")
    await discord.press("Ada", "Start")
    players = [Typist(discord, n, seed) for seed, n in enumerate(("Ada", "Brian", "Chloé"))]
    source = rng(7)
    while sum(player.decisions for player in players) < MOST:
        if not any([await player.turn() for player in players]):
            break
        source.next()

    async def over() -> list[str]:
        return [t for m in await discord.messages() if "1. **" in (t := text_of(m))]

    assert len(await discord.until(over)) == 1
