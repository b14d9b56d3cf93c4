"""Moments of finished games: what is found, what is known, and what is left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games import registry
from games.ceres.actions import Pass
from games.core import planning
from games.core.actions import Action, EndTurn
from games.core.computer import Level, Player
from games.core.events import Applied
from games.core.game import AnyGame
from games.core.moments import (
    DEALS,
    LEAST,
    MOST,
    Decision,
    Moment,
    SeatTurn,
    best,
    can_judge,
    judged,
    seat_turns,
)
from games.core.planning import End, Planner, SurePlanner
from games.core.random_play import choose_seat
from games.core.rng import rng
from games.luna_maris.actions import EndWork
from tests.games.test_strong import PLANNING, planned
from tests.toy.game import TOY

games = pytest.mark.parametrize("key", PLANNING)
SMALL = 200
"""Actions tried for a plan: few, but enough to find something to do."""
GIVING_UP: dict[str, Action] = {"ceres": Pass(), "luna_maris": EndWork()}
"""The actions with which a seat leaves a round."""


def thrown_away(game: AnyGame) -> tuple[SeatTurn, int]:
    """Return a turn in which a seat leaves the round though it has much to do, and the seat."""
    state, seat = planned(game, 5, 40)
    after, actions = game.copy(state), [GIVING_UP[game.key], EndTurn()]
    assert [game.apply(after, seat, action).closed for action in actions] == [False, True]
    return SeatTurn(0, state, tuple(actions)), seat


def moment(game: AnyGame, turn: SeatTurn, seat: int) -> Moment | None:
    return next(judged(game, [turn], seat, SMALL))


def played(game: AnyGame, seed: int, *levels: Level) -> Iterator[Decision]:
    """Yield the decisions of a game, whose state is carried on in place."""
    state, source = game.start({}, len(levels), seed), rng(seed, 1)
    players = [Player(game, seat, level) for seat, level in enumerate(levels)]
    while waiting := game.waiting(state):
        seat = choose_seat(waiting, source)
        action = players[seat].choose(game.mask(state, seat), source)
        after = game.copy(state)
        closed = game.apply(after, seat, action).closed
        yield Decision(state, seat, action, closed)
        game.apply_unchecked(state, seat, action)


# What is found


@games
def test_a_turn_that_was_thrown_away_is_found_with_a_better_one(key: str) -> None:
    game = registry.get(key)
    turn, seat = thrown_away(game)
    found = moment(game, turn, seat)
    assert found is not None
    assert (found.at, found.seat, found.round) == (0, seat, turn.state.round)
    assert found.points >= LEAST
    assert found.played == turn.actions
    assert found.better[0] not in turn.actions
    state = game.copy(turn.state)
    for action in found.better:
        game.apply(state, seat, action)
    gained = [gain.worth for gain in found.reason]
    assert gained, "both turns end at once, and one of them brings something"
    assert gained[0] > 0


@games
def test_turns_that_the_planner_plays_itself_are_no_moments(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(planning, "EXPANSIONS", 2 * SMALL)
    game = registry.get(key)
    turns = list(seat_turns(game, played(game, 3, "strong", "random"), 0))
    assert len(turns) > 10
    assert [each for each in judged(game, turns, 0, 2 * SMALL) if each] == []


@games
def test_the_same_moment_is_found_again(key: str) -> None:
    game = registry.get(key)
    turn, seat = thrown_away(game)
    before = game.copy(turn.state)
    found = moment(game, turn, seat)
    assert found is not None
    assert moment(game, turn, seat) == found
    assert turn.state == before


@games
def test_a_turn_is_judged_by_what_its_seat_could_see(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the hidden values are others but the view is the same, so are the deals."""
    game, after, dealt = registry.get(key), Planner.after, list[Any]()

    def recorded(planner: Planner, start: Any, actions: Any) -> Any:
        dealt.append(game.copy(start))
        return after(planner, start, actions)

    monkeypatch.setattr(Planner, "after", recorded)
    turn, seat = thrown_away(game)
    seen = game.mask(turn.state, seat)
    other = game.determinize(seen, rng(77))
    found = moment(game, turn, seat)
    first = dealt.copy()
    dealt.clear()
    assert moment(game, turn._replace(state=other), seat) == found
    assert dealt == first
    assert all(game.mask(each, seat) == seen for each in first)
    assert turn.state not in first
    several = [each for place, each in enumerate(first) if each not in first[:place]]
    assert len(several) >= len(DEALS)


# What is left out


def revealing(game: AnyGame, monkeypatch: pytest.MonkeyPatch, actions: tuple[Action, ...]) -> None:
    """Let actions reveal something."""
    carried_out = game.apply_unchecked

    def shown(state: Any, seat: int, action: Any) -> Applied:
        applied = carried_out(state, seat, action)
        if action in actions:
            return msgspec.structs.replace(applied, revealed=True)
        return applied

    monkeypatch.setitem(vars(game), "apply_unchecked", shown)


