"""The whole bot on a wire: the real client, commands and controls, without a real Discord.

Nothing runs in the background here (no posts, no computer players, no timers): everything that
happens is the answer to an act of the test. Pictures are not drawn.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from discord.http import Route

from bot.commands import build
from bot.platform import controls
from bot.platform.command_sync import InterfaceTranslator
from bot.process.app import App
from bot.process.settings import Settings
from db import Database
from games import registry
from rendering.pictures import Picture
from tests.bot.wire import Wire, wired

BUILT: dict[tuple[int, ...], tuple[list[Any], list[Any]]] = {}
"""The commands with some games, by these; they belong to no bot and take long to build."""
NOWHERE = "http://127.0.0.1:1/api/v10"


class Stage:
    """The bot and the wire it hangs on."""

    def __init__(self, app: App, wire: Wire) -> None:
        self.app = app
        self.wire = wire

    def commands(self) -> list[app_commands.Command[Any, ..., Any]]:
        """Return every command that can be used."""
        tree = self.app.client.tree.walk_commands()
        return [each for each in tree if isinstance(each, app_commands.Command)]


def path(command: app_commands.Command[Any, ..., Any]) -> list[str]:
    """Return a command's names from the outermost inwards."""
    return command.qualified_name.split()


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Add the commands with all games that are registered now."""
    games = [registry.get(key) for key in registry.game_keys()]
    key = tuple(map(id, games))
    if key not in BUILT:
        build(tree)
        BUILT[key] = games, tree.get_commands()
        return
    for command in BUILT[key][1]:
        tree.add_command(command)


@asynccontextmanager
async def staged(
    database: Database, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> AsyncIterator[Stage]:
    """Set the bot up on a database; games that are registered now have their commands."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    settings = Settings(database_url=f"sqlite:///{folder / 'none.db'}", press_limit=0)
    app = App(settings, database, NOWHERE)
    app.tables.changed.clear()

    async def draw(*_: Any, **__: Any) -> Picture:
        return Picture(b"not drawn here", 1, 1, "A picture")

    monkeypatch.setattr(app.pictures.renderer, "draw", draw)
    async with app.client:
        await app.client.tree.set_translator(InterfaceTranslator())
        app.client.add_dynamic_items(*controls.ITEMS)
        add_commands(app.client.tree)
        with wired(app.client, monkeypatch) as wire:
            yield Stage(app, wire)
    await app.driver.close()
    app.pictures.renderer.close()
