"""The gateway as a client without a library meets it."""

from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any

import pytest

from sandbox import gateway
from tests.sandbox.conftest import Hands, Json

GUILDS, MEMBERS, MESSAGES, CONTENT = 1 << 0, 1 << 1, 1 << 9, 1 << 15


class Line:
    """One connection to the gateway."""

    def __init__(self, hands: Hands, socket: Any) -> None:
        self.hands = hands
        self.socket = socket

    @classmethod
    async def open(cls, hands: Hands, query: str = "?v=10&encoding=json") -> Line:
        address = hands.sandbox.where.gateway + query
        return cls(hands, await hands.session.ws_connect(address))

    async def next(self) -> Json:
        return json.loads((await self.socket.receive(timeout=10)).data)

    async def event(self, name: str) -> Json:
        """Return the next event of this name; others are passed over."""
        while (payload := await self.next())["t"] != name:
            pass
        return payload["d"]

    async def identify(self, intents: int = GUILDS, **more: Any) -> None:
        assert (await self.next())["op"] == 10
        token = self.hands.sandbox.world.meta["token"]
        data = {"token": token, "intents": intents, "properties": {}} | more
        await self.socket.send_json({"op": 2, "d": data})

    async def closed(self) -> int:
        await self.socket.receive(timeout=10)
        return self.socket.close_code


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"intents": MEMBERS}, 4014),
        ({"intents": 1 << 40}, 4013),
        ({"shard": [3, 2]}, 4010),
    ],
)
async def test_bad_identify_closes_the_line(hands: Hands, more: Json, code: int) -> None:
    line = await Line.open(hands)
    await line.identify(**more)
    assert await line.closed() == code


async def test_nothing_before_identify_but_heartbeats(hands: Hands) -> None:
    line = await Line.open(hands)
    await line.next()
    await line.socket.send_json({"op": 1, "d": None})
    assert (await line.next())["op"] == 11
    await line.socket.send_json({"op": 8, "d": {}})
    assert await line.closed() == 4003


async def test_a_heartbeat_is_not_answered_in_the_same_moment(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library would take the answer for one to the heartbeat before, and warn of a delay."""
    monkeypatch.setattr(gateway, "ACKNOWLEDGED_AFTER", 3600)
    line = await Line.open(hands)
    await line.next()
    await line.socket.send_json({"op": 1, "d": None})
    await line.socket.send_json({"op": 8, "d": {}})
    assert await line.closed() == 4003


async def test_what_the_bot_is_sent_arrives_later_but_in_order(hands: Hands) -> None:
    """Requests are carried out at once; their answers, and events, take a while."""
    line = await Line.open(hands)
    await line.identify(GUILDS | MESSAGES)
    await line.event("GUILD_CREATE")
    loop = asyncio.get_running_loop()
    path = f"/channels/{await hands.channel_id()}/messages"
    assert (await hands.control("PATCH", "settings", {"latency": 250}))["latency"] == 250
    start = loop.time()
    sending = asyncio.create_task(hands.api("POST", path, {"content": "first"}))
    for _ in range(1000):
        if await hands.messages():
            break
    assert not sending.done()
    await hands.control("PATCH", "settings", {"latency": 0})
    assert (await hands.api("POST", path, {"content": "second"}))[0] == 200
    ids = [(await line.event("MESSAGE_CREATE"))["id"] for _ in "ab"]
    assert loop.time() - start >= 0.25
    assert ids == [m["id"] for m in await hands.messages()]
    assert (await sending)[0] == 200
    assert loop.time() - start >= 0.25


async def test_compressed_stream(hands: Hands) -> None:
    line = await Line.open(hands, "?v=10&encoding=json&compress=zlib-stream")
    inflate = zlib.decompressobj()
    hello = inflate.decompress((await line.socket.receive(timeout=10)).data)
    assert json.loads(hello)["d"] == {"heartbeat_interval": 41250}


async def test_only_the_shard_of_the_guild_hears_it(hands: Hands) -> None:
    (guild,) = hands.sandbox.world.guilds
    own = (int(guild) >> 22) % 2
    mine, other = await Line.open(hands), await Line.open(hands)
    await mine.identify(shard=[own, 2])
    await other.identify(shard=[1 - own, 2])
    assert (await mine.event("READY"))["guilds"] == [{"id": guild, "unavailable": True}]
    assert (await other.event("READY"))["guilds"] == []
    assert (await mine.event("GUILD_CREATE"))["id"] == guild


async def test_contents_need_their_intent(hands: Hands) -> None:
    await hands.control("PATCH", "settings", {"privileged_intents": CONTENT})
    seeing, blind = await Line.open(hands), await Line.open(hands)
    await seeing.identify(GUILDS | MESSAGES | CONTENT)
    await blind.identify(GUILDS | MESSAGES)
    for line in (seeing, blind):
        await line.event("GUILD_CREATE")
    bot = hands.sandbox.world.application_id
    for content in ("secret", f"<@{bot}> hello"):
        body = {"user": "Ada", "channel": "lounge", "content": content}
        await hands.control("POST", "messages", body)
    assert (await seeing.event("MESSAGE_CREATE"))["content"] == "secret"
    heard = [(await blind.event("MESSAGE_CREATE"))["content"] for _ in "ab"]
    assert heard == ["", f"<@{bot}> hello"]


async def test_channels_the_bot_cannot_see_are_silent(hands: Hands) -> None:
    line = await Line.open(hands)
    await line.identify(GUILDS | MESSAGES)
    await line.event("GUILD_CREATE")
    deny = {"target": "bot", "deny": ["view_channel"]}
    await hands.control("PUT", "channels/welcome/permissions", deny)
    for channel in ("welcome", "lounge"):
        body = {"user": "Ada", "channel": channel, "content": "x"}
        await hands.control("POST", "messages", body)
    heard = await line.event("MESSAGE_CREATE")
    assert heard["channel_id"] == await hands.channel_id("lounge")


async def test_resume_after_too_much_was_missed_is_refused(hands: Hands) -> None:
    line = await Line.open(hands)
    await line.next()
    token = hands.sandbox.world.meta["token"]
    data = {"token": token, "session_id": "unknown", "seq": 1}
    await line.socket.send_json({"op": 6, "d": data})
    payload = await line.next()
    assert [payload["op"], payload["d"]] == [9, False]


async def test_reset_starts_anew_and_tells_the_bot(hands: Hands) -> None:
    line = await Line.open(hands)
    await line.identify()
    session = (await line.event("READY"))["session_id"]
    await hands.control("POST", "channels", {"name": "extra"})
    await hands.control("POST", "reset", {})
    names = [c["name"] for c in (await hands.control("GET", "state"))["channels"]]
    assert names == ["welcome", "ceres-table", "mars-table", "moon-table", "lounge"]
    async with asyncio.timeout(10):
        while not line.socket.closed:
            await line.socket.receive()
    again = await Line.open(hands)
    await again.next()
    data = {"token": hands.sandbox.world.meta["token"], "session_id": session, "seq": 1}
    await again.socket.send_json({"op": 6, "d": data})
    payload = await again.next()
    assert [payload["op"], payload["d"]] == [9, False]
