"""`python -m games new` makes a game that plays, draws and passes the tests of every game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from PIL import Image

from games.__main__ import main

ROOT = Path(__file__).parents[2]
KEY = "dark_comets"
LINKED = ("bot", "db", "locales", "pyproject.toml", "rendering", "sandbox", "tests", "Makefile")
"""What a copy of the checkout shares with it; a game is made only among its own `games`."""
OTHERS = (
    "test_entry_points", "test_contents", "test_main", "test_new_language", "test_hash_seed",
    "test_golden", "test_scaffold",
)  # fmt: skip
"""Tests in `tests/games` that say nothing of one game alone, or need recorded games."""


def run(folder: Path, *given: str | Path, path: str = "") -> str:
    """Return what a program prints in a folder, with more packages on its path."""
    found = subprocess.run(
        [sys.executable, "-m", *map(str, given)],
        cwd=folder, env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True, text=True, check=False, timeout=400,
    )  # fmt: skip
    assert found.returncode == 0, found.stdout[-4000:] + found.stderr[-4000:]
    return found.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the checkout in which a game was made."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in LINKED:
        if (ROOT / name).exists():
            (folder / name).symlink_to(ROOT / name)
    (folder / "games").mkdir()
    for each in (ROOT / "games").iterdir():
        if each.name == "scaffold":
            continue
        (folder / "games" / each.name).symlink_to(each)
    linked_scaffold(folder / "games" / "scaffold")
    assert f"games/{KEY}/game.py" in run(folder, "games", "new", KEY)
    return folder


def linked_scaffold(folder: Path) -> None:
    """Lay out the scaffold's own module as a file, so that it finds the games of the copy."""
    folder.mkdir()
    (folder / "__init__.py").write_text((ROOT / "games/scaffold/__init__.py").read_text("utf-8"))
    for name in ("template", "package"):
        (folder / name).symlink_to(ROOT / "games" / "scaffold" / name)


def played_and_drawn(folder: Path, *, path: str = "") -> None:
    """Play a whole game and draw a board in another process."""
    for bot in ("random", "greedy"):
        said = run(folder, "games", "simulate", KEY, "--players", "3", "--bot", bot, path=path)
        assert "won by" in said
    file = folder / "board.png"
    run(folder, "rendering", KEY, "--players", "3", "--actions", "30", "-o", file, path=path)
    assert Image.open(file).size == (1600, 836)


def test_a_new_game_plays_and_draws_a_board(checkout: Path) -> None:
    assert "2-4 players   Dark Comets" in run(checkout, "games", "list")
    played_and_drawn(checkout)


def test_a_new_game_passes_its_own_tests_and_the_style_of_the_repository(checkout: Path) -> None:
    ruff = Path(sys.executable).with_name("ruff")
    for given in (("check",), ("format", "--check")):
        done = subprocess.run(
            [ruff, *given, "--config", ROOT / "pyproject.toml", checkout / "games" / KEY],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout
    check_tests(checkout, f"games/{KEY}")


def check_tests(folder: Path, *given: str) -> None:
    """Run tests of the new game in another process."""
    said = run(folder, "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *given)
    assert " passed" in said or "100%" in said, said


def generic() -> Sequence[str]:
    """Return the files with tests of every game."""
    files = sorted((ROOT / "tests" / "games").glob("test_*.py"))
    return [f"tests/games/{file.name}" for file in files if file.stem not in OTHERS]


def test_a_new_game_passes_the_tests_of_every_game(checkout: Path) -> None:
    check_tests(checkout, *generic(), "tests/rendering/test_rules.py", "-k", KEY)


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("Comets", "lower-case letters"),
        ("2comets", "with a letter first"),
        ("dark-comets", "lower-case letters"),
        ("co", "3 to 20"),
        ("c" * 21, "3 to 20"),
        ("while", "no word of Python"),
        ("ceres", "there is already a game 'ceres'"),
        ("core", "already the name of a module"),
    ],
)
def test_a_key_that_cannot_be_is_refused_with_a_sentence(
    capsys: pytest.CaptureFixture[str], key: str, why: str
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["new", key])
    assert end.value.code == 2
    said = capsys.readouterr()
    assert why in said.err
    assert said.out == ""


def test_nothing_is_written_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text("mine")
    for folder in (tmp_path, kept):
        with pytest.raises(SystemExit):
            main(["new", KEY, "--package", str(folder)])
        assert f"{folder} is there already" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [kept]


def test_what_was_made_and_what_to_do_next_is_printed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    main(["new", KEY, "--package", str(tmp_path / "made")])
    *files, install, play = capsys.readouterr().out.splitlines()
    assert all((tmp_path / line.split()[0]).is_file() for line in files)
    assert f"made/{KEY}/scoring.py" in {line.split()[0] for line in files}
    assert install.endswith(f"pip install --editable {tmp_path / 'made'}")
    assert play == f"Play it: make play, then /table new game:{KEY}"
    left = [file for file in (tmp_path / "made").rglob("*") if "new_game" in file.name]
    assert left == []
