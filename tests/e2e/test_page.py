"""The page and the real bot in a headless browser: from a new table to the end of a round."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import (
    Browser,
    Locator,
    Page,
    TimeoutError,
    expect,
)

from games.core.rng import Rng, rng
from tests import chromium
from tests.e2e.harness import BotProcess, Standin, playing

SCREENS = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
}
on_screens = pytest.mark.parametrize(
    "screen", ["desktop", pytest.param("phone", marks=pytest.mark.long)]
)
PRESSED = ("pick", "agree")
"""What buttons that decide something do."""
DECIDES = ", ".join(f"button[data-custom-id*=':{name}:']" for name in (*PRESSED, "choose"))
CONTROLS = """() => {
  const panel = [...document.querySelectorAll(".message.private")].at(-1);
  const all = [...panel.querySelectorAll("button[data-custom-id]")];
  if (all.some((one) => one.getAttribute("aria-busy"))) return window.offered;
  return (window.offered = all.map((one) => one.dataset.customId + one.disabled).join(" "));
}"""
"""What the newest private message offers; while it is waiting for the bot, what it offered."""
NEWER = """(than) => {
  const panel = [...document.querySelectorAll(".message.private")].at(-1);
  return panel?.dataset.id && BigInt(panel.dataset.id) > BigInt(than);
}"""
"""Whether the newest private message came after another message."""
MANY = 25
"""Steps after which a turn is taken to be endless."""

pytestmark = chromium.needed


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[tuple[Standin, BotProcess]]:
    """Yield the bot as hosts run it, with all its games."""
    async with playing(tmp_path, "bot") as started:
        yield started


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """Headless Chromium."""
    async with chromium.launched() as made:
        yield made


class Person:
    """A person at the page, who decides with mouse and keyboard."""

    def __init__(self, page: Page, source: Rng) -> None:
        self.page = page
        self.source = source

    async def become(self, name: str) -> None:
        """Continue as another person."""
        person = self.page.get_by_role("radio", name=re.compile(name))
        await person.click()
        await expect(person).to_be_checked()
        await expect(self.page.locator(".composer textarea")).to_be_visible()

    async def type_command(self, text: str) -> None:
        """Enter a slash command by keyboard."""
        await self.page.locator(".composer textarea").focus()
        await self.page.keyboard.type(text)
        await expect(self.page.get_by_role("option").first).to_be_visible()
        await self.page.keyboard.press("Enter")

    def panel(self) -> Locator:
        """Return the newest private message."""
        return self.page.locator(".message.private").last

    async def open(self) -> None:
        """Press Act under the newest message that has it; the panel is a newer message.

        One of before may be drawn only now: it is no panel to press on.
        """
        button = self.page.get_by_role("button", name="Act", exact=True)
        asked = self.page.locator("#messages .message").filter(has=button).last
        than = await asked.get_attribute("data-id")
        await asked.get_by_role("button", name="Act", exact=True).click()
        await self.page.wait_for_function(NEWER, arg=than)
        await expect(self.panel().get_by_role("button", name="Undo")).to_be_visible()

    async def turn(self, wish: str | None = None) -> None:
        """Decide until the turn is ended; with a wish, take that first."""
        await self.open()
        for _ in range(MANY):
            end = self.panel().get_by_role("button", name="Confirm and end turn")
            over = self.panel().get_by_text("nothing to decide")
            await expect(end.or_(over)).to_be_visible()
            if await over.count():
                return  # the turn has ended with the chosen entry
            before = await self.page.evaluate(CONTROLS)
            ends = await end.is_enabled()
            if ends:
                await end.click()
            else:
                await self.choose(wish)
                wish = None
            await self.page.wait_for_function(f"({CONTROLS})() !== {before!r}")
            sure = self.panel().locator(
                "button[data-custom-id^='b:end:'][data-custom-id$=':anyway']"
            )
            if ends and await sure.count():
                before = await self.page.evaluate(CONTROLS)
                await sure.click()
                await self.page.wait_for_function(f"({CONTROLS})() !== {before!r}")
            if ends:
                return
        raise AssertionError("the turn did not end")

    async def choose(self, wish: str | None) -> None:
        """Press one of the panel's controls, by mouse in menus and by keyboard on buttons."""
        controls = self.panel().locator(DECIDES)
        await expect(controls.first).to_be_enabled()
        pressed = [f"button.button[data-custom-id*=':{name}:']:enabled" for name in PRESSED]
        # Who passes early leaves the other alone, whom the channel need not ask again.
        lines = self.panel().locator(".section").filter(has_not_text=re.compile(r"\bPass\b"))
        buttons = self.panel().locator(", ".join(f".row {each}" for each in pressed))
        buttons = buttons.or_(lines.locator(", ".join(pressed)))
        menus = self.panel().locator(".menu-button:enabled")
        if wish is not None:
            await self.take(wish, buttons, menus)
        elif await menus.count() and not (await buttons.count() and self.source.below(2)):
            await self.take_any(menus.first)
        else:
            found = buttons.nth(self.source.below(await buttons.count()))
            await found.focus()
            await self.page.keyboard.press("Enter")

    async def take_any(self, menu: Locator) -> None:
        """Open a menu and choose any entry; try again if the panel was replaced meanwhile."""
        entries = self.panel().get_by_role("option")
        for _ in range(MANY):
            if not await entries.count():
                await menu.click()
            if await chosen(entries.nth(self.source.below(max(await entries.count(), 1)))):
                return
        raise AssertionError("no entry of the menu could be chosen")

    async def take(self, wish: str, buttons: Locator, menus: Locator) -> None:
        """Press the button of a line, or choose the entry of any menu, that begins with a word."""
        lines = self.panel().locator(".section").filter(has_text=re.compile(rf"\b{wish}"))
        if await lines.count():
            await lines.first.locator("button:enabled").click()
            return
        named = re.compile(rf"^{wish}")
        if await buttons.filter(has_text=named).count():
            await buttons.filter(has_text=named).first.click()
            return
        for _ in range(MANY):
            for number in range(await menus.count()):
                await menus.nth(number).click()
                entry = self.panel().get_by_role("option").filter(has_text=named)
                if not await entry.count():
                    await self.page.keyboard.press("Escape")
                elif await chosen(entry.first):
                    return
        raise AssertionError(f"nothing offered begins with {wish!r}")


