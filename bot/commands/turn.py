"""`/table`: deciding, taking back, and the reasons against an action."""

from __future__ import annotations

from discord import app_commands

from bot.commands.groups import Choices, Here, suggests, table_here
from bot.commands.groups import add as add_command
from bot.panel import handlers
from bot.panel import why as reasons
from bot.panel.plans import orders as ordering
from bot.panel.plans import plan_ahead
from bot.platform.context import Press, context_of
from bot.platform.replies import reader
from bot.screens import board_in_words, boards, practice
from bot.service.seats.lobby import practising
from bot.service.tables.session import TableSession
from bot.shared.problems import Problem
from games.core.text import clip


def add(group: app_commands.Group) -> None:
    """Add the commands of this module."""
    for key, callback in (
        ("act", act),
        ("end", end),
        ("plan", plan),
        ("orders", orders),
        ("undo", undo),
        ("restart", restart),
        ("hand", hand),
        ("why", why),
    ):
        add_command(group, key, callback)


def press_for(interaction: Here, live: TableSession, *, undo: bool = False) -> Press:
    """Return the press that the matching button would make, for the seat's present decision.

    The button to `undo` also works for a person without a decision.
    """
    seat = live.seat_of(interaction.user.id)
    number = 0
    if seat is not None:
        number = live.stand(seat) if undo else live.decision(seat)
    return Press(interaction, context_of(interaction), reader(interaction), live.id, number, "")


async def act(interaction: Here) -> None:
    """Open the panel for the present decision."""
    live = await table_here(interaction)
    if practising(live.row):
        await practice.show(interaction, live, reader(interaction))
        return
    await handlers.act(press_for(interaction, live))


async def end(interaction: Here) -> None:
    """End the turn."""
    await handlers.end(press_for(interaction, await table_here(interaction)))


async def plan(interaction: Here) -> None:
    """Prepare the next turn."""
    await plan_ahead.plan(press_for(interaction, await table_here(interaction)))


async def orders(interaction: Here) -> None:
    """Give orders in advance."""
    await ordering.orders(press_for(interaction, await table_here(interaction)))


async def undo(interaction: Here) -> None:
    """Take back the last decision."""
    await handlers.undo(press_for(interaction, await table_here(interaction), undo=True))


async def restart(interaction: Here) -> None:
    """Take back the whole turn."""
    await handlers.restart(press_for(interaction, await table_here(interaction), undo=True))


async def hand(interaction: Here, text: bool = False) -> None:
    """Show the private picture of this player, or the same as text."""
    press = press_for(interaction, await table_here(interaction))
    await (board_in_words.hand if text else boards.hand)(press)


async def _refused(interaction: Here, typed: str) -> Choices:
    try:
        live = await table_here(interaction)
        seat = live.require_seat(interaction.user.id)
    except Problem:
        return []
    labels = [
        clip(each, 100) for each in reasons.suggestions(live, seat, typed, reader(interaction))
    ]
    return [app_commands.Choice(name=label, value=label) for label in labels]


@suggests(action=_refused)
async def why(interaction: Here, action: str | None = None) -> None:
    """Say why something is not possible now."""
    live = await table_here(interaction)
    live.require_playing()
    await reasons.typed(press_for(interaction, live), action or "")
