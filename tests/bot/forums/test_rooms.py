"""The posts that are opened for tables, their tags, and what happens where there can be none."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.screens.rooms import room_in
from bot.service.tables.settings import settings_of
from tests.bot.described import Forum
from tests.bot.finding.searching import ADA, BRIAN, CHLOE, HOUR, PEOPLE, found, look, stored
from tests.bot.forums.opening import FORUM, NEW, applied, opened
from tests.bot.server import MANAGE_CHANNELS, MANAGE_THREADS, refusal
from tests.bot.stage import Stage
from tests.bot.wire import Person

EVE = Person(104, "Eve", manages=True)
IN_POST = 2
"""The channel around the thread of the wire."""
VIEW, SEND, ATTACH = (
    getattr(discord.Permissions, name).flag
    for name in ("view_channel", "send_messages", "attach_files")
)


# Opening


async def test_the_first_message_becomes_the_lobby(stage: Stage, toy_game: None) -> None:
    answer = await opened(stage)
    assert stage.wire.opened[0]["message"]["content"] == "🪐 A table is being opened here…"
    assert "is open in <#" in answer.text
    assert any("Dust" in text for text in answer.posted)


@pytest.mark.parametrize(
    ("tags", "given"),
    [
        (["No clocks", "Daily"], ["No clocks"]),
        (["NO CLOCKS"], ["NO CLOCKS"]),
        (["none"], ["none"]),
        (["Sans pendules"], ["Sans pendules"]),
        (["Daily"], []),
        ([], []),
    ],
)
async def test_a_tag_has_a_name_of_the_pace_in_any_language(
    stage: Stage, toy_game: None, tags: list[str], given: list[str]
) -> None:
    await opened(stage, *tags, lacks=MANAGE_CHANNELS)
    assert applied(stage) == given


@pytest.mark.parametrize(
    ("locale", "name"), [("en-GB", "No clocks"), ("fr", "Sans pendules"), ("de", "No clocks")]
)
async def test_a_new_tag_is_in_the_language_of_the_server(
    stage: Stage, toy_game: None, locale: str, name: str
) -> None:
    stage.wire.server.locale = locale
    await opened(stage, "Beginners")
    assert applied(stage) == [name]
    known = stage.wire.server.channels[FORUM.id]["available_tags"]
    assert [tag["name"] for tag in known] == ["Beginners", name]


async def test_a_tag_for_moderators_needs_their_permission(stage: Stage, toy_game: None) -> None:
    stage.wire.server.add_forum(FORUM.id, "No clocks", lacks=MANAGE_THREADS)
    stage.wire.server.channels[FORUM.id]["available_tags"][0]["moderated"] = True
    await stage.wire.use(ADA, 7, NEW, {"game": "dust", "forum": FORUM})
    assert applied(stage) == [], "and no second one of that name is made"
    assert len(stage.wire.server.channels[FORUM.id]["available_tags"]) == 1
    stage.wire.opened.clear()
    stage.wire.server.add_forum(FORUM.id, "No clocks")
    stage.wire.server.channels[FORUM.id]["available_tags"][0]["moderated"] = True
    await stage.wire.use(BRIAN, 8, NEW, {"game": "dust", "forum": FORUM})
    assert applied(stage) == ["No clocks"]


@pytest.mark.parametrize("status", [403, 400, 429, 500])
async def test_a_tag_that_cannot_be_made_holds_nothing_up(
    stage: Stage, toy_game: None, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    def refuse(*_: Any) -> Any:
        raise refusal(status, 40061)

    monkeypatch.setattr(stage.wire.server, "set_tags", refuse)
    stage.wire.server.channels[FORUM.id] = {"type": 15, "available_tags": []}
    stage.wire.server.everyone = discord.Permissions.all().value
    answer = await stage.wire.use(ADA, 7, NEW, {"game": "dust", "forum": FORUM})
    assert "is open in" in answer.text
    assert applied(stage) == []


# Where there can be none


@pytest.mark.parametrize(
    ("lacks", "named"),
    [(VIEW, "View Channel"), (SEND, "Create Posts"), (ATTACH | SEND, "Create Posts and Attach")],
)
async def test_missing_permissions_are_named(
    stage: Stage, toy_game: None, lacks: int, named: str
) -> None:
    answer = await opened(stage, lacks=lacks)
    assert named in answer.text
    assert "<#90>" in answer.text
    assert stage.wire.opened == []


async def test_a_forum_that_the_bot_cannot_see_is_named(stage: Stage, toy_game: None) -> None:
    stage.wire.server.refused[FORUM.id] = 403, 50001
    answer = await stage.wire.use(ADA, 7, NEW, {"game": "dust", "forum": FORUM})
    assert "View Channel" in answer.text
    assert stage.wire.opened == []


@pytest.mark.parametrize("allowed", [VIEW, SEND])
@pytest.mark.parametrize("lacks", [0, VIEW])
async def test_a_person_who_cannot_post_there_opens_no_table(
    stage: Stage, toy_game: None, allowed: int, lacks: int
) -> None:
    """Nor do they learn what the bot lacks there; without View Channel, Send Messages is void."""
    stage.wire.server.add_forum(FORUM.id, lacks=lacks)
    forum = Forum(FORUM.id, allowed=str(allowed))
    answer = await stage.wire.use(ADA, 7, NEW, {"game": "dust", "forum": forum})
    assert "You can’t create posts" in answer.text
    assert stage.wire.opened == []


async def test_a_forum_of_another_server_gets_no_table(stage: Stage, toy_game: None) -> None:
    stage.wire.server.add_forum(FORUM.id)
    stage.wire.server.channels[FORUM.id]["guild_id"] = "77"
    answer = await stage.wire.use(ADA, 7, NEW, {"game": "dust", "forum": FORUM})
    assert "You can’t create posts" in answer.text
    assert stage.wire.opened == []


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_a_required_tag_that_is_missing_is_named(
    stage: Stage, toy_game: None, locale: str
) -> None:
    stage.wire.server.add_forum(FORUM.id, "Daily", required=True, lacks=MANAGE_CHANNELS)
    answer = await stage.wire.use(ADA, 7, NEW, {"game": "dust", "forum": FORUM}, locale=locale)
    assert ("Sans pendules" if locale == "fr" else "No clocks") in answer.text
    assert stage.wire.opened == []


async def test_a_required_tag_is_made(stage: Stage, toy_game: None) -> None:
    await opened(stage, "Daily", required=True)
    assert applied(stage) == ["No clocks"]


async def test_a_post_without_a_lobby_is_closed(
    stage: Stage, toy_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = stage.wire._request

    async def answer(http: Any, route: Any, **more: Any) -> Any:
        if route.method == "PATCH" and "messages" in route.path and not stage.wire.archived:
            content = (more.get("json") or {}).get("content") or ""
            if "Dust" in content:
                raise refusal(403, 50013)
        return await request(http, route, **more)

    monkeypatch.setattr(stage.wire, "_request", answer)
    answered = await opened(stage)
    assert "permission" in answered.text
    assert len(stage.wire.archived) == 1
    assert answered.posted[-1] == "🪐 No table was opened here."
    answered = await stage.wire.use(ADA, 7, NEW, {"game": "dust"})
    assert "is open in" in answered.text


# In a post


async def test_in_a_post_a_thread_is_another_post(stage: Stage, toy_game: None) -> None:
    stage.wire.server.add_forum(IN_POST, "No clocks")
    options = {"game": "dust", "thread": True}
    answer = await stage.wire.use(ADA, 7, NEW, options, place="thread")
    assert "is open in" in answer.text
    (request,) = stage.wire.opened
    assert request["applied_tags"] == ["500"]


async def test_in_a_thread_of_a_text_channel_there_is_none(stage: Stage, toy_game: None) -> None:
    options = {"game": "dust", "thread": True}
    answer = await stage.wire.use(ADA, 7, NEW, options, place="thread")
    assert "can’t create a thread here" in answer.text
    assert stage.wire.opened == []


@pytest.mark.parametrize("where", [{"forum": FORUM}, {"thread": True}])
async def test_a_practice_gets_no_post(stage: Stage, toy_game: None, where: dict[str, Any]) -> None:
    for each in (IN_POST, FORUM.id):
        stage.wire.server.add_forum(each)
    options = {"game": "dust", "practice": True, **where}
    answer = await stage.wire.use(ADA, 7, NEW, options, place="thread")
    assert "only you play" in answer.text
    assert stage.wire.opened == []


# People who look for players


async def test_searches_in_a_post_lead_to_a_post_with_the_pace(
    stage: Stage, toy_game: None
) -> None:
    stage.wire.server.add_forum(IN_POST, "Live", "daily")
    stage.wire.server.everyone = discord.Permissions.all().value & ~(1 << 3)
    for who in (ADA, BRIAN):
        options = {"game": "dust", "players": 2, "pace": "daily"}
        await stage.wire.use(who, 7, PEOPLE, options, place="thread")
    assert {row.channel_id for row in await stored(stage)} == {IN_POST}
    await look(stage)
    live = await found(stage)
    settings = settings_of(live)
    assert (settings.forum, settings.starter) == (str(IN_POST), False)
    assert settings.lobby_message == str(live.row.channel_id)
    assert stage.wire.opened[0]["applied_tags"] == ["501"]
    (call,) = [text for text in stage.wire.answers.posted if "invited" in text]
    assert all(f"<@{who.id}>" in call for who in (ADA, BRIAN))


async def test_a_forum_that_takes_no_posts_any_more_is_left_alone(
    stage: Stage, toy_game: None
) -> None:
    stage.wire.server.add_forum(IN_POST)
    stage.wire.server.everyone = discord.Permissions.all().value & ~(1 << 3)
    for who in (ADA, CHLOE):
        await stage.wire.use(who, 7, PEOPLE, {"game": "dust", "players": 2}, place="thread")
    stage.wire.server.add_forum(IN_POST, "Other", required=True, lacks=MANAGE_CHANNELS)
    await look(stage)
    asked = len(stage.wire.server.asked)
    await look(stage)
    assert stage.wire.opened == []
    assert not any("/channels/" in path for path in stage.wire.server.asked[asked:])
    stage.wire.server.add_forum(IN_POST, "Daily", required=True, lacks=MANAGE_CHANNELS)
    await look(stage, 2 * HOUR)
    assert len(stage.wire.opened) == 1
    assert (await found(stage)).row.status == "lobby"


async def test_a_missing_tag_holds_up_only_people_with_its_clocks(
    stage: Stage, toy_game: None
) -> None:
    stage.wire.server.add_forum(IN_POST, "Slow", "Daily", required=True)
    stage.wire.server.everyone = discord.Permissions.all().value & ~(1 << 3)
    for who, pace in ((ADA, "slow"), (CHLOE, "slow"), (BRIAN, "daily"), (EVE, "daily")):
        options = {"game": "dust", "players": 2, "pace": pace}
        await stage.wire.use(who, 7, PEOPLE, options, place="thread")
    stage.wire.server.add_forum(IN_POST, "Daily", required=True, lacks=MANAGE_CHANNELS)
    await look(stage)
    assert {row.user_id for row in await stored(stage) if row.table_id} == {BRIAN.id, EVE.id}
    assert len(stage.wire.opened) == 1


@pytest.mark.parametrize(
    ("path", "options"),
    [
        (PEOPLE, {"game": "dust", "players": 2, "pace": "slow"}),
        (("season", "new"), {"game": "dust", "pace": "slow"}),
    ],
)
async def test_nothing_begins_in_a_post_whose_forum_takes_no_posts(
    stage: Stage, toy_game: None, path: tuple[str, ...], options: dict[str, Any]
) -> None:
    for tags, lacks, sentence in (
        (["Daily"], MANAGE_CHANNELS, "“Slow”"),
        (["Slow"], SEND, "Create Posts"),
    ):
        stage.wire.server.add_forum(IN_POST, *tags, required=True, lacks=lacks)
        answer = await stage.wire.use(EVE, 7, path, options, place="thread")
        assert sentence in answer.text
    stage.wire.server.add_forum(IN_POST, "Slow", required=True, lacks=MANAGE_CHANNELS)
    answer = await stage.wire.use(EVE, 7, path, options, place="thread")
    assert "tag" not in answer.text


async def test_a_person_who_only_answers_in_posts_opens_none_by_a_search(
    stage: Stage, toy_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.wire.server.add_forum(IN_POST)
    monkeypatch.setattr("tests.bot.described.WRITES", str(VIEW))
    answer = await stage.wire.use(ADA, 7, PEOPLE, {"game": "dust", "players": 2}, place="thread")
    assert "You can’t create posts" in answer.text
    assert await stored(stage) == []


async def test_a_season_in_a_thread_of_a_text_channel_is_refused(
    stage: Stage, toy_game: None
) -> None:
    answer = await stage.wire.use(EVE, 7, ("season", "new"), {"game": "dust"}, place="thread")
    assert "can’t create a thread here" in answer.text


# At the same time


async def test_a_tag_that_was_deleted_meanwhile_is_left_out(
    stage: Stage, toy_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = stage.wire._request

    async def answer(http: Any, route: Any, **more: Any) -> Any:
        if (more.get("json") or {}).get("applied_tags"):
            raise refusal(404, 10087)
        return await request(http, route, **more)

    monkeypatch.setattr(stage.wire, "_request", answer)
    answered = await opened(stage, "No clocks")
    assert "is open in" in answered.text
    assert applied(stage) == []


async def test_two_tables_at_once_share_a_new_tag(
    stage: Stage, toy_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes all tags of a forum at once: neither table removes the other's."""
    request = stage.wire._request

    async def slow(http: Any, route: Any, **more: Any) -> Any:
        await asyncio.sleep(0)
        return await request(http, route, **more)

    monkeypatch.setattr(stage.wire, "_request", slow)
    stage.wire.server.add_forum(FORUM.id, "Beginners")
    client = stage.app.client
    found = await client.fetch_channel(FORUM.id)
    paces = ("daily", "daily", "live")
    made = await asyncio.gather(*(room_in(client, found, "x", pace, "en") for pace in paces))
    known = stage.wire.server.channels[FORUM.id]["available_tags"]
    assert [tag["name"] for tag in known] == ["Beginners", "Daily", "Live"]
    assert len(made) == len(paces)
    given = [request["applied_tags"] for request in stage.wire.opened]
    assert sorted(given) == [["501"], ["501"], ["502"]]


