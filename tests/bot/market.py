"""Tables of the toy game with a market, for games by post, and their invariants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from bot.service.plans import postponed
from bot.service.tables.pending import POSTPONED
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.turns.computer import ComputerTurns
from db import Database, entries, models
from db.entries import EntryRow
from games.core import codec
from games.core.actions import EndTurn
from games.core.boundaries import BoundaryStopped, Held, StoppedAtBoundary
from games.core.rng import Rng
from tests.bot.acts import stands
from tests.bot.seated import PEOPLE, Seated
from tests.patched import patch
from tests.toy.game import TOY
from tests.toy.market.state import Claim
from tests.toy.state import Build, Building, Paint, State, TurnFrame

SMALL = ("tables", "seats", "drafts", "papers", "notes", "clocks", "votes", "ballots")
GROWING = ("entries", "snapshots", "outbox", "pings", "interactions")
"""Tables to which every change adds rows, so that their number shows it."""


ADA, BRIAN, CHLOE = PEOPLE
HERE, THERE = "site01", "site02"
"""Where Ada and Brian have a building."""
TWICE = (Build("site05", 1), Paint("red"), Build("site06", 1), Paint("blue"), EndTurn())
"""A turn of two actions, between which there is a boundary."""


async def in_turn(
    tables: Tables, seat: int = 0, channel_id: int = 7, stack: Sequence[Any] = (), round_: int = 1
) -> Seated:
    """Return a table with a market of three people, in the first turn of one of them.

    With a `stack` it is where that leads instead.
    """
    table = await Seated.start(tables, 3, channel_id, options={"market": "yes"})
    live = await table.live()
    state = live.game.copy(live.state)
    state.sites = {HERE: Building(0, 1, "red"), THERE: Building(1, 1, "red")}
    state.stack, state.round = list(stack) or [TurnFrame(seat)], round_
    await stands(table, state)
    await table.sent()
    return table


async def turns(table: Seated) -> list[int]:
    """Bring a table with a market to the turn of seat 0; returns who sits where."""
    users = await table.bids()
    for gift in ("ore", "card"):
        await table.act(users[(await table.live()).waiting()[0]], Claim(gift))
    return users


async def drive(table: Seated) -> None:
    """Play the automatic moves: sent ones that are asked again."""
    while True:
        live = await table.live()
        seat = next((s for s in live.waiting() if s in live.queued), None)
        if seat is None:
            return
        await table.play_prepared(seat)


async def hand(table: Seated, seat: int) -> list[int]:
    return list((await table.live()).state.players[seat].hand)


async def speak_out(table: Seated) -> None:
    """Let nobody add anything to a fight between the first two seats."""
    while (wait := (await table.live()).waits()[0]).kind == "window":
        await table.act((ADA, BRIAN)[wait.seat], EndTurn())


class ByPost(Seated):
    """A table of the toy game with a market; automatic plays run only when a test starts them."""

    def __init__(self, tables: Tables, table_id: str) -> None:
        super().__init__(tables, table_id)
        self.driver = ComputerTurns(tables)

    @classmethod
    async def begin(
        cls, tables: Tables, people: int, channel_id: int = 7, **options: str
    ) -> ByPost:
        """Open a table of these options and begin."""
        made = await cls.open(tables, people, channel_id)
        await made.start_with(market="yes", **options)
        return cls(tables, made.id)

    async def rest(self) -> int:
        """Play what plays itself; returns how much that was."""
        count = 0
        while await self.driver._step(await self.live()):
            count += 1
            assert count < 50, "it plays itself without end"
        return count

    def forget(self) -> None:
        """Drop the table from memory, as a restart does."""
        self.tables.drop(self.id)

    async def afresh(self) -> TableSession:
        """Return the table as it is stored."""
        again = Tables(self.tables.database)
        again.served = self.tables.served
        return await again.get(self.id)


def begin_at(monkeypatch: pytest.MonkeyPatch, state: State) -> None:
    """Let tables begin in a state, regardless of their options."""
    patch(monkeypatch, TOY, "rules", new=lambda *_: TOY.copy(state))


async def stored(database: Database) -> list[Any]:
    """Return all that a press may change: the small tables, and how many rows the others have."""
    found: list[Any] = []
    async with database.reading() as conn:
        for table in (models.metadata.tables[name] for name in SMALL):
            rows = await conn.execute(select(table).order_by(*table.primary_key.columns))
            found.append([tuple(row) for row in rows])
        for table in (models.metadata.tables[name] for name in GROWING):
            found.append(await conn.scalar(select(func.count()).select_from(table)))
    return found


def known(live: TableSession) -> dict[str, Any]:
    """Return what the program knows of a table: all that is stored or follows from it."""
    row, public = live.row, live.public
    seats = range(len(live.seats))
    return {
        "row": (row.head, row.state_seq, row.public_seq, row.status),
        "result": msgspec.json.encode(row.result, order="deterministic"),
        "seats": [(s.kind, s.user_id, s.decision, s.waiting_since) for s in live.seats],
        "state": codec.state_hash(live.state),
        "public": None if public is None else (public[0], codec.state_hash(public[1])),
        "boundary": live.boundary,
        "written": live.written,
        "drafts": live.drafts,
        "papers": live.instructions,
        "notes": {user: note for user, note in live.notes.items() if note.cancels or note.next},
        "clocks": live.clocks,
        "in hand": [codec.state_hash(live.position(seat)) for seat in seats],
        "controls": [(live.decision(n), live.stand(n), live.whole(n)) for n in seats],
        "legal": [live.legal(seat) for seat in seats],
    }


async def check_stored(table: ByPost) -> None:
    """Check that the database holds the same as the memory."""
    there, here = known(await table.afresh()), known(await table.live())
    for what, value in here.items():
        assert there[what] == value, f"{what} is not stored as it is in memory: {value}"


def check_questions(live: TableSession) -> None:
    """Nobody is waited for who cannot answer, and nothing that was sent lies forgotten."""
    game = live.game
    for wait in live.waits() if live.playing else ():
        if wait.answered:
            continue
        assert game.answers(live.state, wait.seat), f"{wait} cannot be answered"
        assert live.legal(wait.seat), f"{wait}: nothing is possible after what is in hand"
        assert live.asked(wait.seat), f"{wait} has no controls"
        assert not live.armed(wait.seat), f"{wait} is answered by a draft that nobody plays"
    covered = any(wait.kind != "turn" and not wait.answered for wait in live.waits())
    for key, draft in live.drafts.items() if live.playing else ():
        put_off = key[1].startswith(POSTPONED)
        assert covered or put_off or not draft.sent, f"{key} was sent, and nothing carries it on"
    for key in postponed.waiting(live.drafts) if live.playing else ():
        if live.drafts[key].sent:
            (drafted,) = live.drafts[key].presses[0]
            why = game.refusal(live.state, key[0], drafted.action)
            assert why is not None, f"{drafted.action} of {key} is possible, and not carried out"
            assert why.later, f"{drafted.action} of {key} is refused, and nobody is told"


def reached(events: list[Any]) -> Held:
    """Return the holders of boundaries in the events, and where something else came first."""
    held = {each.boundary: each.holders for each in events if isinstance(each, StoppedAtBoundary)}
    stayed = {each.boundary for each in events if isinstance(each, BoundaryStopped)}
    return lambda _, boundary: None if boundary in stayed else held.get(boundary, ())


class Replay:
    """The log, carried out again as it grows; states are known by the entry that led there."""

    def __init__(self) -> None:
        self.states: dict[int, Any] = {}
        self.after: dict[int, int] = {}
        self.count = 0

    async def follow(self, table: ByPost) -> list[EntryRow]:
        """Carry out the entries added since the last time; every state must be the one written.

        Returns the new entries.
        """
        live = await table.live()
        async with table.tables.database.reading() as conn:
            log = await entries.entries_of(conn, table.id, after=self.count)
        if not self.states:
            self.states[1] = live.game.copy(await table.tables.state_at(live, 1))
        for entry in log:
            self._carry_out(live, entry)
        assert self.after[live.row.head] == live.row.state_seq
        assert codec.state_hash(self.states[live.row.state_seq]) == codec.state_hash(live.state)
        return log

    def _carry_out(self, live: TableSession, entry: EntryRow) -> None:
        game, seq = live.game, entry.seq
        assert seq == self.count + 1, "the log has a gap"
        assert entry.base == self.after.get(seq - 1, 0), "decided on a state that was over"
        if entry.action is not None and entry.seat is not None:
            action = codec.decode_action(game, entry.action)
            events = [] if entry.events is None else codec.decode_events(game, entry.events)
            state = game.copy(self.states[entry.base])
            assert game.refusal(state, entry.seat, action) is None, (seq, entry.kind, action)
            applied = game.apply(state, entry.seat, action, reached(events))
            assert applied.events == events, f"entry {seq} did something else"
            assert (applied.revealed, applied.closed) == (entry.revealed, entry.closed)
            self.states[seq] = state
        self.after[seq], self.count = entry.state_of, seq
        assert codec.state_hash(self.states[entry.state_of]) == entry.state_hash, f"entry {seq}"


def some(values: list[Any], source: Rng) -> list[Any]:
    """Return some of these values, or none, in a random order."""
    source.shuffle(values)
    return values[: source.below(len(values) + 1)]
