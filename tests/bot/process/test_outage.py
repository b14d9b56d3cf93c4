"""A database that goes away and comes back, and what the host's log holds of that."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import subprocess
import sys
from collections.abc import AsyncIterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot.shared.clock import now
from bot.shared.text import say
from db import Database
from db.errors import OutcomeUnknown, Superseded, Unreachable
from games.core.actions import EndTurn
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.stored.filled import awake, idle
from tests.bot.wire import Person
from tests.toy.state import Survey

SENTENCE = say("en", "problem-database")
ADA = Person(101, "Ada")


@pytest.fixture
async def stage(
    sqlite: Database, toy_game: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> AsyncIterator[Stage]:
    """Yield the bot on a database that only it uses."""
    await sqlite.take_alone()
    await sqlite.claim()
    async with awake(sqlite, monkeypatch, tmp_path) as made:
        await made.app.resume()
        made.app.ready.set()
        yield made
        await made.app.outage.close()


def move(path: Path, to: Path) -> None:
    """Take the database away, or bring it back."""
    path.rename(to)


async def told(stage: Stage, table_id: str, person: Person = ADA) -> list[str]:
    """Return the answers a person gets to a command and a button."""
    command = await stage.wire.use(person, 7, ["look", "score"])
    press = await stage.wire.press(person, 7, f"b:board:{table_id}:0:")
    assert all(command.private + press.private)
    return [command.text, press.text]


async def test_one_line_for_its_begin_and_one_for_its_end(stage: Stage, tmp_path: Path) -> None:
    app = stage.app
    table = await Seated.start(app.tables, 2)
    users = await table.bids()
    await idle(stage)
    app.announcer.open = False  # as if the next turn were written just before
    await table.act(users[0], Survey(), EndTurn())
    assert await table.pending()
    app.announcer.open = True
    path = Path(str(app.database.engine.url.database))
    lost: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: lost.append(context))
    with structlog.testing.capture_logs() as lines:
        move(path, tmp_path / "aside.db")
        for _ in range(5):
            assert await told(stage, table.id) == [SENTENCE, SENTENCE]
            with pytest.raises(Unreachable):
                await table.act(users[1], Survey())
            with pytest.raises(Unreachable):
                await app.timers.sweep(now())
            with pytest.raises(Unreachable):
                await app.outage.look()
            app.announcer.wake(table.id)
            app.driver.wake(table.id)
            app.background.spawn(app.trouble.lost([7]))
            await idle(stage)
        assert [line["event"] for line in lines] == ["the database is out of reach"]
        assert "exc_info" not in lines[0]
        move(tmp_path / "aside.db", path)
        await app.outage.look()
        await idle(stage)
        assert await table.pending() == [], "what waited for the database is done"
        before = len(stage.wire.answers.posted)
        await table.act(users[1], Survey(), EndTurn())
        await idle(stage)
        assert len(stage.wire.answers.posted) > before
    assert [line["event"] for line in lines] == [
        "the database is out of reach",
        "the database is back",
    ]
    assert SENTENCE not in await told(stage, table.id)
    gc.collect()
    await asyncio.sleep(0)
    assert lost == []


async def test_nobody_reads_that_nothing_was_changed_where_that_is_unknown(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await Seated.start(stage.app.tables, 2)
    await table.bids()

    async def lost(*_: object, **__: object) -> None:
        raise OutcomeUnknown("The database was lost while it committed.")

    monkeypatch.setattr(stage.app.database, "require", lost)
    assert await told(stage, table.id) == [say("en", "problem-outcome-unknown")] * 2


async def test_a_lock_that_cannot_be_taken_again_is_an_outage_with_an_end(
    stage: Stage, tmp_path: Path
) -> None:
    app, path = stage.app, Path(str(stage.app.database.engine.url.database))
    app.ready.clear()  # nothing else would read the database when it is looked for
    second = tmp_path / "second.db"
    second.hardlink_to(path)
    (tmp_path / f"{path.name}.lock").unlink()
    with structlog.testing.capture_logs() as lines:
        for _ in range(2):
            with pytest.raises(Unreachable, match="has a second name"):
                await app.outage.look()
        second.unlink()
        await app.outage.look()
        await idle(stage)
    assert [line["event"] for line in lines] == [
        "the database is out of reach",
        "the database is back",
    ]


async def test_who_looks_after_the_database_goes_on_after_a_defect(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    again, outage = asyncio.Event(), stage.app.outage
    looks: list[int] = []

    async def look() -> None:
        looks.append(1)
        if len(looks) == 1:
            raise ValueError("a defect")
        again.set()

    monkeypatch.setattr("bot.process.uptime.VERIFY", 0.0)
    monkeypatch.setattr(outage, "look", look)
    outage.start()
    try:
        async with asyncio.timeout(20):
            await again.wait()
    finally:
        await outage.close()


async def test_another_bot_answers_then_not_this_one(stage: Stage, tmp_path: Path) -> None:
    table = await Seated.start(stage.app.tables, 2)
    path = Path(str(stage.app.database.engine.url.database))
    (tmp_path / f"{path.name}.lock").unlink()
    other = Database(stage.app.database.engine)
    await other.take_alone()
    await other.claim()
    # Between the two the lock was held without any change: that is tried again.
    while not stage.app.database.superseded.is_set():
        with contextlib.suppress(Unreachable, Superseded):
            await stage.app.database.require()
    assert await told(stage, table.id) == ["", ""]
    assert other._lock is not None
    await other._lock.release()


FAILING = """
import sys
if {terminal}:
    sys.stderr.isatty = lambda: True
from bot.process.logs import configure
import structlog
configure("DEBUG")
def deal():
    hand = ["soletta" + "-held"]
    raise RuntimeError("it broke")
try:
    deal()
except RuntimeError as error:
    structlog.stdlib.get_logger("bot").exception("failed")
    structlog.stdlib.get_logger("bot").error("failed", exc_info=error)
    import logging
    logging.getLogger("discord").error("failed", exc_info=error)
"""


@pytest.mark.parametrize("terminal", [True, False])
def test_a_logged_exception_shows_no_local_variables(terminal: bool) -> None:
    assert find_spec("rich") is not None  # by default it shows them
    done = subprocess.run(
        [sys.executable, "-c", FAILING.format(terminal=terminal)],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stderr.count("it broke") >= 3
    assert done.stderr.startswith("{") != terminal
    assert "soletta-held" not in done.stderr
