"""Reasons of hints, for every game: true for any hidden facts, sayable, and known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games import registry
from games.core.actions import EndTurn
from games.core.gains import CATEGORY, Gain, agreed, beyond, changes, largest
from games.core.game import AnyGame
from games.core.hints import REASONS, Foresight, hints
from games.core.labels import CHOICE
from games.core.random_play import random_action
from games.core.rng import rng
from games.core.text import LANGUAGES
from tests.games.checked import clean
from tests.games.worlds import declared, is_small
from tests.toy.game import TOY

KEYS = registry.game_keys()
EVERY = 23
"""One decision in 23 of a random game is looked at."""
ENOUGH, OFTEN = 8, 3
"""Where that comes to fewer than eight positions, it is one in three."""
TRIED = 12
"""Actions of a position that are tried."""
WORLDS = 5
"""Deals of the hidden things that are looked into."""
LATER = 60
"""The number of decisions after which the score is compared."""


def positions(game: AnyGame, seed: int) -> list[tuple[Any, int]]:
    """Return positions of a random game with a seat that is to decide; of a short game more."""
    found = list(decisions(game, seed, EVERY))
    return found if len(found) >= ENOUGH else list(decisions(game, seed, OFTEN))


def decisions(game: AnyGame, seed: int, every: int) -> Iterator[tuple[Any, int]]:
    """Yield every n-th decision of a random game."""
    state, source = game.start({}, game.seats.stop - 1, seed), rng(seed, 1)
    number = 0
    while waiting := game.waiting(state):
        if number % every == 0:
            yield game.copy(state), waiting[-1]
        game.apply_unchecked(state, waiting[0], random_action(game, state, waiting[0], source))
        number += 1


@pytest.mark.parametrize("key", KEYS)
def test_what_is_told_is_true_in_the_game_as_it_really_is(key: str) -> None:
    """Gains are computed where hidden things are dealt again, and shown of the real position."""
    game, told = registry.get(key), 0
    for state, seat in positions(game, 5):
        assert list(game.differences(state, state, seat)) == []
        seen, source = game.mask(state, seat), rng(9)
        foresight = Foresight(game, seen, seat, source)
        legal = [each for each in game.legal(state, seat) if not isinstance(each, EndTurn)]
        source.shuffle(legal)
        for action in legal[:TRIED]:
            known = foresight.gains([action])
            after = foresight.after(state, [action])[1]
            really = {(gain.what, gain.amount) for gain in game.differences(state, after, seat)}
            assert {(gain.what, gain.amount) for gain in known} <= really, action
            told += bool(largest(known))
            for lang in LANGUAGES:
                clause = game.words(lang).gains(seen, largest(known), CHOICE)
                assert len(clause) <= CHOICE
                assert bool(clause) == bool(largest(known))
                if clause:
                    clean(clause, lang)
    assert told > 5 or is_small(game), "hardly anything was told"


@pytest.mark.parametrize("key", [*KEYS, TOY.key])
def test_gains_add_up_with_the_score(key: str) -> None:
    game, scored = TOY if key == TOY.key else registry.get(key), 0
    for state, seat in positions(game, 7)[:TRIED]:
        after, source = game.copy(state), rng(seat)
        for _ in range(LATER):
            if waiting := game.waiting(after):
                who = source.pick(waiting)
                game.apply_unchecked(after, who, random_action(game, after, who, source))
        gains = {gain.what: gain.amount for gain in game.differences(state, after, seat)}
        had, has = (
            game.standing(game.mask(each, seat)).scores[seat].categories for each in (state, after)
        )
        counted = declared(game, "COUNTED", {})
        for category, n in has.items():
            what, each = counted.get(category, (f"{CATEGORY}{category}", 1))
            more = n - had.get(category, 0)
            assert each * gains.get(what, 0) == more, (category, more, gains)
            scored += more != 0
    assert scored


@pytest.mark.parametrize("key", KEYS)
def test_what_is_told_holds_whatever_lies_behind_a_mask(key: str) -> None:
    """With the answers to what an action asks; and it is the same for all that look alike."""
    game, told = registry.get(key), 0
    for state, seat in positions(game, 3)[:TRIED]:
        seen = game.mask(state, seat)
        worlds = [game.determinize(seen, rng(100 + number)) for number in range(WORLDS)]
        found = hints(game, seen, seat, rng(1))
        assert all(hints(game, game.mask(w, seat), seat, rng(1)) == found for w in worlds[:2])
        foresight = Foresight(game, seen, seat, rng(1))
        for action in found:
            way = foresight.way(action)
            sure = {(gain.what, gain.amount) for gain in largest(foresight.gains(way))}
            for world in worlds:
                gains = game.differences(world, foresight.after(world, way)[1], seat)
                assert sure <= {(gain.what, gain.amount) for gain in gains}, action
            told += bool(sure)
    assert told or is_small(game), "nothing was told"


@pytest.mark.parametrize("key", KEYS)
def test_the_best_actions_have_reasons_and_no_more_than_some(key: str) -> None:
    game = registry.get(key)
    for state, seat in positions(game, 6)[::4]:
        found = hints(game, game.mask(state, seat), seat, rng(2))
        assert found.keys() <= set(game.legal(state, seat))
        told = [hint for hint in found.values() if hint.gains]
        assert len(told) <= REASONS
        for hint in told:
            assert hint.gains[0].worth > 0
            assert len(hint.gains) <= 2


def test_what_one_turn_brings_in_addition_to_another_is_counted() -> None:
    more = [Gain("ice", 3, 3.0), Gain("ore", 2, 1.0), Gain("vp", 1, 1.0)]
    less = [Gain("ice", 1, 1.0), Gain("vp", 1, 1.0), Gain("credit", 4, 2.0)]
    assert beyond(more, less) == [
        Gain("ice", 2, 2.0),
        Gain("ore", 2, 1.0),
        Gain("credit", -4, -2.0),
    ]
    assert beyond(more, []) == more
    assert beyond(more, more) == []


def test_the_two_largest_parts_are_told_gains_before_costs() -> None:
    parts = [Gain("ice", -3, -4.0), Gain("ore", 1, 0.5), Gain("vp", 2, 2.0)]
    assert [gain.what for gain in largest(parts)] == ["vp", "ore"]
    assert [gain.what for gain in largest(parts[:2])] == ["ore", "ice"]
    assert largest(parts[:1]) == [], "what only costs is no reason"
    assert largest([Gain("dust", 1, 0.01)]) == []


def test_what_differs_between_deals_is_not_told() -> None:
    one, two = (
        [Gain("ice", 1, 1.0), Gain("ore", 1, 1.0)],
        [Gain("ice", 1, 1.0), Gain("ore", 2, 2.0)],
    )
    assert agreed([one, two]) == [Gain("ice", 1, 1.0)]
    assert changes({"ice": 1}, {"ice": 3, "ore": 0}, {"ice": 0.5, "ore": 1.0}) == [
        Gain("ice", 2, 1.0)
    ]
