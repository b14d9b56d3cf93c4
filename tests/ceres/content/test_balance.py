"""The measuring of balance counts right; the figures themselves are in docs/ceres.md."""

from __future__ import annotations

from typing import Any

import pytest

from games.ceres import balance
from games.ceres.content import BUILT_IN, components
from games.ceres.content.types import GOODS
from games.core.walk import random_action


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play with random seats, which take no time."""

    def choose(game: Any, view: Any, seat: int, source: Any, level: str) -> Any:
        return random_action(game, game.fill(view, source), seat, source)

    monkeypatch.setattr(balance.computer, "choose", choose)


def test_categories_add_up_to_scores() -> None:
    tally = balance.measure("final", 3, 8, 1, BUILT_IN, 1)
    assert tally.games == 8
    assert len(tally.scores) == 24
    assert sum(tally.categories.values()) == sum(tally.scores)
    assert sum(tally.wins) == pytest.approx(8)
    assert max(tally.scores) == max(tally.best)


def test_what_is_left_over_is_that_of_a_seat() -> None:
    tally = balance.measure("draft", 2, 4, 5, BUILT_IN, 1)
    assert set(tally.left) <= set(GOODS)
    # One point for two Influence, one for four Credits, each rounded down for each seat (13, E35).
    influence, credits_ = tally.categories["influence"], tally.categories["credits"]
    assert influence <= tally.left["influence"] / 2 < influence + len(tally.scores)
    assert credits_ <= tally.left["credit"] / 4 < credits_ + len(tally.scores)
    told = balance.summary(tally)[-1]
    assert told.startswith("goods left by a seat: ")
    assert f"influence {tally.left['influence'] / 8:.1f}" in told


def test_what_is_used_was_offered() -> None:
    tally = balance.measure("draft", 4, 8, 2, BUILT_IN, 1)
    index = components(BUILT_IN)
    for key in index.facilities:
        assert tally.used[key] <= tally.offered[key]
    for key in index.asteroids:
        assert tally.offered[key] == 8
        assert tally.used[key] <= 8
    built = sum(tally.used[key] for key in index.facilities)
    assert built == tally.used["expanse"] + tally.used["upgrade"] > 0
    completed = sum(tally.used[key] for key in index.projects)
    assert completed == tally.used["completed at once"] + tally.used["completed later"]


def test_everything_is_listed() -> None:
    index = components(BUILT_IN)
    text = "\n".join(balance.usage(balance.measure("final", 4, 6, 3, BUILT_IN, 1), BUILT_IN))
    for key in (*index.asteroids, *index.ships, *index.favors["final"]):
        assert key in text


def test_what_was_never_and_what_was_always_used_is_named() -> None:
    index = components(BUILT_IN)
    tally = balance.measure("final", 4, 6, 3, BUILT_IN, 1)
    tally.used["pallas"] = 0
    tally.used["vesta"] = tally.offered["vesta"]
    tally.used["aerospace 3"] = 0
    never, always = balance.usage(tally, BUILT_IN)[-2:]
    assert {"pallas", "aerospace 3"} <= set(never.removeprefix("never used: ").split(", "))
    assert "vesta" in always.removeprefix("always used: ").split(", ")
    for key in index.asteroids:
        tally.used[key] = 1
        assert key not in balance.usage(tally, BUILT_IN)[-2].split(": ")[1].split(", ")


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (balance.measure("final", 2, 3, 9, BUILT_IN, 1) for _ in range(2))
    assert one == two
    assert one != balance.measure("final", 2, 3, 10, BUILT_IN, 1)
