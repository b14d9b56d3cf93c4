"""The tutorial can be followed: its changes make a game that passes the tests of every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.games.new_game import ROOT, check_tests, generic, made, run

KEY = "comets"
BLOCK = re.compile(r"((?:^[^\n`][^\n]*\n)+)\n```(\w*)\n(.*?\n)```$", re.MULTILINE | re.DOTALL)
"""A paragraph and the block of code after it."""
FILE = re.compile(r"`((?:\w+/)*\w+\.(py|toml|ftl))`")


def changes() -> Iterator[tuple[str, str, str]]:
    """Yield the files that the tutorial changes, with the kind of file and the new lines."""
    page = (ROOT / "docs" / "tutorial.md").read_text("utf-8")
    for paragraph, language, code in BLOCK.findall(page):
        for file, kind in FILE.findall(paragraph):
            if kind == {"python": "py"}.get(language, language):
                yield file, kind, code


def changed(text: str, kind: str, code: str) -> str:
    """Return a file with new lines where the tutorial has them."""
    if kind == "ftl":
        return text + code
    if kind == "toml":
        first = text.index("{ id =")
        after = text.index("\n", first) + 1
        return text[:after] + code + text[after:]
    *before, last = code.rstrip("\n").split("\n")
    name = last.partition(" = ")[0]
    (old,) = re.findall(rf"^{name} = .*$", text, re.MULTILINE)
    return text.replace(old, "\n".join([*before, last]))


def test_the_tutorial_leads_to_a_game_that_passes_all_tests(tmp_path: Path) -> None:
    game = made(tmp_path, KEY)
    files = set[str]()
    for file, kind, code in changes():
        path = game / file
        path.write_text(changed(path.read_text("utf-8"), kind, code), "utf-8")
        files.add(file)
    assert files >= {"scoring.py", "actions.py", "events.py", "steps.py", "content/asteroids.toml"}
    assert len(files) == 9
    listed = run(tmp_path, "games", "cards", KEY)
    assert "Halley (asteroid): Halley (ice, 4 VP)" in listed
    check_tests(tmp_path, f"games/{KEY}", *generic(), "-k", KEY)
