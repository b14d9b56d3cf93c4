"""Deleted questions: they are posted again once their player uses the bot there.

Discord reports deleted messages only to bots that it sends every message. Instead, a question is
looked for when a player whom it asks has used the bot at its table.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

import discord
import structlog

import db.outbox as outbox_db
import db.pings as pings_db
import db.votes as votes_db
from bot.platform.http import UNREACHED, deleted, why
from bot.posts import overdue_messages
from bot.posts.live_messages import Settling
from bot.posts.ping_cleanup import Cleaner
from bot.posts.trouble import DeliveryTrouble
from bot.posts.window_messages import Windows
from bot.service.tables import open_windows
from bot.service.tables.session import TableSession
from bot.service.tables.store import FOREVER, Tables
from bot.service.votes import overdue, voting
from bot.shared.clock import now
from bot.shared.problems import Problem
from bot.shared.tasks import PerTable

log = structlog.stdlib.get_logger(__name__)

EVERY = timedelta(minutes=1)
"""A question is looked for no more often."""


class Question(NamedTuple):
    """A message that asks people, and what posts it again."""

    channel_id: int
    message_id: int
    asks: Collection[int]
    post: Callable[[], Awaitable[None]]


class _Found(NamedTuple):
    """When the questions to users were found to exist, and after which entry of the table."""

    head: int
    at: datetime
    users: set[int]


class Missing(PerTable):
    """A search for deleted questions to people who use the bot; it has them posted again."""

    name = "missing"

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        trouble: DeliveryTrouble,
        upkeep: tuple[Cleaner, Windows, Settling],
    ) -> None:
        super().__init__()
        self.client = client
        self.tables = tables
        self.trouble = trouble
        self.cleaner, self.windows, self.settling = upkeep
        self.open = True
        self._users: dict[str, set[int]] = {}
        self._looked: dict[int, datetime] = {}
        self._found: dict[str, _Found] = {}

    def used(self, table_id: str, user_id: int, message_id: int = 0) -> None:
        """Note that a person has used the bot at a table; the message they pressed on exists."""
        if message_id:
            self._looked[message_id] = now()
        self._users.setdefault(table_id, set()).add(user_id)
        self.wake(table_id)

    async def work(self, table_id: str) -> None:
        """Look for the questions to the players who have used the bot since."""
        users = self._users.pop(table_id, None)
        if not users:
            return
        try:
            live = await self.tables.get(table_id)
        except Problem:  # there is no such table, or it is damaged: that press was answered so
            return
        at, head = now(), live.row.head
        before = self._found.get(table_id)
        same = before is not None and before.head == head and at - before.at < EVERY
        if before is not None and same and users <= before.users:
            return
        questions = await self._questions(live)
        if questions is None:
            return
        self._looked = {key: time for key, time in self._looked.items() if at - time < EVERY}
        self._found = {key: each for key, each in self._found.items() if at - each.at < EVERY}
        if before is not None and same:
            before.users.update(users)
        else:
            self._found[table_id] = _Found(head, at, users)
        for each in questions:
            if each.message_id not in self._looked and not users.isdisjoint(each.asks):
                await self._look(live, each)

    async def again(self, live: TableSession) -> bool:
        """Post the deleted questions of a table again; return whether there were any."""
        found = [await self._look(live, each) for each in await self._questions(live) or ()]
        return any(found)

    async def failed(self, table_id: str, error: Exception) -> None:
        """Report a defect."""
        await self.trouble.defect(table_id, error)

    async def _look(self, live: TableSession, question: Question) -> bool:
        """Have a question posted again if it is deleted; return whether it was."""
        self._looked[question.message_id] = now()
        channel = self.client.get_partial_messageable(question.channel_id)
        try:
            await channel.get_partial_message(question.message_id).fetch()
        except UNREACHED as error:
            if not deleted(error):
                log.info("question not looked for", table=live.id, why=why(error))
                return False
            await question.post()
            self.cleaner.announce(live.id)
            return True
        return False

    async def _questions(self, live: TableSession) -> list[Question] | None:
        """Return the messages that ask people at a table now; None while others are to come."""
        if not live.running:
            return []
        async with self.tables.database.reading() as conn:
            if await outbox_db.pending_messages(conn, FOREVER, live.id, limit=1):
                return None
            pings = await pings_db.live_pings(conn, live.id)
            windows = await outbox_db.messages_of_kind(conn, live.id, *open_windows.KINDS)
            votes = await votes_db.open_votes(conn, live.id)
            asked = [await voting.messages(conn, vote) for vote in votes]
            overtime = await overdue.messages(conn, live)
        found = [*self._pings(live, pings), *self._windows(live, windows)]
        return [*found, *await self._votes(live, votes, asked), *self._overtime(live, overtime)]

    def _pings(self, live: TableSession, rows: Sequence[pings_db.PingRow]) -> list[Question]:
        found: list[Question] = []
        for pings in self.cleaner.needed(live, rows):
            first = pings[0]

            async def post(pings: list[pings_db.PingRow] = pings) -> None:
                await self.cleaner.post_again(live, pings)

            asks = {live.seats[ping.seat].user_id or 0 for ping in pings}
            awaited = {live.seats[seat].user_id or 0 for seat in live.waiting()}
            found.append(Question(first.channel_id, first.message_id, asks & awaited, post))
        return found

    def _windows(self, live: TableSession, rows: Sequence[outbox_db.MessageRow]) -> list[Question]:
        topics = open_windows.topics(live.waits())
        found: list[Question] = []
        for row in self.windows.standing(live, rows):
            waits = topics.get(open_windows.about(row).topic, [])

            async def post(row: outbox_db.MessageRow = row) -> None:
                await self.windows.post_again(live, row)

            asks = {live.seats[w.seat].user_id or 0 for w in waits if not w.answered}
            found.append(Question(row.channel_id, row.message_id or 0, asks, post))
        return found

    async def _votes(
        self,
        live: TableSession,
        votes: Sequence[votes_db.VoteRow],
        rows: Sequence[Sequence[outbox_db.MessageRow]],
    ) -> list[Question]:
        found: list[Question] = []
        for vote, (*_, last) in ((v, r) for v, r in zip(votes, rows, strict=True) if r):
            if last.message_id is None:
                continue
            tally = await voting.look(self.tables, live, vote.id)

            async def post(
                vote: votes_db.VoteRow = vote, last: outbox_db.MessageRow = last
            ) -> None:
                await voting.ask_anew(self.tables, live, vote, last)

            asks = {*tally.missing, *tally.excused}
            found.append(Question(last.channel_id, last.message_id, asks, post))
        return found

    def _overtime(self, live: TableSession, rows: Sequence[outbox_db.MessageRow]) -> list[Question]:
        found: list[Question] = []
        for row in rows:
            if row.message_id is None or not overdue.stands(live, row, rows):
                continue

            async def post(row: outbox_db.MessageRow = row) -> None:
                await self.settling.post_again(live, row)

            people = [seat.user_id or 0 for seat in live.people()]
            secret = overdue.secret(row) or row.kind == overdue.FREE
            asks = people if secret else overdue_messages.asks(live, row)
            found.append(Question(row.channel_id, row.message_id, asks, post))
        return found
