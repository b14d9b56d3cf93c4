"""Writing PNG files fast, in bands that can be kept and put together again.

Pillow's `save` searches a filter for every row, which takes long and makes flat pictures larger.
Filter 0 (none) on every row and one deflate of the whole are faster and smaller here.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

from PIL import Image


def _library() -> Any:
    try:
        return import_module("zlib_ng.zlib_ng")
    except ImportError:  # no wheel for this platform: the standard library does the same, slower
        return zlib


LEVEL, QUICK, DENSE = 4, 1, 7
"""Of the fast deflate. `QUICK`, for pictures that may soon be replaced, takes a third of the time
and makes files a third larger; `DENSE`, for large ones, takes twice the time for a seventh less."""

_deflate = _library()
_HEAD, _END = b"\x78\x5e", b"\x03\x00"
"""Of a zlib stream: its first bytes, and the empty last block."""
_BASE = 65521
"""The modulus of Adler-32."""
_WINDOW = 1 << zlib.MAX_WBITS
"""How many bytes before a band its packed form can refer to."""


class Band(NamedTuple):
    """Rows of a picture, packed; the rows above must be those it was packed below."""

    packed: bytes
    size: int
    """How many bytes are packed."""
    sums: int
    """Their Adler-32."""
    level: int
    """The level of the deflate."""


def above(width: int) -> int:
    """Return how many rows above a band must be the same for it to be used again."""
    return -(-_WINDOW // (3 * width + 1))


def pack(image: Image.Image, high: int, level: int = LEVEL) -> list[Band]:
    """Return an RGB picture as bands of `high` rows; the first of them can follow any rows."""
    deflate = _deflate.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS)
    bands: list[Band] = []
    for top in range(0, image.height, high):
        rows = image.crop((0, top, image.width, min(image.height, top + high)))
        # One padding byte per row, moved to the front, is exactly "filter 0" before every row.
        padded = rows.tobytes("raw", "RGB", 3 * image.width + 1)
        sums = 1
        packed: list[bytes] = []
        for part in (b"\0", memoryview(padded)[:-1]):
            packed.append(deflate.compress(part))
            sums = _deflate.adler32(part, sums)
        packed.append(deflate.flush(zlib.Z_SYNC_FLUSH))
        bands.append(Band(b"".join(packed), len(padded), sums, level))
    return bands


def file(width: int, height: int, bands: Sequence[Band]) -> bytes:
    """Return a PNG file made of bands, from top to bottom."""
    low, high = 1, 0
    for band in bands:
        high = (high + (band.sums >> 16) + band.size * (low - 1)) % _BASE
        low = (low + (band.sums & 0xFFFF) - 1) % _BASE
    sums = struct.pack(">I", high << 16 | low)
    header = struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", header),
            _chunk(b"IDAT", b"".join((_HEAD, *(band.packed for band in bands), _END, sums))),
            _chunk(b"IEND", b""),
        )
    )


def encode(image: Image.Image, level: int = LEVEL) -> bytes:
    """Return an RGB picture as a PNG file."""
    return file(*image.size, pack(image, image.height, level))


def _chunk(kind: bytes, data: bytes) -> bytes:
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", _deflate.crc32(body))
