"""Clocks in random sequences of events at a table, checked against a separate sum.

Nobody loses time that is not theirs, nothing is taken twice, and unless the table chose it no
default is taken that changes the game. People have quiet hours in time zones of all kinds.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.process import uptime
from bot.process.uptime import Uptime
from bot.service.clocks import clocks, quiet_hours
from bot.service.clocks.clocks import TIME_CONTROLS, bank, length
from bot.service.clocks.quiet_hours import Quiet
from bot.service.seats import seating
from bot.service.tables.session import PERSON, VACANT, TableSession
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.service.turns import timeouts, undoing
from bot.shared import clock
from bot.shared.clock import now
from bot.shared.problems import Problem
from db import Database
from db.entries import EntryRow
from games.core import codec
from games.core.actions import EndTurn
from games.core.rng import Rng, rng
from tests.bot.acts import timers_of
from tests.bot.clocks.served import paced
from tests.bot.clocks.test_clocks import CHANGES, ZONES, on_the_wall
from tests.bot.seated import Seated
from tests.bot.thinned import thinned
from tests.toy.state import BidsFrame, Build, Survey, TurnFrame

HOUR = length(timedelta(hours=1))
SLOW = TIME_CONTROLS["slow"]
FULL = length(SLOW.bank or timedelta())
TURN = length(SLOW.increment)
COUNTED = 60 * HOUR
"""At most so much is served after a note; a minute would be a note a minute here."""
SEQUENCES, LENGTH = 8, 25


class Machine:
    """The bot's surroundings: a clock nobody sets, one that is set at random, and Discord."""

    def __init__(self, tables: Tables, random: Rng) -> None:
        self.random = random
        self.online = True
        self.tables = tables
        self.uptime = Uptime(tables.database)
        self.wall = random.pick(CHANGES)

    async def start(self) -> None:
        """Start the bot: nothing is known of how long it was away, nor of the clocks before."""
        self.tables = Tables(self.tables.database)
        self.seconds = float(self.random.pick((7, 80_000, 9_000_000)))
        self.uptime = Uptime(self.tables.database, lambda: self.online, lambda: self.seconds)
        await self.uptime.begin()
        await self.tables.people.load(self.tables.database)
        self.tables.served = self.uptime.served
        await self.note()

    @property
    def at(self) -> int:
        return self.uptime.served()

    async def note(self) -> None:
        """Note that the bot is at work, at any time a clock could be set to."""
        days = timedelta(days=self.random.pick((-4000, -1, 0, 0, 1, 4000)))
        await self.uptime.note(datetime.fromtimestamp(1_800_000_000, UTC) + days)
        self.since_note = 0

    def passes(self, time: int) -> int:
        """Let time pass; returns how much of it counts."""
        self.seconds += time / 1_000_000
        self.wall += timedelta(microseconds=time)
        if not self.online:
            return 0
        before = min(COUNTED, self.since_note)
        self.since_note += time
        return min(COUNTED, self.since_note) - before


