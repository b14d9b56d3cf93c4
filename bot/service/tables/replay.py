"""States as they are stored, and decisions as a log has them, ready to be carried out again."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

import db.contents as contents_db
import db.entries as entries_db
from bot.service.tables.transaction import DECIDED, FORCED
from bot.shared.problems import DamagedProblem, Problem, PrunedProblem
from db import causes
from db.entries import EntryRow
from db.rows import sound, wrong
from games.core import codec
from games.core.compression import MissingPhrasesError
from games.core.errors import ContentError, SnapshotError
from games.core.events import Event
from games.core.game import AnyGame
from games.core.replay import Decided, DivergedError, carry_out

UNREADABLE = (MissingPhrasesError, msgspec.DecodeError, RecursionError, zlib.error)
"""Errors of reading a damaged entry."""
LOST = (DivergedError, Problem, *UNREADABLE)
"""Errors of replaying a log that is damaged, or that other rules were played by."""


class Rebuilt(NamedTuple):
    """A state played again, whether a turn or phase ended there, and by how many decisions."""

    state: Any
    boundary: bool
    decisions: int


class NotRebuiltError(Exception):
    """The log does not lead to a state; the text says why, for the host."""


def events_of(game: AnyGame, entry: EntryRow) -> list[Event]:
    """Return all events of an entry. Raise an error of `UNREADABLE` if they are damaged."""
    return [] if entry.events is None else codec.decode_events(game, entry.events)


def decided(game: AnyGame, entry: EntryRow) -> Decided:
    """Return a decision as it is replayed. Raise an error of `UNREADABLE` if it is damaged."""
    if not sound(entry) or entry.seat is None or entry.action is None:
        raise msgspec.DecodeError(f"entry {entry.seq} has no decision")
    action = codec.decode_action(game, entry.action)
    return Decided(entry.seat, action, events_of(game, entry), entry.state_hash)


def replay(game: AnyGame, state: Any, entries: Sequence[EntryRow]) -> None:
    """Carry decisions out on a state, in place.

    Raise `NotRebuiltError` at the first that does not lead to where the log says.
    """
    for place, entry in enumerate(entries):
        try:
            carry_out(game, state, decided(game, entry), place)
        except UNREADABLE as error:
            raise NotRebuiltError(f"entry {entry.seq} of its log is damaged") from error
        except LOST as error:
            why = f"entry {entry.seq} of its log leads to another position than the log says"
            if entry.rules != str(game.rules_version):
                why += ": the game's rules have changed since"
            raise NotRebuiltError(why) from error


async def rebuilt(
    conn: AsyncConnection, game: AnyGame, table_id: str, seq: int, *, from_first: bool = False
) -> Rebuilt:
    """Return the state after an entry, played again from the nearest one that can be read.

    `from_first`: from the first state, or else from the earliest one that leads there. Raise
    `NotRebuiltError` if none does, with the reason for the one that was tried first.
    """
    line, starts = await _line(conn, table_id, seq)
    first_fault: NotRebuiltError | None = None
    for start in starts if from_first else starts[::-1]:
        rows = [entry for entry in line if entry.seq > start and entry.kind in DECIDED]
        try:
            state, boundary = await stored(conn, game, table_id, start)
            await asyncio.to_thread(replay, game, state, rows)
        except Problem:
            fault = NotRebuiltError(f"the position after entry {start} cannot be read")
        except NotRebuiltError as error:
            fault = error
        else:
            ended = rows[-1].closed or rows[-1].kind == FORCED if rows else boundary
            return Rebuilt(state, ended, len(rows))
        first_fault = first_fault or fault
    raise first_fault or NotRebuiltError("no position before it is stored")


async def _line(conn: AsyncConnection, table_id: str, seq: int) -> tuple[list[EntryRow], list[int]]:
    """Return the entries that lead to a state, and those before it that have a state stored."""
    try:
        log = await entries_db.entries_of(conn, table_id, upto=seq)
        kept = await entries_db.snapshot_seqs(conn, table_id)
    except DBAPIError as error:
        if not causes.damaged(error):
            raise
        raise NotRebuiltError("its log is in a damaged part of the database") from error
    line = entries_db.standing([entry for entry in log if sound(entry)], seq)
    if not line:
        raise NotRebuiltError(f"entry {seq} of its log is missing or damaged")
    starts = sorted(set(kept) & {entry.seq for entry in line if entry.seq < seq})
    if not starts and line[0].base:
        raise NotRebuiltError(f"entry {line[0].base} of its log is missing or damaged")
    return line, starts


async def stored(conn: AsyncConnection, game: AnyGame, table_id: str, seq: int) -> tuple[Any, bool]:
    """Return the state after an entry as it is stored, and whether a turn or phase ended there.

    Raise `DamagedProblem` or `PrunedProblem` if it cannot be read or is not there; nothing is
    logged.
    """
    try:
        snapshot = await entries_db.load_state(conn, table_id, seq)
    except DBAPIError as error:
        if not causes.damaged(error):
            raise
        raise DamagedProblem(table_id) from error
    if snapshot is None:
        raise PrunedProblem(table_id)
    try:
        if (why := wrong(snapshot)) is not None:
            raise SnapshotError(why)
        await adopt(conn, game, codec.envelope(game, snapshot.blob).content)
        return codec.restore(game, snapshot.blob), snapshot.boundary
    except SnapshotError as error:
        raise DamagedProblem(table_id) from error


async def adopt(conn: AsyncConnection, game: AnyGame, content: str | None) -> None:
    """Make the component set of a table known to its game, if it is not the built-in one.

    Raise `SnapshotError` if that is impossible.
    """
    if content in (None, game.components.sets.built_in):
        return
    kept = await contents_db.get_content(conn, content)
    if kept is None:
        raise SnapshotError(f"its cards, content {content}, are not there")
    try:
        found = game.components.sets.adopt(kept.blob) if sound(kept) else ""
    except (ContentError, RecursionError) as error:
        raise SnapshotError(f"its cards, content {content}, cannot be read") from error
    if found != content:
        raise SnapshotError(f"its cards, content {content}, are damaged")
