"""The icons of Projet Cérès in text: which message says an amount of what."""

from __future__ import annotations

from games.core.icons import Icons

ICONS: Icons = {
    "good-rock": "rock",
    "good-hydrocarbon": "hydrocarbon",
    "good-metal": "metal",
    "good-any": "wild",
    "good-influence": "influence",
    "points-dev": "devotion",
    "points-col": "colonisation",
}
