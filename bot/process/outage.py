"""The database out of reach: told to the host once, and gone on with as soon as it is back.

While it lasts people are told that nothing was changed, and work in the background waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime

import structlog

from bot.shared.clock import now
from db import Database
from db.errors import Superseded, Unreachable

log = structlog.stdlib.get_logger(__name__)

PROBE = 2.0
"""Seconds between two looks whether the database is back."""
VERIFY = 5.0
"""Seconds between two looks whether it is still there and ours, which nobody else may notice."""


class Outage:
    """Notices the begin of an outage and waits for its end."""

    def __init__(self, database: Database, resume: Callable[[], Awaitable[None]]) -> None:
        self.database = database
        self._resume = resume
        self._since: datetime | None = None
        self._watching: asyncio.Task[None] | None = None
        database.out_of_reach.append(self._begins)

    def start(self) -> None:
        """Begin to look after the database."""
        self._watching = asyncio.create_task(self._watch(), name="outage")

    async def close(self) -> None:
        """Look no more."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)

    def _begins(self, gone: Unreachable) -> None:
        if self._since is None:
            self._since = now()
            log.error("the database is out of reach", why=str(gone).strip())

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(VERIFY if self._since is None else PROBE)
            try:
                await self.look()
            except Unreachable:
                continue
            except Superseded:
                return  # the program ends
            except Exception:  # whatever it is, nobody else would notice that the database is back
                log.exception("looking after the database failed; it goes on")

    async def look(self) -> None:
        """See whether the database is there. Raises Unreachable, Superseded.

        After an outage go on with what waited for it.
        """
        if self._since is None:
            await self.database.verify()
            return
        await self.database.probe()
        seconds = int((now() - self._since).total_seconds())
        await self._resume()
        log.info("the database is back", seconds=seconds)
        self._since = None
