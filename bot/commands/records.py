"""`/look stats`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.groups import Here, suggests
from bot.commands.groups import add as add_command
from bot.commands.lobby import games
from bot.platform.context import context_of
from bot.screens import statistics
from bot.screens.statistics import Wanted
from bot.shared.game_titles import game_key
from bot.shared.names import person


def add_stats(group: app_commands.Group) -> None:
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
    await statistics.show(interaction, context_of(interaction), wanted, person(user), share=share)
