"""When people could reach the bot, kept across restarts: nobody is absent while it was gone."""

from __future__ import annotations

from datetime import datetime, timedelta

import structlog

import db.uptime as uptime_db
from db import Database
from db.uptime import UptimeRow

log = structlog.stdlib.get_logger(__name__)

BREAK = timedelta(minutes=5)
"""A shorter time without a sign is no break: a restart, a hiccup of the network."""


class Uptime:
    """The bot's time at work and its last break."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._row: UptimeRow | None = None

    async def note(self, at: datetime) -> None:
        """Note that the bot is at work and reaches Discord; a long time since before is a break."""
        if self._row is None:
            async with self.database.reading() as conn:
                self._row = await uptime_db.get_uptime(conn)
        before = self._row
        row = UptimeRow(seen_at=at)
        if before is not None:
            row = UptimeRow(seen_at=at, back_at=before.back_at, gone=before.gone)
            gone = at - before.seen_at
            if gone > BREAK:
                log.info("back after a break", seconds=int(gone.total_seconds()))
                row = UptimeRow(seen_at=at, back_at=at, gone=int(gone.total_seconds()))
        async with self.database.writing() as conn:
            await uptime_db.put_uptime(conn, row)
        self._row = row

    def absent_from(self, since: datetime, patience: timedelta) -> datetime:
        """Return from when somebody asked at `since` is absent, who may take `patience` to answer.

        After a break everybody who was asked before has as long again as the break took, yet
        never longer than the patience itself.
        """
        due = since + patience
        row = self._row
        if row is None or row.back_at is None or since >= row.back_at:
            return due
        return max(due, row.back_at + min(patience, row.pause))
