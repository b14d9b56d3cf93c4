"""One post for a player's turns in a row: edited while it is the table's last message."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import msgspec
import pytest

import db.outbox as outbox_db
from bot.platform import limits
from bot.posts import delivery, grouping, turn_posts
from bot.posts.grouping import told_later
from bot.service.history.log_lines import listed
from bot.service.history.log_text import stories
from bot.service.seats import lobby
from bot.service.tables.store import Tables
from bot.shared.clock import now
from db.outbox import MessageRow, NewMessage
from games.ares.actions import Found, PickPhase, Throw
from games.core.actions import EndTurn
from games.luna_maris.actions import EndWork
from tests.bot.noticeboard import Message, Told, http
from tests.bot.posts.moon import alone, turn
from tests.bot.seated import PEOPLE, Seated
from tests.bot.wall import Wall
from tests.toy.state import Build, Paint

REFUSED = [http(404, 10008), http(403, 50005), http(429, 30046)]
BUILT = (Build("site01", 1), Paint("red"), EndTurn())


@pytest.fixture
async def told(tables: Tables) -> Told:
    """Return a person alone, with two turns posted in one message."""
    found = Told(await alone(tables))
    await found.announce()
    for _ in range(2):
        await turned(found)
    return found


async def turned(told: Told) -> None:
    await turn(told.seated)
    await told.announce()


def lines(text: str) -> list[str]:
    """Return what happened, of a post's text."""
    return [line for line in text.splitlines() if line.startswith("**Ada** ")]


def follows(told: Told, post: Message) -> None:
    """Require a new post that repeats nothing of one that was left alone."""
    new = told.board.posts[-1]
    assert new is not post
    assert len(post.texts) == 2
    assert lines(new.text)
    assert not set(lines(new.text)) & set(lines(post.text)), "nothing is told twice"


async def test_turns_in_a_row_are_one_message_that_is_edited(told: Told) -> None:
    *earlier, post = told.board.posts
    first, both = post.texts
    assert lines(first)
    assert all(line in both for line in lines(first))
    # A ping would only repeat to its player what their panel asks.
    assert not told.board.saying("➜")
    assert post.buttons == ["Act", "Board", "Follow"]
    await turned(told)
    assert told.board.posts == [*earlier, post]
    assert len(post.texts) == 3


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
    await turned(told)
    assert told.board.posts == [*earlier, post]


@pytest.mark.parametrize("refusal", [*REFUSED, None], ids=repr)
async def test_where_discord_refuses_the_edit_or_the_post_is_old_a_new_one_follows(
    told: Told, wall: Wall, refusal: Exception | None
) -> None:
    *_, post = told.board.posts
    if getattr(refusal, "code", 0) == 10008:
        del told.board.standing[post.id]
    elif refusal is None:
        wall.passes(turn_posts.CHANGED_FOR + timedelta(minutes=1))
    else:
        told.board.refuse = refusal
    await turned(told)
    follows(told, post)
    assert await told.seated.pending() == []


async def say(told: Told, kind: str, payload: dict[str, object]) -> None:
    """Put a message into the outbox."""
    said = NewMessage(
        kind=kind, nonce="said", channel_id=7, first_seq=0, last_seq=0, payload=payload
    )
    async with told.database.writing() as conn:
        await outbox_db.add_messages(conn, told.seated.id, [said], now())


@pytest.mark.parametrize("over", [False, True])
async def test_below_another_message_a_new_post_follows(told: Told, *, over: bool) -> None:
    """A question that is over is a message too."""
    *_, post = told.board.posts
    if over:
        await say(told, "window", {"topic": "fight 1", "first": 1, "last": 1})
        async with told.database.writing() as conn:
            await outbox_db.mark_posted(conn, "said", post.id + 1, now())
            await outbox_db.finish(conn, ["said"])
    else:
        await say(told, "text", {"text": "News."})
        await told.announce()
    await turned(told)
    follows(told, post)
    if not over:
        (news,) = told.board.saying("News.")
        assert told.board.posts[-1].id > news.id > post.id


async def test_when_discord_is_out_of_reach_the_same_post_is_edited_later(told: Told) -> None:
    *earlier, post = told.board.posts
    told.board.refuse = http(503)
    await turned(told)
    assert len(post.texts) == 2
    told.board.refuse = None
    await told.again()
    assert told.board.posts == [*earlier, post]
    assert len(post.texts) == 3


# Turns of several players, and their pings


@pytest.fixture
async def pair(two: Seated) -> Told:
    """Return a table of two at its first turn, all posted."""
    told = Told(two)
    await two.bids()
    await told.announce()
    return told


