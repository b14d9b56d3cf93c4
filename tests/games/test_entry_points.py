"""A game of another package, installed beside the bot, is found, played and drawn."""

import subprocess
import sys
from pathlib import Path

from PIL import Image

from rendering import sizes

ROOT = Path(__file__).parents[2]
CODE = """
from dataclasses import replace

from tests.toy.game import TOY

GAME = replace(TOY, key="meteors")
"""
ENTRY = """
[slow_orbit.games]
meteors = meteors_game:GAME
ceres = meteors_game:GAME
"""


def run(folder: Path, *given: str) -> str:
    """Return what a program prints where a folder is a place with installed packages."""
    found = subprocess.run(
        [sys.executable, "-m", *given],
        cwd=ROOT, env={"PYTHONPATH": str(folder), "PATH": ""},
        capture_output=True, text=True, check=False, timeout=240,
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
    return found.stdout


def test_a_game_of_another_package_is_played_and_drawn(tmp_path: Path) -> None:
    made = tmp_path / "meteors_game-1.0.dist-info"
    made.mkdir()
    (tmp_path / "meteors_game.py").write_text(CODE)
    (made / "METADATA").write_text("Metadata-Version: 2.1\nName: meteors-game\nVersion: 1.0\n")
    (made / "entry_points.txt").write_text(ENTRY)
    listed = run(tmp_path, "games", "list")
    assert "meteors" in listed
    assert listed.index("projet_ceres") < listed.index("meteors")
    assert "2-4 players   Ceres" in listed, "nobody takes the place of a game that is here"
    assert "won by" in run(tmp_path, "games", "simulate", "meteors", "--players", "2")
    file = tmp_path / "board.png"
    run(tmp_path, "rendering", "meteors", "--players", "2", "--actions", "9", "-o", str(file))
    assert Image.open(file).size[0] == sizes.WIDE
