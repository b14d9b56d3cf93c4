"""One post for a player's turns in a row: edited while it is the table's last message."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

import db.outbox as outbox_db
from bot.posts import turn_posts
from bot.service.tables.store import Tables
from bot.shared.clock import now
from db.outbox import NewMessage
from games.core.actions import EndTurn
from tests.bot.noticeboard import Told
from tests.bot.process.test_unreached import http
from tests.bot.seated import Seated
from tests.bot.test_folding import alone, turn
from tests.bot.wall import Wall
from tests.toy.state import Build, Paint

REFUSED = [http(404, 10008), http(403, 50005), http(429, 30046)]


@pytest.fixture
async def told(tables: Tables) -> Told:
    """Return a person alone, with two turns posted; Luna Maris has several in a row."""
    found = Told(await alone(tables))
    await found.announce()
    for _ in range(2):
        await turn(found.seated)
        await found.announce()
    return found


async def test_turns_in_a_row_are_one_message_that_is_edited(told: Told) -> None:
    *earlier, post = told.board.posts
    assert len(post.texts) == 2
    first, both = post.texts
    lines = [line for line in first.splitlines() if line.startswith("**Ada** ")]
    assert lines
    assert all(line in both for line in lines)
    await turn(told.seated)
    await told.announce()
    assert told.board.posts == [*earlier, post]
    assert len(post.texts) == 3


async def test_where_nobody_else_is_asked_the_post_leads_to_the_panel(told: Told) -> None:
    """A ping would only repeat to its player what their panel asks."""
    *_, post = told.board.posts
    assert not told.board.saying("➜")
    assert post.buttons == ["Act", "Board", "Follow"]


async def test_where_a_ping_asks_the_post_leaves_that_to_it(two: Seated) -> None:
    told = Told(two)
    first, _ = await two.bids()
    await two.act(first, EndTurn())
    await told.announce()
    assert told.board.posts[-1].buttons == ["Board", "Follow"]
    (ping,) = told.board.saying("➜")
    assert "Act" in ping.buttons


@pytest.mark.parametrize("at", ["edit", "send"])
async def test_a_crash_between_leaves_exactly_one_post(told: Told, at: str) -> None:
    """The edit, or the ping after it, was done and never heard of."""
    *earlier, post = told.board.posts
    before = list(told.board.standing.values())
    await turn(told.seated)
    await told.crashing(at)
    assert told.board.posts == [*earlier, post]
    assert len(told.board.standing) == len(before)
    assert len(set(post.texts)) == 3
    await turn(told.seated)
    await told.announce()
    assert told.board.posts == [*earlier, post]


@pytest.mark.parametrize("refusal", REFUSED, ids=repr)
async def test_where_discord_refuses_the_edit_a_new_post_follows(
    told: Told, refusal: Exception
) -> None:
    *_, post = told.board.posts
    if getattr(refusal, "code", 0) == 10008:
        del told.board.standing[post.id]
    else:
        told.board.refuse = refusal
    await turn(told.seated)
    await told.announce()
    new = told.board.posts[-1]
    assert new is not post
    assert lines(new.text)
    assert not set(lines(new.text)) & set(lines(post.text)), "nothing is told twice"
    assert await told.seated.pending() == []


async def test_a_post_that_is_old_is_left_alone(told: Told, wall: Wall) -> None:
    *earlier, post = told.board.posts
    wall.passes(turn_posts.CHANGED_FOR + timedelta(minutes=1))
    await turn(told.seated)
    await told.announce()
    assert len(post.texts) == 2
    assert told.board.posts[:-1] == [*earlier, post]
    assert not set(lines(told.board.posts[-1].text)) & set(lines(post.text))


async def test_below_another_message_a_new_post_follows(told: Told) -> None:
    *_, post = told.board.posts
    said = NewMessage(
        kind="text", nonce="said", channel_id=7, first_seq=0, last_seq=0, payload={"text": "News."}
    )
    async with told.database.writing() as conn:
        await outbox_db.add_messages(conn, told.seated.id, [said], now())
    await told.announce()
    await turn(told.seated)
    await told.announce()
    assert len(post.texts) == 2
    assert post.id in told.board.standing
    new = told.board.posts[-1]
    (news,) = told.board.saying("News.")
    assert new.id > news.id > post.id
    assert not set(lines(new.text)) & set(lines(post.text))


async def test_a_question_that_is_over_is_a_message_too(told: Told) -> None:
    *_, post = told.board.posts
    asked = NewMessage(
        kind="window",
        nonce="asked",
        channel_id=7,
        first_seq=0,
        last_seq=0,
        payload={"topic": "fight 1", "first": 1, "last": 1},
    )
    async with told.database.writing() as conn:
        await outbox_db.add_messages(conn, told.seated.id, [asked], now())
        await outbox_db.mark_posted(conn, "asked", post.id + 1, now())
        await outbox_db.finish(conn, ["asked"])
    await turn(told.seated)
    await told.announce()
    assert len(post.texts) == 2
    assert told.board.posts[-1] is not post


async def test_when_discord_is_out_of_reach_the_same_post_is_edited_later(told: Told) -> None:
    *earlier, post = told.board.posts
    told.board.refuse = http(503)
    await turn(told.seated)
    await told.announce()
    assert len(post.texts) == 2
    told.board.refuse = None
    await told.again()
    assert told.board.posts == [*earlier, post]
    assert len(post.texts) == 3


async def test_a_ping_stays_until_what_was_prepared_is_played_or_set_aside(two: Seated) -> None:
    """Deleted before the post is there it would reveal that a turn was prepared."""
    told = Told(two)
    first, second = await two.bids()
    await told.announce()
    for action in (Build("site05", 1), Paint("red")):
        await two.plan(second, "add", action)
    await two.plan(second, "arm")
    before = dict(told.board.standing)
    await two.act(first, Build("site05", 1), Paint("red"), EndTurn())
    await told.announce()
    assert told.board.standing == before
    await two.play_prepared(1)
    await told.announce()
    (ping,) = told.board.saying("➜")
    assert ping.id not in before


async def test_a_ping_stays_until_the_post_is_there(two: Seated) -> None:
    """Otherwise a late look at pings would reveal a decision before its post."""
    told = Told(two)
    first, _ = await two.bids()
    await told.announce()
    before = dict(told.board.standing)
    await two.act(first, Build("site05", 1), Paint("red"), EndTurn())
    await told.announcer.cleaner.work(two.id)
    assert told.board.standing == before
    await told.announce()
    (ping,) = told.board.saying("➜")
    assert ping.id not in before


async def played(told: Told, user_id: int, *actions: Any) -> None:
    await told.seated.act(user_id, *actions, EndTurn())
    await told.announce()


async def test_turns_of_different_players_have_a_post_each(three: Seated) -> None:
    told = Told(three)
    first, second, _ = await three.bids()
    await told.announce()
    before = len(told.board.posts)
    await played(told, first)
    await played(told, second, Build("site02", 1), Paint("red"))
    assert len(told.board.posts) == before + 2


# Taking back turns that a post shows


async def test_a_turn_that_was_taken_back_is_gone_with_its_ping(two: Seated) -> None:
    told = Told(two)
    first, second = await two.bids()
    await told.announce()
    before = told.board.posts
    await played(told, first, Build("site01", 1), Paint("red"))
    assert told.board.saying("site01")
    assert told.board.saying(f"<@{second}>")
    notified = len(told.board.notified)
    await two.undo(first)
    await told.announce()
    assert told.board.posts == before
    assert not told.board.saying(f"<@{second}>")
    assert told.board.saying("➜")
    assert len(told.board.notified) == notified  # it is their own press that asks them again
    await played(told, first)
    assert len(told.board.saying("site01")) == 1


async def test_what_was_told_before_in_the_same_post_stays(told: Told) -> None:
    *earlier, post = told.board.posts
    one, both = post.texts
    await told.seated.undo(101)
    await told.announce()
    assert told.board.posts == [*earlier, post]
    assert lines(post.text) == lines(one)
    await told.seated.act(101, EndTurn())
    await told.announce()
    assert told.board.posts == [*earlier, post]
    assert lines(post.text) == lines(both)
    assert "withdrew" not in post.text


def lines(text: str) -> list[str]:
    """Return what happened, of a post's text."""
    return [line for line in text.splitlines() if line.startswith("**Ada** ")]


