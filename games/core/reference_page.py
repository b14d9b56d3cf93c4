"""docs/reference.md, made from the docstrings of the records that the author of a game fills in.

Run it with `python -m games.core.reference_page`.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

from games.core.engine import Absence, Engine
from games.core.game import Game
from games.core.presentation import Presentation
from games.core.rules import Components, Rules
from games.core.search import Computer
from games.core.wording import Wording

PAGE = Path(__file__).parents[2] / "docs" / "reference.md"
HEAD = """# Reference of the game protocol

A game is one object, `GAME = Game(...)` in its `game.py`. These are its fields and those of the
records in it; the ones in bold must be given. Most are functions that stand in the modules of the
game. [Adding a game](adding-a-game.md) shows how they work together.

This page is made from the docstrings: `python -m games.core.reference_page`.
"""
RECORDS: tuple[tuple[str, type, tuple[type, ...]], ...] = (
    ("Game", Game, (Engine, Game)),
    ("Rules", Rules, (Rules,)),
    ("Components", Components, (Components,)),
    ("Absence", Absence, (Absence,)),
    ("Computer", Computer, (Computer,)),
    ("Presentation", Presentation, (Presentation,)),
    ("Wording", Wording, (Wording,)),
)


def fields(record: type) -> Iterator[tuple[str, str, bool, str]]:
    """Yield the fields of a record: name, type, whether it must be given, and what it is."""
    (made,) = ast.parse(dedent(inspect.getsource(record))).body
    assert isinstance(made, ast.ClassDef)
    for each, after in zip(made.body, [*made.body[1:], None], strict=True):
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            said = after.value if isinstance(after, ast.Expr) else None
            text = said.value if isinstance(said, ast.Constant) else ""
            yield (
                each.target.id,
                ast.unparse(each.annotation),
                each.value is None,
                " ".join(str(text).split()),
            )


def page() -> str:
    """Return the page."""
    return HEAD + "".join(map(_section, *zip(*RECORDS, strict=True)))


def _section(name: str, record: type, parts: tuple[type, ...]) -> str:
    rows = [each for part in parts for each in fields(part)]
    table = ""
    for key, kind, must, what in sorted(rows, key=lambda row: not row[2]):
        shown, of = f"**`{key}`**" if must else f"`{key}`", kind.replace("|", "\\|")
        table += f"| {shown} | {what} | `{of}` |\n"
    about = (inspect.getdoc(record) or "").partition("\n")[0]
    return f"\n## `{name}`\n\n{about}\n\n| field | meaning | type |\n|---|---|---|\n{table}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
