"""The outbox while the game continues: each message is right at the moment it is sent."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest

import db.outbox as outbox_db
import db.pings as pings_db
from bot.service.notices import ping_messages
from bot.service.timekeeping import absence
from bot.shared.clock import now
from db.outbox import NewMessage, NewPing
from tests.bot.process.test_unreached import Bench, http
from tests.bot.seated import PEOPLE, Seated
from tests.bot.test_overtaken import Open


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
    bench.channel, bench.client.get_partial_messageable = channel, channel.at
    return bench, channel


async def more(bench: Bench, **given: Any) -> None:
    """Put a second message into the outbox."""
    message = {
        "kind": "text", "nonce": "m", "channel_id": 7, "first_seq": 0, "last_seq": 0, **given,
    }  # fmt: skip
    async with bench.database.writing() as conn:
        await outbox_db.add_messages(conn, bench.seated.id, [NewMessage(**message)], now())


async def test_what_is_still_to_be_said_moves_with_the_table(places: tuple[Bench, Places]) -> None:
    bench, channel = places
    await bench.write()
    await more(bench, payload={"text": "second"})

    async def move() -> None:
        async with bench.database.writing() as conn:
            await outbox_db.redirect_messages(conn, bench.seated.id, 8)

    channel.meanwhile = move
    await bench.announce()
    assert channel.sent == [(7, "hello"), (8, "second")]


async def test_what_is_too_long_for_a_message_is_cut_and_not_refused(
    places: tuple[Bench, Places],
) -> None:
    bench, channel = places
    await bench.write(payload={"text": "word " * 500})
    await bench.announce()
    ((_, text),) = channel.sent
    assert len(text) <= 2000
    assert text.startswith("word word")
    assert text.endswith("…")


async def test_a_table_that_ends_while_it_speaks_asks_nobody(places: tuple[Bench, Places]) -> None:
    bench, channel = places
    await bench.write()
    await more(bench, kind="ping", pings=[NewPing(seat=0, user_id=next(iter(PEOPLE)), decision=1)])

    async def end() -> None:
        await bench.seated.cancel()

    channel.meanwhile = end
    await bench.announce()
    hello, over = channel.sent
    assert hello == (7, "hello")
    assert "is over" in over[1]
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


async def test_a_round_that_somebody_deletes_is_posted_anew_and_notifies_nobody(
    three: Seated,
) -> None:
    """The channel must still say who has to act; everyone was asked once already."""
    bench, users, pinged = Bench(three), await three.users(), list[Any]()

    async def edit(**_: Any) -> None:
        if not pinged:  # the one of the beginning is gone
            raise http(404, 10008)

    async def send(content: str, **more: Any) -> Any:
        pinged.append((content, [user.id for user in more["allowed_mentions"].users]))
        return bench.channel._take("sent")

    bench.channel.edit, bench.channel.send = edit, send
    await three.sent()
    await three.bid(users[0])
    await bench.announce()
    await bench.announce()  # what its cleaning has put into the outbox
    ((content, notified),) = pinged
    assert notified == []
    assert "1 of 3 is done: Ada." in content
    assert "Brian and Chloé" in content
    async with bench.database.reading() as conn:
        rows = await pings_db.live_pings(conn, three.id)
    assert [row.seat for row in rows] == [0, 1, 2]  # one message that is kept up to date
    assert len({row.nonce for row in rows}) == 1
    await bench.announce()
    assert len(pinged) == 1


async def test_who_is_away_is_named_and_not_notified(three: Seated) -> None:
    bench, users, pinged = Bench(three), await three.users(), list[Any]()

    async def send(content: str, **more: Any) -> Any:
        if "allowed_mentions" in more:
            pinged.append((content, [user.id for user in more["allowed_mentions"].users]))
        return bench.channel._take("sent")

    bench.channel.send = send
    await absence.go(three.tables, users[1], now() + timedelta(days=2), None)
    for row in await three.pending("post"):
        async with bench.database.writing() as conn:
            await outbox_db.mark_posted(conn, row.nonce, 1, row.created_at)
    await bench.announce()
    ((content, notified),) = pinged
    assert notified == [users[0], users[2]]
    assert "Brian" in content
    assert f"<@{users[1]}>" not in content
    async with bench.database.reading() as conn:
        (nonce,) = {row.nonce for row in await pings_db.live_pings(conn, three.id)}
        kept = await outbox_db.message_of(conn, nonce)
    assert kept is not None  # so that an edit names them in the same way
    assert [one.loud for one in ping_messages.asked(kept.payload)] == [True, False, True]


async def test_who_lost_a_seat_before_they_were_told_of_it_is_not_told(two: Seated) -> None:
    bench, told = Bench(two), list[int]()
    users = await two.bids()
    await two.sent()
    await two.take_over(0, 104, "Dmitri", by=users[1])
    await two.take_over(0, 105, "Eve", by=users[1])

    async def fetch(user_id: int) -> Any:
        async def send(*_: Any, **__: Any) -> Any:
            told.append(user_id)
            return SimpleNamespace(id=98, channel=SimpleNamespace(id=50))

        return SimpleNamespace(send=send, id=user_id)

    bench.client.fetch_user = fetch
    bench.channel.send = Open().send
    await bench.announce()
    assert told == [105]
    assert await two.pending("note") == []


async def test_somebody_put_into_a_seat_is_told_directly(two: Seated) -> None:
    bench, told = Bench(two), list[Any]()
    users = await two.bids()
    await two.sent()
    await two.take_over(0, 104, "Dmitri", by=users[1])

    async def fetch(user_id: int) -> Any:
        async def send(text: str, **_: Any) -> Any:
            told.append((user_id, text))
            return SimpleNamespace(id=98, channel=SimpleNamespace(id=50))

        return SimpleNamespace(send=send, id=user_id)

    bench.client.fetch_user = fetch
    bench.channel.send = Open().send
    await bench.announce()
    ((user_id, text),) = told
    assert user_id == 104
    assert two.id in text
    assert "<#7>" in text
    assert await two.pending("note") == []
