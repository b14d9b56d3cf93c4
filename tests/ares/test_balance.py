"""The measuring of self-play counts right; the figures themselves are in docs/ares.md."""

from __future__ import annotations

from functools import partial

from games.ares.balance import play, row
from games.core.balance import Tally, measure


def test_games_against_the_box_are_won_or_lost() -> None:
    tally = measure(partial(play, "solo, novice", "random"), 3, 1, jobs=1)
    assert tally.games == 3
    assert tally.won in range(4)
    assert tally.numbers["rounds"] == [25, 25, 25]
    assert row("solo", tally).startswith("| solo | 3 | 25.0 (25-25) |")
    assert f"won {(tally.won or 0) / 3:.0%}" in row("solo", tally)


def test_wins_of_rivals_add_up() -> None:
    tally = measure(partial(play, "2 players", "random"), 3, 1, jobs=1)
    assert tally.won is None
    assert sum(tally.wins) == 3
    assert len(tally.scores) == len(tally.numbers["cards"]) == 6


def test_games_that_were_given_up_do_not_count() -> None:
    assert row("solo", Tally()) == "| solo | none finished |"
