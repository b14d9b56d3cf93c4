"""Finished games in `/table mine`, and `/look stats`: what they show, and to whom."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.service.people import statistics
from bot.service.people.statistics import answers, answers_of, parts_of, records
from bot.service.tables.store import Tables
from db import Database
from db.records import Logged
from games import registry
from games.core.actions import EndTurn
from tests.bot.played import ADA, BRIAN, CHLOE, FIRST, HERE, THERE, finished
from tests.bot.results.test_results import played as play_on
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Person

GAMES = registry.game_keys()
STATS, MINE = ("look", "stats"), ("table", "mine")
ME, OTHER = Person(ADA, "Ada"), Person(BRIAN, "Brian")
NO_TABLES = "You have no tables. Open one with /table new."


# Counted games


async def told(database: Database, user_id: int, guild: int | None = None) -> list[str]:
    """Return a user's records, each in short."""
    async with database.reading() as conn:
        found = records(await parts_of(conn, user_id, guild))
    return [
        f"{each.company} {each.game} "
        + ", ".join(f"{t.seats}: {t.games}/{t.won} {t.best} {t.usual}" for t in each.tallies)
        + (f" left {each.left}" if each.left else "")
        for each in found
    ]


async def test_points_and_wins_are_by_game_and_number_of_players(database: Database) -> None:
    for points in (40, 90, 50):
        await finished(database, {ADA: points, BRIAN: 60})
    await finished(database, {ADA: 10, BRIAN: 60, CHLOE: 5})
    await finished(database, {ADA: 7, BRIAN: 7}, game="ares")
    assert await told(database, ADA) == [
        "people ceres 2: 3/1 90 50, 3: 1/0 10 10",
        "people ares 2: 1/1 7 7",
    ]
    assert await told(database, BRIAN) == [
        "people ceres 2: 3/2 60 60, 3: 1/1 60 60",
        "people ares 2: 1/1 7 7",
    ]


async def test_companies_are_told_apart(database: Database) -> None:
    await finished(database, {ADA: 9, BRIAN: 1, "Vesta": 5})
    await finished(database, {ADA: 2, "Vesta": 5})
    await finished(database, {ADA: 3, BRIAN: 4}, won=True)
    await finished(database, {ADA: 4}, won=False)
    await finished(database, {ADA: 8, "Vesta": 5}, settings={"practice": True})
    await finished(database, {ADA: 8}, won=True, settings={"practice": True})
    assert await told(database, ADA) == [
        "people ceres 3: 1/1 9 9",
        "computers ceres 2: 1/0 2 2",
        "together ceres 2: 1/1 3 3",
        "solo ceres 1: 1/0 4 4",
        "practice ceres 1: 1/1 8 8, 2: 1/1 8 8",
    ]


async def test_who_left_has_no_result_and_a_seat_is_its_last_holders(database: Database) -> None:
    await finished(database, {"Ada": 99, BRIAN: 1}, former={0: ADA})
    assert await told(database, ADA) == ["people ceres  left 1"]
    # Their opponent still played against people, and did not win.
    assert await told(database, BRIAN) == ["people ceres 2: 1/0 1 1"]
    await finished(database, {CHLOE: 9, BRIAN: 1}, former={0: ADA}, guild_id=THERE)
    await finished(database, {ADA: 5, BRIAN: 1}, former={0: ADA}, guild_id=THERE)  # who came back
    assert await told(database, CHLOE) == ["people ceres 2: 1/1 9 9"]
    assert await told(database, ADA, THERE) == ["people ceres 2: 1/1 5 5 left 1"]


async def test_a_real_game_is_told_as_its_result_is(tables: Tables) -> None:
    seated = await Seated.start(tables, 2)
    assert await told(tables.database, ADA) == []
    await play_on(seated)
    live: Any = await seated.live()
    seat, scores = live.seat_of(ADA), live.row.result["scores"]
    won = int(seat in live.row.result["winners"])
    points = scores[seat]["total"]
    assert await told(tables.database, ADA) == [f"people dust 2: 1/{won} {points} {points}"]


# Who may know


