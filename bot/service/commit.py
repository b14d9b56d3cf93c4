"""Writing decisions: log entries, snapshot, waits and messages in one transaction.

`write` is the one door through which a table's state changes. It works out who is newly awaited,
which messages that calls for, commits, and only then changes what is in memory.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.drafts as drafts_db
import db.entries as entries_db
import db.papers as papers_db
from bot.service import asking, away, drafts, due, lapses, orders, papers, timekeeping
from bot.service.clocks import Clock
from bot.service.drafts import SeatDraft
from bot.service.followers import next_of
from bot.service.following import Followed, Situation, kept
from bot.service.kinds import FORCED, REWIND, WITHDRAWN
from bot.service.lapses import Lapse
from bot.service.live import ASIDE, PERSON, Key, Live
from bot.service.papers import Paper, PaperKey, holders
from bot.service.settings import settings_of
from bot.service.story import told_aside
from bot.service.tables import Tables, now
from db.entries import Decision, EntryRow, NewEntry, SeatWait, Snapshot
from db.outbox import NewMessage
from db.tables import SeatRow, Status
from games.core import codec
from games.core.actions import Action
from games.core.boundaries import Held, HoldReached
from games.core.drafts import question
from games.core.events import Applied
from games.core.game import AnyGame
from games.core.waits import Wait, outstanding

Also = Callable[[AsyncConnection], Awaitable[None]]
"""Something more to be written in the same transaction."""

FOLLOWING_MOST = 100
"""What follows by itself on one publication at most."""


class Step(msgspec.Struct, frozen=True):
    """One entry to be written. `blob` is the state after it, `state_of` an earlier entry's.

    What is published together has one state, after the last of it. `followed`: it was done by
    itself, nobody pressed for it.
    """

    kind: str
    seat: int | None = None
    user_id: int | None = None
    action: Action | None = None
    applied: Applied = msgspec.field(default_factory=Applied)
    blob: bytes | None = None
    state_hash: str = ""
    state_of: int | None = None
    followed: bool = False


class Aside(msgspec.Struct, frozen=True):
    """What the channel is told, in its language, of `count` steps from the number `first` on."""

    text: str
    first: int
    count: int


class Writing(msgspec.Struct):
    """What a transaction changes: steps and the state after them."""

    steps: list[Step]
    state: Any
    interaction_id: int | None = None
    status: Status | None = None
    started: bool = False
    publish: bool = False
    """Show the state after the last step to everybody, even if it closed nothing."""
    epoch: bool = False
    """Every question is put anew: the table begins, goes back, resumes or moves."""
    refresh: frozenset[int] = frozenset()
    """Seats that are asked anew, for another reason than a changed decision."""
    asked_at: Mapping[int, datetime] = {}
    """Since when seats are asked what they are asked again; for others that is now."""
    texts: tuple[str, ...] = ()
    """Plain messages for the channel, in the table's language."""
    asides: tuple[Aside, ...] = ()
    """What the channel is told of some of the steps at once; posts leave them out."""
    boundary: bool = False
    """Of going back: nobody had decided anything there since a turn or phase ended."""
    lapses: tuple[Lapse, ...] = ()
    """Votes that end with this, beside those that end with any such commit."""
    drafts: dict[Key, SeatDraft | None] = {}
    """What seats have in hand from now on; those of others are walked again."""
    papers: Mapping[PaperKey, Paper | None] = {}
    """Orders and holds that are others from now on."""
    messages: tuple[NewMessage, ...] = ()
    """More messages, beside those that follow from the steps."""
    clocks: Mapping[str, Clock] = {}
    """Clocks that are others from now on, beside what follows for them from the steps."""
    reseated: frozenset[int] = frozenset()
    """Seats that have changed hands."""


