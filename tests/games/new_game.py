"""Copies of the checkout in which a game is made, and programs that run there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
OTHERS = (
    "test_entry_points", "test_main", "test_hash_seed",
    "test_golden", "test_scaffold", "test_tutorial",
)  # fmt: skip
"""Tests in `tests/games` that say nothing of one game alone, or need recorded games."""


def run(folder: Path, *given: str | Path, path: Path | None = None) -> str:
    """Return what a module prints in a folder, perhaps with a place of installed packages."""
    env = os.environ if path is None else {**os.environ, "PYTHONPATH": str(path)}
    found = subprocess.run(
        [sys.executable, "-m", *map(str, given)],
        cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=400,
    )  # fmt: skip
    assert found.returncode == 0, found.stdout[-4000:] + found.stderr[-4000:]
    return found.stdout


def check_tests(folder: Path, *given: str, path: Path | None = None) -> None:
    """Run tests in another process; none that is found is a failure as well."""
    said = run(folder, "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *given, path=path)
    assert "[100%]" in said, said


def generic() -> Iterator[str]:
    """Yield the files with tests of every game."""
    for file in sorted((ROOT / "tests" / "games").glob("test_*.py")):
        if file.stem not in OTHERS:
            yield f"tests/games/{file.name}"
    yield "tests/rendering/test_rules.py"


def made(folder: Path, key: str) -> Path:
    """Make a game in a copy of the checkout; return its folder."""
    games = folder / "games"
    games.mkdir()
    for each in ROOT.iterdir():
        if each.name != "games" and not each.name.startswith("."):
            (folder / each.name).symlink_to(each)
    for each in (ROOT / "games").iterdir():
        if each.name != "scaffold":
            (games / each.name).symlink_to(each)
    # The module itself is a copy: it finds the games beside its own file.
    scaffold = games / "scaffold"
    scaffold.mkdir()
    code = (ROOT / "games" / "scaffold" / "__init__.py").read_text("utf-8")
    (scaffold / "__init__.py").write_text(code, "utf-8")
    for name in ("template", "package"):
        (scaffold / name).symlink_to(ROOT / "games" / "scaffold" / name)
    assert f"games/{key}/game.py" in run(folder, "games", "new", key)
    return games / key
