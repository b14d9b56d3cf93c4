"""The icons of Luna Maris in text: which message says an amount of what."""

from __future__ import annotations

from games.core.icons import Icons
from games.luna_maris.words.terms import GOODS

ICONS: Icons = {**{f"good-{key}": key for key in GOODS}, "vp": "vp", "oxygen": "oxygen"}
