"""The bot with what its invitation asks for, and with nothing else."""

from __future__ import annotations

from typing import Any

from bot.platform.permissions import INVITE
from sandbox.permissions import BOT, EVERYONE, names
from tests.e2e.harness import BotProcess, Standin, components, text_of
from tests.e2e.player import Player, play_out
from tests.e2e.test_toy import posts

Running = tuple[Standin, BotProcess]


async def in_thread(discord: Standin) -> str:
    """Take a new table of Ada and Brian to a thread; return its id."""
    await discord.command("Ada", "table new", game="dust", name="Belt")
    await discord.press("Brian", "Join")
    await discord.press("Ada", "Move to a thread")

    async def moved() -> Any:
        return [m for m in await posts(discord, "Belt") if "continues in" in text_of(m)]

    (old,) = await discord.until(moved)
    return text_of(old).split("<#")[1].split(">")[0]


async def test_a_game_in_a_thread_needs_no_more_than_the_invitation_gives(toy: Running) -> None:
    discord, bot = toy
    given = set(names(INVITE.value))
    deny = sorted({*BOT, *EVERYONE} - given)
    assert {"create_private_threads", "embed_links", "mention_everyone"} <= set(deny)
    body = {"target": "bot", "allow": sorted(given), "deny": deny}
    await discord.call("PUT", "channels/lounge/permissions", body)
    where = await in_thread(discord)

    async def there() -> Any:
        return [m for m in await posts(discord, "Belt", where) if components(m)]

    await discord.until(there)
    await discord.press("Ada", "Start", where)
    players = [Player(discord, "Ada", 1, channel=where), Player(discord, "Brian", 2, channel=where)]
    assert await play_out(players)

    async def over() -> Any:
        left = await posts(discord, "➜", where)
        return not left and await posts(discord, ") is over.", where)

    assert len(await discord.until(over)) == 1
    assert "not posted" not in bot.log()
    refused = [r for r in await discord.requests() if r["status"] in (401, 403)]
    assert refused == []
