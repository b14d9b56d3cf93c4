"""Turns prepared while waiting: played when the time comes, or set aside with a reason."""

from __future__ import annotations

from typing import Any

from tests.e2e.dust import asked, drawn, first_turn, gone, open_panel, ping, posts, read
from tests.e2e.harness import BotProcess, Standin, ready, text_of
from tests.e2e.player import press

Running = tuple[Standin, BotProcess]
RED = "builds 1 on site01 · paints site01 red"
ARM = "Play when it’s my turn"


async def prepared(discord: Standin, name: str, site: str) -> dict[str, Any]:
    """Plan to build on a site and to paint it red; returns the armed panel."""
    panel = (await discord.command(name, "table plan"))["message"]
    assert "Nothing is played yet" in text_of(panel)
    panel = await press(discord, name, "Build", site, "2", "Red", panel=panel)
    assert f"1. Build 2 on {site}" in text_of(panel)
    panel = (await discord.press(name, ARM, message=panel))["message"]
    assert "3. Confirm and end turn" in text_of(panel)
    return panel


async def test_a_prepared_turn_is_changed_and_played_at_once(toy: Running) -> None:
    discord, _ = toy
    first, second = await first_turn(discord)
    panel = await prepared(discord, second, "site07")
    panel = (await discord.press(second, "Change my prepared move", message=panel))["message"]
    panel = (await discord.press(second, "Undo", message=panel))["message"]
    assert "3. Confirm and end turn" not in text_of(panel)
    panel = (await discord.press(second, "Drop the prepared move", message=panel))["message"]
    assert "When your turn comes" not in text_of(panel)
    await prepared(discord, second, "site08")
    await discord.command(first, "dust survey")
    await discord.command(first, "table end")
    (post,) = await drawn(discord, f"**{second}** builds 2 on site08 · paints site08 red")
    # One post shows both turns, and the next question is the next round's bid.
    assert f"**{first}** draws a card" in text_of(post)
    assert await discord.until(lambda: asked(discord, "Bid a card"))


async def test_a_prepared_turn_is_set_aside_when_its_place_is_taken(toy: Running) -> None:
    discord, bot = toy
    first, second = await first_turn(discord)
    await prepared(discord, second, "site09")
    assert await bot.stop() == 0
    await bot.start()
    await ready(discord, bot)  # the plan survives a restart
    await discord.command(first, "dust build", site="site09", size="1")
    await discord.command(first, "dust paint", colour="blue")
    await discord.command(first, "table end")

    async def set_aside() -> bool:
        panel = await open_panel(discord, second)
        return "stopped at “Build 2 on site09”: site09 is taken." in text_of(panel)

    await discord.until(set_aside)
    # The plan was for one pair of eyes only, and so is what became of it.
    assert not await posts(discord, "site09 red")
    await discord.command(second, "dust survey")
    panel = (await discord.command(second, "table end"))["message"]
    assert "stopped" not in text_of(panel)


async def test_a_second_choice_is_played_when_the_first_is_taken(toy: Running) -> None:
    """Its player learns why; the channel shows a turn like any other."""
    discord, bot = toy
    first, second = await first_turn(discord)
    panel = await prepared(discord, second, "site09")
    panel = (await discord.press(second, "Second choice…", message=panel))["message"]
    assert "Second choice · " in text_of(panel)
    panel = await press(discord, second, "Build", "site10", "2", "Red", panel=panel)
    panel = (await discord.press(second, "Keep as second choice", message=panel))["message"]
    assert "⏩ First choice: Build 2 on site09" in text_of(panel)
    assert "⏩ Second choice: Build 2 on site10" in text_of(panel)
    assert await bot.stop() == 0
    await bot.start()
    await ready(discord, bot)  # both survive a restart
    await discord.command(first, "dust build", site="site09", size="1")
    await discord.command(first, "dust paint", colour="blue")
    await discord.command(first, "table end")
    await drawn(discord, f"**{second}** builds 2 on site10 · paints site10 red")
    mine = text_of(await open_panel(discord, second))
    assert "Second choice was played for you." in mine
    assert "First choice stopped at “Build 2 on site09”: site09 is taken." in mine
    assert "choice" not in text_of(await open_panel(discord, first))
    assert not await posts(discord, "choice")


async def test_the_end_of_a_turn_is_withdrawn_before_anybody_goes_on(toy: Running) -> None:
    """Its post is gone; the other is no longer asked and keeps their moves in hand."""
    discord, bot = toy
    first, second = await first_turn(discord)
    before = await ping(discord, "Build, survey or pass")
    await discord.command(first, "dust build", site="site01", size="1")
    await discord.command(first, "dust paint", colour="red")
    await discord.command(first, "table end")
    await read(discord, f"**{first}** {RED}")
    mine = (await discord.command(second, "dust build", site="site02", size="1"))["message"]
    assert "Not confirmed" in text_of(mine)
    panel = await open_panel(discord, first)
    panel = (await discord.press(first, "Withdraw", message=panel))["message"]
    assert "Build 1 on site01 › Red" in text_of(panel)
    await gone(discord, "site01")
    await bot.said(discord)
    again = await ping(discord)
    assert not await posts(discord, "withdrew")
    # Asked as before, until when too, but not notified: it was their own press.
    (mention,) = before["mentions"]
    assert text_of(again) == text_of(before).replace(f"<@{mention['id']}>", first)
    assert "nothing to decide" in text_of(await open_panel(discord, second))
    await discord.command(first, "table end")
    (told,) = await read(discord, f"**{first}** {RED}")
    await discord.command(second, "dust paint", colour="blue")
    await discord.command(second, "table end")
    await read(discord, f"**{second}** builds 1 on site02 · paints site02 blue")
    assert text_of(told).count("paints") == 1
