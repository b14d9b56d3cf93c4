"""The commands that measure games by self-play and keep the result as data."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from games import registry
from games.core import computer
from games.core import ladder as ladders
from games.core import length as lengths
from games.core.errors import SetupError
from games.core.game import AnyGame

USUAL = 3
"""The number of players for which levels are compared, unless the command names others."""


def count(text: str) -> int:
    """Return a number from 1 on that was written on the command line."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"write a number from 1 on, not {text!r}")
    return int(text)


def add_commands(commands: Any) -> None:
    """Add the commands to the subparsers of a parser, whose class argparse does not publish."""
    long = commands.add_parser("length", help="measure how long a game is, and keep it as data")
    long.add_argument("game", help="its key, see: list")
    long.add_argument(
        "--count",
        type=count,
        default=lengths.GAMES,
        metavar="C",
        help="games for each number of players",
    )
    climb = commands.add_parser(
        "ladder", help="measure how strong the computer players are, and keep it as data"
    )
    climb.add_argument("game", help="its key, see: list")
    climb.add_argument(
        "--count", type=count, default=ladders.GAMES, metavar="C", help="games for each level (200)"
    )
    climb.add_argument(
        "--players", type=int, nargs="+", metavar="N", help="1: alone against the box (default: 3)"
    )
    climb.add_argument(
        "--level",
        choices=computer.LEVELS[1:],
        nargs="+",
        default=computer.LEVELS[1:],
        help="the levels to measure (default: all but the lowest)",
    )
    climb.add_argument("--seed", type=int, default=ladders.SEED, metavar="S", help="of the run (1)")
    climb.add_argument("--jobs", type=count, help="processes at once (default: all cores)")


def length(game: AnyGame, args: argparse.Namespace) -> None:
    """Measure how long a game is by the number of its players, print it and keep it."""
    found = dict[int, lengths.Length]()
    for players in game.seats:
        found[players] = each = lengths.measured(game, players, args.count)
        print(f"{players} players: {each.turns} turns, {each.decisions} decisions", flush=True)
    print(lengths.write(game, found, args.count))


def ladder(game: AnyGame, args: argparse.Namespace, clock: ladders.Clock) -> None:
    """Measure how strong the levels of a game are, print each and keep it; raise SetupError.

    `clock` returns the seconds of the processor; other processes get a copy of it.
    """
    found, shown = list[ladders.Rung](), _progress(args.count)
    with ProcessPoolExecutor(args.jobs) as pool:
        for players in args.players or [min(USUAL, game.seats.stop - 1)]:
            why = game.setup_refusal({}, players)
            if why is not None:
                raise SetupError(why)
            for level in args.level:
                if level == "strong" and game.computer.strong is None:
                    continue
                play = partial(_played, game.key, level, players, args.seed, clock)
                results = pool.map(play, range(args.count))
                found.append(ladders.measured(level, players, results, shown))
                print(ladders.report(found[-1]), flush=True)
    print(ladders.write(game, found))
    if not set(found) <= set(ladders.ladder(game).rungs):
        print("not kept where there is a measurement of more games")


def _played(
    key: str, level: computer.Level, players: int, seed: int, clock: ladders.Clock, number: int
) -> ladders.Played:
    """Play a game in a process of its pool, which finds the game by its key."""
    return ladders.played(registry.get(key), level, players, seed, clock, number)


def _progress(games: int) -> Callable[[int], None]:
    """Return what shows on a terminal how many games have been played."""

    def show(done: int) -> None:
        if sys.stderr.isatty():
            end = "" if done < games else "\r\033[K"
            print(f"\r{done} of {games} games", end=end, file=sys.stderr, flush=True)

    return show
