"""The ladder of a game: how strong each level of computer players is, measured by self-play.

`python -m games ladder GAME` plays and writes `seats/ladder.toml` of the game. A level that is not
shown to be stronger than the next lower one is not offered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import msgspec

from games.core.computer import LEVELS, Level, Player
from games.core.game import AnyGame
from games.core.length import data_file
from games.core.random_play import StuckError, choose_seat
from games.core.rng import rng
from games.core.toml import parse

Clock = Callable[[], float]
GAMES = 200
"""The number of games played for each level."""
SEED = 1
LIMIT = 20_000
"""Decisions after which a game counts as stuck."""
ALONE = 1
"""The number of players of a solo game, in which all levels play against the box."""
SURE = 1.96
"""Standard errors on each side of a 95 % interval."""
DIGITS = 4


class Rung(msgspec.Struct, frozen=True):
    """Games of one player of a level among players of the next lower one.

    `won` is the share of games that it won; a victory that was shared counts in part. `fair` is the
    share if all were equally strong, and None in a solo game. Times are processor time in ms for a
    decision.
    """

    level: Level
    players: int
    games: int
    won: float
    points: float
    others: float | None = None
    fair: float | None = None
    median: float = 0.0
    p95: float = 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share won (Wilson's)."""
        n, z = self.games, SURE
        middle = (self.won + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(self.won * (1 - self.won) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return middle - half, middle + half

    @property
    def stronger(self) -> bool:
        """Whether the level is shown to win more than its fair share."""
        return self.fair is not None and self.interval[0] > self.fair


class Ladder(msgspec.Struct, frozen=True):
    """What was measured, as the file has it."""

    rungs: tuple[Rung, ...] = ()


class Played(NamedTuple):
    """A game: the player's share of the victory, points, and the times of its decisions."""

    won: float
    points: int
    others: Sequence[int]
    times: Sequence[float]


@cache
def ladder(game: AnyGame) -> Ladder:
    """Return what was measured of a game; empty where nobody has measured."""
    path = data_file(game, "ladder.toml")
    if not path.exists():
        return Ladder()
    return msgspec.convert(parse(path.read_text("utf-8"), path.name), Ladder)


def shown(game: AnyGame, level: Level) -> Rung | None:
    """Return the measurement that shows how strong a level is, with the most games, or None."""
    found = [each for each in ladder(game).rungs if each.level == level and each.stronger]
    return max(found, key=lambda each: each.games, default=None)


def offered(game: AnyGame) -> tuple[Level, ...]:
    """Return the levels that can be chosen: the strong one only where it is shown to be."""
    strong = game.computer.strong is not None and shown(game, "strong") is not None
    return LEVELS if strong else LEVELS[:-1]


# Measuring


def below(level: Level) -> Level | None:
    """Return the next lower level, or None for the lowest."""
    place = LEVELS.index(level)
    return LEVELS[place - 1] if place else None


def played(
    game: AnyGame, level: Level, players: int, seed: int, clock: Clock, number: int
) -> Played:
    """Play a game with the usual options: one player of a level, the others of the next lower one.

    `clock` returns the seconds of the processor. Raise `StuckError`.
    """
    me, lower = number % players, below(level)
    own = rng(seed, players, number).next() >> 12
    state, source, times = game.start({}, players, own), rng(own, 1), list[float]()
    seats = [Player(game, s, level if s == me else lower or level) for s in range(players)]
    for _ in range(LIMIT):
        waiting = game.waiting(state)
        if not waiting:
            break
        seat = choose_seat(waiting, source)
        seen, began = game.mask(state, seat), clock()
        action = seats[seat].choose(seen, source)
        if seat == me:
            times.append(1000 * (clock() - began))
        game.apply_unchecked(state, seat, action)
    outcome = game.result(state)
    if outcome is None:
        raise StuckError(f"{game.key}: seed {own}: not over after {LIMIT} actions")
    totals = {score.seat: score.total for score in outcome.scores if isinstance(score.seat, int)}
    won = me in outcome.winning_seats
    shared = won / len(outcome.winners) if outcome.won is None else float(won)
    return Played(shared, totals.pop(me), tuple(totals.values()), times)


def measured(
    level: Level,
    players: int,
    results: Iterable[Played],
    progress: Callable[[int], object] = lambda done: None,
) -> Rung:
    """Return how a level does among players of the next lower one, from the games `played`.

    `progress` gets the number of games played.
    """
    found = list[Played]()
    for each in results:
        found.append(each)
        progress(len(found))
    times = sorted(ms for each in found for ms in each.times)
    others = [points for each in found for points in each.others]
    return Rung(
        level=level,
        players=players,
        games=len(found),
        won=round(fmean(each.won for each in found), DIGITS),
        points=round(fmean(each.points for each in found), 1),
        others=round(fmean(others), 1) if others else None,
        fair=round(1 / players, DIGITS) if players > ALONE else None,
        median=round(times[len(times) // 2], 1),
        p95=round(times[int(0.95 * len(times))], 1),
    )


def report(rung: Rung) -> str:
    """Return a measurement as a line."""
    least, most = rung.interval
    won = f"{rung.won:.1%} of {rung.games} games won, 95 % interval {least:.1%} to {most:.1%}"
    fair = "" if rung.fair is None else f" (fair: {rung.fair:.1%})"
    others = "" if rung.others is None else f" against {rung.others}"
    took = f"{rung.median} ms a decision, p95 {rung.p95}"
    who = f"{rung.level}, {rung.players} players"
    return f"{who}: {won}{fair}; {rung.points} points{others}; {took}"


def write(game: AnyGame, found: Iterable[Rung]) -> Path:
    """Keep measurements together with the computer players that played; return the file.

    Earlier ones of other levels and numbers of players are kept, and those of more games.
    """
    kept = {(each.level, each.players): each for each in ladder(game).rungs}
    kept |= {(each.level, each.players): each for each in found if _replaces(each, kept)}
    order = sorted(kept, key=lambda key: (LEVELS.index(key[0]), key[1]))
    lines = [
        "# How strong the levels of computer players are: one of a level among the next lower ones",
        "# (alone: against the box). Shares of games won, times in ms of the processor a decision.",
        "# Before each is the command that measures it again.",
    ]
    for key in order:
        lines += ["", f"# {_command(game, kept[key])}", "[[rungs]]"]
        fields: Mapping[str, object] = msgspec.to_builtins(kept[key])
        lines += [f"{name} = {_value(each)}" for name, each in fields.items() if each is not None]
    path = data_file(game, "ladder.toml")
    path.write_text("\n".join(lines) + "\n", "utf-8")
    ladder.cache_clear()
    return path


def _replaces(rung: Rung, kept: Mapping[tuple[str, int], Rung]) -> bool:
    known = kept.get((rung.level, rung.players))
    return known is None or rung.games >= known.games


def _command(game: AnyGame, rung: Rung) -> str:
    which = f"--level {rung.level} --players {rung.players} --count {rung.games}"
    return f"python -m games ladder {game.key} {which}"


def _value(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