async def write(
    tables: Tables,
    live: Live,
    writing: Writing,
    *,
    before: Sequence[Also] = (),
    also: Sequence[Also] = (),
) -> None:
    """Commit; the caller holds the table's lock.

    `before` and `also` are carried out in the same transaction, before and after the entries.
    Raises `AlreadyApplied` for an interaction that was delivered before.
    """
    at = now()
    for step in writing.steps:
        writing = msgspec.structs.replace(
            writing, papers={**writing.papers, **_reached(step.applied)}
        )
    writing = _with_following(live, writing)
    head = live.row.head + len(writing.steps)
    writing = msgspec.structs.replace(
        writing, drafts=_drafts(live, writing), papers=_papers(live, writing)
    )
    decision, written = _decision(live, writing, head, at)
    rows = {
        key: None if draft is None else drafts.stored(live, key, draft, at)
        for key, draft in writing.drafts.items()
    }
    rewound = any(step.kind in (REWIND, WITHDRAWN) for step in writing.steps)
    gone = await away.from_clocks(tables, live, writing.state, at)
    clocks = timekeeping.after(tables, live, writing, decision.status or live.row.status, gone)
    ended = lapses.lapsing(decision.status, decision.public_seq, rewound=rewound)
    more = [
        *drafts_db.changes(live.id, rows),
        *papers_db.changes(live.id, papers.stored(live, writing.papers, at)),
        *timekeeping.writes(live, clocks),
        *lapses.closing(live.id, [*ended, *writing.lapses], at),
    ]
    if before or also:
        async with tables.database.writing() as conn:
            for change in before:
                await change(conn)
            await entries_db.append(conn, decision, more)
            for change in also:
                await change(conn)
    else:
        await entries_db.commit(tables.database, decision, more)
    for key, draft in writing.drafts.items():
        if draft is None:
            live.drafts.pop(key, None)
        else:
            live.drafts[key] = draft
    live.papers = kept(live.papers, writing.papers)
    live.clocks = clocks
    _remember(live, decision, writing, head, written)
    tables.notify(live.id)


def _with_following(live: Live, writing: Writing) -> Writing:
    """Return what is written together with what follows on it by itself (`followers`).

    That is on what somebody has done and published, so that going back is not undone by it.
    """
    last = writing.steps[-1]
    if last.action is None and not writing.started:
        return writing
    game, state, steps = live.game, writing.state, list[Step]()
    acted = {step.seat for step in writing.steps if step.user_id and step.seat is not None}
    drafts = dict(writing.drafts)
    papers = {**orders.read(live.papers, acted), **writing.papers}
    messages, asides = list(writing.messages), list(writing.asides)
    closed = last.applied.closed
    for _ in range(FOLLOWING_MOST):
        situation = Situation(
            live, state, kept(live.drafts, drafts), kept(live.papers, papers), closed
        )
        found = next_of(situation)
        if found is None:
            break
        drafts |= found.drafts
        papers |= found.papers
        messages += found.messages
        held = partial(holders, kept(live.papers, papers))
        more, state = carry_out(game, state, found, held)
        for step in more:
            papers |= _reached(step.applied)
            closed = closed or step.applied.closed
        if found.aside and not closed:
            text = told_aside(live, [step.applied for step in more])
            asides.append(Aside(text, len(writing.steps) + len(steps) + 1, len(more)))
        steps += more
    return msgspec.structs.replace(
        writing,
        steps=[*writing.steps, *steps],
        state=state,
        drafts=drafts,
        papers=papers,
        messages=tuple(messages),
        asides=tuple(aside for aside in asides if aside.text),
    )


def carry_out(game: AnyGame, state: Any, found: Followed, held: Held) -> tuple[list[Step], Any]:
    """Return the entries of what follows in a state, which is left as it is, and the state then."""
    state, steps = game.copy(state), list[Step]()
    for action in found.actions:
        applied = game.apply(state, found.seat, action, held)
        hashed, blob = codec.state_hash(state), codec.save(game, state)
        steps.append(
            Step(
                found.kind, found.seat, found.user_id, action, applied, blob, hashed, followed=True
            )
        )
        if _reached(applied):
            break  # what is left waits like what was pressed
    return steps, state


def _reached(applied: Applied) -> dict[PaperKey, Paper | None]:
    """Return the holds that are used up, as their boundary was reached."""
    reached = [event for event in applied.events if isinstance(event, HoldReached)]
    return {(seat, "hold", each.boundary): None for each in reached for seat in each.holders}


def _drafts(live: Live, writing: Writing) -> dict[Key, SeatDraft | None]:
    """Return the drafts that are others after this: those given, and those walked again.

    What a seat has prepared is its turn in hand from when it is awaited, unless it is armed; and
    the other way round where the table goes back. What is prepared while waiting is walked again
    when it is looked at; what lies under a window rests.
    """
    if writing.state is None or live.game.result(writing.state) is not None:
        return dict.fromkeys(live.drafts)
    back = any(step.kind in (REWIND, WITHDRAWN) for step in writing.steps)
    changed = (drafts.set_back(live, writing.state) if back else {}) | writing.drafts
    for seat in live.game.waiting(writing.state):
        draft = live.drafts.get(key := live.key(seat, state=writing.state))
        if draft is None or draft.armed or draft.sent or not draft.presses:
            continue
        if _given(live, writing.state, seat, changed):
            continue
        found = drafts.again(live, writing.state, seat, draft)
        if found != draft:
            changed[key] = found
    for key, draft in live.drafts.items():
        if key[1] == ASIDE and key not in changed:
            changed |= drafts.beside(live, writing.state, key[0], draft)
    return changed


