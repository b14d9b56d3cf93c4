"""All parts of a running bot, in one place, and its start and end."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from datetime import datetime

import structlog

from bot.commands import build
from bot.gateway.client import Bot
from bot.panel.previews import OpenPanels, Previews
from bot.platform import controls
from bot.platform.command_sync import sync
from bot.platform.context import Context, HostPages
from bot.platform.emoji import Emoji
from bot.platform.health import Health
from bot.platform.pictures import Pictures
from bot.posts.delivery import Announcer
from bot.posts.trouble import DeliveryTrouble
from bot.process import memory
from bot.process.fleet import Fleet, SharedPace
from bot.process.logs import report_rate_limits
from bot.process.routes import HANDLERS
from bot.process.scheduler import Timers
from bot.process.settings import Settings
from bot.process.status import StatusPage
from bot.process.uptime import Outage
from bot.screens.finding.matchmaker import Matchmaker
from bot.screens.history.film import FilmCache
from bot.screens.seasons.organiser import Organiser
from bot.service.history.reviews import Reviews
from bot.service.history.verify_file import Verifier
from bot.service.people.ratings import RatingBook
from bot.service.seats import erasure
from bot.service.seats.content_packs import Packs
from bot.service.tables.store import Tables
from bot.service.turns.computer import ComputerTurns
from bot.shared import clock, metrics
from bot.shared.heartbeat import place
from bot.shared.ownership import Ownership
from bot.shared.rate_limit import PersonLimits
from bot.shared.tasks import Background
from db import Database
from db.lease import Lease

log = structlog.stdlib.get_logger(__name__)


class App:
    """The parts of the bot; handlers are given some of them (`bot.platform.context`)."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        api_base: str,
        packs: Packs | None = None,
        lease: Lease | None = None,
    ) -> None:
        """Make the parts; with a `lease`, of one process among several."""
        self.settings = settings
        self.database = database
        self.api_base = api_base
        self.ready = asyncio.Event()
        self._closed = False
        self.background = Background()
        shared = lease is not None
        self.health = Health(place(settings.database_url), settings.shards, shared=shared)
        self.pictures = Pictures()
        self.films = FilmCache(self.pictures)
        self.tables = Tables(database, Ownership(settings.shards, () if shared else None))
        self.driver = ComputerTurns(self.tables)
        self.reviews = Reviews(self.tables)
        self.client = Bot(api_base, self.health, self.attach, settings.shards)
        self.trouble = DeliveryTrouble(self.client, database)
        leads = self.tables.ownership
        self.emoji = Emoji(self.client, database, self.tables.marks, lambda: leads.leads)
        self.announcer = Announcer(
            self.client, self.tables, self.pictures, self.trouble, self.background
        )
        self.timers = Timers(self.tables, self.health, self.announcer, self.trouble, self.driver)
        self.tables.served = self.timers.uptime.served
        self.outage = Outage(database, self.health, self._resume_after_outage)
        database.committed.append(metrics.COMMITTED.observe)
        self.status = StatusPage(database, self.health, self.tables, self.client, self.ready)
        self.fleet = None if lease is None else self._join(lease)
        previews = Previews(self.client, self.background, self.pictures, self.driver)
        opened = OpenPanels(self.client, self.background, previews, self.tables)
        self.client.context = self._context(packs or Packs(), previews, opened)
        uptime, apart = self.timers.uptime, self.timers.apart
        self.matchmaker = Matchmaker(self.client.context, uptime.absent_from, apart)
        self.organiser = Organiser(self.client.context, apart)
        self.timers.wakes += [self.matchmaker.wake, self.organiser.wake]
        self.tables.changed += [self.trouble.changed_at, opened.changed_at]
        self.tables.changed += [self.announcer.wake, self.driver.wake]

    def _join(self, lease: Lease) -> Fleet:
        """Serve with other processes: connect only the shards that are this process's."""
        self.client.shared = True
        self.client.rate.share = lambda: self.tables.ownership.share
        self.client.allowed = self.client.rate.allowed = lease.held
        self.client.pace = SharedPace(lease, lambda: self.client.at_once)
        self.client.keep_arrivals()
        return Fleet(lease, self.tables, self.client, self._serve_taken, self._drain)

    async def _drain(self, table_ids: Collection[str]) -> None:
        """Finish what is under way at tables that another process has from now on."""
        workers = self.driver, self.announcer, *self.announcer.workers
        await asyncio.gather(*(each.finish(table_ids) for each in workers))

    async def _serve_taken(self) -> None:
        """Do the waiting work of shards that were another process's."""
        if self.ready.is_set():
            self.timers.taken_over()
            await self.announcer.taken_over()
            await self.driver.wake_all()
            if self.tables.ownership.leads:
                await erasure.resume(self.tables)

    def _context(self, packs: Packs, previews: Previews, opened: OpenPanels) -> Context:
        """Return the parts that handlers are given."""
        return Context(
            client=self.client,
            background=self.background,
            database=self.database,
            tables=self.tables,
            packs=packs,
            pictures=self.pictures,
            announcer=self.announcer,
            trouble=self.trouble,
            previews=previews,
            opened=opened,
            ratings=RatingBook(self.database),
            films=self.films,
            reviews=self.reviews,
            verifier=Verifier(),
            rate_limits=PersonLimits(self.settings.press_limit),
            handlers=HANDLERS,
            elsewhere=self.fleet,
            pages=HostPages(self.settings.privacy_url, self.settings.terms_url),
        )

    async def attach(self) -> None:
        """Attach commands and controls to the client and register the commands."""
        self.client.add_dynamic_items(*controls.ITEMS)
        build(self.client.tree)
        await self.timers.uptime.begin()
        clock.begin(self.timers.uptime.seen)
        assert self.client.application_id is not None
        await sync(
            self.client.tree,
            self.database,
            api_base=self.api_base,
            application_id=self.client.application_id,
            guild_id=self.settings.guild_id,
        )
        await self.resume(self.timers.uptime.seen)
        self.timers.start()
        self.background.spawn(self._warm())
        if self.settings.icons:
            self.background.spawn(self.emoji.run())
        self.background.spawn(self._check())
        self.background.spawn(report_rate_limits(self.client.rate.hits))
        self.ready.set()
        if self.fleet is not None:
            self.fleet.start()

    async def resume(self, seen: datetime | None = None) -> None:
        """Resume where the last run, or an outage, stopped: unsent messages, computer players.

        Resume deleting people's data as well. `seen` is when the last run was last at work.
        """
        await self.tables.people.load(self.database)
        if self.tables.ownership.leads:
            await erasure.resume(self.tables)
        await self.announcer.wake_all(seen)
        await self.driver.wake_all()

    async def _resume_after_outage(self) -> None:
        if self.ready.is_set():
            await self.resume()

    async def _warm(self) -> None:
        """Draw first boards; what they leave in the caches is mostly kept."""
        await self.pictures.renderer.warm()
        memory.keep()

    async def _check(self) -> None:
        """Report damage to the host in a database that was too large to check at the start."""
        damage = await self.database.check()
        if damage is not None:
            log.critical("the database is damaged", why=str(damage))

    async def run(self, token: str) -> None:
        """Serve until `close`."""
        if self.settings.status_port is not None:
            await self.status.start(*self.settings.status_port)
        self.health.start()
        self.outage.start()
        async with self.client:
            await self.client.start(token)

    async def close(self) -> None:
        """Stop in order: no new decisions of programs, finish messages and answers, leave."""
        if self._closed:
            return
        self._closed = True
        await self.status.close()
        if self.fleet is not None:
            await self.fleet.close()
        await self.outage.close()
        await self.timers.close()
        await self.matchmaker.close()
        await self.organiser.close()
        await self.driver.close()
        await self.announcer.close()
        await self.client.disconnect()
        await self.background.finish_answers()
        await self.background.close()
        self.films.close()
        self.reviews.close()
        await self.client.close()
        await asyncio.to_thread(self.pictures.renderer.close)
        await self.database.close()
        await self.health.close()