class Sum:
    """The time in each bank, computed from who was asked when, without the clocks."""

    def __init__(self, seats: int) -> None:
        self.left = [FULL] * seats
        self.seen: list[set[str]] = [set() for _ in range(seats)]
        self.owners: dict[int, tuple[int, set[str]]] = {}
        self.away: set[int] = set()
        self.quiet: set[int] = set()
        self.silent = False

    def turns(self, live: TableSession) -> dict[int, str]:
        """Return which people are asked for a turn, and have no window to answer first."""
        waits = [wait for wait in live.game.rules.waits(live.state) if not wait.answered]
        waits = [wait for wait in waits if live.seats[wait.seat].user_id is not None]
        windows = {wait.seat for wait in waits if wait.kind != "turn"}
        return {w.seat: w.key for w in waits if w.kind == "turn" and w.seat not in windows}

    def asked(self, live: TableSession) -> None:
        """Add to the banks of the players who are asked for a new turn."""
        for wait in live.game.rules.waits(live.state):
            asked = not wait.answered and live.seats[wait.seat].user_id is not None
            if wait.kind == "turn" and asked and wait.key not in self.seen[wait.seat]:
                self.seen[wait.seat].add(wait.key)
                self.left[wait.seat] = min(FULL, self.left[wait.seat] + TURN)

    def leaves(self, seat: int) -> None:
        """Put the bank of a seat's owner aside; another player begins with a full one."""
        self.owners.setdefault(seat, (self.left[seat], self.seen[seat]))
        self.left[seat], self.seen[seat] = FULL, set()

    def comes_back(self, seat: int) -> None:
        left, self.seen[seat] = self.owners.pop(seat)
        self.left[seat] = max(left, TURN, FULL // 4)

    def passes(self, live: TableSession, time: int) -> None:
        if not live.playing or self.silent:
            return
        for seat in self.turns(live):
            if seat not in self.away | self.quiet:
                self.left[seat] = max(0, self.left[seat] - time)


class Run:
    """One table, what happens at it, and the sum."""

    def __init__(self, table: Seated, machine: Machine) -> None:
        self.table = table
        self.time = machine
        self.random = machine.random
        self.sum = Sum(3)
        self.newcomers = 0

    async def check(self) -> None:
        """Compare the stored banks with the sum."""
        self.table.tables.drop(self.table.id)
        live = await self.table.live()
        if live.state is None or not live.running:
            return
        self.sum.asked(live)
        self.sum.quiet = await self.resting()
        for seat, (wanted, _) in self.sum.owners.items():
            clock = live.clocks[clocks.of_owner(seat)]
            assert clock.since is None
            assert abs(clock.left - wanted) <= 100, (seat, clock.left / HOUR, wanted / HOUR)
        for seat, wanted in enumerate(self.sum.left):
            assert (bank(seat) in live.clocks) == (live.seats[seat].user_id is not None)
            if bank(seat) not in live.clocks:
                continue
            clock = live.clocks[bank(seat)]
            found = clocks.left(clock, self.time.at)
            assert abs(found - wanted) <= 100, (seat, found / HOUR, wanted / HOUR)
            runs = seat in self.sum.turns(live) and seat not in self.sum.away | self.sum.quiet
            runs = runs and live.playing and not self.sum.silent
            # One that is empty stands from when that was acted upon.
            assert (clock.since is not None) == runs or (runs and not wanted)

    async def time_passes(self) -> None:
        await self.pass_and_look(self.random.pick((1, HOUR, 5 * HOUR, 40 * HOUR, 100 * HOUR)))
        await self.time.note()

    async def resting(self) -> set[int]:
        """Return who has quiet hours, by the clock on the wall."""
        people = await self.table.users()
        hours = self.table.tables.people.quiet
        return {
            seat for seat, user in enumerate(people)
            if user in hours and _by_wall(hours[user], self.time.wall)
        }  # fmt: skip

    async def pass_and_look(self, time: int) -> None:
        """Let time pass and look at the clocks, also whenever quiet hours begin or end."""
        while time > 0:
            ends = [
                change
                for hours in self.table.tables.people.quiet.values()
                if (change := quiet_hours.changes_at(hours, self.time.wall)) is not None
            ]
            part = min([time, *(length(end - self.time.wall) for end in ends)])
            await self.a_part_passes(part)
            time -= part

    async def a_part_passes(self, time: int) -> None:
        """Let time pass in which no quiet hours begin; the time served is not noted yet."""
        live = await self.table.live()
        self.sum.quiet = await self.resting()
        self.sum.passes(live, self.time.passes(time))
        before, head = self.positions(live), live.row.head
        await absence.turn_quiet_hours(self.table.tables, self.time.wall)
        await timers_of(self.table).look_at_clocks()
        log = (await self.table.log())[head:]
        for entry in log:
            self.harmless(live, before, entry)
        again = (await self.table.live()).row.head
        await timers_of(self.table).look_at_clocks()
        assert (await self.table.live()).row.head == again  # nothing is taken twice

    async def offline(self) -> None:
        """Let nobody reach the bot for a while, which the timers notice."""
        self.time.online = False
        self.time.uptime.pause()
        self.time.passes(30 * HOUR)
        await timers_of(self.table).look_at_clocks()
        self.time.online = True
        await absence.turn_quiet_hours(self.table.tables, self.time.wall)
        await self.time.note()

    def positions(self, live: TableSession) -> dict[int, Any]:
        return {seat: live.position(seat) for seat in live.waiting()}

    def harmless(self, live: TableSession, before: dict[int, Any], entry: EntryRow) -> None:
        """Require that a default was in a window, or cost its player nothing."""
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
        try:
            await self.table.undo(self.random.pick(users))
        except undoing.Barrier as barrier:
            await self.table.go_back(barrier.target)

    async def pause(self) -> None:
        await self.table.pause(101, paused=(await self.table.live()).playing)

    async def seat_changes(self) -> None:
        """Put another player, a computer or nobody into a seat, or its owner again."""
        tables, table, seat = self.table.tables, self.table.id, self.random.below(3)
        live = await self.table.live()
        row = live.seats[seat]
        owner = row.original_user_id or row.user_id or 0
        if seat in self.sum.away or not live.running:
            return
        if seat in self.sum.owners and self.random.below(3):
            if row.kind == VACANT:
                await seating.take(tables, table, seat, owner, f"Owner {seat}")
            else:
                await seating.reclaim(tables, table, owner, f"Owner {seat}")
            self.sum.comes_back(seat)
            return
        self.newcomers += 1
        other, way = 900 + self.newcomers, self.random.below(3)
        if row.kind == VACANT:
            await seating.take(tables, table, seat, other, f"New {other}")
            self.sum.owners.pop(seat)
            self.sum.left[seat], self.sum.seen[seat] = FULL, set()
            return
        if way == 0:
            await seating.take_over(tables, table, seat, other, f"New {other}", other)
        elif row.kind == PERSON:
            async with tables.locked(table) as live:
                if way == 1:
                    await seating.free(tables, live, seat, 101)
                else:
                    await seating.put_computer(tables, live, seat, 101, "replace")
        else:
            return
        self.sum.leaves(seat)

    async def leave(self) -> None:
        seat = self.random.below(3)
        user = (await self.table.users())[seat]
        if not user:
            return
        here = self.table.id if self.random.below(2) else None
        if seat in self.sum.away:
            await absence.end(self.table.tables, user, None)
            self.sum.away.discard(seat)
        else:
            await absence.go(self.table.tables, user, now() + timedelta(days=99), here)
            self.sum.away.add(seat)

    async def rest(self) -> None:
        """Have other quiet hours, or none."""
        random = self.random
        seat, begins = random.below(3), 60 * random.pick((0, 5, 12, 18, 23)) + random.pick((0, 30))
        user = (await self.table.users())[seat]
        if user:
            hours = begins, (begins + 60 * (4 + random.below(9))) % 1440
            edges = any(60 <= edge < 4 * 60 for edge in hours)  # see test_clocks
            chosen = None if edges or not random.below(4) else hours
            await absence.choose_quiet_hours(self.table.tables, user, random.pick(ZONES), chosen)

    async def set_back(self) -> None:
        """Set the clock on the wall back or forward, as the clock of a machine may be."""
        before = self.time.wall
        self.time.wall += timedelta(hours=self.random.pick((-9, -1, 1, 9)))
        await absence.turn_quiet_hours(self.table.tables, self.time.wall, before)

    async def silence(self) -> None:
        self.sum.silent = not self.sum.silent
        async with self.table.tables.locked(self.table.id) as live:
            await timeouts.stand(self.table.tables, live, stands=self.sum.silent)

    async def restart(self) -> None:
        """Kill the bot, at times long after its last note; nobody pays for the unnoted time.

        Time that was served and not noted is given back: nobody has less than before.
        """
        if self.random.below(2):
            await self.pass_and_look(self.random.pick((HOUR, 5 * HOUR)))
            await self.check()
        unnoted, before = min(COUNTED, self.time.since_note), await self.banks()
        await self.time.start()
        self.table.tables = self.time.tables
        after = await self.banks()
        for seat, (left, runs) in before.items():
            again, still_runs = after[seat]
            assert left - 100 <= again <= left + 100 + unnoted * runs
            assert runs == still_runs
            self.sum.left[seat] = again
        self.time.wall += timedelta(hours=self.random.below(20))  # while it was gone
        await absence.turn_quiet_hours(self.table.tables, self.time.wall)

    async def banks(self) -> dict[int, tuple[int, bool]]:
        """Return what each bank holds, and whether it runs."""
        stored = (await self.table.live()).clocks
        found = {seat: stored[bank(seat)] for seat in range(3) if bank(seat) in stored}
        return {n: (clocks.left(c, self.time.at), c.since is not None) for n, c in found.items()}

    async def wait_on(self) -> None:
        for seat in range(3):
            async with self.table.tables.locked(self.table.id) as live:
                if live.playing and await timeouts.wait_on(self.table.tables, live, seat, None):
                    self.sum.left[seat] = min(FULL, self.sum.left[seat] + max(TURN, FULL // 4))

    async def step(self) -> None:
        often = (
            *(6 * [self.time_passes]),
            *(12 * [self.act]),
            *(3 * [self.take_back]),
            *(2 * [self.leave]),
            *(2 * [self.restart]),
            *(2 * [self.rest]),
            *(2 * [self.seat_changes]),
            *(self.pause, self.silence, self.offline, self.wait_on, self.set_back),
        )
        await self.random.pick(often)()


def _by_wall(hours: Quiet, moment: datetime) -> bool:
    """Return whether a player has quiet hours, read off the clock on the wall."""
    if hours.last is not None and hours.last.start <= moment < hours.last.end:
        return True
    there = hours.hours is not None and moment >= hours.since
    return there and on_the_wall(hours.hours or (0, 0), hours.zone, moment)


@pytest.mark.parametrize(
    ("database", "seeds"),
    [
        *thinned(
            [("sqlite", range(n, n + SEQUENCES)) for n in range(0, 10 * SEQUENCES, SEQUENCES)],
            lambda n: n < 4,
        ),
        *(("postgresql", range(n, n + 3)) for n in (1000, 1003)),
    ],
    indirect=["database"],
)
async def test_nobody_loses_time_that_is_not_theirs(
    database: Database, toy_game: None, seeds: range, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(absence, "MOST_AWAY", timedelta(days=3000))
    monkeypatch.setattr(uptime, "COUNTED", timedelta(microseconds=COUNTED))
    for seed in seeds:
        machine = Machine(Tables(database), rng(seed))
        monkeypatch.setattr(clock.CLOCK, "now", lambda machine=machine: machine.wall)
        await machine.start()
        options = {
            "deals": "yes" if seed % 2 else "no",
            "answers": "count" if seed % 3 == 0 else "names",
            "market": "yes" if seed % 5 == 0 else "no",
        }
        table = await paced(machine.tables, 3, options=options)
        run = Run(table, machine)
        try:
            await run.check()
            for _ in range(LENGTH):
                with suppress(Problem):  # refused, which changes nothing
                    await run.step()
                await run.check()
        except AssertionError as error:
            raise AssertionError(f"sequence {seed}: {error}") from error
        if (await table.live()).running:
            await table.cancel()
        for user in filter(None, await table.users()):
            await absence.end(table.tables, user, None)
        machine.wall += timedelta(days=3)
        for user in [*table.tables.people.quiet]:
            await absence.choose_quiet_hours(table.tables, user, "UTC", None)
