"""`/table`: deciding and taking back."""

from __future__ import annotations

from discord import app_commands

from bot.commands.groups import Here, table_here
from bot.commands.groups import add as add_command
from bot.controls import Press
from bot.narration import looking
from bot.panel import handlers
from bot.replies import app_of, reader
from bot.service.live import Live


def add(group: app_commands.Group) -> None:
    """Add the commands of this module."""
    for key, callback in (
        ("act", act),
        ("end", end),
        ("undo", undo),
        ("restart", restart),
        ("hand", hand),
    ):
        add_command(group, key, callback)


def press_for(interaction: Here, live: Live, *, decision: bool = True) -> Press:
    """Return what a press of the matching button would be, for the seat's present decision."""
    seat = live.seat_of(interaction.user.id)
    number = live.decision(seat) if decision and seat is not None else 0
    return Press(interaction, app_of(interaction), reader(interaction), live.id, number, "")


async def act(interaction: Here) -> None:
    """Open the panel for what is to be decided now."""
    await handlers.act(press_for(interaction, await table_here(interaction)))


async def end(interaction: Here) -> None:
    """End the turn."""
    await handlers.end(press_for(interaction, await table_here(interaction)))


async def undo(interaction: Here) -> None:
    """Take back the last decision."""
    await handlers.undo(press_for(interaction, await table_here(interaction)))


async def restart(interaction: Here) -> None:
    """Take back the whole turn."""
    await handlers.restart(press_for(interaction, await table_here(interaction)))


async def hand(interaction: Here) -> None:
    """Show what only this person may see."""
    await looking.hand(press_for(interaction, await table_here(interaction)))
