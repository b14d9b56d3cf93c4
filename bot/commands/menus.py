"""The commands in the menu on a person's name."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.groups import text
from bot.screens import invite_person


def add(tree: app_commands.CommandTree[Any]) -> None:
    """Add the commands of this module."""
    tree.add_command(
        app_commands.ContextMenu(
            name=text("menu-invite"),
            callback=invite,
            type=discord.AppCommandType.user,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
        )
    )


async def invite(
    interaction: discord.Interaction[Any], person: discord.User | discord.Member
) -> None:
    """Invite a person to one's own table on this server."""
    await invite_person.invite(interaction, person)