async def test_of_others_only_this_server_is_told(stage: Stage) -> None:
    """Also in a shared answer or after a press; a running game does not count."""
    for points, guild in ((77, THERE), (78, None)):
        await finished(stage.app.database, {ADA: points, BRIAN: 1}, guild_id=guild)
    await (await Seated.start(stage.app.tables, 2, 8)).bids()
    none = "Ada has not finished a game on this server yet."
    none_of_it = "No game of Ceres has been finished yet."
    for options, said in (
        ({"player": ME}, none),
        ({"player": ME, "game": "ceres"}, none_of_it),
        ({"player": ME, "share": True}, none),
    ):
        found = await stage.wire.use(OTHER, 7, STATS, options)
        assert said in found.text
        assert "77" not in found.text
    await finished(stage.app.database, {ADA: 40, BRIAN: 1})
    await stage.app.client.context.ratings.turn(HERE, on=True)
    pressed = f"b:stats:0:0:{ADA}..0"
    found = await stage.wire.use(OTHER, 7, STATS, {"player": ME})
    shared = await stage.wire.use(ME, 7, STATS, {"share": True})
    button = await stage.wire.press(OTHER, 7, pressed, private=True)
    for answer in (found, shared, button):
        assert answer.text.startswith("## Ada\n-# Finished games, on this server.")
        assert "**Ceres, 2 players** · 1 game, won · 40 points" in answer.text
        assert "77" not in answer.text
        assert "Dust" not in answer.text
    assert (found.private, shared.private, shared.labels) == ([True], [False], [])
    own = await stage.wire.use(ME, 7, STATS)
    mine = await stage.wire.press(ME, 7, pressed, private=True)
    for answer in (own, mine):
        assert answer.text.startswith("## Your games")
        assert "**Ceres, 2 players** · 3 games, 3 won · best 78, usually 77 points" in answer.text
    assert own.private == [True]
    direct = await stage.wire.use(OTHER, 7, STATS, {"player": ME}, place="direct")
    assert direct.text.startswith("In direct messages you can only see your own games.")
    direct = await stage.wire.press(OTHER, 7, pressed, private=True, place="direct")
    assert direct.text.startswith("In direct messages")
    assert "Ceres, 2 players" in (await stage.wire.use(OTHER, 7, STATS, place="direct")).text


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_nothing_played_is_said_in_a_sentence(stage: Stage, locale: str) -> None:
    """And names do nothing in it."""
    said = {
        "en-US": ("You have not finished a game yet.", "has not finished a game on this server"),
        "fr": ("Vous n’avez pas encore fini de partie.", "n’a pas encore fini de partie sur ce"),
    }[locale]
    loud = {"player": Person(BRIAN, "@everyone **x**")}
    own = await stage.wire.use(ME, 7, STATS, locale=locale)
    other = await stage.wire.use(ME, 7, STATS, loud, locale=locale)
    assert said[0] in own.text
    assert said[1] in other.text
    assert r"\*\*x\*\*" in other.text


async def test_one_game_can_be_asked_for(stage: Stage) -> None:
    """Also one that this version no longer has."""
    for points, game in ((40, "ceres"), (50, "ares"), (60, "gone")):
        await finished(stage.app.database, {ADA: points, BRIAN: 1}, game=game)
    found = await stage.wire.use(ME, 7, STATS, {"game": "Ceres"})
    assert "## Your games · Ceres" in found.text
    assert "Ares" not in found.text
    unknown = await stage.wire.use(ME, 7, STATS, {"game": "chess"})
    assert unknown.text == "No game found for “chess”."
    every = await stage.wire.use(ME, 7, STATS)
    assert "**gone, 2 players** · 1 game, won · 60 points" in every.text
    assert " · gone · " in (await stage.wire.use(ME, 8, MINE)).text


