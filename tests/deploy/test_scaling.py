"""The figures of docs/scaling.md follow from each other, and are those of the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.platform.http import RATE
from bot.process.settings import MOST_SHARDS
from bot.shared import metrics

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "scaling.md").read_text("utf-8")
ROWS = {
    cells[0]: cells[1:]
    for cells in (
        [cell.strip(" *") for cell in line.strip("|").split("|")]
        for line in PAGE.splitlines()
        if line.startswith("|")
    )
}
COUNTS = [int(cell.replace(",", "")) for cell in ROWS["running tables"]]
DAY, ONE_PROCESS = 86_400, 40


def given(letter: str) -> float:
    """Return a figure of the first table."""
    found = re.match(r"[\d.]+", ROWS[letter][0])
    assert found is not None
    return float(found[0])


TURNS = given("t") * given("b") / DAY
"""Turns a second of one table, in the busiest hour."""
PRESSES = [count * TURNS * given("i") for count in COUNTS]
REQUESTS = [count * TURNS * given("r") for count in COUNTS]
CALCULATED = {
    "presses a second": PRESSES,
    "requests to Discord a second": REQUESTS,
    "cores of the bot": [each * given("c") / 1000 for each in PRESSES],
    "cores of PostgreSQL": [each * given("d") / 1000 for each in PRESSES],
    "commits a second (1.3 for each press)": [each * 1.3 for each in PRESSES],
}


@pytest.mark.parametrize("row", CALCULATED)
def test_a_row_follows_from_the_figures_before(row: str) -> None:
    for cell, exact in zip(ROWS[row], CALCULATED[row], strict=True):
        digits = cell.replace(",", "")
        places = len(digits.partition(".")[2])
        assert float(digits) == pytest.approx(exact, abs=0.5000001 * 10**-places), (cell, exact)


def test_one_process_serves_what_is_said() -> None:
    most = COUNTS[1]
    assert pytest.approx(most, rel=0.01) == ONE_PROCESS / (TURNS * given("i"))
    assert f"{most:,} running tables" in PAGE
    assert f"{most:,} running tables" in (ROOT / "docs" / "hosting.md").read_text("utf-8")


def test_the_limit_of_discord_is_where_it_is_said_to_be() -> None:
    assert f"at most {RATE:.0f} of them" in PAGE
    assert pytest.approx(40_000, rel=0.01) == RATE / (TURNS * given("r"))
    assert "40,000 running tables" in PAGE


def test_shards_and_processes_are_those_of_the_program() -> None:
    assert f"{MOST_SHARDS} shards, so {MOST_SHARDS // 2} processes" in PAGE
    assert f"at most {MOST_SHARDS}." in PAGE


def test_metrics_that_are_named_exist() -> None:
    described = metrics.REGISTRY.collect()
    names = {f"{each.name}_total" if each.type == "counter" else each.name for each in described}
    named = set(re.findall(r"(?:slow_orbit|process)_\w+", PAGE))
    assert len(named) > 3
    assert named <= names
