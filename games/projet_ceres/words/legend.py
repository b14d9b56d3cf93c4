"""The symbols of the pictures of Projet Cérès, as their legend explains them."""

from __future__ import annotations

from games.core.legend import SHARED, Legend
from games.projet_ceres.effects import RESOURCES

LEGEND: Legend = {
    "goods": (
        *RESOURCES,
        "wild",
        "influence",
    ),
    "points": (
        "devotion",
        "colonisation",
    ),
    "belt": (
        "asteroid",
        "face_down",
        "ceres_body",
        "ship",
        "logistics",
        "route",
        "unrouted",
        "combat",
        "attack",
        "defence",
        "might",
    ),
    "acts": (
        "explore",
        "muster",
        "move",
        "asteroid_production",
        "beg",
        "recycling",
        "build",
        "maintain",
        "buy",
        "trade",
        "place",
        "eye",
        "recall",
        "destroy",
        "levy",
    ),
    "cards": (
        "cards",
        "hand",
        "deck",
        "discard",
        "salvage",
        "draw_see",
        "settlement",
        "orbit",
        "fervor",
    ),
    "board": (
        "agent",
        "construction_yard",
        "lock",
        "mission",
        "die",
        "badge",
        "trade_bureau",
        "leader",
        "leader_assistant",
        "round",
    ),
    "marks": (
        "turn",
        "first_player",
        "pass",
        "done",
        "no",
        "trophy",
        *SHARED,
    ),
}
