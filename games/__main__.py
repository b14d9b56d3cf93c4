"""Headless play: `python -m games new | list | simulate | ...`."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NoReturn, cast

import msgspec

from games import exports, measuring, registry, scaffold, verifying
from games.core import computer
from games.core.actions import kind
from games.core.codec import state_hash
from games.core.commitment import text as committed
from games.core.errors import ContentError, Reason, SetupError
from games.core.game import AnyGame
from games.core.random_play import Chooser, StuckError, steps
from games.core.rng import rng
from games.core.text import COMPUTER, LANGUAGES

LIMIT = 50_000
"""Decisions after which a game counts as stuck."""
LARGEST = 50_000_000
"""Bytes of a file that is read: exports of the longest games have some hundred thousand."""
FAILED, BAD_INPUT, INTERRUPTED = 1, 2, 130
"""Exit codes; argparse uses the second for what it refuses itself."""


def described(game: AnyGame) -> dict[str, Any]:
    """Return what `list --json` says of a game."""
    return {
        "key": game.key,
        "names": {lang: game.words(lang).game().name for lang in LANGUAGES},
        "players": [game.seats.start, game.seats.stop - 1],
        "options": {
            option.key: {"values": list(option.values), "default": option.default}
            for option in game.rules.options
        },
    }


def chooser(level: str) -> Chooser | None:
    """Return how the seats of a simulation choose, for one game; `None` is at random."""
    if level == "random":
        return None
    players: dict[int, computer.Player] = {}

    def choose(game: AnyGame, state: Any, seat: int, source: Any) -> Any:
        player = players.setdefault(seat, computer.Player(game, seat, cast(computer.Level, level)))
        return player.choose(game.mask(state, seat), source)

    return choose


def simulate(
    game: AnyGame, options: Mapping[str, str], players: int, seed: int, level: str
) -> dict[str, Any]:
    """Play one whole game and return the line that is printed for it.

    `scores` are the seats', in their order; `rivals` is there only where the game had any.
    """
    state = game.start(options, players, seed)
    began = time.perf_counter()
    taken = list(steps(game, state, rng(seed, 1), LIMIT, chooser(level)))
    seconds = time.perf_counter() - began
    outcome = game.result(state)
    if outcome is None:
        last = ", ".join(f"{kind(action)} of seat {seat}" for seat, action in taken[-4:])
        raise StuckError(
            f"{game.key}: seed {seed}: not over after {len(taken)} actions; the last ones: {last}"
        )
    return {
        "game": game.key,
        "players": players,
        "seed": seed,
        "options": game.complete(options),
        "actions": len(taken),
        "seconds": round(seconds, 6),
        "scores": [score.total for score in outcome.scores if isinstance(score.seat, int)],
        **({"rivals": outcome.rivals} if outcome.rivals else {}),
        "winners": list(outcome.winners),
        "won": outcome.won,
        "state_hash": state_hash(state),
    }


def _options(pairs: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            _refuse(f"--option {pair}: write it as key=value")
        found[key] = value
    return found


def _refuse(why: str) -> NoReturn:
    """End with a sentence about the request; nothing was printed for programs."""
    print(f"python -m games: {why}", file=sys.stderr)
    raise SystemExit(BAD_INPUT)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m games", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    new = commands.add_parser("new", help="make a small complete game to start from")
    new.add_argument("key", help="its key: lower-case letters, digits and _")
    new.add_argument(
        "--package",
        type=Path,
        metavar="FOLDER",
        help="make a separate package in a new folder (default: a folder among the games here)",
    )
    listing = commands.add_parser("list", help="what games there are")
    listing.add_argument("--json", action="store_true", help="for programs")
    play = commands.add_parser("simulate", help="play whole games without Discord")
    play.add_argument("game", help="its key, see: list")
    play.add_argument("--players", type=int, required=True, metavar="N", help="1: a solo game")
    play.add_argument("--seed", type=int, default=1, metavar="S", help="of the whole run (1)")
    play.add_argument(
        "--count", type=measuring.count, default=1, metavar="C", help="games to play (1)"
    )
    play.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="of the table, repeatable; those left out take their defaults, see: list",
    )
    play.add_argument("--bot", choices=computer.LEVELS, default="random", help="who plays")
    play.add_argument("--json", action="store_true", help="one object a line, for programs")
    cards = commands.add_parser("cards", help="every card of a game with its text")
    cards.add_argument("game", help="its key, see: list")
    cards.add_argument("--lang", choices=LANGUAGES, default="en", help="of names and texts")
    cards.add_argument("--json", action="store_true", help="for programs")
    pack = commands.add_parser("pack", help="try out a content pack")
    pack.add_argument("game", help="its key, see: list")
    pack.add_argument("file", type=Path, help="the pack, a TOML file")
    measuring.add_commands(commands)
    check = commands.add_parser("verify", help="check the deal, decisions and score of a game")
    check.add_argument("file", type=Path, help="the game as a file, from /table export")
    check.add_argument("--json", action="store_true", help="print what was found as JSON")
    check.add_argument(
        "--text", action="store_true", help="print what the commitment is the SHA-256 of, no more"
    )
    draw = commands.add_parser("replay", help="draw how a game stood after a turn")
    draw.add_argument("file", type=Path, help="the game as a file, from /table export")
    draw.add_argument("--turn", type=int, required=True, metavar="N", help="0: the beginning")
    draw.add_argument("--lang", choices=LANGUAGES, default="en", help="of the picture")
    draw.add_argument("-o", "--output", type=Path, required=True, metavar="FILE.png")
    return parser


def _game(key: str) -> AnyGame:
    try:
        return registry.get(key)
    except registry.UnknownGameError:
        _refuse(f"there is no game {key!r}; known: {', '.join(registry.game_keys())}")


def _hint(game: AnyGame, why: Reason) -> str:
    """Return what can be chosen instead of an option or value that does not exist."""
    if why.key not in ("unknown_option", "unknown_value"):
        return ""
    known = (f"{option.key}={'|'.join(option.values)}" for option in game.rules.options)
    return f" Known: {', '.join(known)}."


def _new(key: str, folder: Path | None) -> None:
    """Make a game, and print its files and what to do next."""
    try:
        made = scaffold.write(key) if folder is None else scaffold.write_package(key, folder)
    except scaffold.ScaffoldError as problem:
        _refuse(str(problem))
    top = scaffold.GAMES.parent if folder is None else folder.parent
    for file in made:
        shown = str(file.relative_to(top))
        print(f"{shown:44} {scaffold.purpose(file)}".rstrip())
    if folder is None:
        print(f"Test it: .venv/bin/python -m pytest games/{key} tests/games -k {key}")
        print(f"Play it: make play, then type /table new and choose {scaffold.title(key)}")
    else:
        print(f"Install it: .venv/bin/python -m pip install --editable {folder}")
        print(f"Play it: make play, then type /table new and choose {scaffold.title(key)}")


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
            _refuse(game.words("en").reason(error.why) + _hint(game, error.why))
        except StuckError as error:
            print(f"python -m games: {error}", file=sys.stderr)
            raise SystemExit(FAILED) from None
        if args.json:
            print(json.dumps(line, ensure_ascii=False), flush=True)
        else:
            rivals = "".join(f", {who} {n}" for who, n in line.get("rivals", {}).items())
            print(
                f"seed {line['seed']}: {line['actions']} actions in {line['seconds']:.3f} s, "
                f"scores {line['scores']}{rivals}, won by {line['winners']}",
                flush=True,
            )


def _cards(args: argparse.Namespace) -> None:
    cards = _game(args.game).cards(args.lang)
    if args.json:
        print(json.dumps(cards, ensure_ascii=False))
        return
    for card in cards:
        print(f"{card['name']} ({card['kind']}): {card['text']}")


def _pack(args: argparse.Namespace) -> None:
    game, file = _game(args.game), args.file
    try:
        content, _ = game.pack(file.read_text("utf-8"), file.name)
    except OSError as problem:
        raise SystemExit(f"{file}: cannot be read ({problem.strerror})") from None
    except UnicodeDecodeError as problem:
        raise SystemExit(f"{file}: is not UTF-8 text ({problem.reason})") from None
    except ContentError as problem:
        raise SystemExit(str(problem)) from None
    except SetupError as problem:
        _refuse(game.words("en").reason(problem.why))
    known = game.cards("en")
    changed = sum(card not in known for card in game.cards("en", content))
    print(f"{file.name}: a good pack, {changed} entries of its own, content {content}")


def _ladder(args: argparse.Namespace) -> None:
    game = _game(args.game)
    try:
        measuring.ladder(game, args, time.process_time)
    except SetupError as error:
        _refuse(game.words("en").reason(error.why))


def _read(file: Path) -> exports.File:
    try:
        with file.open("rb") as opened:
            data = opened.read(LARGEST + 1)
        if len(data) > LARGEST:
            _refuse(f"{file}: it is larger than any game, {LARGEST // 1_000_000} MB")
        return exports.read(data)
    except OSError as problem:
        _refuse(f"{file}: cannot be read ({problem.strerror})")
    except exports.FileError as problem:
        _refuse(f"{file}: {problem}")


def _verify(args: argparse.Namespace) -> None:
    file = _read(args.file)
    if args.text:
        _text(args.file, file)
        return
    try:
        found = verifying.verify(file)
    except exports.FileError as problem:
        _refuse(f"{args.file}: {problem}")
    if args.json:
        told = "" if file.deal is None else file.deal.commitment
        report = {"table": file.table, "commitment": told, "findings": found}
        print(msgspec.json.encode(report).decode())
        return
    print(f"{args.file.name}: {file.name}, table #{file.table}")
    for each in found:
        mark = {True: "ok", False: "NO", None: "--"}[each.good]
        print(f"{mark}  {each.about}: {each.text}")
    if any(each.good is False for each in found):
        raise SystemExit(FAILED)


def _text(path: Path, file: exports.File) -> None:
    """Print what the commitment of a file is made of, to be hashed by another program."""
    deal = None if file.deal is None else file.deal.deal
    if deal is None:
        _refuse(f"{path}: it does not tell how the game was dealt")
    try:
        print(committed(deal), end="")
    except ValueError as problem:
        _refuse(f"{path}: the commitment cannot be made again: {problem}")


def _replay(args: argparse.Namespace) -> None:
    """Draw a position with its first board, what the turn has changed marked."""
    from rendering.pictures import render  # noqa: PLC0415  what is started here, nothing else needs

    file = _read(args.file)
    names = [
        each.name if each.kind not in computer.LEVELS else f"{each.name} {COMPUTER}"
        for each in file.players
    ]
    try:
        there = verifying.position(file, args.turn)
        game = there.game
        before = None if there.before is None else game.mask(there.before, None)
        view = game.mask(there.state, None)
        board = game.presentation.pictures[0].key
        drawn = render(game.key, view, board, lang=args.lang, names=names, before=before)
    except exports.FileError as problem:
        _refuse(f"{args.file}: {problem}")
    except exports.IMPOSSIBLE as problem:
        _refuse(f"{args.file}: this position cannot be drawn: {problem}")
    try:
        args.output.write_bytes(drawn.png)
    except OSError as problem:
        _refuse(f"{args.output}: cannot be written ({problem.strerror})")
    print(f"{args.output}: turn {args.turn} of {verifying.turns(file)}")
    print(drawn.alt)


def main(arguments: list[str] | None = None) -> None:
    """Run one command."""
    args = _parser().parse_args(arguments)
    if args.command == "new":
        _new(args.key, args.package)
    elif args.command == "list":
        _list(args.json)
    elif args.command == "simulate":
        _simulate(args)
    elif args.command == "cards":
        _cards(args)
    elif args.command == "length":
        measuring.length(_game(args.game), args)
    elif args.command == "ladder":
        _ladder(args)
    elif args.command == "pack":
        _pack(args)
    elif args.command == "verify":
        _verify(args)
    else:
        _replay(args)


def _run() -> None:
    """Run the command of this process, quietly where its reader or its user has enough."""
    reconfigure: Callable[..., None] | None = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        # Consoles of some systems cannot encode all names and texts by default.
        reconfigure(encoding="utf-8")
    try:
        main()
        sys.stdout.flush()
    except BrokenPipeError:
        # Buffered output has no reader either, so nothing may try to write it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None


if __name__ == "__main__":
    _run()