@pytest.mark.parametrize("prepared", [False, True])
async def test_a_ping_stays_until_the_post_is_there(pair: Told, *, prepared: bool) -> None:
    """Otherwise it would reveal a decision before its post, or that a turn was prepared."""
    table = pair.seated
    first, second = await table.users()
    before = dict(pair.board.standing)
    if prepared:  # its site is taken by then: it is set aside
        await table.arm(second, Build("site01", 1), Paint("red"))
        await pair.act(first, *BUILT)
        assert pair.board.standing == before
        await table.play_prepared(1)
    else:
        await table.act(first, *BUILT)
        await pair.announcer.cleaner.work(table.id)
        assert pair.board.standing == before
    await pair.announce()
    (ping,) = pair.board.saying("➜")
    assert ping.id not in before
    assert "Act" in ping.buttons
    assert pair.board.posts[-1].buttons == ["Board", "Follow"], "a ping asks"


async def test_turns_of_different_players_have_a_post_each(pair: Told) -> None:
    first, second = await pair.seated.users()
    before = len(pair.board.posts)
    await pair.act(first, EndTurn())
    await pair.act(second, *BUILT)
    assert len(pair.board.posts) >= before + 2
    assert len(pair.board.saying("site01")) == 1


async def begun(told: Told) -> None:
    """Let the announcer begin, after what there is was posted."""
    told.announcer.open = False
    await told.announcer.wake_all()
    await told.idle()


async def both_turns(pair: Told) -> None:
    """Let both players take a turn of which the announcer does not hear."""
    first, second = await pair.seated.users()
    await pair.seated.act(first, Build("site02", 1), Paint("blue"), EndTurn())
    await pair.seated.act(second, *BUILT)


@pytest.mark.parametrize("busy", [True, False])
async def test_a_post_that_a_newer_one_covers_is_left_out_while_the_bot_is_busy(
    pair: Told, monkeypatch: pytest.MonkeyPatch, *, busy: bool
) -> None:
    if busy:
        monkeypatch.setattr(delivery, "BUSY", 1)
    await begun(pair)
    before = len(pair.board.posts)
    await both_turns(pair)
    assert [row.kind for row in await pair.seated.pending()].count("post") == 2
    await pair.announce()
    *earlier, post = pair.board.posts[before:]
    assert len(earlier) == (0 if busy else 1)
    assert ("site02" in post.text) == busy
    assert "site01" in post.text
    assert await pair.seated.pending() == []


async def test_a_private_message_between_two_posts_changes_nothing_in_the_channel(
    pair: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "BUSY", 1)
    await begun(pair)
    before = len(pair.board.posts)
    first, second = await pair.seated.users()
    await pair.seated.act(first, Build("site02", 1), Paint("blue"), EndTurn())
    await say(pair, "note", {"user_id": second, "text": "Said"})
    await pair.seated.act(second, *BUILT)
    await pair.announce()
    assert len(pair.board.posts) == before + 1
    assert pair.direct == ["Said"]


async def test_a_private_message_that_is_too_long_is_cut(pair: Told) -> None:
    """Discord refuses longer ones, and the posts after it would wait."""
    first, _ = await pair.seated.users()
    await say(pair, "note", {"user_id": first, "text": "long " * limits.CONTENT})
    await pair.announce()
    (text,) = pair.direct
    assert len(text) <= limits.CONTENT
    assert text.endswith("…")


@pytest.mark.parametrize("why", ["sent before", "tried in vain", "a message between", "too long"])
async def test_a_post_stays_if_a_newer_one_cannot_cover_it(
    pair: Told, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "BUSY", 1)
    await begun(pair)
    before = len(pair.board.posts)
    if why == "tried in vain":
        pair.board.refuse = http(500, 0)
        first, second = await pair.seated.users()
        await pair.act(first, EndTurn())
        await pair.seated.act(second, *BUILT)
        await pair.again()
    elif why == "a message between":
        first, second = await pair.seated.users()
        await pair.seated.act(first, EndTurn())
        await say(pair, "text", {"text": "Said"})
        await pair.seated.act(second, *BUILT)
        await pair.announce()
    else:
        if why == "too long":
            monkeypatch.setattr(grouping, "HAPPENED", 10)
        await both_turns(pair)
        if why == "sent before":  # by a run that died before it could note that
            pair.announcer._before = None
            await begun(pair)
        await pair.announce()
    assert len(pair.board.posts) == before + 2
    assert await pair.seated.pending() == []


async def test_only_the_last_of_several_phases_is_asked_for(three: Seated) -> None:
    told = Told(three)
    await three.bids()  # the announcer has not been heard since the beginning
    await told.announce()
    (asks,) = told.board.saying("➜")
    assert "Build, survey or pass" in asks.text
    assert "are done" not in asks.text


# Taking back turns that a post shows


@pytest.mark.parametrize("posted", [True, False])
async def test_a_turn_that_was_taken_back_is_gone_with_its_ping(
    pair: Told, *, posted: bool
) -> None:
    first, second = await pair.seated.users()
    before = pair.board.posts
    await pair.seated.act(first, *BUILT)
    if posted:
        await pair.announce()
        assert pair.board.saying("site01")
        assert pair.board.saying(f"<@{second}>")
    notified = list(pair.board.notified)
    await pair.undo(first)
    assert pair.board.posts == before
    assert not pair.board.saying(f"<@{second}>")
    assert pair.board.saying("➜")
    assert pair.board.notified == notified  # it is their own press that asks them again
    assert (second in notified) is posted
    await pair.act(first, EndTurn())
    assert len(pair.board.saying("site01")) == 1


