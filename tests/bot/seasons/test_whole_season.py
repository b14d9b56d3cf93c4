"""A whole season of nine people: rounds, no-shows, substitutes, resignations, a kill at each step.

The bot is the real one on a wire; the games are those of the toy, played at random.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from datetime import timedelta
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest
from sqlalchemy import select

import db.seasons as seasons_db
from bot.service.seasons import results, running
from bot.service.seasons.results import Season
from bot.service.seats import erasure, lobby, seating
from bot.service.timekeeping import absence
from bot.shared.clock import now
from bot.shared.problems import Problem
from db import models
from db.columns import MICROSECOND
from db.seasons import MatchRow
from tests.bot.acts import Killed, dying
from tests.bot.logged import play_on
from tests.bot.seated import Seated
from tests.bot.server import refusal
from tests.bot.stage import Stage
from tests.bot.wall import Wall
from tests.bot.wire import Answers, Person

MAX = Person(900, "Max", manages=True)
PEOPLE = [Person(100 + n, name) for n, name in enumerate(
    ("Ada", "Brian", "Chloe", "Dmitri", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"), 1)]  # fmt: skip
DAY, HOUR = timedelta(days=1), timedelta(hours=1)


class Served:
    """The time served, which the test lets pass."""

    def __init__(self, stage: Stage, wall: Wall) -> None:
        self.stage, self.wall, self.microseconds = stage, wall, 0
        stage.app.tables.served = lambda: self.microseconds

    def passes(self, time: timedelta, *, away: bool = False) -> None:
        """Let time pass; while the bot is away it is not served."""
        self.wall.passes(time)
        if not away:
            self.microseconds += time // MICROSECOND


@pytest.fixture
def served(stage: Stage, wall: Wall) -> Served:
    return Served(stage, wall)


async def look(stage: Stage) -> list[str]:
    """Let the organiser do what is due; return what it posted."""
    stage.wire.answers = Answers()
    await stage.app.organiser.look(now())
    return stage.wire.answers.posted


async def begun(stage: Stage) -> None:
    """Let a round begin: its tables are opened, then the time to come runs."""
    await look(stage)
    await look(stage)


async def season(stage: Stage) -> Season:
    """Return the only season."""
    async with stage.app.database.reading() as conn:
        (number,) = await conn.scalars(select(models.seasons.c.id))
        row = await seasons_db.find_season(conn, number)
        assert row is not None
        return await results.load(conn, row)


async def opened(stage: Stage, people: int = 9, **options: Any) -> None:
    """Open a season that people enter."""
    answer = await stage.wire.use(MAX, 7, ("season", "new"), {"game": "dust", **options})
    assert "Season 1 · Dust is open" in answer.text
    for who in PEOPLE[:people]:
        answer = await stage.wire.use(who, 7, ("season", "join"))
        assert "You take part" in answer.text


def here(found: Season, state: str = "") -> list[MatchRow]:
    """Return the tables of the present round, perhaps only those in a state."""
    rows = [match for match in found.matches if match.round == found.row.round]
    return [match for match in rows if state in ("", match.state)]


async def come(stage: Stage, match: MatchRow, *but: int) -> None:
    """Let the people of a table take their seats, except some."""
    found = await season(stage)
    for seat in found.drawn(match):
        if seat.user_id not in but:
            name = next(e.name for e in found.entrants if e.user_id == seat.user_id)
            assert match.table_id is not None
            await lobby.join(stage.app.tables, match.table_id, seat.user_id, name)


async def play(stage: Stage, match: MatchRow, seed: int = 1) -> None:
    """Play a table to its end, at random."""
    assert match.table_id is not None
    live = await play_on(Seated(stage.app.tables, match.table_id), seed=seed)
    assert live.row.status == "finished"


async def round_played(stage: Stage, seed: int = 1) -> None:
    """Let all people of a round come, and play its tables."""
    await look(stage)
    for match in here(await season(stage), "open"):
        await come(stage, match)
    await look(stage)
    for number, match in enumerate(here(await season(stage), "playing")):
        await play(stage, match, seed + number)


async def test_it_is_announced_and_starts_in_time(stage: Stage, served: Served) -> None:
    await opened(stage)
    (text,) = await look(stage)
    assert "## Season 1 · Dust" in text
    assert "Enter with *Join*" in text
    assert await look(stage) == []
    served.passes(7 * DAY, away=True)
    assert await look(stage) == [], "the time of the bot counts"
    served.passes(7 * DAY)
    posted = await look(stage)
    found = await season(stage)
    assert (found.row.state, found.row.round) == ("running", 1)
    assert len(here(found, "open")) == 3
    assert sum("Held for" in text for text in posted) == 3
    assert "**Round 1 of 4**" in posted[-1]
    assert posted[-1].count("• <#") == 3
    assert await look(stage) == []


async def test_a_season_of_nine_people_is_played_to_its_end(stage: Stage, served: Served) -> None:
    await opened(stage, rounds=3)
    served.passes(8 * DAY)
    for number in (1, 2, 3):
        await round_played(stage, 10 * number)
        found = await season(stage)
        assert (found.row.state, found.row.round) == ("running", number)
    posted = await look(stage)
    found = await season(stage)
    assert found.row.state == "over"
    assert "Final standings" in posted[-1]
    met = Counter(
        frozenset(pair)
        for match in found.matches
        for pair in combinations([seat.user_id for seat in found.drawn(match)], 2)
    )
    assert set(met.values()) == {1}, "nobody has met anybody twice"
    await equal_to_a_second_computation(stage, found)
    answer = await stage.wire.use(PEOPLE[0], 7, ("season", "show"))
    assert "This season is over" in answer.text
    assert answer.files == 1
    assert await look(stage) == []


async def equal_to_a_second_computation(stage: Stage, found: Season) -> None:
    """Compute the points again, from the games' results alone, and compare."""
    points: dict[int, Fraction] = {each.user_id: Fraction() for each in found.entrants}
    known = set(points)
    for match in found.matches:
        drawn = [seat for seat in found.drawn(match) if not seat.substitute]
        assert match.table_id is not None
        live = await stage.app.tables.get(match.table_id)
        if live.row.status == "cancelled":
            for seat in drawn:
                points[seat.user_id] += 0 if seat.lost else 3
            continue
        totals = {score["seat"]: score["rank"] for score in live.row.result["scores"]}  # type: ignore[index]
        people = {
            seat.user_id: totals[seat.seat]
            for seat in live.seats
            if seat.user_id in known and seat.kind == "person"
        }
        lost = {seat.user_id for seat in drawn if seat.lost} | {
            seat.user_id for seat in drawn if seat.user_id not in people
        }
        there = {user: rank for user, rank in people.items() if user not in lost}
        size = max(len(drawn), len(there))
        for user, rank in there.items():
            ahead = sum(other < rank for other in there.values())
            equal = sum(other == rank for other in there.values())
            share = [Fraction(6 * (size - 1 - place), max(size - 1, 1)) for place in range(size)]
            points[user] += sum(share[ahead : ahead + equal], Fraction()) / equal
    made = results.standings_of(found)
    computed = {each.user_id: each.points for of in made.values() for each in of}
    assert computed == {user: float(points[user]) for user in computed}


