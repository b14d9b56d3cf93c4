"""The scripts in which people write their names: fonts for signs missing from the faces.

A font is loaded when the first name needs it. Where Pillow cannot shape text (it needs the system's
FriBidi for that), scripts whose letters change with their neighbours are not drawn.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont, features

from games.core.grammar import FSI, PDI
from rendering import bidi, faces
from rendering.faces import FOLDER, Face

Direction = Literal["ltr", "rtl"]
JOINERS = "\u200c\u200d"
"""Invisible: they say how the letters beside them are joined."""


class Script(NamedTuple):
    """A font and its ranges of characters, each from the first to the last."""

    file: str
    ranges: tuple[tuple[int, int], ...]
    shaped: bool = False
    size: float = 1.0


SCRIPTS = (
    Script(
        "NotoSans-SemiBold.ttf",
        ((0x00, 0x52F), (0x1AB0, 0x1AFF), (0x1D00, 0x1FFF), (0x2010, 0x2027), (0x20D0, 0x20F0),
         (0x2C60, 0x2C7F), (0x2DE0, 0x2DFF), (0xA640, 0xA69F), (0xA720, 0xA7FF), (0xAB30, 0xAB6F)),
    ),
    Script("NotoSansHebrew-SemiBold.ttf", ((0x590, 0x5FF), (0xFB1D, 0xFB4F))),
    Script("NotoSansArabic-SemiBold.ttf", ((0x600, 0x6FF), (0x750, 0x77F), (0x8A0, 0x8FF)), True),
    Script("NotoSansDevanagari-SemiBold.ttf", ((0x900, 0x97F), (0xA8E0, 0xA8FF)), True),
    Script("NotoSansThai-SemiBold.ttf", ((0xE00, 0xE7F),)),
    Script(
        "NotoSansCJK-Bold.otf",
        ((0x3001, 0x318E), (0x31F0, 0x31FF), (0x4E00, 0x9FFF), (0xAC00, 0xD7A3), (0xF900, 0xFAFF),
         (0xFF01, 0xFF9F)),
        size=0.94,
    ),
)  # fmt: skip


class Run(NamedTuple):
    """Letters of one font, with their distance from the left, in reading order."""

    x: int
    text: str
    font: ImageFont.FreeTypeFont
    direction: Direction | None


@cache
def shapes() -> bool:
    """Return whether letters can be shaped and read from the right."""
    return bool(features.check("raqm"))


@lru_cache(64)
def _font(script: Script, size: int) -> ImageFont.FreeTypeFont:
    engine = ImageFont.Layout.RAQM if shapes() else ImageFont.Layout.BASIC
    return ImageFont.truetype(
        str(FOLDER / script.file), max(1, round(size * script.size)), layout_engine=engine
    )


@cache
def _blank(script: Script) -> bytes:
    return _glyph("\U0010fffe", script)


@lru_cache(4096)
def _has(character: str, script: Script) -> bool:
    """Return whether a font has a character."""
    if not any(first <= ord(character) <= last for first, last in script.ranges):
        # Marks come with letters of other scripts as well.
        return character in JOINERS
    return _glyph(character, script) != _blank(script)


def _glyph(character: str, script: Script) -> bytes:
    # Behind a space nothing is drawn around a mark that has no letter.
    drawn = Image.new("1", (64, 64))
    ImageDraw.Draw(drawn).text((20, 12), character, font=_font(script, 24), fill=1)
    return drawn.tobytes()


@lru_cache(4096)
def _script(sign: str) -> Script | None:
    """Return the font that has all of a sign, if there is one that can draw it here."""
    for script in SCRIPTS:
        if (shapes() or not script.shaped) and all(_has(char, script) for char in sign):
            return script
    return None


@lru_cache(4096)
def _plain(sign: str, face: Face) -> bool:
    """Return whether a face draws a sign: a character that it has, without marks to place."""
    return len(sign) == 1 and faces.has(sign, face) and unicodedata.category(sign)[0] != "M"


def drawable(sign: str, face: Face) -> bool:
    """Return whether a sign, with its marks, can be drawn in a face or another font."""
    return _plain(sign, face) or (sign.strip(JOINERS) != "" and _script(sign) is not None)


@lru_cache(16384)
def simple(text: str, face: Face) -> bool:
    """Return whether a face draws a line as it is: no letters from the right or unknown."""
    if text.isascii():
        return True
    # What no font has is left to the face, which draws its sign for that.
    return not any(
        char in (FSI, PDI) or (not _plain(char, face) and _script(char) is not None)
        for char in text
    )


@lru_cache(1024)
def runs(text: str, face: Face, size: int) -> tuple[tuple[Run, ...], int]:
    """Return a line in runs of one font from the left, and its width in whole pixels."""
    found: list[Run] = []
    x = 0.0
    for script, letters, direction in _grouped(bidi.ordered(text), face):
        font = faces.font(face, size) if script is None else _font(script, size)
        way = direction if script is not None and shapes() else None
        found.append(Run(round(x), letters, font, way))
        x += font.getlength(letters, direction=way)
    return tuple(found), round(x)


def _grouped(line: Iterable[bidi.Sign], face: Face) -> list[tuple[Script | None, str, Direction]]:
    """Return neighbours of one font and direction together."""
    found: list[tuple[Script | None, str, Direction]] = []
    for sign, right in line:
        script = None if _plain(sign, face) else _script(sign)
        # A face sets letters one by one, in the order in which they come.
        turned = right and script is not None and shapes()
        direction: Direction = "rtl" if turned else "ltr"
        if found and found[-1][0] == script and found[-1][2] == direction:
            before = found.pop()[1]
            found.append((script, sign + before if turned else before + sign, direction))
        else:
            found.append((script, sign, direction))
    return found
