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
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.shared.clock import now
from db.outbox import NewMessage, NewPing
from tests.bot.process.test_unreached import Bench, Channel, http
from tests.bot.seated import PEOPLE, Seated


class Places(Channel):
    """Notes where a message is sent, and whom it notifies.

    `meanwhile` happens while the first one is sent; an edit of a message that asks takes until
    `go`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[tuple[int, str, list[int] | None]] = []
        self.edits: list[tuple[str, Any]] = []
        self.meanwhile: Any = None
        self.begun, self.go, self.said = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.go.set()

    def at(self, channel_id: int) -> Any:
        self.id = channel_id
        return self

    async def send(self, content: str = "", **more: Any) -> Any:
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        allowed = more.get("allowed_mentions")
        self.sent.append((self.id, content, allowed and [user.id for user in allowed.users or ()]))
        self.said.set()
        return await super().send(content)

    async def edit(self, *, content: str = "", allowed_mentions: Any = None, **_: Any) -> None:
        if self.error is not None:
            raise self.error
        self.edits.append((content, allowed_mentions))
        self.begun.set()
        await self.go.wait()

    def asks(self) -> list[list[int] | None]:
        """Return whom each message that asks has notified."""
        return [notified for _, text, notified in self.sent if "➜" in text]

    @property
    def asking(self) -> str:
        """The line that asks."""
        texts = [*(text for _, text, _ in self.sent), *(text for text, _ in self.edits)]
        return [line for text in texts for line in text.splitlines() if "➜" in line][-1]


class Post(Bench):
    """An announcer with such a channel."""

    def __init__(self, seated: Seated, places: Places | None = None) -> None:
        super().__init__(seated)
        self.places = self.channel = places or Places()
        self.client.get_partial_messageable = self.places.at
        self.told: list[tuple[int, str]] = []

        async def fetch(user_id: int) -> Any:
            async def send(text: str, **_: Any) -> Any:
                self.told.append((user_id, text))
                return SimpleNamespace(id=98, channel=SimpleNamespace(id=50))

            return SimpleNamespace(send=send, id=user_id)

        async def none(*_: Any, **__: Any) -> tuple[list[Any], None]:
            return [], None

        async def drawn(*_: Any) -> None:
            return None

        self.client.fetch_user = fetch
        self.announcer.posting.pictures = SimpleNamespace(drawn=none)  # type: ignore[assignment]
        self.trouble.pictures = drawn  # type: ignore[method-assign]

    async def more(self, **given: Any) -> None:
        """Put a second message into the outbox."""
        message = {
            "kind": "text", "nonce": "m", "channel_id": 7, "first_seq": 0, "last_seq": 0, **given,
        }  # fmt: skip
        async with self.database.writing() as conn:
            await outbox_db.add_messages(conn, self.seated.id, [NewMessage(**message)], now())


async def test_what_is_still_to_be_said_moves_with_the_table(two: Seated) -> None:
    bench = Post(two)
    await bench.write()
    await bench.more(payload={"text": "second"})

    async def move() -> None:
        async with bench.database.writing() as conn:
            await outbox_db.redirect_messages(conn, two.id, 8)

    bench.places.meanwhile = move
    await bench.announce()
    assert [each[:2] for each in bench.places.sent] == [(7, "hello"), (8, "second")]


async def test_what_is_too_long_for_a_message_is_cut_and_not_refused(two: Seated) -> None:
    bench = Post(two)
    await bench.write(payload={"text": "word " * 500})
    await bench.announce()
    ((_, text, _),) = bench.places.sent
    assert len(text) <= 2000
    assert text.startswith("word word")
    assert text.endswith("…")


async def test_a_table_that_ends_while_it_speaks_asks_nobody(two: Seated) -> None:
    bench = Post(two)
    await bench.write()
    await bench.more(kind="ping", pings=[NewPing(seat=0, user_id=next(iter(PEOPLE)), decision=1)])
    bench.places.meanwhile = two.cancel
    await bench.announce()
    hello, over = bench.places.sent
    assert hello[:2] == (7, "hello")
    assert "is over" in over[1]
    assert bench.told == []  # nor is it a defect


async def test_an_edit_that_discord_puts_off_holds_no_post_back(two: Seated) -> None:
    """Old messages may be edited only rarely; discord.py waits for it to be allowed."""
    bench = Post(two)
    bench.places.go.clear()
    await two.sent()  # the round of bids has been asked for
    await two.bid(next(iter(PEOPLE)))
    await two.sent()
    bench.announcer.wake(two.id)
    await bench.places.begun.wait()
    await bench.more(payload={"text": "news"})
    bench.announcer.wake(two.id)
    async with asyncio.timeout(20):
        await bench.places.said.wait()
    bench.places.go.set()
    await bench.announcer.idle()
    assert [text for _, text, _ in bench.places.sent] == ["news"]


async def test_a_round_that_somebody_deletes_is_posted_anew_and_notifies_nobody(
    three: Seated,
) -> None:
    """The channel must still say who has to act; everyone was asked once already."""
    bench, users = Post(three), await three.users()
    await three.sent()
    await three.bid(users[0])
    bench.places.error = http(404, 10008)  # the one of the beginning is gone
    bench.places.failing = "edited"
    await bench.announce()
    bench.places.error = None
    await bench.announce()  # what its cleaning has put into the outbox
    ((_, content, notified),) = bench.places.sent
    assert notified == []
    assert "1 of 3 is done: Ada." in content
    assert "Brian and Chloé" in content
    async with bench.database.reading() as conn:
        rows = await pings_db.live_pings(conn, three.id)
    assert [row.seat for row in rows] == [0, 1, 2]  # one message that is kept up to date
    assert len({row.nonce for row in rows}) == 1
    await bench.announce()
    assert len(bench.places.sent) == 1


async def test_who_is_away_is_named_and_not_notified(three: Seated) -> None:
    bench, users = Post(three), await three.users()
    await absence.go(three.tables, users[1], now() + timedelta(days=2), None)
    for row in await three.pending("post"):
        async with bench.database.writing() as conn:
            await outbox_db.mark_posted(conn, row.nonce, 1, row.created_at)
    await bench.announce()
    assert bench.places.asks() == [[users[0], users[2]]]
    assert "Brian" in bench.places.asking
    assert f"<@{users[1]}>" not in bench.places.asking
    async with bench.database.reading() as conn:
        (nonce,) = {row.nonce for row in await pings_db.live_pings(conn, three.id)}
        kept: Any = await outbox_db.message_of(conn, nonce)
    # So that an edit names them in the same way.
    assert [one.loud for one in ping_messages.asked(kept.payload)] == [True, False, True]


async def test_who_is_put_into_a_seat_is_told_directly_unless_they_lost_it_since(
    two: Seated,
) -> None:
    users = await two.bids()
    await two.sent()
    for user_id, name in ((104, "Dmitri"), (105, "Eve")):
        await two.take_over(0, user_id, name, by=users[1])
    bench = Post(two)
    await bench.announce()
    ((user_id, text),) = bench.told
    assert user_id == 105
    assert two.id in text
    assert "<#7>" in text
    assert await two.pending("note") == []


# The message that asks several people at once, while they answer one after another


async def asked(table: Seated) -> tuple[Post, Places]:
    """Post the message that asks all players."""
    bench = Post(table)
    await bench.announce()
    assert len(bench.places.asks()) == 1
    return bench, bench.places


async def undo(table: Seated, user_id: int) -> None:
    await table.undo(user_id, whole_turn=True)


async def test_who_is_done_is_asked_no_more_and_nobody_notified(three: Seated) -> None:
    first, second, third = users = await three.users()
    bench, channel = await asked(three)
    assert all(f"<@{user}>" in channel.asking for user in users)
    steps = (
        (three.bid(second), f"<@{first}> and <@{third}>: ", "1 of 3 is done: Brian."),
        (three.bid(first), f"➜ <@{third}>: ", "2 of 3 are done"),
        (undo(three, first), f"<@{first}> and <@{third}>: ", "1 of 3 is done"),
    )
    for step, line, text in steps:
        await step
        await bench.announce()
        assert line in channel.asking
        assert text in channel.edits[-1][0]
    await undo(three, second)  # one instead of another: as many are done
    await three.bid(first)
    await bench.announce()
    assert f"<@{second}> and <@{third}>: " in channel.asking
    assert len(channel.edits) == 4
    assert all(mentions.to_dict() == {"parse": []} for _, mentions in channel.edits)


async def test_an_answer_just_before_the_bot_died_is_shown_when_it_is_back(three: Seated) -> None:
    first, second, third = await three.users()
    _, channel = await asked(three)
    await three.bid(second)
    back = Post(three, channel)
    back.announcer.open = False
    await back.announcer.wake_all()
    await back.announcer.idle()
    assert f"<@{first}> and <@{third}>: " in channel.asking
    assert "1 of 3 is done" in channel.edits[-1][0]


async def test_what_happens_during_an_edit_is_one_more_edit(three: Seated) -> None:
    first, second, _ = await three.users()
    bench, channel = await asked(three)
    channel.go.clear()
    await three.bid(first)
    bench.announcer.wake(three.id)
    await channel.begun.wait()
    for change in (three.bid, lambda user: undo(three, user), three.bid):
        await change(second)
        bench.announcer.wake(three.id)
    channel.go.set()
    await bench.announcer.idle()
    assert len(channel.edits) == 2
    assert "2 of 3 are done" in channel.edits[-1][0]


@pytest.mark.parametrize("swapped", [False, True])
async def test_where_names_are_secret_all_go_on_being_asked(tables: Tables, swapped: bool) -> None:
    table = await Seated.start(tables, 3, options={"answers": "count"})
    first, second, _ = users = await table.users()
    bench, channel = await asked(table)
    await table.bid(first)
    await bench.announce()
    if swapped:  # as many are done: the message must not so much as be touched
        await undo(table, first)
        await table.bid(second)
        await bench.announce()
    assert len(channel.edits) == 1
    assert all(f"<@{user}>" in channel.asking for user in users)
    assert "1 of 3 is done." in channel.edits[-1][0]
