"""docs/packs.md has the keys of the code, for every game that takes packs."""

from __future__ import annotations

import re

import pytest

from games import packs_page, registry

PAGE = packs_page.PAGE.read_text("utf-8")
WITH_PACKS = [
    key
    for key in registry.game_keys()
    if (components := registry.get(key).components) is not None and components.load is not None
]


def test_the_tables_are_those_of_the_types() -> None:
    assert packs_page.page(PAGE) == PAGE


def test_every_game_that_takes_packs_has_a_table() -> None:
    assert [game for _, game, _, _ in packs_page.BLOCK.findall(PAGE)] == WITH_PACKS


@pytest.mark.parametrize("key", WITH_PACKS)
def test_every_key_that_the_example_uses_is_on_the_page(key: str) -> None:
    example = packs_page.PAGE.parent / "examples" / f"{key.replace('_', '-')}-pack.toml"
    used = set(re.findall(r"^\[*(\w+)\]* *=?|(?<=[{,] )(\w+) =", example.read_text("utf-8"), re.M))
    named = set(re.findall(r"[\w-]+", " ".join(re.findall(r"`+[^`]+`+", PAGE))))
    assert {first or second for first, second in used} - named - {"fr", "en"} == set()
