"""The past of a game: the valid turns, who held which seat when, the state after each.

States are worked out again from the log, outside the event loop, from the nearest one that is kept:
stored with the table, or in memory (`Tables.shelves`). History and film are made of this:

    past = await past_of(tables, live)                  # the turns that all players have seen
    found = await around(tables, live, past, number)    # the states before and after one of them
    for turn, entries, state in await played(tables, live, past):   # all of them, one after another
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import db.entries as entries_db
import db.tables as tables_db
from bot.service.tables.caches import ByteCache, Span, Turn, TurnIndex, packed, unpacked
from bot.service.tables.replay import LOST, UNREADABLE, decided, events_of
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import DECIDED
from bot.shared.problems import DamagedProblem, Problem
from db.entries import EntryRow
from db.rows import sound
from games.core.game import AnyGame
from games.core.replay import carry_out

EVERY = 32
"""Decisions after which a state is kept in memory: any other is some ms away from the nearest."""
RESEATED = ("resign", "replace", "free", "take", "reclaim")
"""Kinds of entries with which a seat changes hands."""


class Neighbours(NamedTuple):
    """The states before and after a turn; `None` for one that can no longer be worked out.

    `lost` is the first turn from which on there are none, `again` the next one after which there is
    a state after all. The caller can read them, but must not change them.
    """

    before: Any
    after: Any
    lost: int | None = None
    again: int | None = None


class PastTurn(NamedTuple):
    """A turn, its valid entries, and the state after it, `None` if there is none.

    The state is changed in place by the next turn: a caller who keeps it has to copy it.
    """

    turn: Turn
    entries: Sequence[EntryRow]
    state: Any


async def past_of(tables: Tables, live: TableSession) -> TurnIndex:
    """Return the turns of a table that are valid and that all players have seen.

    Raises `Problem` if it has not begun, or its log cannot be read.
    """
    live.require_begun()
    shelf, row = tables.shelves.of(live.id), live.row
    holders = tuple(seat.user_id for seat in live.seats)
    key = (row.head, row.state_seq, row.public_seq, row.status, holders)
    if shelf.past is not None and shelf.key == key:
        return shelf.past
    async with tables.database.reading() as conn:
        # In memory a seat changes hands a moment before that is written. Seats are read before the
        # log, so that nobody has one here of which it does not say since when.
        seats = await tables_db.seats_of(conn, live.id)
        log = await entries_db.entries_of(conn, live.id)
    line = entries_db.standing(log, row.state_seq)
    if not line:
        raise DamagedProblem(live.id)
    seen = row.state_seq if row.status == "finished" else row.public_seq
    turns = await asyncio.to_thread(_turns, live.game, line, seen, row.status == "finished")
    past = TurnIndex(
        turns, tuple(entry.seq for entry in line), _spans(log, [seat.user_id for seat in seats])
    )
    shelf.tell(key, past)
    tables.shelves.settle(live.id)
    return past


async def entries_of(
    tables: Tables, live: TableSession, past: TurnIndex, turn: Turn
) -> list[EntryRow]:
    """Return the valid entries of a turn."""
    return await _between(tables, live, past, turn.first - 1, turn.last)


async def around(tables: Tables, live: TableSession, past: TurnIndex, number: int) -> Neighbours:
    """Return the states before and after a turn by its number."""
    turn = past.turns[number]
    shelf = tables.shelves.of(live.id)
    async with tables.database.reading() as conn:
        stored = set(await entries_db.snapshot_seqs(conn, live.id)).intersection(past.line)
    finding = _Finding(tables, live, past, shelf, stored)
    before = await finding.state(past.turns[number - 1].last) if number else None
    after = await finding.state(turn.last)
    tables.shelves.settle(live.id)
    if after is not None:
        return Neighbours(before, after)
    again = next((each.number for each in past.turns[number:] if each.last in stored), None)
    return Neighbours(before, None, _holding(past, finding.failed), again)


async def played(tables: Tables, live: TableSession, past: TurnIndex) -> Iterator[PastTurn]:
    """Return all turns with their states, the beginning first, each worked out when asked for.

    Reading on takes time, but neither the database nor the event loop: it can run in a thread. If
    the log does not lead where it says, there are no states, except that of the last turn.
    """
    rows = await _between(tables, live, past, 0, past.turns[-1].last)
    first, last = past.turns[0].last, past.turns[-1].last
    known: dict[int, Any] = {}
    for seq in (first, last):
        try:
            known[seq] = live.game.copy(await tables.state_at(live, seq))
        except Problem:  # it is not kept, or damaged
            continue
    return _played(live.game, past.turns, rows, known)


def _played(
    game: AnyGame, turns: Sequence[Turn], rows: Sequence[EntryRow], known: Mapping[int, Any]
) -> Iterator[PastTurn]:
    entries, state = iter(rows), None
    for turn in turns:
        part: list[EntryRow] = []
        while not part or part[-1].seq < turn.last:
            part.append(next(entries))
        if turn.number and state is not None:
            try:
                for entry in part:
                    if entry.kind in DECIDED:
                        carry_out(game, state, decided(game, entry), turn.number)
            except LOST:
                state = None
        yield PastTurn(turn, part, state := known.get(turn.last, state))


# The turns


def _turns(game: AnyGame, line: Sequence[EntryRow], seen: int, over: bool) -> tuple[Turn, ...]:
    """Return the turns of a line of entries up to the last that was seen."""
    found, part, number = list[Turn](), list[EntryRow](), 0
    for place, entry in enumerate(line):
        part.append(entry)
        ends = not place or (sound(entry) and entry.closed)
        if not ends and not (over and place == len(line) - 1):
            continue
        if part[-1].seq > seen:
            break
        found.append(_turn(len(found), number, part))
        number = max([number, *_opened(game, part)])
        part = []
    begun = next((turn.round for turn in found if turn.round), number)
    # Turns before the first round belong to it.
    return tuple(_in_round(turn, turn.round or begun) for turn in found)


def _turn(number: int, opened: int, part: Sequence[EntryRow]) -> Turn:
    # Who did not answer can be a secret: they are named like any player, in the order of seats.
    taken = [each for each in part if each.kind in DECIDED]
    seats = tuple(sorted({each.seat for each in taken if isinstance(each.seat, int)}))
    return Turn(number, opened, part[0].seq, part[-1].seq, seats, len(taken))


def _in_round(turn: Turn, number: int) -> Turn:
    return Turn(turn.number, number, turn.first, turn.last, turn.seats, turn.decisions)


def _opened(game: AnyGame, part: Sequence[EntryRow]) -> list[int]:
    """Return the rounds that began with some entries; unreadable ones are passed over."""
    found: list[int] = []
    for entry in part:
        try:
            events = events_of(game, entry)
        except (TypeError, *UNREADABLE):
            continue
        found += [number for event in events if (number := event.opens()) is not None]
    return found


def _holding(past: TurnIndex, seq: int) -> int:
    """Return the number of the turn that holds an entry."""
    return next((turn.number for turn in past.turns if seq <= turn.last), past.last)


# Who held a seat


def _spans(log: Sequence[EntryRow], holders: Sequence[int | None]) -> tuple[Span, ...]:
    """Return who held each seat when, from the whole log and the present holders.

    Entries that were taken back count too. The log does not name a player who was given a seat by
    someone else: it is the player who decided there.
    """
    found: list[Span] = []
    for seat, now in enumerate(holders):
        first, people = 0, dict[int, int]()
        for entry in log:
            if not sound(entry) or entry.seat != seat:
                continue
            if entry.kind in RESEATED:
                if entry.kind == "resign" and entry.user_id is not None:
                    people[entry.user_id] = entry.seq
                one = next(iter(people)) if len(people) == 1 else None
                found.append(Span(seat, one, first, entry.seq - 1))
                first, people = entry.seq, {}
            elif entry.kind == "act" and entry.user_id is not None:
                people[entry.user_id] = entry.seq
        others = [seq for user_id, seq in people.items() if user_id != now]
        found.append(Span(seat, now, max([first, *(seq + 1 for seq in others)]), None))
    return tuple(found)


# States


async def _between(
    tables: Tables, live: TableSession, past: TurnIndex, after: int, upto: int
) -> list[EntryRow]:
    """Return the entries after one, up to another, that led to the present state."""
    async with tables.database.reading() as conn:
        rows = await entries_db.entries_of(conn, live.id, after=after, upto=upto)
    stands = set(past.line[bisect_right(past.line, after) : bisect_right(past.line, upto)])
    return [row for row in rows if row.seq in stands]


class _Finding:
    """Working out states of one table, each from the nearest before it."""

    def __init__(
        self,
        tables: Tables,
        live: TableSession,
        past: TurnIndex,
        shelf: ByteCache,
        stored: set[int],
    ) -> None:
        self.tables = tables
        self.live = live
        self.past = past
        self.shelf = shelf
        self.stored = stored
        self.near: tuple[int, Any] | None = None
        self.failed = 0
        """The entry at which the last of it failed."""

    async def state(self, seq: int) -> Any:
        """Return the state after an entry, `None` if it cannot be worked out."""
        found = await self._from(seq)
        if found is None:
            return None
        at, state = found
        if at < seq and not self._breaks(at, seq):
            rows = await _between(self.tables, self.live, self.past, at, seq)
            state, kept, broken = await asyncio.to_thread(self._replay, state, rows)
            self.shelf.states |= kept
            if broken is not None:
                self.shelf.broken.add(broken)
        if broken := self._breaks(at, seq):
            self.failed = min(broken)
            return None
        self.near = seq, state
        return state

    def _breaks(self, at: int, seq: int) -> list[int]:
        """Return the entries after one, up to another, that are known to lead elsewhere."""
        return [broken for broken in self.shelf.broken if at < broken <= seq]

    async def _from(self, seq: int) -> tuple[int, Any] | None:
        """Return the nearest state that is kept up to an entry; the caller can change it."""
        game, near = self.live.game, self.near
        while True:
            kept = max((s for s in (*self.shelf.states, *self.stored) if s <= seq), default=0)
            if near is not None and kept <= near[0] <= seq:
                return near[0], game.copy(near[1])
            if not kept:
                return None
            if kept in self.shelf.states:
                return kept, unpacked(game, self.shelf.states[kept])
            try:
                return kept, game.copy(await self.tables.state_at(self.live, kept))
            except Problem:  # it was dropped just now, or is damaged
                self.stored.discard(kept)

    def _replay(
        self, state: Any, rows: Sequence[EntryRow]
    ) -> tuple[Any, dict[int, bytes], int | None]:
        """Return the state after some entries, the states to keep, and the entry that failed."""
        game, kept = self.live.game, dict[int, bytes]()
        # Between two turns there can be nothing but votes and undone moves.
        first = self.past.line.index(rows[0].seq) if rows else 0
        for number, entry in enumerate(rows, first):
            if entry.kind not in DECIDED:
                continue
            try:
                carry_out(game, state, decided(game, entry), number)
            except LOST:
                return None, kept, entry.seq
            if not number % EVERY:
                kept |= packed({entry.seq: state})
        return state, kept, None


class Scene(NamedTuple):
    """The public view after a turn, or a phase of several seats, and who decided in it.

    Turn 0 is the beginning; `round` is 0 where a game has none, `closes` says that the turn was the
    last of its round.
    """

    view: Any
    turn: int
    round: int
    seats: tuple[int, ...]
    closes: bool


async def scenes_of(tables: Tables, live: TableSession) -> list[Scene]:
    """Return the public view of a game at its beginning and after every turn.

    Raises `Problem` with the first turn from which the log no longer leads where it did.
    """
    past = await past_of(tables, live)
    moments = await played(tables, live, past)
    # A long game takes some tenths of a second, in which others press.
    return await asyncio.to_thread(_scenes, live, past, moments)


def _scenes(live: TableSession, past: TurnIndex, moments: Iterator[PastTurn]) -> list[Scene]:
    game = live.game
    ends = {one.number for one, other in pairwise(past.turns[1:]) if one.round != other.round}
    found: list[Scene] = []
    for turn, _, state in moments:
        if state is None:
            if not turn.number:
                raise DamagedProblem(live.id)
            raise Problem("problem-film-diverged", table=live.id, turn=turn.number)
        view = game.mask(game.copy(state), None)
        closes = turn.number in ends
        found.append(Scene(view, turn.number, turn.round, turn.seats, closes))
    return found