async def test_many_kinds_of_games_have_pages(stage: Stage) -> None:
    for game in GAMES:
        for seats in range(2, 5):
            others: dict[int | str, int] = dict.fromkeys(range(500, 499 + seats), 1)
            await finished(stage.app.database, {ADA: 40, **others}, game=game)
            await finished(stage.app.database, {ADA: 40, **others}, game=game, won=True)
            computers: dict[int | str, int] = {f"C{n}": 1 for n in range(1, seats)}
            await finished(stage.app.database, {ADA: 40, **computers}, game=game)
    first = await stage.wire.use(ME, 7, STATS)
    assert first.labels[1].startswith("Page 1 of 2")
    second = await stage.wire.press(ME, 7, first.ids[1], private=True)
    assert second.labels[1].startswith("Page 2 of 2")
    both = f"{first.text}\n{second.text}"
    assert both.count("• ") == 3 * len(GAMES) * 3
    beyond = await stage.wire.press(ME, 7, f"b:stats:0:0:{ADA}..9", private=True)
    assert beyond.text == second.text


# Time to answer


def entry(
    minute: float, seat: int | None, kind: str = "act", *, closed: bool = True, user: int = 0
) -> Logged:
    who = user or {0: ADA, 1: BRIAN, 2: CHLOE}.get(-1 if seat is None else seat)
    at = FIRST + timedelta(minutes=minute)
    return Logged(seq=1, kind=kind, seat=seat, user_id=who, closed=closed, at=at)


START = entry(0, None, "start")


@pytest.mark.parametrize(
    ("log", "minutes"),
    [
        ([START, entry(7, 0), entry(9, 1), entry(20, 0)], [7, 11]),
        ([START, entry(7, 0, closed=False), entry(30, 0), entry(31, 1)], [7]),
        # All are asked at once: each is measured from the opening of the phase.
        ([START, entry(3, 1, closed=False), entry(7, 0, closed=False), entry(9, 2)], [7]),
        ([START, entry(3, 1, closed=False), entry(7, 0)], [7]),
        # Somebody asks in the middle of their turn: since when is not in the log.
        ([START, entry(60, 1, closed=False), entry(61, 0, closed=False), entry(62, 1)], []),
        # Nobody has ended the turn yet.
        ([START, entry(7, 0, closed=False)], []),
        # Defaults, or moves by another player in their seat.
        ([START, entry(7, 0, "default"), entry(9, 1)], []),
        ([START, entry(7, 0, user=CHLOE), entry(9, 1)], []),
        # Prepared, or by an order.
        ([START, entry(7, 1), entry(7.01, 0), entry(9, 1)], []),
        # A pause is nobody's time.
        ([START, entry(5, None, "pause"), entry(500, None, "resume"), entry(504, 0)], [4]),
        # The table went back, a seat changed hands: since when they are asked is not known.
        ([START, entry(5, None, "rewind"), entry(8, 0), entry(9, 1), entry(12, 0)], [3]),
        ([START, entry(5, 0, "reclaim", closed=False), entry(8, 0), entry(9, 1)], []),
        # Notes change nothing.
        ([START, entry(5, 0, "expired", closed=False), entry(8, 0)], [8]),
        ([START, entry(5, 1, "aside", closed=False), entry(8, 0)], [8]),
    ],
)
def test_answers_are_measured_from_when_somebody_was_asked(
    log: list[Logged], minutes: list[float]
) -> None:
    assert answers(log, 0, ADA) == [timedelta(minutes=each) for each in minutes]


