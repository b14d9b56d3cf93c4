"""The faces of pictures: loaded when first needed, measured without drawing."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

from games.core.grammar import NARROW_SPACE

Face = Literal["text", "strong", "bold", "narrow", "narrow_bold"]

FOLDER = Path(__file__).parent / "assets" / "fonts"
FILES: dict[Face, str] = {
    "text": "Inter-Medium.ttf",
    "strong": "Inter-SemiBold.ttf",
    "bold": "Inter-Bold.ttf",
    "narrow": "BarlowCondensed-SemiBold.ttf",
    "narrow_bold": "BarlowCondensed-Bold.ttf",
}
NARROW_FACES: tuple[Face, ...] = ("narrow", "narrow_bold")
NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
_ABSENT = "\U0010fffe"


@lru_cache(256)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return a face in a pixel size."""
    return ImageFont.truetype(str(FOLDER / FILES[face]), size, layout_engine=ImageFont.Layout.BASIC)


def spaced(text: str, face: Face) -> str:
    """Return a line with spaces that its face has: narrow faces have no narrow space."""
    return text.replace(NARROW_SPACE, NO_BREAK_SPACE) if face in NARROW_FACES else text


@lru_cache(256)
def cap_height(face: Face, size: int) -> int:
    """Return the height of capitals and digits in whole pixels."""
    return round(-font(face, size).getbbox("H", anchor="ls")[1])


@lru_cache(8)
def x_height(face: Face) -> float:
    """Return the height of an x as a part of the size."""
    return -font(face, 1000).getbbox("x", anchor="ls")[1] / 1000


@lru_cache(4096)
def has(character: str, face: Face) -> bool:
    """Return whether a face can draw a character."""
    if character.isspace():
        return True
    return _glyph(character, face) != _glyph(_ABSENT, face)


def _glyph(character: str, face: Face) -> bytes:
    drawn = Image.new("1", (40, 40))
    ImageDraw.Draw(drawn).text((4, 4), character, font=font(face, 24), fill=1)
    return drawn.tobytes()
