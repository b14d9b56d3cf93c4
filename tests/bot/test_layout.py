"""The layout of `bot/`: folders that one screen shows, and no module too small to look for."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import bot

BOT = Path(bot.__file__).parent
MODULES = [path for path in sorted(BOT.rglob("*.py")) if not path.name.startswith("__")]
MOST, LEAST = 16, 40


def test_no_folder_holds_more_modules_than_one_can_take_in() -> None:
    held = Counter(str(path.parent.relative_to(BOT)) for path in MODULES)
    assert {folder: n for folder, n in held.items() if n > MOST} == {}


def test_no_module_is_too_small_to_look_for() -> None:
    sizes = {str(path.relative_to(BOT)): len(path.read_text().splitlines()) for path in MODULES}
    assert {name: n for name, n in sizes.items() if n < LEAST} == {}
