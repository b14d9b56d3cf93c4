"""The icons of Luna Maris in text: which message says an amount of what."""

from __future__ import annotations

from games.core.icons import Icons

GOODS = ("energy", "iron", "titanium", "water", "helium", "waste")
ICONS: Icons = {**{f"good-{key}": key for key in GOODS}, "vp": "vp", "oxygen": "oxygen"}
