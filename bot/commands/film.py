"""`/look film`: a game that is over, as a film."""

from __future__ import annotations

from discord import app_commands

from bot.commands.groups import Here, table_here
from bot.commands.groups import add as add_command
from bot.commands.turn import press_for
from bot.screens import film as films


def add_film(group: app_commands.Group) -> None:
    """Add the commands of this module."""
    add_command(group, "film", film)


async def film(interaction: Here, share: bool = False) -> None:
    """Show the film of the game that ended here last."""
    await films.show(press_for(interaction, await table_here(interaction)), share=share)
