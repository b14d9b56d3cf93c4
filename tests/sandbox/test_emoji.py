"""The application's emoji: through the API, in messages, on the page, after a restart."""

from __future__ import annotations

import base64
from pathlib import Path

import aiohttp
import discord
import pytest
from playwright.async_api import expect

from sandbox.server import Sandbox
from tests import chromium
from tests.discord.check import check
from tests.sandbox.conftest import Hands, Json
from tests.sandbox.probe import Probe, png
from tests.sandbox.test_page import open_page
from tests.sandbox.test_refusals import button, options, row

PICTURE = png(128, 128).getvalue()
DATA = "data:image/png;base64," + base64.b64encode(PICTURE).decode()


async def emojis(hands: Hands) -> str:
    return f"/applications/{hands.sandbox.world.application_id}/emojis"


async def make(hands: Hands, name: str = "ore") -> Json:
    status, made = await hands.api("POST", await emojis(hands), {"name": name, "image": DATA})
    assert status == 201, made
    return made


def checked(sandbox: Sandbox) -> None:
    """Check everything that was sent and answered with Discord's description."""
    check([request for request in sandbox.api.journal.entries if request["status"] < 400])


async def test_the_real_client_makes_lists_renames_and_deletes(
    probe: Probe, hands: Hands, sandbox: Sandbox
) -> None:
    made = await probe.create_application_emoji(name="ore", image=PICTURE)
    assert str(made) == f"<:ore:{made.id}>"
    assert [e.name for e in await probe.fetch_application_emojis()] == ["ore"]
    await made.edit(name="minerai")
    assert (await probe.fetch_application_emoji(made.id)).name == "minerai"
    async with hands.session.get(f"{sandbox.where.base}/emojis/{made.id}.png") as response:
        assert (response.content_type, await response.read()) == ("image/png", PICTURE)
    await made.delete()
    assert await probe.fetch_application_emojis() == []
    async with hands.session.get(f"{sandbox.where.base}/emojis/{made.id}.png") as response:
        assert response.status == 404
    with pytest.raises(discord.NotFound) as caught:
        await probe.fetch_application_emoji(made.id)
    assert caught.value.code == 10014
    checked(sandbox)


@pytest.mark.parametrize(
    ("body", "field", "code"),
    [
        ({"name": "o", "image": DATA}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "o" * 33, "image": DATA}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "iron ore", "image": DATA}, "name", "STRING_TYPE_REGEX"),
        ({"name": "énergie", "image": DATA}, "name", "STRING_TYPE_REGEX"),
        ({"image": DATA}, "name", "BASE_TYPE_REQUIRED"),
        ({"name": "taken", "image": DATA}, "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        ({"name": "ore"}, "image", "IMAGE_INVALID"),
        ({"name": "ore", "image": "data:image/png;base64,AAAA"}, "image", "IMAGE_INVALID"),
        ({"name": "ore", "image": "data:image/png;base64,?"}, "image", "IMAGE_INVALID"),
        ({"name": "ore", "image": DATA + "A" * 350_000}, "image", "BINARY_TYPE_MAX_SIZE"),
    ],
    ids=lambda value: str(value)[:24],
)
async def test_what_is_no_emoji_is_refused(hands: Hands, body: Json, field: str, code: str) -> None:
    await make(hands, "taken")
    status, answer = await hands.api("POST", await emojis(hands), body)
    assert (status, answer["code"]) == (400, 50035)
    assert answer["errors"][field]["_errors"][0]["code"] == code


async def test_there_is_an_end_to_the_number(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.rest.emojis.MOST", 1)
    await make(hands)
    body = {"name": "ice", "image": DATA}
    status, answer = await hands.api("POST", await emojis(hands), body)
    assert (status, answer["code"]) == (400, 30008)


async def test_those_of_another_application_are_not_shown(hands: Hands) -> None:
    assert (await hands.api("GET", "/applications/1/emojis"))[0] == 403


async def test_a_message_echoes_its_emoji_as_discord_does(hands: Hands, sandbox: Sandbox) -> None:
    made = await make(hands)
    channel = await hands.channel_id()
    own = {"id": made["id"], "name": "anything"}
    menu = {"type": 3, "custom_id": "m", "options": options(1, emoji=own)}
    menu |= {"min_values": 1, "max_values": 1}
    rocket = {"name": "🚀", "id": None}
    body = {"components": [row(button(emoji=rocket), button("c", "c", emoji=own)), row(menu)]}
    status, sent = await hands.api("POST", f"/channels/{channel}/messages", body)
    assert status == 200, sent
    first, second = sent["components"][0]["components"]
    known = {"id": made["id"], "name": "ore", "animated": False}
    assert (first["emoji"], second["emoji"]) == ({"name": "🚀"}, known)
    assert sent["components"][1]["components"][0]["options"][0]["emoji"] == known
    path = f"/channels/{channel}/messages/{sent['id']}"
    assert (await hands.api("PATCH", path, body))[0] == 200
    checked(sandbox)
    own["id"] = "1234567890"
    status, refused = await hands.api("POST", f"/channels/{channel}/messages", body)
    assert (status, refused["code"]) == (400, 50035)
    assert "COMPONENT_INVALID_EMOJI" in str(refused["errors"])


async def test_they_are_kept_on_disk_and_through_a_new_beginning(data: Path) -> None:
    first = Sandbox(data)
    await first.start("127.0.0.1", 0)
    async with aiohttp.ClientSession() as session:
        hands = Hands(first, session)
        made = await make(hands)
        await hands.control("POST", "reset", {})
    await first.stop()
    again = Sandbox(data)
    try:
        assert again.world.emojis[made["id"]]["name"] == "ore"
        assert again.world.emoji_picture(made["id"]) == ("image/png", PICTURE)
    finally:
        again.store.close()


@chromium.needed
async def test_the_page_shows_them_in_texts_buttons_and_menus(
    hands: Hands, sandbox: Sandbox
) -> None:
    made = await make(hands)
    own = {"id": made["id"], "name": "ore"}
    channel = await hands.channel_id()
    display = {"type": 10, "content": f"**Ada** pays 2 <:ore:{made['id']}>, and 1 <:gone:123456>."}
    menu = {"type": 3, "custom_id": "m", "options": options(1, emoji=own)}
    press = row(button("Mine", emoji=own))
    for body in (
        {"content": f"3 <:ore:{made['id']}> left"},
        {"flags": 32768, "components": [display, press, row(menu)]},
    ):
        status, sent = await hands.api("POST", f"/channels/{channel}/messages", body)
        assert status == 200, sent
    async with chromium.launched() as browser:
        page = await open_page(browser, sandbox)
        shown = page.locator("img.custom-emoji")
        await expect(shown).to_have_count(4)
        assert [await img.get_attribute("alt") for img in await shown.all()] == [
            ":ore:", ":ore:", ":gone:", ":ore:",
        ]  # fmt: skip
        own_height = "(img) => img.getBoundingClientRect().height"
        assert await shown.first.evaluate(own_height) == pytest.approx(22, abs=0.5)
        lines = "(img) => img.closest('.text').getBoundingClientRect().height"
        assert await shown.first.evaluate(lines) < 24, "an emoji is as high as its line"
        await page.locator(".menu-button").click()
        option = page.get_by_role("option").locator("img")
        await expect(option).to_have_attribute("alt", ":ore:")
        await expect(page.get_by_role("button", name=":ore: Mine")).to_be_visible()
