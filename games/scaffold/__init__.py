"""A new game: a copy of the small game in `template`, under another key.

The template is an ordinary game, which is checked like all code here. In a copy, the new key and
the new title replace those of the template, also in the names of files.
"""

from __future__ import annotations

import ast
import keyword
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from games import registry

_HERE = Path(__file__).parent
GAMES = _HERE.parent
KEY, TITLE, MODULE = "new_game", "New Game", "games.scaffold.template"
"""The key, the title and the package of the template."""
ALLOWED = re.compile("[a-z][a-z0-9_]{2,19}")
_IMPORTS = re.compile(r"(?:^from [^\n(]+(?:\([^)]*\))?\n)+", re.MULTILINE)
_IMPORT = re.compile(r"^from (\S+) [^\n(]+(?:\([^)]*\))?\n", re.MULTILINE)


class ScaffoldError(ValueError):
    """A game can't be made under this key or in this place; the text is a sentence."""


def title(key: str) -> str:
    """Return the title of a game as its key says it."""
    return key.replace("_", " ").title()


def check(key: str, *, package: bool) -> None:
    """Raise `ScaffoldError` unless a game can have this key."""
    if not ALLOWED.fullmatch(key) or keyword.iskeyword(key):
        raise ScaffoldError(
            f"{key!r} can't be a key: use 3 to 20 lower-case letters, digits and _, "
            "with a letter first, and no word of Python"
        )
    if key in registry.game_keys():
        raise ScaffoldError(f"there is already a game {key!r}")
    if find_spec(key if package else f"games.{key}") is not None:
        raise ScaffoldError(f"{key!r} is already the name of a module")


def write(key: str) -> list[Path]:
    """Make a game among the games of this checkout; return its files."""
    check(key, package=False)
    if not (GAMES.parent / "Makefile").exists():
        raise ScaffoldError("this is no checkout of Slow Orbit: make a package, with --package")
    return list(_copy(_HERE / "template", _free(GAMES / key), key, f"games.{key}"))


def write_package(key: str, folder: Path) -> list[Path]:
    """Make a game as a separate package in a folder; return its files."""
    check(key, package=True)
    outer = list(_copy(_HERE / "package", _free(folder), key, key))
    return outer + list(_copy(_HERE / "template", folder / key, key, key))


def purpose(file: Path) -> str:
    """Return the first line of a module's docstring, "" for other files."""
    if file.suffix != ".py":
        return ""
    return (ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "").split("\n")[0]


def _free(folder: Path) -> Path:
    """Return a folder in which nothing is written over."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ScaffoldError(f"{folder} is there already")
    return folder


def _copy(source: Path, target: Path, key: str, module: str) -> Iterator[Path]:
    """Copy a folder under another key; yield the files."""
    for file in sorted(each for each in source.rglob("*") if each.is_file()):
        if file.suffix == ".pyc":
            continue
        made = target / str(file.relative_to(source)).replace(KEY, key)
        made.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_text("utf-8").replace(MODULE, module)
        text = text.replace(KEY, key).replace(TITLE, title(key))
        made.write_text(_IMPORTS.sub(_sorted, text), "utf-8")
        yield made


def _sorted(block: re.Match[str]) -> str:
    """Return the imports of a block in the order of their modules, which the key may change."""
    found = sorted(_IMPORT.finditer(block[0]), key=lambda each: each[1])
    return "".join(each[0] for each in found)
