"""docs/luna_maris.md names modules that are really there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "luna_maris.md").read_text("utf-8")
TABLE = PAGE.split("## Rules coverage")[1].split("## Balance")[0]


def test_modules_of_the_rules_table_exist() -> None:
    rows = [line.split("|") for line in TABLE.splitlines() if line.startswith("|")][2:]
    named = [name for row in rows for name in re.findall(r"`([a-z_/]+)`", row[2])]
    assert len(named) > 15
    for name in named:
        path = ROOT / "games" / "luna_maris" / name
        assert path.is_dir() or path.with_suffix(".py").is_file(), name