async def test_who_does_not_come_gets_nothing_and_a_substitute_plays(
    stage: Stage, served: Served
) -> None:
    await opened(stage)
    served.passes(8 * DAY)
    await begun(stage)
    substitute = PEOPLE[9]
    answer = await stage.wire.use(substitute, 7, ("season", "join"))
    assert "You are a substitute" in answer.text
    first, *others = here(await season(stage), "open")
    absent = (await season(stage)).drawn(first)[0].user_id
    await come(stage, first, absent)
    for match in others:
        await come(stage, match)
    served.passes(2 * DAY - HOUR)
    await look(stage)
    assert len(here(await season(stage), "open")) == 1
    served.passes(2 * HOUR)
    await look(stage)
    (late,) = here(await season(stage), "late")
    table = Seated(stage.app.tables, late.table_id or "")
    (message,) = await table.pending("invited")
    assert message.payload is not None
    assert message.payload["people"] == [str(substitute.id)]
    with pytest.raises(Problem, match="only-invited"):
        await lobby.join(stage.app.tables, table.id, absent, "Late")
    await lobby.join(stage.app.tables, table.id, substitute.id, substitute.name)
    await look(stage)
    for number, match in enumerate(here(await season(stage), "playing")):
        await play(stage, match, number)
    await look(stage)
    found = await season(stage)
    entrant = next(e for e in found.entrants if e.user_id == absent)
    assert (entrant.strikes, entrant.state) == (1, "in")
    assert found.row.round == 2
    drawn = [seat.user_id for match in here(found) for seat in found.drawn(match)]
    assert substitute.id not in drawn
    await equal_to_a_second_computation(stage, cut(found, 1))


