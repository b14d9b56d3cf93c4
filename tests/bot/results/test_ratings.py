"""Ratings on a server: whose games count, in what order, and who may turn them on."""

from __future__ import annotations

from datetime import timedelta
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from openskill.models import PlackettLuce
from sqlalchemy import update

import db.servers as servers_db
from bot.service.people import ratings as service
from bot.service.people.ratings import LEAST, RatingBook, rated, ratings
from bot.service.people.statistics import parts_of, records
from bot.service.seats import erasure, seating
from bot.service.tables.store import Tables
from db import Database, models
from db.records import Ended, GameRow, Reseated, SatRow
from tests.bot.played import ADA, BRIAN, CHLOE, DMITRI, FIRST, HERE, NAMES, THERE, finished, outcome
from tests.bot.results.test_results import played as play_on
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person

STATS = ("look", "stats")
MAX = Person(998, "Max", manages=True)
EVE = Person(999, "Eve")


def game(table: str, points: dict[int | str, int], day: int = 0, **more: Any) -> Ended:
    """Return a finished game of people, by their ids, and programs, by their names."""
    former: dict[int, int] = more.pop("former", {})
    found = outcome(*points.values(), won=more.pop("won", None))
    row = GameRow(
        id=table, game=more.pop("key", "ceres"), guild_id=HERE, channel_id=7, name="Table",
        settings=more, content_hash=None, result=msgspec.to_builtins(found),
        ended_at=FIRST + timedelta(days=day),
    )  # fmt: skip
    seats = tuple(
        SatRow(
            table_id=table, seat=n, kind="person" if isinstance(who, int) else "greedy",
            user_id=who if isinstance(who, int) else None, original_user_id=former.get(n),
            name=NAMES[who] if isinstance(who, int) else who,
        )
        for n, who in enumerate(points)
    )  # fmt: skip
    return Ended(row, seats)


# The model


def test_nobody_comes_out_above_those_who_shared_the_first_place() -> None:
    """The default model of the library lets the third of four: why it is not ours."""
    points: dict[int | str, int] = {ADA: 9, BRIAN: 9, CHLOE: 7, DMITRI: 5}
    for games in (1, 2, 5, LEAST, 3 * LEAST):
        found = ratings([game(f"T{n}", points, n) for n in range(games)], [])["ceres"]
        by_user = {each.user_id: each.rating for each in found}
        assert by_user[ADA] == by_user[BRIAN] > by_user[CHLOE] > by_user[DMITRI]
    assert [each.place for each in found] == [1, 1, 3, 4]
    default = PlackettLuce()
    rated = default.rate([[default.rating()] for _ in points], ranks=[1, 1, 3, 4])
    ada, _, chloe, _ = (team[0].ordinal() for team in rated)
    assert chloe > ada


