"""Putting a play off, and thinking better of it."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.service.plans.postponed import order, possible, waiting
from bot.service.plans.press import refused
from bot.service.tables.pending import LATER, Key, SeatDraft
from bot.service.tables.session import Live
from bot.service.tables.store import Tables
from bot.service.turns.publish import delivered, keep
from bot.shared.problems import Problem, StaleProblem
from db.errors import AlreadyApplied
from games.core.drafts import Drafted, reads


async def postpone(
    tables: Tables,
    table_id: str,
    user_id: int,
    action: Any,
    *,
    decision: int | None = None,
    interaction_id: int | None = None,
) -> tuple[Live, int]:
    """Put a play off for a person; raises `StaleProblem` where nothing stands in its way now.

    `decision` is the number that the pressed control carries.
    """
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        live.require_playing()
        if interaction_id is not None and await delivered(tables, interaction_id):
            return live, seat
        if decision is not None and decision != live.stand(seat):
            raise StaleProblem
        state = live.position(seat)
        why = live.game.refusal(state, seat, action)
        if why is None:
            raise StaleProblem  # it can be played right now
        if action not in possible(live, seat):
            raise refused(live, state, seat, action, why)
        drafted = Drafted(action, "", reads(live.game, state, seat, action))
        number = 1 + max((order(key) for key in waiting(live.drafts)), default=0)
        draft = SeatDraft(user_id, ((drafted,),), sent=True)
        await _keep_postponed(tables, live, (seat, f"{LATER}{number}"), draft, interaction_id)
        return live, seat


async def drop_postponed(
    tables: Tables, table_id: str, user_id: int, number: int, interaction_id: int | None = None
) -> tuple[Live, int]:
    """Forget a play that a person had put off."""
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        live.require_playing()
        key = (seat, f"{LATER}{number}")
        if await delivered(tables, interaction_id):
            return live, seat
        if key not in waiting(live.drafts, seat):
            raise StaleProblem
        gone = msgspec.structs.replace(live.drafts[key], presses=(), sent=False, note=None)
        await _keep_postponed(tables, live, key, gone, interaction_id)
        return live, seat


async def _keep_postponed(
    tables: Tables, live: Live, key: Key, draft: SeatDraft, interaction_id: int | None
) -> None:
    try:
        await keep(tables, live, key, draft, interaction_id)
    except AlreadyApplied as error:
        tables.drop(live.id)
        raise Problem("problem-stale") from error
