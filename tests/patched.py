"""Games with other rules for the length of one test; a game itself can't be changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.core.game import AnyGame


def patch(monkeypatch: pytest.MonkeyPatch, game: AnyGame, part: str, **functions: Any) -> None:
    """Replace functions of a part of a game: of its `rules`, its `absence`, its `computer`."""
    monkeypatch.setitem(vars(game), part, replace(getattr(game, part), **functions))
