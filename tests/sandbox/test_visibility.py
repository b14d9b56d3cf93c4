"""The bot finds out over the API what the stand-in knows: who can see which channel."""

from __future__ import annotations

import pytest

from bot.screens.visibility import Visibility
from games.core.rng import Rng, rng
from sandbox import places
from sandbox.permissions import bits
from sandbox.world import PRIVATE_THREAD, Json, World
from tests.discord.check import check
from tests.sandbox.conftest import Hands
from tests.sandbox.probe import Probe

GIVEN = ((), ("view_channel",), ("view_channel", "manage_threads"), ("administrator",))
PLACES = (
    "/channels/{channel_id}",
    "/guilds/{guild_id}",
    "/guilds/{guild_id}/members/{user_id}",
    "/guilds/{guild_id}/roles",
)
THREAD_MEMBER = "/channels/{channel_id}/thread-members/{user_id}"
RULES = ((), ("view_channel",), ("manage_threads",), ("view_channel", "manage_threads"))


async def check_requests(hands: Hands, *templates: str) -> None:
    """Check requests, with their answers, against Discord's description; each was made."""
    made = (await hands.control("GET", "requests?after=0&method=GET"))["requests"]
    for template in templates:
        asked = [each for each in made if each["template"] == template]
        assert asked, template
        check(asked)


def peopled(world: World, source: Rng) -> Json:
    """Make a server with roles, and channels and threads with overwrites and members."""
    people = [user_id for user_id, user in world.users.items() if not user["bot"]]
    guild = places.add_guild(world, "Visible", people[0])
    guild["roles"][guild["id"]]["permissions"] = bits(source.pick(RULES))
    for user_id in people[:-1]:
        places.add_member(world, guild, user_id)
    roles = [
        places.add_role(world, guild, f"role {n}", bits(given), mentionable=False)["id"]
        for n, given in enumerate(GIVEN)
    ]
    for member in (guild["members"][user_id] for user_id in people[:-1]):
        member["roles"] = source.shuffled(roles[:3])[: source.below(3)]
    guild["members"][people[1]]["roles"] = [roles[3]]
    world.save_guild(guild)
    for number in range(3):
        channel = places.add_channel(world, guild, f"place-{number}")
        for target in source.shuffled([guild["id"], *roles, *people])[:4]:
            allow = bits(source.pick(RULES))
            places.set_overwrite(world, channel, target, allow, bits(source.pick(RULES)) & ~allow)
        if number:
            places.set_overwrite(world, channel, world.application_id, bits(RULES[3]), 0)
        for kind in (PRIVATE_THREAD, 11):
            thread = places.add_thread(world, channel, world.application_id, "t", kind=kind)
            for user_id in source.shuffled(people)[:2]:
                places.join_thread(world, thread, user_id)
    return guild


@pytest.mark.parametrize("seed", range(4))
async def test_the_api_says_who_sees_what(hands: Hands, probe: Probe, seed: int) -> None:
    world = hands.sandbox.world
    guild = peopled(world, rng(seed))
    channels = [c for c in world.channels.values() if c.get("guild_id") == guild["id"]]
    people = [user_id for user_id, user in world.users.items() if not user["bot"]]
    seen, found = Visibility(probe, int(guild["id"])), dict[tuple[str, str], bool]()
    for user_id in people:
        assert await seen.is_member(int(user_id)) is (user_id in guild["members"])
        for channel in channels:
            found[user_id, channel["id"]] = await seen.sees(int(user_id), int(channel["id"]))
    bot = world.application_id
    assert found == {
        (user_id, each["id"]): world.can(each, bot, "view_channel")
        and world.can(each, user_id, "view_channel")
        for user_id in people
        for each in channels
    }
    assert len(set(found.values())) == 2
    await check_requests(hands, *PLACES)


async def test_a_member_of_a_thread_is_found_and_others_are_not(hands: Hands) -> None:
    world = hands.sandbox.world
    lounge = world.channels[await hands.channel_id()]
    thread = places.add_thread(world, lounge, world.application_id, "t", kind=PRIVATE_THREAD)
    ada, brian = await hands.user_id("Ada"), await hands.user_id("Brian")
    places.join_thread(world, thread, ada)
    path = f"/channels/{thread['id']}/thread-members"
    status, found = await hands.api("GET", f"{path}/{ada}")
    assert [status, found["user_id"], found["id"]] == [200, ada, thread["id"]]
    status, answer = await hands.api("GET", f"{path}/{brian}")
    assert [status, answer["code"]] == [404, 10007]
    places.leave_thread(world, thread, world.application_id)
    status, answer = await hands.api("GET", f"{path}/{ada}")
    assert [status, answer["code"]] == [403, 50001]
    await check_requests(hands, THREAD_MEMBER)
