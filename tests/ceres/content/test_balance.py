"""The measuring of balance counts right; the figures themselves are in docs/ceres.md."""

from __future__ import annotations

from functools import partial

import pytest

from games.ceres import balance
from games.ceres.content import BUILT_IN, components
from games.ceres.content.types import GOODS

# Random seats, which take no time.
measure = partial(balance.measure, content=BUILT_IN, level="random", jobs=1)


def test_categories_add_up_to_scores() -> None:
    tally = measure("final", 3, 8, 1)
    assert tally.games == 8
    assert len(tally.scores) == 24
    assert sum(tally.categories.values()) == sum(tally.scores)
    assert sum(tally.wins) == pytest.approx(8)
    assert max(tally.scores) == max(tally.best)


def test_what_is_left_over_is_that_of_a_seat() -> None:
    tally = measure("draft", 2, 4, 5)
    assert set(tally.counts["left"]) <= set(GOODS)
    # One point for two Influence, one for four Credits, each rounded down for each seat (13, E35).
    influence, credits_ = tally.categories["influence"], tally.categories["credits"]
    assert influence <= tally.counts["left"]["influence"] / 2 < influence + len(tally.scores)
    assert credits_ <= tally.counts["left"]["credit"] / 4 < credits_ + len(tally.scores)
    told = balance.summary(tally)[-1]
    assert told.startswith("goods left by a seat: ")
    assert f"influence {tally.counts['left']['influence'] / 8:.1f}" in told


def test_what_is_used_was_offered() -> None:
    counts = measure("draft", 4, 8, 2).counts
    used, offered = counts["used"], counts["offered"]
    index = components(BUILT_IN)
    for key in index.facilities:
        assert used[key] <= offered[key]
    for key in index.asteroids:
        assert offered[key] == 8
        assert used[key] <= 8
    built = sum(used[key] for key in index.facilities)
    assert built == used["expanse"] + used["upgrade"] > 0
    completed = sum(used[key] for key in index.projects)
    assert completed == used["completed at once"] + used["completed later"]


def test_everything_is_listed() -> None:
    index = components(BUILT_IN)
    text = "\n".join(balance.usage(measure("final", 4, 6, 3), BUILT_IN))
    for key in (*index.asteroids, *index.ships, *index.favors["final"]):
        assert key in text


def test_what_was_never_and_what_was_always_used_is_named() -> None:
    index = components(BUILT_IN)
    tally = measure("final", 4, 6, 3)
    used = tally.counts["used"]
    used["pallas"] = 0
    used["vesta"] = tally.counts["offered"]["vesta"]
    used["aerospace 3"] = 0
    never, always = balance.usage(tally, BUILT_IN)[-2:]
    assert {"pallas", "aerospace 3"} <= set(never.removeprefix("never used: ").split(", "))
    assert "vesta" in always.removeprefix("always used: ").split(", ")
    for key in index.asteroids:
        used[key] = 1
        assert key not in balance.usage(tally, BUILT_IN)[-2].split(": ")[1].split(", ")


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (measure("final", 2, 3, 9) for _ in range(2))
    assert one == two
    assert one != measure("final", 2, 3, 10)
