"""Tables in posts of forums: opened, tagged with their pace, played, lost, found, in a season."""

from __future__ import annotations

from typing import Any

import pytest

from bot.platform.permissions import INVITE
from sandbox.permissions import BOT, EVERYONE, names
from tests.e2e.dust import answer, gone, labels, posts, read, told
from tests.e2e.harness import BotProcess, Refused, Standin, text_of
from tests.e2e.player import Player, play_out
from tests.e2e.restarts import killed, season_due

Running = tuple[Standin, BotProcess]
PACES = ["No clocks", "slow", "Daily", "Live"]
CREATED = "/threads"


async def forum(discord: Standin, *tags: Any, require: bool = False) -> str:
    """Make a forum in which the bot has what the invitation gives; return its id."""
    body = {"name": "tables", "kind": "forum", "tags": list(tags), "require_tag": require}
    made = await discord.call("POST", "channels", body)
    given = set(names(INVITE.value))
    deny = sorted({*BOT, *EVERYONE} - given)
    allowed = {"target": "bot", "allow": sorted(given), "deny": deny}
    await discord.call("PUT", f"channels/{made['id']}/permissions", allowed)
    return made["id"]


async def allow(discord: Standin, channel: str, *more: str, less: tuple[str, ...] = ()) -> None:
    """Give the bot permissions in a forum beyond those of the invitation, or take some away."""
    given = {*names(INVITE.value), *more} - set(less)
    deny = sorted({*BOT, *EVERYONE} - given)
    body = {"target": "bot", "allow": sorted(given), "deny": deny}
    await discord.call("PUT", f"channels/{channel}/permissions", body)


async def channels(discord: Standin, **of: Any) -> list[dict[str, Any]]:
    """Return the channels of which this is so."""
    found = (await discord.call("GET", "state"))["channels"]
    return [each for each in found if all(each.get(k) == value for k, value in of.items())]


async def post_in(discord: Standin, where: str) -> dict[str, Any]:
    """Return the only post of a forum."""
    (found,) = await channels(discord, parent_id=where)
    return found


async def lobby_in(discord: Standin, post: str) -> dict[str, Any]:
    """Return the first message of a post, which has its id."""
    (found,) = [each for each in await discord.messages(post) if each["id"] == post]
    return found


async def tags_of(discord: Standin, post: str) -> list[str]:
    """Return the names of a post's tags."""
    (found,) = await channels(discord, id=post)
    (around,) = await channels(discord, id=found["parent_id"])
    known = {tag["id"]: tag["name"] for tag in around["available_tags"]}
    return [known[each] for each in found["applied_tags"]]


async def tagged(discord: Standin, post: str, name: str) -> None:
    """Wait until a post has one tag: a changed one comes after the answer."""

    async def there() -> bool:
        return await tags_of(discord, post) == [name]

    await discord.until(there)


async def clocks(discord: Standin, lobby: dict[str, Any], pace: str, who: str = "Ada") -> None:
    """Let somebody change the clocks in the options of a lobby."""
    panel = (await discord.press(who, "Options", message=lobby))["message"]
    (label,) = [each for each in labels(panel) if "locks" in each]
    await discord.fill(who, await discord.press(who, label, message=panel), pace=pace)


async def test_a_table_is_played_in_a_post_from_its_lobby_to_its_end(quick: Running) -> None:
    """The lobby is the first message of the post, and the clocks are its tag."""
    discord, bot = quick
    where = await forum(discord, *PACES)
    record = await discord.command("Ada", "table new", game="dust", name="Belt", forum="tables")
    post = await post_in(discord, where)
    assert f"<#{post['id']}>" in text_of(record["message"])
    assert post["name"] == "Belt"
    assert post["thread_metadata"]["auto_archive_duration"] == 7 * 24 * 60
    assert await tags_of(discord, post["id"]) == ["No clocks"]
    (lobby,) = await discord.messages(post["id"])
    assert lobby["id"] == post["id"]
    assert "Join" in labels(lobby)
    assert "Move to a thread" not in labels(lobby)
    await killed(discord, bot)
    await discord.press("Brian", "Join", message=lobby)
    await clocks(discord, lobby, "slow")
    await tagged(discord, post["id"], "slow")
    lobby = await lobby_in(discord, post["id"])
    await killed(discord, bot)
    await discord.press("Ada", "Start", message=lobby)
    await killed(discord, bot)
    people = [Player(discord, n, s, channel=post["id"]) for s, n in enumerate(("Ada", "Brian"))]
    assert await play_out(people)
    assert len(await read(discord, ") is over.", post["id"])) == 1
    await gone(discord, "➜", post["id"])
    assert await tags_of(discord, post["id"]) == ["slow"]
    assert "Belt" in text_of(await lobby_in(discord, post["id"]))
    # The rematch is in the same post, whose first message stays; its tag follows it.
    await discord.press("Brian", "Rematch", post["id"])
    (again,) = [m for m in await posts(discord, "Belt", post["id"]) if "Join" in labels(m)]
    assert again["id"] != post["id"]
    assert "Join" not in labels(await lobby_in(discord, post["id"]))
    await clocks(discord, again, "live", who="Brian")
    await tagged(discord, post["id"], "Live")
    refused = [r for r in await discord.requests() if r["status"] in (401, 403)]
    assert refused == []


