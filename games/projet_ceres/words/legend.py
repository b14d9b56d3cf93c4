"""The symbols of the pictures of Projet Cérès, as their legend explains them."""

from __future__ import annotations

from games.core.legend import SHARED, Legend
from games.projet_ceres.effects import GUILDS, RESOURCES

LEGEND: Legend = {
    "goods": (*RESOURCES, "wild", "influence", "when", "paid", "per", "struck", "payable"),
    "points": ("devotion", "colonisation", "vp"),
    "belt": (
        "asteroid", "face_down", "kinds", "lying", "laid", "ceres_body", "ship", "fleet",
        "logistics", "net", "route", "unrouted", "combat", "attack", "defence", "might",
    ),
    "acts": (
        "explore", "muster", "move", "asteroid_production", "beg", "recycling", "build",
        "maintain", "buy", "trade", "place", "eye", "recall", "destroy", "levy",
    ),
    "cards": (
        "cards", "hand", "deck", "discard", "salvage", "draw_see", "settlement", "orbit",
    ),
    "guilds": ("fervor", *GUILDS),
    "board": (
        "agent", "reception", "free", "construction_yard", "lock", "mission", "sleeping",
        "die", "badge", "token", "trade_bureau", "leader", "leader_assistant", "round",
    ),
    "marks": ("turn", "first_player", "pass", "done", "no", "trophy", *SHARED),
}  # fmt: skip
