"""Icons in posts: emoji of the application, uploaded at the start, seen on the page.

In short: `tests/bot/test_emoji.py` and `tests/sandbox/test_emoji.py`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.platform.emoji import wanted
from games.core.icons import MARKUP
from tests import chromium
from tests.e2e.dust import posts
from tests.e2e.harness import BotProcess, Standin, playing, text_of
from tests.e2e.player import press
from tests.e2e.test_luna import DEAL, set_up

pytestmark = [chromium.needed, pytest.mark.long]


async def uploaded(discord: Standin) -> set[str]:
    """Return the names of the emoji that were uploaded."""
    made = await discord.requests(method="POST", template="/applications/{application_id}/emojis")
    return {each["body"]["name"] for each in made if each["status"] == 201}


async def test_amounts_are_icons_once_they_are_uploaded(tmp_path: Path) -> None:
    async with playing(tmp_path, "tests.e2e.quick", GAME_SEED=DEAL, ICONS="on") as (discord, bot):
        await set_up(discord)

        async def complete() -> bool:
            return await uploaded(discord) == set(wanted())

        assert await discord.until(complete)
        await turn(discord, bot)
        await seen(discord, tmp_path)


async def turn(discord: Standin, bot: BotProcess) -> None:
    """Take a turn that has a post with amounts."""
    await press(discord, "Ada", "Geologist", "Airlock")
    await discord.command("Ada", "table end")
    await bot.said(discord)


async def seen(discord: Standin, folder: Path) -> None:
    """Look at the post on the page."""
    (post,) = [each for each in await posts(discord, "Geologist") if MARKUP.search(text_of(each))]
    marks = len(MARKUP.findall(text_of(post)))
    async with chromium.launched() as browser:
        for width in (1280, 390):
            page = await browser.new_page(viewport={"width": width, "height": 900})
            await page.goto(f"{discord.url}/?as=Brian&channel=lounge")
            shown = page.locator(f"#m{post['id']} img.custom-emoji")
            await expect(shown).to_have_count(marks, timeout=60_000)
            sizes = await shown.evaluate_all("(all) => all.map((img) => img.naturalWidth)")
            assert sizes == [128] * marks
            await shown.first.scroll_into_view_if_needed()
            await page.screenshot(path=folder / f"icons-{width}.png")
