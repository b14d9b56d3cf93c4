"""Short forms of stored data: a game's JSON says the same words again and again.

A game's folder `phrases` holds texts that contain those words; bytes are deflated with the newest
of these texts as zlib's dictionary. Packed data names the text it needs by its checksum, so a text
that was ever released can't be changed or removed: a better one is added next to it, as `2.txt`.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

LEVEL = 6
"""Beside the dictionary higher levels find little more, and lower ones take as long."""
_NAMES_DICTIONARY = 0x20


class MissingPhrasesError(Exception):
    """Bytes that were packed with phrases which this program does not have."""


def load(package: str) -> tuple[bytes, ...]:
    """Return the phrases of a game's package, the newest last.

    Their lines end as they did when released, also where a checkout made them end otherwise.
    """
    folder = resources.files(package) / "phrases"
    files = sorted(folder.iterdir(), key=lambda file: int(file.name.removesuffix(".txt")))
    return tuple(file.read_bytes().replace(b"\r\n", b"\n") for file in files)


def pack(phrases: Sequence[bytes], raw: bytes) -> bytes:
    """Return bytes deflated with the newest phrases, or without if there are none."""
    if not phrases:
        return zlib.compress(raw, 1)
    packer = _packer(phrases[-1]).copy()
    return packer.compress(raw) + packer.flush()


@cache
def _packer(known: bytes) -> Any:
    """Return what packs with a dictionary, to be copied: reading that is half of the work."""
    return zlib.compressobj(LEVEL, zdict=known)


def unpack(phrases: Sequence[bytes], packed: bytes) -> bytes:
    """Return the original of packed data of any age. Raise zlib.error or MissingPhrasesError."""
    if len(packed) < 6 or not packed[1] & _NAMES_DICTIONARY:
        return zlib.decompress(packed)
    needed = int.from_bytes(packed[2:6], "big")
    for known in phrases:
        if zlib.adler32(known) == needed:
            unpacker = zlib.decompressobj(zdict=known)
            raw = unpacker.decompress(packed)
            if not unpacker.eof:
                raise zlib.error("incomplete")
            return raw
    raise MissingPhrasesError(f"phrases {needed:08x} are not known")
