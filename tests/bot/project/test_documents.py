"""Names in the documents exist, `bot/` has its layout, and the wheel has every file."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.request import urlopen
from zipfile import ZipFile

import discord
import pytest
from discord import app_commands
from PIL import Image

import bot
from bot import __version__
from bot.commands import build
from bot.platform.command_sync import payload
from bot.process.settings import DEFAULT_DATABASE, NAMES
from db import models
from games import registry

ROOT = Path(__file__).parents[3]
PAGES = {
    str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
    for path in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
}
EVERYTHING = "\n".join(PAGES.values())
RUNTIME = {"games", "rendering", "db", "sandbox", "bot"}


def anchors(page: str) -> set[str]:
    """Return the anchors a link can name behind #, as GitHub makes them from the headings."""
    headings = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", PAGES[name]):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        found = (ROOT / name).parent / path if path else ROOT / name
        assert found.exists(), link
        if anchor:
            assert anchor in anchors(found.read_text(encoding="utf-8")), link


def test_names_in_the_code_that_are_named_are_there() -> None:
    named = set(re.findall(r"`((?:bot|games|rendering|db|sandbox)(?:\.\w+)+)`", EVERYTHING))
    assert len(named) > 5
    for name in sorted(named):
        assert resolves(name), name


def resolves(name: str) -> bool:
    """Return whether a dotted name is a module, or something in one."""
    module, rest = name, list[str]()
    while module:
        try:
            found: Any = import_module(module)
        except ModuleNotFoundError:
            module, _, last = module.rpartition(".")
            rest.insert(0, last)
            continue
        for part in rest:
            found = getattr(found, part, None)
        return found is not None
    return False


def test_files_that_are_named_are_there() -> None:
    folders = "games|rendering|db|bot|sandbox|tests|docs|requirements"
    named = set(re.findall(rf"`((?:{folders})/[\w./-]+)`", EVERYTHING))
    assert len(named) > 5
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


async def test_commands_that_are_named_are_registered() -> None:
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(
        discord.Client(intents=discord.Intents.none())
    )
    build(tree)
    known: set[str] = set()
    for command in await payload(tree):
        options = command.get("options", ())
        known.add(command["name"])
        known |= {f"{command['name']} {option['name']}" for option in options}
        for option in options:
            inner = [f"{option['name']} {inner['name']}:" for inner in option.get("options", ())]
            known |= {f"{command['name']} {name}" for name in inner}
    named = set(re.findall(r"`/((?:table|look|find)[^`]*)`", EVERYTHING))
    assert len(named) > 10
    assert {re.sub(r":.*", ":", name) for name in named} <= known


def test_every_setting_is_in_the_table() -> None:
    page = PAGES["docs/hosting.md"]
    rows = re.findall(r"^\| `([A-Z_]+)` \| (.*?) \|", page, re.MULTILINE)
    assert {setting for setting, _ in rows} == set(NAMES)
    assert dict(rows)["DATABASE_URL"] == f"`{DEFAULT_DATABASE}`"


def test_every_stored_table_is_in_the_privacy_policy() -> None:
    """Each is in one of its lists, once, with what it contains and how long it is kept."""
    lists = re.findall(
        r"^\| (`\w+`.*?) \| (.+?) \| (.+?) \|$", PAGES["docs/privacy.md"], re.MULTILINE
    )
    named = [name for names, _, _ in lists for name in re.findall(r"`(\w+)`", names)]
    assert sorted(named) == sorted(models.metadata.tables)
    people = {
        table.name
        for table in models.metadata.tables.values()
        if {column.name for column in table.columns} & OF_PEOPLE
    }
    assert people > {"users", "seats", "notes"}
    for names, content, _ in lists:
        if people & set(re.findall(r"`(\w+)`", names)):
            assert re.search(r"\bids?\b", content), names
            assert "nothing about people" not in content, names


OF_PEOPLE = {"user_id", "other_id", "creator_id", "opened_by", "original_user_id"}
"""Columns with the id of a person."""


@pytest.mark.parametrize("page", ["privacy", "terms"])
def test_what_a_host_fills_in_is_in_brackets(page: str) -> None:
    """So that it is found; the contact, the date and the host are among it."""
    text = PAGES[f"docs/{page}.md"]
    places = set(re.findall(r"`\[([^\]]+)\]`", text))
    assert places >= {
        "NAME OF THE BOT", "YOUR NAME OR ORGANISATION", "CONTACT ADDRESS", "DATE", "COUNTRY",
    }  # fmt: skip
    assert all(place == place.upper() for place in places)
    assert f"`{page.upper()}_URL`" in text


def test_the_image_gets_what_it_needs() -> None:
    """Every source of a COPY is there and let through, and every package that runs is copied."""
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    copies = [
        [word for word in line.split()[1:-1] if not word.startswith("--")]
        for line in lines
        if line.startswith("COPY") and "--from" not in line
    ]
    sources = {source for copied in copies for source in copied}
    assert sources >= RUNTIME
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for source in sources:
        assert (ROOT / source).exists(), source
        decided = [p for p in ignored if fnmatch(source.split("/")[0], p.removeprefix("!"))]
        assert decided[-1].startswith("!"), source


BOT = Path(bot.__file__).parent
MODULES = [path for path in sorted(BOT.rglob("*.py")) if not path.name.startswith("__")]
MOST, LEAST = 16, 40


def test_no_folder_holds_more_modules_than_one_can_take_in() -> None:
    held = Counter(str(path.parent.relative_to(BOT)) for path in MODULES)
    assert {folder: n for folder, n in held.items() if n > MOST} == {}


def test_no_module_is_too_small_to_look_for() -> None:
    sizes = {str(path.relative_to(BOT)): len(path.read_text().splitlines()) for path in MODULES}
    assert {name: n for name, n in sizes.items() if n < LEAST} == {}


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
