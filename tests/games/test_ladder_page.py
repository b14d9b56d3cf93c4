"""The page about computer players has what was measured, and the names that Discord shows."""

from __future__ import annotations

import pytest

from bot.shared.text import say
from games import ladder_page, registry
from games.core.computer import LEVELS
from games.core.ladder import ladder

PAGE = ladder_page.PAGE.read_text("utf-8")


def test_the_table_is_that_of_the_ladders() -> None:
    assert ladder_page.page(PAGE) == PAGE, "make it again: python -m games.ladder_page"


def test_every_measurement_has_a_row() -> None:
    measured = sum(len(ladder(registry.get(key)).rungs) for key in registry.game_keys())
    assert len(list(ladder_page.rows())) == measured > 0


@pytest.mark.parametrize("level", LEVELS)
def test_the_names_are_those_in_discord(level: str) -> None:
    name = say("en", f"level-{level}")
    assert ladder_page.NAMES[level] == name
    assert f"| {name} |" in PAGE
    assert f"`{level}`" in PAGE
