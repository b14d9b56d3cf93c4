"""Controls that take back, as panels show them."""

from __future__ import annotations

from bot.panel.panel import panel
from bot.service.tables.session import TableSession
from tests.bot.panel.test_aside import ids
from tests.bot.seated import Seated


def label(live: TableSession, seat: int) -> str:
    """Return the name of the control that takes back, in a seat's panel."""
    (found,) = {"Undo", "Undo…", "Withdraw"} & ids(panel(live, seat, "en")).keys()
    return str(found)


async def labels(table: Seated) -> list[str]:
    live = await table.live()
    return [label(live, seat.seat) for seat in live.seats]
