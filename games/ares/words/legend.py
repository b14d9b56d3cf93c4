"""The symbols of the pictures of Ares Expedition, as their legend explains them."""

from __future__ import annotations

from games.ares.effects import TAGS, ZONES
from games.ares.state import PHASES
from games.core.legend import SHARED, Legend

LEGEND: Legend = {
    "mars": ("temperature", "oxygen", "ocean", "forest", *ZONES),
    "tags": tuple(f"tag_{tag}" for tag in TAGS),
    "goods": (
        "megacredit",
        "production",
        "steel",
        "titanium",
        "heat",
        "plant",
        "cards",
        "cubes",
        "terraform_rating",
        "vp",
        "variable",
    ),
    "cards": ("card_green", "card_blue", "card_red", "acts", "corporation"),
    "phases": tuple(f"phase-{number}" for number in PHASES),
    "bonus": tuple(f"bonus-{number}" for number in PHASES),
    "marks": (
        "turn",
        "done",
        "eye",
        "clock",
        "lock",
        "no",
        "deck",
        "trophy",
        "planet",
        "mars_droid",
        "marker",
        "copper",
        "trade",
        *SHARED,
    ),
}
