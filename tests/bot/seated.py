"""A table of the toy game whose people act through the service."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

import db.entries as entries_db
import db.outbox as outbox_db
from bot.service.seats import lobby
from bot.service.seats.lobby import Opening
from bot.service.tables.session import TableSession
from bot.service.tables.store import FOREVER, Tables
from bot.service.turns import publish
from bot.service.turns.publish import Done
from db.entries import EntryRow
from db.outbox import MessageRow
from games.core import codec
from games.core.actions import EndTurn
from tests.toy.state import Bid

PEOPLE = {101: "Ada", 102: "Brian", 103: "Chloé"}
STRANGER = 999
INTERACTIONS = count(1_000_001)
"""No two presses have the same id, at any table, nor one that a stored table has."""


class Seated:
    """The table; people are known by their user ids, in the order of their seats."""

    def __init__(self, tables: Tables, table_id: str) -> None:
        self.tables = tables
        self.id = table_id

    @classmethod
    async def open(cls, tables: Tables, people: int, channel_id: int = 7, **more: Any) -> Seated:
        """Open a lobby with this number of people."""
        first, *others = list(PEOPLE.items())[:people]
        opening = Opening(
            game=more.pop("game", "dust"), guild_id=1, channel_id=channel_id, creator_id=first[0],
            creator_name=first[1], lang="en", **more,
        )  # fmt: skip
        live = await lobby.open_table(tables, opening)
        for user_id, name in others:
            await lobby.join(tables, live.id, user_id, name)
        return cls(tables, live.id)

    @classmethod
    async def start(
        cls,
        tables: Tables,
        people: int,
        channel_id: int = 7,
        *,
        options: Mapping[str, str] | None = None,
        **more: Any,
    ) -> Seated:
        """Open a table with some options and begin."""
        made = await cls.open(tables, people, channel_id, **more)
        for key, value in (options or {}).items():
            await lobby.set_option(tables, made.id, key, value)
        await lobby.start(tables, made.id, next(iter(PEOPLE)))
        return made

    async def live(self) -> TableSession:
        return await self.tables.get(self.id)

    async def users(self) -> list[int]:
        """Return who sits where."""
        return [seat.user_id or 0 for seat in (await self.live()).seats]

    async def act(self, user_id: int, *actions: Any, **more: Any) -> Done:
        given = {"interaction_id": next(INTERACTIONS), **more}
        return await publish.submit(self.tables, self.id, user_id, actions, **given)

    async def confirm(self, user_id: int, interaction_id: int | None = None) -> Done:
        """Publish the play that a player has composed while others are asked."""
        live = await self.live()
        decision, number = live.decision(live.require_seat(user_id)), interaction_id
        number = next(INTERACTIONS) if number is None else number
        return await publish.confirm(self.tables, self.id, user_id, decision, number)

    async def bid(self, user_id: int, which: int = 0) -> None:
        live = await self.live()
        seat = live.require_seat(user_id)
        await self.act(user_id, Bid(live.state.players[seat].hand[which]), EndTurn())

    async def bids(self) -> list[int]:
        """Bring the table to the first turn; returns who sits where."""
        users = await self.users()
        for user_id in users:
            await self.bid(user_id)
        return users

    async def hash(self) -> str:
        """Return the hash of the state and of the moves that each seat has in hand, as stored."""
        self.tables.drop(self.id)
        live = await self.live()
        positions = [live.state, *(live.position(seat.seat) for seat in live.seats)]
        return " ".join(map(codec.state_hash, positions))

    async def pressed(self, interaction_id: int) -> bool:
        """Return whether a press is known to have been applied."""
        async with self.tables.database.reading() as conn:
            return await entries_db.find_interaction(conn, interaction_id) is not None

    async def log(self) -> list[EntryRow]:
        async with self.tables.database.reading() as conn:
            return await entries_db.entries_of(conn, self.id)

    async def pending(self, *kinds: str) -> list[MessageRow]:
        async with self.tables.database.reading() as conn:
            rows = await outbox_db.pending_messages(conn, FOREVER, self.id)
        return [row for row in rows if not kinds or row.kind in kinds]

    async def sent(self) -> None:
        """Mark everything pending as posted."""
        for number, row in enumerate(await self.pending(), 1):
            async with self.tables.database.writing() as conn:
                await outbox_db.mark_posted(conn, row.nonce, number, row.created_at)


def asked(rows: list[MessageRow]) -> list[tuple[int, bool]]:
    """Return the users that the last ping names, and whether they are notified."""
    payload: Any = rows[-1].payload
    return [(each["user_id"], each["loud"]) for each in payload["asked"]]
