"""The house's additions to the setup for some numbers of players (3.3, 3.5, 3.8)."""

from __future__ import annotations

import msgspec
import pytest

from games.projet_ceres import events as ev
from games.projet_ceres.content import BUILT_IN, BUILT_IN_COMPONENTS, SETS
from games.projet_ceres.content.types import CLANS
from games.projet_ceres.game import GAME
from games.projet_ceres.rules.belt import chart_of, touches_ceres
from games.projet_ceres.setup import EVEN, MILITARY
from games.projet_ceres.state import NOBODY, State
from tests.projet_ceres.invariants import check


@pytest.fixture(params=range(2, 7), ids="{} players".format)
def state(request: pytest.FixtureRequest) -> State:
    found: State = GAME.start({}, request.param, 5)
    check(found)
    return found


def test_two_players_begin_with_three_projects_finished(state: State) -> None:
    two = len(state.players) == 2
    assert len(state.finished) == 3 * two
    assert len(state.pile) + len(state.projects) + len(state.finished) == 12
    told = [
        each.project for each in GAME.rules.opening(state) if isinstance(each, ev.ProjectFinished)
    ]
    assert told == state.finished


def metal(state: State) -> dict[str, int]:
    """Return how much metal each clan has."""
    return {p.clan: p.goods.get("metal", 0) for p in state.players}


def test_the_first_player_has_a_metal_more_but_not_of_three(state: State) -> None:
    leads, even = len(state.players) != 3, EVEN.get(len(state.players), {})
    assert metal(state) == {
        p.clan: 2 + even.get(p.clan, 0) + (leads and p.seat == state.first) for p in state.players
    }


def others(seats: int, content: str) -> dict[str, set[int]]:
    """Return with how much metal the clans begin that are not first, with an older set."""
    found: dict[str, set[int]] = {}
    for seed in range(40):
        state = GAME.start({}, seats, seed, content)
        for p in state.players:
            if p.seat != state.first:
                found.setdefault(p.clan, set()).add(p.goods.get("metal", 0))
    return found


def test_clans_that_a_map_does_not_suit_begin_with_more_metal() -> None:
    assert others(2, BUILT_IN) == {
        "cybele": {4}, "nysa": {2}, "coronis": {2}, "hilda": {2}, "flora": {1}, "themis": {1}
    }  # fmt: skip
    assert others(3, BUILT_IN) == {clan: {2} for clan in CLANS}
    assert others(4, BUILT_IN) == {
        "cybele": {2}, "nysa": {1}, "coronis": {2}, "hilda": {3}, "flora": {2}, "themis": {1}
    }  # fmt: skip


@pytest.mark.parametrize("setup", [4, 5, 6])
def test_tables_of_older_setups_begin_as_they_did(setup: int) -> None:
    before = SETS.register(msgspec.structs.replace(BUILT_IN_COMPONENTS, setup=setup))
    none = {clan: {2} for clan in CLANS}
    assert others(2, before) == none | (
        {"cybele": {4}, "nysa": {3}, "flora": {1}, "themis": {1}} if setup > 4 else {}
    )
    assert others(4, before) == none
    state = GAME.start({}, 3, 5, before)
    assert [p.goods for p in state.players if p.seat == state.first] == [{"metal": 3}]


def test_three_players_begin_next_to_ceres_too(state: State) -> None:
    three, chart = len(state.players) == 3, chart_of(state)
    outposts = {chart.axis(p.home, 1): p.seat for p in state.players} if three else {}
    for cell, each in state.belt.items():
        if not each.home:
            assert each.up == (three and touches_ceres(cell))
            assert each.seat == outposts.get(cell, NOBODY)
            assert each.ships == (cell in outposts)


def test_everybody_has_six_ships(state: State) -> None:
    near = len(state.players) in (3, 4)
    for p in state.players:
        out = sum(each.ships for each in state.belt.values() if each.seat == p.seat)
        assert (p.docked, out + p.docked + p.reserve) == (1 + near, 6)


def test_four_players_begin_with_rock_and_hydrocarbon(state: State) -> None:
    near = len(state.players) == 4
    for p in state.players:
        others = {key: n for key, n in p.goods.items() if key != "metal"}
        assert others == ({"rock": 1, "hydrocarbon": 1} if near else {})


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_gentle_opening_has_no_military_project_in_sight(seats: int) -> None:
    """Neither finished nor in the first queue, even once returned ones are replaced (brief 7)."""
    for seed in range(100):
        state = GAME.start({"opening": "gentle"}, seats, seed)
        assert not {*state.projects, *state.finished} & {*MILITARY}, seed
        assert {*MILITARY} < {*state.pile}
