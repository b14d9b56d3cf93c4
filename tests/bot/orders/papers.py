"""Orders of the toy game, as they are stored, and what they are said to have done."""

from __future__ import annotations

from typing import Any

import db.papers as papers_db
from bot.service.tables.instructions import said
from bot.service.tables.pending import Instruction
from db.papers import PaperRow
from tests.bot.seated import Seated
from tests.core.test_orders import Sites


class Places(Sites):
    """Where to build, as a list."""

    def offers(self, game: Any, seen: Any) -> list[str]:
        return ["site01", "site02", "site03"]


async def stored(table: Seated) -> list[PaperRow]:
    async with table.tables.database.reading() as conn:
        return await papers_db.papers_of(conn, table.id)


async def paper(table: Seated, seat: int, key: str) -> Instruction | None:
    """Return an order as it is after a restart."""
    return (await table.reload()).instructions.get((seat, "order", key))


async def did(table: Seated, seat: int, key: str) -> list[str]:
    """Return what an order is said to have done."""
    found = await paper(table, seat, key)
    assert found is not None
    told = said(found)
    return [] if told is None else [label["en"] for label in told.did]


async def kinds(table: Seated) -> list[tuple[str, int | None, int | None]]:
    """Return the entries of the log, by their kinds, seats and users."""
    return [(entry.kind, entry.seat, entry.user_id) for entry in await table.log()]
