"""How large things must be, as Discord shows a picture: 550 px wide on a desktop, 350 on a phone.

Discord publishes neither number. Its stylesheet limits a single attachment on a desktop to 550 by
350 px, as plug-ins restore it (Knewest/uncompressed-discord-images); the limit of height in a
gallery, where boards are posted, and on phones is unknown. The first board is therefore no higher
than `HIGH`: with any of these limits, it is shown in its whole width.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from rendering import fonts
from rendering.fonts import Face

DESKTOP, PHONE = 550, 350
"""Pixels that a picture is wide where it is looked at."""
WIDE, NARROW = 1600, 1080
"""Pixels that boards, and everything else, are wide."""
HIGH = WIDE * 350 // DESKTOP
"""Most pixels that the first board is high."""
TALL = 1.25
"""Most height of any picture, as a part of its width."""
TEXT, NAME = 24, 28
"""Smallest sizes of text, and of names that a menu uses, in a picture `WIDE` pixels wide."""
X_HEIGHT = 4.5
"""Least height of an x in pixels on a phone, in pictures that are not boards."""
MARK = 14
"""Least height in pixels, on a desktop, of the pill that says by how much an amount changed."""
FIGURE = 0.84
"""Size of the digits on it as a part of its height."""


@lru_cache(64)
def least(face: Face, width: int) -> int:
    """Return the smallest size of text in a picture of a width; wide ones use a board's size.

    Other pictures are read on a phone: there the x has a height of at least `X_HEIGHT`. A picture
    wider than a board is folded to columns, each of which is measured separately.
    """
    width = NARROW if width > WIDE else width
    if width > NARROW:
        return ceil(TEXT * width / WIDE)
    return ceil(X_HEIGHT * width / PHONE / fonts.x_height(face))


def least_name(face: Face, width: int) -> int:
    """Return the smallest size of a name that a menu uses."""
    return max(least(face, width), ceil(NAME * min(width, WIDE) / WIDE))


def mark(width: int) -> int:
    """Return the height of a change's pill in a picture of a width: its digits are text."""
    width = NARROW if width > WIDE else width
    return max(ceil(MARK * width / DESKTOP), ceil(least("narrow_bold", width) / FIGURE))
