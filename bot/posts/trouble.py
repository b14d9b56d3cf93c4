"""Trouble at a table: messages are tried again, and a person who can mend it is notified."""

from __future__ import annotations

import asyncio
import secrets
import traceback
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

import discord
import structlog

import db.outbox as outbox_db
import db.servers as servers_db
import db.tables as tables_db
from bot.platform import limits
from bot.platform.closed_channels import ClosedPlaces
from bot.platform.http import (
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    UNREACHED,
    Cause,
    cause_of,
    shut,
    why,
)
from bot.platform.replies import answered, reader
from bot.service.tables import direct_messages
from bot.service.tables.damage import DamageError
from bot.service.tables.session import TableSession
from bot.shared.clock import now
from bot.shared.names import safe
from bot.shared.problems import Problem
from bot.shared.tasks import in_background
from bot.shared.text import known, say
from db import Database
from db.outbox import MessageRow
from db.rows import sound
from db.tables import TableRow

log = structlog.stdlib.get_logger(__name__)

Place = tuple[object, ...]
"""What failed, how and where in the program."""
GONE, UNDRAWN = "trouble-gone", "trouble-undrawn"
WHY = 200
"""Characters of Discord's own words about a refusal."""
ANSWERED_WITHIN = 10
"""Seconds to wait for the answer to an interaction before another message follows it."""
RETRY = (5, 30, 120, 600, 1800, 3600)
"""Seconds to wait after each failed attempt that may yet succeed."""
UNREACHABLE = 50
"""Attempts, two days, after which a channel that is gone is left alone until the table moves."""
SELDOM = 5 * 3600
"""Seconds between attempts after that, in a channel that somebody can open again."""
DEFECTS = 4
"""Attempts after which a message that we cannot make is left out."""


