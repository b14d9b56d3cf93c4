"""Answering otherwise what was answered in the usual way: where something gained is put."""

from __future__ import annotations

import msgspec

from bot.service.tables.pending import Key
from bot.service.tables.session import Live
from bot.service.tables.store import Tables
from bot.service.turns.publish import Done, delivered, keep
from bot.shared.problems import StaleProblem
from games.core.drafts import Press


def reopened(live: Live, key: Key) -> tuple[Press, ...] | None:
    """Return what is in hand without the usual answers at its end, or None without any."""
    presses = live.walked(key[0], key).presses
    if not presses or not presses[-1][-1].action.habit:
        return None
    *before, last = presses
    while last and last[-1].action.habit:
        last = last[:-1]
    return (*before, last) if last else tuple(before)


async def ask_otherwise(
    tables: Tables, table_id: str, user_id: int, decision: int, interaction_id: int | None = None
) -> Done:
    """Ask a player what was last answered in the usual way; what they did before stays in hand.

    Raises `StaleProblem` where `decision` is not what controls carry now, or nothing was.
    """
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        if await delivered(tables, interaction_id):
            return Done(live, seat, again=True)
        live.require_playing()
        key = live.key(seat)
        presses = reopened(live, key)
        if decision != live.decision(seat) or presses is None:
            raise StaleProblem
        changed = msgspec.structs.replace(live.drafts[key], presses=presses, note=None)
        await keep(tables, live, key, changed, interaction_id)
        return Done(live, seat)
