"""The bundled icons by meaning: names, sources, and masks in any size."""

from __future__ import annotations

import io
from functools import cache, lru_cache
from math import ceil, floor
from pathlib import Path
from typing import NamedTuple

import msgspec
import resvg_py
from PIL import Image

FOLDER = Path(__file__).parent / "assets" / "icons"
LARGE = 192
"""Size in which an SVG is drawn, once; all others are scaled from it."""
_INKED = [0] * 48 + [255] * 208


class Borrowed(msgspec.Struct, frozen=True):
    """An icon of game-icons.net (CC BY 3.0): its title there, its author and its SVG body.

    `box` crops away empty margins.
    """

    title: str
    author: str
    body: str
    box: str = "0 0 512 512"


@cache
def borrowed() -> dict[str, Borrowed]:
    """Return the icons by other authors, by the name used here."""
    return msgspec.json.decode((FOLDER / "game-icons.json").read_bytes(), type=dict[str, Borrowed])


@cache
def names() -> frozenset[str]:
    """Return the names of all icons."""
    return frozenset(borrowed()) | {path.stem for path in (FOLDER / "own").glob("*.svg")}


def exists(name: str) -> bool:
    """Return whether there is an icon with this name."""
    return name in names()


@lru_cache(512)
def source(name: str) -> str:
    """Return the SVG text of an icon, white on nothing."""
    if name not in names():
        raise KeyError(f"there is no icon named {name!r}")
    if name in borrowed():
        icon = borrowed()[name]
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{icon.box}" fill="#fff">'
        return f"{head}{icon.body}</svg>"
    return (FOLDER / "own" / f"{name}.svg").read_text(encoding="utf-8")


@lru_cache(256)
def _drawn(name: str) -> Image.Image:
    """Return the coverage of an icon in a large size; the one step that needs the SVG."""
    png = resvg_py.svg_to_bytes(svg_string=source(name), width=LARGE, height=LARGE)
    with Image.open(io.BytesIO(bytes(png))) as drawn:
        return drawn.convert("RGBA").getchannel("A")


class Ink(NamedTuple):
    """The place of an icon's ink across its square: the empty part before it, and its width."""

    left: int
    width: int


@lru_cache(256)
def _sides(name: str) -> tuple[float, float]:
    """Return the start and end of an icon's ink, as parts of its square."""
    box = _drawn(name).point(_INKED).getbbox()  # pyright: ignore[reportUnknownMemberType]
    return (box[0] / LARGE, box[2] / LARGE) if box else (0.0, 1.0)


@lru_cache(4096)
def ink(name: str, size: int) -> Ink:
    """Return the place of an icon's ink in a square of `size` pixels: for lines of text.

    Icons fill their squares very differently; set by their squares, a flash would be far from its
    neighbours and a full stop far behind a leaf.
    """
    begin, end = _sides(name)
    left = floor(begin * size)
    return Ink(left, ceil(end * size) - left)


@lru_cache(1024)
def mask(name: str, size: int) -> Image.Image:
    """Return the coverage of an icon in a square of `size` pixels, for tinting."""
    # Pillow's hint of `resize` names numpy, which is not installed.
    return _drawn(name).resize(  # pyright: ignore[reportUnknownMemberType]
        (size, size), Image.Resampling.HAMMING
    )
