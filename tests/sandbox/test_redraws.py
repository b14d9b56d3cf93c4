"""Events elsewhere disturb no work in progress: presses, words, menus, places, the text in view."""

from __future__ import annotations

import asyncio
import re

import discord
import pytest
from discord import ui
from playwright.async_api import Browser, Locator, Page, Route, expect

from sandbox.interactions import COMMAND
from sandbox.server import Sandbox
from tests.sandbox.conftest import Hands
from tests.sandbox.probe import Controls, Probe
from tests.sandbox.test_client import lounge
from tests.sandbox.test_page import browser, open_page, page, pytestmark

__all__ = ["browser", "page", "pytestmark"]


async def mouse_on(page: Page, target: Locator) -> None:
    """Press the mouse button on something, without letting it go."""
    await target.hover()
    await page.mouse.down()


async def test_a_press_that_began_before_an_edit_counts(
    probe: Probe, hands: Hands, page: Page
) -> None:
    message = await (await lounge(probe, hands)).send("before", view=Controls())
    await mouse_on(page, page.get_by_role("button", name="Whisper"))
    await message.edit(content="after")
    await expect(page.get_by_text("after")).to_be_visible()
    await page.mouse.up()
    await expect(page.get_by_text("psst")).to_be_visible()


async def test_a_button_never_becomes_another_one_under_the_mouse(
    probe: Probe, hands: Hands, sandbox: Sandbox, page: Page
) -> None:
    await hands.control("PATCH", "settings", {"ack_seconds": 3600})  # nobody answers here
    message = await (await lounge(probe, hands)).send("before", view=Controls())
    await mouse_on(page, page.get_by_role("button", name="Whisper"))
    other = ui.View(timeout=None)
    for custom_id in ("first", "second", "third"):
        other.add_item(ui.Button(label="Whisper", custom_id=custom_id))
    await message.edit(content="after", view=other)
    await expect(page.get_by_text("after")).to_be_visible()
    await page.mouse.up()
    await page.get_by_role("button", name="Whisper").last.click()
    await expect(page.locator("[aria-busy]")).to_have_count(1)
    pressed = [one.data["custom_id"] for one in sandbox.interactions.by_id.values()]
    assert pressed == ["third"]


async def test_who_is_pinged_while_one_switches_to_him_is_switched_to(
    probe: Probe, hands: Hands, page: Page
) -> None:
    await mouse_on(page, page.get_by_role("radio", name="Brian"))
    allowed = discord.AllowedMentions(users=True)
    text = f"<@{await hands.user_id('Brian')}> **go**"
    await (await lounge(probe, hands)).send(text, allowed_mentions=allowed)
    pinged = page.get_by_role("radio", name="Brian, 1 unread ping")
    await expect(pinged).to_be_visible()
    await page.mouse.up()
    await expect(page.get_by_role("radio", name="Brian", exact=True)).to_be_checked()


async def test_the_list_of_channels_stays_where_it_was_scrolled_to(
    probe: Probe, hands: Hands, page: Page
) -> None:
    for number in range(40):
        await hands.control("POST", "channels", {"name": f"table-{number}"})
    await expect(page.get_by_role("link", name="table-39")).to_be_attached()
    await page.get_by_role("button", name="Add a channel").focus()
    places = page.locator("#sidebar .places")
    assert await places.evaluate("places => (places.scrollTop = 300, places.scrollTop)") == 300
    channel = probe.get_channel(int(await hands.channel_id("mars-table")))
    assert isinstance(channel, discord.TextChannel)
    allowed = discord.AllowedMentions(users=True)
    await channel.send(f"<@{await hands.user_id('Ada')}>", allowed_mentions=allowed)
    await expect(page.get_by_role("link", name="mars-table 1 unread ping")).to_be_attached()
    assert await places.evaluate("places => places.scrollTop") == 300
    await expect(page.get_by_role("button", name="Add a channel")).to_be_focused()


async def test_words_half_written_stay_when_the_channel_changes(
    probe: Probe, hands: Hands, page: Page
) -> None:
    area = page.locator(".composer textarea")
    await area.fill("hello world")
    for _ in range(6):
        await page.keyboard.press("ArrowLeft")
    await hands.control("PATCH", "channels/lounge", {"name": "parlour"})
    await expect(page.get_by_label("Message #parlour")).to_be_focused()
    await page.keyboard.type("!")
    await expect(area).to_have_value("hello! world")


