"""Taking decisions and taking them back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.entries as entries_db
import db.votes as votes_db
from bot.errors import Problem, RefusedProblem, StaleProblem
from bot.service.commit import DECIDED, Also, Step, Writing, act_step, write
from bot.service.lapses import Lapse
from bot.service.live import Live
from bot.service.plans import dropping
from bot.service.tables import Tables
from db.entries import EntryRow
from db.errors import AlreadyApplied
from games.core import codec
from games.core.actions import Action, kind
from games.core.errors import Reason, RefusedError
from games.core.events import Applied, Event
from games.core.text import LANGUAGES, Language

SEARCHED = 100
"""Entries that are looked through for what became of a decision."""
ALTERNATIVES = 3
"""How many legal actions are named when one is refused."""


class Done(msgspec.Struct, frozen=True):
    """What a submission brought about; `again` marks a repeated delivery, applied before."""

    live: Live
    seat: int
    applied: tuple[Applied, ...] = ()
    again: bool = False

    @property
    def closed(self) -> bool:
        """Whether a turn or a phase ended."""
        return any(applied.closed for applied in self.applied)


async def submit(
    tables: Tables,
    table_id: str,
    user_id: int,
    actions: Sequence[Action],
    *,
    decision: int | None = None,
    interaction_id: int | None = None,
) -> Done:
    """Take one decision or a series of them for a person, all or none, in one transaction.

    `decision` is the number that the pressed control carries; another one at present raises
    `StaleProblem`. A repeated interaction is applied once and reported as done `again`.
    """
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        live.require_playing()
        try:
            if decision is not None and decision != live.decision(seat):
                raise StaleProblem
            steps, state = walk(live, seat, user_id, actions)
        except Problem:
            # Looked up only here: a delivery that is new fits, one that is not is refused.
            if await _delivered(tables, interaction_id):
                return Done(live, seat, again=True)
            raise
        also = [dropping(live, seat)] if seat in live.plans else []
        try:
            await write(tables, live, Writing(steps, state, interaction_id), also=also)
        except AlreadyApplied:
            tables.drop(table_id)
            return Done(live, seat, again=True)
        live.plans.pop(seat, None)
        return Done(live, seat, tuple(step.applied for step in steps))


async def _delivered(tables: Tables, interaction_id: int | None) -> bool:
    if interaction_id is None:
        return False
    async with tables.database.reading() as conn:
        return await entries_db.find_interaction(conn, interaction_id) is not None


async def first_since(tables: Tables, live: Live, seat: int, decision: int) -> Any:
    """Return what a seat did first when it had a decision, as far as that was an action."""
    async with tables.database.reading() as conn:
        log = await entries_db.entries_of(conn, live.id, after=decision, limit=SEARCHED)
    entry = next((entry for entry in log if entry.seat == seat), None)
    if entry is None or entry.kind != "act" or entry.action is None:
        return None
    return codec.decode_action(live.game, entry.action)


async def submit_for(
    tables: Tables, live: Live, seat: int, actions: Sequence[Action], kind: str = "act"
) -> Done:
    """Take decisions for a seat that nobody pressed for: a program, or by default.

    The caller holds the lock.
    """
    live.require_playing()
    steps, state = walk(live, seat, None, actions, kind)
    await write(tables, live, Writing(steps, state))
    return Done(live, seat, tuple(step.applied for step in steps))


def walk(
    live: Live, seat: int, user_id: int | None, actions: Sequence[Action], kind: str = "act"
) -> tuple[list[Step], Any]:
    """Apply actions to a copy of the state; raises `RefusedProblem` and changes nothing."""
    state = live.game.copy(live.state)
    steps: list[Step] = []
    for action in actions:
        try:
            steps.append(act_step(live, state, seat, user_id, action, kind))
        except RefusedError as error:
            raise refused(live, state, seat, action, error.why) from error
    return steps, state


def refused(live: Live, state: Any, seat: int, action: Action, why: Reason) -> RefusedProblem:
    """Return the refusal with the legal actions that come nearest to the wanted one."""
    near = nearest(live.game.legal(state, seat), action)
    view = live.game.view(state, seat)
    instead: dict[Language, list[str]] = {
        lang: [live.words(lang).action(view, other) for other in near] for lang in LANGUAGES
    }
    return RefusedProblem(live.words, why, instead)


def nearest(legal: Sequence[Any], wanted: Action) -> list[Any]:
    """Return the legal actions that share most with an action: its kind, then its fields."""

    def likeness(action: Action) -> int:
        if kind(action) != kind(wanted):
            return 0
        same = sum(
            getattr(action, name) == getattr(wanted, name) for name in wanted.__struct_fields__
        )
        return 1 + same

    ranked = sorted(legal, key=likeness, reverse=True)
    return [action for action in ranked if likeness(action)][:ALTERNATIVES]


# Taking back


class Barrier(Problem):
    """The way back leads past a reveal, chance or somebody else: the table must agree.

    `target` is the entry that would be taken back first.
    """

    def __init__(self, key: str, target: int) -> None:
        super().__init__(key)
        self.target = target


async def undo(
    tables: Tables,
    table_id: str,
    user_id: int,
    *,
    whole_turn: bool = False,
    decision: int | None = None,
    interaction_id: int | None = None,
) -> Done:
    """Take back a person's last decision, or all of this turn up to what cannot be undone.

    In a simultaneous phase what others did meanwhile stays. Raises `StaleProblem` where `decision`
    is not the present one, `Barrier` where only the table's consent would help and `Problem` where
    there is nothing to take back.
    """
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        live.require_playing()
        if interaction_id is not None and await _delivered(tables, interaction_id):
            return Done(live, seat, again=True)
        if decision is not None and decision != live.decision(seat):
            raise StaleProblem  # a second press must not take back more
        line = await standing(tables, live)
        mine = undoable(line, seat)
        if not mine:
            raise await _barrier(tables, live, seat)
        first = mine[0] if whole_turn else mine[-1]
        later = [entry for entry in line if entry.seq > first.seq and entry.seat != seat]
        if later:
            writing = await _rebased(tables, live, seat, user_id, first, later)
        else:
            writing = await _rolled_back(tables, live, seat, user_id, first.base)
        writing.interaction_id = interaction_id
        undone = tuple(str(e.seq) for e in line if e.seq >= first.seq and e.seat == seat)
        writing.lapses = (Lapse("taken-back", "undo", undone),)
        await write(tables, live, writing, also=[_renamed(live, later)])
        return Done(live, seat)


def _renamed(live: Live, later: Sequence[EntryRow]) -> Also:
    """Return what lets votes about decisions that were written again go on about those."""
    again = [e.seq for e in later if e.seat is not None and e.action is not None]
    new = {str(seq): str(number) for number, seq in enumerate(again, live.row.head + 2)}

    async def rename(conn: AsyncConnection) -> None:
        await votes_db.retarget_votes(conn, live.id, "undo", new)

    return rename


async def standing(tables: Tables, live: Live, ends: int = 1) -> list[EntryRow]:
    """Return the standing entries from the last one that ended a turn or phase on.

    With two `ends` also those of the turn or phase that it ended.
    """
    span, last = 16 * ends, live.row.state_seq
    after = min(live.row.public_seq, last) - 1
    while True:
        after = max(0, after)
        async with tables.database.reading() as conn:
            log = await entries_db.entries_of(conn, live.id, after=after)
        line = entries_db.standing(log, last)
        marks = [n for n, entry in enumerate(line) if entry.closed or entry.kind == "start"]
        if len(marks) >= ends:
            return line[marks[-ends] + (ends > 1) :]
        if not after:
            return line
        after, span = after - span, 2 * span


def undoable(line: Sequence[EntryRow], seat: int) -> list[EntryRow]:
    """Return the seat's entries that can be taken back freely, oldest first; there may be none.

    Raises `Barrier` if the last one revealed something.
    """
    mine: list[EntryRow] = []
    for entry in reversed(line):
        if entry.closed or entry.kind == "start":
            break
        if entry.seat != seat:
            if entry.revealed:
                break
            continue
        if entry.revealed:
            if not mine:
                raise Barrier("problem-undo-revealed", entry.seq)
            break
        mine.append(entry)
    return mine[::-1]


async def _barrier(tables: Tables, live: Live, seat: int) -> Problem:
    """Return why a seat has nothing to take back freely.

    Its turn has ended, or the phase of several in which it took part: the table can be asked.
    """
    line = await standing(tables, live, ends=2)
    last = last_of(line, seat)
    if last is None:
        return Problem("problem-undo-nothing")
    alone = {entry.seat for entry in line if entry.kind in DECIDED} == {seat}
    return Barrier("problem-undo-closed" if alone else "problem-undo-shown", last.seq)


def last_of(line: Sequence[EntryRow], seat: int) -> EntryRow | None:
    """Return the last decision of a seat in a line of entries, be it one by default."""
    acts = (entry for entry in reversed(line) if entry.kind in DECIDED and entry.seat == seat)
    return next(acts, None)


async def _rolled_back(tables: Tables, live: Live, seat: int, user_id: int, target: int) -> Writing:
    """Go back to the state of an earlier entry."""
    state: Any = await tables.state_at(live, target)
    step = Step("undo", seat, user_id, state_hash=codec.state_hash(state), state_of=target)
    return Writing([step], state)


async def _rebased(
    tables: Tables,
    live: Live,
    seat: int,
    user_id: int,
    first: EntryRow,
    later: Sequence[EntryRow],
) -> Writing:
    """Go back before an entry and let the others' later decisions stand, written again.

    Raises `Barrier` where one of them would not be possible, or would bring about other things,
    without what is taken back.
    """
    state: Any = live.game.copy(await tables.state_at(live, first.base))
    steps = [Step("undo", seat, user_id, state_hash=codec.state_hash(state), state_of=first.base)]
    for entry in later:
        if entry.seat is None or entry.action is None:
            continue
        action = codec.decode_action(live.game, entry.action)
        try:
            step = act_step(live, state, entry.seat, entry.user_id, action, entry.kind)
        except RefusedError:
            raise Barrier("problem-undo-others", first.seq) from None
        told = codec.decode_events(live.game, entry.events or b"[]")
        alike = _happened(step.applied.events) == _happened(told)
        if step.applied.revealed or step.applied.closed or not alike:
            raise Barrier("problem-undo-others", first.seq)
        steps.append(msgspec.structs.replace(step, replayed=True))
    return Writing(steps, state)


def _happened(events: Sequence[Event]) -> list[tuple[type[Event], tuple[int, ...] | None]]:
    """Return what happened and who may know it; running values may differ in a replay."""
    return [(type(event), event.seats) for event in events]


async def undo_to(
    tables: Tables, live: Live, target: int, user_id: int | None, before: Sequence[Also] = ()
) -> None:
    """Take back an entry and all that came after it, as the table agreed. Holds the lock."""
    if live.row.status not in ("playing", "paused"):
        raise Problem(f"problem-table-{live.row.status}", table=live.id)
    async with tables.database.reading() as conn:
        entry = await entries_db.get_entry(conn, live.id, target)
    if entry is None:
        raise Problem("problem-undo-nothing")
    state: Any = await tables.state_at(live, entry.base)
    step = Step(
        "rewind",
        entry.seat,
        user_id,
        applied=Applied(closed=True),
        state_hash=codec.state_hash(state),
        state_of=entry.base,
    )
    await write(tables, live, Writing([step], state, publish=True, epoch=True), before=before)
