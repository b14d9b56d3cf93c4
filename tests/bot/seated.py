"""A table of the toy game whose people act through the service."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

from sqlalchemy import update

import db.entries as entries_db
import db.outbox as outbox_db
from bot.service import move_channel
from bot.service.seats import lobby, seating
from bot.service.seats.lobby import Opening
from bot.service.tables.session import TableSession
from bot.service.tables.store import FOREVER, Tables
from bot.service.timekeeping import time_controls
from bot.service.turns import edit_plans, prepared_turn, publish, timeouts, undoing
from bot.service.turns.publish import Done
from bot.service.votes import voting
from bot.shared.clock import now
from db import models
from db.entries import EntryRow
from db.outbox import MessageRow
from db.tables import update_table
from games.core import codec
from games.core.actions import EndTurn
from games.core.random_play import random_action
from games.core.rng import Rng
from tests.toy.state import Bid, Offer

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
            **{"game": "dust", "guild_id": 1, "lang": "en", **more},
            channel_id=channel_id,
            creator_id=first[0],
            creator_name=first[1],
        )
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
        await made.start_with(**(options or {}))
        return made

    @classmethod
    async def practice(cls, tables: Tables) -> Seated:
        """Begin a table in a direct message: one person and a computer."""
        made = await cls.open(tables, 1, 77, guild_id=None)
        await lobby.add_computer(tables, made.id, "random")
        await made.start_with()
        return made

    async def start_with(self, **options: str) -> None:
        """Begin with some options of the game, or of its clocks."""
        for key, value in options.items():
            change = lobby.set_clocks if key in time_controls.KEYS else lobby.set_option
            await change(self.tables, self.id, key, value)
        await lobby.start(self.tables, self.id, next(iter(PEOPLE)))

    async def live(self) -> TableSession:
        return await self.tables.get(self.id)

    async def users(self) -> list[int]:
        """Return who sits where."""
        return [seat.user_id or 0 for seat in (await self.live()).seats]

    async def act(self, user_id: int, *actions: Any, **more: Any) -> Done:
        given = {"interaction_id": next(INTERACTIONS), **more}
        return await publish.submit(self.tables, self.id, user_id, actions, **given)

    async def act_at_random(self, source: Rng, seat: int | None = None) -> TableSession:
        """Let a player who is asked, or the one in a seat, act; returns the table after that."""
        live = await self.live()
        seat = source.pick(live.waiting()) if seat is None else seat
        action = random_action(live.game, live.position(seat), seat, source)
        await self.act(live.seats[seat].user_id or 0, action)
        return await self.live()

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

    async def reload(self) -> TableSession:
        """Return the table as it is stored."""
        self.tables.drop(self.id)
        return await self.live()

    async def change(self, **settings: Any) -> None:
        """Change settings of the table."""
        async with self.tables.locked(self.id) as live:
            await lobby.change(self.tables, live, settings={**live.row.settings, **settings})

    async def clocked(self, pace: str = "daily") -> None:
        """Let the table have clocks from its next commit on."""
        live = await self.live()
        async with self.tables.database.writing() as conn:
            settings = {**live.row.settings, "pace": pace}
            await update_table(conn, live.id, now(), settings=settings)
        self.tables.drop(self.id)

    async def store(self, **cells: Any) -> None:
        """Put cells into the table's row as it is stored, and read it again from there."""
        async with self.tables.database.writing() as conn:
            own = update(models.tables).where(models.tables.c.id == self.id)
            await conn.execute(own.values(**cells))
        self.tables.drop(self.id)

    # What people do besides playing

    async def undo(self, user_id: int, **more: Any) -> Done:
        return await undoing.undo(self.tables, self.id, user_id, **more)

    async def go_back(self, entry: int, user_id: int | None = None) -> None:
        """Let the table go back to before an entry."""
        async with self.tables.locked(self.id) as live:
            await undoing.undo_to(self.tables, live, entry, user_id)

    async def pause(self, user_id: int, *, paused: bool = True) -> None:
        async with self.tables.locked(self.id) as live:
            await seating.set_paused(self.tables, live, user_id, paused=paused)

    async def resume(self, user_id: int) -> None:
        await self.pause(user_id, paused=False)

    async def resign(self, user_id: int) -> None:
        await seating.resign(self.tables, self.id, user_id)

    async def reclaim(self, user_id: int) -> TableSession:
        return await seating.reclaim(self.tables, self.id, user_id, PEOPLE.get(user_id, "Eve"))

    async def take_over(self, seat: int, user_id: int, name: str, by: int) -> None:
        await seating.take_over(self.tables, self.id, seat, user_id, name, by)

    async def take(self, seat: int, user_id: int, name: str) -> None:
        await seating.take(self.tables, self.id, seat, user_id, name)

    async def free(self, seat: int, by: int) -> None:
        async with self.tables.locked(self.id) as live:
            await seating.free(self.tables, live, seat, by)

    async def put_computer(self, seat: int, by: int) -> None:
        async with self.tables.locked(self.id) as live:
            await seating.put_computer(self.tables, live, seat, by, "replace")

    async def cancel(self, by: str = "") -> None:
        await seating.cancel(self.tables, self.id, by)

    async def move(self, user_id: int, channel_id: int) -> None:
        await move_channel.move(self.tables, self.id, user_id, 1, channel_id)

    async def ask(self, kind: str, user_id: int, target: object = "") -> Any:
        """Put something to the vote."""
        return await voting.ask(self.tables, self.id, kind, str(target), user_id)

    async def cast(self, tally: Any, user_id: int, *, agrees: bool = True) -> Any:
        number = tally if isinstance(tally, int) else tally.vote.id
        return await voting.cast(self.tables, self.id, number, user_id, agrees=agrees)

    async def plan(self, user_id: int, what: Any, *actions: Any, **more: Any) -> Any:
        """Change a prepared turn."""
        return await prepared_turn.change(self.tables, self.id, user_id, what, actions, **more)

    async def arm(self, user_id: int, *actions: Any, rank: int = 1) -> None:
        """Prepare a turn of these actions, to be played automatically."""
        for action in actions:
            await self.plan(user_id, "add", action, rank=rank)
        await self.plan(user_id, "arm", rank=rank)

    async def play_prepared(self, seat: int) -> None:
        async with self.tables.locked(self.id) as live:
            await prepared_turn.play(self.tables, live, seat)

    async def give(self, user_id: int, key: str, *values: str, **more: Any) -> None:
        """Give an order."""
        given = {"interaction_id": next(INTERACTIONS), **more}
        await edit_plans.give(self.tables, self.id, user_id, key, values, **given)

    async def offer(self, user_id: int, to: int) -> None:
        """Offer a card to a seat."""
        live = await self.live()
        await self.act(user_id, Offer(to, live.state.players[live.require_seat(user_id)].hand[-1]))

    async def hold(self, user_id: int, *keys: str) -> None:
        """Ask to be waited for."""
        number = next(INTERACTIONS)
        await edit_plans.hold(self.tables, self.id, user_id, keys, interaction_id=number)

    async def put_off(self, user_id: int, action: Any) -> None:
        number = next(INTERACTIONS)
        await edit_plans.postpone(self.tables, self.id, user_id, action, interaction_id=number)

    # What time brings, and what is stored

    async def look(self, clock: str) -> None:
        """Look at a clock, as the timers do when it may have run out."""
        await timeouts.look(self.tables, self.id, clock)

    async def wait_on(self, seat: int, user_id: int | None) -> bool:
        async with self.tables.locked(self.id) as live:
            return await timeouts.wait_on(self.tables, live, seat, user_id)

    async def hash(self) -> str:
        """Return the hash of the state and of the moves that each seat has in hand, as stored."""
        live = await self.reload()
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

    async def texts(self, kind: str = "text") -> list[str]:
        """Return the plain messages, or notes, that wait to be sent."""
        return [str((row.payload or {}).get("text")) for row in await self.pending(kind)]

    async def sent(self) -> None:
        """Mark everything pending as posted."""
        for number, row in enumerate(await self.pending(), 1):
            async with self.tables.database.writing() as conn:
                await outbox_db.mark_posted(conn, row.nonce, number, row.created_at)


def asked(rows: list[MessageRow]) -> list[tuple[int, bool]]:
    """Return the users that the last ping names, and whether they are notified."""
    payload: Any = rows[-1].payload
    return [(each["user_id"], each["loud"]) for each in payload["asked"]]
