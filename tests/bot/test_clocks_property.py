"""Clocks in random sequences of all that happens at a table, held against a sum kept beside it.

Nobody loses time that is not theirs, nothing is taken twice, and where the table has not chosen so
no default is taken that changes the game.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from typing import Any

import pytest

from bot.errors import Problem
from bot.service import absences, away, clocks, expiry, seating, taking_back
from bot.service.clocks import PACES, bank, length
from bot.service.live import Live
from bot.service.tables import Tables, now
from db import Database
from db.entries import EntryRow
from games.core import codec
from games.core.actions import EndTurn
from games.core.rng import rng
from tests.bot.seated import Seated
from tests.bot.test_clocks_at_tables import Time, paced
from tests.bot.test_people import timers_of
from tests.toy.state import BidsFrame, Build, Survey, TurnFrame

HOUR = length(timedelta(hours=1))
SLOW = PACES["slow"]
FULL = length(SLOW.bank or timedelta())
TURN = length(SLOW.increment)
SEQUENCES, LENGTH = 12, 25


class Sum:
    """What each bank holds, from who was awaited when, counted without the clocks."""

    def __init__(self, seats: int) -> None:
        self.left = [FULL] * seats
        self.seen: list[set[str]] = [set() for _ in range(seats)]
        self.away: set[int] = set()
        self.silent = False

    def turns(self, live: Live) -> dict[int, str]:
        """Return who is asked for a turn, and has no window to answer first."""
        waits = [wait for wait in live.game.waits(live.state) if not wait.answered]
        windows = {wait.seat for wait in waits if wait.kind != "turn"}
        return {w.seat: w.key for w in waits if w.kind == "turn" and w.seat not in windows}

    def asked(self, live: Live) -> None:
        """Add to the banks of those who are asked for a turn that is a new one."""
        for wait in live.game.waits(live.state):
            if wait.kind == "turn" and not wait.answered and wait.key not in self.seen[wait.seat]:
                self.seen[wait.seat].add(wait.key)
                self.left[wait.seat] = min(FULL, self.left[wait.seat] + TURN)

    def passes(self, live: Live, time: int) -> None:
        if not live.playing or self.silent:
            return
        for seat in self.turns(live):
            if seat not in self.away:
                self.left[seat] = max(0, self.left[seat] - time)


class Run:
    """One table, what happens at it, and the sum."""

    def __init__(self, table: Seated, time: Time, seed: int) -> None:
        self.table = table
        self.time = time
        self.random = rng(seed)
        self.sum = Sum(3)

    async def check(self) -> None:
        """Hold the banks, as they are stored, against the sum."""
        self.table.tables.drop(self.table.id)
        live = await self.table.live()
        if live.state is None or not live.running:
            return
        self.sum.asked(live)
        for seat, wanted in enumerate(self.sum.left):
            clock = live.clocks[bank(seat)]
            found = clocks.left(clock, self.time.at)
            assert abs(found - wanted) <= 100, (seat, found / HOUR, wanted / HOUR)
            runs = seat in self.sum.turns(live) and seat not in self.sum.away
            runs = runs and live.playing and not self.sum.silent and wanted > 0
            assert (clock.since is not None) == runs

    async def time_passes(self) -> None:
        live = await self.table.live()
        time = self.random.pick((1, HOUR, 5 * HOUR, 40 * HOUR, 100 * HOUR))
        self.sum.passes(live, time)
        before, head = self.positions(live), live.row.head
        await self.time.passes(self.table, time)
        log = (await self.table.log())[head:]
        for entry in log:
            self.harmless(live, before, entry)
        again = (await self.table.live()).row.head
        await timers_of(self.table).look_at_clocks()
        assert (await self.table.live()).row.head == again  # nothing is taken twice

    def positions(self, live: Live) -> dict[int, Any]:
        return {seat: live.position(seat) for seat in live.waiting()}

    def harmless(self, live: Live, before: dict[int, Any], entry: EntryRow) -> None:
        """Hold that what was done for somebody was in a window, or cost them nothing."""
        if entry.kind not in ("default", "unnamed") or entry.seat is None or entry.action is None:
            return
        action = codec.decode_action(live.game, entry.action)
        assert not isinstance(action, Build | Survey)
        match before[entry.seat].stack[-1]:
            case TurnFrame(acted=acted) if isinstance(action, EndTurn):
                assert acted
            case BidsFrame(chosen=chosen):
                assert chosen[entry.seat] is not None
            case _:
                pass

    async def act(self) -> None:
        live = await self.table.live()
        seat = self.random.pick(live.waiting() or (0,))
        legal = live.legal(seat)
        users = await self.table.users()
        if legal and live.playing:
            await self.table.act(users[seat], self.random.pick(legal))

    async def take_back(self) -> None:
        users = await self.table.users()
        await taking_back.undo(self.table.tables, self.table.id, self.random.pick(users))

    async def pause(self) -> None:
        async with self.table.tables.locked(self.table.id) as live:
            await seating.set_paused(self.table.tables, live, 101, paused=live.playing)

    async def leave(self) -> None:
        seat = self.random.below(3)
        user = (await self.table.users())[seat]
        here = self.table.id if self.random.below(2) else None
        if seat in self.sum.away:
            await away.end(self.table.tables, user, None)
            self.sum.away.discard(seat)
        else:
            await away.go(self.table.tables, user, now() + timedelta(days=9), here)
            self.sum.away.add(seat)

    async def silence(self) -> None:
        self.sum.silent = not self.sum.silent
        async with self.table.tables.locked(self.table.id) as live:
            await expiry.stand(self.table.tables, live, stands=self.sum.silent)

    async def restart(self) -> None:
        """Go on in another program over the same database; the time between counts for nobody."""
        tables = Tables(self.table.tables.database)
        self.table.tables = self.time.tables = tables
        tables.served = lambda: self.time.at

    async def wait_on(self) -> None:
        for seat in range(3):
            async with self.table.tables.locked(self.table.id) as live:
                if live.playing and await expiry.wait_on(self.table.tables, live, seat, None):
                    self.sum.left[seat] = min(FULL, self.sum.left[seat] + max(TURN, FULL // 4))

    async def step(self) -> None:
        often = (
            *(6 * [self.time_passes]),
            *(12 * [self.act]),
            *(3 * [self.take_back]),
            *(2 * [self.leave]),
            *(self.pause, self.silence, self.restart, self.wait_on),
        )
        await self.random.pick(often)()


@pytest.mark.parametrize("part", range(10))
async def test_nobody_loses_time_that_is_not_theirs(
    sqlite: Database, toy_game: None, part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(absences, "MOST", timedelta(days=3000))
    for seed in range(part * SEQUENCES, (part + 1) * SEQUENCES):
        tables = Tables(sqlite)
        time = Time(tables)
        options = {
            "deals": "yes" if seed % 2 else "no",
            "answers": "count" if seed % 3 == 0 else "names",
            "market": "yes" if seed % 5 == 0 else "no",
        }
        table = await paced(tables, 3, options=options)
        run = Run(table, time, seed)
        try:
            await run.check()
            for _ in range(LENGTH):
                with suppress(Problem):  # refused, which changes nothing
                    await run.step()
                await run.check()
        except AssertionError as error:
            raise AssertionError(f"sequence {seed}: {error}") from error
        if (await table.live()).running:
            await seating.cancel(table.tables, table.id)
        for user in await table.users():
            await away.end(table.tables, user, None)
