"""The length of a game: how often it asks a player, measured by self-play.

`python -m games length GAME` plays and writes `seats/length.toml` of the game.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import msgspec

from games.core import computer
from games.core.actions import Action
from games.core.game import AnyGame
from games.core.random_play import StuckError, choose_seat
from games.core.rng import Rng, rng
from games.core.rules import GameState
from games.core.toml import parse

GAMES = 20
"""The number of games played for each number of players."""
LIMIT = 20_000
"""Decisions after which a game counts as stuck."""


class Length(msgspec.Struct, frozen=True):
    """A player's share of a game, on average: `turns` is how often the game waits for them."""

    turns: int
    decisions: int


class Lengths(msgspec.Struct, frozen=True):
    """The lengths by the number of players, as the file has them."""

    players: Mapping[str, Length]


class Played(NamedTuple):
    """What all seats of a game did."""

    turns: int
    decisions: int


def data_file(game: AnyGame, name: str) -> Path:
    """Return where a measurement of a game is kept, together with its computer players."""
    code = Path(sys.modules[game.package].__file__ or "")
    return code.parent / "seats" / name


def _file(game: AnyGame) -> Path:
    return data_file(game, "length.toml")


@cache
def lengths(game: AnyGame) -> Mapping[int, Length]:
    """Return how long a game is by the number of its players; empty where nobody has measured."""
    path = _file(game)
    if not path.exists():
        return {}
    found = msgspec.convert(parse(path.read_text("utf-8"), path.name), Lengths)
    return {int(count): length for count, length in found.players.items()}


def played(game: AnyGame, players: int, seed: int) -> Played:
    """Play a game of computer players with the usual options and count their actions.

    The actions of a seat until its turn is closed, or until it is no longer waited for, are one
    turn. An answer that public facts force is given by the bot and is no turn. Raise `StuckError`.
    """
    state, source = game.start({}, players, seed), rng(seed, 1)
    turns = decisions = 0
    for _ in range(LIMIT):
        waiting = game.waiting(state)
        if not waiting:
            return Played(turns, decisions)
        seat = choose_seat(waiting, source)
        forced = _forced(game, state, seat)
        action = forced or _chosen(game, state, seat, source)
        applied = game.apply_unchecked(state, seat, action)
        if forced is None:
            decisions += 1
            turns += applied.closed or seat not in game.waiting(state)
    raise StuckError(f"{game.key}: seed {seed}: not over after {LIMIT} actions")


def _forced(game: AnyGame, state: GameState, seat: int) -> Action | None:
    public = game.mask(state, None)
    mine = [wait for wait in game.rules.waits(state) if wait.seat == seat and not wait.answered]
    return game.only_answer(public, mine[0]) if mine else None


def _chosen(game: AnyGame, state: GameState, seat: int, source: Rng) -> Action:
    return computer.choose(game, game.mask(state, seat), seat, source, "greedy")


def measured(game: AnyGame, players: int, games: int = GAMES, first: int = 1) -> Length:
    """Return how long some games were, for one player."""
    found = [played(game, players, first + number) for number in range(games)]
    turns, decisions = (fmean(each[i] for each in found) / players for i in (0, 1))
    return Length(round(turns), round(decisions))


def write(game: AnyGame, found: Mapping[int, Length], games: int) -> Path:
    """Keep the measurements together with the computer players that played; return the file."""
    lines = [
        f"# What one person does in a game, on average over {games} games of computer players:",
        "# how often the game waits for them, and how many decisions they take.",
        f"# Measured again by: python -m games length {game.key}",
        "",
        "[players]",
        *(
            f"{count} = {{ turns = {length.turns}, decisions = {length.decisions} }}"
            for count, length in found.items()
        ),
    ]
    path = _file(game)
    path.write_text("\n".join(lines) + "\n", "utf-8")
    lengths.cache_clear()
    return path
