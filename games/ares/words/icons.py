"""The icons of Ares Expedition in text and on cards: which message says an amount of what."""

from __future__ import annotations

from games.ares.effects import Cube, Metal, Payable, Track
from games.core.icons import Icons

STOCK: dict[Payable | Track, str] = {
    "mc": "megacredit",
    "heat": "heat",
    "plant": "plant",
    "tr": "terraform_rating",
    "card": "cards",
}
CUBES: dict[Cube, str] = {"microbe": "microbe", "animal": "animal", "science": "research"}
METALS: dict[Metal, str] = {"steel": "steel", "titanium": "titanium"}
ICONS: Icons = {
    **{f"stock-{key}": icon for key, icon in STOCK.items()},
    **{f"cube-{key}": icon for key, icon in CUBES.items()},
    **{f"metal-{key}": icon for key, icon in METALS.items()},
    "ocean": "ocean",
    "forest": "forest",
    "vp": "vp",
}
