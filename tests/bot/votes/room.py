"""Channels in which a table is asked, and the announcer that asks."""

from __future__ import annotations

from collections.abc import Awaitable
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

from bot.service.clocks.clocks import TIME_CONTROLS, bank, length
from bot.service.tables.store import Tables
from bot.service.votes import voting as votes
from tests.bot.acts import ended_turn
from tests.bot.process.test_unreached import Bench, http
from tests.bot.seated import Seated


class Message:
    """A message in a channel, with its present text and buttons."""

    def __init__(self, room: Room, number: int, given: dict[str, Any]) -> None:
        self.room, self.id, self.channel = room, number, SimpleNamespace(id=room.id)
        self.content: str = given.get("content", "")
        self.edits = 0
        self.view: Any = given.get("view")
        mentions = given.get("allowed_mentions")
        self.notified = [] if mentions is None else [user.id for user in mentions.users or ()]

    async def edit(self, *, content: str, view: Any = None, **_: Any) -> None:
        self.edits += 1
        if self.id not in self.room.messages:
            raise http(404, 10008)
        if self.room.rooms.error is not None:
            raise self.room.rooms.error
        self.content, self.view = content, view

    async def delete(self) -> None:
        self.room.messages.pop(self.id, None)

    def closed(self, why: str = "") -> bool:
        """Return whether the question has no buttons left, and says why."""
        return self.view is None and why in self.content


class Room:
    """A channel."""

    def __init__(self, rooms: Rooms, number: int) -> None:
        self.rooms, self.id = rooms, number
        self.messages: dict[int, Message] = {}
        self.known: dict[int, Message] = {}  # also deleted ones

    async def send(self, content: str = "", **given: Any) -> Message:
        self.rooms.count += 1
        made = Message(self, self.rooms.count, {"content": content, **given})
        self.messages[made.id] = self.known[made.id] = made
        return made

    def get_partial_message(self, number: int) -> Message:
        return self.known.get(number) or Message(self, number, {})  # nothing is asked of Discord

    def said(self, what: str) -> list[Message]:
        return [message for message in self.messages.values() if what in message.content]


class Rooms:
    """The channels of a server; with `error` no message can be changed."""

    def __init__(self) -> None:
        self.count = 1000  # not the numbers of messages that a test says were posted before
        self.error: Exception | None = None
        self.rooms: dict[int, Room] = {}

    def at(self, number: int) -> Room:
        return self.rooms.setdefault(number, Room(self, number))


class Voting:
    """A table with its announcer, whose channel can be read."""

    def __init__(self, table: Seated, rooms: Rooms | None = None) -> None:
        self.table, self.rooms = table, rooms or Rooms()
        self.bench = Bench(table)

        async def none(*_: Any, **__: Any) -> tuple[list[Any], None]:
            return [], None

        self.bench.announcer.posting.pictures = SimpleNamespace(drawn=none)  # type: ignore[assignment]
        self.bench.client.get_partial_messageable = self.rooms.at
        table.tables.changed.append(self.bench.announcer.wake)

    async def idle(self) -> None:
        await self.bench.announcer.idle()

    async def after(self, *acts: Awaitable[Any]) -> None:
        """Let something happen, and be announced."""
        for act in acts:
            await act
        await self.idle()

    async def again(self) -> Voting:
        """Return the same after a restart of the program."""
        await self.bench.announcer.close()
        return Voting(Seated(Tables(self.table.tables.database), self.table.id), self.rooms)

    async def ended_turn(self) -> tuple[list[int], int]:
        return await ended_turn(self.table)

    async def names(self) -> list[str]:
        return (await self.table.live()).names

    async def status(self) -> str:
        return (await self.table.live()).row.status

    async def ask(self, kind: str, user: int, target: object = "") -> Any:
        tally = await self.table.ask(kind, user, target)
        await self.idle()
        return tally

    async def cast(self, tally: Any, *users: int, agrees: bool = True) -> Any:
        done: Any = None
        for user in users:
            done = await self.table.cast(tally, user, agrees=agrees)
            await self.idle()
        return done

    async def stands(self, tally: Any) -> str | None:
        live = await self.table.live()
        return (await votes.look(self.table.tables, live, tally.vote.id)).outcome

    def said(self, what: str, channel: int = 7) -> list[Message]:
        return self.rooms.at(channel).said(what)

    def question(self, what: str = " wants ", channel: int = 7) -> Message:
        (found,) = self.said(what, channel)
        return found


FULL = length(TIME_CONTROLS["slow"].bank or timedelta())


async def run_out(table: Seated, seat: int) -> None:
    """Let a player who is asked be out of time, as the timers would."""
    end = table.tables.served() + FULL
    table.tables.served = lambda: end
    for _ in range(2):  # the last quarter, and the end
        await table.look(bank(seat))
