"""Component checks of every game: the built-in set passes, and each check catches its fault.

Faults are listed in `tests/<game>/content/faults.toml`. A row names the fault, the places of the
built-in set that change, and how the finding begins. A place is a path of fields, ids and positions
from 0; `*` is each of a list, `+` one more. `gone` takes away what is there. A change without a
fault finds nothing.
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
from games.core.content import Finding, faults, refuse
from games.core.errors import ContentError

TABLES = sorted(Path(__file__).parents[1].glob("*/content/faults.toml"))
GONE = "gone"


def rows() -> Iterator[Any]:
    for table in TABLES:
        key = table.parts[-3]
        for row in tomllib.loads(table.read_text("utf-8"))["faults"]:
            yield pytest.param(key, row, id=f"{key}-{row['fault']}")


def findings(key: str, changes: dict[str, Any]) -> list[Finding]:
    """Return what the checks of a game find in its built-in set after some changes."""
    content = import_module(f"{registry.get(key).package}.content")
    built_in = content.BUILT_IN_COMPONENTS
    plain = json.loads(msgspec.json.encode(built_in))
    for path, value in changes.items():
        change(plain, path.split("."), value)
    components = msgspec.convert(plain, type(built_in), strict=False)
    return list(faults(content.checks.findings(components, content.NAMES)))


def change(there: Any, path: list[str], value: Any) -> None:
    """Change one place of plain data."""
    step, *rest = path
    if step == "+":
        there.append(value)
        return
    for place in places(there, step):
        if rest:
            change(there[place], rest, value)
        elif value == GONE:
            del there[place]
        else:
            there[place] = value


def places(there: Any, step: str) -> list[Any]:
    """Return the keys or positions that a step of a path names."""
    if isinstance(there, dict):
        return [step]
    if step == "*":
        return list(range(len(there)))
    found = [n for n, each in enumerate(there) if isinstance(each, dict) and each.get("id") == step]
    return found or [int(step)]


@pytest.mark.parametrize("key", [table.parts[-3] for table in TABLES])
def test_the_built_in_set_has_no_fault(key: str) -> None:
    assert findings(key, {}) == []


@pytest.mark.parametrize(("key", "row"), list(rows()))
def test_every_check_finds_its_fault(key: str, row: dict[str, Any]) -> None:
    found = findings(key, row["change"])
    said = [f"{each.path}: {each.why}" for each in found]
    if not row["fault"]:
        assert not said
        return
    assert any(each.startswith(row["found"]) for each in said), said
    with pytest.raises(ContentError):
        refuse(found, "pack.toml")