async def test_a_command_half_filled_in_stays_when_the_channel_changes(
    probe: Probe, hands: Hands, page: Page
) -> None:
    await page.locator(".composer textarea").fill("/echo ")
    await page.keyboard.type("half")
    await hands.control("PATCH", "channels/lounge", {"name": "parlour"})
    await expect(page.get_by_role("heading", name="parlour", level=1)).to_be_visible()
    await page.keyboard.type(" done")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("half done 1 nobody en-US")).to_be_visible()


@pytest.mark.parametrize("key", ["Enter", "Tab"])
async def test_a_key_takes_no_suggestion_for_what_was_typed_before(
    probe: Probe, key: str, page: Page
) -> None:
    await page.locator(".composer textarea").fill("/echo ")
    await expect(page.get_by_role("option", name="apple")).to_be_visible()
    await page.keyboard.type("half")
    await page.keyboard.press(key)
    if key == "Tab":
        await page.keyboard.press("Enter")
    await expect(page.get_by_text("half 1 nobody en-US")).to_be_visible()


async def test_an_open_menu_and_what_is_ticked_in_it_stay(
    probe: Probe, hands: Hands, page: Page
) -> None:
    message = await (await lounge(probe, hands)).send("before", view=Controls())
    await page.get_by_role("button", name="Select up to 3").click()
    await page.get_by_role("option", name="apple").click()
    await message.edit(content="after")
    await expect(page.get_by_text("after")).to_be_visible()
    other = Controls()
    other.fruit.options = [discord.SelectOption(label=x, value=x) for x in ("apple", "damson")]
    other.fruit.max_values = 2
    for view, word in ((Controls(), "again"), (other, "last")):
        await message.edit(content=word, view=view)
        await expect(page.get_by_text(word)).to_be_visible()
        option = page.get_by_role("option", name="apple")
        await expect(option).to_have_attribute("aria-selected", "true")
    await page.get_by_role("option", name="damson").click()
    await page.keyboard.press("Escape")
    await expect(page.get_by_text("apple + damson")).to_be_visible()


async def test_a_menu_that_is_closed_without_choosing_says_nothing(
    probe: Probe, hands: Hands, sandbox: Sandbox, page: Page
) -> None:
    view = Controls()
    view.fruit.options = [discord.SelectOption(label=x, value=x, default=x == "a") for x in "ab"]
    view.fruit.max_values = 1
    await (await lounge(probe, hands)).send("choose", view=view)
    menu = page.locator(".menu-button").first
    for _ in range(2):
        await menu.click()
        await expect(page.get_by_role("option", name="b")).to_be_visible()
        await page.locator("#head h1").click()
        await expect(page.get_by_role("option")).to_have_count(0)
    await menu.click()
    await menu.click()
    await page.get_by_role("button", name="Whisper").click()
    await expect(page.get_by_text("psst")).to_be_visible()
    pressed = [one.data["custom_id"] for one in sandbox.interactions.by_id.values()]
    assert pressed == ["whisper"]


async def test_what_happens_while_a_channel_is_loaded_is_not_lost(
    probe: Probe, hands: Hands, page: Page
) -> None:
    channel = await lounge(probe, hands)
    changed, gone = await channel.send("one"), await channel.send("two")
    await expect(page.get_by_text("two")).to_be_visible()
    asked, happened = asyncio.Event(), asyncio.Event()

    async def hold(route: Route) -> None:
        answer = await route.fetch()
        asked.set()
        await happened.wait()
        await route.fulfill(response=answer)

    await page.route(re.compile("/control/messages"), hold)
    await page.get_by_role("radio", name="Brian").click()
    await asked.wait()
    await changed.edit(content="one, changed")
    await gone.delete()
    await channel.send("three")
    await expect(page.locator("#messages")).to_have_text(re.compile("three"))
    happened.set()
    texts = page.locator("#messages .text")
    await expect(texts).to_have_text([re.compile("^one, changed"), "three"])


async def test_what_is_written_while_a_message_is_on_its_way_stays(page: Page) -> None:
    written = asyncio.Event()

    async def hold(route: Route) -> None:
        if route.request.method == "POST":
            await written.wait()
        await route.continue_()

    await page.route(re.compile("/control/messages"), hold)
    area = page.locator(".composer textarea")
    await area.focus()
    await page.keyboard.type("one")
    await page.keyboard.press("Enter")
    await page.keyboard.type("two")
    written.set()
    await expect(page.locator("#messages .text")).to_have_text("one")
    await expect(area).to_have_value("two")


