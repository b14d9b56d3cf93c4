"""The outbox while the table goes on: each message where it belongs when its turn comes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import bot.commands  # noqa: F401  registers what controls do
import db.outbox as outbox_db
from bot.service import seating
from bot.service.tables import now
from db.outbox import NewMessage, NewPing
from tests.bot.seated import PEOPLE, Seated
from tests.bot.test_overtaken import Open
from tests.bot.test_unreached import Bench


class Places(Open):
    """Notes where a message is sent; `meanwhile` happens while the first one is."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[tuple[int, str]] = []
        self.meanwhile: Any = None

    def at(self, channel_id: int) -> Any:
        self.id = channel_id
        return self

    async def send(self, content: str = "", **more: Any) -> Any:
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        self.sent.append((self.id, content))
        return await super().send(content, **more)


@pytest.fixture
def places(two: Seated) -> tuple[Bench, Places]:
    bench, channel = Bench(two), Places()
    bench.channel, bench.app.client.get_partial_messageable = channel, channel.at
    return bench, channel


async def more(bench: Bench, **given: Any) -> None:
    """Put a second message into the outbox."""
    message = {
        "kind": "text", "nonce": "m", "channel_id": 7, "first_seq": 0, "last_seq": 0, **given,
    }  # fmt: skip
    async with bench.app.database.writing() as conn:
        await outbox_db.add_messages(conn, bench.seated.id, [NewMessage(**message)], now())


async def test_what_is_still_to_be_said_moves_with_the_table(places: tuple[Bench, Places]) -> None:
    bench, channel = places
    await bench.write()
    await more(bench, payload={"text": "second"})

    async def move() -> None:
        async with bench.app.database.writing() as conn:
            await outbox_db.redirect_messages(conn, bench.seated.id, 8)

    channel.meanwhile = move
    await bench.announce()
    assert channel.sent == [(7, "hello"), (8, "second")]


async def test_a_table_that_ends_while_it_speaks_asks_nobody(places: tuple[Bench, Places]) -> None:
    bench, channel = places
    await bench.write()
    await more(bench, kind="ping", pings=[NewPing(seat=0, user_id=next(iter(PEOPLE)), decision=1)])

    async def end() -> None:
        await seating.cancel(bench.seated.tables, bench.seated.id)

    channel.meanwhile = end
    await bench.announce()
    assert channel.sent == [(7, "hello")]
    assert bench.direct == []  # nor is it a defect


async def test_an_edit_that_discord_puts_off_holds_no_post_back(two: Seated) -> None:
    """Old messages may be edited only rarely; discord.py waits for it to be allowed."""
    bench, first = Bench(two), next(iter(PEOPLE))
    slow, allowed, said = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def edit(**_: Any) -> None:
        slow.set()
        await allowed.wait()
        bench.channel.done.append("edited")

    async def send(content: str, **_: Any) -> Any:
        said.set()
        return bench.channel._take(f"sent {content}")

    bench.channel.edit, bench.channel.send = edit, send
    await two.sent()  # the round of bids has been asked for
    await two.bid(first)
    await two.sent()
    bench.announcer.wake(two.id)
    await slow.wait()
    await more(bench, payload={"text": "news"})
    bench.announcer.wake(two.id)
    await said.wait()
    allowed.set()
    await bench.announcer.idle()
    assert bench.channel.done == ["sent news", "edited"]
