"""Everything a running bot has, in one place, and its start and end."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from bot import controls
from bot.client import Bot
from bot.commands import build
from bot.health import Health, place
from bot.narration.announcer import Announcer
from bot.outage import Outage
from bot.panel.opened import Opened
from bot.panel.preview import Previews
from bot.pictures import Pictures
from bot.service.driver import Driver
from bot.service.packs import Packs
from bot.service.tables import Tables
from bot.settings import Settings
from bot.sync import sync
from bot.timers import Timers
from bot.trouble import Trouble
from db import Database
from db.errors import CannotOpen

log = structlog.stdlib.get_logger(__name__)


class App:
    """The parts of the bot; handlers find it as `client.app`."""

    def __init__(
        self, settings: Settings, database: Database, api_base: str, packs: Packs | None = None
    ) -> None:
        self.settings = settings
        self.database = database
        self.api_base = api_base
        self.packs = packs or Packs()
        self.tables = Tables(database)
        self.health = Health(place(settings.database_url))
        self.pictures = Pictures()
        self.outage = Outage(self)
        self.trouble = Trouble(self)
        self.announcer = Announcer(self)
        self.driver = Driver(self.tables)
        self.timers = Timers(self)
        self.previews = Previews(self)
        self.opened = Opened(self)
        self.client = Bot(self, api_base)
        self.tables.changed += [self.trouble.changed_at, self.announcer.wake, self.driver.wake]
        self.ready = asyncio.Event()
        self._closed = False
        self._background: set[asyncio.Task[None]] = set()

    async def attach(self) -> None:
        """Attach commands and controls to the client and register the commands."""
        self.client.add_dynamic_items(*controls.ITEMS)
        build(self.client.tree)
        assert self.client.application_id is not None
        await sync(
            self.client.tree,
            self.database,
            api_base=self.api_base,
            application_id=self.client.application_id,
            guild_id=self.settings.guild_id,
        )
        await self.resume()
        self.timers.start()
        self.spawn(self.pictures.renderer.warm())
        self.spawn(self._check())
        self.ready.set()

    async def resume(self) -> None:
        """Go on where the last run, or an outage, stopped: unsent messages, computer seats."""
        await self.announcer.wake_all()
        await self.driver.wake_all()

    async def _check(self) -> None:
        """Tell the host of damage in a database too large to be looked through before."""
        damage = await self.database.check()
        if damage is not None:
            log.critical("the database is damaged", why=str(damage))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; what it raises is logged."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, CannotOpen):  # told by `bot.outage`
            log.error("background work failed", exc_info=error)

    async def run(self, token: str) -> None:
        """Serve until `close`."""
        self.health.start()
        self.outage.start()
        async with self.client:
            await self.client.start(token)

    async def close(self) -> None:
        """Stop in order: no new decisions of programs, finish messages, leave Discord."""
        if self._closed:
            return
        self._closed = True
        await self.outage.close()
        await self.timers.close()
        await self.driver.close()
        await self.announcer.close()
        for task in list(self._background):
            task.cancel()
        await self.client.close()
        await asyncio.to_thread(self.pictures.renderer.close)
        await self.database.close()
        await self.health.close()
