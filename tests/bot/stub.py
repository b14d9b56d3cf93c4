"""As much of a table as is needed for what is computed from positions alone."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from games.core.finality import Finality
from games.core.game import AnyGame


def stub(game: AnyGame, state: Any) -> Any:
    """Return what panels ask of a table that stands in a position."""

    def finality(seat: int) -> Finality:
        return Finality(game, game.mask(state, seat), seat)

    return SimpleNamespace(game=game, words=game.words, id="ABCDE", hints={}, finality=finality)
