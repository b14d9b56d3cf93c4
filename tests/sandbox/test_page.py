"""The page in a headless browser: by mouse and keyboard, wide and on a phone."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from playwright.async_api import Browser, Page, expect

from sandbox.server import Sandbox
from tests import chromium
from tests.sandbox.conftest import Hands
from tests.sandbox.probe import Probe, picture

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}

pytestmark = chromium.needed


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """Headless Chromium."""
    async with chromium.launched() as made:
        yield made


async def open_page(
    browser: Browser, sandbox: Sandbox, *, phone: bool = False, person: str = "Ada"
) -> Page:
    """Open the page as a person in #lounge; any error of the page's own fails the test."""
    context = await browser.new_context(
        viewport=PHONE if phone else DESK, is_mobile=phone, has_touch=phone, locale="en-US"
    )
    context.set_default_timeout(60_000)
    expect.set_options(timeout=60_000)
    page = await context.new_page()

    def fail(error: object) -> None:
        raise AssertionError(f"the page failed: {error}")

    page.on("pageerror", fail)
    await page.goto(f"{sandbox.where.base}/?as={person}&channel=lounge")
    await page.locator(".composer textarea").wait_for()
    return page


@pytest.fixture
async def page(browser: Browser, sandbox: Sandbox) -> Page:
    """Return the page of Ada at a desk."""
    return await open_page(browser, sandbox)


