"""What the values of an action's fields are called in menus and autocomplete."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.actions import Value
from games.core.words import Choice
from games.projet_ceres.words.position import Position


def choice(p: Position, kind: str, field: str, value: Value, chosen: Mapping[str, Value]) -> Choice:
    """Return the label of one value of a field, with detail."""
    return Choice(str(value))
