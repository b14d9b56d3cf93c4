"""English text of requirements, effects, actions and scores, generated from the card data."""

from __future__ import annotations

from games.ares.text_en.amounts import cards, cubes, stock
from games.ares.text_en.card import action, lines, points
from games.ares.text_en.costs import cost, requirements
from games.ares.text_en.effects import sequence
from games.ares.text_en.ongoing import ongoing

__all__ = [
    "action",
    "cards",
    "cost",
    "cubes",
    "lines",
    "ongoing",
    "points",
    "requirements",
    "sequence",
    "stock",
]
