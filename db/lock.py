"""One program per database: two bots would answer every press twice.

The lock keeps a second program out while the first has it. It can be lost: with the connection it
lives on, or with its file. A program that takes it also counts up the database's epoch, and every
transaction that writes checks whether the epoch is still that of its program. So a program that
lost the lock without knowing can write nothing once another has taken it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from pathlib import Path
from typing import IO, Any, cast

from sqlalchemy import exc, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.errors import CannotOpen, InUse, Superseded
from db.files import make_private

KEY = 0x510A_0B17
"""The number of PostgreSQL's advisory lock, which is per database."""
ANSWERED_WITHIN = 10.0
"""Seconds after which a server that does not answer has lost the lock's connection."""

_TAKE = text("SELECT pg_backend_pid() AS pid, pg_try_advisory_lock(:key) AS taken")
_END_GHOST = text(
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = 0"
    " AND objid = :key AND objsubid = 1 AND granted AND pid = :pid"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)

Identity = tuple[int, int]


class Lock:
    """A held lock; the system releases it too when the process dies."""

    def held(self) -> bool:
        """Return whether it is still there, as far as this process can see at once."""
        return True

    async def ping(self) -> None:
        """Make sure that the lock is held, if that takes a query to a server."""

    async def end_ghost(self, conn: AsyncConnection) -> bool:
        """End the server's session of this lock after it was lost; return whether there was one."""
        return False

    async def release(self) -> None:
        """Let another program in."""


class FileLock(Lock):
    """A lock on a file next to the database."""

    def __init__(self, database: Path) -> None:
        # By all symbolic links that lead there, programs meet at the same file.
        self._database = database.resolve()
        if self._database.stat().st_nlink > 1:
            raise CannotOpen(
                f"The file {self._database} has a second name (a hard link). Two bots could not see"
                " each other there, and would damage it: remove the other name, or make a copy."
            )
        self._path = self._database.with_name(f"{self._database.name}.lock")
        self._file = _take_file(self._path)
        self._identity = _identity(os.fstat(self._file.fileno()))
        self._locked = _identity(self._database.stat())

    def held(self) -> bool:
        """Return whether the file is still the one of this name. Raises OSError if it is gone.

        Raises Superseded if another file has taken the database's place.
        """
        if _identity(self._database.stat()) != self._locked:
            raise Superseded(
                f"Another file has been put in the place of {self._database} while the bot ran."
                " Start the bot again to go on with that one."
            )
        try:
            return _identity(self._path.stat()) == self._identity
        except FileNotFoundError:
            return False

    async def release(self) -> None:
        """Let another program in."""
        self._file.close()


class ServerLock(Lock):
    """An advisory lock, held as long as its separate connection lives."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._taken = False
        self._lost = False
        self._raw: Any = None
        self._pid = 0

    @classmethod
    async def take(cls, engine: AsyncEngine) -> ServerLock:
        """Take the lock. Raise InUse, and errors of the connection."""
        connection = await engine.execution_options(isolation_level="AUTOCOMMIT").connect()
        made = cls(connection)
        try:
            made._raw = cast(Any, (await connection.get_raw_connection()).driver_connection)
            made._raw.add_termination_listener(made._ended)
            made._pid, made._taken = (await connection.execute(_TAKE, {"key": KEY})).one()
        except BaseException:
            await made.release()
            raise
        if not made._taken:
            await made.release()
            raise InUse(engine.url.render_as_string(hide_password=True))
        return made

    def _ended(self, _: object) -> None:
        self._lost = True

    def held(self) -> bool:
        """Return whether the connection has not ended."""
        return not self._lost

    async def ping(self) -> None:
        """Ask the server whether it is still there: a broken line is silent."""
        if self._lost:
            return
        asking = asyncio.create_task(self._ask())
        # A statement that is cancelled would wait for the server too: it is left to its fate.
        done, _ = await asyncio.wait({asking}, timeout=ANSWERED_WITHIN)
        if not done or not asking.result():
            self._lost = True
            self._raw.terminate()

    async def _ask(self) -> bool:
        """Return whether the server answers, however long that takes."""
        try:
            await self._connection.execute(text("SELECT 1"))
        except (exc.SQLAlchemyError, OSError):
            return False
        return True

    async def end_ghost(self, conn: AsyncConnection) -> bool:
        """End our own session, if the server has not noticed that its line is broken."""
        return bool(await conn.scalar(_END_GHOST, {"key": KEY, "pid": self._pid}))

    async def release(self) -> None:
        """Let another program in; a connection that is gone has done so already."""
        with contextlib.suppress(exc.SQLAlchemyError, OSError):
            if self._taken and not self._lost:
                unlock = text("SELECT pg_advisory_unlock(:key)")
                await self._connection.execute(unlock, {"key": KEY})
        with contextlib.suppress(exc.SQLAlchemyError, OSError):
            await self._connection.invalidate()
        with contextlib.suppress(exc.SQLAlchemyError, OSError):
            await self._connection.close()


async def take(engine: AsyncEngine) -> Lock:
    """Take the database for this program alone. Raises InUse if another one has it."""
    if engine.dialect.name != "sqlite":
        return await ServerLock.take(engine)
    name = engine.url.database
    if not name or name == ":memory:" or name.startswith("file:"):
        return Lock()
    return FileLock(Path(name))


def _identity(found: os.stat_result) -> Identity:
    return found.st_dev, found.st_ino


def _take_file(path: Path) -> IO[bytes]:
    """Lock a file next to the database; it stays there, unlocked, afterwards."""
    while True:
        make_private(path)
        try:
            file = path.open("ab")
        except OSError as error:
            raise CannotOpen(f"The file {path} cannot be written ({error.strerror}).") from error
        try:
            _lock(file)
        except OSError:
            file.close()
            raise InUse(str(path.with_suffix(""))) from None
        # Between opening and locking someone can have deleted it, and others made another.
        with contextlib.suppress(FileNotFoundError):
            if _identity(path.stat()) == _identity(os.fstat(file.fileno())):
                break
        file.close()
    file.truncate(0)
    file.write(f"{os.getpid()}\n".encode())
    file.flush()
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        """Lock a byte far behind the text, which others can then still read."""
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
