"""A sign of life for a program that watches the process: `python -m bot --health`.

The running bot writes it next to its SQLite database; with a database elsewhere, to the folder for
temporary files.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import tempfile
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
import structlog

from bot.shared.clock import elapsed, wall
from db.address import parse_url

log = structlog.stdlib.get_logger(__name__)

EVERY = 15.0
"""Seconds between two signs."""
STALE = timedelta(seconds=60)
OFFLINE = timedelta(minutes=5)
"""A break of the connection to Discord that is longer than usual ones."""


class Heartbeat(msgspec.Struct, frozen=True):
    """The state the bot reports; `offline_since` is set while Discord is not connected."""

    at: datetime
    started: datetime
    offline_since: datetime | None = None


def place(database_url: str) -> Path:
    """Return the place of the sign of the bot with this database; raise CannotOpen."""
    url = parse_url(database_url)
    if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
        return Path(f"{url.database}.health").absolute()
    digest = hashlib.sha256(database_url.encode()).hexdigest()[:12]
    return Path(tempfile.gettempdir()) / f"slow-orbit-{digest}.health"


class Health:
    """A writer of the sign as long as the event loop runs."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._started = wall()
        self._offline_from: float | None = elapsed()
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()

    def connected(self, online: bool) -> None:
        """Note that the connection to Discord came or went."""
        if online:
            self._offline_from = None
        elif self._offline_from is None:
            self._offline_from = elapsed()
        self._changed.set()

    @property
    def online(self) -> bool:
        """Whether Discord is connected."""
        return self._offline_from is None

    def start(self) -> None:
        """Begin to give signs."""
        self._task = asyncio.create_task(self._run(), name="health")

    async def close(self) -> None:
        """Take the sign away."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await asyncio.to_thread(self.path.unlink, missing_ok=True)

    def sign(self) -> Heartbeat:
        """Return the sign to give now, by the wall clock as it is set now."""
        at, since = wall(), self._offline_from
        offline = None if since is None else at - timedelta(seconds=elapsed() - since)
        return Heartbeat(at, self._started, offline)

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            try:
                await asyncio.to_thread(_write, self.path, msgspec.json.encode(self.sign()))
            except OSError as error:
                log.warning("sign of life not written", path=str(self.path), error=str(error))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._changed.wait()


def _write(path: Path, data: bytes) -> None:
    """Replace a file at once; never follow a link that another user has put there."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def check(database_url: str, at: datetime) -> tuple[bool, str]:
    """Return whether the bot with this database is well, and a sentence about it.

    Raise CannotOpen if the address is invalid.
    """
    path = place(database_url)
    try:
        sign = msgspec.json.decode(path.read_bytes(), type=Heartbeat)
    except FileNotFoundError:
        return False, "No bot is running with this database."
    except (OSError, ValueError) as error:
        return False, f"The bot's sign of life cannot be read ({error})."
    if abs(at - sign.at) > STALE:
        return False, f"The bot gave its last sign of life at {sign.at:%Y-%m-%d %H:%M:%S} UTC."
    since = sign.offline_since
    if since is not None and at - since > OFFLINE:
        return False, f"The bot has had no connection to Discord since {since:%H:%M:%S} UTC."
    if since is not None:
        return True, "The bot is connecting to Discord."
    return True, "The bot is well."
