"""Delayed plays: how they are chosen, press by press, and when they are carried out."""

from __future__ import annotations

import pytest

import db.tables as tables_db
from bot.service.plans import postponed
from bot.service.tables.store import Tables
from bot.service.turns.computer import ComputerTurns
from games.core.actions import EndTurn
from tests.bot.acts import stands
from tests.bot.market import ADA, BRIAN, CHLOE, hand, in_turn, speak_out
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person
from tests.e2e.harness import read
from tests.toy.market.state import Attack, Discard, Prospect, RepairsFrame, Shift
from tests.toy.state import SITES, Building

PERSON = Person(CHLOE, "Chloé")
HEAD = "which play should wait"


async def fighting(tables: Tables, buildings: int) -> tuple[Seated, list[str]]:
    """Bring a market to a fight while Chloé has several buildings, any of which she may shift."""
    table = await in_turn(tables)
    live = await table.live()
    state = live.game.copy(live.state)
    free = [site for site in SITES if site not in state.sites][-buildings:]
    state.sites |= {site: Building(2, 1, "red") for site in free}
    await stands(table, state)
    await table.act(ADA, Attack("site02", 2))
    return table, free


def parts(answers: Answers) -> dict[str, dict[str, object]]:
    """Return the controls that were shown last, by their handlers and labels."""
    return {f"{part['custom_id'].split(':')[1]} {read(part)}": part for part in answers.controls}


async def pressed(stage: Stage, answers: Answers, start: str, *values: str) -> Answers:
    """Press the shown control whose handler and label begin so."""
    (part,) = [part for name, part in parts(answers).items() if name.startswith(start)][:1]
    return await stage.wire.press(PERSON, 7, str(part["custom_id"]), values, private=True)


async def late(table: Seated) -> list[object]:
    """Return what Chloé has put off."""
    live = await table.live()
    return [live.drafts[key].presses[0][0].action.site for key in postponed.waiting(live.drafts, 2)]


async def test_one_of_a_few_is_put_off_and_dropped_by_buttons(stage: Stage) -> None:
    table, (first, second) = await fighting(stage.app.tables, 2)
    orders = await stage.wire.press(PERSON, 7, f"b:orders:{table.id}:0:")
    shown = await pressed(stage, orders, "later ")
    assert HEAD in shown.text
    back = await pressed(stage, shown, "orders ")
    assert HEAD not in back.text
    again = await pressed(stage, shown, "later-pick")
    assert "Delayed. It will be played automatically" in again.text
    assert await late(table) == [first]
    shown = await pressed(stage, again, "later ")
    await pressed(stage, shown, "later-agree")
    assert await late(table) == [first, second], "none is put off twice"
    orders = await stage.wire.press(PERSON, 7, f"b:orders:{table.id}:0:")
    assert "later " not in parts(orders), "there is nothing else to put off"
    one, _ = parts(orders)["later-drop "]["options"]  # type: ignore[misc]
    await pressed(stage, orders, "later-drop", one["value"])
    assert await late(table) == [second]
    assert await table.pending("text") == [], "nobody else was told"


async def test_many_are_chosen_from_page_by_page(stage: Stage) -> None:
    """More than one menu holds: none is left out."""
    table, sites = await fighting(stage.app.tables, 26)
    shown = await stage.wire.press(PERSON, 7, f"b:orders:{table.id}:0:")
    shown = await pressed(stage, shown, "later ")
    first = [each["value"] for each in parts(shown)["later-choose "]["options"]]  # type: ignore[attr-defined]
    shown = await pressed(stage, shown, "later-page Page 1 of 2")
    second = [each["value"] for each in parts(shown)["later-choose "]["options"]]  # type: ignore[attr-defined]
    assert len({*first, *second}) == len(sites)
    await pressed(stage, shown, "later-choose", second[-1])
    (found,) = await late(table)
    assert found in sites


@pytest.mark.parametrize("step", ["later ", "later-pick"])
async def test_what_can_be_played_by_then_is_not_put_off(stage: Stage, step: str) -> None:
    table, _ = await fighting(stage.app.tables, 2)
    shown = await stage.wire.press(PERSON, 7, f"b:orders:{table.id}:0:")
    if step == "later-pick":
        shown = await pressed(stage, shown, "later ")
    await speak_out(table)
    told = await pressed(stage, shown, step)
    assert "You can play that right now, or it is no longer possible" in told.text
    assert await late(table) == []


# When they are carried out


async def at_the_end_of_a_round(tables: Tables, round_: int = 1) -> Seated:
    """Let Ada delay a play until Brian, for whom the round waits, has given up a card."""
    repairs = RepairsFrame([False] * 3)
    table = await in_turn(tables, stack=[repairs], round_=round_)
    for user_id in (ADA, BRIAN):
        await table.act(user_id, EndTurn())
    await table.act(BRIAN, Prospect())
    await table.put_off(ADA, Shift("site01"))
    await table.act(CHLOE, EndTurn())
    live = await table.live()
    assert (live.state.round, live.waiting()) == (round_, (1,))
    assert "site01" in live.state.sites
    return table


@pytest.mark.parametrize("end", ["round", "game", "hold"])
async def test_what_was_put_off_comes_before_the_round_or_the_game_ends(
    tables: Tables, end: str
) -> None:
    """And before a player who is waited for there."""
    table = await at_the_end_of_a_round(tables, round_=2 if end == "game" else 1)
    if end == "hold":
        await table.hold(CHLOE, "round")
    await table.act(BRIAN, Discard((await hand(table, 1))[0]))
    live = await table.live()
    assert live.state.sites["site03"].seat == 0
    assert postponed.waiting(live.drafts) == []
    assert await table.pending("note") == []
    assert (live.row.status == "finished") is (end == "game")
    if end == "hold":
        assert (live.state.round, live.waiting()) == (1, (2,))
        assert live.waits()[0].kind == "hold"
        await table.act(CHLOE, EndTurn())
    live = await table.live()
    assert end == "game" or live.state.round == 2
    # What may be done once a round was done before.
    assert end == "game" or live.state.market.used == [[], [], []]


async def test_what_was_put_off_is_carried_out_where_the_way_is_cleared_by_going_back(
    tables: Tables,
) -> None:
    """And after a restart: nobody has published anything on which it would follow."""
    table = await in_turn(tables)
    await table.act(ADA, Attack("site02", 2))
    await table.put_off(BRIAN, Shift("site02"))
    await table.undo(ADA)
    assert "site02" in (await table.live()).state.sites
    async with tables.database.reading() as conn:
        assert await tables_db.tables_for_programs(conn) == [table.id]
    driver = ComputerTurns(tables)
    driver.open = True
    await driver.work(table.id)
    live = await table.live()
    assert live.state.sites["site03"].seat == 1
    assert live.waiting() == (0,)
    assert len(await table.pending("text")) == 1
    async with tables.database.reading() as conn:
        assert await tables_db.tables_for_programs(conn) == []
    await driver.close()
