"""One program per database: two bots would answer every press twice."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from sqlalchemy import exc, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.errors import CannotOpen, InUse

KEY = 0x510A_0B17
"""The number of PostgreSQL's advisory lock, which is per database."""


class Lock:
    """A held lock; the system releases it too when the process dies."""

    def __init__(
        self, file: IO[bytes] | None = None, connection: AsyncConnection | None = None
    ) -> None:
        self._file = file
        self._connection = connection

    async def release(self) -> None:
        """Let another program in."""
        if self._file is not None:
            self._file.close()
        if self._connection is not None:
            await self._connection.close()


async def take(engine: AsyncEngine) -> Lock:
    """Take the database for this program alone. Raises InUse if another one has it."""
    if engine.dialect.name != "sqlite":
        return await _take_on_server(engine)
    name = engine.url.database
    if not name or name == ":memory:" or name.startswith("file:"):
        return Lock()
    return Lock(file=_take_file(Path(f"{name}.lock")))


async def _take_on_server(engine: AsyncEngine) -> Lock:
    """Hold an advisory lock for as long as a connection of its own lives."""
    connection = await engine.execution_options(isolation_level="AUTOCOMMIT").connect()
    try:
        taken = await connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": KEY})
    except exc.DBAPIError as error:
        await connection.close()
        raise CannotOpen(f"The database cannot be locked ({error.orig}).") from error
    if not taken:
        await connection.close()
        raise InUse(engine.url.render_as_string(hide_password=True))
    return Lock(connection=connection)


def _take_file(path: Path) -> IO[bytes]:
    """Lock a file beside the database; it stays there, unlocked, afterwards."""
    try:
        file = path.open("ab")
    except OSError as error:
        raise CannotOpen(f"The file {path} cannot be written ({error.strerror}).") from error
    try:
        _lock(file)
    except OSError:
        file.close()
        raise InUse(str(path.with_suffix(""))) from None
    file.truncate(0)
    file.write(f"{os.getpid()}\n".encode())
    file.flush()
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        """Lock a byte far behind the text, which others may then still read."""
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
