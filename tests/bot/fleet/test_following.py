"""One process leads: the others follow its time and wait for its icons; work comes to its end."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest

import db.emoji as emoji_db
from bot.platform import emoji
from bot.platform.emoji import Emoji
from bot.process.app import App
from bot.process.uptime import Uptime
from bot.service.tables.preferences import Marks
from bot.shared import tasks
from bot.shared.clock import now
from bot.shared.ownership import ElsewhereError, Ownership
from bot.shared.tasks import PerTable
from db import Database
from db.emoji import EmojiRow
from db.uptime import get_uptime
from tests.bot.stage import Stage

SECOND = 1_000_000


class Clock:
    """A clock that is set by hand, in seconds."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


async def test_all_count_the_time_that_the_leading_process_notes(sqlite: Database) -> None:
    clock, leading = Clock(), {"first": True, "second": False}
    begun = now()
    first = Uptime(sqlite, clock=clock, leads=lambda: leading["first"])
    second = Uptime(sqlite, clock=clock, leads=lambda: leading["second"])
    await first.note(begun)
    await second.note(begun)
    clock.now += 30
    assert second.served() == 0, "whether the first one is still there is not known yet"
    await first.note(begun + timedelta(seconds=30))
    await second.note(begun + timedelta(seconds=30))
    clock.now += 5
    assert first.served() == 35 * SECOND
    assert second.served() == 35 * SECOND
    await second.note(begun + timedelta(seconds=35))
    assert second.seen == begun + timedelta(seconds=30), "it notes nothing itself"
    clock.now += 10
    # The first one is gone, and the second one leads: nothing is counted twice or taken back.
    leading.update(first=False, second=True)
    before = second.served()
    await second.note(begun + timedelta(seconds=45))
    assert second.served() >= before
    async with sqlite.reading() as conn:
        row = await get_uptime(conn)
    assert row is not None
    assert row.served == second.served()


async def test_who_follows_a_process_that_is_gone_stops_counting(sqlite: Database) -> None:
    clock = Clock()
    follower = Uptime(sqlite, clock=clock, leads=lambda: False)
    await follower.begin()
    await Uptime(sqlite, clock=clock).note(now())
    for _ in range(10):
        clock.now += 30
        await follower.note(now())
    assert follower.served() == 60 * SECOND
    async with sqlite.reading() as conn:
        row = await get_uptime(conn)
    assert row is not None
    assert row.served == 0


class Icons:
    """An application's emoji, as Discord keeps them."""

    application_id = 4000

    def __init__(self) -> None:
        self.there: dict[str, Any] = {}
        self.done: list[str] = []

    async def fetch_application_emojis(self) -> list[Any]:
        return list(self.there.values())

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        self.done.append(f"create {name}")
        self.there[name] = made = Icon(self, name, 100 + len(self.done))
        return made


class Icon:
    def __init__(self, icons: Icons, name: str, number: int) -> None:
        self.icons, self.name, self.id = icons, name, number

    async def delete(self) -> None:
        self.icons.done.append(f"delete {self.name}")
        del self.icons.there[self.name]

    def __str__(self) -> str:
        return f"<:{self.name}:{self.id}>"


@pytest.fixture
def icons(monkeypatch: pytest.MonkeyPatch) -> Icons:
    monkeypatch.setattr(emoji, "PAUSE", 0)
    monkeypatch.setattr(emoji, "wanted", lambda: {"VP": "vp"})
    return Icons()


async def test_icons_are_uploaded_by_one_process_and_awaited_by_the_others(
    sqlite: Database, icons: Icons, monkeypatch: pytest.MonkeyPatch
) -> None:
    leads, marks, client = False, Marks(), icons
    one = Emoji(discordish(client), sqlite, marks, lambda: leads)
    assert not await one.bring()
    assert icons.done == []
    assert marks.of("en") == {}
    assert await Emoji(discordish(client), sqlite, Marks()).bring()
    assert await one.bring()
    assert marks.of("en") == {"vp": "<:VP:101>"}
    # A newer picture is also for the one process to upload.
    monkeypatch.setattr(emoji.drawing, "digest", lambda _: "new")
    icons.done.clear()
    assert not await one.bring()
    assert icons.done == []
    leads = True
    assert await one.bring()
    assert icons.done == ["delete VP", "create VP"]


