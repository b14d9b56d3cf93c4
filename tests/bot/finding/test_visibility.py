"""What members of a server can see: roles, overwrites, threads, and how often Discord is asked."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.screens.visibility import Visibility
from tests.bot.server import ADMIN, GUILD, OWNER, THREADS, VIEW, Server, refusal
from tests.bot.stage import Stage

EVE, MAX = 999, 998
HERE, THREAD = 7, 70
RED, BLUE = 11, 12


@pytest.fixture
def server(stage: Stage) -> Server:
    return stage.wire.server


@pytest.fixture
def seen(stage: Stage, server: Server) -> Visibility:
    return Visibility(stage.app.client, GUILD)


@pytest.mark.parametrize("everyone", [0, VIEW])
async def test_without_overwrites_the_role_of_everyone_decides(
    server: Server, seen: Visibility, everyone: int
) -> None:
    server.everyone = everyone
    assert await seen.sees(EVE, HERE) is bool(everyone)


@pytest.mark.parametrize("bits", [VIEW, ADMIN])
async def test_a_role_of_ones_own_gives_permissions(
    server: Server, seen: Visibility, bits: int
) -> None:
    server.everyone, server.roles, server.members = 0, {RED: bits, BLUE: 0}, {EVE: [RED]}
    assert await seen.sees(EVE, HERE)
    server.members[MAX] = [BLUE]
    assert not await seen.sees(MAX, HERE)


OVERWRITES = [
    ([(GUILD, 0, VIEW)], False),
    ([(GUILD, 0, VIEW), (RED, VIEW, 0)], True),
    ([(RED, 0, VIEW)], False),
    ([(GUILD, VIEW, 0), (RED, 0, VIEW)], False),  # a role is stronger than everyone
    ([(GUILD, VIEW, 0), (EVE, 0, VIEW)], False),
    ([(RED, 0, VIEW), (BLUE, VIEW, 0)], True),  # roles count together, allowing is stronger
    ([(BLUE, VIEW, 0), (RED, 0, VIEW)], True),
    ([(RED, 0, VIEW), (EVE, VIEW, 0)], True),
    ([(EVE, VIEW, 0), (GUILD, 0, VIEW)], True),
    ([(RED, VIEW, 0), (EVE, 0, VIEW)], False),
    ([(GUILD, 0, VIEW), (MAX, VIEW, 0)], False),
    ([(13, 0, VIEW)], True),  # a role that the person does not have
    ([(GUILD, 0, 1 << 11)], True),  # another permission
]


@pytest.mark.parametrize(("rules", "visible"), OVERWRITES)
async def test_overwrites_are_for_everyone_then_roles_then_the_person(
    server: Server, seen: Visibility, rules: list[tuple[int, int, int]], *, visible: bool
) -> None:
    server.roles, server.members = {RED: 0, BLUE: 0}, {EVE: [RED, BLUE]}
    server.hide(HERE, *rules)
    assert await seen.sees(EVE, HERE) is visible


async def test_the_owner_and_administrators_see_hidden_channels(
    server: Server, seen: Visibility
) -> None:
    server.everyone, server.roles, server.members = 0, {RED: ADMIN}, {MAX: [RED]}
    server.hide(HERE, (GUILD, 0, VIEW), (RED, 0, VIEW), (OWNER, 0, VIEW))
    server.add_thread(THREAD, HERE, private=True)
    for channel in (HERE, THREAD):
        assert await seen.sees(OWNER, channel)
        assert await seen.sees(MAX, channel)
        assert not await seen.sees(EVE, channel)


async def test_a_thread_is_seen_with_its_channel(server: Server, seen: Visibility) -> None:
    server.add_thread(THREAD, HERE)
    assert await seen.sees(EVE, THREAD)
    server.hide(8)
    server.add_thread(80, 8, EVE)
    assert not await seen.sees(EVE, 80), "even by a member of the thread"


async def test_a_private_thread_is_for_its_members_and_for_moderators(
    server: Server, seen: Visibility
) -> None:
    server.roles, server.members = {RED: THREADS}, {101: [RED], 103: [RED]}
    server.add_thread(THREAD, HERE, MAX, private=True)
    assert await seen.sees(MAX, THREAD)
    assert not await seen.sees(EVE, THREAD)
    assert await seen.sees(101, THREAD)
    server.hide(8)
    server.add_thread(80, 8, MAX, private=True)
    assert not await seen.sees(MAX, 80), "its channel is hidden"
    assert not await seen.sees(103, 80)


async def test_who_has_left_the_server_sees_nothing(server: Server, seen: Visibility) -> None:
    server.left = {EVE, OWNER}
    server.add_thread(THREAD, HERE, EVE, private=True)
    assert not await seen.is_member(EVE)
    assert await seen.is_member(MAX)
    for channel in (HERE, THREAD):
        assert not await seen.sees(EVE, channel)
        assert not await seen.sees(OWNER, channel)


@pytest.mark.parametrize("refused", [(403, 50001), (404, 10003)])
async def test_what_the_bot_cannot_see_is_hidden(
    server: Server, seen: Visibility, refused: tuple[int, int]
) -> None:
    server.refused[HERE] = refused
    assert not await seen.sees(EVE, HERE)
    assert not await seen.sees(OWNER, HERE)
    server.add_thread(THREAD, HERE, EVE)
    assert not await seen.sees(EVE, THREAD)


@pytest.mark.parametrize("change", [{"guild_id": "2"}, {"guild_id": None}])
async def test_channels_of_other_servers_are_hidden(
    server: Server, seen: Visibility, change: dict[str, Any]
) -> None:
    server.channels[HERE] = change
    assert not await seen.sees(OWNER, HERE)


async def test_a_channel_without_overwrites_in_the_answer_is_hidden(
    server: Server, seen: Visibility
) -> None:
    """Discord promises them only for some kinds of channels: in doubt, nothing is shown."""
    server.channels[HERE] = {"permission_overwrites": None}
    assert not await seen.sees(EVE, HERE)


async def test_trouble_at_discord_is_no_answer(server: Server, seen: Visibility) -> None:
    server.refused[HERE] = (500, 0)
    with pytest.raises(discord.HTTPException):
        await seen.sees(EVE, HERE)


async def test_each_question_is_asked_once(server: Server, seen: Visibility) -> None:
    """Also where many are asked at the same moment; the owner only if a channel is hidden."""
    channels = range(100, 120)
    for channel in channels[:10]:
        server.add_thread(channel, HERE)
    found = await asyncio.gather(*(seen.sees(EVE, channel) for channel in (*channels, 100)))
    assert all(found)
    assert len(server.asked) == len(set(server.asked)) == len(channels) + 1 + 2
    assert f"/guilds/{GUILD}" not in server.asked
    server.hide(8)
    server.hide(9)
    assert not await seen.sees(EVE, 8)
    assert not await seen.sees(EVE, 9)
    assert server.asked.count(f"/guilds/{GUILD}") == 1


async def test_not_many_requests_are_under_way_at_once(
    server: Server, seen: Visibility, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once: list[int] = []
    running = 0

    async def slowly(channel: int) -> Any:
        nonlocal running
        running += 1
        at_once.append(running)
        await asyncio.sleep(0)
        running -= 1
        raise refusal(404, 10003)

    monkeypatch.setattr(seen._http, "get_channel", slowly)
    await asyncio.gather(*(seen.sees(EVE, channel) for channel in range(30)))
    assert len(at_once) == 30
    assert max(at_once) == 5
