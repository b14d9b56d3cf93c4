"""A whole season of nine people on the wire, and who may do what in it.

The bot is the real one; the games are those of the toy, played at random.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from sqlalchemy import select

from bot.service.seasons import entry, results
from bot.service.seasons.entry import Newcomer
from bot.service.seats import erasure, lobby, seating
from bot.shared.problems import Problem
from db import models
from tests.bot.seasons.playing import (
    DAY,
    HOUR,
    MAX,
    PEOPLE,
    Served,
    come,
    cut,
    equal_to_a_second_computation,
    gathered,
    here,
    look,
    opened,
    play,
    round_played,
    season,
    started,
)
from tests.bot.seated import Seated
from tests.bot.stage import Stage


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
    await gathered(stage)
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


async def test_the_end_closes_tables_that_have_not_begun(stage: Stage, served: Served) -> None:
    await started(stage, served)
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
    await started(stage, served)
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


@pytest.mark.parametrize("tournament", [True, False])
async def test_all_play_in_one_division_of_a_tournament(
    stage: Stage, served: Served, tournament: bool
) -> None:
    await opened(stage, people=9, tournament=tournament)
    found = await season(stage)
    for number in range(5):
        who = Newcomer(200 + number, f"Guest {number}")
        await entry.join(stage.app.tables, found.row.id, found.row.guild_id, who)
    (text,) = await look(stage)
    assert ("## Tournament 1 · Dust" if tournament else "## Season 1 · Dust") in text
    served.passes(8 * DAY)
    await look(stage)
    found = await season(stage)
    sizes = Counter(each.division for each in found.entrants)
    assert sizes == ({1: 14} if tournament else {1: 7, 2: 7})
    assert Counter(seat.user_id for seat in found.seats) == {e.user_id: 1 for e in found.entrants}
