"""One program per database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, text

from db import Database, lock, open_database, uptime
from db.errors import CannotOpen, InUse, Superseded, Unreachable
from db.lock import Lock
from db.uptime import UptimeRow
from tests.db import postgres
from tests.db.samples import NOON

HOLDER = """
import asyncio, sys
from db import open_database

async def hold():
    database = await open_database(sys.argv[1], alone=True)
    print("held", flush=True)
    await asyncio.sleep(60)
    await database.close()

asyncio.run(hold())
"""


@asynccontextmanager
async def held_elsewhere(url: str) -> AsyncIterator[None]:
    """Another process has the database."""
    other = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLDER, url, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert other.stdout is not None
        assert await other.stdout.readline() == b"held\n"
        yield
    finally:
        other.kill()
        await other.wait()


async def test_a_second_program_is_refused_until_the_first_is_gone(url: str) -> None:
    async with held_elsewhere(url):
        with pytest.raises(InUse, match="Another bot is running"):
            await open_database(url, alone=True)
        # Looking at it from outside stays possible, for backups.
        await (await open_database(url)).close()
    # It is killed as suddenly as can be: the lock must not outlive it.
    for _ in range(100):  # PostgreSQL notices the lost connection a moment later
        try:
            database = await open_database(url, alone=True)
            break
        except InUse:
            await asyncio.sleep(0.05)
    else:
        pytest.fail("the lock outlived its holder")
    await database.close()
    await (await open_database(url, alone=True)).close()


async def count(database: Database) -> None:
    """Write something."""
    async with database.writing() as conn:
        await uptime.put_uptime(conn, UptimeRow(seen_at=NOON))


async def refused_everything(database: Database) -> None:
    """Neither writes nor reads, so that nothing is answered either."""
    for using in (database.writing, database.reading, database.reading_once):
        with pytest.raises(Superseded, match="Another bot has taken over"):
            async with using():
                pytest.fail("it was let in")
    with pytest.raises(Superseded):
        await database.require()
    assert database.superseded.is_set()


async def lose(database: Database) -> None:
    """Take the lock away as accidents do: its file is deleted, its connection ends."""
    if database.engine.dialect.name == "sqlite":
        path = Path(f"{database.engine.url.database}.lock")
        await asyncio.to_thread(path.unlink)
        return
    held = database._lock
    assert held is not None
    async with database.engine.connect() as conn:
        await conn.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
                " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
            )
        )
    await held.ping()
    assert not held.held()


async def test_a_lost_lock_is_taken_again(url: str) -> None:
    database = await open_database(url, alone=True)
    await lose(database)
    await asyncio.gather(database.verify(), count(database))
    await database.verify()
    with pytest.raises(InUse):
        await open_database(url, alone=True)
    assert not database.superseded.is_set()
    await database.close()
    await (await open_database(url, alone=True)).close()


async def test_who_lost_the_database_does_nothing_any_more(url: str) -> None:
    first = await open_database(url, alone=True)
    await lose(first)
    async with held_elsewhere(url):
        await refused_everything(first)
    await first.close()


async def test_who_does_not_know_that_it_lost_it_can_write_nothing(url: str) -> None:
    """A broken line is silent: the server gives the lock away before this side notices."""
    first = await open_database(url, alone=True)
    await count(first)
    await lose(first)
    first._lock = Lock()
    async with held_elsewhere(url):
        with pytest.raises(Superseded):
            await count(first)
        assert first.superseded.is_set()
    await first.close()


async def test_who_comes_back_after_another_was_there_does_not_go_on(url: str) -> None:
    """The other has ended again, and the lock is free; the memory is older."""
    first = await open_database(url, alone=True)
    await lose(first)
    second = await open_database(url, alone=True)
    await second.close()
    with pytest.raises(Superseded):
        await count(first)
    await first.close()


async def test_through_links_it_is_the_same_database(tmp_path: Path) -> None:
    real, link = tmp_path / "real.db", tmp_path / "link.db"
    await (await open_database(f"sqlite:///{real}")).close()
    link.symlink_to(real)
    for one, other in ((real, link), (link, real)):
        async with held_elsewhere(f"sqlite:///{one}"):
            with pytest.raises(InUse):
                await open_database(f"sqlite:///{other}", alone=True)
    second = tmp_path / "second.db"
    second.hardlink_to(real)
    for path in (real, second):
        with pytest.raises(CannotOpen, match="has a second name"):
            await open_database(f"sqlite:///{path}", alone=True)


async def test_one_in_memory_needs_no_lock() -> None:
    await (await open_database("sqlite://", alone=True)).close()


async def test_a_lock_that_cannot_be_made_is_an_error_that_names_it(tmp_path: Path) -> None:
    (tmp_path / "bot.db.lock").mkdir()
    with pytest.raises(CannotOpen, match=r"bot\.db\.lock cannot be written"):
        await open_database(f"sqlite:///{tmp_path / 'bot.db'}", alone=True)


async def test_a_lock_that_is_deleted_while_it_is_taken_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, locked, taken = tmp_path / "bot.db.lock", lock._lock, list[int]()

    def deleted(file: Any) -> None:
        if not taken:
            path.unlink()
        taken.append(file.fileno())
        locked(file)

    monkeypatch.setattr(lock, "_lock", deleted)
    database = await open_database(f"sqlite:///{tmp_path / 'bot.db'}", alone=True)
    assert len(taken) == 2
    assert path.read_text() == f"{os.getpid()}\n"
    await database.close()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_lock_that_a_server_does_not_give_leaves_no_connection(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await open_database(url)).close()
    with monkeypatch.context() as patch:
        patch.setattr(lock, "_TAKE", text("SELECT 1 AS pid, no_such_function() AS taken"))
        with pytest.raises(CannotOpen, match="cannot be locked"):
            await open_database(url, alone=True)
    await (await open_database(url, alone=True)).close()


async def test_who_lost_it_before_it_could_count_itself_is_out(url: str) -> None:
    class Lost(Lock):
        def held(self) -> bool:
            return False

    first = await open_database(url)
    first._lock = Lost()
    async with held_elsewhere(url):
        with pytest.raises(Superseded):
            await count(first)
    await first.close()


async def test_a_file_that_is_gone_is_not_written_into_nowhere(tmp_path: Path) -> None:
    path, aside = tmp_path / "bot.db", tmp_path / "aside.db"
    database = await open_database(f"sqlite:///{path}", alone=True)
    gone: list[Unreachable] = []
    database.out_of_reach.append(gone.append)
    path.rename(aside)
    with pytest.raises(Unreachable, match="cannot be used just now"):
        await count(database)
    assert len(gone) == 1
    aside.rename(path)
    await count(database)
    shutil.copy(path, aside)
    aside.replace(path)
    with pytest.raises(Superseded, match="Another file has been put in the place of"):
        await count(database)
    await database.close()


async def test_who_finds_the_lock_with_one_who_changed_nothing_tries_again(url: str) -> None:
    """Another process can take it for a moment, and fail to open the database."""
    first = await open_database(url, alone=True)
    await lose(first)
    other = Database(first.engine)
    await other.take_alone()
    with pytest.raises(Unreachable):
        await count(first)
    assert not first.superseded.is_set()
    assert other._lock is not None
    await other._lock.release()
    await count(first)
    await first.close()


async def test_who_waits_for_the_lock_does_not_wait_for_one_attempt_after_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await open_database(f"sqlite:///{tmp_path / 'bot.db'}", alone=True)
    await lose(database)
    attempts: list[object] = []
    begun, over = asyncio.Event(), asyncio.Event()

    async def fail(engine: object) -> Lock:
        attempts.append(engine)
        begun.set()
        await over.wait()
        raise OSError("out of reach")

    with monkeypatch.context() as patch:
        patch.setattr("db.database.take", fail)
        waiting = [asyncio.create_task(database.require()) for _ in range(5)]
        async with asyncio.timeout(200):
            await begun.wait()
            over.set()
            found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(error) for error in found] == [Unreachable] * 5
        assert len(attempts) == 1
    await count(database)
    await database.close()


class Line:
    """A way to the server that can break without a word; new connections get through."""

    def __init__(self, socket: str) -> None:
        self.socket = socket
        self._sound: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []

    def cut(self) -> None:
        """Carry nothing more over the open connections."""
        for task in self._sound:
            task.cancel()
        self._sound.clear()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve a connection."""
        there, back = await asyncio.open_unix_connection(self.socket)
        self._writers += [writer, back]
        for one, other in ((reader, back), (there, writer)):
            self._sound.add(asyncio.create_task(self._pump(one, other)))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
            writer.close()

    def close(self) -> None:
        """End all."""
        self.cut()
        for writer in self._writers:
            writer.close()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_line_that_breaks_silently_does_not_end_the_bot(
    url: str, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.lock.ANSWERED_WITHIN", 0.5)
    line = Line(f"{server}/.s.PGSQL.5432")
    serving = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    port = serving.sockets[0].getsockname()[1]
    name = make_url(url).database
    database = await open_database(f"postgresql://tester@127.0.0.1:{port}/{name}", alone=True)
    try:
        line.cut()
        async with asyncio.timeout(200):
            await database.verify()
            await count(database)
        assert not database.superseded.is_set()
        with pytest.raises(InUse):
            await open_database(url, alone=True)
    finally:
        line.close()
        serving.close()
        async with asyncio.timeout(200):
            await database.close()


def test_a_server_that_stops_and_starts_again() -> None:
    programs = postgres.find_programs()
    if programs is None:
        pytest.skip("PostgreSQL's programs (initdb, pg_ctl) are not installed")
    with postgres.serving(programs) as server:
        asyncio.run(restarted(server))


async def restarted(server: postgres.Server) -> None:
    url = f"postgresql://tester@/postgres?host={server.folder}"
    database = await open_database(url, alone=True)
    await asyncio.to_thread(server.stop)
    for _ in range(2):
        with pytest.raises(Unreachable):
            await count(database)
        with pytest.raises(Unreachable):
            await database.require()
    await asyncio.to_thread(server.start)
    await database.verify()
    await count(database)
    with pytest.raises(InUse):
        await open_database(url, alone=True)
    await database.close()
