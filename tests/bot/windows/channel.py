"""Acts of players whose consequences are announced at once."""

from __future__ import annotations

from bot.shared.clock import now
from db.tables import update_table
from tests.bot.noticeboard import Told
from tests.bot.seated import Seated
from tests.toy.state import Offer


async def offer(table: Seated, user_id: int, to: int) -> None:
    """Offer a card to a seat."""
    live = await table.live()
    hand = live.state.players[live.require_seat(user_id)].hand
    await table.act(user_id, Offer(to, hand[-1]))


async def acted(told: Told, user_id: int, *actions: object) -> None:
    await told.seated.act(user_id, *actions)
    await told.announce()


async def undone(told: Told, user_id: int, **more: object) -> None:
    await told.seated.undo(user_id, **more)
    await told.announce()


async def clocked(table: Seated, pace: str = "daily") -> None:
    """Let the table have clocks from its next commit on."""
    async with table.tables.locked(table.id) as live, table.tables.database.writing() as conn:
        settings = {**live.row.settings, "pace": pace}
        await update_table(conn, live.id, now(), settings=settings)
    table.tables.drop(table.id)