async def test_what_was_refused_can_be_sent_again(page: Page) -> None:

    async def refuse(route: Route) -> None:
        if route.request.method == "GET":
            await route.continue_()
        else:
            await route.fulfill(status=409, json={"error": "Not now."})

    for path in ("messages", "users"):
        await page.route(re.compile(f"/control/{path}"), refuse)
    area = page.locator(".composer textarea")
    await area.fill("hello")
    await page.keyboard.press("Enter")
    await expect(page.locator(".composer [role=alert]")).to_have_text("Not now.")
    await expect(area).to_have_value("hello")
    await page.get_by_role("button", name="Settings").click()
    form = page.get_by_role("dialog")
    save = form.get_by_role("button", name="Save")
    await save.click()
    await expect(form.get_by_role("alert")).to_have_text("Not now.")
    await expect(save).to_be_focused()
    await page.unroute_all()
    await save.click()
    await expect(form).to_have_count(0)
    await area.press("Enter")
    await expect(page.locator("#messages .text")).to_have_text("hello")


async def test_a_command_that_is_sent_twice_in_a_hurry_is_used_once(
    probe: Probe, sandbox: Sandbox, page: Page
) -> None:
    pressed = asyncio.Event()

    async def hold(route: Route) -> None:
        if route.request.method == "POST":
            await pressed.wait()
        await route.continue_()

    await page.route(re.compile("/control/commands"), hold)
    await page.locator(".composer textarea").fill("/echo ")
    await page.keyboard.type("once")
    for _ in range(2):
        await page.keyboard.press("Enter")
    pressed.set()
    await expect(page.get_by_text("once 1 nobody en-US")).to_be_visible()
    await expect(page.locator(".composer textarea")).to_be_focused()
    used = [one for one in sandbox.interactions.by_id.values() if one.type == COMMAND]
    assert len(used) == 1


async def test_a_press_answered_while_the_page_was_cut_off_is_not_awaited_for_ever(
    probe: Probe, hands: Hands, sandbox: Sandbox, page: Page
) -> None:
    await (await lounge(probe, hands)).send("press", view=Controls())
    await hands.control("PATCH", "settings", {"paused": 1, "ack_seconds": 3600})
    button = page.get_by_role("button", name="Whisper")
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    await sandbox.pages.close()
    await hands.control("PATCH", "settings", {"paused": 0})
    await expect(page.get_by_text("psst")).to_be_visible()
    await expect(button).not_to_have_attribute("aria-busy", "true")


@pytest.mark.parametrize("late", ["places", "commands"])
async def test_what_is_typed_while_the_page_still_loads_is_offered_its_commands(
    probe: Probe, sandbox: Sandbox, browser: Browser, late: str
) -> None:
    page = await browser.new_page()
    typed = asyncio.Event()

    async def hold(route: Route) -> None:
        await typed.wait()
        await route.continue_()

    await page.route(re.compile(f"/control/{late}"), hold)
    await page.goto(f"{sandbox.where.base}/?as=Ada&channel=lounge")
    area = page.locator(".composer textarea")
    await area.focus()
    await page.keyboard.type("/ec")
    async with page.expect_response(re.compile(f"/control/{late}"), timeout=60_000):
        typed.set()
    await page.keyboard.type("h")
    await expect(area).to_have_value("/ech")
    await expect(page.get_by_role("option", name="/echo")).to_be_visible(timeout=60_000)


async def scrolled_up(page: Page, probe: Probe, hands: Hands) -> None:
    """Have something to press under the eyes, and much that was written since below it."""
    await expect(page.get_by_text("Playing as")).to_be_visible()
    await (await lounge(probe, hands)).send("above", view=Controls())
    await (await lounge(probe, hands)).send("\n".join(f"line {n}" for n in range(80)))
    await expect(page.get_by_text("line 79")).to_be_in_viewport()
    await page.get_by_role("button", name="Whisper").scroll_into_view_if_needed()
    await expect(page.get_by_role("button", name="Jump to the newest messages")).to_be_visible()


async def test_a_private_answer_comes_into_view_wherever_it_was_asked_for(
    probe: Probe, hands: Hands, page: Page
) -> None:
    await scrolled_up(page, probe, hands)
    await page.get_by_role("button", name="Whisper").click()
    await expect(page.get_by_text("psst")).to_be_in_viewport()


async def test_what_others_are_told_leaves_the_reader_where_he_is(
    probe: Probe, hands: Hands, page: Page
) -> None:
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
