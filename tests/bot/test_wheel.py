"""The package that `pip install` makes has every file, and what it installs plays and draws."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
from PIL import Image

from bot import __version__
from games import registry

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PACKAGES = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]


def run(*command: str | Path, folder: Path) -> str:
    """Return what a command prints in a folder outside of the repository."""
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, timeout=240
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel, with the build backend of the development environment."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check")
    run(*pip, "--no-build-isolation", "--no-deps", "-w", folder, ROOT, folder=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def programs(wheel: Path) -> Path:
    """Install the wheel into a new environment and return the folder of its programs.

    The locked dependencies are those of the development environment, which is on its path.
    """
    home = wheel.parent / "environment"
    venv.create(home, symlinks=True)
    python = home / "bin" / "python"
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(run(python, "-c", asked, folder=wheel.parent).strip())
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check")
    run(*pip, "install", "-q", "--no-index", "--no-deps", wheel, folder=wheel.parent)
    return python.parent


def files() -> Iterator[str]:
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path.relative_to(ROOT).as_posix()


def test_the_wheel_has_every_file_of_the_packages_and_no_other(wheel: Path) -> None:
    assert PACKAGES == ["bot", "db", "games", "rendering", "sandbox"]
    names = set(ZipFile(wheel).namelist())
    assert {name for name in names if ".dist-info/" not in name} == set(files())
    assert any(name.endswith("/licenses/LICENSE") for name in names)


def test_every_place_says_the_same_version(wheel: Path) -> None:
    assert PROJECT["project"]["version"] == __version__
    assert wheel.name == f"slow_orbit-{__version__}-py3-none-any.whl"
    latest = re.search(
        r"^## \[([\d.]+)\] - \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M
    )
    assert latest is not None
    assert latest[1] == __version__


def test_the_program_is_installed(programs: Path, tmp_path: Path) -> None:
    program = programs / "slow-orbit"
    assert run(program, "--version", folder=tmp_path) == f"Slow Orbit {__version__}\n"
    assert run(program, "--help", folder=tmp_path).startswith("usage: slow-orbit ")
    found = run(programs / "python", "-c", "import bot; print(bot.__file__)", folder=tmp_path)
    assert not Path(found.strip()).is_relative_to(ROOT), "the installed one, not the repository's"


@pytest.mark.long
def test_it_serves_the_local_page_from_an_empty_folder(programs: Path, tmp_path: Path) -> None:
    bot = subprocess.Popen(
        [programs / "slow-orbit", "--port", "0"], cwd=tmp_path, stdout=subprocess.PIPE, text=True
    )
    try:
        assert bot.stdout is not None
        address = re.search(r"http://\S+", bot.stdout.readline())
        assert address is not None
        with urlopen(address[0], timeout=30) as page:
            assert b"<html" in page.read()
    finally:
        bot.terminate()
        bot.communicate(timeout=60)
    assert bot.returncode == 0
    assert (tmp_path / "data" / "slow-orbit.db").exists()


@pytest.mark.long
@pytest.mark.parametrize("game", registry.game_keys())
def test_it_plays_and_draws_a_game(programs: Path, tmp_path: Path, game: str) -> None:
    picture = tmp_path / "board.png"
    given = (game, "--players", "2", "--actions", "8", "-o", picture)
    run(programs / "python", "-m", "rendering", *given, folder=tmp_path)
    assert Image.open(picture).width > 500
