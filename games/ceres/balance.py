"""Balance measured by self-play: `python -m games.ceres.balance --games 100`.

Greedy seats play both editions at every number of players. Printed are scores and where they come
from, wins by place, goods left over, and how often everything that can be used was used.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import fmean, pstdev

from games.ceres import events as ev
from games.ceres.content import BUILT_IN, EDITIONS, components, load
from games.ceres.content.types import GOODS, Edition
from games.ceres.game import GAME
from games.ceres.rules.tables import OPTIONS
from games.ceres.scoring import SOURCES
from games.ceres.state import State
from games.core import search as computer
from games.core.events import Event
from games.core.rng import rng

Count = Counter[str]


@dataclass
class Tally:
    """What happened in some games of one edition and number of players."""

    games: int = 0
    scores: list[int] = field(default_factory=list[int])
    best: list[int] = field(default_factory=list[int])
    categories: Count = field(default_factory=Count)
    winner_categories: Count = field(default_factory=Count)
    wins: list[float] = field(default_factory=list[float])
    """Shared out among tied winners, by place in the first player order."""
    actions: int = 0
    used: Count = field(default_factory=Count)
    """How often anything was used: cards, asteroids, lines, favors, programs, options."""
    offered: Count = field(default_factory=Count)
    """How often a card lay face up, or was drawn; an asteroid: once per game."""
    parts: Count = field(default_factory=Count)
    """How often a Facility's Function was activated."""
    left: Count = field(default_factory=Count)
    """Goods that seats had left at the end."""


def play(edition: Edition, players: int, content: str, seed: int) -> Tally:
    """Play one game of greedy seats and return what happened."""
    state = GAME.start({"edition": edition}, players, seed, content)
    order = list(state.order)
    tally = Tally(games=1, wins=[0.0] * players)
    tally.offered.update(_shown(state))
    source = rng(seed, 2)
    while waiting := GAME.waiting(state):
        seat = waiting[0]
        action = computer.choose(GAME, GAME.mask(state, seat), seat, source, "greedy")
        for event in GAME.perform(state, seat, action).events:
            _note(tally, event)
        tally.actions += 1
    _score(tally, state, order)
    return tally


def _score(tally: Tally, state: State, order: Sequence[int]) -> None:
    outcome = GAME.result(state)
    assert outcome is not None
    for score in outcome.scores:
        tally.scores.append(score.total)
        tally.categories.update(score.categories)
        if score.seat in outcome.winners:
            tally.winner_categories.update(score.categories)
    tally.best.append(max(score.total for score in outcome.scores))
    for player in state.players:
        tally.left.update(player.goods)
    for seat in outcome.winners:
        tally.wins[order.index(seat)] += 1 / len(outcome.winners)


def _shown(state: State) -> list[str]:
    rows = [card for card in (*state.facility_row, *state.project_row) if card]
    return [*rows, *components(state.content).asteroids]


def _note(tally: Tally, event: Event) -> None:
    used, offered = tally.used, tally.offered
    match event:
        case ev.LeaderPlaced(location=place, option=option):
            used[f"leader {place}"] += 1
            used[f"{place} {option}"] += 1
        case ev.OptionChosen(location=place, option=option):
            used[f"{place} {option}"] += 1
        case ev.HeadquartersUsed():
            used["leader headquarters"] += 1
        case ev.WorkerPlaced(outstation=key) | ev.DroidPlaced(outstation=key):
            used["workers"] += 1
            tally.parts[key] += 1
        case ev.FacilityBuilt(card=key, onto=onto):
            used[key] += 1
            used["expanse" if onto == "new" else "upgrade"] += 1
        case ev.ProjectCommitted(project=key):
            used[f"commit {key}"] += 1
            used["committed"] += 1
        case ev.ProjectCompleted(project=key, free=free):
            used[key] += 1
            used["completed later" if free else "completed at once"] += 1
        case ev.Launched(asteroid=key):
            used[key] += 1
        case ev.Traded(ship=key, line=line, times=times):
            used[f"{key} {line + 1}"] += times
        case ev.FavorTaken(favor=key):
            used[key] += 1
        case ev.Researched(field=key, level=level):
            used[f"{key} {level}"] += 1
        case ev.RowRefilled(cards=cards) | ev.FacilitiesSeen(cards=cards):
            offered.update(cards)
        case ev.RowsRenewed(facilities=facilities, projects=projects):
            offered.update((*facilities, *projects))
        case ev.ShipLeft(docked=key):
            offered[key] += 1
        case _:
            pass


def merge(tallies: Iterable[Tally]) -> Tally:
    """Add up what happened in several games."""
    total = Tally()
    for tally in tallies:
        total.games += tally.games
        total.actions += tally.actions
        total.scores = total.scores + tally.scores
        total.best = total.best + tally.best
        if not total.wins:
            total.wins = [0.0] * len(tally.wins)
        total.wins = [a + b for a, b in zip(total.wins, tally.wins, strict=False)]
        total.categories.update(tally.categories)
        total.winner_categories.update(tally.winner_categories)
        total.used.update(tally.used)
        total.offered.update(tally.offered)
        total.parts.update(tally.parts)
        total.left.update(tally.left)
    return total


