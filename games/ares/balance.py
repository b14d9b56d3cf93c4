"""Games measured by self-play: `python -m games.ares.balance --games 40 --bot greedy`.

For every mode: how many rounds a game takes, what is scored, which seat wins, and how often Mars is
finished in time where that is the goal.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean

import msgspec

from games.ares.game import GAME
from games.core import search as computer
from games.core.rng import rng
from games.core.walk import choose_seat

LONGEST = 200
"""Rounds after which a measured game is given up (R51)."""
Mode = tuple[int, dict[str, str]]
MODES: dict[str, Mode] = {
    "2 players": (2, {}),
    "3 players": (3, {}),
    "4 players": (4, {}),
    "first game, 4 players": (4, {"setup": "first"}),
    "co-operative": (2, {"coop": "on"}),
    "solo, novice": (1, {"level": "novice"}),
    "solo, advanced": (1, {"level": "advanced"}),
    "solo, expert": (1, {"level": "expert"}),
}


class Played(msgspec.Struct, frozen=True):
    """One finished game; `steps` are those of Mars, `cards` those played by seat."""

    rounds: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    won: bool | None
    steps: int
    cards: tuple[int, ...]
    decisions: int


def play(mode: str, level: computer.Level, seed: int) -> Played | None:
    """Play one game; `None` if it was given up."""
    seats, options = MODES[mode]
    state = GAME.start(options, seats, seed)
    source = rng(seed, 2)
    decisions = 0
    while waiting := GAME.waiting(state):
        if state.round > LONGEST:
            return None
        seat = choose_seat(waiting, source)
        action = computer.choose(GAME, GAME.mask(state, seat), seat, source, level)
        GAME.perform(state, seat, action)
        decisions += 1
    outcome = GAME.result(state)
    assert outcome is not None
    return Played(
        rounds=state.round,
        scores=tuple(score.total for score in outcome.scores),
        winners=outcome.winners,
        won=outcome.won,
        steps=state.temperature + state.oxygen + state.flipped,
        cards=tuple(len(player.played) for player in state.players),
        decisions=decisions,
    )


def measure(
    mode: str, level: computer.Level, games: int, seed: int, jobs: int | None = None
) -> list[Played | None]:
    """Play some games of a mode, on all cores unless told otherwise."""
    seeds = [rng(seed, number).next() for number in range(games)]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(partial(play, mode, level), seeds))


def lines(mode: str, results: list[Played | None]) -> Iterator[str]:
    """Yield what is worth telling of the games of a mode, as a row of a Markdown table."""
    played = [game for game in results if game is not None]
    if not played:
        yield f"| {mode} | none of {len(results)} finished |"
        return
    rounds = [game.rounds for game in played]
    scores = [score for game in played for score in game.scores]
    cells = [
        mode,
        str(len(played)),
        f"{fmean(rounds):.1f} ({min(rounds)}-{max(rounds)})",
        f"{fmean(scores):.0f} ({min(scores)}-{max(scores)})",
        f"{fmean(max(game.scores) for game in played):.0f}",
        f"{fmean(count for game in played for count in game.cards):.0f}",
        f"{fmean(game.decisions for game in played):.0f}",
        _winning(played),
    ]
    yield f"| {' | '.join(cells)} |"


def _winning(played: list[Played]) -> str:
    if played[0].won is not None:
        won = sum(game.won is True for game in played)
        total = fmean(sum(game.scores) for game in played)
        team = f", {total:.0f} points" if len(played[0].scores) > 1 else ""
        steps = fmean(game.steps for game in played)
        return f"won {won / len(played):.0%}, {steps:.0f} steps{team}"
    seats = range(len(played[0].scores))
    shares = [
        sum(1 / len(game.winners) for game in played if seat in game.winners) / len(played)
        for seat in seats
    ]
    return "wins by seat " + " ".join(f"{share:.0%}" for share in shares)


HEAD = (
    "| mode | games | rounds | score of a seat | best | cards | decisions | result |",
    "|---|---|---|---|---|---|---|---|",
)


def main() -> None:
    """Measure all modes, or one, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m games.ares.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, help="processes at once; as many as cores by default")
    parser.add_argument("--bot", choices=computer.LEVELS, default="greedy")
    parser.add_argument("--mode", choices=list(MODES))
    args = parser.parse_args()
    print(*HEAD, sep="\n")
    for mode in [args.mode] if args.mode else MODES:
        results = measure(mode, args.bot, args.games, args.seed, args.jobs)
        print(*lines(mode, results), sep="\n", flush=True)


if __name__ == "__main__":
    main()
