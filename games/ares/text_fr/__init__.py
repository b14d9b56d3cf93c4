"""French text of requirements, effects, actions and scores, generated from the card data."""

from __future__ import annotations

from games.ares.text_fr.amounts import cards, cubes, stock, typeset
from games.ares.text_fr.card import action, lines, points
from games.ares.text_fr.costs import cost, requirements
from games.ares.text_fr.effects import sequence
from games.ares.text_fr.ongoing import ongoing

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
    "typeset",
]
