"""A game of another package, built and installed beside the bot, is found, played and drawn."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest
from PIL import Image

from games import scaffold
from tests.games.new_game import ROOT, check_tests, run

KEY = "dark_meteors"
PIP = ("pip", "--disable-pip-version-check")
OFFLINE = ("--no-index", "--no-deps", "-q")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a package, build it and install it as tools do; return where it is."""
    folder = tmp_path_factory.mktemp("package")
    source, site = folder / "source", folder / "site"
    scaffold.write_package(KEY, source)
    project = source / "pyproject.toml"
    found = f'{KEY} = "{KEY}.game:GAME"\n'
    text = project.read_text("utf-8")
    assert found in text
    project.write_text(text.replace(found, f'{found}ceres = "{KEY}.game:GAME"\n'), "utf-8")
    run(folder, *PIP, "wheel", *OFFLINE, "--no-build-isolation", "-w", folder, source)
    (wheel,) = folder.glob("*.whl")
    assert f"{KEY}/locales/fr/{KEY}.ftl" in ZipFile(wheel).namelist()
    run(folder, *PIP, "install", *OFFLINE, "--target", site, wheel)
    return site


def test_a_game_of_another_package_is_listed_played_and_drawn(
    installed: Path, tmp_path: Path
) -> None:
    listed = run(ROOT, "games", "list", path=installed)
    assert listed.index("projet_ceres") < listed.index(KEY)
    assert "2-4 players   Ceres" in listed, "nobody takes the place of a game that is here"
    assert "won by" in run(ROOT, "games", "simulate", KEY, "--players", "2", path=installed)
    file = tmp_path / "board.png"
    given = ("rendering", KEY, "--players", "2", "--actions", "9", "-o", file)
    run(ROOT, *given, path=installed)
    assert Image.open(file).size == (1600, 698), "it is drawn by the package itself"


@pytest.mark.parametrize("file", ["test_forged", "test_waits"])
def test_tests_of_every_game_know_it(installed: Path, file: str) -> None:
    check_tests(ROOT, f"tests/games/{file}.py", "-k", KEY, path=installed)
