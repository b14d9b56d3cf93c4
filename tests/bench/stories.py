"""The length of posts: turns of a game by greedy seats, as the log and as a story."""

from __future__ import annotations

from typing import Any

from games import registry
from games.core import computer
from games.core.events import visible
from games.core.game import AnyGame
from games.core.random_play import choose_seat
from games.core.rng import rng
from games.core.stories import named
from games.core.text import LANGUAGES
from tests.bench.measure import Row

TURNS, SEATS, SEED = 90, 3, 5
NAMES = ("Ada", "Bo", "Cy")
SHARE = 3
"""The number of log lines of which a story makes one."""


def measure(**_: int) -> list[Row]:
    """Measure the lines and characters of every game's turns in every language."""
    return [row for key in registry.game_keys() for row in _of(registry.get(key))]


def _of(game: AnyGame) -> list[Row]:
    content, turns = _turns(game)
    rows: list[Row] = []
    for lang in LANGUAGES:
        words = game.words(lang, content)
        log = [words.event(event, NAMES) for turn in turns for event in turn]
        story = [named(words, each, NAMES) for turn in turns for each in words.story(turn, NAMES)]
        before, after = [line for line in log if line], "\n".join(story).split("\n")
        aim = f"≤ {len(before) // SHARE}"
        what, was = f"{len(turns)} turns in {lang}", f"log {len(before):,}"
        rows.append(Row(game.key, f"{what}, lines", len(after), "", aim, was))
        characters, was = sum(map(len, after)), f"log {sum(map(len, before)):,}"
        rows.append(Row(game.key, f"{what}, characters", characters, "", note=was))
    return rows


def _turns(game: AnyGame) -> tuple[str, list[list[Any]]]:
    """Return the component set of a game, and the public events of its turns."""
    state, source = game.start(game.complete({}), SEATS, SEED), rng(SEED, 1)
    content, found = state.content, [list[Any]()]
    while len(found) <= TURNS and (waiting := game.waiting(state)):
        seat = choose_seat(waiting, source)
        action = computer.choose(game, game.mask(state, seat), seat, source, "greedy")
        applied = game.apply_unchecked(state, seat, action)
        found[-1] += visible(applied.events, None)
        if applied.closed:
            found.append([])
    return content, found[:TURNS]
