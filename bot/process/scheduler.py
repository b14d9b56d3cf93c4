"""Timed work: reminders, defaults for absent players, messages to send again.

One loop looks only at due work. A table in trouble is logged and passed over; so is a step of a
look in which something goes wrong.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Generator, Sequence
from datetime import datetime, timedelta
from itertools import count

import structlog

import db.clocks as clocks_db
import db.outbox as outbox_db
import db.tables as tables_db
import db.users as users_db
from bot.platform.health import Health
from bot.posts.delivery import Announcer
from bot.posts.trouble import DeliveryTrouble
from bot.process import memory, status
from bot.process.uptime import Uptime
from bot.service.clocks import quiet_hours
from bot.service.clocks.clocks import UNHEARD
from bot.service.seats import invitations, wrong_clock
from bot.service.tables.session import TableSession
from bot.service.tables.settings import pace_of, settings_of
from bot.service.tables.store import FOREVER, Tables
from bot.service.timekeeping import absence, table_clocks
from bot.service.turns import reminders, timeouts
from bot.service.turns.computer import ComputerTurns
from bot.service.votes import missed_votes, voting
from bot.shared.clock import DRIFT, doubtful, now
from bot.shared.ownership import ElsewhereError
from bot.shared.problems import Problem
from db import tidying
from db.errors import CannotOpen
from db.rows import sound
from db.tables import DueSeat
from db.tidying import Untidy

log = structlog.stdlib.get_logger(__name__)

TICK: float = 5
"""Seconds between two looks at the clocks: some run for minutes only."""
EVERY: float = 30
"""Seconds between two looks at everything else, a multiple of the former."""
AT_ONCE = 1000
"""Seats that one look sees to at most; the others come at the next."""
AGAIN = timedelta(minutes=5)
"""After that a seat is looked at again where nothing could be done."""
UNANSWERED_AGAIN = timedelta(hours=1)
"""The same where there was nothing to do: a change at the table has it looked at earlier."""
TIDIED = 50
"""Tables that are tidied in one transaction: others who write do not wait long."""
COPIES_FOR = timedelta(days=30)
"""How long the copy is kept that is made before the schema of an SQLite file changes."""
MOST_TIDIED = 2000
"""Tables that one look tidies at most."""


class Timers:
    """The loop and what one look does."""

    def __init__(
        self,
        tables: Tables,
        health: Health,
        announcer: Announcer,
        trouble: DeliveryTrouble,
        driver: ComputerTurns,
    ) -> None:
        self.tables = tables
        self.health = health
        self.announcer = announcer
        self.trouble = trouble
        self.driver = driver
        owned = tables.ownership
        self.uptime = Uptime(tables.database, lambda: health.online, leads=lambda: owned.leads)
        self.wakes: list[Callable[[datetime], None]] = []
        """What is begun at each look, and works in the background."""
        self._task: asyncio.Task[None] | None = None
        self._failing: set[str] = set()
        self._silent: set[str] | None = None
        self._looked: datetime | None = None
        self._latest: datetime | None = None

    def start(self) -> None:
        """Begin to look for due work."""
        self._task = asyncio.create_task(self._loop(), name="timers")

    async def close(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def taken_over(self) -> None:
        """Serve tables of other processes too, which may have stopped clocks there."""
        self._silent = None

    async def _loop(self) -> None:
        for number in count(1):
            await asyncio.sleep(TICK)
            if not self.health.online:
                self.uptime.pause()
                continue  # no player could be notified, and no player can answer
            with contextlib.suppress(CannotOpen):  # `bot.process.uptime` reports it
                if number % (EVERY // TICK) == 0:
                    await self.look_at_times(now())  # first: it asks when the bot was seen last
                    with self.apart("uptime"):
                        await self.uptime.note(now(), sure=not doubtful())
                    await self.sweep(now())
                await self.look_at_quiet_hours(now())  # first: no clock runs on in them
                await self.look_at_clocks()
            if number % (EVERY // TICK) == 0:
                await asyncio.to_thread(memory.trim)

    async def sweep(self, at: datetime) -> None:
        """Do everything that is due."""
        with self.apart("messages"):
            await self.announcer.wake_all()
        with self.apart("channels"):
            await self._channels()
        if doubtful():
            return
        with self.apart("votes"):
            await self._expire(at)
        with self.apart("back from being away"):
            if self.tables.ownership.leads:
                await absence.returned(self.tables, at)
        with self.apart("votes told of"):
            await self._tell_of_votes(at)
        with self.apart("seats"):
            await self._due(at)
        with self.apart("lobbies"):
            await self._lobbies(at)
        with self.apart("tidying"):
            await self._tidy(at)
        with self.apart("copies"):
            await self.tables.database.remove_copies(at - COPIES_FOR)
        with self.apart("backlog"):
            await status.look(self.tables.database, self.health, at)
        for wake in self.wakes:
            wake(at)
        await self._drive_again()  # last, as it waits for Discord

    @contextlib.contextmanager
    def apart(self, step: str) -> Generator[None]:
        """Keep an error in one step from the others; it is logged once until the step succeeds."""
        try:
            yield
        except CannotOpen:
            raise  # nothing else can be done either
        except Exception:
            if step not in self._failing:
                log.exception("timer step failed", step=step)
            self._failing.add(step)
        else:
            self._failing.discard(step)

    async def look_at_times(self, at: datetime) -> None:
        """Correct times stored with a wrong clock: at the start, and when the clock is set back."""
        if doubtful():
            return
        before = self._latest or self.uptime.seen
        back = before is not None and before - at > DRIFT
        with self.apart("times"):
            if not self.tables.ownership.leads:
                return
            if back or self._latest is None:
                await wrong_clock.set_right(self.tables, at, back=back)
            self._latest = at

    async def look_at_quiet_hours(self, at: datetime) -> None:
        """Stop clocks and resume them as quiet hours begin and end."""
        before = self._looked or self.uptime.seen
        with self.apart("quiet hours"):
            if not self.tables.ownership.leads:
                return
            await absence.turn_quiet_hours(self.tables, at, before)
            self._looked = at

    async def look_at_clocks(self) -> None:
        """Serve the clocks that are in their last quarter, or have run out."""
        with self.apart("clocks"):
            async with self.tables.database.reading() as conn:
                found = await clocks_db.due(conn, self.tables.served(), AT_ONCE)
            for clock in found:
                table = clock.table_id
                with self.apart(f"a clock of {table}"), _passing_over(table):
                    await timeouts.look(self.tables, table, clock.name)

    async def _channels(self) -> None:
        """Stop clocks where no message can reach the players; start them again where one can."""
        async with self.tables.database.reading() as conn:
            if self._silent is None:
                self._silent = set(await clocks_db.named(conn, UNHEARD))
            failing, silent = set(await outbox_db.failing_tables(conn)), self._silent
        for table in sorted(failing ^ silent):
            with self.apart(f"the channel of {table}"), _passing_over(table):
                async with self.tables.locked(table) as live:
                    await timeouts.stand(self.tables, live, stands=table in failing)
        if self._silent is silent:  # no other tables came meanwhile
            self._silent = failing

    async def _expire(self, at: datetime) -> None:
        """Close votes whose time is over; their questions follow."""
        for vote in await voting.overdue(self.tables, at):
            with self.apart(f"a vote of {vote.table_id}"), _passing_over(vote.table_id):
                await voting.expire(self.tables, vote, at)

    async def _tell_of_votes(self, at: datetime) -> None:
        """Notify players who are back of the votes that wait for them."""
        for missed in await missed_votes.missed_votes(self.tables, at):
            table = missed.table_id
            with self.apart(f"telling of a vote of {table}"), _passing_over(table):
                await missed_votes.tell(self.tables, missed, at)

    async def _lobbies(self, at: datetime) -> None:
        """Close the tables that have not begun for too long."""
        async with self.tables.database.reading() as conn:
            stale = await tables_db.stale_lobbies(conn, at - invitations.LOBBY_FOR, AT_ONCE)
        for table in stale:
            with self.apart(f"the lobby of {table}"), _passing_over(table):
                await invitations.expire(self.tables, table, at)

    async def _due(self, at: datetime) -> None:
        """Serve the seats where something is due, and note when to look at them again."""
        async with self.tables.database.reading() as conn:
            seats = await tables_db.due_seats(conn, at, AT_ONCE)
            people = [seat.user_id for seat in seats if seat.user_id and sound(seat)]
            known = await users_db.get_users(conn, people)
        looked: list[tuple[DueSeat, datetime | None]] = []
        try:
            for seat in seats:
                user = known.get(seat.user_id or 0)
                looked.append((seat, await self._look(seat, at, user and user.away_until)))
        finally:
            # Also where one look ended it: those before it are not done again next time.
            if looked:
                async with self.tables.database.writing() as conn:
                    await tables_db.put_off(conn, looked)

    async def _look(self, seat: DueSeat, at: datetime, gone: datetime | None) -> datetime | None:
        """Serve a seat whose time is due; report an error, and try again later."""
        try:
            return await self._seat(seat, at, gone)
        except Problem as problem:
            if self.trouble.news(seat.table_id, "timer", problem):
                log.info("timer passed over", table=seat.table_id, why=problem.key)
        except CannotOpen:
            raise
        except ElsewhereError:
            return seat.due_at  # another process looks at it
        except Exception as error:
            if self.trouble.news(seat.table_id, "timer", error):
                log.exception("timer failed", table=seat.table_id)
        return at + AGAIN

    async def _drive_again(self) -> None:
        """Give computer players that failed another chance, and report it."""
        troubled, self.driver.troubled = self.driver.troubled, {}
        for table_id in troubled:
            self.driver.wake(table_id)
        for table_id, error in troubled.items():
            with self.apart(f"telling of {table_id}"):
                await self.trouble.defect(table_id, error)

    async def _tidy(self, at: datetime) -> None:
        """Drop data that is no longer needed; skip a table where that fails."""
        for _ in range(MOST_TIDIED // TIDIED):
            async with self.tables.database.reading() as conn:
                found = await tidying.untidy(conn, at, TIDIED)
            if found and not await self._tidied(at, found, "tables together"):
                for table in found:
                    if not await self._tidied(at, [table], table.id):
                        async with self.tables.database.writing() as conn:
                            await tidying.leave(conn, table.id)
            if len(found) < TIDIED:
                break

    async def _tidied(self, at: datetime, tables: Sequence[Untidy], which: str) -> bool:
        """Tidy tables in one transaction; return whether that succeeded."""
        with self.apart(f"tidying {which}"):
            async with self.tables.database.writing() as conn:
                await tidying.tidy(conn, at, tables)
            return True
        return False

    async def _seat(self, seat: DueSeat, at: datetime, gone: datetime | None) -> datetime | None:
        """Do the timed work of a seat; return when to look again if nothing changed.

        `gone` is until when its player is away from all their tables, if they ever were.
        """
        live, since = await self.tables.get(seat.table_id), seat.waiting_since
        if not live.playing or not seat.decision or since is None or seat.user_id is None:
            return None
        rest = table_clocks.resting(live, at).get(seat.seat)
        away = [time for time in (seat.away_until, gone, rest) if time is not None and time > at]
        if away:
            return max(away)
        back, sent = seat.away_until, table_clocks.reminders_sent(seat, since)
        if back is not None and (sent[1] or since) < back:
            if not await timeouts.unheard(self.tables, live.id):
                await absence.welcome(self.tables, live.id, seat.user_id, at)
            return at + AGAIN
        return await self._remind(live, seat, max(since, back or since), sent, at)

    async def _remind(
        self,
        live: TableSession,
        seat: DueSeat,
        since: datetime,
        sent: tuple[int, datetime | None],
        at: datetime,
    ) -> datetime | None:
        """Remind a player who is asked and not away, or act for an absent one, as `_seat`."""
        assert seat.user_id is not None
        assert seat.decision
        settings, (count, reminded) = settings_of(live), sent
        patience = table_clocks.patience(settings)
        absent = self._absent_from(live, seat.user_id, since, patience) if patience else None
        remind = table_clocks.next_reminder(settings, since, count, reminded)
        times = [time for time in (absent, remind) if time is not None]
        if not times or min(times) > at:
            return min(times, default=None)
        if await timeouts.unheard(self.tables, live.id):
            return at + AGAIN
        due_absent = absent is not None and absent <= at
        acted = due_absent and await reminders.act_for_absent(
            self.tables, live.id, seat.seat, seat.decision, at
        )
        if remind is not None and remind <= at and not acted:
            await reminders.remind(self.tables, live.id, seat.seat, at)
            remind = None  # the next is noted with it
        return min(at + UNANSWERED_AGAIN, remind or FOREVER)

    def _absent_from(
        self, live: TableSession, user_id: int, since: datetime, patience: timedelta
    ) -> datetime:
        """Return from when a player is absent, not counting quiet hours and breaks of the bot."""
        hours = live.quiet.get(user_id) if pace_of(live).nights else None
        awake = None if hours is None else quiet_hours.runs_out([hours], since, patience)
        return max(self.uptime.absent_from(since, patience), awake or since)


@contextlib.contextmanager
def _passing_over(table_id: str) -> Generator[None]:
    """Leave a vote as it is if its table is in trouble, which is reported elsewhere."""
    try:
        yield
    except Problem as problem:
        log.debug("vote passed over", table=table_id, why=problem.key)
    except ElsewhereError:
        log.debug("table given away", table=table_id)
