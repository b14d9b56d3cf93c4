"""A thousand things to post at once: as fast as Discord allows, and never refused."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord.http import Route

import db.outbox as outbox_db
from bot.platform.http import RATE, RateLimiter
from bot.process.app import App
from bot.process.settings import Settings
from bot.service.tables.store import Tables
from bot.shared import tasks
from bot.shared.clock import now
from bot.shared.ownership import Ownership
from bot.shared.tasks import Background, in_background
from db import Database
from db.outbox import NewMessage
from sandbox.server import Sandbox
from tests.bot.seated import Seated

DISCORD = {"global_rate_limit": 50, "rate_limit": 5, "rate_window": 5.0}
"""What Discord takes: of a bot in a second; of one route in one channel in five."""

FIRST = 10_000
"""The first of the channels in which something is owed."""


class Slept:
    """A clock that only sleeping moves; it wakes the shortest sleeper first."""

    def __init__(self) -> None:
        self.now = 0.0

    async def sleep(self, seconds: float) -> None:
        until = self.now + seconds
        await asyncio.sleep(0)
        self.now = max(self.now, until)


async def test_turns_are_even_and_in_order() -> None:
    clock, taken = Slept(), list[tuple[int, float]]()
    pace = RateLimiter(RATE, lambda: clock.now, clock.sleep)

    async def one(number: int) -> None:
        await pace.turn()
        taken.append((number, clock.now))

    await asyncio.gather(*(one(number) for number in range(200)))
    assert [number for number, _ in taken] == list(range(200))
    times = [at for _, at in taken]
    for first in times:
        assert len([at for at in times if first <= at < first + 1]) <= RATE + 1
    assert times[-1] == pytest.approx(199 / RATE)
    clock.now = 100.0
    await one(200)
    assert taken[-1] == (200, 100.0), "what was not used is not saved up, nor waited for"


async def test_what_is_late_does_not_leave_all_at_once() -> None:
    """A process that was held up for a second once sent forty at the same moment."""
    clock, left = Slept(), list[float]()
    pace = RateLimiter(RATE, lambda: clock.now, clock.sleep)

    async def one() -> None:
        await pace.turn()
        left.append(clock.now)
        if len(left) == 10:
            clock.now += 1.0

    await asyncio.gather(*(one() for _ in range(60)))
    for first in left:
        assert len([at for at in left if first <= at < first + 1]) <= RATE + 1


async def test_several_processes_share_the_rate_by_their_shards() -> None:
    clock, left, ownership = Slept(), list[float](), Ownership(8, [0, 1])
    pace = RateLimiter(RATE, lambda: clock.now, clock.sleep)
    pace.share = lambda: ownership.share
    for _ in range(3):
        await pace.turn()
        left.append(clock.now)
    for shard in (2, 3):
        ownership.add(shard)
    await pace.turn()
    left.append(clock.now)
    assert left == pytest.approx([0, 4 / RATE, 8 / RATE, 10 / RATE])
    for shard in range(4):
        ownership.remove(shard)
    assert ownership.share == 1 / 8, "work is under way although it has given all away"
    assert Ownership().share == 1


async def test_what_people_wait_for_does_not_wait_for_the_rest() -> None:
    clock = Slept()
    pace = RateLimiter(1.0, lambda: clock.now, clock.sleep)
    (leaving,) = pace.trace().on_request_start
    nothing: Any = SimpleNamespace()

    async def background() -> None:
        in_background()
        await leaving(nothing, nothing, nothing)

    tasks = [asyncio.create_task(background()) for _ in range(60)]
    await leaving(nothing, nothing, nothing)
    assert clock.now == 0.0
    await asyncio.gather(*tasks)
    assert clock.now == 59.0


@asynccontextmanager
async def served(
    database: Database, monkeypatch: pytest.MonkeyPatch, channels: int
) -> AsyncIterator[Sandbox]:
    """Start the bot on the given database, with a stand-in as strict as Discord.

    It has sent its waiting messages when this yields the stand-in.
    """
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    sandbox = Sandbox(None)
    places(sandbox, channels)
    for name, value in DISCORD.items():
        setattr(sandbox.world.settings, name, value)
    await sandbox.start("127.0.0.1", 0)
    place = f"sqlite:///{Path(str(database.engine.url.database))}"
    settings = Settings(database_url=place)
    app = App(settings, database, sandbox.where.api)
    running = asyncio.create_task(app.run(sandbox.world.meta["token"]))
    ready = asyncio.create_task(app.ready.wait())
    try:
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
        assert ready.done()
        await app.announcer.idle()
        yield sandbox
    finally:
        ready.cancel()
        await app.close()
        await running
        await sandbox.stop()


async def owed(tables: Tables, channels: int, of_the_first: int) -> int:
    """Let tables owe their channels a message each, the first one more; returns the total."""
    for number in range(channels):
        table = await Seated.open(tables, 1, channel_id=FIRST + number)
        messages = [
            NewMessage(
                kind="text", nonce=f"{table.id}-{each}", channel_id=FIRST + number,
                first_seq=0, last_seq=0, payload={"text": f"number {each}"},
            )
            for each in range(of_the_first if number == 0 else 1)
        ]  # fmt: skip
        async with tables.database.writing() as conn:
            await outbox_db.add_messages(conn, table.id, messages, now())
    return channels + of_the_first - 1


def places(sandbox: Sandbox, count: int) -> None:
    """Make the channels of these tables."""
    some = next(iter(c for c in sandbox.world.channels.values() if c.get("name") == "lounge"))
    for number in range(count):
        key = str(FIRST + number)
        sandbox.world.channels[key] = {**some, "id": key, "name": f"c{number}"}


def posted(sandbox: Sandbox) -> list[dict[str, Any]]:
    return [
        e for e in sandbox.api.journal.entries if e["template"] == "/channels/{channel_id}/messages"
    ]


async def test_a_backlog_goes_out_at_once_and_nothing_is_refused(
    sqlite: Database, toy_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More than were ever read at a time, and more in one channel than it takes at once."""
    count = await owed(Tables(sqlite), channels=150, of_the_first=7)
    async with served(sqlite, monkeypatch, channels=150) as sandbox:
        sent = posted(sandbox)
    assert Counter(entry["status"] for entry in sandbox.api.journal.entries).get(429, 0) == 0
    assert [entry["status"] for entry in sent] == [200] * count


# Work behind the handlers lets the answers to presses go first


async def test_work_waits_until_all_presses_are_answered() -> None:
    beside, done = Background(), asyncio.Event()

    async def work() -> None:
        await beside.turn()
        done.set()

    with beside.answering():
        with beside.answering():
            beside.spawn(work())
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.02)
        assert not done.is_set()
    async with asyncio.timeout(tasks.LATER / 2):
        await done.wait()


async def test_a_press_that_fails_is_over_too() -> None:
    beside = Background()
    with pytest.raises(ZeroDivisionError), beside.answering():
        raise ZeroDivisionError
    async with asyncio.timeout(tasks.LATER / 2):
        await beside.turn()


async def test_people_who_press_all_the_time_hold_nothing_up_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tasks, "LATER", 0.02)
    beside = Background()
    with beside.answering():
        async with asyncio.timeout(5):
            await beside.turn()
