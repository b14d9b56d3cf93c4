"""The legend of a game's pictures: its symbols as drawn elsewhere, and their meanings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil

from games.core.legend import Legend, Section, Symbol, sections
from rendering import fonts, header, icons, sizes, typeset
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.scene import Scene
from rendering.table import AnyTable

Drawing = Callable[[Layer, Box], None]
Signs = Mapping[str, Drawing | Sequence[str]]
"""How symbols are drawn that are not just the icon of their key: the icons, or what draws them."""

EDGE, GAP, PAD = 16, 12, 16
HEAD, TITLE, ROW = 70, 48, 6
NAME, MEANS = 30, 28
ICON, BETWEEN = 46, 8
WIDE, SLIM = 112, 62
"""Room of a symbol, where it has words beside its name and where it has none."""
MOST = 3
"""Most lines that a name or its meaning takes."""


def legend_picture(table: AnyTable, legend: Legend, signs: Signs) -> Scene:
    """Return the picture that explains all others."""
    blocks = [_Block(section) for section in sections(table.speaker, legend)]
    height = EDGE + HEAD + sum(block.height + GAP for block in blocks) - GAP + EDGE
    canvas = table.canvas(sizes.NARROW, height)
    title = f"{table.said('game')} – {table.said('picture-legend')}"
    head = Box(EDGE + 6, EDGE, canvas.width - 2 * EDGE - 12, HEAD - GAP)
    canvas.static.fit(head, title, face="narrow_bold", size=48)
    top = EDGE + HEAD
    for block in blocks:
        block.draw(canvas, Box(EDGE, top, canvas.width - 2 * EDGE, block.height), signs)
        top += block.height + GAP
    return canvas.scene()


class _Block:
    """A section, set in columns: three if the names say everything, else two."""

    def __init__(self, section: Section) -> None:
        self.section = section
        worded = any(symbol.means for symbol in section.symbols)
        self.columns, self.sign = (2, WIDE) if worded else (3, SLIM)
        inner = sizes.NARROW - 2 * EDGE - 2 * PAD
        self.text = (inner - (self.columns - 1) * GAP) // self.columns - self.sign - 8
        self.face: fonts.Face = self._face()
        count, step = len(section.symbols), self.columns
        self.rows = [section.symbols[start : start + step] for start in range(0, count, step)]
        self.heights = [max(map(self._height, row)) for row in self.rows]
        self.height = TITLE + sum(self.heights) + ROW * (len(self.heights) - 1) + PAD

    def _face(self) -> fonts.Face:
        """Return the face of all names: narrow if one of them takes more lines in the wide face."""
        return "strong" if all(map(self._wide, self.section.symbols)) else "narrow_bold"

    def _wide(self, symbol: Symbol) -> bool:
        """Return whether a name takes no more lines in wide letters than in narrow ones."""
        plain = typeset.wrap(symbol.name, self.text, "strong", NAME)
        narrow = typeset.wrap(symbol.name, self.text, "narrow_bold", NAME)
        fits = all(fonts.width(line, "strong", NAME) <= self.text for line in plain)
        return fits and len(plain) <= len(narrow)

    def _lines(self, symbol: Symbol) -> tuple[int, int]:
        """Return the heights of a name and of its meaning."""
        lines = len(typeset.wrap(symbol.name, self.text, self.face, NAME))
        name = lines * typeset.line_step(NAME)
        means = len(typeset.wrap(symbol.means, self.text, "narrow", MEANS)) if symbol.means else 0
        return name, means * typeset.line_step(MEANS)

    def _height(self, symbol: Symbol) -> int:
        return max(ICON + 8, sum(self._lines(symbol)))

    def draw(self, canvas: Canvas, box: Box, signs: Signs) -> None:
        """Draw the section into its box."""
        layer, theme = canvas.static, canvas.theme
        layer.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line, radius=14)
        head = Box(box.x + PAD, box.y, box.w - 2 * PAD, TITLE)
        layer.fit(head, self.section.title, face="narrow", size=32, colour=theme.muted)
        top = box.y + TITLE
        for row, height in zip(self.rows, self.heights, strict=True):
            band = Box(box.x + PAD, top, box.w - 2 * PAD, height)
            for symbol, cell in zip(row, band.columns(self.columns, GAP), strict=False):
                self._cell(layer, cell, symbol, signs)
            top += height + ROW

    def _cell(self, layer: Layer, cell: Box, symbol: Symbol, signs: Signs) -> None:
        sign = signs.get(symbol.key, (symbol.key,))
        room = Box(cell.x, cell.y, self.sign, cell.h)
        if callable(sign):
            sign(layer, room)
        else:
            _icons(layer, room, sign)
        name, means = self._lines(symbol)
        top = cell.y + (cell.h - name - means) // 2
        left = cell.x + self.sign + 8
        words = Box(left, top, self.text, name)
        layer.fit(words, symbol.name, face=self.face, size=NAME, lines=MOST)
        if symbol.means:
            words = Box(left, top + name, self.text, means)
            muted = layer.theme.muted
            layer.fit(words, symbol.means, face="narrow", size=MEANS, lines=MOST, colour=muted)


def _icons(layer: Layer, box: Box, names: Sequence[str]) -> None:
    """Draw icons next to each other in the middle of a box."""
    apart = BETWEEN * (len(names) - 1)
    size = min(ICON, (box.w - apart) // len(names))
    wide = sum(icons.ink(name, size).width for name in names) + apart
    x = box.x + (box.w - wide) // 2
    for name in names:
        x += layer.inline(x, box.y + box.h // 2, name, size) + BETWEEN


# What all games draw alike


def seats(layer: Layer, box: Box) -> None:
    """Draw the shapes of all seats in two rows."""
    players = layer.theme.players
    across = ceil(len(players) / 2)
    for row, y in enumerate((box.y + box.h // 2 - 17, box.y + box.h // 2 + 17)):
        for place, style in enumerate(players[row * across : (row + 1) * across]):
            layer.token(box.x + box.w // 2 + (place - across // 2) * 36, y, style, 14)


def lit(layer: Layer, box: Box) -> None:
    """Draw the glow around an awaited player."""
    style = layer.theme.player(0)
    chip = Box(box.x + box.w // 2 - 36, box.y + box.h // 2 - 22, 72, 44)
    header.frame(layer, chip, style, layer.theme.lit(style.colour), strong=True)


def changed(layer: Layer, box: Box) -> None:
    """Draw an amount that rose."""
    x, y = box.x + box.w // 2, box.y + box.h // 2
    layer.changed(x - 20, y, 2, anchor="lm")


def new(layer: Layer, box: Box) -> None:
    """Draw the frame around new things."""
    frame = Box(box.x + box.w // 2 - 36, box.y + box.h // 2 - 22, 72, 44)
    layer.panel(frame, fill=layer.theme.card, radius=8)
    layer.mark(frame, radius=8)


SHARED: Signs = {"seat": seats, "lit": lit, "changed": changed, "new": new}
"""How the symbols are drawn whose words all games share."""
