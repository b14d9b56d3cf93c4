"""This process among several over one PostgreSQL database: its lease, and the shards it serves.

Every second it takes its share of the shards that nobody has, and gives away what is more than its
share. A shard that is given away takes its session with Discord along, which the next process
resumes: what people press meanwhile is only answered a moment later.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, Protocol

import msgspec
import structlog

import db.handed as handed_db
import db.jobs as jobs_db
import db.members as members_db
from bot.gateway.shards import Pace
from bot.service.seats import erasure, wrong_clock
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.shared import metrics
from bot.shared.clock import now
from bot.shared.interaction_state import Arrival
from bot.shared.ownership import ElsewhereError
from bot.shared.problems import Problem
from db.errors import CannotOpen, Superseded, Unreachable
from db.jobs import Job
from db.lease import Lease
from db.members import Session

log = structlog.stdlib.get_logger(__name__)

EVERY = 1.0
"""Seconds between two looks at the shards, and at what others have left."""
RENEWED = 3.0
"""Seconds between two renewals of the lease."""


class Gateway(Protocol):
    """The connections to Discord, one for each shard."""

    def take(self, shard_id: int, session: Session | None) -> None:
        """Connect a shard: resume its session, or begin one."""
        ...

    async def drop(self, shard_id: int) -> Session | None:
        """End the connection of a shard, and return its session, which stays open at Discord."""
        ...

    def serving(self) -> Collection[int]:
        """Return the shards that are connected, or will be soon."""
        ...

    def sessions(self) -> Mapping[int, Session]:
        """Return the sessions of all shards that are connected."""
        ...

    def feed(self, arrival: Arrival) -> None:
        """Take an interaction that arrived at another process."""
        ...


def _time(job: Job) -> datetime:
    return msgspec.convert(job.body["at"], datetime)


async def _clocks(tables: Tables, job: Job) -> None:
    leaves = job.body.get("leaves") is True
    await absence.refresh_at(tables, job.table_id, job.user_id, leaves=leaves)


async def _absence(tables: Tables, job: Job) -> None:
    await absence.tell_at(tables, job.table_id, job.user_id, _time(job))


async def _welcome(tables: Tables, job: Job) -> None:
    await absence.welcome(tables, job.table_id, job.user_id, _time(job))


async def _forget(tables: Tables, job: Job) -> None:
    names = msgspec.convert(job.body["names"], list[str])
    await erasure.forget_at(tables, job.table_id, job.user_id, names)


async def _moved(tables: Tables, job: Job) -> None:
    tables.notify(job.table_id)  # it came from a server of another process


async def _times(tables: Tables, job: Job) -> None:
    here = dict(msgspec.convert(job.body["here"], list[tuple[int, datetime]]))
    await wrong_clock.set_right_at(tables, job.table_id, _time(job), here)


async def _held(tables: Tables, job: Job) -> None:
    await wrong_clock.hold_at(tables, job.table_id, _time(job))


JOBS: Mapping[str, Callable[[Tables, Job], Awaitable[None]]] = {
    "clocks": _clocks,
    "absence": _absence,
    "welcome": _welcome,
    "forget": _forget,
    "moved": _moved,
    "times": _times,
    "held": _held,
}
"""What other processes leave to the one that has a table."""


class SharedPace(Pace):
    """The turns in which shards of all processes begin sessions, kept by the database."""

    def __init__(self, lease: Lease, at_once: Callable[[], int]) -> None:
        super().__init__(1)
        self._lease = lease
        self._at_once = at_once

    @asynccontextmanager
    async def turn(self, shard_id: int) -> AsyncIterator[None]:
        """Wait until a shard can begin a session."""
        try:
            wait = await self._lease.identify_wait(shard_id % self._at_once())
        except Unreachable as error:
            raise ConnectionError(str(error)) from error  # it is tried again
        await asyncio.sleep(wait)
        yield


async def _ended(tasks: Sequence[asyncio.Task[Any]]) -> None:
    """End tasks, and wait for them."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class Fleet:
    """A loop that keeps the lease and the shards.

    `serve` has the waiting work of new shards done, `drain` lets work at tables come to its end.
    """

    def __init__(
        self,
        lease: Lease,
        tables: Tables,
        gateway: Gateway,
        serve: Callable[[], Awaitable[None]],
        drain: Callable[[Collection[str]], Awaitable[None]],
    ) -> None:
        self.lease = lease
        self.tables = tables
        self.gateway = gateway
        self._serve = serve
        self._drain = drain
        self._running: list[asyncio.Task[Any]] = []
        self._failing: set[int] = set()
        """Jobs that have failed, which is logged once."""

    def start(self) -> None:
        """Begin to look."""
        others = self._repeat(self.take_over, self.lease.notified)
        loops = self._renew(), self._repeat(self.look_at_shards, asyncio.Event()), others
        self._running = [asyncio.create_task(each, name="fleet") for each in loops]

    async def close(self) -> None:
        """Give all shards away, so that other processes serve them at once."""
        renewing, looking = self._running[:1], self._running[1:]
        await _ended(looking)
        with contextlib.suppress(Unreachable, Superseded):
            for shard in sorted(self.tables.ownership.shards):
                await self.give(shard)  # that takes a while, in which the lease must not run out
        await _ended(renewing)

    async def _renew(self) -> None:
        """Renew the lease, in a separate task: giving a shard away can take a while."""
        while True:
            try:
                await self.lease.renew(self.gateway.sessions())
            except Unreachable as error:
                log.warning("lease not renewed", why=str(error), left=self.lease.remaining)
            except Superseded:
                self.tables.database.superseded.set()
                return
            metrics.LEASE.set(self.lease.remaining)
            await asyncio.sleep(RENEWED)

    async def _repeat(self, look: Callable[[], Awaitable[None]], sooner: asyncio.Event) -> None:
        """Look every second, or `sooner`; log an error once until it is over."""
        failing = False
        while True:
            sooner.clear()
            try:
                await look()
            except (Unreachable, Superseded):
                pass  # `bot.process.uptime` reports it
            except Exception:  # any error: the others' shards and presses wait for this
                if not failing:
                    log.exception("work among several processes failed", work=look.__name__)
                failing = True
            else:
                failing = False
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await sooner.wait()

    async def look_at_shards(self) -> None:
        """Take and give shards, so that each process has its share."""
        if not self.lease.held():
            await self.let_go()
            return
        taken = await self.lease.take(self.gateway.serving())
        for each in taken:
            self.tables.ownership.add(each.shard)
            log.info("shard taken", shard=each.shard, resumes=each.session is not None)
            self.gateway.take(each.shard, each.session)
        if taken:
            await self._serve()
        surplus, unowned = await self.lease.survey()
        for shard in surplus:
            await self.give(shard)
        metrics.SHARDS_UNOWNED.set(unowned)
        metrics.SHARDS_OWNED.set(len(self.tables.ownership.shards))

    async def take_over(self) -> None:
        """Do what other processes have left: at once, as people wait for some of it."""
        if self.lease.held():
            await self._take_handed()
            await self._read_people()
            await self._do_jobs()

    async def give(self, shard: int) -> None:
        """Give a shard away: accept nothing more for it, finish what is under way, let it go."""
        session = await self._end(shard)
        await self.lease.give(shard, session)
        log.info("shard given away", shard=shard)

    async def _end(self, shard: int) -> Session | None:
        """Disconnect a shard and finish what is under way at its tables; return its session."""
        session = await self.gateway.drop(shard)
        self.tables.ownership.remove(shard)
        table_ids = self.tables.of_shard(shard)
        await self._drain(table_ids)
        await self.tables.give_away(shard)
        await self._drain(table_ids)  # what the last presses there have begun
        return session

    async def let_go(self) -> None:
        """Disconnect from Discord, as others may serve by now; the sessions stay open for them."""
        for shard in sorted(self.tables.ownership.shards):
            await self._end(shard)
            log.warning("shard let go: the lease has run out", shard=shard)

    async def _read_people(self) -> None:
        changed = self.lease.take_changed_people()
        if changed is None or changed:
            try:
                await self.tables.people.load_again(self.tables.database, changed)
            except CannotOpen:
                self.lease.changed_people = None  # all of them, once that is possible
                raise

    async def is_served(self, shard: int) -> bool:
        """Return whether a living process has a shard, so that it answers soon."""
        async with self.tables.database.reading() as conn:
            return await members_db.is_served(conn, shard)

    async def hand_over(
        self, interaction_id: int, shard: int, arrival: Arrival, at: datetime
    ) -> None:
        """Leave an interaction, which came at a time, to the process that has a shard."""
        payload = msgspec.json.encode(arrival)
        async with self.tables.database.writing() as conn:
            await handed_db.hand_over(conn, interaction_id, shard, payload, at)

    async def _take_handed(self) -> None:
        serving = self.tables.ownership.shards
        async with self.tables.database.writing() as conn:
            found = await handed_db.take_handed(conn, self.lease.member, serving, now())
        for arrival in found:
            metrics.HANDED.inc()
            log.debug("interaction taken over")
            try:
                self.gateway.feed(msgspec.json.decode(arrival, type=Arrival))
            except Exception as error:  # noqa: BLE001  the others must be answered
                log.error("interaction not taken over", why=type(error).__name__)

    async def _do_jobs(self) -> None:
        async with self.tables.database.reading() as conn:
            found = await jobs_db.jobs_here(conn)
        for job in found:
            if await self._is_done(job):
                async with self.tables.database.writing() as conn:
                    await jobs_db.end_job(conn, job.id)

    async def _is_done(self, job: Job) -> bool:
        """Do a job; return whether nothing of it is left to do.

        One that fails stays, also one of a newer version: neither holds up the others.
        """
        try:
            await JOBS[job.kind](self.tables, job)
        except Problem as problem:  # that table's own trouble
            log.info("job left undone", table=job.table_id, kind=job.kind, why=problem.key)
        except ElsewhereError:
            return False  # given away meanwhile
        except CannotOpen:
            raise
        except Exception:
            if job.id not in self._failing:
                log.exception("job failed", table=job.table_id, kind=job.kind)
            self._failing.add(job.id)
            return False
        return True
