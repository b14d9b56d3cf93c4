"""An animated WebP file, put together from single pictures that Pillow packs.

Pillow's own writer of animations needs all frames at once, and holds the interpreter while it packs
one. It packs single pictures without holding it, and an animation is little more than a row of
them: each holds only the blocks in which it differs from the one before.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image, ImageChops

BLOCK = 16
"""Pixels of the squares that are packed or kept: as large as those of the format itself."""
MOSTLY = 0.6
"""Of a part so much has changed at least for it to be packed whole, without a mask."""
METHOD = 2
"""How hard Pillow tries, from 0 to 6: more takes longer and saves little."""
HEAD = 44
"""Bytes in front of the first frame."""
ANIMATED, SEEN_THROUGH = 0x02, 0x10
OVER = 0x00
INSTEAD = 0x02
"""A part lies over what is there, or takes its place."""


class Part(NamedTuple):
    """The drawn part of a frame: `picture` at a place; one with a mask goes over the frame."""

    x: int
    y: int
    picture: Image.Image


class Animation:
    """A film that plays again and again; frames are added one by one.

    `size` is the number of bytes of the file so far.
    """

    def __init__(self, width: int, height: int, quality: int) -> None:
        self.width = width
        self.height = height
        self.quality = quality
        self.size = HEAD
        self._last: Image.Image | None = None
        self._chunks: list[bytes] = []

    def add(self, frame: Image.Image, milliseconds: int) -> None:
        """Add a frame, an RGB picture of the film's size, with its time."""
        part = changed_part(self._last, frame)
        kind = OVER if part.picture.mode == "RGBA" else INSTEAD
        wide, high = part.picture.size
        head = b"".join(
            number.to_bytes(3, "little")
            for number in (part.x // 2, part.y // 2, wide - 1, high - 1, milliseconds)
        )
        chunk = _chunk(b"ANMF", head + bytes([kind]) + self._packed(part.picture))
        self._chunks.append(chunk)
        self._last = frame
        self.size += len(chunk)

    def file(self) -> bytes:
        """Return the film as a file."""
        flags = ANIMATED | SEEN_THROUGH
        size = b"".join((edge - 1).to_bytes(3, "little") for edge in (self.width, self.height))
        head = _chunk(b"VP8X", struct.pack("<I", flags) + size)
        forever = _chunk(b"ANIM", b"\x00\x00\x00\xff" + struct.pack("<H", 0))
        body = b"".join([b"WEBP", head, forever, *self._chunks])
        return b"RIFF" + struct.pack("<I", len(body)) + body

    def _packed(self, picture: Image.Image) -> bytes:
        """Return the chunks of a single picture, without the one with its size."""
        file = io.BytesIO()
        picture.save(file, "WEBP", quality=self.quality, method=METHOD)
        return b"".join(
            _chunk(name, data) for name, data in chunks(file.getvalue()) if name != b"VP8X"
        )


def changed_part(before: Image.Image | None, now: Image.Image) -> Part:
    """Return the part to draw over a frame to get the next; all of it if there is no frame.

    If nothing has changed, the part is one block.
    """
    if before is None:
        return Part(0, 0, now)
    wide, high = -(-now.width // BLOCK), -(-now.height // BLOCK)
    difference = ImageChops.difference(before, now)
    bands = difference.split()
    most = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    whole = _any(most)
    if whole.size != (wide * BLOCK, high * BLOCK):
        padded = Image.new("L", (wide * BLOCK, high * BLOCK))
        padded.paste(whole)
        whole = padded
    blocks = _any(whole.reduce(BLOCK))
    left, top, right, bottom = blocks.getbbox() or (0, 0, 1, 1)
    box = (
        left * BLOCK, top * BLOCK, min(right * BLOCK, now.width), min(bottom * BLOCK, now.height)
    )  # fmt: skip
    shown, mask = now.crop(box), blocks.crop((left, top, right, bottom))
    count = mask.histogram()[255]
    if 0 < count < MOSTLY * mask.width * mask.height:
        cover = mask.resize(  # pyright: ignore[reportUnknownMemberType]
            (mask.width * BLOCK, mask.height * BLOCK), Image.Resampling.NEAREST
        )
        shown.putalpha(cover.crop((0, 0, *shown.size)))
    return Part(box[0], box[1], shown)


def _any(picture: Image.Image) -> Image.Image:
    """Return where a grey picture is not entirely black."""
    return picture.point(_ANY)  # pyright: ignore[reportUnknownMemberType]


_ANY = [0, *[255] * 255]


def chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the parts of a WebP file in their order, each with its name."""
    place = 12
    while place + 8 <= len(file):
        name, (size,) = file[place : place + 4], struct.unpack_from("<I", file, place + 4)
        yield name, file[place + 8 : place + 8 + size]
        place += 8 + size + size % 2


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\x00" * (len(data) % 2)
