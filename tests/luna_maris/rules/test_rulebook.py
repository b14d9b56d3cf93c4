"""Sentences of the rulebook about the order of steps, and the depot in their midst."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from games.core.actions import EndTurn
from games.core.text import LANGUAGES, Language
from games.luna_maris import actions as act
from games.luna_maris import events as ev
from games.luna_maris.game import GAME
from games.luna_maris.state import CAPPED, Equipping, Frame, Starting, Turn
from tests.luna_maris.builder import BOX, Table, kinds

# The first steps


def test_production_comes_after_the_oxygen_is_back_at_0() -> None:
    table = Table().seat(0, last=(1, 0), waste=5, stress=6, oxygen=6)
    table.end_round()
    assert (table.player().oxygen, table.player().stress) == (0, 5)


def test_carbon_credits_come_before_waste_of_the_belt_moves_the_disc() -> None:
    table = Table().seat(0, last=(2, 0), waste=6, co2=2).seat(1, co2=1)
    table.end_round()
    assert (table.score(0), table.score(1), table.player().co2) == (6, 4, 0)


def test_there_is_no_production_after_the_last_round() -> None:
    table = Table().seat(0, first=(1, 0), last=(2, 0))
    sheet, _ = table.finish()
    assert (table.belt(), table.goods(), sheet["stock"]) == ((1, 0, 2, 0), {}, 1)


def test_cards_of_a_harvest_are_replaced_after_the_turn_for_a_second_step_too() -> None:
    table = Table().seat(0, module="greenhouse", energy=2, water=1, waste=1, hand=["psychologist"])
    table.seat(1, built=["recycling"])
    table.do(act.Play("psychologist"), act.Go("greenhouse"))
    table.do(act.Harvest("harvest_three", "0000"), act.Go("recycling"))
    assert table.why(act.Recycle("recycle_food")) == "seedbeds_empty"
    table.end()
    assert len(table.state.seedbeds) == 3


def test_the_next_tile_waits_for_the_bonus_of_a_cap() -> None:
    table = Table().offer("order_2a").seat(0, energy=1, first=(0, 1), sustainability=4)
    table.enter("dock")
    events = table.do(act.Fulfil("order_2a", "0001"), act.Research("sustainability"))
    assert not kinds(events, ev.Revealed)
    events = table.do(act.Claim("bonus_battery"))
    assert [type(event) for event in events] == [ev.BonusTaken, ev.Gained, ev.Revealed]


def test_a_food_card_may_come_between_two_procedures() -> None:
    table = Table().seat(0, energy=1, waste=2, sustainability=4).seat(1, built=["recycling"])
    table.enter("recycling")
    card = table.state.seedbeds[1]
    table.do(act.Recycle("recycle_food"), act.Take(card), act.Recycle("recycle_energy"))
    assert (table.player().food, table.goods()) == ([card], {"energy": 4})


# What stays


def test_a_capped_track_keeps_both_procedures_of_its_fourth_level() -> None:
    table = Table().seat(0, energy=2, first=(2, 0), hand=["biologist", "chemist"])
    table.player().research = {"extraction": CAPPED, "sustainability": CAPPED}
    table.enter("industrial")
    table.do(act.Extract("simple_water", "0100"), act.Extract("simple_helium", "0100"))
    table.end()
    table.turn(0)
    table.do(act.Play("chemist"), act.Go("recycling"), act.Recycle("recycle_water"))
    table.do(act.Recycle("recycle_iron"))
    assert (table.goods(), table.belt()) == ({"water": 1, "helium": 1}, (1, 0, 0, 0))


def test_waste_that_leaves_a_penalty_space_gives_nothing_back() -> None:
    table = Table().seat(0, energy=1, waste=8, stress=5, co2=2).enter("recycling")
    table.do(act.Recycle("recycle_iron"))
    assert (table.player().stress, table.player().co2) == (5, 2)


def test_a_visitor_who_stays_after_the_owner_left_pays_for_the_space() -> None:
    table = Table().seat(0, module="mining", energy=1).seat(1, module="mining", active=True)
    table.do(act.Play("geologist"), act.Go("mining"), act.Mine(), EndTurn())
    table.leave()
    table.do(act.Play("mining_engineer"), act.Go("mining"), act.Mine())
    assert (table.goods(), table.player().active, table.score(1)) == ({}, True, 6)


def test_an_extra_action_that_was_done_is_named() -> None:
    table = Table().seat(0, module="laboratory", energy=3, first=(0, 4), hand=["physicist"])
    table.projects("dock", "power")
    table.do(act.Play("physicist"), act.Go("laboratory"), act.Build("dock", "0002"))
    table.do(act.Go("industrial"), act.Scrub(1))
    assert table.refused(act.Build("power", "0002")).fact("module") == "laboratory"
    assert table.refused(act.Scrub(1)).fact("module") == "industrial"


# The Emergency Depot, whenever one wishes


def test_r09_the_depot_is_closed_until_the_first_round_begins() -> None:
    """While equipment and starting places are chosen; then for all players, in any turn."""
    state = GAME.start({"equipment": "on"}, 3, 1, BOX.hash)
    asked: list[type[Frame]] = []
    while not isinstance(state.stack[-1], Turn):
        asked.append(type(state.stack[-1]))
        for seat in range(3):
            why = GAME.refusal(state, seat, act.Depot("energy"))
            assert why is not None
            assert why.key == "not_begun"
            assert not any(isinstance(each, act.Depot) for each in GAME.legal(state, seat))
        GAME.apply(state, state.turn, next(iter(GAME.answers(state, state.turn))))
    assert set(asked) == {Equipping, Starting}
    for seat in range(3):
        GAME.apply(state, seat, act.Depot("water"))
    assert [len(p.depot) for p in state.players] == [2, 2, 2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_r09_the_help_and_the_docs_say_when_the_depot_opens(lang: Language) -> None:
    page = next(page for page in GAME.words(lang).topics() if page.key == "turn")
    when = {"en": "not before round 1 starts", "fr": "pas avant la manche 1"}
    assert when[lang] in page.text
    docs = (Path(__file__).parents[3] / "docs" / "luna_maris.md").read_text("utf-8")
    (ruling,) = (line for line in docs.splitlines() if line.startswith("| R9 |"))
    assert "other players' turns" in ruling
    assert "not the time before round 1" in ruling


def test_the_depot_is_open_to_those_who_ended_their_work() -> None:
    table = Table().seat(0, energy=0)
    table.leave()
    table.do(act.Play("geologist"), act.Go("airlock"))
    table.apply(0, act.Depot("iron"))
    assert (table.state.turn, table.belt(), table.score()) == (1, (1, 0, 0, 0), 3)


def _feeding() -> Table:
    table = Table().seat(0, food=["pea_1", "rye_1"], rest=["geologist"])
    table.do(act.Feed("pea_1"))
    return table


def _recovering() -> Table:
    table = Table().seat(0, food=["radish_1"], rest=["geologist", "biologist", "mining_engineer"])
    table.do(act.Feed("radish_1"))
    return table


def _retrieving() -> Table:
    table = Table().offer("order_1a").seat(0, energy=1, first=(3, 0)).enter("dock")
    table.do(act.Fulfil("order_1a", "0300"))
    return table


def _studying() -> Table:
    table = Table().offer("order_2a").seat(0, energy=1, first=(0, 1)).enter("dock")
    table.do(act.Fulfil("order_2a", "0001"))
    return table


def _claiming() -> Table:
    table = Table().seat(0, energy=1, extraction=4).enter("laboratory")
    table.do(act.Research("extraction"))
    return table


def _salvaging() -> Table:
    table = Table().discard("pea_1", "rye_1").seat(0, energy=1, extraction=4).enter("laboratory")
    table.do(act.Research("extraction"), act.Claim("bonus_food"))
    return table


def _harvesting() -> Table:
    table = Table().seat(0, energy=1, first=(0, 1)).seat(1, built=["greenhouse"])
    table.enter("greenhouse").do(act.Harvest("barter", "0001"))
    return table


def _turn_bonus() -> Table:
    table = Table().round(2)
    table.do(act.EndWork())
    return table


QUESTIONS = (
    _feeding,
    _recovering,
    _retrieving,
    _studying,
    _claiming,
    _salvaging,
    _harvesting,
    _turn_bonus,
)


@pytest.mark.parametrize("begin", QUESTIONS)
def test_the_depot_is_open_before_any_answer(begin: Callable[[], Table]) -> None:
    table = begin()
    asked, before = list(table.state.stack), table.legal()
    table.do(act.Depot("energy"))
    table.apply(1, act.Depot("energy"))
    assert table.state.stack == asked
    assert table.legal() == [action for action in before if action != act.Depot("energy")]
    assert [len(p.depot) for p in table.state.players] == [2, 2]