@pytest.mark.parametrize("posted", [True, False])
async def test_a_turn_taken_back_before_or_after_its_post_was_sent(
    two: Seated, *, posted: bool
) -> None:
    told = Told(two)
    first, second = await two.bids()
    await told.announce()
    before = told.board.posts
    await two.act(first, Build("site01", 1), Paint("red"), EndTurn())
    if posted:
        await told.announce()
    await two.undo(first)
    await told.announce()
    assert told.board.posts == before
    assert (second in told.board.notified) is posted


@pytest.mark.parametrize("at", ["delete", "send"])
async def test_a_crash_while_it_is_taken_back(two: Seated, at: str) -> None:
    told = Told(two)
    first, _ = await two.bids()
    await told.announce()
    before = told.board.posts
    await played(told, first, Build("site01", 1), Paint("red"))
    await two.undo(first)
    await told.crashing(at)
    assert told.board.posts == before
    assert len(told.board.saying("➜")) == 1
    await played(told, first)
    assert len(told.board.saying("site01")) == 1


async def test_where_the_post_cannot_be_changed_a_new_one_says_so(two: Seated) -> None:
    told = Told(two)
    first, _ = await two.bids()
    await told.announce()
    await played(told, first, Build("site01", 1), Paint("red"))
    told.board.refuse = http(403, 50005)
    await two.undo(first)
    await told.announce()
    told.board.refuse = None
    assert told.board.saying("Ada withdrew the end of their turn.")
    assert told.board.saying("site01")


async def test_a_post_that_is_old_is_left_and_a_new_one_says_so(two: Seated, wall: Wall) -> None:
    told = Told(two)
    first, _ = await two.bids()
    await told.announce()
    await played(told, first, Build("site01", 1), Paint("red"))
    wall.passes(turn_posts.CHANGED_FOR + timedelta(minutes=1))
    await two.undo(first)
    await told.announce()
    assert told.board.saying("Ada withdrew the end of their turn.")
    assert told.board.saying("site01")
