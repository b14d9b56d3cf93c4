"""A watcher at the page: *Board* and *Follow* under posts, by mouse."""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import Browser, expect

from tests import chromium
from tests.e2e.harness import BotProcess, Standin, text_of
from tests.e2e.player import Move, Player, next_turns
from tests.e2e.test_page import SCREENS, browser, on_screens, running

__all__ = ["browser", "running"]
pytestmark = chromium.needed
PICTURES = """message => [...message.querySelectorAll(".gallery")].map(gallery =>
  [...gallery.querySelectorAll("img")].map(image => {
    const box = image.getBoundingClientRect();
    const high = box.width * image.naturalHeight / image.naturalWidth;
    return [image.alt.length > 40, Math.abs(high - box.height) < 3,
            box.width / gallery.clientWidth > 0.9];
  }))"""
"""Of each picture of each gallery: whether it says what it shows, is whole, and fills its room."""


class Idler(Player):
    """A player who passes."""

    def choose(self, offered: list[Move]) -> Move:
        """Pass, or end the turn."""
        passing = [move for move in offered if move.label.startswith("Pass")]
        return next(iter(passing), offered[-1])


@on_screens
async def test_boards_are_whole_and_a_follower_hears_of_the_next_round(
    screen: str, running: tuple[Standin, BotProcess], browser: Browser
) -> None:
    discord, _ = running
    await discord.command("Ada", "table new", game="ceres")
    await discord.press("Brian", "Join")
    await discord.press("Ada", "Start")
    people = [Idler(discord, name, 1) for name in ("Ada", "Brian")]
    context = await browser.new_context(**SCREENS[screen], locale="en-US", bypass_csp=True)
    context.set_default_timeout(60_000)
    expect.set_options(timeout=60_000)
    page = await context.new_page()
    await page.goto(f"{discord.url}/?as=Dmitri&channel=lounge")
    post = page.locator("#messages .message:not(.private)", has=page.locator(".gallery")).last
    await post.get_by_role("button", name="Follow", exact=True).click()
    told = page.locator(".message.private", has_text="follow")
    await expect(told).to_contain_text("You’re following")
    await post.get_by_role("button", name="Board", exact=True).click()
    shown = page.locator(".message.private").last
    await expect(shown.locator(".gallery img")).to_have_count(3)
    await page.wait_for_function(
        "() => [...document.querySelectorAll('.message.private .gallery img')]"
        ".every(image => image.naturalWidth > 0)"
    )
    assert await shown.evaluate(PICTURES) == [[[True, True, True]]] * 3
    wider = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wider <= 0, f"the page scrolls sideways by {wider} px"

    for _ in range(4):
        await next_turns(people)
        if any("Round 2" in text_of(each) for each in await discord.messages()):
            break

    async def heard() -> list[Any]:
        return [text for m in await discord.messages("dm:Dmitri", "Dmitri") if (text := text_of(m))]

    (text,) = await discord.until(heard)
    assert re.search(r"Round 2 of 3: a new round has started in <#\d+>", text)
    await told.get_by_role("button", name="Stop following").click()
    await expect(told).to_contain_text("You no longer follow")