def _papers(live: Live, writing: Writing) -> Mapping[PaperKey, Paper | None]:
    """Return the papers that are others after this; at the end of the game there are none."""
    over = writing.state is None or live.game.result(writing.state) is not None
    return dict.fromkeys({**live.papers, **writing.papers}) if over else writing.papers


def _given(live: Live, state: Any, seat: int, changes: Mapping[Key, SeatDraft | None]) -> bool:
    """Tell whether changes say what a seat has in hand for what it is asked in a state."""
    asked = seat, question(live.game, state, seat)
    return asked in changes or live.key(seat, state=state) in changes


def _decision(live: Live, writing: Writing, head: int, at: datetime) -> tuple[Decision, int]:
    """Return all that a commit writes, and how far posts tell then."""
    row = live.row
    result = live.game.result(writing.state) if writing.state is not None else None
    status: Status | None = "finished" if result is not None else writing.status
    public = _public(live, writing, result is not None)
    waits = _waits(live, writing, status or row.status, head, at)
    messages, written = _messages(live, writing, waits, status, head, public)
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


def _entry(live: Live, step: Step) -> NewEntry:
    blob = step.blob
    return NewEntry(
        kind=step.kind,
        rules=str(live.game.rules),
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
    """Whether a turn or phase ended with an entry; what is forced then is no decision after it."""
    closed = entry.applied.closed if isinstance(entry, Step) else entry.closed
    return closed or entry.kind == FORCED


def _public(live: Live, writing: Writing, ended: bool) -> int | None:
    """Return the entry from which on everybody sees the game otherwise, if there is one.

    That is the end of a turn or phase, or what somebody else is asked about before.
    """
    head, last = live.row.head, live.row.head + len(writing.steps)
    if writing.publish or ended:
        return last
    if _told_aside(writing):
        return last if live.row.public_seq == live.row.state_seq else None
    if not live.together and _asks_another(live, writing):
        return last
    closed = [n for n, step in enumerate(writing.steps, head + 1) if step.applied.closed]
    return closed[-1] if closed else None


def _told_aside(writing: Writing) -> bool:
    """Whether all that is done is told at once, so that no post has to."""
    return sum(aside.count for aside in writing.asides) == len(writing.steps)


def _asks_another(live: Live, writing: Writing) -> bool:
    """Whether a window, or a hold, is put to somebody who has not acted."""
    if writing.state is None or writing.steps[-1].action is None:
        return False
    acted = {step.seat for step in writing.steps}
    before = outstanding(live.waits())
    return any(
        wait.kind != "turn" and not wait.answered and wait.seat not in acted
        and (wait.seat, wait.key) not in before
        for wait in live.game.waits(writing.state)
    )  # fmt: skip


def _waits(live: Live, writing: Writing, status: Status, head: int, at: datetime) -> list[SeatWait]:
    """Return the seats whose decision is another one after these steps.

    A seat's number changes when the seat itself acted, when another question is put to it or it
    is put anew; what others do meanwhile leaves it alone.
    """
    if status != "playing" or writing.state is None:
        if status == "paused":
            return []
        return [SeatWait(seat=s.seat, decision=None, since=None) for s in live.seats]
    game, acted = live.game, {step.seat for step in writing.steps}
    waiting = game.waiting(writing.state)
    before, after = live.waits(), game.waits(writing.state)
    waits: list[SeatWait] = []
    for seat in live.seats:
        legal = game.legal(writing.state, seat.seat)
        awaited = seat.seat in waiting
        if not legal:
            if seat.decision is not None:
                waits.append(SeatWait(seat=seat.seat, decision=None, since=None))
            continue
        same = (
            seat.decision is not None
            and seat.seat not in acted
            and not writing.epoch
            and seat.seat not in writing.refresh
            and (seat.waiting_since is not None) == awaited
            and _keys(before, seat.seat) == _keys(after, seat.seat)
        )
        if not same:
            since = writing.asked_at.get(seat.seat, at)
            waits.append(
                SeatWait(
                    seat=seat.seat,
                    decision=head,
                    since=since if awaited else None,
                    due_at=_due(live, seat, since) if awaited and seat.user_id else None,
                )
            )
    return waits


def _keys(waits: Sequence[Wait], seat: int) -> set[str]:
    """Return the questions that are put to a seat."""
    return {wait.key for wait in waits if wait.seat == seat}


def _due(live: Live, seat: SeatRow, since: datetime) -> datetime | None:
    """Return when to look at a seat asked at `since`; who is away here is asked when back."""
    times = [due.first(settings_of(live), since, *due.sent(seat, since)), seat.away_until]
    return min((time for time in times if time is not None and time > since), default=None)


def _messages(
    live: Live,
    writing: Writing,
    waits: Sequence[SeatWait],
    status: Status | None,
    head: int,
    public: int | None,
) -> tuple[list[NewMessage], int]:
    """Return the post and the ping that this commit calls for, and how far posts tell.

    As long as only programs and prepared turns are next, both wait for the end of the chain; where
    nobody is left for whom programs would play, that is now.
    """
    messages = [*_texts(live, writing, head), *writing.messages]
    playing = (status or live.row.status) == "playing" and writing.state is not None
    waiting = set(live.game.waiting(writing.state)) if playing else set[int]()
    automatic = {s.seat for s in live.seats if s.kind != PERSON or s.user_id is None}
    automatic |= {
        seat
        for seat in waiting
        if live.armed(seat, writing.state) and not _given(live, writing.state, seat, writing.drafts)
    }
    if waiting and waiting <= automatic and live.people():
        return messages, live.written
    shown = public or live.row.public_seq
    posted = shown > live.written and not _told_aside(writing)
    if posted:
        messages.append(_post(live, head, shown, ended=status == "finished"))
    if playing:
        messages += asking.pings(live, writing, waits, waiting - automatic, head, posted=posted)
    return messages, max(shown, live.written)


def _texts(live: Live, writing: Writing, head: int) -> list[NewMessage]:
    """Return the plain messages for the channel."""
    told: list[tuple[str, dict[str, object]]] = [
        (f"{live.id}-text-{head}-{number}", {"text": text})
        for number, text in enumerate(writing.texts)
    ]
    public = _told_aside(writing) and live.row.public_seq == live.row.state_seq
    for aside in writing.asides:
        first = live.row.head + aside.first
        entries = list(range(first, first + aside.count))
        told.append((f"{live.id}-aside-{first}", {"text": aside.text, "entries": entries}))
    return [
        NewMessage(
            kind="text",
            nonce=nonce,
            channel_id=live.row.channel_id,
            first_seq=0,
            last_seq=head if public else 0,  # no post tells that
            payload=payload,
        )
        for nonce, payload in told
    ]


def _post(live: Live, head: int, shown: int, *, ended: bool) -> NewMessage:
    """Return the post about everything that is shown and has not been told yet."""
    return NewMessage(
        kind="end" if ended else "post",
        nonce=f"{live.id}-post-{head}",
        channel_id=live.row.channel_id,
        first_seq=live.written + 1,
        last_seq=shown,
    )


def _published(live: Live, seq: int, writing: Writing, head: int) -> Any:
    """Return the state that is public from now on: the last one, or one in between."""
    blob = writing.steps[seq - head - 1].blob
    return writing.state if seq == head or blob is None else codec.restore(live.game, blob)


def _remember(live: Live, decision: Decision, writing: Writing, head: int, written: int) -> None:
    last = writing.steps[-1]
    if last.state_of != live.row.state_seq:  # it is another state
        live.boundary = bounds(last) if last.state_of is None else writing.boundary
    changes: dict[str, object] = {
        "head": head,
        "state_seq": head if last.state_of is None else last.state_of,
        "updated_at": decision.at,
    }
    for name in ("public_seq", "status", "result", "started_at", "ended_at"):
        value = getattr(decision, name)
        if value is not None:
            changes[name] = value
    live.row = msgspec.structs.replace(live.row, **changes)
    live.state = writing.state
    live.written = written
    if decision.public_seq is not None:
        live.public = (decision.public_seq, _published(live, decision.public_seq, writing, head))
    for wait in decision.waits:
        live.seats[wait.seat] = msgspec.structs.replace(
            live.seats[wait.seat],
            decision=wait.decision,
            waiting_since=wait.since,
        )
    live.forget()
