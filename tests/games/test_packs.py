"""Content packs of every game that takes them: the example loads, and what is wrong is said.

Wrong packs are listed in `tests/<game>/content/packs.toml`. A row names the fault, the pack (or a
change `of` one that is right, in the notation of `faults.toml`), and where and what the error is.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games import registry
from games.core.errors import ContentError
from games.core.random_play import steps
from games.core.rng import rng
from tests.games.checked import invariants
from tests.games.test_component_checks import change
from tests.games.test_packs_page import WITH_PACKS

TABLES = sorted(Path(__file__).parents[1].glob("*/content/packs.toml"))
ALWAYS = (
    ("format = ", "", None, "not valid TOML"),
    ("", ": format", None, "is missing"),
    ("format = 2", ": format", 2, "must be 1"),
    ("format = 1\nsloths = 4", ": sloths", 4, "unknown key"),
    ('format = 1\nname = "@all"', ": name.en", "@all", "markup"),
)
"""Packs that no game takes: source, place, value and fault."""


def content(key: str) -> Any:
    """Return the content module of a game."""
    return import_module(f"{registry.get(key).package}.content")


def example(key: str) -> str:
    """Load the example pack of a game and return its hash."""
    path = Path(__file__).parents[2] / "docs" / "examples" / f"{key.replace('_', '-')}-pack.toml"
    return content(key).load(path.read_text("utf-8"), path.name)


def written(value: Any) -> str:
    """Return a value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def source(pack: dict[str, Any]) -> str:
    """Return the text of a pack."""
    return "\n".join(["format = 1", *(f"{key} = {written(each)}" for key, each in pack.items())])


def rows() -> Iterator[Any]:
    for table in TABLES:
        key, found = table.parts[-3], tomllib.loads(table.read_text("utf-8"))
        for row in found["wrong"]:
            pack = row.get("pack") or json.loads(json.dumps(found["packs"][row["of"]]))
            for path, value in row.get("change", {}).items():
                change(pack, path.split("."), value)
            fault = (source(pack), f": {row['at']}", row.get("value"), row["why"])
            yield pytest.param(key, *fault, id=f"{key}-{row['fault']}")
    for key in WITH_PACKS:
        yield from (pytest.param(key, *fault, id=f"{key}-{fault[-1]}") for fault in ALWAYS)


@pytest.mark.parametrize(("key", "pack", "place", "value", "why"), list(rows()))
def test_what_is_wrong_is_said_with_its_place(
    key: str, pack: str, place: str, value: Any, why: str
) -> None:
    with pytest.raises(ContentError) as caught:
        content(key).load(pack, "p.toml")
    assert caught.value.path == f"p.toml{place}"
    assert json.loads(msgspec.json.encode(caught.value.value)) == value
    assert why in caught.value.why


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.parts[-3])
def test_the_packs_of_which_wrong_ones_are_made_are_right(table: Path) -> None:
    for name, pack in tomllib.loads(table.read_text("utf-8"))["packs"].items():
        if not name.startswith("half"):
            assert content(table.parts[-3]).load(source(pack), "p.toml")


@pytest.mark.parametrize("key", WITH_PACKS)
def test_an_empty_pack_is_the_built_in_set_under_another_name(key: str) -> None:
    here = content(key)
    found = here.components(here.load("format = 1", "p.toml")).components
    assert found.name == {"en": "p", "fr": "p"}
    assert msgspec.structs.replace(found, name={}) == here.BUILT_IN_COMPONENTS


@pytest.mark.parametrize("key", WITH_PACKS)
def test_the_example_is_stored_comes_back_and_plays(key: str) -> None:
    """Also where its set does not have what an option of the table asks for."""
    game, here, pack = registry.get(key), content(key), example(key)
    assert pack != here.BUILT_IN == here.SETS.built_in
    components, blob = here.components(pack).components, here.SETS.blob(pack)
    here.SETS.forget(pack)
    assert here.SETS.adopt(blob) == pack
    assert here.components(pack).components == components
    for seats in game.seats:
        state = game.start({}, seats, seats, pack)
        for number, _ in enumerate(steps(game, state, rng(seats), 50_000)):
            if number % 20 == 0:
                invariants(game)(state)
        assert state.content == pack
        assert game.result(state) is not None
