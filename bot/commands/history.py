"""`/look history`: the board and what happened, turn by turn."""

from __future__ import annotations

from discord import app_commands

from bot.commands.groups import Choices, Here, suggests, table_here
from bot.commands.groups import add as add_command
from bot.commands.turn import press_for
from bot.screens import past_board
from bot.shared.problems import Problem


def add_history(group: app_commands.Group) -> None:
    """Add the command of this module."""
    add_command(group, "history", history)


async def _turns(interaction: Here, typed: str) -> Choices:
    try:
        press = press_for(interaction, await table_here(interaction))
        found = await past_board.suggested(press, typed)
    except Problem:
        return []
    return [app_commands.Choice(name=label, value=number) for number, label in found]


@suggests(turn=_turns)
async def history(interaction: Here, turn: str | None = None) -> None:
    """Show the board after a turn, the last by default, with what happened in it."""
    press = press_for(interaction, await table_here(interaction))
    if turn is None:
        await past_board.history(press)
    else:
        await past_board.named(press, turn)
