"""The past players of a table, and their kinds of action: for newcomers."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterable
from typing import Any, get_args

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.entries as entries_db
from bot.service.tables.session import TableSession
from bot.service.tables.settings import coached
from bot.service.tables.transaction import Step
from db.rows import sound
from games.core import codec
from games.core.actions import habits, kind

ACT = "act"
"""The kind of entries that are a player's own decision."""
RECENT = 400
"""Entries in which habits are looked for when a table is loaded."""


async def load(conn: AsyncConnection, live: TableSession) -> None:
    """Read from the log which seats have decided anything, and their habits.

    At a table with a coach also read the kinds of action they have taken.
    """
    live.acted = set(await entries_db.seats_acted(conn, live.id, ACT))
    taught = coached(live)
    if not taught and not any(each.habit for each in get_args(live.game.action_type)):
        return
    after = 0 if taught else max(0, live.row.head - RECENT)
    for entry in await entries_db.entries_of(conn, live.id, after=after):
        if entry.kind != ACT or entry.seat is None or entry.action is None or not sound(entry):
            continue
        with contextlib.suppress(msgspec.DecodeError):
            action = codec.decode_action(live.game, entry.action)
            _remember(live, entry.seat, action)
            if taught:
                live.learnt.setdefault(entry.seat, Counter())[kind(action)] += 1


def note(live: TableSession, steps: Iterable[Step]) -> None:
    """Note the seats that have decided something now, and the habits these decisions show."""
    for step in steps:
        if step.kind == ACT and step.seat is not None:
            live.acted.add(step.seat)
            _remember(live, step.seat, step.action)


def _remember(live: TableSession, seat: int, action: Any) -> None:
    """Note an action if it can be the usual answer from now on."""
    if action is not None and action.habit:
        live.habits[seat] = {**live.habits.get(seat, {}), **habits([action])}
