"""Games measured by self-play: `python -m games.ares.balance --games 40 --bot greedy`.

For every mode: how many rounds a game takes, the scores, which seat wins, and how often Mars is
finished in time in the modes with that goal.
"""

from __future__ import annotations

from functools import partial
from statistics import fmean

from games.ares.game import GAME
from games.core import balance
from games.core.balance import Tally
from games.core.computer import Level

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


def play(mode: str, level: Level, seed: int) -> Tally:
    """Play one game and return what happened; nothing counts of one that was given up (R51)."""
    seats, options = MODES[mode]
    state = GAME.start(options, seats, seed)
    tally = Tally()
    for _ in balance.events(GAME, state, tally, seed, level):
        pass
    if not tally.games:
        return Tally()
    tally.numbers["rounds"] = [state.round]
    tally.numbers["steps"] = [state.temperature + state.oxygen + state.flipped]
    tally.numbers["cards"] = [len(player.played) for player in state.players]
    return tally


def row(mode: str, tally: Tally) -> str:
    """Return the results of the games of a mode, as a row of a Markdown table."""
    if not tally.games:
        return f"| {mode} | none finished |"
    rounds, scores = tally.numbers["rounds"], tally.scores
    cells = [
        mode,
        str(tally.games),
        f"{fmean(rounds):.1f} ({min(rounds)}-{max(rounds)})",
        f"{fmean(scores):.0f} ({min(scores)}-{max(scores)})",
        f"{fmean(tally.best):.0f}",
        f"{fmean(tally.numbers['cards']):.0f}",
        f"{tally.actions / tally.games:.0f}",
        _winning(tally),
    ]
    return f"| {' | '.join(cells)} |"


def _winning(tally: Tally) -> str:
    games = tally.games
    if tally.won is None:
        return "wins by seat " + " ".join(f"{won / games:.0%}" for won in tally.wins)
    team = f", {sum(tally.scores) / games:.0f} points" if len(tally.wins) > 1 else ""
    return f"won {tally.won / games:.0%}, {fmean(tally.numbers['steps']):.0f} steps{team}"


HEAD = (
    "| mode | games | rounds | score of a seat | best | cards | decisions | result |",
    "|---|---|---|---|---|---|---|---|",
)


def main() -> None:
    """Measure all modes, or one, and print a table."""
    parser = balance.parser(GAME, __doc__, 40)
    parser.add_argument("--mode", choices=list(MODES))
    args = parser.parse_args()
    print(*HEAD, sep="\n")
    for mode in [args.mode] if args.mode else MODES:
        one = partial(play, mode, args.bot)
        print(row(mode, balance.measure(one, args.games, args.seed, jobs=args.jobs)), flush=True)


if __name__ == "__main__":
    main()