@games
def test_a_turn_that_revealed_something_is_no_moment(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.get(key)
    turn, seat = thrown_away(game)
    revealing(game, monkeypatch, turn.actions[:1])
    assert moment(game, turn, seat) is None


@games
def test_a_better_turn_that_reveals_something_is_not_shown(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.get(key)
    turn, seat = thrown_away(game)
    found = moment(game, turn, seat)
    assert found is not None
    revealing(game, monkeypatch, found.better[:1])
    again = moment(game, turn, seat)
    assert again is not None, "there are other turns, which reveal nothing"
    assert found.better[0] not in again.better


@games
def test_both_turns_are_valued_alike_the_better_one_without_reveals(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, planners, valued = registry.get(key), list[type](), Planner.best

    def recorded(planner: Planner, after: Any) -> End:
        planners.append(type(planner))
        assert planner.expansions == SMALL
        return valued(planner, after)

    monkeypatch.setattr(Planner, "best", recorded)
    turn, seat = thrown_away(game)
    assert moment(game, turn, seat)
    assert planners == [SurePlanner, Planner] * len(DEALS)


@games
@pytest.mark.parametrize(
    ("worths", "shown"),
    [
        ([9, 0, 9, 0, 9, 0], 9.0),
        ([9, 0, 8, 0, 7, 0], 8.0),
        ([9, 0, 9, 0, 5, 0], None),  # too far apart
        ([9, 0, 9, 0, 9, 6], None),  # too few points in one deal
        ([5, 0, 5, 0, 5, 0], 5.0),
        ([9, 0, 4.9, 0, 4.9, 0], None),
        ([4.9, 0, 4.9, 0, 4.9, 0], None),
    ],
)
def test_every_deal_must_agree(
    key: str, worths: list[float], shown: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, given = registry.get(key), iter(worths)
    turn, seat = thrown_away(game)
    monkeypatch.setattr(Planner, "best", lambda *_: End(next(given), False))
    found = moment(game, turn, seat)
    assert (found and found.points) == shown


@games
def test_a_turn_that_is_no_longer_possible_is_no_moment(key: str) -> None:
    """Rules can have changed since it was played."""
    game = registry.get(key)
    turn, seat = thrown_away(game)
    gone = turn.actions[0]
    assert moment(game, turn._replace(actions=(gone, gone, EndTurn())), seat) is None


@games
def test_nothing_is_said_of_a_turn_that_can_have_been_for_a_reveal(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, valued = registry.get(key), Planner.best
    turn, seat = thrown_away(game)

    def lucky(planner: Planner, after: Any) -> End:
        return valued(planner, after)._replace(lucky=True)

    assert moment(game, turn, seat)
    monkeypatch.setattr(Planner, "best", lucky)
    assert moment(game, turn, seat) is None


def test_one_moment_of_a_round_is_shown_and_at_most_three() -> None:
    def some(at: int, number: int, points: float) -> Moment:
        return Moment(at, 0, number, (), (), points)

    found = [some(1, 1, 5.0), some(4, 1, 7.0), some(6, 2, 4.5), some(8, 3, 9.0), some(9, 4, 6.0)]
    assert [each.at for each in best(found)] == [4, 8, 9]
    assert best(found[:2]) == found[1:2]
    assert best([]) == []
    assert MOST == 3


def test_there_are_none_where_no_rounds_are_planned() -> None:
    every = {key: registry.get(key) for key in registry.game_keys()}
    found = [key for key, game in every.items() if can_judge(game)]
    assert found == PLANNING
    assert list(seat_turns(TOY, played(TOY, 1, "random", "random"), 0)) == []


# Cutting a game into turns


@games
def test_turns_are_cut_where_they_can_be_planned(key: str) -> None:
    game = registry.get(key)
    decisions = [
        each._replace(state=game.copy(each.state))
        for each in played(game, 2, "random", "random", "random")
    ]
    turns = list(seat_turns(game, iter(decisions), 1))
    taken = [each for each in decisions if each.seat == 1]
    assert 10 < len(turns) < len(taken)
    for turn in turns:
        part = decisions[turn.at : turn.at + len(turn.actions)]
        assert turn.state == part[0].state
        assert turn.actions == tuple(each.action for each in part)
        assert {each.seat for each in part} == {1}
        assert [each.closed for each in part] == [False] * (len(part) - 1) + [True]
    # All its turns, and none of its other decisions.
    inside = {at for turn in turns for at in range(turn.at, turn.at + len(turn.actions))}
    for at, each in enumerate(decisions):
        if each.seat == 1:
            search: Any = game.search(each.state, 1, strong=True)
            assert search.plans(each.state) == (at in inside)


@games
def test_a_turn_is_cut_where_another_seat_decides_or_the_game_stops(key: str) -> None:
    game = registry.get(key)
    state, seat = planned(game, 5, 40)
    mine = Decision(state, seat, EndTurn(), False)
    other = mine._replace(seat=seat + 1)
    found = list(seat_turns(game, [other, mine, mine, other, other, mine], seat))
    assert [(each.at, len(each.actions)) for each in found] == [(1, 2), (5, 1)]
