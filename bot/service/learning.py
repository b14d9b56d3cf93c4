"""Who has played at a table before, and what of it they have done: for newcomers."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterable

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.entries as entries_db
from bot.service.live import Live
from bot.service.settings import settings_of
from bot.service.writing import Step
from db.rows import sound
from games.core import codec
from games.core.actions import kind

ACT = "act"
"""The kind of entries that are somebody's own decision."""


async def load(conn: AsyncConnection, live: Live) -> None:
    """Read off the log which seats have decided anything; at a practice table also what."""
    live.acted = set(await entries_db.seats_acted(conn, live.id, ACT))
    if not settings_of(live).practice:
        return
    for entry in await entries_db.entries_of(conn, live.id):
        if entry.kind != ACT or entry.seat is None or entry.action is None or not sound(entry):
            continue
        with contextlib.suppress(msgspec.DecodeError):
            action = codec.decode_action(live.game, entry.action)
            live.learnt.setdefault(entry.seat, Counter())[kind(action)] += 1


def note(live: Live, steps: Iterable[Step]) -> None:
    """Take down who has decided something now."""
    live.acted.update(step.seat for step in steps if step.kind == ACT and step.seat is not None)