async def test_in_a_post_another_post_is_opened(toy: Running) -> None:
    """The first one need not have a table, and its forum gets the table's post."""
    discord, _ = toy
    where = await forum(discord)
    body = {"user": "Ada", "channel": where, "name": "Open your tables here"}
    here = (await discord.call("POST", "threads", body))["id"]
    await discord.command("Ada", "table new", here, game="dust", name="Belt", thread=True)
    (made,) = [p for p in await channels(discord, parent_id=where) if p["id"] != here]
    assert made["name"] == "Belt"
    assert made["applied_tags"] == []
    assert len(await discord.messages(here)) == 2, "the post and the private answer"
    # Without that option the table is in the post where the command is used.
    await discord.command("Brian", "table new", here, game="dust", name="Ring")
    assert len(await posts(discord, "Ring", here)) == 1
    refused = await answer(
        discord, "Ada", "table new", channel=here, game="dust", thread=True, practice=True
    )
    assert "practice" in refused


async def test_invited_people_are_notified_in_the_post(toy: Running) -> None:
    discord, _ = toy
    where = await forum(discord)
    await discord.command("Ada", "table new", game="dust", forum="tables", invite="Brian")
    post = (await post_in(discord, where))["id"]
    messages = await discord.messages(post)
    (told_once,) = [m for m in messages if m["mentions"]]
    assert [each["username"] for each in told_once["mentions"]] == ["brian"]
    assert "invited" in text_of(told_once)
    assert "Held for" in text_of(await lobby_in(discord, post))


async def test_the_bot_makes_tags_where_it_manages_channels(toy: Running) -> None:
    """In the language of the server; tags that are there stay as they are."""
    discord, _ = toy
    where = await forum(discord, {"name": "Beginners", "emoji_name": "🐣"})
    await allow(discord, where, "manage_channels")
    await discord.command("Chloé", "table new", game="dust", forum="tables")
    post = (await post_in(discord, where))["id"]
    assert await tags_of(discord, post) == ["No clocks"]
    (found,) = await channels(discord, id=where)
    assert [tag["name"] for tag in found["available_tags"]] == ["Beginners", "No clocks"]
    assert found["available_tags"][0]["emoji_name"] == "🐣"


@pytest.mark.parametrize("full", [True, False])
async def test_a_table_is_opened_without_a_tag(toy: Running, full: bool) -> None:
    """There is no room for another tag, or it is for moderators alone."""
    discord, _ = toy
    tags: list[Any] = [f"tag {n}" for n in range(20)] if full else []
    where = await forum(discord, *tags or [{"name": "no clocks", "moderated": True}])
    if full:
        await allow(discord, where, "manage_channels")
    await discord.command("Ada", "table new", game="dust", forum="tables")
    assert (await post_in(discord, where))["applied_tags"] == []
    assert len(await discord.messages((await post_in(discord, where))["id"])) == 1


async def test_where_posts_need_a_tag_there_is_one_or_a_reason(toy: Running) -> None:
    discord, _ = toy
    where = await forum(discord, "Daily", "Beginners", require=True)
    refused = await answer(discord, "Ada", "table new", game="dust", forum="tables")
    assert "need a tag" in refused
    assert "“No clocks”" in refused
    assert await channels(discord, parent_id=where) == []
    body = {"tags": ["Daily", "Beginners", "No clocks"]}
    await discord.call("PATCH", f"channels/{where}", body)
    await discord.command("Ada", "table new", game="dust", forum="tables")
    post = (await post_in(discord, where))["id"]
    assert await tags_of(discord, post) == ["No clocks"]
    # A pace without a tag: the post keeps the one it has, as it needs one.
    (lobby,) = await discord.messages(post)
    await clocks(discord, lobby, "slow")
    await clocks(discord, lobby, "daily")
    await tagged(discord, post, "Daily")
    sent = [each["body"] or {} for each in await discord.requests(method="PATCH")]
    assert len([body for body in sent if "applied_tags" in body]) == 1


