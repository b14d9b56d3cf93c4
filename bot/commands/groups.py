"""Making groups, commands and options whose names and descriptions are in both languages."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.errors import Problem
from bot.replies import app_of
from bot.service.live import Live
from bot.texts import say
from bot.translator import both

Here = discord.Interaction[Any]
Callback = Callable[..., Coroutine[Any, Any, None]]


def text(key: str) -> app_commands.locale_str:
    """Return an interface text in both languages."""
    return both(say("en", key), say("fr", key))


def group(name: str, key: str) -> app_commands.Group:
    """Make an empty group; `key` is the text of its description, `key`-name of its French name."""
    return app_commands.Group(name=text(f"{key}-name"), description=text(key))


def add(parent: app_commands.Group, key: str, callback: Callback) -> None:
    """Add a command; `cmd-key-name` and `cmd-key` are its texts, `opt-...` those of its options.

    Choices and autocompletion are declared at the callback with discord.py's own decorators.
    """
    options = list(inspect.signature(callback).parameters)[1:]
    app_commands.rename(**{name: text(f"opt-{name}-name") for name in options})(callback)
    app_commands.describe(**{name: text(f"opt-{name}") for name in options})(callback)
    parent.add_command(
        app_commands.Command(
            name=text(f"cmd-{key}-name"), description=text(f"cmd-{key}"), callback=callback
        )
    )


async def table_here(interaction: Here) -> Live:
    """Return the table of the channel: the running one, else the one that ended there last."""
    live = None
    if interaction.channel_id is not None:
        live = await app_of(interaction).tables.in_channel(interaction.channel_id)
    if live is None:
        raise Problem("problem-no-table-here")
    return live
