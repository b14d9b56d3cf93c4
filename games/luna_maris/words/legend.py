"""The symbols of the pictures of Luna Maris, as their legend explains them."""

from __future__ import annotations

from games.core.legend import SHARED, Legend
from games.luna_maris.content.types import MODULES, TRACKS
from games.luna_maris.effects import RESOURCES

LEGEND: Legend = {
    "goods": (*RESOURCES, "waste", "vp"),
    "modules": (*MODULES, "improved"),
    "crew": (
        "astronaut",
        "activation",
        "oxygen",
        "stress",
        "level_1",
        "level_2",
        "hand",
        "rest",
        "food",
    ),
    "mining": ("probe", "mine", "covered"),
    "tracks": (*TRACKS, "research", "bonus", "co2", "penalty", "day", "night"),
    "cards": (
        "order",
        "retrieve",
        "discard",
        "salvage",
        "hiring",
        "equipment",
        "construction",
        "depot",
    ),
    "marks": ("turn", "ended", "open", "done", "deck", "trophy", *SHARED),
}
