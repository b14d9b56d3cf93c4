"""A game of another package, installed beside the bot, is found, played and drawn."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[2]
PICTURES = """
from meteors.words import WORDING
from rendering.table import BaseTable, drawn_by


class Table(BaseTable):
    game = "meteors"
    speakers = WORDING.speakers


def board(table):
    canvas = table.canvas(1600, 437)
    canvas.static.text(800, 200, table.word("greeting"), size=40, anchor="mm")
    return canvas.scene()


layout = drawn_by(Table, {"board": board})
"""
ENTRIES = """
[slow_orbit.games]
meteors = meteors.game:TOY
ceres = meteors.game:TOY
"""


def install(folder: Path) -> None:
    """Lay the toy game out as an installed package of another name, with a picture."""
    package = folder / "meteors"
    shutil.copytree(ROOT / "tests" / "toy", package, ignore=shutil.ignore_patterns("__pycache__"))
    for file in package.rglob("*.py"):
        code = file.read_text("utf-8").replace("tests.toy", "meteors")
        file.write_text(code.replace('key="dust"', 'key="meteors"'), "utf-8")
    locales = package / "pictures" / "locales" / "en"
    locales.mkdir(parents=True)
    (locales / "labels.ftl").write_text("greeting = Look up!\n")
    (package / "pictures" / "__init__.py").write_text(PICTURES)
    made = folder / "meteors-1.0.dist-info"
    made.mkdir()
    (made / "METADATA").write_text("Metadata-Version: 2.1\nName: meteors\nVersion: 1.0\n")
    (made / "entry_points.txt").write_text(ENTRIES)


def run(folder: Path, *given: str) -> str:
    """Return what a program prints where a folder is a place with installed packages."""
    found = subprocess.run(
        [sys.executable, "-m", *given],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True, text=True, check=False, timeout=240,
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
    return found.stdout


def test_a_game_of_another_package_is_played_and_drawn(tmp_path: Path) -> None:
    install(tmp_path)
    listed = run(tmp_path, "games", "list")
    assert listed.index("projet_ceres") < listed.index("meteors")
    assert "2-4 players   Ceres" in listed, "nobody takes the place of a game that is here"
    assert "won by" in run(tmp_path, "games", "simulate", "meteors", "--players", "2")
    file = tmp_path / "board.png"
    run(tmp_path, "rendering", "meteors", "--players", "2", "--actions", "9", "-o", str(file))
    assert Image.open(file).size == (1600, 437), "it is drawn by the package itself"
