"""People who look for players in a post of a forum, and seasons there."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.service.tables.settings import settings_of
from tests.bot.finding.searching import ADA, BRIAN, CHLOE, HOUR, PEOPLE, found, look, stored
from tests.bot.forums.opening import IN_POST, SEND, VIEW
from tests.bot.server import MANAGE_CHANNELS, refusal
from tests.bot.stage import Stage
from tests.bot.wire import Person

EVE = Person(104, "Eve", manages=True)


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