async def test_the_usual_time_comes_from_the_log_of_tables_with_others(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [FIRST]

    def now() -> datetime:
        clock[0] += timedelta(minutes=3)
        return clock[0]

    monkeypatch.setattr("bot.service.turns.commit.now", now)
    seated = await Seated.start(tables, 2)
    async with tables.database.reading() as conn:
        assert await answers_of(conn, ADA) is None
    await play_on(seated)
    async with tables.database.reading() as conn:
        found = await answers_of(conn, ADA)
        assert await answers_of(conn, 999) is None
    assert found is not None
    assert (found.count, found.tables) == (4, 1)  # a bid and a turn in each of two rounds
    assert found.usual == timedelta(minutes=3)


async def test_nobody_but_oneself_is_told_how_soon_one_answers(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "IN_ADVANCE", timedelta())
    seated = await Seated.start(stage.app.tables, 2)
    users = await seated.bids()
    few = await stage.wire.use(ME, 8, STATS)
    assert "### Time to answer\nShown after 5 answers" in few.text
    for user in users:
        await seated.act(user, EndTurn())
    await play_on(seated)
    await play_on(await Seated.start(stage.app.tables, 2, channel_id=9))
    own = await stage.wire.use(ME, 8, STATS)
    assert "### Time to answer\nYou usually answer within **" in own.text
    assert "at your last 2 tables with other people. Nobody else sees this." in own.text
    shared = await stage.wire.use(ME, 8, STATS, {"share": True})
    asked = await stage.wire.use(OTHER, 8, STATS, {"player": ME})
    pressed = await stage.wire.press(OTHER, 8, f"b:stats:0:0:{ADA}..0", private=True)
    for found in (shared, asked, pressed):
        assert "2 games" in found.text
        assert "answer" not in found.text


# My tables


async def test_finished_games_follow_the_running_ones_the_latest_first(stage: Stage) -> None:
    lost = await finished(stage.app.database, {ADA: 40, BRIAN: 60, CHLOE: 50}, name="Long ago")
    won = await finished(stage.app.database, {ADA: 60, "Vesta": 1}, settings={"practice": True})
    shared = await finished(stage.app.database, {ADA: 6, BRIAN: 6}, guild_id=None, channel_id=5)
    box = await finished(stage.app.database, {ADA: -3}, won=False, game="luna_maris")
    left = await finished(stage.app.database, {"Ada": 9, BRIAN: 6}, former={0: ADA})
    rival = await finished(stage.app.database, {"Vesta": 9, ADA: 1})
    seated = await Seated.start(stage.app.tables, 2)
    found = await stage.wire.use(ME, 8, MINE)
    assert found.private == [True]
    lines = found.text.split("\n")
    assert lines[0] == "Your tables (1)"
    assert seated.id in lines[1]
    assert lines[2:4] == ["", "**Finished (6)**"]
    said = [line.rpartition(":d> · ")[2] for line in lines[4:]]
    assert said == [
        "Ceres · place 2 of 2 with 1 point; won by Vesta (computer)",
        "Ceres · you left before the end",
        "Luna Maris · lost against the game, −3 points",
        "Ceres · 🏆 you shared the win with Brian, 6 points",
        "Ceres · practice · 🏆 you won with 60 points",
        "Ceres · place 3 of 3 with 40 points; won by Brian",
    ]
    tables = [rival, left, box, shared, won, lost]
    assert all(f"#{table}](" in line for table, line in zip(tables, lines[4:], strict=True))
    assert "https://discord.com/channels/@me/5" in lines[7]
    assert found.labels == []


async def test_many_finished_games_have_pages(stage: Stage) -> None:
    """Also without a running one; a name that says the game is enough."""
    made = [await finished(stage.app.database, {ADA: 60, BRIAN: 1}) for _ in range(39)]
    made.append(await finished(stage.app.database, {ADA: 60, BRIAN: 1}, name="Ceres on Sundays"))
    await finished(stage.app.database, {CHLOE: 60, BRIAN: 1})
    found, texts = await stage.wire.use(ME, 8, MINE), list[str]()
    assert found.text.startswith(f"{NO_TABLES}\n\n**Finished (40)")
    (sunday,) = [line for line in found.text.split("\n") if "Sundays" in line]
    assert "· Ceres ·" not in sunday
    texts.append(found.text)
    while not found.controls[1]["disabled"]:
        found = await stage.wire.press(ME, 8, found.ids[1], private=True)
        texts.append(found.text)
    assert len(texts) > 2
    assert all("**Finished (40)**" in each and len(each) <= 2000 for each in texts)
    told = [table for text in texts for table in made[::-1] if f"#{table}]" in text]
    assert told == made[::-1]
    # A person who presses is shown their own tables.
    other = await stage.wire.press(Person(CHLOE, "Chloé"), 8, found.ids[0], private=True)
    assert "**Finished (1)**" in other.text
    assert (await stage.wire.use(Person(999, "Eve"), 8, MINE)).text == NO_TABLES