# What happens in between


def refusing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, error: discord.HTTPException
) -> list[bool]:
    """Let Discord refuse changes of messages while the returned list holds anything."""
    request, on = stage.wire._request, [True]

    async def answer(http: Any, route: Any, **more: Any) -> Any:
        if on and route.method == "PATCH" and "messages" in route.path:
            raise error
        return await request(http, route, **more)

    monkeypatch.setattr(stage.wire, "_request", answer)
    return on


async def searched(stage: Stage) -> None:
    """Let two people look for players in a post, and be found."""
    stage.wire.server.add_forum(IN_POST, "Daily")
    stage.wire.server.everyone = discord.Permissions.all().value & ~(1 << 3)
    for who in (ADA, BRIAN):
        await stage.wire.use(who, 7, PEOPLE, {"game": "dust", "players": 2}, place="thread")
    await look(stage)


async def test_a_lobby_that_was_not_shown_yet_is_shown_in_the_same_post(
    stage: Stage, toy_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a kill, or trouble at Discord; people are notified once."""
    on = refusing(stage, monkeypatch, refusal(500, 0))
    await searched(stage)
    live = await found(stage)
    assert (settings_of(live).starter, settings_of(live).lobby_message) == (True, None)
    assert not any("invited" in text for text in stage.wire.answers.posted)
    on.clear()
    await look(stage)
    live = await found(stage)
    assert settings_of(live).lobby_message == str(live.row.channel_id)
    assert not settings_of(live).starter
    assert len([text for text in stage.wire.answers.posted if "invited" in text]) == 1
    await look(stage)
    assert stage.wire.answers.posted == []
    assert len(stage.wire.opened) == 1


async def test_without_its_first_message_a_post_gets_another(
    stage: Stage, toy_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusing(stage, monkeypatch, refusal(404, 10008))
    await searched(stage)
    live = await found(stage)
    assert settings_of(live).lobby_message not in (None, str(live.row.channel_id))
    assert not any("invited" in text for text in stage.wire.answers.posted)
    assert len([text for text in stage.wire.answers.posted if "Held for" in text]) == 1


async def test_a_post_that_is_gone_leads_to_another_search(
    stage: Stage, toy_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusing(stage, monkeypatch, refusal(404, 10003))
    await searched(stage)
    assert {row.table_id for row in await stored(stage)} == {None}
