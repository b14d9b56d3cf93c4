"""docs/ceres.md names tests, modules and rules that are really there."""

from __future__ import annotations

import re
from pathlib import Path

from games.ceres.content import BUILT_IN_COMPONENTS as HOUSE

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "ceres.md").read_text("utf-8")


def test_every_test_named_exists() -> None:
    found = {
        name
        for path in (ROOT / "tests" / "ceres").rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
    }
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert named
    assert named <= found, named - found


def test_every_module_named_exists() -> None:
    modules = set(re.findall(r"`([\w/]+\.(?:py|toml))`", PAGE))
    assert modules
    for module in modules:
        assert (ROOT / "games" / "ceres" / module).exists() or (ROOT / module).exists(), module


def test_every_ruling_and_difference_in_comments_is_explained() -> None:
    explained = set(re.findall(r"^\| (R\d+) \|", PAGE, re.MULTILINE))
    for low, high in re.findall(r"\bE(\d+)(?:-E(\d+))?\b", PAGE):
        explained |= {f"E{n}" for n in range(int(low), int(high or low) + 1)}
    for path in (ROOT / "games" / "ceres").rglob("*.py"):
        used = set(re.findall(r"\b([RE]\d+)\b", path.read_text("utf-8")))
        assert used <= explained, (path.name, used - explained)


def test_counts_told_are_those_of_the_set() -> None:
    for what, items in (
        ("Facilities", HOUSE.facilities),
        ("Settlement Projects", HOUSE.projects),
        ("Cargo Spacecraft", HOUSE.ships),
        ("Asteroids", HOUSE.asteroids),
    ):
        assert f"| {what} ({len(items)})" in PAGE


def test_it_says_that_it_is_unofficial() -> None:
    assert "unofficial fan work" in PAGE
