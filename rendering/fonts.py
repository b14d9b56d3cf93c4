"""Lines of text: measured without drawing, in a face and in the fonts for its missing signs."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from rendering import bidi, scripts
from rendering.faces import (
    FILES,
    FOLDER,
    NO_BREAK_SPACE,
    Face,
    cap_height,
    font,
    has,
    spaced,
    x_height,
)

__all__ = [
    "FILES",
    "FOLDER",
    "NO_BREAK_SPACE",
    "Face",
    "cap_height",
    "font",
    "has",
    "printable",
    "runs",
    "spaced",
    "width",
    "x_height",
]
_THAI_AM = "\u0e33"
"""A vowel that is written as one sign, which Unicode takes apart."""


@lru_cache(16384)
def width(text: str, face: Face, size: int) -> int:
    """Return the width of a line in whole pixels."""
    text = spaced(text, face)
    if scripts.simple(text, face):
        return round(font(face, size).getlength(text))
    return scripts.runs(text, face, size)[1]


def runs(text: str, face: Face, size: int) -> tuple[scripts.Run, ...]:
    """Return a line in pieces of one font each, from the left: one if the face has it all."""
    if scripts.simple(text, face):
        return (scripts.Run(0, text, font(face, size), None),)
    return scripts.runs(text, face, size)[0]


def printable(text: str, face: Face) -> str:
    """Return the drawable part of a text that people typed; it can be empty.

    Fancy letters become plain ones; emoji and rare scripts are left out.
    """
    kept = "".join(_kept(sign, face) for sign in bidi.signs(plain(text)))
    return " ".join(kept.split())


def plain(text: str) -> str:
    """Return a text with plain letters for fancy ones."""
    letters = (
        char if char == _THAI_AM else unicodedata.normalize("NFKC", char)
        for char in unicodedata.normalize("NFC", text)
    )
    return unicodedata.normalize("NFC", "".join(letters))


def _kept(sign: str, face: Face) -> str:
    if sign.isspace():
        return " "
    if scripts.drawable(sign, face):
        return sign
    # Of a combined sign, keep the parts that the face has.
    return "".join(each for each in sign if each.isprintable() and scripts.drawable(each, face))