def _origin(error: Exception) -> tuple[object, ...]:
    """Return the origin of an error: the last line of ours, not of a library, that it passed."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if "site-packages" not in frame.filename]
    return (ours[-1].filename, ours[-1].lineno) if ours else ()


class DeliveryTrouble:
    """Notices about trouble at tables, each sent once at the first possible place."""

    def __init__(self, client: discord.Client, database: Database) -> None:
        self.client = client
        self.database = database
        self.closed = ClosedPlaces(client, self._server_of)
        self._told: set[tuple[str, str]] = set()
        self._logged: dict[str, set[Place]] = {}
        self._owed: dict[int, list[str]] = {}

    async def not_sent(
        self, live: TableSession, row: MessageRow, error: Exception, wake: Callable[[str], None]
    ) -> bool:
        """Try again later, and notify the people who can mend the cause.

        Return whether it is left out for good, because it cannot be read.
        """
        cause = cause_of(error)
        if isinstance(error, discord.HTTPException) and cause in (Cause.PLACE, Cause.GONE):
            # Where it can be mended, it is never given up; a late reader finds all of it there.
            gone = cause is Cause.GONE and row.attempts >= UNREACHABLE
            least = SELDOM if row.attempts >= UNREACHABLE else 0
            await self._again(row, wake, why(error), give_up=gone, least=least)
            self.closed.failing(live.row.guild_id)
            await self.channel(live, error)
        elif cause is Cause.LATER:
            least = error.retry_after if isinstance(error, discord.RateLimited) else 0.0
            await self._again(row, wake, why(error), least=least)
        else:
            give_up = isinstance(error, Problem | DamageError) or row.attempts >= DEFECTS
            # Only its kind: the text can hold private information.
            await self._again(row, wake, type(error).__name__, give_up=give_up)
            if give_up and row.kind == "post" and sound(row):
                live.written = min(live.written, row.first_seq - 1)  # the next post includes it
            await self.defect(live.id, error)
            return isinstance(error, DamageError)
        return False

    async def _again(
        self,
        row: MessageRow,
        wake: Callable[[str], None],
        error: str,
        *,
        give_up: bool = False,
        least: float = 0.0,
    ) -> None:
        """Note that a message failed, and have it tried again unless it is given up."""
        wait = None if give_up else max(least, RETRY[min(row.attempts, len(RETRY) - 1)])
        retry = None if wait is None else now() + timedelta(seconds=wait)
        log.warning("message not posted", table=row.table_id, kind=row.kind, error=error)
        async with self.database.writing() as conn:
            await outbox_db.mark_attempt(conn, row.nonce, error, retry)
        if wait is not None:
            asyncio.get_running_loop().call_later(wait + 0.1, wake, row.table_id)

    async def channel(self, live: TableSession, error: discord.HTTPException) -> None:
        """Notify the players once why the bot can't write to their channel, and what to do."""
        channel = f"<#{live.row.channel_id}>"
        if shut(error):
            await self._once(live.row, "trouble-shut", channel=channel)
        elif isinstance(error, discord.NotFound):
            await self._once(live.row, GONE, channel=channel)
        elif error.code in (0, MISSING_ACCESS, MISSING_PERMISSIONS):
            await self._once(live.row, "trouble-forbidden", channel=channel)
        else:
            why_not = safe(error.text)[:WHY] or str(error.code)
            await self._once(live.row, "trouble-refused", channel=channel, why=why_not)

    async def lost(self, channel_ids: Sequence[int]) -> None:
        """Notify the players of tables whose channels were deleted."""
        for channel_id in channel_ids:
            async with self.database.reading() as conn:
                row = await tables_db.last_table(conn, channel_id)
            if row is not None and row.status in tables_db.RUNNING:
                await self._once(row, GONE, channel=f"<#{channel_id}>")

    async def lost_threads(self, server_id: int) -> None:
        """Notify the players of a server whose threads were deleted with their channel.

        Only Discord knows which those are: it is asked for each thread with a table.
        """
        in_background()
        async with self.database.reading() as conn:
            rows = await servers_db.running_tables(conn, server_id)
        for row in rows:
            if row.settings.get("thread") and (row.id, GONE) not in self._told:
                try:
                    await self.client.http.get_channel(row.channel_id)
                except UNREACHED as error:
                    if cause_of(error) is Cause.GONE:
                        await self.lost([row.channel_id])

    async def _server_of(self, channel_id: int) -> int | None:
        async with self.database.reading() as conn:
            row = await tables_db.last_table(conn, channel_id)
        return None if row is None else row.guild_id

    async def defect(self, table_id: str, error: Exception) -> None:
        """Log an unforeseen error at one table for the host, and notify its players, each once.

        The same step fails again at every look; that is not reported again until the table changes.
        """
        if not self.news(table_id, "defect", error):
            return
        short = secrets.token_hex(3)
        log.error("table in trouble", table=table_id, id=short, exc_info=error)
        # Not the table in memory: loading it may be what fails.
        async with self.database.reading() as conn:
            row = await tables_db.find_table(conn, table_id)
        if row is not None:
            await self._once(row, "trouble-defect", id=short)

    def news(self, table_id: str, work: str, error: Exception) -> bool:
        """Return whether work for a table fails this way for the first time since it changed."""
        place = (work, type(error).__name__, *_origin(error))
        known = self._logged.setdefault(table_id, set())
        new = place not in known
        known.add(place)
        return new

    def changed_at(self, table_id: str) -> None:
        """Forget the failures of a table that has changed: new ones there are news."""
        self._logged.pop(table_id, None)

    async def pictures(self, live: TableSession, undrawn: str | None) -> None:
        """Notify the host once that a post went out without a picture, as the host can mend it.

        `undrawn` is None where a post had all its pictures. The players have the board as text, and
        can read the reason there.
        """
        if undrawn is None:
            self._told.discard((live.id, UNDRAWN))
            return
        await self._once(live.row, UNDRAWN, first=self._hosts(), id=undrawn)

    def _hosts(self) -> list[int]:
        """Return the owner of the bot's application at Discord: as a rule its host."""
        application = self.client.application
        if application is None:
            return []
        team = application.team
        owner = application.owner.id if team is None else team.owner_id
        return [] if owner is None else [owner]

    async def _once(
        self, row: TableRow, key: str, first: Sequence[int] = (), **variables: str
    ) -> None:
        if (row.id, key) in self._told:
            return
        self._told.add((row.id, key))
        async with self.database.reading() as conn:
            seats = await tables_db.seats_of(conn, row.id)
        text = say(known(row.language), key, table=row.id, name=safe(str(row.name)), **variables)
        people = [seat.user_id for seat in seats if seat.user_id is not None]
        await self.tell([*first, row.creator_id, *people], text)

    def mended(self, live: TableSession) -> None:
        """Forget, as a message arrived, which notices were sent; except for missing pictures."""
        self._told = {
            (table, key) for table, key in self._told if table != live.id or key == UNDRAWN
        }

    async def tell(self, user_ids: Sequence[int], text: str) -> None:
        """Send a direct message to the first of these people who can be reached.

        If the first person cannot be reached, they get the message at their next press.
        """
        for user_id in dict.fromkeys(user_ids):
            first = user_id == user_ids[0]
            if await direct_messages.chosen(self.database, user_id) == "never":
                if first:  # sent at their next press instead
                    self._owed.setdefault(user_id, []).append(text)
                continue
            try:
                user = await self.client.fetch_user(user_id)
                await user.send(text)
            except UNREACHED as error:
                log.warning("person not reached", user=user_id, why=why(error))
                if first:
                    self._owed.setdefault(user_id, []).append(text)
            else:
                return

    async def pay(self, interaction: discord.Interaction[Any]) -> None:
        """Send a person, after the answer to their press, the notices that could not reach them."""
        if interaction.user.id not in self._owed:
            return
        for _ in range(ANSWERED_WITHIN * 10):
            # Before, it would take the place of the answer, which all may be about to see.
            if answered(interaction):
                break
            await asyncio.sleep(0.1)
        else:
            return  # it has not been answered; the next one may be
        texts = self._owed.pop(interaction.user.id, [])
        if texts:
            head = say(reader(interaction), "trouble-owed")
            try:
                for part in limits.split("\n".join([head, *texts])):
                    await interaction.followup.send(part, ephemeral=True)
            except UNREACHED as error:
                log.info("debt not paid", user=interaction.user.id, why=why(error))
                self._owed.setdefault(interaction.user.id, []).extend(texts)
