"""Building a scene: the drawing functions of layouts.

Coordinates are whole pixels, y points down. Three layers lie above each other: `static` (parts that
stay all game long), `main` (parts that turns change) and `over` (marks). Within a layer, later
things cover earlier ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from games.core.text import COMPUTER
from rendering import fonts, icons, sizes, typeset
from rendering.box import Box
from rendering.colour import ink_on, mix, veil
from rendering.fonts import Face
from rendering.outlines import Shapes
from rendering.scene import (
    Disc,
    Icon,
    Look,
    Polygon,
    Scene,
    Shadow,
    Text,
)
from rendering.shapes import token
from rendering.theme import PlayerStyle, Theme

Amounts = Mapping[Any, int]
"""Numbers by icon name; keys may be any kind of string, such as the literals of a game."""
Written = Mapping[Any, int | str]
"""The same, some of them as they are written."""
Align = Literal["l", "m", "r"]
MARKED: Face = "narrow_bold"
"""The face in which changes are written."""
Anchor = Literal["lt", "lm", "ls", "mt", "mm", "ms", "rt", "rm", "rs"]
"""Across: left, middle, right. Down: top of capitals, their middle, the baseline."""


class Layer(Shapes):
    """One layer of a scene under construction, `width` pixels wide."""

    def __init__(self, theme: Theme, width: int = sizes.WIDE) -> None:
        super().__init__(theme)
        self.width = width

    def least(self, face: Face) -> int:
        """Return the smallest permitted size of text."""
        return sizes.least(face, self.width)

    # Text

    def text(
        self,
        x: int,
        y: int,
        text: str,
        *,
        face: Face = "strong",
        size: int = 20,
        colour: str | None = None,
        anchor: Anchor = "lm",
        outline: str | None = None,
    ) -> int:
        """Draw a line of text and return its width."""
        wide = fonts.width(text, face, size)
        left = x - {"l": 0, "m": wide // 2, "r": wide}[anchor[0]]
        cap = fonts.cap_height(face, size)
        base = y + {"t": cap, "m": (cap + 1) // 2, "s": 0}[anchor[1]]
        ink = colour or self.theme.text
        thick = max(2, size // 10) if outline else 0
        shown = fonts.spaced(text, face)
        self.ops.append(Text(left, base, shown, face, size, ink, outline, thick))
        return wide

    def fit(  # noqa: PLR0913  keywords with defaults, named at every call
        self,
        box: Box,
        text: str,
        *,
        face: Face = "strong",
        size: int = 28,
        floor: int | None = None,
        lines: int = 1,
        colour: str | None = None,
        align: Align = "l",
        valign: Literal["t", "m"] = "m",
        cut: bool = False,
    ) -> int:
        """Draw text in a box, smaller if it must be, and return the height used.

        Raise `DoesNotFitError` if it is too long even at the size `floor` (by default the least);
        with `cut` it ends in an ellipsis instead, which is for texts that people typed.
        """
        floor = self.least(face) if floor is None else floor
        laid = typeset.fit(text, box.w, box.h, face, size, floor, lines, cut=cut)
        self._lines(box, laid, face, colour, align, valign)
        return laid.height

    def title(  # noqa: PLR0913  keywords with defaults, named at every call
        self,
        box: Box,
        text: str,
        *,
        face: Face = "strong",
        brief: str = "",
        size: int = 32,
        lines: int = 1,
        colour: str | None = None,
        align: Align = "l",
        valign: Literal["t", "m"] = "m",
    ) -> int:
        """Draw a name that a menu uses and return the height used.

        In narrow letters if it is long; where it does not fit at the least size of names, its
        `brief` form is used if there is one, and only then last words are left out.
        """
        slim: Face = "narrow" if face in ("text", "narrow") else "narrow_bold"
        faces: tuple[Face, ...] = (slim,) if slim == face else (face, slim)
        floor = sizes.least_name(slim, self.width)
        laid, used = typeset.shortened(
            text, box.w, box.h, faces, max(size, floor), floor, lines, brief=brief
        )
        self._lines(box, laid, used, colour, align, valign)
        return laid.height

    def _lines(
        self,
        box: Box,
        laid: typeset.Lines,
        face: Face,
        colour: str | None,
        align: Align,
        valign: Literal["t", "m"],
    ) -> None:
        top = box.y + ((box.h - laid.height) // 2 if valign == "m" else 0)
        x = {"l": box.x, "m": box.x + box.w // 2, "r": box.right}[align]
        anchors: dict[Align, Anchor] = {"l": "lt", "m": "mt", "r": "rt"}
        for i, line in enumerate(laid.lines):
            y, anchor = top + i * laid.step, anchors[align]
            self.text(x, y, line, face=face, size=laid.size, colour=colour, anchor=anchor)

    def name(
        self,
        box: Box,
        text: str,
        *,
        size: int,
        floor: int | None = None,
        lines: Literal[1, 2] = 1,
        colour: str | None = None,
        align: Align = "l",
    ) -> None:
        """Draw a seat's name: in narrow letters if it is long, then smaller, then cut.

        With two `lines` it is broken before it is cut. A computer player's icon is before its name.
        """
        if text.endswith(COMPUTER):
            text = text.removesuffix(COMPUTER).rstrip()
            box = self._computer(box, text, size, colour, align)
        face: Face = "strong"
        narrow = all(fonts.has(character, "narrow_bold") for character in text)
        if narrow and fonts.width(text, face, size) > box.w:
            face = "narrow_bold"
        floor = sizes.least_name(face, self.width) if floor is None else floor
        if lines > 1:
            text = typeset.halved(text, box.w, face, floor)
        self.fit(
            box,
            text,
            face=face,
            size=size,
            floor=floor,
            lines=lines,
            colour=colour,
            align=align,
            cut=True,
        )

    def _computer(self, box: Box, text: str, size: int, colour: str | None, align: Align) -> Box:
        """Draw a computer player's icon where its name begins; return the rest of the box."""
        side = min(size, box.h)
        room = box.w - side - side // 4
        wide = min(fonts.width(text, "strong", size), room)
        left = {"l": 0, "m": (room - wide) // 2, "r": room - wide}[align]
        middle = box.y + box.h // 2
        self.icon(box.x + left, middle, "computer", side, colour=colour, anchor="lm")
        rest = wide if align == "m" else room - left
        return Box(box.right - room + left, box.y, rest, box.h)

    def rich(  # noqa: PLR0913  keywords with defaults, named at every call
        self,
        box: Box,
        markup: str,
        *,
        face: Face = "text",
        size: int = 28,
        floor: int | None = None,
        colour: str | None = None,
        align: Align = "l",
        valign: Literal["t", "m"] = "t",
        lines: int = 99,
        cut: bool = False,
    ) -> int:
        """Draw words mixed with icons, "Pay 2 [ice]", wrapped, and return the height used.

        Raise `DoesNotFitError` if it is too long even at the size `floor` (by default the least);
        with `cut` it is shortened instead, for content of content packs.
        """
        floor = self.least(face) if floor is None else floor
        laid = typeset.fit_rich(markup, box.w, box.h, face, size, floor, lines, cut=cut)
        y = box.y + ((box.h - laid.height) // 2 if valign == "m" else 0)
        cap = fonts.cap_height(face, laid.size)
        for line in laid.lines:
            spare = box.w - line.width
            x = box.x + {"l": 0, "m": spare // 2, "r": spare}[align]
            for piece in line.pieces:
                if piece.icon:
                    self.inline(x + piece.x, y + (cap + 1) // 2, piece.text, laid.icon)
                else:
                    at, text = (x + piece.x, y + cap), piece.text
                    self.text(*at, text, face=face, size=laid.size, colour=colour, anchor="ls")
            y += laid.step
        return laid.height

    # Icons and tokens

    def icon(
        self,
        x: int,
        y: int,
        name: str,
        size: int = 32,
        *,
        colour: str | None = None,
        halo: str | None = None,
        anchor: Literal["lt", "mm", "lm", "rm"] = "mm",
    ) -> int:
        """Draw an icon, by default centred, in its own colour, and return its width."""
        if not icons.exists(name):
            raise KeyError(f"there is no icon named {name!r}")
        left = x - {"l": 0, "m": size // 2, "r": size}[anchor[0]]
        top = y - (size // 2 if anchor[1] == "m" else 0)
        self.ops.append(Icon(left, top, name, size, colour or self.theme.icon(name), halo))
        return size

    def inline(self, x: int, y: int, name: str, size: int, *, colour: str | None = None) -> int:
        """Draw an icon as a letter of a line, its ink beginning at x; return the ink's width."""
        ink = icons.ink(name, size)
        self.icon(x - ink.left, y, name, size, colour=colour, anchor="lm")
        return ink.width

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
