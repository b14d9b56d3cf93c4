"""Writing on a layer: lines and boxes of text, names, words with icons."""

from __future__ import annotations

from typing import Literal

from games.core.text import COMPUTER
from rendering import fonts, icons, sizes, typeset
from rendering.box import Box
from rendering.fonts import Face
from rendering.outlines import Shapes
from rendering.scene import Icon, Text
from rendering.theme import Theme

Align = Literal["l", "m", "r"]
Anchor = Literal["lt", "lm", "ls", "mt", "mm", "ms", "rt", "rm", "rs"]
"""Across: left, middle, right. Down: top of capitals, their middle, the baseline."""


class Lettering(Shapes):
    """Shapes and texts in a picture that is `width` pixels wide."""

    def __init__(self, theme: Theme, width: int = sizes.WIDE) -> None:
        super().__init__(theme)
        self.width = width

    def least(self, face: Face) -> int:
        """Return the smallest permitted size of text."""
        return sizes.least(face, self.width)

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
