"""Shards: the limits of their starts, and what each of them hears."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sandbox.conftest import Hands, Json
from tests.sandbox.test_gateway import GUILDS, Line

MESSAGES_TO_PEOPLE = 1 << 12
LONG = 3600


async def identified(hands: Hands, index: int, count: int, intents: int = GUILDS) -> Line:
    """Return a connection that has identified as a shard."""
    line = await Line.open(hands)
    await line.identify(intents, shard=[index, count])
    return line


async def first(line: Line) -> tuple[int, Any]:
    """Return the first answer to an IDENTIFY: its opcode, and its event or data."""
    payload = await line.next()
    return payload["op"], payload["t"] or payload["d"]


async def limits(hands: Hands) -> Json:
    status, found = await hands.api("GET", "/gateway/bot")
    assert status == 200
    return found


async def crowd(hands: Hands, count: int, **more: Any) -> list[str]:
    """Make many guilds of Ada's; returns their ids."""
    body = {"count": count, "owner": "Ada", **more}
    return (await hands.control("POST", "guilds/many", body))["guilds"]


async def test_many_guilds_come_at_once_and_are_spread_evenly(hands: Hands) -> None:
    line = await identified(hands, 0, 1)
    await line.event("GUILD_CREATE")  # the one that is always there
    guilds = await crowd(hands, 2000, channels=2, members=["Brian"])
    assert len(set(guilds)) == 2000
    assert {(int(guild) >> 22) % 4 for guild in guilds[:4]} == {0, 1, 2, 3}
    heard = [await line.event("GUILD_CREATE") for _ in guilds]
    assert [guild["id"] for guild in heard] == guilds
    assert [channel["name"] for channel in heard[1]["channels"]] == ["server-2-1", "server-2-2"]
    assert heard[1]["member_count"] == 3
    assert (await limits(hands))["shards"] == 3
    await hands.control("PATCH", "settings", {"recommended_shards": 7})
    assert (await limits(hands))["shards"] == 7


async def test_each_shard_hears_of_its_guilds_and_the_first_of_direct_messages(
    hands: Hands,
) -> None:
    guilds = await crowd(hands, 3, channels=1)
    lines = {
        index: await identified(hands, index, 3, GUILDS | MESSAGES_TO_PEOPLE) for index in range(3)
    }
    for index, line in lines.items():
        own = {guild["id"] for guild in (await line.event("READY"))["guilds"]}
        assert own & set(guilds) == {each for each in guilds if (int(each) >> 22) % 3 == index}
        assert {(await line.event("GUILD_CREATE"))["id"] for _ in own} == own
    commands = [{"name": "hello", "description": "x", "type": 1}]
    await hands.api("PUT", f"/applications/{hands.sandbox.world.application_id}/commands", commands)
    for number, guild in enumerate(guilds, 1):
        await hands.command("hello", channel=f"server-{number}-1", wait="none")
        heard = await lines[(int(guild) >> 22) % 3].event("INTERACTION_CREATE")
        assert heard["guild_id"] == guild
    await hands.command("hello", channel="dm:Ada", wait="none")
    assert "guild_id" not in await lines[0].event("INTERACTION_CREATE")


async def test_one_connection_is_cut_and_resumed_alone(hands: Hands) -> None:
    guilds = await crowd(hands, 2, channels=1)
    lines = {index: await identified(hands, index, 2) for index in range(2)}
    ready = {index: await line.event("READY") for index, line in lines.items()}
    dropped = await hands.control("POST", "gateway/drop", {"how": "reset", "shard": 1})
    assert dropped == {"dropped": 1}
    for guild in guilds:
        path = f"guilds/{guild}"
        await hands.control("PATCH", path, {"name": f"new {guild}"})
    kept = next(guild for guild in guilds if (int(guild) >> 22) % 2 == 0)
    lost = next(guild for guild in guilds if guild != kept)
    assert (await lines[0].event("GUILD_UPDATE"))["id"] == kept
    again = await Line.open(hands)
    await again.next()
    own = len(ready[1]["guilds"])
    data = {
        "token": hands.sandbox.world.meta["token"],
        "session_id": ready[1]["session_id"],
        "seq": 1 + own,
    }
    await again.socket.send_json({"op": 6, "d": data})
    assert (await again.event("GUILD_UPDATE"))["id"] == lost
    assert (await again.next())["t"] == "RESUMED"


async def test_shards_of_a_bucket_that_identify_too_fast_have_an_invalid_session(
    hands: Hands,
) -> None:
    """Those of other buckets have not, and the refused one is not counted."""
    await hands.control("PATCH", "settings", {"identify_seconds": LONG, "max_concurrency": 2})
    assert (await limits(hands))["session_start_limit"]["max_concurrency"] == 2
    found = [await first(await identified(hands, index, 4)) for index in range(4)]
    assert found == [(0, "READY"), (0, "READY"), (9, False), (9, False)]
    assert (await limits(hands))["session_start_limit"]["remaining"] == 998
    await hands.control("PATCH", "settings", {"identify_seconds": 0})
    assert await first(await identified(hands, 2, 4)) == (0, "READY")


async def test_starts_are_counted_and_one_too_many_ends_all(hands: Hands) -> None:
    assert (await limits(hands))["session_start_limit"] == {
        "total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1,
    }  # fmt: skip
    await hands.control("PATCH", "settings", {"session_starts": 2})
    lines = [await identified(hands, 0, 1) for _ in range(2)]
    for line in lines:
        await line.event("GUILD_CREATE")
    used = (await limits(hands))["session_start_limit"]
    assert (used["total"], used["remaining"]) == (2, 0)
    assert used["reset_after"] <= 86_400_000
    token = hands.sandbox.world.meta["token"]
    assert await (await identified(hands, 0, 1)).closed() == 4004
    assert [await line.closed() for line in lines] == [4004, 4004]
    assert (await hands.api("GET", "/gateway/bot", token=token))[0] == 401
    assert (await hands.api("GET", "/gateway/bot"))[0] == 200


@pytest.mark.parametrize(("most", "code"), [(2, 4011), (3, None)])
async def test_a_shard_with_too_many_guilds_is_refused(
    hands: Hands, most: int, code: int | None
) -> None:
    await crowd(hands, 2)
    await hands.control("PATCH", "settings", {"guilds_per_shard": most})
    whole = await identified(hands, 0, 1)
    if code is None:
        assert await first(whole) == (0, "READY")
    else:
        assert await whole.closed() == code
        assert await first(await identified(hands, 0, 2)) == (0, "READY")
