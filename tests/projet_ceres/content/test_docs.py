"""docs/projet_ceres.md names modules, tests and options that are really there."""

from __future__ import annotations

import re
from pathlib import Path

from games.projet_ceres.content import BUILT_IN, components
from games.projet_ceres.setup import OPTIONS

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "projet_ceres.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """Return the rows of the first table under a heading, without its head."""
    part = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    return [line.split("|")[1:-1] for line in part.splitlines() if line.startswith("|")][2:]


def named(cell: str) -> list[str]:
    """Return the code in a cell."""
    return re.findall(r"`([^`]+)`", cell)


def test_options_are_told_with_all_their_values() -> None:
    told = {named(key)[0]: named(values) for key, values, *_ in rows("Options")}
    assert {key: set(values) for key, values in told.items()} == {
        option.key: set(option.values) for option in OPTIONS
    }
    defaults = {key: values[0] for key, values in told.items()}
    assert defaults == {option.key: option.default for option in OPTIONS}


def test_components_are_counted() -> None:
    box = components(BUILT_IN)
    text = " ".join(PAGE.split())
    for counted in (
        f"Clans ({len(box.clans)})",
        f"Investment cards ({len(box.investment)})",
        f"Asteroids ({len(box.belt)}, and {len(box.homes)} homes)",
        f"Exploration cards ({len(box.explorations)})",
        f"Mission stories ({len(box.stories)})",
        f"{len(box.missions)} cards",
        f"{len(box.projects)} projects",
    ):
        assert counted in text, counted
