"""Parts of tall pictures: cards of a kind in rows, below a heading."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rendering.box import Box
from rendering.canvas import Canvas

GAP = 10
"""Pixels between cards."""


class Card(NamedTuple):
    """A card's least height, and the function that draws it into a box."""

    height: int
    draw: Callable[[Canvas, Box], None]


class Part(NamedTuple):
    """Cards of a kind below a heading, `across` in a row; `said` is at the heading's end."""

    icon: str
    title: str
    cards: Sequence[Card]
    across: int = 1
    said: str = ""

    @property
    def rows(self) -> list[int]:
        """The heights of the rows of cards: each is as high as its highest card."""
        tall = [card.height for card in self.cards]
        return [max(tall[i : i + self.across]) for i in range(0, len(tall), self.across)]

    @property
    def area(self) -> int:
        """The height of all rows."""
        return sum(self.rows) + GAP * max(0, len(self.rows) - 1)


def draw_part(canvas: Canvas, box: Box, part: Part, above: int) -> None:
    """Draw cards below their heading, which is `above` pixels high."""
    heading(canvas, Box(box.x, box.y, box.w, above), part.icon, part.title, part.said)
    low = Box(box.x, box.y + above, box.w, box.h - above)
    for card, cell in zip(part.cards, _cells(low, part), strict=False):
        card.draw(canvas, cell)


def heading(canvas: Canvas, box: Box, icon: str, title: str, said: str = "") -> None:
    """Write a heading for the part below it, behind its icon; `said` at its end."""
    layer, theme, y = canvas.main, canvas.theme, box.y + box.h // 2
    x = box.x + 4
    x += layer.icon(x, y, icon, 38, anchor="lm", colour=theme.muted) + 12
    layer.text(x, y, title, face="narrow", size=36, colour=theme.muted)
    if said:
        layer.text(box.right - 6, y, said, face="bold", size=32, colour=theme.muted, anchor="rm")


def _cells(box: Box, part: Part) -> Iterator[Box]:
    y = box.y
    for tall in part.rows:
        yield from Box(box.x, y, box.w, tall).columns(part.across, GAP)
        y += tall + GAP
