"""Building a scene: the drawing functions of layouts.

Coordinates are whole pixels, y points down. Three layers lie above each other: `static` (parts that
stay all game long), `main` (parts that turns change) and `over` (marks). Within a layer, later
things cover earlier ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from rendering import fonts, icons, sizes
from rendering.box import Box
from rendering.colour import ink_on, mix, veil
from rendering.fonts import Face
from rendering.lettering import Align, Lettering
from rendering.scene import (
    Disc,
    Look,
    Polygon,
    Scene,
    Shadow,
)
from rendering.shapes import token
from rendering.theme import PlayerStyle, Theme

Amounts = Mapping[Any, int]
"""Numbers by icon name; keys may be any kind of string, such as the literals of a game."""
Written = Mapping[Any, int | str]
"""The same, some of them as they are written."""
MARKED: Face = "narrow_bold"
"""The face in which changes are written."""


class Layer(Lettering):
    """One layer of a scene under construction, `width` pixels wide: shapes, texts, amounts."""

    def amount(  # noqa: PLR0913  keywords with defaults, named at every call
        self,
        x: int,
        y: int,
        number: int | str,
        name: str,
        size: int = 32,
        *,
        face: Face = "bold",
        colour: str | None = None,
        icon_colour: str | None = None,
        gap: int | None = None,
    ) -> int:
        """Draw a number and its icon from the left, centred on y, and return the width."""
        gap = _between(size) if gap is None else gap
        wide = self.text(
            x, y, str(number), face=face, size=round(size * 0.86), colour=colour, anchor="lm"
        )
        return wide + gap + self.inline(x + wide + gap, y, name, size, colour=icon_colour)

    def amounts(
        self,
        x: int,
        y: int,
        goods: Written,
        size: int = 32,
        *,
        align: Align = "l",
        gap: int | None = None,
        face: Face = "bold",
    ) -> int:
        """Draw several numbers with icons in a row and return the width."""
        gap = _apart(size) if gap is None else gap
        wide = amounts_width(goods, size, gap=gap, face=face)
        at = x - {"l": 0, "m": wide // 2, "r": wide}[align]
        for name, number in goods.items():
            at += self.amount(at, y, number, name, size, face=face) + gap
        return wide

    def token(
        self,
        x: int,
        y: int,
        style: PlayerStyle,
        radius: int = 16,
        *,
        label: str = "",
        icon: str | None = None,
        hollow: bool = False,
        glow: bool = False,
    ) -> None:
        """Draw a player's shape with a dark rim, and a `label` or an `icon` on it."""
        shadow = Shadow(6, 0, veil(style.colour, 0.9)) if glow else None
        dark = mix(style.colour, "#000000", 0.72)
        fill = veil(style.colour, 0.12) if hollow else style.colour
        look = Look(fill, None, style.colour if hollow else dark, max(2, radius // 7), shadow)
        if style.shape == "disc":
            self.ops.append(Disc(x, y, radius, look))
        else:
            self.ops.append(Polygon(x, y, token(style.shape, radius), look))
        ink = style.colour if hollow else ink_on(style.colour)
        low = radius // 6 if style.shape == "triangle" else 0
        if label:
            self.text(x, y + low, label, face="bold", size=radius, colour=ink, anchor="mm")
        if icon:
            self.icon(x, y + low, icon, round(radius * 1.1), colour=ink)

    def changed(
        self, x: int, y: int, change: int, *, anchor: Literal["lm", "rm"] = "lm", gap: bool = True
    ) -> int:
        """Draw a pill with the change of an amount, and return the room taken.

        It begins or ends a gap away from x, where the amount is. Nothing is drawn for 0.
        """
        if not change:
            return 0
        high, said = sizes.mark(self.width), signed(change)
        wide, away = _pill(said, high), _clear(high) if gap else 0
        left = x + away if anchor == "lm" else x - away - wide
        pill = Box(left, y - high // 2, wide, high)
        theme = self.theme
        self.panel(pill, fill=theme.mark, border=theme.background, width=2, radius=high // 3)
        middle, ink = left + wide // 2, ink_on(theme.mark)
        self.text(middle, y, said, face=MARKED, size=_figure(high), colour=ink, anchor="mm")
        return wide + away

    def badge(
        self,
        x: int,
        y: int,
        text: str,
        *,
        fill: str,
        size: int = 18,
        ink: str | None = None,
        border: str | None = None,
        anchor: Literal["lm", "mm", "rm"] = "mm",
    ) -> int:
        """Draw a short text on a pill and return the pill's width."""
        wide = fonts.width(text, "bold", size)
        box_w, box_h = max(wide + size, round(size * 1.6)), round(size * 1.6)
        left = x - {"l": 0, "m": box_w // 2, "r": box_w}[anchor[0]]
        self.panel(
            Box(left, y - box_h // 2, box_w, box_h), fill=fill, radius=box_h // 2, border=border
        )
        self.text(
            left + box_w // 2,
            y,
            text,
            face="bold",
            size=size,
            colour=ink or ink_on(fill),
            anchor="mm",
        )
        return box_w


def changed_width(change: int, width: int) -> int:
    """Return the room for a change in a picture of a width, with the gap before or after it."""
    high = sizes.mark(width)
    return _pill(signed(change), high) + _clear(high) if change else 0


def _pill(said: str, high: int) -> int:
    """Return the width of a pill of a height."""
    return max(high, fonts.width(said, MARKED, _figure(high)) + high // 4)


def _figure(high: int) -> int:
    """Return the size of the digits on a pill of a height."""
    return round(high * sizes.FIGURE)


def _clear(high: int) -> int:
    """Return the gap between a pill and its amount."""
    return round(high * 0.15)


def _between(size: int) -> int:
    """Return the gap between a number and its icon."""
    return max(3, size // 8)


def _apart(size: int) -> int:
    """Return the gap between two amounts: clearly wider than the gap within one."""
    return max(7, round(size * 0.32))


def amounts_width(goods: Written, size: int, *, gap: int | None = None, face: Face = "bold") -> int:
    """Return the width of a row of numbers with icons."""
    gap = _apart(size) if gap is None else gap
    each = (
        fonts.width(str(number), face, round(size * 0.86))
        + _between(size)
        + icons.ink(name, size).width
        for name, number in goods.items()
    )
    return sum(each) + gap * max(0, len(goods) - 1)


def digits(value: int) -> str:
    """Return a number with a proper minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def signed(change: int) -> str:
    """Return the change of an amount with its sign."""
    return f"+{change}" if change > 0 else digits(change)


class Canvas:
    """A scene under construction."""

    def __init__(self, width: int, height: int, theme: Theme) -> None:
        self.width = width
        self.height = height
        self.theme = theme
        self.static = Layer(theme, width)
        self.main = Layer(theme, width)
        self.over = Layer(theme, width)

    @property
    def box(self) -> Box:
        """Return the whole area."""
        return Box(0, 0, self.width, self.height)

    def changed(self, x: int, y: int, change: int, *, anchor: Literal["lm", "rm"] = "lm") -> int:
        """Draw the change of an amount that ends, or begins, at x; return the room taken."""
        return self.over.changed(x, y, change, anchor=anchor)

    def counted(  # noqa: PLR0913  keywords with defaults, named at every call
        self,
        cell: Box,
        icon: str,
        number: str,
        change: int = 0,
        *,
        size: int,
        text: int,
        ink: str | None = None,
        colour: str | None = None,
        gap: int = 6,
    ) -> int:
        """Draw an icon, its number, and behind it the change; return their width.

        Where that is too wide for the cell, the digits are narrow, then the icon is smaller, then
        the digits are smaller.
        """
        face: Face = "bold"
        more = changed_width(change, self.width)
        least = self.over.least("narrow_bold")

        def wide() -> int:
            return size + gap + fonts.width(number, face, text) + more

        if wide() > cell.w:
            face = "narrow_bold"
        small = max(least, size * 2 // 3)
        while wide() > cell.w and max(size - small, text - least) > 0:
            if size > small:
                size, gap = size - 1, max(3, gap - 1)
            else:
                text -= 1
        y = cell.y + cell.h // 2
        self.main.icon(cell.x, y, icon, size, anchor="lm", colour=colour)
        x = cell.x + size + gap
        x += self.main.text(x, y, number, face=face, size=text, colour=ink)
        return x + self.changed(x, y, change) - cell.x

    def scene(self) -> Scene:
        """Return the finished display list."""
        return Scene(
            self.width,
            self.height,
            self.theme.background,
            tuple(self.static.ops),
            (*self.main.ops, *self.over.ops),
        )
