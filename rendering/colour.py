"""Colours as "#rrggbb" or "#rrggbbaa": parsing, mixing, and how well one can be read on another."""

from __future__ import annotations

from functools import lru_cache

Rgb = tuple[int, int, int]


@lru_cache(4096)
def rgb(colour: str) -> Rgb:
    """Return red, green and blue from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(4096)
def alpha(colour: str) -> int:
    """Return the opacity from 0 to 255."""
    return int(colour[7:9], 16) if len(colour) == 9 else 255


@lru_cache(4096)
def mix(colour: str, other: str, part: float) -> str:
    """Return an opaque colour on the way to `other`: 0 is `colour`, 1 is `other`."""
    pairs = zip(rgb(colour), rgb(other), strict=True)
    red, green, blue = (round(a + (b - a) * part) for a, b in pairs)
    return f"#{red:02x}{green:02x}{blue:02x}"


def veil(colour: str, opacity: float) -> str:
    """Return the colour with an opacity from 0 to 1."""
    return f"{colour[:7]}{round(opacity * 255):02x}"


@lru_cache(1024)
def tint(ground: str, colour: str, most: float, ink: str, least: float = 4.5) -> str:
    """Return a ground tinted with a colour, as strongly as an ink on it stays legible."""
    part = most
    while part > 0 and contrast(mix(ground, colour, part), ink) < least:
        part -= 0.01
    return mix(ground, colour, max(0.0, part))


def _linear(colour: str) -> tuple[float, float, float]:
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in rgb(colour))
    )
    return red, green, blue


def luminance(colour: str) -> float:
    """Return the relative luminance from 0 to 1 (WCAG 2)."""
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, other: str) -> float:
    """Return the contrast ratio of two opaque colours, 1 to 21 (WCAG 2)."""
    bright, dark = sorted((luminance(colour), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def ink_on(colour: str, dark: str = "#0b1020", light: str = "#ffffff") -> str:
    """Return the ink that reads better on an opaque colour."""
    return dark if contrast(colour, dark) >= contrast(colour, light) else light
