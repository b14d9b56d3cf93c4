"""Icons as emoji: drawn once in the colours of pictures, readable on light and dark chats."""

from __future__ import annotations

import hashlib
import io

from PIL import Image, ImageFilter

from rendering import icons
from rendering.colour import mix, rgb
from rendering.theme import DARK

SIZE = 128
"""Pixels of an emoji's side, which Discord keeps."""
_INK = 112
_MARGIN = (SIZE - _INK) // 2
_EDGE = 9
"""Pixels across of the line around the ink, without which pale icons are lost on white."""


def digest(icon: str) -> str:
    """Return a hash of all sources of an emoji's picture."""
    drawn = (icons.source(icon), DARK.icon(icon), DARK.background, SIZE, _INK, _EDGE)
    return hashlib.sha256(repr(drawn).encode()).hexdigest()


def png(icon: str) -> bytes:
    """Return an icon as the picture of an emoji."""
    cover = Image.new("L", (SIZE, SIZE), 0)
    cover.paste(icons.mask(icon, _INK), (_MARGIN, _MARGIN))
    edge = cover.filter(ImageFilter.MaxFilter(_EDGE)).filter(ImageFilter.GaussianBlur(1))
    colour = DARK.icon(icon)
    drawn = Image.new("RGBA", (SIZE, SIZE), (*rgb(mix(DARK.background, colour, 0.18)), 0))
    drawn.putalpha(edge)
    drawn.paste(rgb(colour), (0, 0), cover)
    kept = io.BytesIO()
    drawn.save(kept, "PNG", optimize=True)
    return kept.getvalue()
