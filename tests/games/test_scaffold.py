"""`python -m games new` makes a game that plays, draws and passes the tests of every game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from games.__main__ import main
from games.scaffold import title
from tests.games.new_game import ROOT, check_tests, generic, made, run

KEY = "dark_comets"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the checkout in which a game was made."""
    folder = tmp_path_factory.mktemp("checkout")
    made(folder, KEY)
    return folder


def test_a_new_game_plays_and_draws_a_board(checkout: Path) -> None:
    assert "2-4 players   Dark Comets" in run(checkout, "games", "list")
    for bot in ("random", "greedy"):
        given = ("simulate", KEY, "--players", "3", "--bot", bot)
        assert "won by" in run(checkout, "games", *given)
    file = checkout / "board.png"
    run(checkout, "rendering", KEY, "--players", "3", "--actions", "30", "-o", file)
    assert Image.open(file).size == (1600, 836)


def test_a_new_game_passes_its_own_tests_and_the_style_of_the_repository(checkout: Path) -> None:
    ruff = Path(sys.executable).with_name("ruff")
    for given in (("check",), ("format", "--check")):
        done = subprocess.run(
            [ruff, *given, "--config", ROOT / "pyproject.toml", checkout / "games" / KEY],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout
    check_tests(checkout, f"games/{KEY}")


def test_a_new_game_passes_the_tests_of_every_game(checkout: Path) -> None:
    check_tests(checkout, *generic(), "-k", KEY)


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
    assert play == f"Play it: make play, then type /table new and choose {title(KEY)}"
    left = [file for file in (tmp_path / "made").rglob("*") if "new_game" in file.name]
    assert left == []