async def test_command_by_keyboard_with_completion_and_checks(
    probe: Probe, hands: Hands, page: Page
) -> None:
    await page.get_by_role("button", name="/table new").wait_for()
    await page.locator(".composer textarea").focus()
    await page.keyboard.type("/ec")
    await expect(page.get_by_role("option", name="/echo")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.type("ap")
    await expect(page.get_by_role("option")).to_have_text(["apple None", "apricot None"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.type("cou")
    await page.keyboard.press("Tab")
    await page.keyboard.type("9")
    await page.keyboard.press("Enter")
    await expect(page.locator(".composer [role=alert]")).to_have_text("count: Between 1 and 5.")
    await page.keyboard.press("Backspace")
    await page.keyboard.type("2")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("apricot 2 nobody en-US")).to_be_visible()
    await expect(page.locator(".reply-line")).to_contain_text("Ada used /echo")
    await expect(page.locator(".composer textarea")).to_be_focused()
    assert [m["content"] for m in await hands.messages()] == ["apricot 2 nobody en-US"]


async def test_commands_are_french_for_chloe(probe: Probe, page: Page) -> None:
    await page.get_by_role("radio", name="Chloé").click()
    await expect(page.locator("html")).to_have_attribute("lang", "fr")
    box = page.get_by_label("Envoyer un message dans #lounge")
    await box.fill("/jouer con")
    await expect(page.get_by_role("option", name="/jouer controls")).to_be_visible()
    for _ in range(2):  # take it, send it
        await page.keyboard.press("Enter")
    # The line about a used command has the name that its reader knows, too.
    line = page.locator(".reply-line").last  # on its way and answered it may stand there twice
    await expect(line).to_contain_text("Chloé a utilisé /jouer controls")


async def test_a_list_opens_where_all_of_it_is_seen(probe: Probe, hands: Hands, page: Page) -> None:
    await hands.command("play controls")
    menu = page.get_by_role("button", name="Select up to 3")
    around = await page.locator("#scroller").bounding_box()
    assert around is not None
    await page.evaluate("messages.style.padding = '800px 0'")
    bottom = around["y"] + around["height"]
    for room in (20, 120, 190, 400):
        await menu.evaluate(
            f"menu => scroller.scrollTop += menu.getBoundingClientRect().bottom - {bottom - room}"
        )
        await menu.click()
        box = await page.locator(".menu-panel").bounding_box()
        assert box is not None
        assert around["y"] <= box["y"]
        assert box["y"] + box["height"] <= bottom
        await page.keyboard.press("Escape")


async def test_buttons_menus_and_private_replies(probe: Probe, hands: Hands, page: Page) -> None:
    await hands.command("play controls")
    await expect(page.get_by_role("button", name="Off")).to_be_disabled()
    await page.get_by_role("button", name="Whisper").click()
    private = page.locator(".message.private")
    await expect(private).to_contain_text("Only you can see this")
    await page.get_by_role("radio", name="Brian").click()
    await expect(page.locator("#messages")).to_contain_text("press")
    await expect(private).to_have_count(0)
    await page.get_by_role("radio", name="Ada").click()
    await private.get_by_role("button", name="Dismiss message").click()
    await expect(private).to_have_count(0)

    menu = page.get_by_role("button", name="Select up to 3")
    await menu.focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("End")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Escape")
    await expect(page.get_by_text("apple + cherry")).to_be_visible()

    edit = page.get_by_role("button", name="Edit", exact=True)
    await edit.focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("pressed by ada")).to_be_visible()
    await expect(edit).to_be_focused()


async def test_form_is_filled_in_checked_and_sent(probe: Probe, hands: Hands, page: Page) -> None:
    await hands.command("play controls")
    await page.get_by_role("button", name="Form").click()
    form = page.get_by_role("dialog", name="A form")
    await form.get_by_label("Words").fill("hello")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert").first).to_have_text("This field is required.")
    await form.get_by_text("high").click()
    await form.get_by_role("button", name="Pick").click()
    await page.get_by_role("option", name="b").click()
    await page.keyboard.press("Escape")
    await expect(form).to_be_visible()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(page.get_by_text("['hello', 'high'] [['b'], []] []")).to_be_visible()


async def test_a_file_and_a_box_are_handed_in_with_a_form(
    probe: Probe, hands: Hands, page: Page
) -> None:
    await hands.command("play hand")
    form = page.get_by_role("dialog", name="A file")
    await expect(form.locator(".text strong")).to_have_text("read")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert").first).to_have_text("This field is required.")
    await form.get_by_label("File").set_input_files(
        {"name": "a.txt", "mimeType": "text/plain", "buffer": b"hello"}
    )
    await form.get_by_label("Sure").check()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(page.get_by_text("[('a.txt', 'hello')] True")).to_be_visible()


async def test_silence_is_told(probe: Probe, hands: Hands, sandbox: Sandbox, page: Page) -> None:
    await hands.control("PATCH", "settings", {"ack_seconds": 3600, "paused": 1})
    await page.locator(".composer textarea").fill("/play silence ")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Sending command…")).to_be_visible()
    (sent,) = sandbox.interactions.by_id.values()
    sandbox.interactions.too_late(sent)
    await expect(page.get_by_text("The application did not respond")).to_be_visible()
    await page.get_by_role("button", name="Dismiss message").click()
    await expect(page.locator(".message")).to_have_count(0)


async def test_pictures_have_alt_texts_and_open_large(
    probe: Probe, hands: Hands, page: Page
) -> None:
    await hands.command("play board")
    await page.get_by_role("button", name="Open the picture: the whole board").click()
    box = page.get_by_role("dialog")
    large = box.get_by_alt_text("the whole board")
    await expect(large).to_be_visible()
    await page.keyboard.press("+")
    await expect(large).to_have_css("transform", re.compile(r"matrix\(1\.5"))
    await page.keyboard.press("Escape")
    await expect(box).to_have_count(0)
    await page.get_by_role("radio", name="Chloé").click()
    label = re.compile(r"^Agrandir l’image\s: the whole board$")
    await expect(page.get_by_role("button", name=label)).to_be_visible()


async def test_pings_show_as_badges_until_read(probe: Probe, hands: Hands, page: Page) -> None:
    channel = probe.get_channel(int(await hands.channel_id("mars-table")))
    assert isinstance(channel, discord.TextChannel)
    allowed = discord.AllowedMentions(users=True)
    text = f"<@{await hands.user_id('Ada')}> <@{await hands.user_id('Brian')}> **go**"
    await channel.send(text, allowed_mentions=allowed, file=picture())
    await expect(page.get_by_role("radio", name="Brian, 1 unread ping")).to_be_visible()
    place = page.get_by_role("link", name="mars-table 1 unread ping")
    await expect(place).to_be_visible()
    await place.click()
    await expect(page.locator(".message.pings strong")).to_have_text("go")
    await expect(page.get_by_role("link", name="mars-table", exact=True)).to_be_visible()
    await page.get_by_role("radio", name="Brian, 1 unread ping").click()
    await expect(page.get_by_role("radio", name="Brian", exact=True)).to_be_checked()
    assert (await hands.control("GET", "pings?user=Brian"))["badges"] == {}


async def test_threads_people_and_messages_with_marks(probe: Probe, page: Page) -> None:
    await page.locator(".composer textarea").fill("**bold** `code` <b>no</b> @Brian ||hidden||")
    await page.keyboard.press("Enter")
    text = page.locator(".message .text")
    await expect(text.locator("strong")).to_have_text("bold")
    await expect(text).to_contain_text("<b>no</b>")
    await expect(text.locator(".mention")).to_have_text("@Brian")
    await page.locator(".message").hover()
    await page.get_by_role("button", name="Create thread").click()
    await page.get_by_label("Thread name").fill("Belt talk")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", name="Belt talk", level=1)).to_be_visible()
    await page.get_by_role("button", name="Add a person").click()
    await page.get_by_label("Name").fill("Eve")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("radio", name="Eve")).to_be_checked()
    await page.locator(".composer textarea").fill("hi all")
    await page.keyboard.press("Enter")
    await expect(page.locator(".author").last).to_have_text("Eve")


