"""The lease of one process among several over one PostgreSQL database.

It takes the place of the lock of a single bot: without it nothing is read, written or answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from typing import Any, cast

from sqlalchemy import event, exc, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db import members
from db.causes import outage
from db.engine import taken_over
from db.errors import InUse, Unreachable
from db.handed import CHANNEL
from db.lock import KEY, Lock
from db.members import LEASE, Session, Taken
from db.owned import MEMBER
from db.users import PEOPLE

# The lock of a single bot, which members hold together: none of them runs beside it.
_SHARE = text("SELECT pg_try_advisory_lock_shared(:key)")
_TRY_TO_SHARE = text("SELECT pg_try_advisory_xact_lock_shared(:key)")
MARGIN = timedelta(seconds=2)
"""How long before others can take its shards a process counts itself lost."""
ANSWERED_WITHIN = 5.0
"""Seconds after which a server that does not answer is tried again on another connection."""


IDLE = "5s"
"""How long a transaction can be idle before the server ends it: a process that is stopped in the
middle of one would keep its shards from the others."""


TAKEN_WITHIN = 10.0
"""Seconds after which a look at the shards is given up: on a broken line nothing answers. It can
wait for a transaction that is idle, which the server ends sooner."""


def _connecting(
    settings: Mapping[str, str], _dialect: Any, _record: Any, _args: Any, options: dict[str, Any]
) -> None:
    """Give a new connection its settings."""
    options["server_settings"] = {**options.get("server_settings", {}), **settings}


async def _require_no_single_bot(engine: AsyncEngine) -> None:
    """Raise InUse if a bot has the database alone."""
    async with engine.begin() as conn:
        if not await conn.scalar(_TRY_TO_SHARE, {"key": KEY}):
            raise InUse(engine.url.render_as_string(hide_password=True))


def boot_time() -> float:
    """Return seconds by a clock that also runs while the machine is suspended."""
    return time.clock_gettime(time.CLOCK_BOOTTIME)


class Lease(Lock):
    """A lease that is held as long as it is renewed in time."""

    def __init__(
        self, engine: AsyncEngine, member: int, sent: float, clock: Callable[[], float]
    ) -> None:
        self.member = member
        self._transactions = engine
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._clock = clock
        self._until = sent + (LEASE - MARGIN).total_seconds()
        self._connection: AsyncConnection | None = None
        self._takes_from: float | None = sent
        """From when it takes shards of others; None as long as the server does not answer."""
        self.notified = asyncio.Event()
        """Set when another process has handed something over; the caller clears it."""
        self.changed_people: set[int] | None = None
        """People whose settings another process has changed; None if that can be anyone's."""

    @classmethod
    async def join(
        cls,
        engine: AsyncEngine,
        name: str,
        version: str,
        count: int,
        clock: Callable[[], float] = boot_time,
    ) -> Lease:
        """Become a member among those of `count` shards. Raises CannotOpen."""
        sent = clock()
        await _require_no_single_bot(engine)
        async with engine.begin() as conn:
            member = await members.join(conn, name, version, count)
        settings = {MEMBER: str(member), "idle_in_transaction_session_timeout": IDLE}
        event.listen(engine.sync_engine, "do_connect", partial(_connecting, settings))
        await engine.dispose()  # connections from before do not know whose they are
        return cls(engine, member, sent, clock)

    def held(self) -> bool:
        """Return whether no other process can have taken the shards of this one."""
        return self._clock() < self._until

    @property
    def remaining(self) -> float:
        """The seconds for which it is held if it is not renewed."""
        return max(self._until - self._clock(), 0.0)

    async def renew(self, sessions: Mapping[int, Session] | None = None) -> None:
        """Renew it, and store the sessions of its shards. Raises Superseded, Unreachable.

        It counts from when the request was sent, as the server sets its end later than that. It has
        a connection apart, as all others can be busy.
        """
        sent = self._clock()
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                alive = await self._renew(sessions or {})
        except (exc.SQLAlchemyError, OSError, TimeoutError) as error:
            await self._drop_connection()
            self._takes_from = None
            raise Unreachable(f"The lease cannot be renewed ({type(error).__name__}).") from error
        if not alive:
            raise taken_over()
        if self._takes_from is None:
            self._takes_from = sent + LEASE.total_seconds()
        self._until = max(self._until, sent + (LEASE - MARGIN).total_seconds())

    async def _renew(self, sessions: Mapping[int, Session]) -> bool:
        if self._connection is None:
            self._connection = await self._engine.connect()
            if not await self._connection.scalar(_SHARE, {"key": KEY}):
                return False  # a single bot has taken the database
            raw = cast(Any, (await self._connection.get_raw_connection()).driver_connection)
            await raw.add_listener(CHANNEL, self._handed)
            await raw.add_listener(PEOPLE, self._changed)
            self.changed_people = None  # notices may have been missed
            self.notified.set()
        if not await members.renew(self._connection, self.member):
            return False
        await members.keep_sessions(self._connection, self.member, sessions)
        return True

    def _handed(self, *_: object) -> None:
        self.notified.set()

    def _changed(self, _connection: object, _pid: int, _channel: str, user_id: str) -> None:
        if self.changed_people is not None:
            self.changed_people.add(int(user_id))
        self.notified.set()

    def take_changed_people(self) -> set[int] | None:
        """Return the people whose settings have changed since the last call, as above."""
        found, self.changed_people = self.changed_people, set()
        return found

    async def take(self, serving: Collection[int] = ()) -> list[Taken]:
        """Take the share of this process of the shards that nobody has.

        Returns all its shards but those it is `serving`: also those that it let go in an outage of
        the server, after which nobody else took them. Of others it takes none until a whole lease
        after the outage: they must have had the time to renew theirs. Raises Superseded and
        Unreachable.
        """
        takes_from = self._takes_from  # an outage meanwhile would unset it
        if takes_from is None:
            return []
        async with self._transaction() as conn:
            await self._require_alive(conn)
            if self._clock() >= takes_from:
                await members.take(conn, self.member)
            found = await members.sessions(conn, self.member)
        return [each for each in found if each.shard not in serving]

    async def survey(self) -> tuple[list[int], int]:
        """Return the shards that this process should give to others, and how many nobody has.

        Raises Unreachable.
        """
        async with self._transaction() as conn:
            mine = await members.owned(conn, self.member)
            return mine[await members.share(conn) :], await members.unowned(conn)

    async def give(self, shard: int, session: Session | None) -> None:
        """Give a shard away, with the session that another can resume. Raises Unreachable."""
        async with self._transaction() as conn:
            await members.release(conn, self.member, shard, session)

    async def identify_wait(self, bucket: int) -> float:
        """Return in how many seconds a shard of a bucket can begin a session; Unreachable."""
        async with self._transaction() as conn:
            return await members.identify_wait(conn, bucket)

    @asynccontextmanager
    async def _transaction(self) -> AsyncGenerator[AsyncConnection]:
        """Begin a transaction that is not fenced. Raises Unreachable."""
        try:
            async with asyncio.timeout(TAKEN_WITHIN), self._transactions.begin() as conn:
                yield conn
        except (exc.SQLAlchemyError, OSError, TimeoutError) as error:
            if not isinstance(error, TimeoutError) and not outage(error):
                raise
            raise Unreachable(f"The shards cannot be read ({type(error).__name__}).") from error

    async def _require_alive(self, conn: AsyncConnection) -> None:
        """Raise Superseded if this process is dead for the others.

        Not by the row that writers share: the process that marks members dead would wait for it,
        and this one for that process.
        """
        await members.one_at_a_time(conn)
        if not await members.is_alive(conn, self.member):
            raise taken_over()

    async def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(exc.SQLAlchemyError, OSError):
                await connection.invalidate()
            with contextlib.suppress(exc.SQLAlchemyError, OSError):
                await connection.close()

    async def release(self) -> None:
        """Leave, if the database can be reached; otherwise the lease runs out."""
        self._until = 0.0
        await self._drop_connection()
        with contextlib.suppress(exc.SQLAlchemyError, OSError, TimeoutError):
            async with asyncio.timeout(ANSWERED_WITHIN), self._engine.connect() as conn:
                await members.leave(conn, self.member)