async def test_an_icon_of_an_unknown_program_is_used_by_all(sqlite: Database, icons: Icons) -> None:
    icons.there["VP"] = Icon(icons, "VP", 7)
    marks = Marks()
    assert await Emoji(discordish(icons), sqlite, marks, lambda: False).bring()
    assert marks.of("fr") == {}
    assert marks.of("en") == {"vp": "<:VP:7>"}
    async with sqlite.reading() as conn:
        rows = await emoji_db.emoji_of(conn, 4000)
    assert isinstance(rows["VP"], EmojiRow)


def discordish(icons: Icons) -> discord.Client:
    found: Any = icons
    return found


class Slow(PerTable):
    """Work that takes until a test lets it end."""

    name = "slow"

    def __init__(self) -> None:
        super().__init__()
        self.open = True
        self.go = asyncio.Event()
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.failures: list[str] = []
        self.error: Exception | None = None

    async def work(self, table_id: str) -> None:
        self.begun.append(table_id)
        if self.error is not None:
            raise self.error
        await self.go.wait()
        self.ended.append(table_id)

    async def failed(self, table_id: str, error: Exception) -> None:
        self.failures.append(table_id)


async def turns() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_work_at_some_tables_comes_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "HAND_OVER_WITHIN", 60)
    slow = Slow()
    slow.wake("given")
    slow.wake("kept")
    await turns()
    slow.wake("given")  # once more, which is for the next process
    slow.wake("kept")
    finishing = asyncio.create_task(slow.finish(["given", "unknown"]))
    await turns()
    assert not finishing.done()
    slow.go.set()
    await finishing
    await slow.idle()
    assert slow.begun == ["given", "kept", "kept"]
    await slow.finish(["given"])


async def test_queued_work_at_tables_that_are_given_is_left_out() -> None:
    slow = Slow()
    names = [str(number) for number in range(10)]
    slow.wake_each(names)
    await turns()
    begun = set(slow.begun)
    assert begun < set(names)
    slow.go.set()
    await slow.finish([name for name in names if name not in begun])
    await slow.idle()
    assert set(slow.begun) == begun


async def test_work_that_takes_too_long_is_left_to_the_next_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It must not write at a table that another process has by then."""
    monkeypatch.setattr(tasks, "HAND_OVER_WITHIN", 0)
    slow = Slow()
    slow.wake("given")
    slow.wake("kept")
    await turns()
    await slow.finish(["given"])
    assert set(slow._tasks) == {"kept"}
    slow.go.set()
    await slow.idle()
    assert slow.ended == ["kept"]


async def test_a_table_that_was_given_away_is_no_failure() -> None:
    slow = Slow()
    slow.error = ElsewhereError(1)
    slow.wake("given")
    await slow.idle()
    slow.error = ValueError("odd")
    slow.wake("odd")
    await slow.idle()
    assert slow.failures == ["odd"]


class Recorder:
    def __init__(self) -> None:
        self.done: list[str] = []

    async def taken_over(self) -> None:
        self.done.append("messages")

    async def wake_all(self) -> None:
        self.done.append("programs")


async def test_the_waiting_work_of_taken_shards_is_done(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    app: App = stage.app
    app.tables.ownership, recorder = Ownership(2, {1}), Recorder()

    async def resume(_: object) -> None:
        recorder.done.append("forgetting")

    monkeypatch.setattr("bot.process.app.erasure.resume", resume)
    monkeypatch.setattr(app, "announcer", recorder)
    monkeypatch.setattr(app, "driver", SimpleNamespace(wake_all=recorder.wake_all))
    app.timers._silent = {"ABCDE"}
    await app._serve_taken()
    assert recorder.done == [], "it is done at the start"
    app.ready.set()
    await app._serve_taken()
    assert recorder.done == ["messages", "programs"]
    assert app.timers._silent is None, "clocks that another process stopped are looked for"
    app.tables.ownership.add(0)
    await app._serve_taken()
    assert recorder.done[2:] == ["messages", "programs", "forgetting"]
    monkeypatch.undo()
