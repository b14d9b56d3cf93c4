"""Measurements of all pictures: `python -m tests.rendering` prints a table.

It also writes contact sheets. The table has a line for every picture, language and theme: the
height of the smallest x as a phone shows it, the smallest name that a menu uses, the worst
contrasts, and which rules are broken.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from games import registry
from games.core.text import LANGUAGES
from rendering import paint
from rendering.scene import Scene, Text
from rendering.sizes import DESKTOP, PHONE
from rendering.theme import DARK, THEMES
from tests.rendering.rules import colours, sizes
from tests.rendering.rules.checks import RULES, Drawn, broken
from tests.rendering.rules.ground import contrasts
from tests.rendering.rules.names import named
from tests.rendering.rules.shots import MAIN, drawn

FOLDER = Path("build/pictures")
SHEET = 1700
"""Pixels that a contact sheet is wide."""
GAP = 12
HEAD = (
    f"{'game':<11}{'picture':<13}{'lang':<5}{'theme':<10}{'wide':>5}{'high':>6}{'x':>5}{'size':>5}"
    f"{'name':>5}{'text':>6}{'icon':>6}{'KiB':>5}  broken rules"
)


class Row(NamedTuple):
    """The measures of a picture, the worst of several positions."""

    width: int
    height: int
    x_height: float
    size: float
    name: float
    text: float
    icon: float
    kib: int
    broken: dict[str, int]
    """Breaches by the names of the rules."""


def _measured(it: Drawn) -> Row:
    """Measure one picture."""
    scene, width = it.scene, it.scene.width
    texts, names = sizes.texts(scene), named(scene, it.shot.position.game, it.lang)
    seen = contrasts(scene)
    return Row(
        width,
        scene.height,
        min((sizes.x_height(op, width) for op in texts), default=99),
        min((sizes.of_wide(op, width) for op in texts), default=99),
        min((sizes.of_wide(op, width) for op in names), default=99),
        min((s.contrast for s in seen if isinstance(s.op, Text)), default=21),
        min((s.contrast for s in seen if not isinstance(s.op, Text)), default=21),
        -(-len(paint.paint(scene)) // 1024),
        {rule: len(found) for rule in RULES if (found := broken(rule, it))},
    )


def _worst(rows: Sequence[Row]) -> Row:
    """Return the worst of everything."""
    least = [min(values) for values in zip(*(row[2:7] for row in rows), strict=True)]
    most = [max(values) for values in zip(*(row[:2] for row in rows), strict=True)]
    rules = {rule: max(row.broken.get(rule, 0) for row in rows) for rule in RULES}
    breaches = {rule: count for rule, count in rules.items() if count}
    return Row(*most, *least, max(row.kib for row in rows), breaches)


def _line(picture: tuple[str, ...], row: Row) -> str:
    game, name, lang, theme = picture
    size = "  -" if row.name == 99 else f"{row.name:.0f}"
    return (
        f"{game:<11}{name:<13}{lang:<5}{theme:<10}{row.width:>5}{row.height:>6}{row.x_height:>5.1f}"
        f"{row.size:>5.0f}{size:>5}{row.text:>6.1f}{row.icon:>6.1f}{row.kib:>5}"
        f"  {', '.join(f'{rule} {count}' for rule, count in row.broken.items())}"
    )


def _progress(text: str) -> None:
    """Show the progress, on a separate line that the next overwrites."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def _all(keys: Sequence[str]) -> Iterator[Drawn]:
    for key in keys:
        for lang in LANGUAGES:
            for theme in THEMES:
                for shot, scene in drawn(key, lang, theme):
                    _progress(f"{shot.id}, {lang}, {theme}")
                    yield Drawn(shot, scene, lang, theme)
    _progress("")


def _reduced(scene: Scene, width: int) -> Image.Image:
    """Return a picture as wide as Discord shows it."""
    whole = paint.draw(scene)
    height = round(whole.height * width / whole.width)
    # Pillow's hint of `resize` names numpy, which is not installed.
    return whole.resize((width, height), Image.Resampling.LANCZOS)


def sheet(pictures: Sequence[Image.Image]) -> Image.Image:
    """Return pictures of one width next to and below each other, in the shortest columns."""
    wide = pictures[0].width + GAP
    tall = [GAP] * max(1, SHEET // wide)
    places: list[tuple[int, int]] = []
    for picture in pictures:
        column = tall.index(min(tall))
        places.append((GAP + column * wide, tall[column]))
        tall[column] += picture.height + GAP
    whole = Image.new("RGB", (GAP + len(tall) * wide, max(tall)), "#313338")
    for picture, place in zip(pictures, places, strict=True):
        whole.paste(picture, place)
    return whole


class _Sheets:
    """The contact sheets: one for each game, language, theme and width."""

    def __init__(self) -> None:
        self._small: dict[tuple[str, int], list[Image.Image]] = {}
        self._shown: set[tuple[str, Scene]] = set()

    def add(self, it: Drawn) -> None:
        """Put a picture on its sheets, once if it never changes."""
        name = f"{it.shot.position.game}-{it.lang}-{it.theme}"
        if it.shot.position.label in MAIN and (name, it.scene) not in self._shown:
            self._shown.add((name, it.scene))
            for width in (DESKTOP, PHONE):
                self._small.setdefault((name, width), []).append(_reduced(it.scene, width))

    def write(self) -> None:
        """Write the sheets."""
        FOLDER.mkdir(parents=True, exist_ok=True)
        for (name, width), pictures in self._small.items():
            sheet(pictures).save(FOLDER / f"{name}-{width}.png")
        print(f"\nContact sheets: {FOLDER}/ ({len(self._small)})")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.rendering", description=__doc__)
    parser.add_argument("games", nargs="*", choices=[[], *registry.game_keys()], metavar="GAME")
    parser.add_argument("--why", action="store_true", help="say what breaks the rules, and where")
    parser.add_argument("--no-sheets", action="store_true", help="write no contact sheets")
    return parser


def _why(it: Drawn) -> Iterator[str]:
    """Yield what breaks the rules in a picture."""
    for rule in RULES:
        for each in broken(rule, it):
            yield f"{it.shot.id}, {it.lang}, {it.theme}: {rule}: {each}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure all pictures and print the results."""
    args = _parser().parse_args(arguments)
    rows: dict[tuple[str, ...], list[Row]] = {}
    sheets, why = _Sheets(), list[str]()
    for it in _all(args.games or registry.game_keys()):
        key = (it.shot.position.game, it.shot.picture.key, it.lang, it.theme)
        rows.setdefault(key, []).append(_measured(it))
        why += _why(it) if args.why else ()
        if not args.no_sheets:
            sheets.add(it)
    worst = {key: _worst(found) for key, found in rows.items()}
    print(HEAD, *(_line(key, row) for key, row in worst.items()), sep="\n")
    print("", *colours.table(DARK), *why, sep="\n")
    print(f"\n{sum(bool(row.broken) for row in worst.values())} of {len(worst)} break a rule")
    if not args.no_sheets:
        sheets.write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
