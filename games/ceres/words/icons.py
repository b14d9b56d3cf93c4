"""The icons of Ceres in text: which message says an amount of what."""

from __future__ import annotations

from games.core.icons import Icons

GOODS = ("ore", "ice", "ceramics", "energy", "credit", "influence", "alloy", "probe")
ICONS: Icons = {
    **{f"good-{key}": key for key in GOODS},
    **{f"few-{key}": key for key in GOODS},
    "vp": "vp",
}
