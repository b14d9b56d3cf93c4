"""How a game went, worked out again from its log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import structlog

import db.entries as entries_db
from bot.service.tables.replay import LOST, decided, events_of
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import DECIDED
from db.entries import EntryRow
from db.rows import sound
from games.core.course import Course, Moment, course
from games.core.game import AnyGame
from games.core.outcome import Outcome
from games.core.replay import replay

log = structlog.stdlib.get_logger(__name__)


async def course_of(tables: Tables, live: TableSession, outcome: Outcome) -> Course | None:
    """Return the course of a game that is over; `None` if its log can no longer show it."""
    async with tables.database.reading() as conn:
        entries = await entries_db.entries_of(conn, live.id)
    standing = entries_db.standing(entries, live.row.state_seq)
    if not standing or any(not sound(entry) for entry in standing):
        return None
    try:
        first = await tables.state_at(live, standing[0].seq)
        # A long game takes some tenths of a second, in which others press.
        return await asyncio.to_thread(_course, live.game, first, standing, outcome)
    except LOST as error:
        log.info("course not told", table=live.id, why=str(error) or type(error).__name__)
        return None


def _course(
    game: AnyGame, first: Any, standing: Sequence[EntryRow], outcome: Outcome
) -> Course | None:
    decisions = [decided(game, entry) for entry in standing[1:] if entry.kind in DECIDED]

    def moments() -> Iterator[Moment]:
        state = game.copy(first)
        yield events_of(game, standing[0]), state
        states = replay(game, state, decisions)
        for decision, state in zip(decisions, states, strict=True):
            yield decision.events, state

    return course(game, moments(), outcome)
