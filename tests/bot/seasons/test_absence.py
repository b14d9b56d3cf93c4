"""Who does not come to a table of a season: strikes, substitutes, computer players."""

from __future__ import annotations

from typing import Any

import pytest

from bot.service.seasons import results
from bot.service.seats import lobby, seating
from bot.service.timekeeping import absence
from bot.shared.clock import now
from bot.shared.problems import Problem
from tests.bot.seasons.playing import (
    DAY,
    HOUR,
    MAX,
    PEOPLE,
    Served,
    begun,
    come,
    cut,
    equal_to_a_second_computation,
    gathered,
    here,
    look,
    opened,
    play_all,
    season,
    started,
    without_lobbies,
)
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person


async def test_who_does_not_come_gets_nothing_and_a_substitute_plays(
    stage: Stage, served: Served
) -> None:
    await started(stage, served)
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
    await play_all(stage)
    await look(stage)
    found = await season(stage)
    entrant = next(e for e in found.entrants if e.user_id == absent)
    assert (entrant.strikes, entrant.state) == (1, "in")
    assert found.row.round == 2
    drawn = [seat.user_id for match in here(found) for seat in found.drawn(match)]
    assert substitute.id not in drawn
    await equal_to_a_second_computation(stage, cut(found, 1))


async def test_without_substitutes_computer_players_take_the_seats(
    stage: Stage, served: Served
) -> None:
    await started(stage, served)
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
        await play_all(stage)
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


async def test_who_is_away_loses_the_seat_and_gets_no_strike(stage: Stage, served: Served) -> None:
    await started(stage, served)
    match, *_ = here(await season(stage), "open")
    gone = (await season(stage)).drawn(match)[0].user_id
    await absence.go(stage.app.tables, gone, now() + 20 * DAY, None)
    await come(stage, match, gone)
    served.passes(2 * DAY + HOUR)
    await begun(stage)
    found = await season(stage)
    assert next(e for e in found.entrants if e.user_id == gone).strikes == 0
    assert next(seat for seat in found.drawn(match) if seat.user_id == gone).lost


async def test_the_first_of_several_substitutes_gets_the_seat(stage: Stage, served: Served) -> None:
    await started(stage, served, people=6)
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


async def test_the_time_to_come_runs_from_the_message(stage: Stage, served: Served) -> None:
    await opened(stage)
    served.passes(8 * DAY)
    with without_lobbies():
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


async def test_a_manager_gives_strikes_openly_and_takes_them_back(
    stage: Stage, served: Served
) -> None:
    await opened(stage)
    ada, brian = PEOPLE[0], PEOPLE[1]

    async def strike(by: Person, **more: Any) -> Answers:
        what = {"player": ada, "reason": "*two* accounts @everyone", **more}
        return await stage.wire.use(by, 7, ("season", "strike"), what)

    async def hers() -> tuple[int, str]:
        found = next(e for e in (await season(stage)).entrants if e.user_id == ada.id)
        return found.strikes, found.state

    assert "Only a server manager" in (await strike(brian)).text
    assert "has no strike" in (await strike(MAX, back=True)).text
    answer = await strike(MAX)
    assert answer.private == [False]
    assert "*two*" not in answer.text
    assert "Max gives Ada a strike" in answer.text
    assert await hers() == (1, "in")
    assert "out of this season" in (await strike(MAX)).text
    assert await hers() == (2, "out")
    assert "Ada has one strike now" in (await strike(MAX, back=True)).text
    assert await hers() == (1, "in"), "before the start nobody has a division"
    await strike(MAX)
    served.passes(8 * DAY)
    await look(stage)
    assert ada.id not in {seat.user_id for seat in (await season(stage)).seats}
    await strike(MAX, back=True)
    assert await hers() == (1, "spare"), "no tables were drawn for her"
    drawn = (await season(stage)).seats[0].user_id
    for _ in range(2):
        await strike(MAX, player=Person(drawn, "Drawn"))
    await strike(MAX, player=Person(drawn, "Drawn"), back=True)
    back = next(e for e in (await season(stage)).entrants if e.user_id == drawn)
    assert back.state == "in"
    assert "does not take part" in (await strike(MAX, player=MAX)).text


async def test_who_takes_a_seat_at_another_table_wins_nothing_there(
    stage: Stage, served: Served
) -> None:
    await opened(stage, rounds=1)
    served.passes(8 * DAY)
    await gathered(stage)
    first, second, _ = here(await season(stage), "playing")
    found = await season(stage)
    gone, taker = found.drawn(first)[0].user_id, found.drawn(second)[0].user_id
    live = await stage.app.tables.get(first.table_id or "")
    seat = live.seat_of(gone)
    assert seat is not None
    await seating.take_over(stage.app.tables, live.id, seat, taker, "Taker", MAX.id)
    await play_all(stage)
    await look(stage)
    found = await season(stage)
    assert [seat.user_id for seat in found.seats].count(taker) == 1
    assert [seat.lost for seat in found.drawn(first)] == [True, False, False]
