"""Making groups, commands and options whose names and descriptions are in both languages."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import discord
from discord import app_commands

from bot.platform.command_sync import ANYWHERE, localised
from bot.platform.context import context_of
from bot.platform.error_replies import answer_error
from bot.platform.replies import suggest
from bot.service.tables.session import TableSession
from bot.shared.problems import Problem
from bot.shared.text import say

Here = discord.Interaction[Any]
Callback = Callable[..., Coroutine[Any, Any, None]]
Choices = list[app_commands.Choice[str]]
Completer = Callable[[Here, str], Coroutine[Any, Any, Choices]]


def text(key: str) -> app_commands.locale_str:
    """Return an interface text in every language."""
    return localised(lambda lang: say(lang, key))


def group(name: str, key: str, *, anywhere: bool = False) -> app_commands.Group:
    """Make an empty group; `key` is the text of its description, `key`-name of its name.

    If it is for `anywhere`, people who have installed the bot for themselves are offered it
    everywhere. Discord offers a group as a whole, so its other commands say that they don't work.
    """
    if not anywhere:
        return app_commands.Group(name=text(f"{key}-name"), description=text(key))
    return app_commands.Group(
        name=text(f"{key}-name"),
        description=text(key),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=True, private_channel=True
        ),
    )


def add(
    parent: app_commands.Group, key: str, callback: Callback, *, anywhere: bool = False
) -> None:
    """Add a command; `cmd-key-name` and `cmd-key` are its texts, `opt-...` its options'.

    Choices and autocompletion are declared at the callback with discord.py's own decorators. One
    for `anywhere` is in a group for anywhere; it only answers, privately.
    """
    options = list(inspect.signature(callback).parameters)[1:]
    app_commands.rename(**{name: text(f"opt-{name}-name") for name in options})(callback)
    app_commands.describe(**{name: text(f"opt-{name}") for name in options})(callback)
    parent.add_command(
        app_commands.Command(
            name=text(f"cmd-{key}-name"),
            description=text(f"cmd-{key}"),
            callback=callback,
            extras={ANYWHERE: anywhere},
        )
    )


def suggests(**completers: Completer) -> Callable[[Any], Any]:
    """Give options their suggestions; discord.py would hide errors in them."""
    return app_commands.autocomplete(**{name: _safely(each) for name, each in completers.items()})


def _safely(complete: Completer) -> Completer:
    @wraps(complete)
    async def answered(interaction: Here, typed: str) -> Choices:
        try:
            await suggest(interaction, await complete(interaction, typed))
        except Exception as error:  # noqa: BLE001  told in one place, as with every interaction
            await answer_error(interaction, error)
        return []

    return answered


def filled(interaction: Here) -> dict[str, Any]:
    """Return the options that are filled in, by the names of the callback's parameters.

    The interaction has them by the names that Discord shows.
    """
    command = interaction.command
    assert isinstance(command, app_commands.Command)
    names = {each.display_name: each.name for each in command.parameters}
    return {
        names[shown]: value
        for shown, value in interaction.namespace
        if shown in names and value not in (None, "")
    }


async def table_here(interaction: Here) -> TableSession:
    """Return the table of the channel: the running one, else the last one that ended there."""
    live = None
    if interaction.channel_id is not None:
        live = await context_of(interaction).tables.in_channel(interaction.channel_id)
    if live is None:
        raise Problem("problem-no-table-here")
    return live
