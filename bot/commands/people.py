"""`/table`: who plays, and everything around a running game."""

from __future__ import annotations

from discord import app_commands

from bot import permissions
from bot.commands.groups import Here, table_here
from bot.commands.groups import add as add_command
from bot.replies import app_of, reader, reply
from bot.service import seating
from bot.texts import say


def add(group: app_commands.Group) -> None:
    """Add the commands of this module."""
    add_command(group, "cancel", cancel)


async def cancel(interaction: Here) -> None:
    """End a table without a result."""
    live = await table_here(interaction)
    deed = "cancel-lobby" if live.row.status == "lobby" else "cancel"
    permissions.require(live, interaction.user, deed)
    await seating.cancel(app_of(interaction).tables, live.id)
    await reply(interaction, say(reader(interaction), "cancel-done", table=live.id))
