"""The message that asks several people at once, while they answer one after another."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.service.seats import lobby
from bot.service.tables.store import Tables
from tests.bot.process.test_unreached import Bench
from tests.bot.seated import Seated


class Round:
    """The channel of a table, with the one message that asks; an edit may take until `go`."""

    id = 7

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.mentions: list[Any] = []
        self.begun, self.go = asyncio.Event(), asyncio.Event()
        self.go.set()

    async def send(self, content: str = "", **more: Any) -> Any:
        if "➜" in content:
            await self.edit(content=content, allowed_mentions=more["allowed_mentions"])
        return SimpleNamespace(id=99, channel=self)

    def get_partial_message(self, message_id: int) -> Any:
        return self

    async def edit(self, *, content: str, allowed_mentions: Any) -> None:
        self.texts.append(content)
        self.mentions.append(allowed_mentions)
        self.begun.set()
        await self.go.wait()

    @property
    def asking(self) -> str:
        """The line that asks."""
        (line,) = [line for line in self.texts[-1].splitlines() if "➜" in line]
        return line


async def asked(table: Seated) -> tuple[Bench, Any]:
    """Post the message that asks all players."""
    bench, channel = Bench(table), Round()
    bench.channel = channel  # type: ignore[assignment]  # as much of a channel as is needed

    async def none(*_: Any, **__: Any) -> tuple[list[Any], None]:
        return [], None

    async def drawn(*_: Any) -> None:
        return None

    bench.announcer.posting.pictures = SimpleNamespace(drawn=none)  # type: ignore[assignment]
    bench.trouble.pictures = drawn  # type: ignore[method-assign]
    await bench.announce()
    assert len(channel.texts) == 1
    return bench, channel


async def test_until_when_is_brought_up_to_date_though_nobody_is_done(tables: Tables) -> None:
    table = await Seated.open(tables, 3)
    await lobby.set_clocks(tables, table.id, "pace", "daily")
    await lobby.start(tables, table.id, 101)
    bench, channel = await asked(table)
    assert "Until <t:" in channel.texts[0]
    await bench.announce()
    assert len(channel.texts) == 1
    served = tables.served()
    for seconds, edits in ((20, 0), (3600, 1), (3630, 1)):  # the bot was away so long
        tables.drop(table.id)
        tables.served = lambda moved=served - seconds * 1_000_000: moved
        await bench.announce()
        assert len(channel.texts) == 1 + edits
    assert all(not each.users for each in channel.mentions[1:])


async def undo(table: Seated, user_id: int) -> None:
    await table.undo(user_id, whole_turn=True)


async def test_who_is_done_is_asked_no_more_and_nobody_notified(three: Seated) -> None:
    users = await three.users()
    names = dict(zip(users, (await three.live()).names, strict=True))
    bench, channel = await asked(three)
    assert all(f"<@{user}>" in channel.asking for user in users)
    first, second, third = users
    await three.bid(second)
    await bench.announce()
    assert f"<@{first}> and <@{third}>: " in channel.asking
    assert f"1 of 3 is done: {names[second]}." in channel.texts[-1]
    await three.bid(first)
    await bench.announce()
    assert f"➜ <@{third}>: " in channel.asking
    assert "2 of 3 are done" in channel.texts[-1]
    await undo(three, first)
    await bench.announce()
    assert f"<@{first}> and <@{third}>: " in channel.asking
    assert len(channel.texts) == 4
    for mentions in channel.mentions[1:]:
        assert mentions.to_dict() == {"parse": []}


async def test_an_answer_just_before_the_bot_died_is_shown_when_it_is_back(three: Seated) -> None:
    first, second, third = await three.users()
    _, channel = await asked(three)
    await three.bid(second)
    back = Bench(three)
    back.channel = channel  # type: ignore[assignment]
    back.announcer.open = False
    await back.announcer.wake_all()
    await back.announcer.idle()
    assert f"<@{first}> and <@{third}>: " in channel.asking
    assert "1 of 3 is done" in channel.texts[-1]


async def test_one_instead_of_another_is_seen_though_as_many_are_done(three: Seated) -> None:
    first, second, third = await three.users()
    bench, channel = await asked(three)
    await three.bid(first)
    await bench.announce()
    await undo(three, first)
    await three.bid(second)
    await bench.announce()
    assert f"<@{first}> and <@{third}>: " in channel.asking


async def test_what_happens_during_an_edit_is_one_more_edit(three: Seated) -> None:
    first, second, _ = await three.users()
    bench, channel = await asked(three)
    channel.begun.clear()
    channel.go.clear()
    await three.bid(first)
    bench.announcer.wake(three.id)
    await channel.begun.wait()
    for change in (three.bid, lambda user: undo(three, user), three.bid):
        await change(second)
        bench.announcer.wake(three.id)
    channel.go.set()
    await bench.announcer.idle()
    assert len(channel.texts) == 3
    assert "2 of 3 are done" in channel.texts[-1]


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
    assert len(channel.texts) == 2
    assert all(f"<@{user}>" in channel.asking for user in users)
    assert "1 of 3 is done." in channel.texts[-1]
