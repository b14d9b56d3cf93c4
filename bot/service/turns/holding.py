"""Asking to be waited for at a boundary: in private, once each, without needing anything for it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.service.tables import instructions
from bot.service.tables.pending import Paper, PaperKey
from bot.service.tables.session import Live
from bot.service.tables.store import Tables
from bot.service.turns.publish import delivered
from bot.shared.clock import now
from bot.shared.problems import Problem
from db.errors import AlreadyApplied


def holds_offered(live: Live, seat: int) -> Sequence[str]:
    """Return the boundaries at which a seat may ask to be waited for, or has; the nearest first."""
    if not live.playing or live.state is None:
        return ()
    ahead = live.game.boundaries(live.state, seat)
    return tuple(dict.fromkeys([*ahead, *sorted(instructions.held(live.papers, seat))]))


async def hold(
    tables: Tables,
    table_id: str,
    user_id: int,
    wanted: Collection[str],
    *,
    shown: Collection[str] | None = None,
    interaction_id: int | None = None,
) -> tuple[Live, int]:
    """Ask to be waited for at these boundaries and at no other; nobody else is told.

    Where not all were `shown` nothing changes of the others. Raises `Problem` for a boundary that
    the game does not offer now; a repeated interaction changes nothing more.
    """
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        live.require_playing()
        if await delivered(tables, interaction_id):
            return live, seat
        if not set(wanted) <= set(holds_offered(live, seat)):
            raise Problem("problem-no-boundary")
        before = instructions.held(live.papers, seat)
        changes: dict[PaperKey, Paper | None] = {
            (seat, "hold", key): Paper(user_id) if key in wanted else None
            for key in before ^ set(wanted)
            if shown is None or key in (*shown, *wanted)
        }
        try:
            await instructions.keep(tables.database, live, changes, now(), interaction_id)
        except AlreadyApplied:
            tables.drop(table_id)
        return live, seat
