"""The whole board in words."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.words import Part
from games.projet_ceres.words.position import Position


def parts(p: Position) -> Iterable[Part]:
    """Return the board as parts."""
    return (Part("round", "—", "—"),)
