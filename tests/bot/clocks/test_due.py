"""What time brings is found without looking at the tables that it brings nothing to."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from datetime import timedelta
from typing import Any

import pytest

from bot.service.tables import store
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.turns.computer import ComputerTurns
from bot.shared.clock import now
from bot.shared.problems import Problem
from bot.shared.tasks import AT_ONCE, PerTable
from db.errors import Unreachable
from db.tables import DueSeat, due_seats
from games.core.actions import EndTurn
from tests.bot.acts import timers_of
from tests.bot.noticeboard import Told
from tests.bot.seated import Seated
from tests.toy.state import Bid

TABLES = 12


class Loads:
    """Counts which tables are read from the database."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.of: list[str] = []
        load = Tables._load

        async def counted(tables: Tables, table_id: str) -> TableSession:
            self.of.append(table_id)
            return await load(tables, table_id)

        monkeypatch.setattr(Tables, "_load", counted)


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> Loads:
    return Loads(monkeypatch)


async def many(tables: Tables) -> list[Seated]:
    """Return tables that wait for a player; nothing waits to be posted, none is in memory."""
    made = [await Seated.start(tables, 2, channel_id=100 + n) for n in range(TABLES)]
    for seated in made:
        await seated.bids()
        await seated.sent()
        tables.drop(seated.id)
    return made


async def test_a_look_reads_only_tables_at_which_something_is_due(
    tables: Tables, loads: Loads
) -> None:
    made = await many(tables)
    timers = timers_of(made[0])
    await made[5].change(remind=6)
    tables.drop(made[5].id)
    await timers.sweep(now() + timedelta(hours=1))  # new settings are looked at once
    loads.of.clear()
    tables.drop(made[5].id)
    for _ in range(3):
        await timers.sweep(now() + timedelta(hours=5))
    assert loads.of == []
    await timers.sweep(now() + timedelta(hours=6))
    assert loads.of == [made[5].id]
    assert [len(await seated.pending("ping")) for seated in made] == [
        int(seated is made[5]) for seated in made
    ]


async def test_a_look_reads_no_table_whose_round_is_under_way(tables: Tables, loads: Loads) -> None:
    """One player is done, another is in the middle of a turn: the message still asks two."""
    made = [await Seated.start(tables, 3, channel_id=100 + channel) for channel in range(3)]
    for seated in made:
        await seated.sent()
        users = await seated.users()
        await seated.bid(users[0])
        card = (await seated.live()).state.players[1].hand[0]
        await seated.act(users[1], Bid(card))
        await seated.sent()
    announcer = Told(made[0]).announcer
    for last in (False, True):
        if last:
            users = await made[1].users()
            await made[1].act(users[1], EndTurn())
            await made[1].bid(users[2])
            await made[1].sent()
        for seated in made:
            tables.drop(seated.id)
        loads.of.clear()
        await announcer.wake_all()
        await announcer.idle()
        assert set(loads.of) == ({made[1].id} if last else set())


async def test_a_start_reads_only_tables_that_wait_for_a_program(
    tables: Tables, loads: Loads
) -> None:
    made = await many(tables)
    users = await made[3].users()
    await made[3].put_computer(0, users[0])
    tables.drop(made[3].id)
    loads.of.clear()
    driver = ComputerTurns(tables)
    await driver.wake_all()
    await driver.idle()
    await driver.close()
    assert set(loads.of) == {made[3].id}
    assert (await made[3].live()).waiting() == (1,), "the program has taken its turn"


class Slow(PerTable):
    name = "slow"

    def __init__(self) -> None:
        super().__init__()
        self.at_once: list[int] = []
        self.done: list[str] = []
        self.go = asyncio.Event()

    async def work(self, table_id: str) -> None:
        self.at_once.append(len(self._tasks))
        if table_id != "pressed":
            await self.go.wait()
        self.done.append(table_id)

    async def failed(self, table_id: str, error: Exception) -> None:
        raise error


async def test_of_many_tables_that_are_woken_few_are_worked_on_at_once() -> None:
    slow = Slow()
    slow.open = True
    names = [str(number) for number in range(40)]
    slow.wake_each(names)
    for _ in range(5):
        await asyncio.sleep(0)
    slow.wake("pressed")
    for _ in range(5):
        await asyncio.sleep(0)
    assert slow.done == ["pressed"], "whoever presses something does not wait for the others"
    slow.go.set()
    await slow.idle()
    assert sorted(slow.done) == sorted([*names, "pressed"])
    assert max(slow.at_once) == AT_ONCE + 1
    slow.wake_each(names[:3])
    await slow.idle()
    assert len(slow.done) == len(names) + 4
    await slow.close()


async def test_tables_at_which_people_play_all_the_time_do_not_hold_up_the_others() -> None:
    slow = Slow()
    slow.open = True
    played = [f"played {number}" for number in range(AT_ONCE)]
    for name in played:
        slow.wake(name)
    slow.wake_each(["slow", "pressed"])
    for _ in range(5):
        await asyncio.sleep(0)
    assert slow.done == ["pressed"]
    slow.go.set()
    await slow.idle()
    assert sorted(slow.done) == sorted([*played, "pressed", "slow"])
    await slow.close()


async def test_nothing_stays_in_memory_of_tables_that_cannot_be_loaded(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(50):
        with pytest.raises(Problem, match="problem-unknown-table"):
            await tables.get(f"{number:05}")
    assert _held(tables) == 0
    monkeypatch.setattr(store, "KEPT", 3)
    made = await many(tables)
    for number, seated in enumerate(made):
        live = await tables.in_channel(100 + number)
        assert live is not None
        assert live.id == seated.id
    assert _held(tables) <= 2 * 3


def _held(tables: Tables) -> int:
    """Return how many entries all that is kept by table or channel has."""
    kept: list[Any] = [
        value for value in vars(tables).values() if isinstance(value, MutableMapping | set)
    ]
    assert len(kept) >= 4
    return sum(len(each) for each in kept)


async def test_two_who_want_a_damaged_table_and_one_who_comes_later_get_the_same(
    two: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, load, broken = two.tables, two.tables._load, [True]

    async def sometimes(table_id: str) -> TableSession:
        await asyncio.sleep(0)
        if broken:
            broken.clear()
            raise Problem("problem-defect", id="x")
        return await load(table_id)

    monkeypatch.setattr(tables, "_load", sometimes)
    tables.drop(two.id)
    first = asyncio.gather(*(tables.get(two.id) for _ in range(3)), return_exceptions=True)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    failed, *found = [*await first, await tables.get(two.id)]
    assert isinstance(failed, Problem)
    assert all(each is found[0] for each in found)


async def test_what_was_looked_at_is_noted_though_the_look_ends_early(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await many(tables)
    for seated in made[:3]:
        await seated.change(remind=6)  # new settings are looked at once
    timers, at, seen = timers_of(made[0]), now() + timedelta(hours=1), list[str]()

    async def seat(due: DueSeat, *_: object) -> None:
        seen.append(due.table_id)
        if len(seen) == 3:
            raise Unreachable("gone")

    monkeypatch.setattr(timers, "_seat", seat)
    with pytest.raises(Unreachable):
        await timers.sweep(at)
    async with tables.database.reading() as conn:
        left = {due.table_id for due in await due_seats(conn, at, 1000)}
    assert not left & set(seen[:2])
    assert seen[2] in left
