"""The symbols of the pictures of Ceres, as their legend explains them."""

from __future__ import annotations

from games.ceres.content.types import FAVORS, GOODS, KINDS, LOCATIONS
from games.core.legend import SHARED, Legend

LEGEND: Legend = {
    "goods": (*GOODS, "vp"),
    "places": (*LOCATIONS, "headquarters", "whole"),
    "kinds": (*KINDS, "occupied"),
    "fields": ("research", "aerospace", "construction", "logistics", "first"),
    "actions": (
        "paid",
        "trade",
        "settlement",
        "expanse",
        "upgrade",
        "draw_see",
        "launch",
        "favor",
        "reassign",
        "manufacture",
        "production",
        "facility_production",
        "asteroid_production",
    ),
    "favors": FAVORS,
    "marks": (
        "turn",
        "leader",
        "pass",
        "order",
        "open",
        "done",
        "commit",
        "asteroid",
        "cargo_ship",
        "deck",
        "orbit",
        "entry",
        "blocked",
        "trophy",
        *SHARED,
    ),
}
