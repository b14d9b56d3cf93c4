"""The size of a picture, read from its first bytes."""

from __future__ import annotations

import struct


def picture_size(body: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG, GIF, JPEG or WebP, or None."""
    if body[:8] == b"\x89PNG\r\n\x1a\n" and len(body) >= 24:
        return struct.unpack(">II", body[16:24])
    if body[:6] in (b"GIF87a", b"GIF89a") and len(body) >= 10:
        return struct.unpack("<HH", body[6:10])
    if body[:4] == b"RIFF" and body[8:16] == b"WEBPVP8X" and len(body) >= 30:
        wide, high = body[24:27], body[27:30]
        return int.from_bytes(wide, "little") + 1, int.from_bytes(high, "little") + 1
    if body[:4] == b"RIFF" and body[8:16] == b"WEBPVP8L" and len(body) >= 25:
        packed = int.from_bytes(body[21:25], "little")
        return (packed & 0x3FFF) + 1, (packed >> 14 & 0x3FFF) + 1
    return _jpeg_size(body) if body[:2] == b"\xff\xd8" else None


def _jpeg_size(body: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(body) and body[at] == 0xFF:
        marker, length = body[at + 1], int.from_bytes(body[at + 2 : at + 4], "big")
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", body[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None
