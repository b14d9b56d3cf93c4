"""Questions of a game to its seats, and forced moves, in whole random games."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import Any

import pytest

from games import registry
from games.core.game import AnyGame
from games.core.random_play import steps
from games.core.rng import rng
from games.core.waits import Wait
from tests.games.checked import Setup, check_waits, main_setups, name_of
from tests.long import LONG
from tests.toy.game import TOY

MAIN = [
    pytest.param(key, setup, id=f"{key}-{name_of(setup)}")
    for key in registry.game_keys()
    for setup in main_setups(registry.get(key))
]
FILLS = 3


def check_alone(game: AnyGame, state: Any, seat: int, action: Any) -> None:
    """Require that an action is the only answer, and that giving it loses nothing.

    Other actions possible before can still be done, or be delayed.
    """
    assert game.answers(state, seat) == [action]
    beside = [each for each in game.legal(state, seat) if each != action]
    if beside:
        after = game.copy(state)
        game.apply(after, seat, action)
        lost = set(beside) - set(game.legal(after, seat))
        reasons = {each: game.refusal(after, seat, each) for each in lost}
        assert all(why is not None and why.later for why in reasons.values()), reasons


def check_forced(game: AnyGame, state: Any, wait: Wait, *, anew: bool) -> bool:
    """Require that a forced answer is the only one, for any facts the public does not know.

    Other actions that are possible at any time can be done after it too.
    """
    seen = game.mask(state, None)
    action = game.only_answer(seen, wait)
    if action is not None:
        check_alone(game, state, wait.seat, action)
    if action is not None or anew:
        for number in range(FILLS):
            other = game.determinize(seen, rng(wait.seat, number))
            assert game.only_answer(game.mask(other, None), wait) == action
            if action is not None:
                check_alone(game, other, wait.seat, action)
    return action is not None


@pytest.mark.parametrize("seed", [3, pytest.param(4, marks=LONG)])
@pytest.mark.parametrize(("key", "setup"), MAIN)
def test_waits(key: str, setup: Setup, seed: int) -> None:
    """A turn is asked by one key and not by one of before.

    Banks grow with every new key of a turn (`bot.service.clocks.clocks`).
    """
    game, (seats, options) = registry.get(key), setup
    state = game.start(options, seats, seed)
    asked: list[list[str]] = [[] for _ in range(seats)]
    for number, _ in enumerate(chain([None], steps(game, state, rng(seed, 2), 20_000))):
        waits = game.rules.waits(state)
        check_waits(game, state)
        assert len({wait.told for wait in waits if wait.kind == "turn"}) <= 1
        for wait in waits:
            if wait.answered:
                continue
            check_forced(game, state, wait, anew=number % 40 == 0)
            past = asked[wait.seat]
            if wait.kind == "turn" and past[-1:] != [wait.key]:
                past.append(wait.key)
    assert game.rules.waits(state) == ()
    assert all(len(past) == len(set(past)) > 0 for past in asked)


def asking(waits: list[Wait]) -> AnyGame:
    """Return a game that asks the given waits, every seat in a separate window."""
    rules = replace(
        TOY.rules, waits=lambda _: tuple(waits), open_frames=lambda _, seat: [("window", seat)]
    )
    return replace(TOY, rules=rules)


@pytest.mark.parametrize(
    ("waits", "told"),
    [
        ([Wait(0, "a"), Wait(0, "a")], "asked twice"),
        ([Wait(0, "a"), Wait(1, "a", "window")], "two questions"),
        ([Wait(0, "a"), Wait(1, "a", told=False)], "two questions"),
        ([Wait(0, "a", "window"), Wait(1, "a", "window")], "two windows"),
    ],
)
def test_two_questions_under_one_key_are_found(waits: list[Wait], told: str) -> None:
    """The service keeps drafts, clocks and pings by key: they would be taken for each other's."""
    with pytest.raises(AssertionError, match=told):
        check_waits(asking(waits), TOY.start({}, 3, 1))


def test_two_questions_under_keys_of_their_own_are_not() -> None:
    waits = [Wait(0, "a", "window"), Wait(1, "b", "window"), Wait(0, "c")]
    check_waits(asking(waits), TOY.start({}, 3, 1))


def test_only_passing_is_left_in_ceres() -> None:
    game, found = registry.get("ceres"), 0
    for seed in range(4):
        state = game.start({}, 3, seed)
        for _ in steps(game, state, rng(seed, 2), 20_000):
            for wait in game.rules.waits(state):
                found += check_forced(game, state, wait, anew=False)
    assert found > 4


def test_what_several_are_asked_is_one_question_until_all_have_answered() -> None:
    game = registry.get("ares")
    state = game.start({}, 4, 11)
    source, asked, several = rng(5), list[tuple[str, set[int]]](), 0
    for seat, _ in steps(game, state, source, 3000):
        waits = game.rules.waits(state)
        keys = {wait.key for wait in waits}
        assert len(keys) <= 1
        if not waits:
            break
        answered = {wait.seat for wait in waits if wait.answered}
        if asked and asked[-1][0] in keys:
            lost = asked[-1][1] - answered
            assert not lost or state.stack[-1].asked  # done seats are asked once more at the end
            several += len(answered) > 1
        asked.append((waits[0].key, answered))
        assert seat in range(4)
    assert several > 10
