"""Names in the documents exist: files, headings, modules, targets, commands, settings."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.commands import build
from bot.platform.command_sync import payload
from bot.process.settings import DEFAULT_DATABASE, NAMES

ROOT = Path(__file__).parent.parent.parent
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


def test_modules_and_targets_that_are_to_be_run_are_there() -> None:
    modules = set(re.findall(r"python3? -m ([\w.]+)", EVERYTHING)) - {"venv"}
    assert modules >= {"bot", "games", "rendering", "tests.games.record"}
    for module in modules:
        assert find_spec(module) is not None, module
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    rules = re.findall(r"^([\w ]+):(?!=)", makefile, re.MULTILINE)
    targets = {target for rule in rules for target in rule.split()}
    assert set(re.findall(r"(?:^|`)make (\w+)", EVERYTHING, re.MULTILINE)) <= targets


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
    named = set(re.findall(r"`/((?:table|look)[^`]*)`", EVERYTHING))
    assert len(named) > 10
    assert {re.sub(r":.*", ":", name) for name in named} <= known


def test_every_setting_is_in_the_table() -> None:
    page = PAGES["docs/hosting.md"]
    rows = re.findall(r"^\| `([A-Z_]+)` \| (.*?) \|", page, re.MULTILINE)
    assert {setting for setting, _ in rows} == set(NAMES)
    assert dict(rows)["DATABASE_URL"] == f"`{DEFAULT_DATABASE}`"


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
