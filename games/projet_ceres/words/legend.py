"""The symbols of the pictures of Projet Cérès, as their legend explains them."""

from __future__ import annotations

from games.core.legend import SHARED, Legend
from games.projet_ceres.effects import GUILDS, RESOURCES

LEGEND: Legend = {
    "goods": (*RESOURCES, "any", "influence"),
    "points": ("devotion", "colonisation", "bonus"),
    "belt": ("ship", "power", "face_down", "notch"),
    "board": ("agent", "box_one", "box_many", "closed", "project", "supports"),
    "cards": ("hand", "deck", "discard", "building", "used", "fervor"),
    "guilds": GUILDS,
    "missions": ("mission", "die", "badge"),
    "marks": ("turn", "first_player", "pass", "done", "trophy", *SHARED),
}
