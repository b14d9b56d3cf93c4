"""Forums: their tags, the posts that a bot opens there, and the page that shows them."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from playwright.async_api import Browser, expect

from sandbox.server import Sandbox
from tests import chromium
from tests.discord.check import check
from tests.sandbox.conftest import Hands, Json
from tests.sandbox.probe import Probe
from tests.sandbox.test_page import browser, open_page

__all__ = ["browser"]


async def forum(hands: Hands, *tags: Any, required: bool = False) -> Json:
    """Make a forum; return it."""
    body = {"name": "tables", "kind": "forum", "tags": list(tags), "require_tag": required}
    await hands.control("POST", "channels", body)
    status, made = await hands.api("GET", f"/channels/{await hands.channel_id('tables')}")
    assert status == 200
    return made


async def allow(hands: Hands, channel: Json, *names: str, deny: tuple[str, ...] = ()) -> None:
    body = {"target": "bot", "allow": list(names), "deny": list(deny)}
    await hands.control("PUT", f"channels/{channel['id']}/permissions", body)


async def opened(hands: Hands, where: Json, *tags: str, **more: Any) -> tuple[int, Json]:
    body = {"name": "Belt", "message": {"content": "hello"}, "applied_tags": list(tags)} | more
    return await hands.api("POST", f"/channels/{where['id']}/threads", body)


async def test_a_post_is_opened_with_its_first_message(hands: Hands, probe: Probe) -> None:
    """By the client as well, which hears of it; the first message has the id of the post."""
    where = await forum(hands, "Daily", "Live")
    assert [tag["name"] for tag in where["available_tags"]] == ["Daily", "Live"]
    heard: asyncio.Future[discord.Thread] = asyncio.get_running_loop().create_future()

    async def on_thread_create(thread: discord.Thread) -> None:
        heard.set_result(thread)

    probe.event(on_thread_create)
    channel = await probe.fetch_channel(int(where["id"]))
    assert isinstance(channel, discord.ForumChannel)
    (tag,) = [each for each in channel.available_tags if each.name == "Live"]
    made = await channel.create_thread(name="Belt", content="hello", applied_tags=[tag])
    assert made.message.id == made.thread.id
    async with asyncio.timeout(20):
        thread = await heard
    assert (thread.id, thread._applied_tags[0]) == (made.thread.id, tag.id)
    assert thread.message_count == 0
    await made.thread.send("second")
    (first, second) = [m["content"] for m in await hands.messages(channel=str(thread.id))]
    assert {first, second} == {"hello", "second"}
    await made.message.edit(content="changed")
    await made.message.delete()
    left = [m["content"] for m in await hands.messages(channel=str(thread.id))]
    assert left == ["second"], "the post stays without its first message"
    requests = (await hands.control("GET", "requests"))["requests"]
    check([r for r in requests if "threads" in r["path"] or r["method"] == "PATCH"])


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"message": None}, 50035),
        ({"message": {"content": ""}}, 50006),
        ({"message": {"content": "x" * 2001}}, 50035),
        ({"name": ""}, 50035),
        ({"name": "x" * 101}, 50035),
        ({"applied_tags": ["1"]}, 10087),
        ({"applied_tags": ["1"] * 6}, 50035),
    ],
)
async def test_a_post_that_is_wrong_is_not_opened(hands: Hands, more: Json, code: int) -> None:
    where = await forum(hands, "Daily")
    status, answer = await opened(hands, where, **more)
    assert (status // 100, answer["code"]) == (4, code)
    state = await hands.control("GET", "state")
    assert [c for c in state["channels"] if c.get("parent_id") == where["id"]] == []


async def test_a_forum_can_demand_a_tag(hands: Hands) -> None:
    where = await forum(hands, "Daily", required=True)
    assert where["flags"] == 1 << 4
    status, answer = await opened(hands, where)
    assert (status, answer["code"]) == (400, 40067)
    tag = where["available_tags"][0]["id"]
    status, post = await opened(hands, where, tag)
    assert (status, post["applied_tags"]) == (201, [tag])
    status, answer = await hands.api("PATCH", f"/channels/{post['id']}", {"applied_tags": []})
    assert (status, answer["code"]) == (400, 40067)


async def test_tags_of_moderators_are_theirs(hands: Hands) -> None:
    where = await forum(hands, {"name": "Daily", "moderated": True}, "Live")
    tag, other = (each["id"] for each in where["available_tags"])
    status, answer = await opened(hands, where, tag)
    assert (status, answer["code"]) == (403, 50013)
    await allow(hands, where, "manage_threads")
    status, post = await opened(hands, where, tag)
    assert (status, post["applied_tags"]) == (201, [tag])
    await allow(hands, where)
    path = f"/channels/{post['id']}"
    status, _ = await hands.api("PATCH", path, {"applied_tags": [other]})
    assert status == 403, "it would take away that of the moderators"
    status, post = await hands.api("PATCH", path, {"applied_tags": [tag, other]})
    assert (status, post["applied_tags"]) == (200, [tag, other])


async def test_only_its_own_posts_get_tags_from_the_bot(hands: Hands) -> None:
    where = await forum(hands, "Daily")
    body = {"user": "Ada", "channel": where["id"], "name": "Hers"}
    post = await hands.control("POST", "threads", body)
    change = {"applied_tags": [where["available_tags"][0]["id"]]}
    status, _ = await hands.api("PATCH", f"/channels/{post['id']}", change)
    assert status == 403
    await allow(hands, where, "manage_threads")
    status, _ = await hands.api("PATCH", f"/channels/{post['id']}", change)
    assert status == 200


async def test_who_opened_a_post_changes_it_while_they_can_create_posts(hands: Hands) -> None:
    where = await forum(hands, "Daily")
    _, post = await opened(hands, where)
    change = {"applied_tags": [where["available_tags"][0]["id"]]}
    await allow(hands, where, deny=("send_messages",))
    for body in (change, {"name": "Ring"}, {"archived": True}):
        status, answer = await hands.api("PATCH", f"/channels/{post['id']}", body)
        assert (status, answer["code"]) == (403, 50013)
    await allow(hands, where)
    status, _ = await hands.api("PATCH", f"/channels/{post['id']}", change)
    assert status == 200


async def test_tags_are_added_by_a_manager_of_channels(hands: Hands) -> None:
    where = await forum(hands, {"name": "Daily", "emoji_name": "🐣"})
    path, tags = f"/channels/{where['id']}", where["available_tags"]
    status, _ = await hands.api("PATCH", path, {"available_tags": [*tags, {"name": "Live"}]})
    assert status == 403
    await allow(hands, where, "manage_channels")
    status, changed = await hands.api("PATCH", path, {"available_tags": [*tags, {"name": "Live"}]})
    assert status == 200
    assert changed["available_tags"][0] == tags[0]
    assert changed["available_tags"][1]["name"] == "Live"
    status, answer = await hands.api(
        "PATCH", path, {"available_tags": [{"name": str(n)} for n in range(21)]}
    )
    assert (status, answer["code"]) == (400, 50035)
    status, answer = await hands.api(
        "PATCH", path, {"available_tags": [{"name": "Live"}, {"name": "live"}]}
    )
    assert (status, answer["code"]) == (400, 40061)
    # Posts lose a tag that is deleted.
    _, post = await opened(hands, where, tags[0]["id"])
    await hands.api("PATCH", path, {"available_tags": []})
    _, post = await hands.api("GET", f"/channels/{post['id']}")
    assert post["applied_tags"] == []


async def test_posts_need_no_other_permission_than_to_write(hands: Hands) -> None:
    """In a forum writing is posting; to write in posts is another permission."""
    where = await forum(hands)
    await allow(hands, where, deny=("create_public_threads",))
    assert (await opened(hands, where))[0] == 201
    await allow(hands, where, deny=("send_messages",))
    status, answer = await opened(hands, where)
    assert (status, answer["code"]) == (403, 50013)
    deny = {"target": "Brian", "allow": [], "deny": ["send_messages"]}
    await hands.control("PUT", f"channels/{where['id']}/permissions", deny)
    body = {"user": "Brian", "channel": where["id"], "name": "His"}
    assert (await hands.refused("POST", "threads", body))[0] == 409


@chromium.needed
async def test_the_page_shows_a_forum_with_its_posts(
    browser: Browser, sandbox: Sandbox, hands: Hands
) -> None:
    page = await open_page(browser, sandbox)
    await page.get_by_role("button", name="Add a channel").click()
    await page.get_by_label("Channel name").fill("games")
    await page.get_by_label("A forum, which has posts only").check()
    await page.get_by_role("button", name="Add", exact=True).click()
    await expect(page.get_by_text("This is a forum. Open one of its posts")).to_be_visible()
    await hands.control("PATCH", "channels/games", {"tags": ["Daily"]})
    _, where = await hands.api("GET", f"/channels/{await hands.channel_id('games')}")
    await opened(hands, where, where["available_tags"][0]["id"])
    posts = page.get_by_role("list", name="Posts")
    await expect(posts.get_by_role("button", name="Belt Daily")).to_be_visible()
    await page.get_by_role("button", name="New post").click()
    await page.get_by_label("Name of the post").fill("Ring")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", name="Ring", level=1)).to_be_visible()
    await page.get_by_role("link", name="games").click()
    await posts.get_by_role("button", name="Belt Daily").click()
    await expect(page.locator("#messages")).to_contain_text("hello")
    await expect(page.locator("#head .topic")).to_have_text("#games · Daily")
