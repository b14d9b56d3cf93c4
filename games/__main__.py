"""Headless play: `python -m games list | simulate | cards`."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping
from typing import Any

from games import registry
from games.core import seats as computer
from games.core.codec import state_hash
from games.core.errors import SetupError
from games.core.game import AnyGame
from games.core.rng import rng
from games.core.text import LANGUAGES
from games.core.walk import Chooser, StuckError, random_action, steps

LIMIT = 50_000
"""Decisions after which a game counts as stuck."""


def described(game: AnyGame) -> dict[str, Any]:
    """Return what `list --json` says of a game."""
    return {
        "key": game.key,
        "names": {lang: game.words(lang).game().name for lang in LANGUAGES},
        "players": [game.seats.start, game.seats.stop - 1],
        "options": {
            option.key: {"values": list(option.values), "default": option.default}
            for option in game.options()
        },
    }


def chooser(level: str) -> Chooser:
    """Return how the seats of a simulation choose: `random` or `greedy`."""
    if level == "random":
        return random_action

    def choose(game: AnyGame, state: Any, seat: int, source: Any) -> Any:
        return computer.choose(game, game.view(state, seat), seat, source, "greedy")

    return choose


def simulate(
    game: AnyGame, options: Mapping[str, str], players: int, seed: int, level: str
) -> dict[str, Any]:
    """Play one whole game and return the line that is printed for it."""
    state = game.start(options, players, seed)
    began = time.perf_counter()
    taken = sum(1 for _ in steps(game, state, rng(seed, 1), LIMIT, chooser(level)))
    seconds = time.perf_counter() - began
    outcome = game.result(state)
    if outcome is None:
        raise StuckError(f"{game.key}: seed {seed}: not over after {taken} actions")
    return {
        "game": game.key,
        "players": players,
        "seed": seed,
        "options": game.complete(options),
        "actions": taken,
        "seconds": round(seconds, 6),
        "scores": [score.total for score in sorted(outcome.scores, key=lambda s: s.seat)],
        "winners": list(outcome.winners),
        "won": outcome.won,
        "state_hash": state_hash(state),
    }


def _options(pairs: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise SystemExit(f"--option {pair}: write it as key=value")
        found[key] = value
    return found


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m games", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    listing = commands.add_parser("list", help="what games there are")
    listing.add_argument("--json", action="store_true")
    play = commands.add_parser("simulate", help="play whole games without Discord")
    play.add_argument("game")
    play.add_argument("--players", type=int, required=True)
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--count", type=int, default=1)
    play.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    play.add_argument("--bot", choices=computer.LEVELS, default="random")
    play.add_argument("--json", action="store_true")
    cards = commands.add_parser("cards", help="every card of a game with its text")
    cards.add_argument("game")
    cards.add_argument("--lang", choices=LANGUAGES, default="en")
    cards.add_argument("--json", action="store_true")
    return parser


def _game(key: str) -> AnyGame:
    try:
        return registry.get(key)
    except registry.UnknownGameError:
        known = ", ".join(registry.game_keys())
        raise SystemExit(f"there is no game {key!r}; known: {known}") from None


def _list(as_json: bool) -> None:
    games = [described(registry.get(key)) for key in registry.game_keys()]
    if as_json:
        print(json.dumps(games, ensure_ascii=False))
        return
    for game in games:
        least, most = game["players"]
        print(f"{game['key']:14} {least}-{most} players   {game['names']['en']}")
        for key, option in game["options"].items():
            print(f"{'':14} {key} = {' | '.join(option['values'])} ({option['default']})")


def _simulate(args: argparse.Namespace) -> None:
    game = _game(args.game)
    options = _options(args.option)
    for number in range(args.count):
        # Every game of a run has its own seed, derived from the run's seed and its number.
        seed = rng(args.seed, number).next() >> 12
        try:
            line = simulate(game, options, args.players, seed, args.bot)
        except SetupError as error:
            raise SystemExit(game.words("en").reason(error.why)) from None
        if args.json:
            print(json.dumps(line, ensure_ascii=False), flush=True)
        else:
            print(
                f"seed {line['seed']}: {line['actions']} actions in {line['seconds']:.3f} s, "
                f"scores {line['scores']}, won by {line['winners']}",
                flush=True,
            )


def _cards(args: argparse.Namespace) -> None:
    cards = _game(args.game).cards(args.lang)
    if args.json:
        print(json.dumps(cards, ensure_ascii=False))
        return
    for card in cards:
        print(f"{card['name']} ({card['kind']}): {card['text']}")


def main(arguments: list[str] | None = None) -> None:
    """Run one command."""
    args = _parser().parse_args(arguments)
    if args.command == "list":
        _list(args.json)
    elif args.command == "simulate":
        _simulate(args)
    else:
        _cards(args)


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        sys.exit(0)
