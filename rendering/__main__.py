"""Look at a picture: the position after some random decisions of a seed, as a PNG file."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from games import registry
from games.core.errors import SetupError
from games.core.game import AnyGame
from games.core.random_play import steps
from games.core.rng import rng
from games.core.setup import PictureName
from games.core.text import LANGUAGES
from rendering.layouts import UnknownPictureError
from rendering.pictures import render
from rendering.theme import DARK, THEMES


def _count(text: str) -> int:
    """Return a number of decisions."""
    try:
        number = int(text)
    except ValueError:
        number = -1
    if number < 0:
        raise argparse.ArgumentTypeError(f"write a number from 0 on, not {text!r}")
    return number


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m rendering", description=__doc__)
    parser.add_argument("game", choices=registry.game_keys())
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--actions", type=_count, default=0, help="random decisions before")
    parser.add_argument("--since", type=_count, help="mark what changed in so many last decisions")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--picture", metavar="NAME", help="default: the first board")
    parser.add_argument("--seat", type=int, help="what this seat (from 0) sees; default: public")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--theme", choices=sorted(THEMES), default=DARK.key)
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE.png")
    return parser


def _options(pairs: Sequence[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise SystemExit(f"--option {pair}: write it as key=value")
        found[key] = value
    return found


def _picture(game: AnyGame, wanted: str | None, seat: int | None) -> str:
    """Return the picture's name for the renderer, with the seat where it needs one."""
    name, colon, _ = (wanted or game.presentation.pictures[0].key).partition(":")
    known: dict[str, PictureName] = {picture.key: picture for picture in game.presentation.pictures}
    if name not in known:
        raise SystemExit(f"{game.key} has no picture {name!r}; it has {', '.join(known)}")
    if known[name].kind == "private" and seat is None:
        raise SystemExit(f"{name} is private: say whose with --seat")
    if wanted and colon:
        return wanted
    return f"{name}:{seat or 0}" if known[name].per_seat else name


def _position(game: AnyGame, args: argparse.Namespace) -> tuple[Any, Any | None]:
    """Return the view of the position asked for, and the one `--since` decisions earlier."""
    try:
        state = game.start(_options(args.option), args.players, args.seed)
    except SetupError as error:
        raise SystemExit(game.words(args.lang).reason(error.why)) from None
    mark = None if args.since is None else max(0, args.actions - args.since)
    before = game.mask(game.copy(state), args.seat) if mark == 0 else None
    source = rng(args.seed, 1)
    for taken, _ in enumerate(steps(game, state, source, args.actions), start=1):
        if taken == mark:
            before = game.mask(game.copy(state), args.seat)
    return game.mask(state, args.seat), before


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw one picture."""
    args = _parser().parse_args(arguments)
    game = registry.get(args.game)
    if args.seat is not None and not 0 <= args.seat < args.players:
        raise SystemExit(f"--seat {args.seat}: seats go from 0 to {args.players - 1}")
    picture = _picture(game, args.picture, args.seat)
    view, before = _position(game, args)
    try:
        drawn = render(
            game.key,
            view,
            picture,
            lang=args.lang,
            names=_names(args.players),
            theme=THEMES[args.theme],
            before=before,
        )
        args.output.write_bytes(drawn.png)
    except UnknownPictureError as error:
        raise SystemExit(str(error)) from None
    except OSError as error:
        raise SystemExit(f"{args.output}: cannot be written ({error.strerror})") from None
    print(f"{args.output}: {drawn.width} x {drawn.height}, {len(drawn.png) / 1024:.0f} KiB")
    print(drawn.alt)
    return 0


def _names(players: int) -> list[str]:
    return ["Ada", "Grace", "Émilie", "Katherine", "Valentina", "Sally"][:players]


if __name__ == "__main__":
    sys.exit(main())