def measure(
    edition: Edition, players: int, games: int, seed: int, content: str, jobs: int
) -> Tally:
    """Play some games and return what happened in all of them."""
    one = partial(play, edition, players, content)
    seeds = [rng(seed, players, number).next() for number in range(games)]
    if jobs == 1:
        return merge(map(one, seeds))
    with ProcessPoolExecutor(jobs) as pool:
        return merge(pool.map(one, seeds, chunksize=4))


# Printing


def summary(tally: Tally) -> list[str]:
    """Return scores, wins, categories and what was left over, as lines."""
    games, seats = tally.games, len(tally.scores)
    wins = " ".join(f"{won / games:.0%}" for won in tally.wins)
    return [
        f"scores: mean {fmean(tally.scores):.1f}, spread {pstdev(tally.scores):.1f}; winner: mean "
        f"{fmean(tally.best):.1f}, spread {pstdev(tally.best):.1f}, standard error "
        f"{pstdev(tally.best) / games**0.5:.1f}",
        f"wins by place in the first order: {wins}; actions per game {tally.actions / games:.0f}",
        "points of a seat / of a winner: "
        + ", ".join(
            f"{key} {tally.categories.get(key, 0) / seats:.1f} / "
            f"{tally.winner_categories.get(key, 0) / games:.1f}"
            for key in SOURCES
        ),
        "goods left by a seat: "
        + ", ".join(f"{good} {tally.left.get(good, 0) / seats:.1f}" for good in GOODS),
    ]


def usage(tally: Tally, content: str) -> list[str]:
    """Return how often everything was used, by family; rare and common things stand out."""
    index = components(content)
    games = tally.games
    lines: list[str] = []
    places = [f"leader {place}" for place in (*OPTIONS, "headquarters")]
    lines.append(_row("Leaders and Workers per game", tally.used, (*places, "workers"), games))
    options = [f"{place} {option}" for place, found in OPTIONS.items() for option in found]
    lines.append(_row("options per game", tally.used, options, games))
    ways = ("expanse", "upgrade", "committed", "completed at once", "completed later")
    lines.append(_row("ways per game", tally.used, ways, games))
    lines.append(_row("favors per game", tally.used, list(index.favors["final"]), games))
    programs = [f"{key} {n}" for key in index.programs["final"] for n in (1, 2, 3)]
    lines.append(_row("programs per game", tally.used, programs, games))
    trades = [f"{s.id} {n}" for s in index.ships.values() for n in range(1, len(s.lines) + 1)]
    lines.append(_row("trades per game", tally.used, trades, games))
    for title, keys in (
        ("facilities", index.facilities),
        ("projects", index.projects),
        ("asteroids", index.asteroids),
    ):
        lines.append(f"{title}, used when offered: {_rates(tally, list(keys))}")
    lines.append(f"activations of a built Facility: {_activations(tally, list(index.facilities))}")
    cards = [*index.facilities, *index.projects, *index.asteroids]
    boards = [*places, *options, *ways, *index.favors["final"], *programs, *trades]
    return [*lines, *_extremes(tally, cards, boards)]


def _extremes(tally: Tally, cards: Sequence[str], boards: Sequence[str]) -> list[str]:
    """Return what was never used, and which cards and asteroids whenever they were offered."""
    offered = [key for key in cards if tally.offered.get(key, 0)]
    never = [key for key in (*boards, *offered) if not tally.used.get(key, 0)]
    always = [key for key in offered if tally.used.get(key, 0) >= tally.offered[key]]
    return [
        f"never used: {', '.join(never) or 'nothing'}",
        f"always used: {', '.join(always) or 'nothing'}",
    ]


def _row(title: str, counts: Mapping[str, int], keys: Sequence[str], games: int) -> str:
    found = ", ".join(f"{key} {counts.get(key, 0) / games:.2f}" for key in keys)
    return f"{title}: {found}"


def _rates(tally: Tally, keys: Sequence[str]) -> str:
    rates = [
        (tally.used.get(key, 0) / offered, key)
        for key in keys
        if (offered := tally.offered.get(key, 0))
    ]
    return ", ".join(f"{key} {rate:.0%}" for rate, key in sorted(rates))


def _activations(tally: Tally, keys: Sequence[str]) -> str:
    rates = [
        (tally.parts.get(key, 0) / built, key) for key in keys if (built := tally.used.get(key, 0))
    ]
    return ", ".join(f"{key} {rate:.2f}" for rate, key in sorted(rates))


def main() -> None:
    """Print the balance of a component set."""
    parser = argparse.ArgumentParser(description="Balance of Ceres by self-play of greedy seats")
    parser.add_argument("--games", type=int, default=100, help="games per edition and players")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--edition", nargs="*", default=["final", "draft"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--pack", help="a content pack instead of the built-in set")
    parser.add_argument("--short", action="store_true", help="scores only")
    args = parser.parse_args()
    content = BUILT_IN
    if args.pack:
        pack = Path(args.pack)
        content = load(pack.read_text("utf-8"), pack.name)
    for edition in EDITIONS:
        if edition not in args.edition:
            continue
        tallies: list[Tally] = []
        for players in args.players:
            tally = measure(edition, players, args.games, args.seed, content, args.jobs)
            tallies.append(tally)
            print(f"\n{edition} edition, {players} players, {args.games} games", flush=True)
            print("\n".join(summary(tally)), flush=True)
        if not args.short:
            print(f"\n{edition} edition, all together")
            for tally in tallies:
                tally.wins = []
            print("\n".join(usage(merge(tallies), content)), flush=True)


if __name__ == "__main__":
    main()
