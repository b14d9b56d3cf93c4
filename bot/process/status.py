"""The bot seen from outside: metrics for Prometheus, and probes, at `STATUS_PORT`.

/metrics    figures (`bot.shared.metrics`)
/healthz    200 as long as the event loop runs; a restart would mend nothing else
/readyz     200 if people can play: Discord is connected, and the database can be used
"""

from __future__ import annotations

import asyncio
import time
from datetime import datetime, timedelta

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import db.backlog as backlog_db
from bot import __version__
from bot.gateway.client import Bot
from bot.platform.health import Health
from bot.platform.http import Cause, cause_written
from bot.service.tables.store import Tables
from bot.shared import metrics
from bot.shared.heartbeat import LATE
from bot.shared.problems import HostError
from db import Database

REFUSED = (Cause.PLACE, Cause.GONE)
"""Causes of failures that only people on the server can mend: the bot is well nonetheless."""
LAG_EVERY = 0.25
"""Seconds between two looks by how much the event loop is late."""


class StatusPage:
    """The page; it listens only once it is started."""

    def __init__(
        self,
        database: Database,
        health: Health,
        tables: Tables,
        client: Bot,
        ready: asyncio.Event,
    ) -> None:
        self.database = database
        self.health = health
        self.tables = tables
        self.client = client
        self.ready = ready
        self._runner: web.AppRunner | None = None
        self._looking: asyncio.Task[None] | None = None
        metrics.BUILD.labels(__version__).set(1)

    async def start(self, host: str, port: int) -> None:
        """Begin to listen; raise `HostError` if that is not possible."""
        pages = web.Application()
        pages.router.add_get("/metrics", self._metrics)
        pages.router.add_get("/healthz", self._healthy)
        pages.router.add_get("/readyz", self._ready)
        self._runner = web.AppRunner(pages, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            raise HostError(
                f"STATUS_PORT: {host}:{port} cannot be listened on ({error.strerror})."
            ) from error
        self._looking = asyncio.create_task(_measure_lag(), name="loop lag")

    async def close(self) -> None:
        """Stop listening."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        if self._runner is not None:
            await self._runner.cleanup()

    async def _metrics(self, _: web.Request) -> web.Response:
        metrics.TABLES_LIVE.set(self.tables.loaded)
        metrics.SERVERS.set(len(self.client.servers))
        # Some 2 ms: in a thread it would take turns with the event loop anyway.
        figures = generate_latest(metrics.REGISTRY)
        return web.Response(body=figures, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _healthy(self, _: web.Request) -> web.Response:
        return web.Response(text="The event loop runs.\n")

    async def _ready(self, _: web.Request) -> web.Response:
        why = self._not_ready()
        return web.Response(text=f"{why or 'Ready.'}\n", status=503 if why else 200)

    def _not_ready(self) -> str:
        """Return why nobody can play, empty if people can."""
        if self.database.superseded.is_set():
            return "Another bot has taken over the database."
        if not self.health.has_database:
            return "The database is out of reach."
        if not self.database.held:
            return "The lease of this process has run out."
        if not self.health.online:
            return "Discord is not connected."
        return "" if self.ready.is_set() else "The bot is starting."


async def look(database: Database, health: Health, at: datetime) -> None:
    """Look at the messages that wait, for the health check and the metrics, and count tables.

    Time in which Discord was not connected does not count: nothing could be posted in it.
    """
    async with database.reading() as conn:
        pending = await backlog_db.count_pending(conn)
        waiting = await backlog_db.waiting(conn, before=at - LATE)
        tables = await backlog_db.count_tables(conn)
    refused = [each for each in waiting if cause_written(each.error) in REFUSED]
    ours = [each for each in waiting if each not in refused]
    online = timedelta(seconds=health.online_for)
    oldest = min((each.oldest for each in ours), default=None)
    age = None if oldest is None else min(at - oldest, online).total_seconds()
    late = sum(each.late for each in ours) if online >= LATE else 0
    health.posts_waiting(age, late)
    metrics.PENDING.set(pending)
    metrics.OLDEST.set(age or 0)
    metrics.REFUSED_TABLES.set(sum(each.tables for each in refused))
    metrics.TABLES.clear()
    for status, count in tables.items():
        metrics.TABLES.labels(status).set(count)


async def _measure_lag() -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LAG_EVERY)
        metrics.LOOP_LAG.observe(max(time.perf_counter() - began - LAG_EVERY, 0.0))
