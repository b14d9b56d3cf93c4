"""Computer players that plan: what they know, that they repeat, how much they look at."""

from __future__ import annotations

from typing import Any

import pytest

from games import registry
from games.core import planning
from games.core.computer import Player
from games.core.game import AnyGame
from games.core.planning import Planner, RoundSearch
from games.core.random_play import choose_seat, walk
from games.core.rng import rng

STRONG = [key for key in registry.game_keys() if registry.get(key).computer.strong is not None]
games = pytest.mark.parametrize("key", STRONG)
SMALL = 60
"""Actions tried for a plan, where the plan itself does not matter."""


def planned(game: AnyGame, seed: int, actions: int) -> tuple[Any, int]:
    """Return a position in which a seat plans its turn, and the seat."""
    for more in range(200):
        state, _ = walk(game, {}, 3, seed, actions + more)
        for seat in game.waiting(state):
            search = game.search(state, seat, strong=True)
            if isinstance(search, RoundSearch) and search.plans(state):
                legal = search.sensible(state, game.legal(state, seat))
                if len(legal) > 2:
                    return state, seat
    raise AssertionError(f"{game.key}: no position in which a seat plans")


PLANNING = ["ceres", "luna_maris"]


def deciding(game: AnyGame) -> tuple[Any, int]:
    """Return a position and a seat that has several actions in it, and that plans if it can."""
    if game.key in PLANNING:
        return planned(game, 5, 60)
    for actions in range(60, 260):
        state, _ = walk(game, {}, 3, 5, actions)
        for seat in game.waiting(state):
            search = game.search(state, seat, strong=True)
            if len(search.sensible(state, game.legal(state, seat))) > 2:
                return state, seat
    raise AssertionError(f"{game.key}: no position in which a seat can choose")


def test_the_games_of_which_rounds_are_planned_are_known() -> None:
    found = [key for key in STRONG if isinstance(strong(registry.get(key)), RoundSearch)]
    assert found == PLANNING


def strong(game: AnyGame) -> object:
    return game.search(game.start({}, 3, 1), 0, strong=True)


@games
def test_a_strong_player_plays_to_the_end_and_only_what_is_legal(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(planning, "EXPANSIONS", SMALL)
    game, source = registry.get(key), rng(3)
    state = game.start({}, 2, 3)
    players = [Player(game, 0, "strong"), Player(game, 1, "random")]
    while waiting := game.waiting(state):
        seat = choose_seat(waiting, source)
        game.apply(state, seat, players[seat].choose(game.mask(state, seat), source))
    assert game.result(state) is not None


@games
def test_a_strong_player_chooses_the_same_again(key: str) -> None:
    game = registry.get(key)
    state, seat = deciding(game)
    seen = game.mask(state, seat)
    first, second = (Player(game, seat, "strong").choose(seen, rng(8)) for _ in range(2))
    assert first == second


@games
def test_a_strong_player_knows_no_more_than_its_seat(key: str) -> None:
    """Where the hidden values are others but the view is the same, so is the choice."""
    game = registry.get(key)
    state, seat = deciding(game)
    other = game.determinize(game.mask(state, seat), rng(77))
    assert other != state, "nothing is hidden here"
    chosen = [
        Player(game, seat, "strong").choose(game.mask(each, seat), rng(8))
        for each in (state, other)
    ]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("key", PLANNING)
def test_a_plan_tries_only_so_many_actions(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.get(key)
    state, seat = planned(game, 4, 40)
    search = game.search(state, seat, strong=True)
    fork, tried = search.fork, list[Any]()

    def counted(position: Any) -> Any:
        tried.append(position)
        return fork(position)

    monkeypatch.setattr(search, "fork", counted)
    for expansions in (SMALL, 3 * SMALL):
        tried.clear()
        Planner(search, expansions).plan(state)  # type: ignore[arg-type]
        assert expansions / 4 < len(tried) <= expansions


@pytest.mark.parametrize("key", PLANNING)
def test_a_plan_leaves_the_position_as_it_is(key: str) -> None:
    game = registry.get(key)
    state, seat = planned(game, 6, 50)
    before = game.copy(state)
    Planner(game.search(state, seat, strong=True), SMALL).plan(state)  # type: ignore[arg-type]
    assert state == before


@pytest.mark.parametrize("key", PLANNING)
def test_a_plan_is_followed_until_the_position_is_another(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.get(key)
    plans: list[Any] = []
    plan = Planner.plan

    def counted(planner: Planner, start: Any) -> Any:
        found = plan(planner, start)
        plans.append(found)
        return found

    monkeypatch.setattr(Planner, "plan", counted)
    monkeypatch.setattr(planning, "EXPANSIONS", SMALL)
    state, seat = planned(game, 4, 40)
    player, source = Player(game, seat, "strong"), rng(2)
    first = player.choose(game.mask(state, seat), source)
    assert len(plans) == 1
    assert plans[0].known[0] == first
    known = len(plans[0].known)
    assert known > 1, "a turn of one action cannot be followed"
    after = game.copy(state)
    game.apply(after, seat, first)
    assert player.choose(game.mask(after, seat), source) == plans[0].known[1]
    assert len(plans) == 1
    # Asked again in the first position, it has to think again.
    player.choose(game.mask(state, seat), source)
    assert len(plans) == 2