async def test_page_comes_back_after_a_lost_connection(
    probe: Probe, hands: Hands, sandbox: Sandbox, page: Page
) -> None:
    await sandbox.pages.close()
    await hands.command("echo", options={"said": "back"})
    await expect(page.get_by_text("back 1 nobody en-US")).to_be_visible()


@pytest.mark.parametrize("width", [360, 390, 430])
async def test_phone_has_a_drawer_and_never_scrolls_sideways(
    probe: Probe, hands: Hands, sandbox: Sandbox, browser: Browser, width: int, tmp_path: Path
) -> None:
    await hands.command("play board")
    await hands.command("play controls")
    page = await open_page(browser, sandbox, phone=True)
    await page.set_viewport_size({"width": width, "height": 780})
    await expect(page.get_by_role("link", name="welcome")).to_be_hidden()
    await page.get_by_role("button", name="Open the channel list").tap()
    await page.get_by_role("link", name="ceres-table").tap()
    await expect(page.get_by_role("heading", name="ceres-table", level=1)).to_be_visible()
    await page.get_by_role("button", name="Open the channel list").tap()
    await page.get_by_role("link", name="lounge").tap()
    await page.locator(".composer textarea").fill("/echo ")
    await expect(page.locator(".command-pill")).to_have_text("/echo")
    for box in ("document.documentElement", "document.getElementById('scroller')"):
        assert await page.evaluate(f"{box}.scrollWidth <= {box}.clientWidth")
    composer = await page.locator(".composer").bounding_box()
    assert composer is not None
    assert composer["y"] + composer["height"] <= 780


async def test_offline_bot_is_told(page: Page) -> None:
    await expect(page.get_by_role("status")).to_contain_text("Slow Orbit is offline")


async def test_both_languages_have_the_same_texts(page: Page) -> None:
    texts = await page.evaluate("import('/page/js/i18n.js').then((m) => m.TEXTS)")
    assert list(texts["en"]) == list(texts["fr"])
    for key, words in texts["en"].items():
        assert set(re.findall(r"{\w+}", words)) == set(re.findall(r"{\w+}", texts["fr"][key])), key


async def test_what_was_replied_to_is_quoted_in_a_line(
    probe: Probe, hands: Hands, page: Page
) -> None:
    channel = probe.get_channel(int(await hands.channel_id()))
    assert isinstance(channel, discord.TextChannel)
    long = await channel.send("- one\n  - two\n" + "word " * 100)
    await long.reply("so it is")
    quoted = page.locator("button.reply-line .snippet")
    await expect(quoted).to_have_text(re.compile(r"^one two word .{80,115}…$"))
