"""`/look`: for anyone, always private unless shared."""

from __future__ import annotations

from discord import app_commands

from bot.commands.groups import Here, table_here
from bot.commands.groups import add as add_command
from bot.commands.turn import press_for
from bot.narration import looking


def add(group: app_commands.Group) -> None:
    """Add the commands of this module."""
    for key, callback in (
        ("board", board),
        ("log", log),
        ("catch-up", catch_up),
        ("score", score),
    ):
        add_command(group, key, callback)


async def board(interaction: Here, text: bool = False, share: bool = False) -> None:
    """Show the board."""
    press = press_for(interaction, await table_here(interaction))
    await looking.board(press, share=share, text=text)


async def log(interaction: Here, share: bool = False) -> None:
    """Show the log."""
    await looking.log(press_for(interaction, await table_here(interaction)), share=share)


async def catch_up(interaction: Here) -> None:
    """Show what happened since one's last turn."""
    await looking.catch_up(press_for(interaction, await table_here(interaction)))


async def score(interaction: Here, share: bool = False) -> None:
    """Show the scores."""
    await looking.score(press_for(interaction, await table_here(interaction)), share=share)
