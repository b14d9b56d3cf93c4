"""A table that shows only how many are done: in its channel nobody learns who."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

from tests.e2e.dust import PEOPLE, answer, bid_done, filled, ping, posts, read, told
from tests.e2e.harness import BotProcess, Standin, components, ready, text_of

Running = tuple[Standin, BotProcess]
DAY = 86_400_000_000


async def begin(discord: Standin) -> None:
    """Begin a game of three that shows only the number."""
    await discord.command("Ada", "table new", game="dust")
    for name in PEOPLE[1:]:
        await discord.press(name, "Join")
    panel = (await discord.press("Ada", "Options"))["message"]
    await filled(discord, panel, "Rules…", answers="count")
    await discord.press("Ada", "Start")


async def long_ago(discord: Standin, bot: BotProcess) -> None:
    """Let all players have been asked a day and an hour ago."""
    assert await bot.stop() == 0
    with closing(sqlite3.connect(bot.folder / "bot.db")) as store:
        store.execute(
            "UPDATE seats SET waiting_since = waiting_since - ?, due_at = waiting_since"
            " WHERE waiting_since IS NOT NULL",
            [DAY + DAY // 24],
        )
        store.commit()
    await bot.start()
    await ready(discord, bot)


async def reminders(discord: Standin, name: str) -> list[dict[str, Any]]:
    """Return the reminders that a player got directly."""
    return await told(discord, name, "doesn’t show who is still deciding")


async def test_the_channel_names_all_alike_until_the_phase_closes(toy: Running) -> None:
    discord, _ = toy
    await begin(discord)
    first = await ping(discord)
    for number, name in enumerate(("Chloé", "Ada"), 1):
        panel = await bid_done(discord, name)

        await ping(discord, f"{number} of 3")
        # Neither the channel nor the waiting players learn who is still deciding.
        assert f"{number} " in text_of(panel)
        assert "Brian" not in text_of(panel)
    last = await ping(discord)
    assert last["id"] == first["id"]
    assert text_of(last).count("<@") == 3
    await discord.command("Ada", "table pause")
    await read(discord, "is paused")
    await discord.command("Ada", "table pause")

    async def anew() -> Any:
        found = await posts(discord, "➜")
        return found[0] if len(found) == 1 and found[0]["id"] != last["id"] else None

    assert await discord.until(lambda: reminders(discord, "Brian"))
    assert not await reminders(discord, "Ada")
    again = await discord.until(anew)
    for _ in range(10):  # nobody is notified in public, and so it stays
        assert "2 of 3 are done." in text_of(again)
        assert "➜ Ada, Brian and Chloé: Bid" in text_of(again)
        await asyncio.sleep(0.1)
        again = await ping(discord)


async def test_a_nudge_comes_directly_can_be_answered_there_and_goes(toy: Running) -> None:
    discord, bot = toy
    await begin(discord)
    await bid_done(discord, "Ada")
    panel = (await discord.command("Ada", "table settings"))["message"]
    await filled(discord, panel, "Reminders…", remind="0")
    before = text_of(await ping(discord))
    await long_ago(discord, bot)
    said = await answer(discord, "Ada", "table nudge")
    assert "All players who still have to answer have been reminded by direct message" in said
    assert "Brian" not in said
    (brians,) = await discord.until(lambda: reminders(discord, "Brian"))
    (chloes,) = await discord.until(lambda: reminders(discord, "Chloé"))
    assert not await reminders(discord, "Ada")
    assert len(await posts(discord, "<@")) == 1
    assert "Act" in [c.get("label") for c in components(brians)]
    assert "Bid a card" in text_of(brians)
    panel = (await discord.press("Chloé", "Act", message=chloes))["message"]
    assert "Misez une carte" in text_of(panel)
    assert text_of(await ping(discord)).splitlines()[0] == before.splitlines()[0]
    await bid_done(discord, "Chloé")

    async def gone() -> bool:
        return not await reminders(discord, "Chloé")

    assert await discord.until(gone)
    assert len(await reminders(discord, "Brian")) == 1


async def test_who_takes_no_direct_messages_is_asked_among_all(quick: Running) -> None:
    discord, bot = quick
    await begin(discord)
    await bid_done(discord, "Ada")
    for name in ("Brian", "Chloé"):
        await discord.call("PATCH", f"users/{name}", {"dm_open": False})
    first = await ping(discord)
    await long_ago(discord, bot)

    async def anew() -> Any:
        found = await posts(discord, "➜")
        return found[0] if [m["id"] for m in found] != [first["id"]] and len(found) == 1 else None

    again = await discord.until(anew)
    assert text_of(again).splitlines()[0] == text_of(first).splitlines()[0]
    assert text_of(again).count("<@") == 3
    assert not await reminders(discord, "Brian")