async def test_missing_permissions_in_the_forum_are_named(toy: Running) -> None:
    discord, _ = toy
    where = await forum(discord)
    await allow(discord, where, less=("send_messages", "attach_files"))
    refused = await answer(discord, "Ada", "table new", game="dust", forum="tables")
    assert "Create Posts and Attach Files" in refused
    await allow(discord, where, less=("view_channel",))
    refused = await answer(discord, "Ada", "table new", game="dust", forum="tables")
    assert "View Channel" in refused
    await allow(discord, where)
    deny = {"target": "Brian", "allow": [], "deny": ["send_messages"]}
    await discord.call("PUT", f"channels/{where}/permissions", deny)
    refused = await answer(discord, "Brian", "table new", game="dust", forum="tables")
    assert "You can’t create posts" in refused
    made = [r for r in await discord.requests() if r["path"].endswith(CREATED)]
    assert made == [], "it was not tried"
    with pytest.raises(Refused):
        await discord.command("Ada", "table new", game="dust", forum="lounge")


async def test_a_deleted_first_message_comes_back_and_a_deleted_post_is_told(toy: Running) -> None:
    discord, _ = toy
    where = await forum(discord)
    await discord.command("Ada", "table new", game="dust", name="Belt", forum="tables")
    post = (await post_in(discord, where))["id"]
    own = {"target": "Ada", "allow": ["manage_messages"], "deny": []}
    await discord.call("PUT", f"channels/{where}/permissions", own)
    await discord.call("DELETE", f"messages/{post}", user="Ada")
    assert await posts(discord, "Belt", post) == []
    await discord.command("Brian", "table join", post)
    (again,) = await read(discord, "Belt", post)
    assert again["id"] != post
    await discord.press("Ada", "Start", message=again)
    assert await Player(discord, "Ada", 1, channel=post).turn()
    await discord.call("PATCH", f"channels/{post}", {"archived": True})
    assert await discord.until(Player(discord, "Brian", 3, channel=post).turn)
    assert not (await post_in(discord, where))["thread_metadata"]["archived"]
    await discord.call("DELETE", f"channels/{post}")
    (note,) = await discord.until(lambda: told(discord, "Ada", "no longer exists"))
    assert "/table settings" in text_of(note)


async def test_people_who_look_for_players_in_a_post_get_another_post(quick: Running) -> None:
    discord, bot = quick
    where = await forum(discord, "Live", "daily")
    body = {"user": "Ada", "channel": where, "name": "Looking for players"}
    here = (await discord.call("POST", "threads", body))["id"]
    for who in ("Ada", "Brian"):
        await discord.command(who, "find players", here, game="dust", players=2, pace="daily")
    await killed(discord, bot)

    async def opened() -> Any:
        found = [p for p in await channels(discord, parent_id=where) if p["id"] != here]
        return [p for p in found if await posts(discord, "all looking for players", p["id"])]

    (post,) = await discord.until(opened)
    assert await tags_of(discord, post["id"]) == ["daily"]

    async def notified() -> Any:
        return [m for m in await discord.messages(post["id"]) if len(m["mentions"]) == 2]

    assert len(await discord.until(notified)) == 1
    lobby = await lobby_in(discord, post["id"])
    for who in ("Ada", "Brian"):
        await discord.press(who, "Join", message=lobby)
    await discord.press("Ada", "Start", message=lobby)
    assert await discord.until(Player(discord, "Ada", 1, channel=post["id"]).turn)


async def test_the_tables_of_a_season_are_posts_of_its_forum(quick: Running) -> None:
    discord, bot = quick
    where = await forum(discord, "Daily", require=True)
    body = {"user": "Ada", "channel": where, "name": "Our season"}
    here = (await discord.call("POST", "threads", body))["id"]
    await discord.command("Ada", "season new", here, game="dust", rounds=1, pace="daily")
    for name in ("Ada", "Brian", "Chloé"):
        await discord.command(name, "season join", here)
    await season_due(discord, bot)

    async def opened() -> Any:
        found = [p for p in await channels(discord, parent_id=where) if p["id"] != here]
        return [p for p in found if await posts(discord, "Held for", p["id"])]

    (post,) = await discord.until(opened)
    assert await tags_of(discord, post["id"]) == ["Daily"]
    (news,) = await read(discord, "Round 1 of 1", here)
    assert f"<#{post['id']}>" in text_of(news)
    lobby = await lobby_in(discord, post["id"])
    assert "Join" in labels(lobby)