def cut(found: Season, rounds: int) -> Season:
    """Return a season with its first rounds alone."""
    matches = [match for match in found.matches if match.round <= rounds]
    return Season(row=found.row, entrants=found.entrants, matches=matches, seats=found.seats)


async def test_without_substitutes_computer_players_take_the_seats(
    stage: Stage, served: Served
) -> None:
    await opened(stage)
    served.passes(8 * DAY)
    await begun(stage)
    empty, alone, _ = here(await season(stage), "open")
    found = await season(stage)
    (one, *_) = found.drawn(alone)
    await come(stage, alone, *(seat.user_id for seat in found.drawn(alone)[1:]))
    served.passes(2 * DAY + HOUR)
    await look(stage)
    await look(stage)
    found = await season(stage)
    live = await stage.app.tables.get(alone.table_id or "")
    assert [seat.kind for seat in live.seats] == ["person", "greedy", "greedy"]
    assert live.row.status == "playing"
    assert (await stage.app.tables.get(empty.table_id or "")).row.status == "cancelled"
    strikes = {e.user_id: e.strikes for e in found.entrants}
    assert strikes.pop(one.user_id) == 0
    assert set(strikes.values()) == {1}
    over = results.played(found)
    assert all(seat.lost for table in over for seat in table.players)


async def test_two_strikes_put_a_person_out_also_of_the_next_season(
    stage: Stage, served: Served
) -> None:
    await opened(stage, rounds=3)
    served.passes(8 * DAY)
    absent = PEOPLE[0].id
    for _ in range(2):
        await begun(stage)
        for match in here(await season(stage), "open"):
            await come(stage, match, absent)
        served.passes(2 * DAY + HOUR)
        await look(stage)
        await look(stage)
        for number, match in enumerate(here(await season(stage), "playing")):
            await play(stage, match, number)
    await look(stage)
    found = await season(stage)
    entrant = next(e for e in found.entrants if e.user_id == absent)
    assert (entrant.strikes, entrant.state) == (2, "out")
    assert absent not in {s.user_id for match in here(found) for s in found.drawn(match)}
    answer = await stage.wire.use(PEOPLE[0], 7, ("season", "join"))
    assert "You are out of this season" in answer.text
    await stage.wire.use(MAX, 7, ("season", "end"), {"confirm": True})
    answer = await stage.wire.use(MAX, 7, ("season", "new"), {"game": "dust"})
    assert "Season 2" in answer.text
    answer = await stage.wire.use(PEOPLE[0], 7, ("season", "join"))
    assert "put out of the last season" in answer.text


async def test_a_resignation_a_stranger_and_a_cancelled_table(stage: Stage, served: Served) -> None:
    await opened(stage)
    served.passes(8 * DAY)
    await look(stage)
    for match in here(await season(stage), "open"):
        with pytest.raises(Problem, match="only-invited"):
            await lobby.join(stage.app.tables, match.table_id or "", 999, "Stranger")
        await come(stage, match)
    await look(stage)
    first, second, third = here(await season(stage), "playing")
    found = await season(stage)
    gone, replaced = found.drawn(first)[0].user_id, found.drawn(first)[1].user_id
    await seating.resign(stage.app.tables, first.table_id or "", gone)
    live = await stage.app.tables.get(first.table_id or "")
    seat = live.seat_of(replaced)
    assert seat is not None
    await seating.take_over(stage.app.tables, live.id, seat, 999, "Stranger", MAX.id)
    await seating.cancel(stage.app.tables, second.table_id or "")
    await play(stage, first)
    await play(stage, third)
    await look(stage)
    found = await season(stage)
    strikes = {e.user_id: e.strikes for e in found.entrants}
    assert {user for user, n in strikes.items() if n} == {gone, replaced}
    made = results.standings_of(cut(found, 1))
    points = {each.user_id: each.points for each in made[1]}
    assert points[gone] == points[replaced] == 0
    assert [points[seat.user_id] for seat in found.drawn(second)] == [3, 3, 3]
    await equal_to_a_second_computation(stage, cut(found, 1))


