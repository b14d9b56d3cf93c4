"""The page where the bot is not, and the menu on a name."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord
import pytest
from playwright.async_api import Browser, Page, expect

from sandbox.server import Sandbox
from tests import chromium
from tests.sandbox.probe import Probe
from tests.sandbox.test_page import open_page

pytestmark = chromium.needed


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """Headless Chromium."""
    async with chromium.launched() as made:
        yield made


@pytest.fixture
async def page(browser: Browser, sandbox: Sandbox) -> Page:
    """Return the page of Ada at a desk."""
    return await open_page(browser, sandbox)


async def go(page: Page, place: str) -> None:
    """Go to a place that is not a channel of the bot's guild."""
    await page.get_by_role("button", name="Go somewhere else").click()
    dialog = page.get_by_role("dialog")
    await dialog.get_by_label("Place").select_option(place)
    await dialog.get_by_role("button", name="Add").click()
    await expect(dialog).to_have_count(0)


@pytest.mark.parametrize(
    ("place", "head"),
    [("Conversation with Brian", "Brian"), ("Server without the bot", "general")],
)
async def test_commands_are_used_where_the_bot_is_not_once_it_is_installed(
    probe: Probe, page: Page, place: str, head: str
) -> None:
    await go(page, place)
    await expect(page.locator("#head h1")).to_contain_text(head)
    box = page.locator(".composer textarea")
    await box.fill("/play con")
    await expect(page.get_by_role("option", name="/play controls")).to_have_count(0)
    await box.fill("")
    await page.locator("#settings").click()
    dialog = page.get_by_role("dialog")
    await dialog.get_by_label("Use the bot everywhere").check()
    await dialog.get_by_role("button", name="Save").click()
    await expect(dialog).to_have_count(0)
    await expect(page.locator(".composer textarea")).to_be_visible()
    await box.fill("/play con")
    await expect(page.get_by_role("option", name="/play controls")).to_be_visible()
    for _ in range(2):  # take it, send it
        await page.keyboard.press("Enter")
    await expect(page.locator("#messages")).to_contain_text("press")
    assert probe.errors == []


async def test_the_conversation_with_the_bot_is_opened(probe: Probe, page: Page) -> None:
    await go(page, "Conversation with the bot")
    await expect(page.locator("#head h1")).to_contain_text("Slow Orbit")


async def test_a_person_is_picked_in_the_menu_on_a_name(probe: Probe, page: Page) -> None:
    @probe.tree.context_menu(name="Wave to them")
    async def wave(interaction: discord.Interaction, person: discord.Member) -> None:
        await interaction.response.send_message(f"waved to {person.display_name}", ephemeral=True)

    await probe.tree.sync()
    await page.get_by_role("button", name="Menu on a person").click()
    dialog = page.get_by_role("dialog")
    await dialog.get_by_label("Name").select_option("Brian")
    await dialog.get_by_label("Command").select_option("Wave to them")
    await dialog.get_by_role("button", name="Use").click()
    await expect(page.locator("#messages")).to_contain_text("waved to Brian")
    await expect(page.locator(".reply-line")).to_contain_text("Ada used Wave to them")
    assert probe.errors == []
