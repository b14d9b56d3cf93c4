"""Balance measured by self-play: `python -m games.ceres.balance --games 100`.

Greedy seats play both editions at every number of players. Printed are scores and where they come
from, wins by place, goods left over, and how often everything that can be used was used.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from statistics import fmean, pstdev

from games.ceres import events as ev
from games.ceres.content import BUILT_IN, components, load
from games.ceres.content.types import EDITIONS, GOODS, Edition
from games.ceres.game import GAME
from games.ceres.rules.tables import OPTIONS
from games.ceres.scoring import SOURCES
from games.ceres.state import State
from games.core import balance
from games.core.balance import Tally
from games.core.computer import Level
from games.core.events import Event


def play(edition: Edition, players: int, content: str, level: Level, seed: int) -> Tally:
    """Play one game and return what happened.

    The counts are the things `used`: cards, asteroids, lines, favors, programs, options; how often
    a card was `offered`: lay face up, or was drawn (an asteroid: once per game); how often a
    Facility's `function` was activated; and the goods that seats had `left` at the end.
    """
    state = GAME.start({"edition": edition}, players, seed, content)
    tally = Tally()
    tally.counts["offered"].update(_shown(state))
    for event in balance.events(GAME, state, tally, seed, level, list(state.order)):
        _note(tally, event)
    for player in state.players:
        tally.counts["left"].update(player.goods)
    return tally


def measure(
    edition: Edition,
    players: int,
    games: int,
    seed: int,
    content: str,
    level: Level = "greedy",
    jobs: int | None = None,
) -> Tally:
    """Play some games and return what happened in all of them."""
    one = partial(play, edition, players, content, level)
    return balance.measure(one, games, seed, players, jobs=jobs)


def _shown(state: State) -> list[str]:
    rows = [card for card in (*state.facility_row, *state.project_row) if card]
    return [*rows, *components(state.content).asteroids]


def _note(tally: Tally, event: Event) -> None:
    used, offered = tally.counts["used"], tally.counts["offered"]
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
            tally.counts["function"][key] += 1
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


# Printing


def summary(tally: Tally) -> list[str]:
    """Return scores, wins, categories and leftover goods, as lines."""
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
        + ", ".join(f"{good} {tally.counts['left'].get(good, 0) / seats:.1f}" for good in GOODS),
    ]


def usage(tally: Tally, content: str) -> list[str]:
    """Return how often everything was used, by family, so that extremes are visible."""
    index = components(content)
    board = {
        "Leaders and Workers": [
            *(f"leader {place}" for place in (*OPTIONS, "headquarters")),
            "workers",
        ],
        "options": [f"{place} {option}" for place, found in OPTIONS.items() for option in found],
        "ways": ["expanse", "upgrade", "committed", "completed at once", "completed later"],
        "favors": list(index.favors["final"]),
        "programs": [f"{key} {n}" for key in index.programs["final"] for n in (1, 2, 3)],
        "trades": [f"{s.id} {n}" for s in index.ships.values() for n in range(1, len(s.lines) + 1)],
    }
    cards = {
        "facilities": _each(index.facilities),
        "projects": _each(index.projects),
        "asteroids": _each(index.asteroids),
    }
    active, used = tally.counts["function"], tally.counts["used"]
    return [
        "activations of a built Facility: "
        + balance.rates(active, used, _each(index.facilities), ".2f"),
        *balance.usage(tally, "game", tally.games, board, cards),
    ]


def _each(keys: Iterable[str]) -> dict[str, tuple[str]]:
    return {key: (key,) for key in keys}


def main() -> None:
    """Print the balance of a component set."""
    parser = balance.parser(GAME, __doc__, 100)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--edition", nargs="*", default=["final", "draft"])
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
            tally = measure(edition, players, args.games, args.seed, content, args.bot, args.jobs)
            tallies.append(tally)
            print(f"\n{edition} edition, {players} players, {args.games} games", flush=True)
            print("\n".join(summary(tally)), flush=True)
        if not args.short:
            print(f"\n{edition} edition, all together")
            print("\n".join(usage(balance.merge(tallies), content)), flush=True)


if __name__ == "__main__":
    main()