async def test_a_late_round_makes_way_and_counts_until_the_end(
    stage: Stage, served: Served
) -> None:
    await opened(stage, rounds=2)
    served.passes(8 * DAY)
    await look(stage)
    for match in here(await season(stage), "open"):
        await come(stage, match)
    await look(stage)
    slow, *others = here(await season(stage), "playing")
    for number, match in enumerate(others):
        await play(stage, match, number)
    served.passes(9 * HOUR, away=True)
    served.passes(28 * DAY - HOUR)
    await look(stage)
    assert (await season(stage)).row.round == 1
    served.passes(2 * HOUR)
    await look(stage)
    assert (await season(stage)).row.round == 2
    await play(stage, slow, 5)
    await round_played(stage)
    await look(stage)
    found = await season(stage)
    assert found.row.state == "over"
    assert {match.state for match in found.matches} == {"over"}
    await equal_to_a_second_computation(stage, found)


async def test_too_few_people_cancel_it(stage: Stage, served: Served) -> None:
    await opened(stage, people=2)
    served.passes(8 * DAY)
    posted = await look(stage)
    assert "It needs at least three players" in posted[-1]
    assert (await season(stage)).row.state == "cancelled"
    assert await look(stage) == []


@pytest.mark.parametrize("after", range(12))
async def test_a_bot_that_dies_at_any_step_goes_on(
    stage: Stage, served: Served, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    await opened(stage, people=6, rounds=1)
    served.passes(8 * DAY)
    for step in ("start", "begin", "end"):
        with monkeypatch.context() as patched:
            dying(stage.app.tables, patched, after)
            with suppress(Killed):
                await look(stage)
        for match in (await season(stage)).matches:
            if match.table_id is not None:
                stage.app.tables.drop(match.table_id)
        await look(stage)
        matches = (await season(stage)).matches
        if step == "start":
            assert [match.state for match in matches] == ["open", "open"]
            for match in matches:
                await come(stage, match)
        elif step == "begin":
            assert [match.state for match in matches] == ["playing", "playing"]
            for number, match in enumerate(matches):
                await play(stage, match, number)
    found = await season(stage)
    assert found.row.state == "over"
    async with stage.app.database.reading() as conn:
        tables = list(await conn.scalars(select(models.tables.c.status)))
    assert sorted(tables) == ["finished", "finished"]
    await equal_to_a_second_computation(stage, found)


async def test_nobody_but_the_season_changes_its_tables(stage: Stage, served: Served) -> None:
    await opened(stage)
    served.passes(8 * DAY)
    await look(stage)
    match = here(await season(stage), "open")[0]
    for name in ("computer", "start", "invite", "look-for-players"):
        answer = await stage.wire.press(MAX, 7, f"b:{name}:{match.table_id}:0:on")
        assert "belongs to a season" in answer.text, name
    assert (await stage.app.tables.get(match.table_id or "")).row.status == "lobby"


async def test_who_may_and_who_may_not(stage: Stage, served: Served) -> None:
    answer = await stage.wire.use(PEOPLE[0], 7, ("season", "new"), {"game": "dust"})
    assert "Manage Server" in answer.text or "manager" in answer.text
    await opened(stage, people=1)
    again = await stage.wire.use(PEOPLE[0], 7, ("season", "join"))
    assert "You take part already" in again.text
    answer = await stage.wire.use(PEOPLE[0], 7, ("season", "leave"))
    assert "You no longer take part" in answer.text
    refused = await stage.wire.use(PEOPLE[1], 7, ("season", "end"), {"confirm": True})
    assert "Manage Server" in refused.text or "manager" in refused.text
    answer = await stage.wire.use(MAX, 7, ("season", "new"), {"game": "dust"})
    assert "There is a season of this game already" in answer.text


async def test_who_is_forgotten_leaves_their_points_and_no_name(
    stage: Stage, served: Served
) -> None:
    await opened(stage, rounds=2)
    served.passes(8 * DAY)
    await round_played(stage)
    await look(stage)
    await erasure.forget(stage.app.tables, 101, ["Ada"])
    found = await season(stage)
    assert "101" not in str(found) or 101 not in {e.user_id for e in found.entrants}
    assert 101 not in {seat.user_id for seat in found.seats}
    (gone,) = [each for each in found.entrants if each.user_id < 0]
    assert (gone.name, gone.state) == ("", "left")
    answer = await stage.wire.use(PEOPLE[1], 7, ("season", "show"))
    assert "A former player" in answer.text
    assert "Ada" not in answer.text


async def test_all_of_it_in_french(stage: Stage, served: Served) -> None:
    await opened(stage)
    answer = await stage.wire.use(PEOPLE[0], 7, ("season", "show"), locale="fr")
    assert "Saison 1 · Dust" in answer.text or "Saison 1" in answer.text
    assert "9 joueurs" in answer.text


# Nobody is struck who did nothing


async def test_the_time_to_come_runs_from_the_message(
    stage: Stage, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(stage)
    served.passes(8 * DAY)

    async def refused(*_: Any, **__: Any) -> None:
        raise refusal(403, 50013)

    with monkeypatch.context() as patched:
        patched.setattr("bot.screens.lobby.post", refused)
        for _ in range(4):
            await look(stage)
            served.passes(DAY)
    await begun(stage)
    found = await season(stage)
    assert {e.strikes for e in found.entrants} == {0}
    assert len(here(found, "open")) == 3
    served.passes(2 * DAY - HOUR)
    await look(stage)
    assert {e.strikes for e in (await season(stage)).entrants} == {0}


async def test_a_table_whose_thread_was_deleted_is_opened_again(
    stage: Stage, served: Served
) -> None:
    await opened(stage)
    served.passes(8 * DAY)
    await begun(stage)
    match = here(await season(stage), "open")[0]
    live = await stage.app.tables.get(match.table_id or "")
    stage.wire.server.refused[live.row.channel_id] = 404, 10003
    for other in here(await season(stage), "open")[1:]:
        await come(stage, other)
    served.passes(2 * DAY + HOUR)
    await begun(stage)
    found = await season(stage)
    assert {e.strikes for e in found.entrants} == {0}
    again = here(found)[0]
    assert again.state == "open"
    assert again.table_id != match.table_id


async def test_who_is_away_loses_the_seat_and_gets_no_strike(stage: Stage, served: Served) -> None:
    await opened(stage)
    served.passes(8 * DAY)
    await begun(stage)
    match, *_ = here(await season(stage), "open")
    gone = (await season(stage)).drawn(match)[0].user_id
    await absence.go(stage.app.tables, gone, now() + 20 * DAY, None)
    await come(stage, match, gone)
    served.passes(2 * DAY + HOUR)
    await begun(stage)
    found = await season(stage)
    assert next(e for e in found.entrants if e.user_id == gone).strikes == 0
    assert next(seat for seat in found.drawn(match) if seat.user_id == gone).lost


# Several at once


async def test_the_first_of_several_substitutes_gets_the_seat(stage: Stage, served: Served) -> None:
    await opened(stage, people=6)
    served.passes(8 * DAY)
    await begun(stage)
    spare = PEOPLE[7:10]
    for who in spare:
        await stage.wire.use(who, 7, ("season", "join"))
    match, *_ = here(await season(stage), "open")
    absent = (await season(stage)).drawn(match)[0].user_id
    await come(stage, match, absent)
    served.passes(2 * DAY + HOUR)
    await look(stage)
    table = match.table_id or ""
    await lobby.join(stage.app.tables, table, spare[1].id, spare[1].name)
    with pytest.raises(Problem, match="table-full"):
        await lobby.join(stage.app.tables, table, spare[0].id, spare[0].name)
    await look(stage)
    assert len((await stage.app.tables.get(table)).seats) == 3


async def test_one_table_in_trouble_holds_up_no_other(
    stage: Stage, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(stage)
    served.passes(8 * DAY)
    await begun(stage)
    first, *others = here(await season(stage), "open")
    for match in (first, *others):
        await come(stage, match)
    start = lobby.start

    async def refused(tables: Any, table_id: str, user_id: int) -> Any:
        if table_id == first.table_id:
            raise Problem("problem-no-people", table=table_id)
        return await start(tables, table_id, user_id)

    with monkeypatch.context() as patched:
        patched.setattr(lobby, "start", refused)
        await look(stage)
    assert len(here(await season(stage), "playing")) == 2
    await look(stage)
    assert len(here(await season(stage), "playing")) == 3


async def test_a_season_that_is_ended_meanwhile_stays_ended(stage: Stage, served: Served) -> None:
    await opened(stage)
    found = await season(stage)
    served.passes(8 * DAY)
    await stage.wire.use(MAX, 7, ("season", "end"), {"confirm": True})
    assert not await running.advance(stage.app.tables, found)
    assert (await season(stage)).row.state == "cancelled"
    assert (await season(stage)).matches == []


async def test_two_processes_open_one_table(stage: Stage, served: Served) -> None:
    await opened(stage)
    served.passes(8 * DAY)
    found = await season(stage)
    assert await running.advance(stage.app.tables, found)
    found = await season(stage)
    match = found.matches[0]
    first = await running.open_match(stage.app.tables, found, match, 501)
    second = await running.open_match(stage.app.tables, found, match, 502)
    assert first is not None
    assert second is None
    assert (await season(stage)).matches[0].table_id == first.id
    assert await stage.app.tables.in_channel(502) is None


# The end


async def test_the_end_closes_tables_that_have_not_begun(stage: Stage, served: Served) -> None:
    await opened(stage)
    served.passes(8 * DAY)
    await begun(stage)
    await stage.wire.use(MAX, 7, ("season", "end"), {"confirm": True})
    posted = await look(stage)
    assert "Final standings" in posted[-1]
    async with stage.app.database.reading() as conn:
        assert set(await conn.scalars(select(models.tables.c.status))) == {"cancelled"}


async def test_what_others_won_stays_when_a_person_is_forgotten(
    stage: Stage, served: Served
) -> None:
    await opened(stage, people=3, rounds=1)
    served.passes(8 * DAY)
    await round_played(stage)
    await look(stage)
    before = {e.user_id: e.points for e in results.standings_of(await season(stage))[1]}
    best = max(before, key=lambda user: before[user])
    await erasure.forget(stage.app.tables, best, ["Somebody"])
    after = {e.user_id: e.points for e in results.standings_of(await season(stage))[1]}
    assert {u: p for u, p in after.items() if u > 0} == {
        u: p for u, p in before.items() if u != best
    }
    assert sum(after.values()) == sum(before.values())


async def test_all_players_must_agree_to_cancel_a_table_of_a_season(
    stage: Stage, served: Served
) -> None:
    await opened(stage)
    served.passes(8 * DAY)
    await begun(stage)
    match, *_ = here(await season(stage), "open")
    await come(stage, match)
    await look(stage)
    table = Seated(stage.app.tables, match.table_id or "")
    one, two, three = [seat.user_id or 0 for seat in (await table.live()).seats]
    tally = await table.ask("cancel", one)
    await table.cast(tally, two)
    assert (await table.live()).row.status == "playing"
    await table.cast(tally, three)
    assert (await table.live()).row.status == "cancelled"


async def test_a_shared_panel_has_nothing_of_one_person(stage: Stage, served: Served) -> None:
    await opened(stage)
    answer = await stage.wire.use(PEOPLE[0], 7, ("season", "show"), {"share": True})
    assert answer.private == [False]
    assert "You take part" not in answer.text
    assert answer.handlers == []
    served.passes(8 * DAY)
    await look(stage)
    asked = await stage.wire.press(PEOPLE[0], 7, "b:season-leave:0:0:1", private=True)
    assert "Leave this season?" in asked.text
    assert next(e for e in (await season(stage)).entrants if e.user_id == 101).state == "in"
    await stage.wire.press(PEOPLE[0], 7, "b:season-leave-sure:0:0:1", private=True)
    assert next(e for e in (await season(stage)).entrants if e.user_id == 101).state == "left"


async def test_who_does_not_see_the_channel_does_not_enter(stage: Stage, served: Served) -> None:
    await opened(stage, people=1)
    stage.wire.server.hide(7)
    answer = await stage.wire.use(PEOPLE[1], 8, ("season", "join"))
    assert "You can’t see <#7>" in answer.text
