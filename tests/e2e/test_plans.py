"""Turns prepared while waiting: played when the time comes, or set aside with a reason."""

from __future__ import annotations

from typing import Any

from tests.e2e.harness import BotProcess, Standin, ready, text_of
from tests.e2e.test_accidents import active, bids_done, take
from tests.e2e.test_toy import asked as one_asked
from tests.e2e.test_toy import begin, posts

Running = tuple[Standin, BotProcess]
RED = "builds 1 on site01 · paints site01 red"
ARM = "Play when it’s my turn"


async def prepared(discord: Standin, name: str, site: str) -> dict[str, Any]:
    """Plan to build on a site and to paint it red; returns the armed panel."""
    panel = (await discord.command(name, "table plan"))["message"]
    assert "Nothing is played yet" in text_of(panel)
    panel = await take(discord, name, panel, "Build")
    panel = await take(discord, name, panel, site)
    panel = await take(discord, name, panel, "2")
    panel = await take(discord, name, panel, "Red")
    assert f"1. Build 2 on {site}" in text_of(panel)
    panel = (await discord.press(name, ARM, message=panel))["message"]
    assert "3. Confirm and end turn" in text_of(panel)
    return panel


async def test_a_prepared_turn_is_played_at_once(toy: Running) -> None:
    discord, _ = toy
    await begin(discord, "Brian")
    await bids_done(discord)
    first, second = await active(discord)
    await prepared(discord, second, "site07")
    await discord.until(lambda: posts(discord, "Build, survey or pass"))
    await discord.command(first, "dust survey")
    await discord.command(first, "table end")

    async def told() -> Any:
        found = await posts(discord, f"**{second}** builds 2 on site07 · paints site07 red")
        return [m for m in found if m["attachments"]]

    (post,) = await discord.until(told)
    # One post shows both turns, and the next question is the next round's bid.
    assert f"**{first}** draws a card" in text_of(post)

    async def asked() -> bool:
        return ["Bid a card" in text_of(m) for m in await posts(discord, "➜")] == [True]

    assert await discord.until(asked)


async def test_a_prepared_turn_is_set_aside_when_its_place_is_taken(toy: Running) -> None:
    discord, bot = toy
    await begin(discord, "Brian")
    await bids_done(discord)
    first, second = await active(discord)
    await prepared(discord, second, "site09")
    assert await bot.stop() == 0
    await bot.start()
    await ready(discord, bot)  # the plan survives a restart
    await discord.command(first, "dust build", site="site09", size="1")
    await discord.command(first, "dust paint", colour="blue")
    await discord.command(first, "table end")

    async def set_aside() -> bool:
        panel = (await discord.command(second, "table act"))["message"]
        return "stopped at “Build 2 on site09”: site09 is taken." in text_of(panel)

    await discord.until(set_aside)
    # The plan was for one pair of eyes only, and so is what became of it.
    assert not await posts(discord, "site09 red")
    await discord.command(second, "dust survey")
    panel = (await discord.command(second, "table end"))["message"]
    assert "stopped" not in text_of(panel)


async def test_a_plan_can_be_changed_and_dropped(toy: Running) -> None:
    discord, _ = toy
    await begin(discord, "Brian")
    await bids_done(discord)
    first, second = await active(discord)
    old = await prepared(discord, second, "site03")
    panel = (await discord.press(second, "Change my prepared move", message=old))["message"]
    panel = (await discord.press(second, "Undo", message=panel))["message"]
    assert "3. Confirm and end turn" not in text_of(panel)
    assert "2. Red" in text_of(panel)
    panel = (await discord.press(second, "Drop the prepared move", message=panel))["message"]
    assert "When your turn comes" not in text_of(panel)
    await discord.command(first, "dust survey")
    await discord.command(first, "table end")
    panel = (await discord.command(second, "table act"))["message"]
    assert "Build, survey or pass" in text_of(panel)


async def test_the_end_of_a_turn_is_withdrawn_before_anybody_goes_on(toy: Running) -> None:
    """Its post is gone; the other is no longer asked and keeps their moves in hand."""
    discord, bot = toy
    await begin(discord, "Brian")
    await bids_done(discord)
    first, second = await active(discord)
    (asked,) = await discord.until(lambda: posts(discord, "Build, survey or pass"))
    await discord.command(first, "dust build", site="site01", size="1")
    await discord.command(first, "dust paint", colour="red")
    await discord.command(first, "table end")
    await discord.until(lambda: posts(discord, f"**{first}** {RED}"))
    mine = (await discord.command(second, "dust build", site="site02", size="1"))["message"]
    assert "Not confirmed" in text_of(mine)
    panel = (await discord.command(first, "table act"))["message"]
    panel = (await discord.press(first, "Withdraw", message=panel))["message"]
    assert "Build 1 on site01 › Red" in text_of(panel)

    async def withdrawn() -> bool:
        return not await posts(discord, "site01")

    await discord.until(withdrawn)
    again = await one_asked(discord, bot)
    assert not await posts(discord, "withdrew")
    # Asked as before, until when too, but not notified: it was their own press.
    (mention,) = asked["mentions"]
    assert text_of(again) == text_of(asked).replace(f"<@{mention['id']}>", first)
    panel = (await discord.command(second, "table act"))["message"]
    assert "nothing to decide" in text_of(panel)
    await discord.command(first, "table end")
    (told,) = await discord.until(lambda: posts(discord, f"**{first}** {RED}"))
    await discord.command(second, "dust paint", colour="blue")
    await discord.command(second, "table end")
    await discord.until(
        lambda: posts(discord, f"**{second}** builds 1 on site02 · paints site02 blue")
    )
    assert text_of(told).count("paints") == 1
