"""Texts of the page are set in fonts for text: an emoji font has other spaces and digits."""

from __future__ import annotations

import re
from pathlib import Path

import sandbox

CSS = Path(sandbox.__file__).parent / "page" / "css"
FAMILIES = re.compile(r"font-family:([^;]+);")


def test_an_emoji_font_comes_first_or_not_at_all() -> None:
    """Chromium prefers any named font to the font that it finds for `sans-serif`."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in CSS.glob("*.css"))
    found = FAMILIES.findall(text)
    assert found
    for families in found:
        first = families.split(",")[0]
        assert "Emoji" in first or "Emoji" not in families, families
