"""Moves of a new table to its own thread, with a button."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.e2e.harness import BotProcess, Standin, button, components, text_of
from tests.e2e.player import Player
from tests.e2e.test_surface import answer
from tests.e2e.test_toy import posts

Running = tuple[Standin, BotProcess]
LABEL = "Move to a thread"


def labels(message: dict[str, Any]) -> list[str]:
    return [c.get("label", "") for c in components(message)]


async def test_a_lobby_goes_into_a_thread_and_shows_the_way(toy: Running) -> None:
    discord, _ = toy
    await discord.command("Ada", "table new", game="dust", name="Belt")
    await discord.press("Brian", "Join")
    record = await discord.press("Brian", LABEL)
    assert "Only the table’s creator" in text_of(record["message"])
    record = await discord.press("Ada", LABEL)

    async def moved() -> Any:
        (found,) = await posts(discord, "Belt")
        return found if components(found) == [] else None

    old = await discord.until(moved)
    where = text_of(old).split("<#")[1].split(">")[0]

    async def there() -> Any:
        return [m for m in await posts(discord, "Belt", where) if "Join" in labels(m)]

    (lobby,) = await discord.until(there)
    assert "Brian" in text_of(lobby)
    assert LABEL not in labels(lobby)
    # The channel is free for another one, and the table is played where it is now.
    await discord.command("Dmitri", "table new", game="dust", name="Ring")
    await discord.press("Ada", "Start", where)
    assert await Player(discord, "Ada", 1, channel=where).turn()
    assert await Player(discord, "Brian", 2, channel=where).turn()
    assert await discord.until(lambda: posts(discord, "Bids:", where))
    assert not await posts(discord, "Bids:")


async def test_what_is_missing_for_a_thread_is_named_and_nothing_is_made(toy: Running) -> None:
    discord, _ = toy
    await discord.command("Ada", "table new", game="dust", name="Belt")
    deny = {"target": "bot", "allow": [], "deny": ["create_public_threads"]}
    await discord.call("PUT", "channels/lounge/permissions", deny)
    record = await discord.press("Ada", LABEL)
    await discord.shown(record, lambda answer: "Create Public Threads" in text_of(answer))
    (lobby,) = await posts(discord, "Belt")
    assert LABEL in labels(lobby)
    await discord.call("PUT", "channels/lounge/permissions", {**deny, "deny": []})
    body = {"user": "Ada", "message": lobby["id"], "custom_id": button(lobby, LABEL)}
    await asyncio.gather(*(discord.call("POST", "press", body) for _ in range(2)))

    async def moved() -> Any:
        return [m for m in await posts(discord, "Belt") if "continues in" in text_of(m)]

    assert len(await discord.until(moved)) == 1
    made = [r for r in await discord.requests() if r["path"].endswith("/threads")]
    assert len([r for r in made if r["status"] < 300]) == 1


async def test_no_thread_is_offered_where_there_can_be_none(toy: Running) -> None:
    discord, _ = toy
    record = await discord.command("Ada", "table new", game="dust", name="Belt", thread=True)
    where = record["message"]["content"].split("<#")[1].split(">")[0]

    async def there() -> Any:
        return [m for m in await posts(discord, "Belt", where) if "Join" in labels(m)]

    (lobby,) = await discord.until(there)
    assert LABEL not in labels(lobby)
    await discord.command("Ada", "table new", "dm:Ada", game="dust", name="Alone")
    (lobby,) = [m for m in await discord.messages("dm:Ada", "Ada") if "Join" in labels(m)]
    assert LABEL not in labels(lobby)
    assert "has no table" in await answer(discord, "Brian", "table join")
