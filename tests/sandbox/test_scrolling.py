"""Answers to a person come into view, and nothing else moves the text being read."""

from __future__ import annotations

from playwright.async_api import Browser, Page, expect

from sandbox.server import Sandbox
from tests.sandbox.conftest import Hands
from tests.sandbox.probe import Controls, Probe
from tests.sandbox.test_client import lounge
from tests.sandbox.test_page import browser, open_page, pytestmark

__all__ = ["browser", "pytestmark"]


async def scrolled_up(page: Page, probe: Probe, hands: Hands) -> None:
    """Have something to press under the eyes, and much that was written since below it."""
    await expect(page.get_by_text("Playing as")).to_be_visible()
    await (await lounge(probe, hands)).send("above", view=Controls())
    await (await lounge(probe, hands)).send("\n".join(f"line {n}" for n in range(80)))
    await expect(page.get_by_text("line 79")).to_be_in_viewport()
    await page.get_by_role("button", name="Whisper").scroll_into_view_if_needed()
    await expect(page.get_by_role("button", name="Jump to the newest messages")).to_be_visible()


async def test_a_private_answer_comes_into_view_wherever_it_was_asked_for(
    probe: Probe, hands: Hands, sandbox: Sandbox, browser: Browser
) -> None:
    page = await open_page(browser, sandbox)
    await scrolled_up(page, probe, hands)
    await page.get_by_role("button", name="Whisper").click()
    await expect(page.get_by_text("psst")).to_be_in_viewport()


async def test_what_others_are_told_leaves_the_reader_where_he_is(
    probe: Probe, hands: Hands, sandbox: Sandbox, browser: Browser
) -> None:
    page = await open_page(browser, sandbox)
    await scrolled_up(page, probe, hands)
    await (await lounge(probe, hands)).send("news")
    await expect(page.get_by_text("news", exact=True)).to_be_attached()
    await expect(page.get_by_role("button", name="Whisper")).to_be_in_viewport()
    await expect(page.get_by_text("news", exact=True)).not_to_be_in_viewport()


async def test_on_a_phone_no_tools_lie_over_the_words_after_a_tap(
    probe: Probe, hands: Hands, sandbox: Sandbox, browser: Browser
) -> None:
    page = await open_page(browser, sandbox, phone=True)
    await (await lounge(probe, hands)).send("above", view=Controls())
    await page.get_by_role("button", name="Whisper").tap()
    await expect(page.get_by_text("psst")).to_be_visible()
    tools = page.locator(".message", has_text="above").locator(".tools").first
    await expect(tools).to_have_css("opacity", "0")
