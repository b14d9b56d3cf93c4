"""Repair of times stored while the machine's clock was wrong: times that lie ahead."""

from __future__ import annotations

from datetime import datetime

import msgspec
import structlog

import db.users as users_db
import db.wrong_clock as wrong_db
from bot.service.clocks import quiet_hours
from bot.service.clocks.quiet_hours import Quiet
from bot.service.seats import invitations
from bot.service.tables.store import Tables
from bot.service.timekeeping.absence import Absence, absences_of, with_absences
from bot.shared.ownership import ElsewhereError
from bot.shared.problems import Problem
from db.rows import sound

log = structlog.stdlib.get_logger(__name__)

NOBODY = 0
"""For no person in particular."""


async def set_right(tables: Tables, at: datetime, *, back: bool) -> None:
    """Correct all times that lie ahead and cannot.

    `back`: the clock has been set back, so that the times of the next looks are unknown.
    """
    async with tables.database.writing() as conn:
        await wrong_db.look_again(conn, at, back=back)
    away = await _away(tables, at)
    async with tables.database.reading() as conn:
        found = sorted({*await wrong_db.tables_ahead(conn, at), *(table for _, table in away)})
        lobbies = await wrong_db.lobbies_with(conn, "held")
    if found:
        log.warning("times of a wrong clock set right", tables=found)
    for table_id in found:
        here = {user_id: until for (user_id, table), until in away.items() if table == table_id}
        try:
            await set_right_at(tables, table_id, at, here)
        except ElsewhereError:
            await tables.leave_job(table_id, "times", NOBODY, at=at, here=list(here.items()))
    for table_id in lobbies:
        try:
            await hold_at(tables, table_id, at)
        except ElsewhereError:
            await tables.leave_job(table_id, "held", NOBODY, at=at)
    for user_id, hours in list(tables.people.quiet.items()):
        if hours.since > at + quiet_hours.DAY:
            await _quiet(tables, user_id, hours, at)


async def set_right_at(
    tables: Tables, table_id: str, at: datetime, here: dict[int, datetime]
) -> None:
    """Correct the times of a table; `here` are until when people are away there."""
    try:
        async with tables.locked(table_id), tables.database.writing() as conn:
            await wrong_db.set_right(conn, table_id, at, here)
    except Problem:  # nobody has a damaged table in memory
        async with tables.database.writing() as conn:
            await wrong_db.set_right(conn, table_id, at, here)
    tables.drop(table_id)


async def _away(tables: Tables, at: datetime) -> dict[tuple[int, str], datetime]:
    """Let people be away for as long as they said, from now on; returns until when at tables."""
    found: dict[tuple[int, str], datetime] = {}
    async with tables.database.writing() as conn:
        for user_id in await wrong_db.users_away(conn, at):
            user = await users_db.get_user(conn, user_id)
            if not sound(user):
                continue
            before = absences_of(user)
            there = [_from_now(each, at) for each in before]
            everywhere, far = user.away_until, at + wrong_db.FAR
            if there == list(before) and (everywhere is None or everywhere <= far):
                continue  # away since a time that has been
            found |= {(user_id, each.table): each.until for each in there if each.table}
            if everywhere is not None:
                ends = [each.until for each in there if each.table is None]
                everywhere = min(
                    everywhere, max(ends, default=at if everywhere > far else everywhere)
                )
            kept = with_absences(user, there)
            await users_db.update_user(conn, user_id, preferences=kept, away_until=everywhere)
    return found


def _from_now(absence: Absence, at: datetime) -> Absence:
    if absence.since <= at:
        return absence
    until = at + (absence.until - absence.since)
    return msgspec.structs.replace(absence, since=at, until=until)


async def hold_at(tables: Tables, table_id: str, at: datetime) -> None:
    """Hold the seats of a lobby from now on."""
    try:
        await invitations.hold_from(tables, table_id, at)
    except Problem as problem:  # that table's own trouble
        log.info("held seats as they were", table=table_id, why=problem.key)


async def _quiet(tables: Tables, user_id: int, hours: Quiet, at: datetime) -> None:
    """Let a person's quiet hours hold from now on."""
    async with tables.database.writing() as conn:
        user = await users_db.get_user(conn, user_id)
        chosen = Quiet(hours.zone, at, hours.hours)
        kept = {**user.preferences, quiet_hours.KEPT: quiet_hours.stored(chosen)}
        user = await users_db.update_user(conn, user_id, preferences=kept, quiet_at=at)
    tables.people.note(user)
