"""`/look stats`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot import records
from bot.commands.groups import Here, suggests
from bot.commands.groups import add as add_command
from bot.commands.lobby import games
from bot.context import context_of
from bot.naming import person
from bot.records import Wanted
from bot.titles import game_key


def add(group: app_commands.Group) -> None:
    """Add the commands of this module."""
    add_command(group, "stats", stats)


@suggests(game=games)
async def stats(
    interaction: Here,
    who: discord.User | None = None,
    game: str | None = None,
    share: bool = False,
) -> None:
    """Show what somebody, or oneself, has played."""
    user = who or interaction.user
    wanted = Wanted(user.id, game_key(game) if game else "")
    await records.show(interaction, context_of(interaction), wanted, person(user), share=share)