async def chosen(entry: Locator) -> bool:
    """Choose an entry of an open menu; false if the panel was replaced, and the menu closed."""
    try:
        await entry.click(timeout=5_000)
    except TimeoutError:
        return False
    return True


@on_screens
async def test_a_new_table_to_the_end_of_its_first_round(
    screen: str, running: tuple[Standin, BotProcess], browser: Browser, tmp_path: Path
) -> None:
    discord, _ = running
    context = await browser.new_context(**SCREENS[screen], locale="en-US", bypass_csp=True)
    context.set_default_timeout(60_000)
    expect.set_options(timeout=60_000)
    page = await context.new_page()
    errors: list[object] = []
    page.on("pageerror", lambda error: errors.append(error))  # noqa: PLW0108  needs a function
    await page.goto(f"{discord.url}/?as=Ada&channel=ceres-table")
    person = Person(page, rng(4))
    await person.type_command("/table new")
    await page.keyboard.type("cer")
    await expect(page.get_by_role("option", name="Ceres")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await person.become("Brian")
    await page.get_by_role("button", name="Join", exact=True).click()
    await expect(
        page.get_by_role("listitem").filter(has_text=re.compile("^Brian$"))
    ).to_be_visible()
    await person.become("Ada")
    await page.get_by_role("button", name="Start", exact=True).click()
    await expect(page.get_by_role("button", name="Act", exact=True)).to_be_visible()

    answered = page.locator("#nothing-yet")
    for turn in range(10):
        awaited = page.locator("#messages .message", has_text="➜").last
        await expect(awaited).to_be_visible()
        await expect(answered).to_have_count(0)  # the ping of the turn before is cleaned up
        text = await awaited.inner_text()
        if "Round 2" in text:
            break
        answered = page.locator(f"#{await awaited.get_attribute('id')}", has_text="➜")
        await person.become("Ada" if re.search("➜ @?Ada", text) else "Brian")
        await person.turn("Pass" if turn >= 4 else None)
        await page.screenshot(path=tmp_path / f"{screen}-{turn}.png")
    else:
        raise AssertionError("the first round did not end in ten turns")

    boards = page.locator("#messages img[alt*='Round 2']")
    await expect(boards.first).to_be_attached()
    wider = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wider <= 0, f"the page scrolls sideways by {wider} px"
    assert not errors