def test_games_count_in_the_order_in_which_they_ended() -> None:
    games = [game(f"T{n}", {ADA: n % 3, BRIAN: 1, CHLOE: n % 2}, n // 2) for n in range(24)]
    told = ratings(games, [])
    assert ratings(games[::-1], []) == told
    assert ratings([*games[7:], *games[:7]], []) == told
    swapped = [msgspec.structs.replace(each) for each in games]
    swapped[0] = game("T0", {ADA: 9, BRIAN: 1, CHLOE: 0}, 30)
    assert ratings(swapped, []) != told


def test_each_game_has_ratings_of_its_own_shown_from_the_tenth_game_on() -> None:
    games = [game(f"T{n}", {ADA: 2, BRIAN: 1}, n) for n in range(LEAST)]
    other = [game(f"U{n}", {ADA: 1, CHLOE: 3}, n, key="ares") for n in range(2)]
    found = ratings([*games, *other], [])
    assert {key: {r.user_id: r.games for r in people} for key, people in found.items()} == {
        "ceres": {ADA: LEAST, BRIAN: LEAST},
        "ares": {ADA: 2, CHLOE: 2},
    }
    assert found["ceres"] == ratings(games, [])["ceres"]
    assert [each.place for each in found["ceres"]] == [1, 2]
    assert [each.place for each in ratings(games[1:], [])["ceres"]] == [None, None]


# Whose games


@pytest.mark.parametrize(
    ("ended", "who"),
    [
        (game("T", {ADA: 3, BRIAN: 5, CHLOE: 4}), [(ADA, 3), (BRIAN, 1), (CHLOE, 2)]),
        (game("T", {ADA: 3, "Vesta": 5, CHLOE: 4}), [(ADA, 3), (CHLOE, 2)]),
        (game("T", {ADA: 3, BRIAN: 5, CHLOE: 4}, former={1: DMITRI}), [(ADA, 3), (CHLOE, 2)]),
        (game("T", {ADA: 3, BRIAN: 5}, former={1: BRIAN}), [(ADA, 2), (BRIAN, 1)]),
        (game("T", {ADA: 3, BRIAN: 5, "Vesta": 9}, former={2: CHLOE}), [(ADA, 3), (BRIAN, 2)]),
        (game("T", {ADA: 3, "Vesta": 5}), []),
        (game("T", {ADA: 3}, won=True), []),
        (game("T", {ADA: 3, BRIAN: 5}, won=True), []),
        (game("T", {ADA: 3, BRIAN: 5}, won=False), []),
        (game("T", {ADA: 3, BRIAN: 5}, practice=True), []),
    ],
    ids=[
        "people", "with a program", "taken over", "back", "left", "programs", "solo",
        "together won", "together lost", "practice",
    ],
)  # fmt: skip
def test_people_are_rated_who_held_their_seats(ended: Ended, who: list[tuple[int, int]]) -> None:
    assert rated(ended, set()) == who


def test_whoever_got_a_seat_during_the_game_is_not_rated_for_it() -> None:
    """Who took a free one, or was given a program's or that of a player forgotten since."""
    ended = game("T", {ADA: 3, BRIAN: 5, CHLOE: 4})
    back = game("T", {ADA: 3, BRIAN: 5, CHLOE: 4}, former={1: BRIAN})  # a program stood in
    for kind in ("take", "replace"):
        assert rated(ended, {("T", 1, kind), ("U", 0, kind)}) == [(ADA, 3), (CHLOE, 2)]
    assert rated(back, {("T", 1, "take")}) == [(ADA, 3), (CHLOE, 2)]
    assert len(rated(back, {("T", 1, "replace")})) == 3
    taken = Reseated(table_id="T", seat=0, kind="take")
    assert ratings([game("T", {ADA: 3, BRIAN: 5})], [taken]) == {}
    assert ratings([game("T", {ADA: 3, "Vesta": 5}, former={1: BRIAN})], []) == {}, "alone"


def test_who_was_forgotten_and_what_cannot_be_read_is_passed_over() -> None:
    ended = game("T", {ADA: 3, BRIAN: 5, CHLOE: 4})
    gone = msgspec.structs.replace(ended.seats[1], user_id=None)
    seats = (ended.seats[0], gone, ended.seats[2])
    assert rated(Ended(ended.game, seats), set()) == [(ADA, 3), (CHLOE, 2)]
    damaged = msgspec.structs.replace(ended.game, result={"scores": "no"})
    assert ratings([Ended(damaged, ended.seats)], []) == {}


# On servers


async def played(database: Database, games: int = LEAST, **more: Any) -> None:
    for _ in range(games):
        await finished(database, {ADA: 9, BRIAN: 5}, **more)


async def test_nobody_is_rated_unless_the_server_wants_it(database: Database) -> None:
    """Games of other servers do not count, games from before do."""
    for games, guild in ((2, HERE), (3, THERE), (1, None)):
        await played(database, games, guild_id=guild)
    book = RatingBook(database)
    assert await book.of_server(HERE) is None
    await book.turn(HERE, on=True)
    found = await book.of_server(HERE)
    assert found is not None
    assert [(each.user_id, each.games) for each in found["ceres"]] == [(ADA, 2), (BRIAN, 2)]
    assert await book.of_server(THERE) is None
    await book.turn(HERE, on=False)
    assert await book.of_server(HERE) is None


async def test_they_are_reckoned_again_only_when_something_has_changed(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    times: list[int] = []

    def counted(games: Any, reseated: Any) -> Any:
        times.append(len(games))
        return ratings(games, reseated)

    monkeypatch.setattr(service, "ratings", counted)
    book = RatingBook(database)
    await book.turn(HERE, on=True)
    await played(database, 2)
    first = await book.of_server(HERE)
    assert await book.of_server(HERE) is first
    await played(database, 1, guild_id=THERE)
    assert await book.of_server(HERE) is first
    await played(database, 1)
    await book.of_server(HERE)
    async with database.writing() as conn:  # a player wants to be forgotten
        seats = models.seats
        await conn.execute(update(seats).where(seats.c.user_id == BRIAN).values(user_id=None))
    assert await book.of_server(HERE) == {}
    assert times == [2, 3, 3]
    monkeypatch.setattr(service, "KEPT", 2)
    for guild in range(11, 15):
        await book.turn(guild, on=True)
        await book.of_server(guild)
    assert list(book._kept) == [13, 14], "only some servers are kept"


# As people see it


async def pressed(stage: Stage, who: Person, name: str, argument: str, **more: Any) -> Answers:
    return await stage.wire.press(who, 7, f"b:{name}:0:0:{argument}", private=True, **more)


async def test_managers_turn_them_on_and_others_cannot(stage: Stage) -> None:
    """Managing another server gives no say here."""
    await played(stage.app.database)
    assert (await stage.wire.use(EVE, 7, STATS)).labels == []
    answers = await pressed(stage, EVE, "ratings", "on")
    assert answers.text == "Only a server manager can do that."
    answers = await pressed(stage, MAX, "ratings", "on", place="direct")
    assert answers.text == "Ratings only work on a server."
    async with stage.app.database.reading() as conn:
        assert not (await servers_db.get_server(conn, HERE)).ratings
    shown = await stage.wire.use(MAX, 7, STATS)
    assert shown.labels == ["Turn ratings on"]
    told = await pressed(stage, MAX, "ratings", "on")
    assert told.text.startswith("**Ratings are on for this server.**")
    assert (await stage.wire.use(EVE, 7, STATS)).labels == ["Ranking"]
    assert (await stage.wire.use(MAX, 7, STATS)).labels == ["Ranking", "Turn ratings off"]
    assert "Ratings are off" in (await pressed(stage, MAX, "ratings", "off")).text
    gone = await pressed(stage, EVE, "ranking", "999..0")
    assert gone.text.startswith("Ratings are off for this server.")


async def test_the_ranking_has_those_with_enough_games(stage: Stage) -> None:
    await stage.app.client.context.ratings.turn(HERE, on=True)
    empty = await pressed(stage, EVE, "ranking", "999..0")
    assert "No game between people has been finished here yet." in empty.text
    await played(stage.app.database, LEAST - 1)
    few = await pressed(stage, EVE, "ranking", "999..0")
    assert "Nobody has 10 games yet; 2 people have played some." in few.text
    assert "Ada" not in few.text
    await finished(stage.app.database, {ADA: 9, BRIAN: 5, CHLOE: 7})
    told = await pressed(stage, EVE, "ranking", "999..0")
    lines = told.text.split("\n")
    assert lines[2] == "### Ceres"
    assert lines[3].startswith("**1.** Ada · **")
    assert lines[4].startswith("**2.** Brian · **")
    assert lines[5] == "-# 1 more person has fewer than 10 games."
    assert told.labels == ["Back"]
    stats = await stage.wire.use(EVE, 7, STATS, {"player": Person(ADA, "Ada")})
    assert "**Ceres** · **" in stats.text
    assert "place 1 of 2 · 10 games" in stats.text
    chloe = await stage.wire.use(EVE, 7, STATS, {"player": Person(CHLOE, "Chloé")})
    assert "**Ceres** · 1 of 10 games until the rating is shown" in chloe.text


async def test_a_long_ranking_has_pages(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "LEAST", 1)
    await stage.app.client.context.ratings.turn(HERE, on=True)
    people = list(range(2001, 2031))
    for one, other in pairwise(people):
        await finished(stage.app.database, {one: 9, other: 5})
    first = await pressed(stage, EVE, "ranking", "999..0")
    assert first.labels[-2].startswith("Page 1 of 2")
    second = await pressed(stage, EVE, "ranking", "999..1")
    told = (first.text + "\n" + second.text).split("\n")
    assert len([line for line in told if line.startswith("**")]) == len(people)


# With a real game


async def book_of(tables: Tables) -> set[int]:
    """Return who is rated for games of dust; no other person is named."""
    book = RatingBook(tables.database)
    await book.turn(HERE, on=True)
    found = await book.of_server(HERE)
    assert found is not None
    users = {each.user_id for each in found["dust"]}
    assert all(name not in repr(found) for user, name in NAMES.items() if user not in users)
    return users


@pytest.mark.parametrize("who", [DMITRI, CHLOE], ids=["somebody else", "its owner"])
async def test_a_free_seat_is_rated_only_for_its_owner(tables: Tables, who: int) -> None:
    """Who is forgotten leaves the rankings, and the others their games."""
    seated = await Seated.start(tables, 3)
    seat = (await seated.users()).index(CHLOE)
    await seated.free(seat, CHLOE)
    await seating.take(tables, seated.id, seat, who, NAMES[who])
    await play_on(seated)
    wanted = {ADA, BRIAN} | ({CHLOE} if who == CHLOE else set())
    assert await book_of(tables) == wanted
    if who == CHLOE:
        await erasure.forget(tables, BRIAN, {NAMES[BRIAN]})
        assert await book_of(tables) == {ADA, CHLOE}
        async with tables.database.reading() as conn:
            assert await parts_of(conn, BRIAN) == []
            (found,) = records(await parts_of(conn, ADA))
        assert (found.company, found.games) == ("people", 1)
