"""Writing decisions: log entries, snapshot, waits and messages in one transaction.

A table's state changes only through `write`. It works out which seats are newly awaited, which
messages that calls for, commits, and only then changes the table in memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec

import db.drafts as drafts_db
import db.entries as entries_db
import db.notes as notes_db
import db.papers as papers_db
from bot.service.clocks.clocks import Clock
from bot.service.notices import commit_messages, personal, watchers
from bot.service.plans import second_choices
from bot.service.tables import (
    drafts,
    instructions,
    newcomers,
    open_windows,
    transaction,
    undo_rights,
)
from bot.service.tables.drafts import given
from bot.service.tables.pending import WHILE_WAITING, Key, Open, SeatDraft
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.service.tables.transaction import (
    FORCED,
    NOTES,
    REWIND,
    WITHDRAWN,
    ExtraWrite,
    Step,
    Transaction,
    merged,
)
from bot.service.timekeeping import absence, table_clocks
from bot.service.turns.automatic import follow, waits_reached
from bot.shared.clock import now
from db.batch import Write
from db.entries import Decision, EntryRow, NewEntry, SeatWait, Snapshot
from db.tables import SeatRow, Status
from games.core import codec
from games.core.waits import Wait


class Commit(msgspec.Struct, frozen=True):
    """Everything that one transaction writes, and the values for memory after it.

    `head` is the last entry then, `written` the last one that posts report, `clocks` are all clocks
    of the table, `windows` the open ones in which this plays.
    """

    writing: Transaction
    decision: Decision
    head: int
    written: int
    clocks: dict[str, Clock]
    windows: list[Open]
    statements: list[Write]


async def write(
    tables: Tables,
    live: TableSession,
    writing: Transaction,
    *,
    before: Sequence[ExtraWrite] = (),
    also: Sequence[ExtraWrite] = (),
) -> None:
    """Commit; the caller holds the table's lock.

    `before` and `also` are carried out in the same transaction, before and after the entries.
    Raises `AlreadyApplied` for an interaction that was delivered before.
    """
    at = now()
    writing = _with_waits_reached(writing)
    writing = follow(live, writing)
    writing = _with_plans(live, writing)
    writing = personal.with_changed_drafts(live, writing)
    writing = personal.with_next(live, writing)
    writing = watchers.tell(live, writing, tables.people, at)
    commit = await _prepared(tables, live, writing, at)
    await _store(tables, commit, before, also)
    _remember(live, commit)
    tables.notify(live.id)


def _with_waits_reached(writing: Transaction) -> Transaction:
    """Return a transaction without the waits that it reaches."""
    papers = dict(writing.instructions)
    for step in writing.steps:
        papers |= waits_reached(step.applied)
    return msgspec.structs.replace(writing, instructions=papers)


def _with_plans(live: TableSession, writing: Transaction) -> Transaction:
    """Return a transaction with the drafts, orders and waits that change with it."""
    over = writing.state is None or live.game.result(writing.state) is not None
    papers = (
        dict.fromkeys({**live.instructions, **writing.instructions})
        if over
        else writing.instructions
    )
    drafts = dict.fromkeys(live.drafts) if over else _drafts(live, writing)
    return second_choices.settled(
        live, msgspec.structs.replace(writing, drafts=drafts, instructions=papers)
    )


async def _prepared(
    tables: Tables, live: TableSession, writing: Transaction, at: datetime
) -> Commit:
    """Return everything that a transaction writes."""
    head = live.row.head + len(writing.steps)
    decision, written = _decision(live, writing, head, at)
    away = await absence.from_clocks(tables, live, writing.state, at)
    status = decision.status or live.row.status
    clocks = table_clocks.after(tables, live, writing, status, away)
    windows = open_windows.played(live, writing)
    rewound = any(step.kind in (REWIND, WITHDRAWN) for step in writing.steps)
    votes = transaction.votes_closed_by(decision.status, decision.public_seq, rewound=rewound)
    rows = {
        key: None if draft is None else drafts.stored(live, key, draft, at)
        for key, draft in writing.drafts.items()
    }
    statements = [
        *drafts_db.changes(live.id, rows),
        *papers_db.changes(live.id, instructions.stored(live, writing.instructions, at)),
        *notes_db.changes(live.id, writing.notes),
        *table_clocks.writes(live, clocks),
        *transaction.close_votes(live.id, [*votes, *writing.lapses], at),
        *open_windows.writes(windows),
    ]
    return Commit(writing, decision, head, written, clocks, windows, statements)


async def _store(
    tables: Tables, commit: Commit, before: Sequence[ExtraWrite], also: Sequence[ExtraWrite]
) -> None:
    """Write a commit in one transaction."""
    if not before and not also:
        await entries_db.commit(tables.database, commit.decision, commit.statements)
        return
    async with tables.database.writing() as conn:
        for change in before:
            await change(conn)
        await entries_db.append(conn, commit.decision, commit.statements)
        for change in also:
            await change(conn)


def _drafts(live: TableSession, writing: Transaction) -> dict[Key, SeatDraft | None]:
    """Return the drafts that change with this: the given ones, and drafts applied again.

    A prepared move is a seat's turn in hand from when it is awaited, unless it is armed; and the
    other way round if the table goes back. A move prepared while waiting is applied again when it
    is looked at; a draft under a window rests. Controls are outdated by plays of others that change
    what they say.
    """
    back = any(step.kind in (REWIND, WITHDRAWN) for step in writing.steps)
    changed = (drafts.set_back(live, writing.state) if back else {}) | writing.drafts
    for seat in live.game.waiting(writing.state):
        draft = live.drafts.get(key := live.key(seat, state=writing.state))
        if draft is not None and (draft.armed or draft.sent):
            continue
        if given(live, writing.state, seat, changed):
            continue
        found = draft and drafts.again(live, writing.state, seat, draft)
        told = found is not None and draft is not None and found.version != draft.version
        if not told and _others_played(writing, seat):
            found = drafts.read_otherwise(live, writing.state, seat, found)
        if found is not None and found != draft:
            changed[key] = found
    for key, draft in live.drafts.items():
        if key[1] == WHILE_WAITING and key not in changed:
            changed |= drafts.beside(live, writing.state, key[0], draft)
    return changed


def _others_played(writing: Transaction, seat: int) -> bool:
    """Return whether another player played, out of turn or asked at the same time."""
    return any(step.action is not None and step.seat != seat for step in writing.steps)


def _decision(
    live: TableSession, writing: Transaction, head: int, at: datetime
) -> tuple[Decision, int]:
    """Return all that a commit writes, and the entry up to which posts report then."""
    row = live.row
    result = live.game.result(writing.state) if writing.state is not None else None
    status: Status | None = "finished" if result is not None else writing.status
    public = commit_messages.public(live, writing, result is not None)
    waits = _waits(live, writing, status or row.status, head, at)
    messages, written = commit_messages.messages(live, writing, waits, status, head, public)
    decision = Decision(
        table_id=row.id,
        expected_head=row.head,
        base=row.state_seq,
        at=at,
        entries=[_entry(live, step) for step in writing.steps],
        interaction_id=writing.interaction_id,
        waits=waits,
        messages=messages,
        public_seq=public,
        status=status,
        result=None if result is None else msgspec.to_builtins(result),
        started_at=at if writing.started else None,
        ended_at=at if result is not None else None,
    )
    return decision, written


def _entry(live: TableSession, step: Step) -> NewEntry:
    blob = step.blob
    return NewEntry(
        kind=step.kind,
        rules=str(live.game.rules_version),
        state_hash=step.state_hash,
        snapshot=None
        if blob is None
        else Snapshot(schema=live.game.schema, blob=blob, boundary=bounds(step)),
        state_of=step.state_of if blob is None else None,
        seat=step.seat,
        user_id=step.user_id,
        action=None
        if step.action is None
        else codec.stored(live.game, codec.encode_action(step.action)),
        events=codec.stored(live.game, codec.encode_events(step.applied.events))
        if step.applied.events
        else None,
        revealed=step.applied.revealed,
        closed=step.applied.closed,
    )


def bounds(entry: Step | EntryRow) -> bool:
    """Return whether an entry ends a turn or phase; a forced move at its end does too."""
    closed = entry.applied.closed if isinstance(entry, Step) else entry.closed
    return closed or entry.kind == FORCED


def _waits(
    live: TableSession, writing: Transaction, status: Status, head: int, at: datetime
) -> list[SeatWait]:
    """Return the seats whose decision is another one after these steps.

    A seat's number changes when the seat itself acted, when another question is put to it or it is
    asked again; plays of others meanwhile leave it alone. For a player who has not acted since a
    phase was opened it is the number of its opening, also if orders of others have answered since.
    """
    if status == "paused":
        return []
    if status != "playing" or writing.state is None:
        return [SeatWait(seat=s.seat, decision=None, since=None) for s in live.seats]
    asked = live.game.waiting(writing.state)
    before, after = live.waits(), live.game.rules.waits(writing.state)
    opened, acted_since = _opened(live, writing, head)
    waits: list[SeatWait] = []
    for seat in live.seats:
        if not live.game.legal(writing.state, seat.seat):
            if seat.decision is not None:
                waits.append(SeatWait(seat=seat.seat, decision=None, since=None))
            continue
        same = _keys(before, seat.seat) == _keys(after, seat.seat)
        if not same or _asked_anew(writing, seat, seat.seat in asked):
            since = writing.asked_at.get(seat.seat, at) if seat.seat in asked else None
            waits.append(
                SeatWait(
                    seat=seat.seat,
                    decision=head if seat.seat in acted_since else opened,
                    since=since,
                    due_at=_due(live, seat, since) if since and seat.user_id else None,
                )
            )
    return waits


def _asked_anew(writing: Transaction, seat: SeatRow, asked: bool) -> bool:
    """Return whether a seat has another decision after these steps, with the same question."""
    return (
        seat.decision is None
        or any(step.seat == seat.seat and step.kind not in NOTES for step in writing.steps)
        or writing.epoch
        or seat.seat in writing.refresh
        or (seat.waiting_since is not None) != asked
    )


def _opened(live: TableSession, writing: Transaction, head: int) -> tuple[int, set[int | None]]:
    """Return the last entry that ended a turn or phase, and the seats that acted since.

    Without one, that entry is `head`.
    """
    ends = [number for number, step in enumerate(writing.steps, 1) if step.applied.closed]
    if not ends:
        return head, set()
    return live.row.head + ends[-1], {step.seat for step in writing.steps[ends[-1] :]}


def _keys(waits: Sequence[Wait], seat: int) -> set[str]:
    """Return the questions that are put to a seat."""
    return {wait.key for wait in waits if wait.seat == seat}


def _due(live: TableSession, seat: SeatRow, since: datetime) -> datetime | None:
    """Return when to look at a seat asked at `since`; an away player is asked when back."""
    times = [
        table_clocks.first_due(settings_of(live), since, *table_clocks.reminders_sent(seat, since)),
        seat.away_until,
    ]
    return min((time for time in times if time is not None and time > since), default=None)


def _published(live: TableSession, commit: Commit) -> Any:
    """Return the state that is public from now on: the last one, or one in between."""
    seq, writing = commit.decision.public_seq, commit.writing
    assert seq is not None
    blob = writing.steps[seq - commit.head - 1].blob
    if seq == commit.head or blob is None:
        return writing.state
    return codec.restore(live.game, blob)


def _remember(live: TableSession, commit: Commit) -> None:
    """Update the table in memory after a commit."""
    writing, decision = commit.writing, commit.decision
    _remember_undo(live, writing)
    _remember_row(live, commit)
    live.state, live.written = writing.state, commit.written
    if decision.public_seq is not None:
        live.public = (decision.public_seq, _published(live, commit))
    live.drafts = merged(live.drafts, writing.drafts)
    live.instructions = merged(live.instructions, writing.instructions)
    live.lost -= writing.drafts.keys() | writing.instructions.keys()
    live.notes |= writing.notes
    live.clocks = commit.clocks
    live.windows |= {each.about.topic: each for each in commit.windows}
    live.windows = open_windows.shown(live.windows, decision.messages)
    newcomers.note(live, writing.steps)
    live.computed.clear()
    computers_next = live.playing and all(map(live.computer, live.waiting()))
    live.pressed = live.pressed | open_windows.pressing(live, writing) if computers_next else set()


def _remember_undo(live: TableSession, writing: Transaction) -> None:
    """Note which seats can take what back; a note in the log leaves that as it was."""
    last = writing.steps[-1]
    live.recent = undo_rights.after(live.recent, writing.steps)
    if last.state_of == live.row.state_seq:
        return
    alone = all(wait.seat == last.seat for wait in live.waits())
    ended = last.applied.closed and not (alone and last.user_id)
    fixed = last.kind != "act" or last.applied.revealed or ended
    live.last = None if fixed else last.seat
    live.boundary = bounds(last) if last.state_of is None else writing.boundary


def _remember_row(live: TableSession, commit: Commit) -> None:
    """Change the rows of the table and its seats as the transaction changed them."""
    decision, last = commit.decision, commit.writing.steps[-1]
    changes: dict[str, object] = {
        "head": commit.head,
        "state_seq": commit.head if last.state_of is None else last.state_of,
        "updated_at": decision.at,
    }
    for name in ("public_seq", "status", "result", "started_at", "ended_at"):
        value = getattr(decision, name)
        if value is not None:
            changes[name] = value
    live.row = msgspec.structs.replace(live.row, **changes)
    for wait in decision.waits:
        live.seats[wait.seat] = msgspec.structs.replace(
            live.seats[wait.seat], decision=wait.decision, waiting_since=wait.since
        )
