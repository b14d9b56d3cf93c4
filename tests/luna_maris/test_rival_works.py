"""The AI's works in a solo game: its goods, probes, production, by examples and rulings."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.core.events import Applied
from games.luna_maris import events as ev
from games.luna_maris.content import Index
from games.luna_maris.content.types import Zone
from games.luna_maris.rules import rival
from games.luna_maris.state import AI, CAPPED, AiStep, Player, State
from tests.luna_maris.solo import (
    HOUSE,
    ai,
    card,
    index,
    line,
    phase,
    position,
)

# Recycling Facility


@pytest.mark.parametrize(
    ("level", "gained"),
    [
        (1, {}),
        (2, {"energy": 6}),
        (3, {"water": 2}),
        (4, {"energy": 3, "water": 1}),
        (CAPPED, {"energy": 3, "water": 1}),
    ],
)
def test_r75_two_cubes_by_the_level_of_sustainability(level: int, gained: dict[str, int]) -> None:
    state = position({"research": {"extraction": 1, "sustainability": level}, "waste": 3})
    done = line("recycling", state)
    assert (done.gained, done.waste, ai(state).waste) == (gained, -2, 1)
    assert ai(state).module == "recycling"


def test_r75_what_a_card_prints_of_recycling_counts() -> None:
    own: Any = (({}, {}), ({"energy": 2}, {"water": 1}), ({"helium": 1}, {}), ({}, {}))
    printed = replace(card("recycling", "recycling"), recycling=own)
    state = position({"research": {"extraction": 1, "sustainability": 2}, "waste": 3})
    phase(state, index(cards=(printed,)))
    assert [step.gained for step in ai(state).did] == [{"energy": 2, "water": 1}, {"energy": 2}]
    state = position({"research": {"extraction": 1, "sustainability": 3}, "waste": 2})
    phase(state, index(cards=(printed,)))
    assert (ai(state).did[0].gained, ai(state).did[0].waste) == ({"helium": 1}, -2)


def test_r75_one_cube_where_there_is_one_and_none_is_skipped() -> None:
    level = {"extraction": 1, "sustainability": 4}
    assert line("recycling", position({"research": level})).gained == {"energy": 3}
    state = position({"research": level, "waste": 0})
    assert line("recycling", state) == AiStep(module="recycling")


def test_r75_x79_what_has_no_room_becomes_titanium() -> None:
    level = {"extraction": 1, "sustainability": 2}
    state = position({"research": level, "energy": 7, "waste": 2})
    line("recycling", state)
    assert (ai(state).energy, ai(state).titanium, ai(state).waste) == (8, 5, 0)
    level = {"extraction": 1, "sustainability": 3}
    state = position({"research": level, "water": 3, "waste": 2})
    line("recycling", state)
    assert (ai(state).water, ai(state).titanium) == (4, 1)


def test_recycling_does_not_move_the_co2_disc() -> None:
    state = position({"waste": 8, "co2": 4})
    line("recycling", state)
    assert (ai(state).waste, ai(state).co2) == (6, 4)


# Industrial Complex


def test_r36_x28_water_below_2_else_helium() -> None:
    state = position({"water": 1})
    done = line("industrial", state)
    assert (done.main, done.gained, done.waste, done.vp) == ("water", {"water": 1}, 1, 1)
    state = position({"water": 2})
    done = line("industrial", state)
    assert (done.main, done.gained, done.paid) == ("helium", {"helium": 1}, {"water": 1})
    assert (done.waste, done.vp, ai(state).score) == (1, 1, 6)


@pytest.mark.parametrize(
    ("level", "water", "helium"), [(1, 1, 1), (2, 2, 1), (3, 2, 2), (4, 2, 2), (CAPPED, 2, 2)]
)
def test_r36_products_by_the_level_of_extraction(level: int, water: int, helium: int) -> None:
    levels = {"extraction": level, "sustainability": 1}
    done = line("industrial", position({"research": levels, "water": 1}))
    assert (done.gained, done.waste, done.vp) == ({"water": water}, water, 1)
    done = line("industrial", position({"research": levels, "water": 2}))
    assert (done.gained, done.waste, done.vp) == ({"helium": helium}, helium, 1)


def test_r74_x78_a_full_store_of_helium_skips_the_main_action_alone() -> None:
    state = position({"water": 2, "helium": 3, "co2": 1})
    done = line("industrial", state, scrub=2)
    assert done == AiStep(module="industrial", extra="scrub", steps=2)
    assert (ai(state).water, ai(state).helium, ai(state).co2, ai(state).score) == (2, 3, 3, 5)


def test_r74_a_second_helium_without_room_is_lost() -> None:
    levels = {"extraction": 3, "sustainability": 1}
    state = position({"research": levels, "water": 2, "helium": 2})
    done = line("industrial", state)
    assert (done.gained, done.waste, ai(state).helium) == ({"helium": 1}, 2, 3)


def test_scrubbers_need_no_energy_and_stop_at_the_last_space() -> None:
    last = len(HOUSE.board.co2) - 1
    state = position({"co2": last - 1, "energy": 0})
    assert line("industrial", state, scrub=2).steps == 1
    assert ai(state).co2 == last
    done = line("industrial", state, scrub=2)
    assert (done.extra, done.steps) == ("", 0)


def test_r68_waste_on_the_last_three_spaces_moves_co2_back_before_the_scrubbers() -> None:
    levels = {"extraction": 3, "sustainability": 1}
    state = position({"research": levels, "waste": 5, "co2": 8})
    done = line("industrial", state, scrub=1)
    assert (ai(state).waste, ai(state).co2, done.steps) == (7, 7, -1)
    state = position({"waste": 4, "co2": 5})
    assert line("mining", state).steps == 0
    state = position({"waste": 5, "co2": 0})
    assert (line("mining", state).steps, ai(state).co2) == (0, 0)


def test_r68_waste_without_room_is_ignored() -> None:
    state = position({"waste": 8, "co2": 5})
    done = line("mining", state)
    assert (done.waste, done.steps, ai(state).waste, ai(state).co2) == (0, 0, 8, 5)


# Mining Station


def test_mining_brings_2_titanium_and_1_waste() -> None:
    state = position()
    assert line("mining", state).gained == {"titanium": 2}
    assert (ai(state).titanium, ai(state).waste) == (2, 2)


def test_r72_no_waste_in_the_improved_mining_station() -> None:
    state = position(constructed=["mining"])
    assert (line("mining", state).waste, ai(state).titanium, ai(state).waste) == (0, 2, 1)


def test_the_phase_tells_what_was_made() -> None:
    state = position({"waste": 5, "co2": 3})
    log = phase(state, index(cards=(card("mining"),)))
    made = ev.Made(seat=AI, module="mining", gained={"titanium": 2}, waste=1)
    assert log.events[1:] == [made, ev.MarkerMoved(seat=AI, marker="co2", steps=-1)]


# Airlock


def chain(*terrain: str) -> Index:
    """Return mining zones `a`, `b`, ... in a row; `i` iron, `t` titanium, `.` no zone."""
    names = "abcdefghijkl"
    zones = tuple(
        Zone(id=names[q], q=q, r=0, terrain="titanium" if kind == "t" else "iron")
        for q, kind in enumerate("".join(terrain))
        if kind != "."
    )
    return index(zones=zones)


def placed(own: str, other: str, covered: str = "") -> State:
    player = Player(seat=0, vp={}, module="greenhouse", probes=list(other))
    return position({"probes": list(own)}, players=[player], covered=list(covered))


@pytest.mark.parametrize(
    ("zones", "own", "other", "covered", "zone"),
    [
        ("iiiit", "b", "", "", "c"),  # towards the mine, not to the lower number
        ("tiiiii", "d", "", "", "c"),
        ("iiiiit", "ab", "", "", "c"),
        ("itiit", "c", "", "", "b"),  # a mine next to it comes first
        ("iitit", "b", "", "", "c"),
        ("tiiit", "c", "", "", "b"),  # both as near: the lower number
        ("iiiit", "b", "d", "", "c"),  # cut off: next to the player's probe
        ("iiiit", "c", "a", "e", "b"),  # a covered mine is none
        ("iiiii", "c", "a", "", "b"),  # no mine left: in the player's way
        ("iiiii", "b", "", "", "c"),  # in nobody's way: where more is free
        ("iii", "b", "", "", "a"),
        ("t.iiiii.t", "e", "", "", "d"),  # a mine that cannot be reached counts for nothing
        ("i.iii", "a", "", "", "d"),  # no mine next to it: most free neighbours
        ("iii.ii", "b", "ac", "", "e"),
        ("iii", "b", "a", "c", ""),
        ("ii", "a", "b", "", ""),
    ],
)
def test_r76_where_a_probe_goes(zones: str, own: str, other: str, covered: str, zone: str) -> None:
    state = placed(own, other, covered)
    done = line("airlock", state, chain(zones))
    assert done.main == zone
    assert ai(state).probes == [*own, *zone]


def test_r76_x80_without_probes_the_groups_score_at_once() -> None:
    t = chain("iiiiiiii")
    state = placed("bcde", "a")
    log = phase(state, Index(replace(t.components, ai_cards=(card("airlock"),)), "x"))
    assert ai(state).did == [AiStep(module="airlock", main="airlock", vp=3)]
    assert log.events[1:] == [ev.Scored(seat=AI, source="probes", groups=(4,), vp=3)]
    state = placed("bcef", "a")
    assert line("airlock", state, t).vp == 2


def test_r35_rewards_of_the_probes() -> None:
    t = chain("iiiiiiii")
    state = placed("a", "h")
    done = line("airlock", state, t)
    assert (done.vp, done.gained) == (1, {}), "iron is ignored"
    assert line("airlock", state, t).gained == {"water": 1}
    done = line("airlock", state, t)
    assert (done.gained, done.waste, done.vp) == ({"helium": 1}, 1, 0)
    assert ai(state).probes == ["a", "b", "c", "d"]


def test_r35_a_reward_without_room_is_lost() -> None:
    state = placed("ab", "h")
    ai(state).water = 4
    done = line("airlock", state, chain("iiiiiiii"))
    assert (done.gained, ai(state).water, ai(state).titanium) == ({}, 4, 0)


# Production (12.3)


def test_x83_titanium_of_own_probes_on_mines_and_nothing_else() -> None:
    t = chain("iitt")
    state = placed("ab", "c")
    log = Applied()
    rival.production(t, state, log)
    assert (ai(state).titanium, log.events) == (0, [])
    state = placed("acd", "b")
    ai(state).titanium = 3
    rival.production(t, state, log)
    assert (ai(state).titanium, ai(state).energy, ai(state).waste) == (5, 0, 1)
    produced = ev.Produced(seat=AI, wasted=0, gained={"titanium": 2}, lost={})
    assert log.events == [produced]
