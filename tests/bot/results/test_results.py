"""The end of a game: the winners in a short message, then the sheet and the next steps."""

from __future__ import annotations

import asyncio
import io
from datetime import timedelta
from typing import Any

import discord
import msgspec
import pytest
from sqlalchemy import update

import db.outbox as outbox_db
from bot.posts import game_over
from bot.posts.layout import drawn_as
from bot.service.history.course import course_of
from bot.service.seats import held_seats, lobby
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.shared.clock import now
from db import models
from db.batch import run_writes
from db.outbox import NewMessage
from games.core import codec
from games.core.actions import EndTurn
from games.core.course import Course, turnings
from games.core.outcome import Outcome, Score
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from tests.bot import seated as seats
from tests.bot.noticeboard import Told
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Person
from tests.toy.state import Build, Paint

ADA, BRIAN, DMITRI = Person(101, "Ada"), Person(102, "Brian"), Person(104, "Dmitri")


async def played(seated: Seated) -> None:
    """Play to the end; the player who begins the first round builds."""
    built = False
    while (await seated.live()).playing:
        for user in await seated.bids():
            if not built:
                await seated.act(user, Build("site01", 1))
                await seated.act(user, Paint("red"))
                built = True
            await seated.act(user, EndTurn())


async def ended(tables: Tables, people: int = 2) -> Seated:
    """Return a table at which a game is over."""
    seated = await Seated.start(tables, people)
    await seated.sent()
    await played(seated)
    return seated


def outcome(*totals: int, **more: Any) -> Outcome:
    """Return a result with these points, ranked by them alone."""
    scores = tuple(
        Score(n, total, {"buildings": total - 1, "ore": 1}, 1 + sum(t > total for t in totals))
        for n, total in enumerate(totals)
    )
    winners = tuple(score.seat for score in scores if score.rank == 1)
    return Outcome(scores, more.pop("winners", winners), **more)


