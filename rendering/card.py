"""The common parts of cards and tiles on the table: their ground, an empty place, a dark band."""

from __future__ import annotations

from rendering.box import Box
from rendering.canvas import Layer
from rendering.colour import mix, veil
from rendering.scene import Shadow


def surface(
    layer: Layer, box: Box, tint: str | None = None, *, width: int = 2, radius: int = 10
) -> None:
    """Draw an empty card; a tint colours its border and warms its ground."""
    theme = layer.theme
    fill = mix(theme.card, tint, 0.1) if tint else theme.card
    layer.panel(
        box,
        fill=fill,
        fill2=mix(fill, theme.background, 0.25),
        border=tint or theme.line_strong,
        width=width,
        radius=radius,
        shadow=Shadow(4, 2, theme.shadow),
    )


def empty(layer: Layer, box: Box) -> None:
    """Draw an empty place."""
    layer.panel(box, border=layer.theme.line, width=2, radius=10)


def strip(layer: Layer, box: Box, *, radius: int = 0) -> None:
    """Draw a dark band of a card, for its cost."""
    layer.panel(box, fill=veil(layer.theme.background, 0.7), radius=radius)
