"""How strong the levels of computer players are: measured, kept, and offered if it is shown."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from games import registry
from games.core import ladder as ladders
from games.core.computer import Level, Player
from games.core.game import AnyGame
from games.core.ladder import (
    Ladder,
    Played,
    Rung,
    below,
    measured,
    offered,
    played,
    report,
    shown,
    write,
)
from tests.toy.game import TOY


def rung(won: float, games: int = 200, players: int = 3) -> Rung:
    return Rung("strong", players, games, won, 80.0, 70.0, 1 / players, 1.0, 2.0)


@pytest.mark.parametrize(
    ("won", "games", "least", "most"),
    # Wilson's interval, from tables for 10 of 20, 0 of 10 and 81 of 263.
    [(0.5, 20, 0.299, 0.701), (0.0, 10, 0.0, 0.278), (81 / 263, 263, 0.2553, 0.3662)],
)
def test_the_interval_is_wilsons(won: float, games: int, least: float, most: float) -> None:
    assert rung(won, games).interval == pytest.approx((least, most), abs=0.0005)


def test_a_level_is_shown_only_where_chance_cannot_explain_what_it_won() -> None:
    assert rung(0.45).stronger
    assert not rung(0.38).stronger, "76 of 200 are too few"
    assert not rung(0.45, games=20).stronger
    assert not rung(0.45, players=2).stronger, "with two players half is fair"
    alone = Rung("strong", 1, 100, 0.9, 80.0)
    assert not alone.stronger, "alone there are no others"


def with_ladder(monkeypatch: pytest.MonkeyPatch, *rungs: Rung) -> None:
    monkeypatch.setattr(ladders, "ladder", lambda _: Ladder(rungs))


def test_the_strong_level_is_offered_where_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    strong: AnyGame = replace(TOY, computer=replace(TOY.computer, strong=TOY.computer.search))
    with_ladder(monkeypatch)
    assert offered(strong) == ("random", "greedy")
    with_ladder(monkeypatch, rung(0.34))
    assert offered(strong) == ("random", "greedy")
    with_ladder(monkeypatch, rung(0.34), rung(0.6, players=4))
    assert offered(strong) == ("random", "greedy", "strong")
    assert shown(strong, "strong") == rung(0.6, players=4)
    assert offered(TOY) == ("random", "greedy"), "the game has no such level"


def test_each_level_plays_the_next_lower_one() -> None:
    assert [below(level) for level in ladders.LEVELS] == [None, "random", "greedy"]


def games_of(level: Level, players: int, games: int) -> list[Played]:
    ticks = count()
    return [played(TOY, level, players, 1, lambda: next(ticks), n) for n in range(games)]


def test_seats_rotate_and_a_game_repeats(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[list[str]] = []

    class Seated(Player):
        def __init__(self, game: AnyGame, seat: int, level: Level) -> None:
            super().__init__(game, seat, level)
            if not seat:
                seated.append([])
            seated[-1].append(level)

    monkeypatch.setattr(ladders, "Player", Seated)
    found = games_of("greedy", 3, 3)
    low, own = "random", "greedy"
    assert seated == [[own, low, low], [low, own, low], [low, low, own]]
    assert games_of("greedy", 3, 3) == found
    assert all(len(each.others) == 2 for each in found)
    assert all(set(each.times) == {1000} for each in found), "two readings of the clock for each"


def test_what_is_measured_is_kept_and_read_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept, done = tmp_path / "ladder.toml", list[int]()
    monkeypatch.setattr(ladders, "data_file", lambda game, name: tmp_path / name)
    ladders.ladder.cache_clear()
    try:
        assert ladders.ladder(TOY) == Ladder()
        found = measured("greedy", 2, games_of("greedy", 2, 4), done.append)
        assert done == [1, 2, 3, 4]
        assert found.fair == 0.5 < found.won
        assert write(TOY, [found]) == kept
        assert ladders.ladder(TOY).rungs == (found,)
        again = f"python -m games ladder {TOY.key} --level greedy --players 2 --count 4"
        assert f"# {again}\n[[rungs]]\n" in kept.read_text("utf-8")
        other = measured("greedy", 3, games_of("greedy", 3, 1))
        write(TOY, [other])
        assert ladders.ladder(TOY).rungs == (found, other), "what was measured before stays"
        fewer = measured("greedy", 2, games_of("greedy", 2, 3))
        write(TOY, [fewer])
        assert ladders.ladder(TOY).rungs == (found, other), "fewer games replace nothing"
        assert report(found).startswith("greedy, 2 players: ")
    finally:
        ladders.ladder.cache_clear()


def test_a_game_without_an_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladders, "LIMIT", 3)
    with pytest.raises(ladders.StuckError, match="not over after 3 actions"):
        games_of("greedy", 3, 1)


@pytest.mark.parametrize("key", registry.game_keys())
def test_every_strong_level_has_been_measured(key: str) -> None:
    game = registry.get(key)
    rungs = {each.level: each for each in ladders.ladder(game).rungs}
    if game.computer.strong is None:
        assert "strong" not in rungs
        return
    assert rungs["strong"].games >= 200
    assert "strong" in offered(game), "a level that wins no more than others should go"
