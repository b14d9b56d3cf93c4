"""Self-play statistics: whole games of computer players, run on several processes.

A game's own `balance.py` says which tables are played, what else is counted and how it is printed.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest
from statistics import fmean, pstdev
from typing import TypeVar

from games.core import computer
from games.core.events import Event
from games.core.game import AnyGame
from games.core.outcome import Outcome
from games.core.random_play import choose_seat
from games.core.rng import rng
from games.core.rules import GameState

T = TypeVar("T")
LIMIT = 20_000
"""Decisions after which a game is given up."""
Count = Counter[str]


@dataclass
class Tally:
    """What happened in some games of one kind of table."""

    games: int = 0
    scores: list[int] = field(default_factory=list[int])
    """Of every seat; `best` has one for every game."""
    best: list[int] = field(default_factory=list[int])
    categories: Count = field(default_factory=Count)
    winner_categories: Count = field(default_factory=Count)
    wins: list[float] = field(default_factory=list[float])
    """Shared out among tied winners, by place."""
    won: int | None = None
    """Games won against the box, where it is played against."""
    actions: int = 0
    sittings: int = 0
    """How often the game had to wait for another player."""
    counts: defaultdict[str, Count] = field(default_factory=lambda: defaultdict(Count))
    """How often something happened, by what the game asks and what it happened to."""
    numbers: defaultdict[str, list[int]] = field(default_factory=lambda: defaultdict(list[int]))
    """Values with a mean, a minimum and a maximum, by name."""

    def note(
        self,
        event: Event,
        used: Mapping[type[Event], tuple[str, str]],
        happened: Mapping[type[Event], str],
    ) -> None:
        """Count the cards and parts `used`, by prefix and event field, and what `happened`."""
        kind = type(event)
        if kind in used:
            prefix, key = used[kind]
            self.counts["used"][f"{prefix}{getattr(event, key)}"] += 1
        if kind in happened:
            self.counts["happened"][happened[kind]] += 1

    def sides(self, outcome: Outcome, sides: Sequence[str]) -> None:
        """Count points and wins, in percent, by the sides that seats play: clans, corporations."""
        for score in outcome.scores:
            assert isinstance(score.seat, int)
            self.numbers[sides[score.seat]].append(score.total)
            won = score.seat in outcome.winners
            self.numbers[f"{sides[score.seat]} wins"].append(100 * won // len(outcome.winners))

    def end(self, outcome: Outcome, places: Sequence[int]) -> None:
        """Count a game that is over; `places` are its seats in the order of their places.

        Of rivals without a seat only the totals are kept, among the `numbers` by their ids.
        """
        self.games += 1
        self.wins = [0.0] * len(places)
        seats = [score for score in outcome.scores if isinstance(score.seat, int)]
        for score in seats:
            self.scores.append(score.total)
            self.categories.update(score.categories)
            self.numbers[f"place {1 + places.index(score.seat)}"].append(score.total)
            if score.seat in outcome.winners:
                self.winner_categories.update(score.categories)
        for who, points in outcome.rivals.items():
            self.numbers[who].append(points)
        for seat in outcome.winning_seats:
            self.wins[places.index(seat)] += 1 / len(outcome.winners)
        self.best.append(max(score.total for score in seats))
        self.won = None if outcome.won is None else int(outcome.won)

    def add(self, other: Tally) -> None:
        """Add what happened in other games."""
        self.games += other.games
        self.scores += other.scores
        self.best += other.best
        self.categories.update(other.categories)
        self.winner_categories.update(other.winner_categories)
        self.wins = [a + b for a, b in zip_longest(self.wins, other.wins, fillvalue=0.0)]
        self.won = other.won if self.won is None else self.won + (other.won or 0)
        self.actions += other.actions
        self.sittings += other.sittings
        for key, count in other.counts.items():
            self.counts[key].update(count)
        for key, numbers in other.numbers.items():
            self.numbers[key] += numbers


def merge(tallies: Iterable[Tally]) -> Tally:
    """Add up what happened in several games."""
    total = Tally()
    for tally in tallies:
        total.add(tally)
    return total


def events(
    game: AnyGame,
    state: GameState,
    tally: Tally,
    seed: int,
    level: computer.Level,
    places: Sequence[int] | None = None,
) -> Iterator[Event]:
    """Play a state to its end, counting decisions and sittings, and yield the events.

    At its end the game is counted, with its seats in the order of their `places`.
    """
    source, asked = rng(seed, 2), set[str]()
    players = [computer.Player(game, seat, level) for seat in range(len(state.players))]
    while (waiting := game.waiting(state)) and tally.actions < LIMIT:
        seat = choose_seat(waiting, source)
        action = players[seat].choose(game.mask(state, seat), source)
        tally.actions += 1
        yield from game.apply_unchecked(state, seat, action).events
        keys = {wait.key for wait in game.rules.waits(state) if not wait.answered}
        tally.sittings += bool(keys - asked)
        asked = keys
    outcome = game.result(state)
    if outcome is not None:
        tally.end(outcome, range(len(state.players)) if places is None else places)


def measure(
    play: Callable[[int], Tally], games: int, seed: int, *stream: int, jobs: int | None = None
) -> Tally:
    """Play some games, each with its own seed, and return what happened in all of them.

    They are played on all cores unless `jobs` says otherwise; the result is the same.
    """
    seeds = [rng(seed, *stream, number).next() for number in range(games)]
    if jobs == 1:
        return merge(map(play, seeds))
    with ProcessPoolExecutor(jobs) as pool:
        return merge(pool.map(play, seeds, chunksize=2))


# Printing


def scores(table: str, tally: Tally, categories: Iterable[str], *more: str) -> list[str]:
    """Return lines of scores, wins by place and categories, with `more` texts about the games."""
    games, seats = tally.games, len(tally.scores)
    wins = " ".join(f"{won / games:.1%}" for won in tally.wins)
    places = [tally.numbers[f"place {1 + number}"] for number in range(len(tally.wins))]
    means = " ".join(f"{fmean(found):.1f}" for found in places if found)
    spread = f"{fmean(tally.scores):.1f} (spread {pstdev(tally.scores):.1f})"
    told = (
        f"scores {spread}, best {fmean(tally.best):.1f}",
        f"wins by place {wins} (points {means})",
        *more,
        f"decisions {tally.actions / games:.0f}",
    )
    return [
        f"**{table}**, {games} games: {'; '.join(told)}",
        "points: " + ", ".join(f"{key} {tally.categories[key] / seats:.1f}" for key in categories),
    ]


def sides(tally: Tally, keys: Iterable[str]) -> str:
    """Return mean points and wins of the sides that were played."""
    means = {key: fmean(tally.numbers[key]) for key in keys if tally.numbers[key]}
    return ", ".join(
        f"{key} {mean:.1f} (wins {fmean(tally.numbers[f'{key} wins']):.0f}%)"
        for key, mean in means.items()
    )


def pace(tally: Tally) -> str:
    """Return how many rounds a game has, and how often it waits for a player in each."""
    rounds = sum(tally.numbers["rounds"])
    return f"rounds {rounds / tally.games:.1f}, sittings a round {tally.sittings / rounds:.1f}"


def per(what: str, count: Count, of: int, families: Mapping[str, Iterable[str]]) -> list[str]:
    """Return lines of how often something happened per game or seat; `of`: their number."""
    return [
        f"{title} per {what}: " + ", ".join(f"{key} {count[key] / of:.2f}" for key in keys)
        for title, keys in families.items()
    ]


def rates(count: Count, of: Count, groups: Mapping[str, Sequence[str]], form: str = ".0%") -> str:
    """Return how often groups had something for each time that they could, the rarest first."""
    totals = {
        name: [sum(c[key] for key in keys) for c in (count, of)] for name, keys in groups.items()
    }
    found = sorted((done / could, name) for name, (done, could) in totals.items() if could)
    return ", ".join(f"{name} {rate:{form}}" for rate, name in found)


def extremes(
    used: Count, offered: Count, keys: Iterable[str], cards: Iterable[str], least: int = 1
) -> list[str]:
    """Return a line of everything never used, and one of the cards that were always used.

    Only `cards` that were offered count; always used are those offered at least `least` times.
    """
    there = [key for key in cards if offered[key]]
    never = [key for key in (*keys, *there) if not used[key]]
    always = [key for key in there if used[key] >= offered[key] >= least]
    return [
        f"never used: {', '.join(never) or 'nothing'}",
        f"always used: {', '.join(always) or 'nothing'}",
    ]


def usage(
    tally: Tally,
    what: str,
    of: int,
    families: Mapping[str, Sequence[str]],
    cards: Mapping[str, Mapping[str, Sequence[str]]],
    least: int = 1,
) -> list[str]:
    """Return lines of how often everything was used; rare and common things stand out.

    `families` are counted for each `what`; `of` is their number. `cards`, in groups, are counted
    for each time they were offered.
    """
    used, offered = tally.counts["used"], tally.counts["offered"]
    every = [key for keys in families.values() for key in keys]
    there = [key for groups in cards.values() for keys in groups.values() for key in keys]
    return [
        *per(what, used, of, families),
        *(
            f"{title}, used when offered: {rates(used, offered, groups)}"
            for title, groups in cards.items()
        ),
        *extremes(used, offered, every, there, least),
    ]


def run(
    args: argparse.Namespace,
    tables: Iterable[T],
    play: Callable[[T, computer.Level, int], Tally],
    summary: Callable[[T, Tally], Iterable[str]],
    usage: Callable[[Tally], Iterable[str]],
) -> None:
    """Measure tables one after another and print each, then how often everything was used."""
    tallies: list[Tally] = []
    for table in tables:
        one = partial(play, table, args.bot)
        tallies.append(measure(one, args.games, args.seed, jobs=args.jobs))
        print(*summary(table, tallies[-1]), "", sep="\n\n", flush=True)
    print(*usage(merge(tallies)), sep="\n\n")


def by_players(
    game: AnyGame,
    about: str | None,
    games: int,
    play: Callable[[int, computer.Level, int], Tally],
    summary: Callable[[int, Tally], Iterable[str]],
    usage: Callable[[Tally], Iterable[str]],
) -> None:
    """Measure tables for every number of players, or for the numbers on the command line."""
    found = parser(game, about, games)
    found.add_argument("--players", type=int, nargs="*", default=list(game.seats))
    args = found.parse_args()
    run(args, args.players, play, summary, usage)


def parser(game: AnyGame, about: str | None, games: int) -> argparse.ArgumentParser:
    """Return a command line for the number of games, their players and their seed."""
    found = argparse.ArgumentParser(prog=f"python -m games.{game.key}.balance", description=about)
    found.add_argument("--games", type=int, default=games, help="of every kind of table")
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--jobs", type=int, help="processes at once; as many as cores by default")
    found.add_argument("--bot", choices=computer.LEVELS, default="greedy")
    return found