async def test_what_was_told_before_in_the_same_post_stays(told: Told) -> None:
    *earlier, post = told.board.posts
    one, both = post.texts
    await told.undo(101)
    assert told.board.posts == [*earlier, post]
    assert lines(post.text) == lines(one)
    await told.act(101, EndTurn())
    assert told.board.posts == [*earlier, post]
    assert lines(post.text) == lines(both)
    assert "withdrew" not in post.text


@pytest.mark.parametrize("at", ["delete", "send"])
async def test_a_crash_while_it_is_taken_back(pair: Told, at: str) -> None:
    first, before = (await pair.seated.users())[0], pair.board.posts
    await pair.act(first, *BUILT)
    await pair.seated.undo(first)
    await pair.crashing(at)
    assert pair.board.posts == before
    assert len(pair.board.saying("➜")) == 1
    await pair.act(first, EndTurn())
    assert len(pair.board.saying("site01")) == 1


def refused(pair: Told, wall: Wall) -> None:
    pair.board.refuse = http(403, 50005)


def aged(pair: Told, wall: Wall) -> None:
    wall.passes(turn_posts.CHANGED_FOR + timedelta(minutes=1))


@pytest.mark.parametrize("why", [refused, aged])
async def test_where_the_post_cannot_be_changed_a_new_one_says_so(
    pair: Told, wall: Wall, why: Callable[[Told, Wall], None]
) -> None:
    first = (await pair.seated.users())[0]
    await pair.act(first, *BUILT)
    why(pair, wall)
    await pair.undo(first)
    pair.board.refuse = None
    assert pair.board.saying("Ada withdrew the end of their turn.")
    assert pair.board.saying("site01")


# How much is in one post


async def begin(table: Seated, row: MessageRow, last: MessageRow) -> MessageRow:
    """Return a row as it is once its post was sent: below the last one, or in it."""
    found = await grouping.fold(table.tables, await table.live(), row, last)
    return msgspec.structs.replace(row, payload={"first": found.first})


def first(row: MessageRow) -> int:
    """Return the entry with which a sent post begins."""
    return int(str((row.payload or {})["first"]))


async def test_a_post_of_very_many_decisions_is_told_again_as_a_whole(tables: Tables) -> None:
    alone = await Seated.open(tables, 1, game="ares")
    await lobby.set_option(tables, alone.id, "setup", "mulligan")
    user = next(iter(PEOPLE))
    await lobby.start(tables, alone.id, user)
    live = await alone.live()
    card = live.state.players[0].hand[0]
    for _ in range(grouping.FOLDED + 10):
        await alone.act(user, Throw(card))
    await alone.act(user, EndTurn())
    await alone.act(user, Found(live.state.stack[-1].dealt[0][0]))
    await alone.act(user, PickPhase(5))
    row, *rows = await alone.pending("post")
    assert len(rows) == 3
    told, last = [(row.first_seq, row.last_seq)], row
    last = msgspec.structs.replace(row, payload={"first": row.first_seq})
    for row in rows:
        last = await begin(alone, row, last)
        if first(last) < row.first_seq:
            told.pop()
        told.append((first(last), row.last_seq))
    # The start, all that one person did until a round began, and since: each entry in one post.
    assert [through for _, through in told] == [1, rows[-2].last_seq, rows[-1].last_seq]
    assert told[1][0] > 1


async def length(table: Seated, one: MessageRow, last: MessageRow) -> int:
    """Return how long what happened is in a post from one row to another."""
    live = await table.live()
    entries = await told_later(table.tables, live, one.first_seq, last.last_seq)
    return len("\n".join(listed(stories(live, entries, "en"))))


async def test_turns_that_are_too_long_for_one_post_have_several(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is left out, and events in an existing post are not shown again."""
    table = await alone(tables)
    last = (await table.pending("post"))[-1]
    rows = [await turn(table) for _ in range(4)]
    pairs = [await length(table, rows[n], rows[n + 1]) for n in (0, 2)]
    monkeypatch.setattr(grouping, "HAPPENED", max(pairs))
    assert max(pairs) < await length(table, rows[0], rows[2])
    for number, row in enumerate(rows):
        rows[number] = last = await begin(table, row, last)
    assert first(rows[1]) == first(rows[0])  # two turns have room
    assert first(rows[2]) == rows[2].first_seq == rows[1].last_seq + 1
    assert first(rows[3]) == first(rows[2])


async def test_a_round_has_a_post_of_its_own(tables: Tables) -> None:
    table = await alone(tables)
    last = (await table.pending("post"))[-1]
    one = await begin(table, await turn(table), last)
    await table.act(101, EndWork(), EndTurn())
    ended = await begin(table, (await table.pending("post"))[-1], one)
    assert first(ended) == first(one)
    assert (await table.live()).state.round == 2
    later = await begin(table, await turn(table), ended)
    assert first(later) == ended.last_seq + 1