WON: dict[Language, tuple[str, ...]] = {
    "en": (
        "🏆 **Ada** wins with 9 points, 4 ahead of Brian.\nMost points came from Buildings (8).",
        "🏆 **Ada** wins the tie with Brian: 9 points, decided by Ore.",
        "🏆 **Ada and Brian** share the win with 9 points and equal tie-breakers.",
    ),
    "fr": (
        "🏆 **Ada** gagne avec 9 points, soit 4 de plus que Brian.\n"
        "La plupart des points viennent de : Bâtiments (8).",
        "🏆 **Ada** gagne avec 9 points, à égalité avec Brian. Départage : Minerais.",
        "🏆 **Ada et Brian** partagent la victoire avec 9 points, à égalité aussi au départage.",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_it_begins_with_whoever_won_and_by_what(two: Seated, lang: Language) -> None:
    live, names = await two.live(), ["Ada", "Brian"]
    ahead, tied, shared = (
        outcome(9, 5),
        outcome(9, 9, winners=(0,), tie_breaks=("ore",)),
        outcome(9, 9),
    )
    told = [game_over.won_by(live, each, lang, names, "") for each in (ahead, tied, shared)]
    plain = [
        text.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\N{NO-BREAK SPACE}", " ")
        for text in told
    ]
    assert tuple(plain) == WON[lang]


async def test_who_won_is_a_short_message_and_the_sheet_follows_without_mentions(
    tables: Tables,
) -> None:
    seated = await ended(tables)
    told = Told(seated)
    await told.announce()
    assert not await seated.pending()
    last, notice, sheet = list(told.board.standing.values())[-3:]
    assert last.post
    assert "🏆" not in last.text
    assert notice.text.startswith("🏆 **")
    assert not notice.post
    assert len(notice.text.splitlines()) <= 3
    assert sorted(told.board.notified[-2:]) == [101, 102]
    for user in (101, 102):
        assert notice.text.count(f"<@{user}>") == 1
    assert sheet.post
    assert "<@" not in sheet.text
    assert "🏆" not in sheet.text, "who won is said once"
    assert "🥇" in sheet.text
    assert sheet.buttons == ["Rematch", "Look back", "Film", "Check the deal"]
    outcome = msgspec.convert((await seated.live()).row.result, Outcome)
    first = outcome.ranked_seats[0]
    assert notice.text.split("**")[1] == (await seated.live()).seats[first].name
    assert "-# in less than a day" in sheet.text


@pytest.mark.parametrize("second", ["\N{ROCKET}", "Brian"])
async def test_it_says_whom_its_pictures_call_by_a_number(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, second: str
) -> None:
    monkeypatch.setattr(seats, "PEOPLE", {101: "Ada", 102: second})
    live = await (await ended(tables)).live()
    final, line = msgspec.convert(live.row.result, Outcome), drawn_as(live, "en")
    assert bool(line) == (second != "Brian")
    for files in ([], [discord.File(io.BytesIO(b"png"), "dust-end.png")]):
        view = game_over.message_of(live, final, None, files)
        texts = [each for each in view.walk_children() if isinstance(each, discord.ui.TextDisplay)]
        said = "\n".join(each.content for each in texts).splitlines()
        assert (line in said) == bool(line and files)


@pytest.mark.parametrize("crashes", [1, 2])
async def test_a_crash_within_it_leaves_one_of_each_and_notifies_once(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, crashes: int
) -> None:
    seated = await ended(tables)
    told = Told(seated)
    before, send = len(told.board.notified), told.board.send
    sent: list[Any] = []

    async def lossy(*content: Any, **more: Any) -> Any:
        message = await send(*content, **more)
        if "🏆" in message.text or "🥇" in message.text:
            sent.append(message)
            if len(sent) == crashes:
                raise ConnectionResetError
        return message

    monkeypatch.setattr(told.board, "send", lossy)
    await told.announce()
    await told.again()
    found = [*told.board.saying("🏆"), *told.board.saying("🥇")]
    assert len(found) == 2
    assert sorted(told.board.notified[before:]) == [101, 102]


@pytest.mark.parametrize("former", ["notice", "post"])
async def test_what_a_former_version_began_is_followed_by_the_sheet(
    tables: Tables, former: str
) -> None:
    """It had sent who won; or its last post, of the kind "end", showed the result itself."""
    seated = await ended(tables)
    *_, post, result = await seated.pending()
    outbox = models.outbox
    async with tables.database.writing() as conn:
        if former == "notice":
            await run_writes(conn, [outbox_db.held(result.nonce, {"told": "4711"})])
        else:
            await conn.execute(outbox.delete().where(outbox.c.nonce == result.nonce))
            last = update(outbox).where(outbox.c.nonce == post.nonce)
            await conn.execute(last.values(kind="end"))
    told = Told(seated)
    await told.announce()
    await told.announce()
    *_, notice, sheet = told.board.standing.values()
    assert notice.text.startswith("🏆") == (former == "post"), "said once"
    assert len(told.board.saying("🏆")) == (former == "post")
    assert "🥇" in sheet.text
    assert sheet.buttons == ["Rematch", "Look back", "Film", "Check the deal"]


async def test_who_is_away_is_not_mentioned(tables: Tables) -> None:
    """A message of an unknown kind does not hold the result back."""
    seated = await ended(tables)
    told = Told(seated)
    before = len(told.board.notified)
    odd = NewMessage(
        kind="text", nonce="odd", channel_id=7, first_seq=0, last_seq=0, payload={"text": "x"}
    )
    async with tables.database.writing() as conn:
        await outbox_db.add_messages(conn, seated.id, [odd], now())
    for user in (101, 102):
        await absence.go(tables, user, now() + timedelta(days=3), None)
    await told.announce()
    assert told.board.notified[before:] == []
    assert told.board.saying("🏆"), "the channel reads who won all the same"
    assert not await seated.pending()


# The course of the game


async def of_ceres(tables: Tables) -> Seated:
    """Return a table at which a random game of Ceres is over."""
    seated = await Seated.start(tables, 2, game="ceres")
    source = rng(7)
    while (live := await seated.live()).playing:
        await seated.act_at_random(source, live.waiting()[0])
    return seated


async def test_the_course_is_that_of_the_game_as_it_was_played(tables: Tables) -> None:
    seated = await of_ceres(tables)
    live = await seated.live()
    final, stood = msgspec.convert(live.row.result, Outcome), codec.state_hash(live.state)
    found = await course_of(tables, live, final)
    assert found is not None
    assert found.rounds == tuple(range(live.state.round + 1))
    assert found.totals[0] == (0, 0)
    assert found.totals[-1] == tuple(score.total for score in final.scores)
    assert codec.state_hash(live.state) == stood
    last = max(entry.seq for entry in await seated.log() if entry.kind == "act")
    async with tables.database.writing() as conn:
        changed = update(models.entries).where(models.entries.c.seq == last)
        await conn.execute(changed.values(state_hash="0" * 16))
    assert await course_of(tables, live, final) is None, "decisions lead elsewhere by now"
    told = Told(seated)
    await told.announce()
    assert "round" not in list(told.board.standing.values())[-1].text.split("-#")[2]


def test_turnings_are_where_somebody_else_is_alone_in_front() -> None:
    rows = ((0, 0), (3, 1), (4, 4), (4, 6), (9, 8), (9, 9))
    found = Course((0, 1), (0, 1, 2, 3, 4, 5), rows)
    assert [(each.place, each.leader) for each in turnings(found)] == [(3, 1), (4, 0)]
    assert turnings(msgspec.structs.replace(found, ranked=False)) == []


# Rematch


async def opened(seated: Seated) -> TableSession:
    """Return the table that was opened for a rematch."""
    found = await seated.tables.in_channel(7)
    assert found is not None
    assert found.id != seated.id
    return found


async def over(stage: Stage, people: int = 3) -> Seated:
    """Return a table of the stage whose game is over."""
    seated = await Seated.start(
        stage.app.tables, people, settings={"remind": 6}, options={"length": "1"}
    )
    await played(seated)
    return seated


async def test_a_rematch_opens_a_lobby_with_the_same_seats_held_and_the_same_options(
    stage: Stage,
) -> None:
    seated = await over(stage)
    answer = await stage.wire.press(BRIAN, 7, f"b:rematch:{seated.id}:0:")
    new = await opened(seated)
    assert f"Table #{new.id} is open" in answer.text
    assert new.row.status == "lobby"
    assert new.row.creator_id == 102
    assert new.row.options == (await seated.live()).row.options
    assert new.row.settings["remind"] == 6
    assert [seat.user_id for seat in new.seats] == [102]
    assert {each.user_id for each in held_seats.held(new)} == {"101", "103"}
    (posted,) = [text for text in answer.posted if "Held for" in text]
    assert posted.count("<@101>") == posted.count("<@103>") == 1


async def test_the_second_who_asks_for_a_rematch_reads_where_their_seat_is(stage: Stage) -> None:
    seated = await over(stage)
    pressed = f"b:rematch:{seated.id}:0:"
    first, second = await asyncio.gather(
        stage.wire.press(BRIAN, 7, pressed), stage.wire.press(ADA, 7, pressed, number=1)
    )
    new = await opened(seated)
    assert f"Table #{new.id} is open" in first.text + second.text
    late = ADA if new.row.creator_id == BRIAN.id else BRIAN
    for locale, held, seat in (
        ("en-US", "Your seat is held until", "you have a seat there"),
        ("fr", "Votre place est réservée", "vous y avez une place"),
    ):
        again = await stage.wire.press(late, 7, pressed, locale=locale)
        assert f"#{new.id}" in again.text
        assert "<#7>" in again.text
        assert held in again.text
        own = await stage.wire.press(
            BRIAN if late is ADA else ADA, 7, pressed, locale=locale, number=2
        )
        assert seat in own.text


async def test_only_who_sat_there_asks_for_a_rematch_of_a_game_that_is_over(stage: Stage) -> None:
    """And where no other table runs in the channel."""
    seated = await over(stage)
    answer = await stage.wire.press(DMITRI, 7, f"b:rematch:{seated.id}:0:")
    assert "Only players at this table" in answer.text
    running = await Seated.start(stage.app.tables, 2, channel_id=8)
    answer = await stage.wire.press(ADA, 8, f"b:rematch:{running.id}:0:")
    assert f"Table #{running.id} has no result yet" in answer.text
    assert (await stage.app.tables.in_channel(7)).id == seated.id  # type: ignore[union-attr]  # it is there
    other = await Seated.start(stage.app.tables, 2)
    answer = await stage.wire.press(ADA, 7, f"b:rematch:{seated.id}:0:")
    assert f"Table #{other.id} is running in this channel" in answer.text


async def test_programs_sit_down_again_but_for_those_who_stood_in(tables: Tables) -> None:
    seated = await Seated.open(tables, 2)
    await lobby.add_computer(tables, seated.id, "random")
    live = await lobby.start(tables, seated.id, 101)
    assert [seat.kind for seat in live.seats] == ["person", "person", "random"]
    async with tables.locked(seated.id) as held:
        held.row = msgspec.structs.replace(held.row, status="finished")
        taken = msgspec.structs.replace(
            held.seats[1], kind="greedy", user_id=None, original_user_id=102
        )
        held.seats[1] = taken
        await seated.store(status="finished")
        new = await lobby.rematch(tables, held, 101, "Ada", 7)
    assert [(seat.kind, seat.user_id) for seat in new.seats] == [("person", 101), ("random", None)]
    assert held_seats.held(new) == []
