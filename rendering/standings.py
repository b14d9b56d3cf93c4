"""The standings of a season: places and points of all divisions, in words of the caller.

The picture is as wide as a phone shows. Where one column would be too tall, the divisions are set
in two, with brief heads and narrow digits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Literal, NamedTuple

import msgspec

from games.core.labels import ALT
from games.core.text import COMPUTER, clip
from rendering import fonts, sizes
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.fonts import Face
from rendering.paint import paint
from rendering.pictures import Picture, drawable_names
from rendering.scene import Points, Scene
from rendering.theme import DARK, Theme

Mark = Literal["up", "down"]
"""Players rise to the division above, or fall to the one below."""

EDGE, PAD = 16, 12
TITLE, BELOW = 66, 52
"""Heights of the title and of the line below it."""
HEADING, SPACE = 50, 14
"""Height of the line above a division, and the room below a division."""
LOW, HIGH, DENSE = 42, 64, 52
"""Heights of a row: the least, the most, and the most where there are two columns."""
LETTER, LARGE, HEAD = 0.54, 36, 28
"""Size of letters as a part of the row, at most, and of the heads of columns."""
BETWEEN = 5
"""Room between rows, which is a part of their height."""
GAP, CLOSE = 30, 15
"""Room between columns of values, and where there are two columns of divisions."""
NAME, SHORT, LEAST = 300, 190, 120
"""Room that a name should have, in one column and in two, and the least that it has."""
SINGLE = 3
"""The most strikes that are drawn one by one."""
NONE = "\N{EN DASH}"
"""The place of a player who has none."""


class Column(msgspec.Struct, frozen=True):
    """The head of a column of values; the brief one is used where the title has no room."""

    title: str
    brief: str = ""


class Row(msgspec.Struct, frozen=True):
    """A player: a value for each column as it is written, and the row as text, a sentence.

    Players who share a place have the same one; 0 is none. Players who are `out` are greyed.
    """

    name: str
    values: tuple[str, ...]
    alt: str
    place: int = 0
    mark: Mark | None = None
    strikes: int = 0
    out: bool = False


class Division(msgspec.Struct, frozen=True):
    """The rows of a division, the best first; a title is needed only if there are several."""

    rows: tuple[Row, ...]
    title: str = ""


class Table(msgspec.Struct, frozen=True):
    """The content of a picture of standings; the first of the columns has the points."""

    title: str
    below: str
    columns: tuple[Column, ...]
    divisions: tuple[Division, ...]

    @property
    def rows(self) -> Iterator[Row]:
        """All rows, from the top."""
        return chain.from_iterable(division.rows for division in self.divisions)


Counted = Callable[[int], str]
"""What returns a few words with a number."""


def draw(table: Table, theme: Theme = DARK, *, numbered: Counted, more: Counted) -> Picture:
    """Return the picture of standings with its description.

    `numbered` names the n-th player of the picture, whose own name can't be drawn ("Player 7").
    `more` says how many rows a description leaves out that would be too long ("And 12 more.").
    """
    scene = standings_picture(table, theme, numbered=numbered)
    return Picture(paint(scene), scene.width, scene.height, standings_alt(table, more=more))


def standings_alt(table: Table, *, more: Counted) -> str:
    """Return the description of standings: as many rows as fit, and the number of the others."""
    said, left = _sentences(table.title, table.below), sum(1 for _ in table.rows)
    for division in table.divisions:
        head = _sentences(division.title)
        for row in division.rows:
            longer = " ".join(filter(None, (said, head, row.alt)))
            rest = f" {more(left - 1)}" if left > 1 else ""
            if len(longer) + len(rest) > ALT:
                return clip(f"{clip(said, ALT - len(more(left)) - 1)} {more(left)}".strip(), ALT)
            said, head, left = longer, "", left - 1
    return clip(said, ALT)


def _sentences(*texts: str) -> str:
    """Return titles as sentences."""
    return " ".join(
        text if text.endswith((".", "!", "?")) else f"{text}." for text in texts if text
    )


def standings_picture(table: Table, theme: Theme = DARK, *, numbered: Counted) -> Scene:
    """Return the picture of standings; see `draw`."""
    names = iter(drawable_names([row.name for row in table.rows], numbered))
    parts = [
        _Part(division.title, tuple(_Line(row, next(names)) for row in division.rows))
        for division in table.divisions
    ]
    top = EDGE + TITLE + (BELOW if table.below else 0)
    columns, high = _columns(parts, round(sizes.TALL * sizes.NARROW) - top - EDGE)
    tall = max(_height(column, high) for column in columns)
    # What can change is everything: the empty ground is the same for all standings of a size.
    canvas = Canvas(sizes.NARROW, top + tall + EDGE, theme)
    _head(canvas.main, table)
    area = Box(EDGE, top, canvas.width - 2 * EDGE, tall)
    grid = _Grid(canvas.main, table, parts, area.columns(len(columns), SPACE)[-1].w, high)
    for column, box in zip(columns, area.columns(len(columns), SPACE), strict=True):
        y = box.y
        for part in column:
            grid.draw(part, box.x, y)
            y += HEADING + high * len(part.lines) + SPACE
    return canvas.scene()


def _head(layer: Layer, table: Table) -> None:
    wide = sizes.NARROW - 2 * EDGE - 12
    title = Box(EDGE + 6, EDGE, wide, TITLE - 4)
    layer.fit(title, table.title, face="narrow_bold", size=52, cut=True)
    if table.below:
        below, muted = Box(EDGE + 6, EDGE + TITLE - 2, wide, 44), layer.theme.muted
        layer.fit(below, table.below, face="narrow", size=34, colour=muted, cut=True)


class _Line(NamedTuple):
    """A row with its name as it can be drawn."""

    row: Row
    name: str


class _Part(NamedTuple):
    """Rows of a division below each other: all, or those in one column."""

    title: str
    lines: tuple[_Line, ...]


def _height(column: Sequence[_Part], high: int) -> int:
    """Return the height of a column with rows of a height."""
    return sum(HEADING + high * len(part.lines) + SPACE for part in column) - SPACE


def _columns(parts: Sequence[_Part], room: int) -> tuple[list[list[_Part]], int]:
    """Return the columns that fit a height, and the height of their rows.

    Two columns break between divisions if that fits, else anywhere.
    """
    whole, count = [list(parts)], sum(len(part.lines) for part in parts)
    if count < 2 or _height(whole[0], LOW) <= room:
        return whole, _row(whole, HIGH, room)
    edges = [sum(len(part.lines) for part in parts[:end]) for end in range(1, len(parts))]
    found = whole
    for places in (edges, range(1, count)):
        # Of columns of equal heights, the first ones found are those with more on the left.
        pairs = [_broken(parts, place) for place in reversed(places) if 0 < place < count]
        found = min(pairs, key=lambda pair: _tallest(pair, LOW), default=whole)
        if _tallest(found, LOW) <= room and found != whole:
            break
    return found, _row(found, DENSE, room)


def _tallest(columns: Sequence[Sequence[_Part]], high: int) -> int:
    return max(_height(column, high) for column in columns)


def _row(columns: Sequence[Sequence[_Part]], most: int, room: int) -> int:
    """Return the largest height of rows, up to `most`, with which columns fit a height."""
    fitting = (high for high in range(most, LOW, -1) if _tallest(columns, high) <= room)
    return next(fitting, LOW)


def _broken(parts: Sequence[_Part], place: int) -> list[list[_Part]]:
    """Return two columns, the first with as many rows as `place` says."""
    first, second = list[_Part](), list[_Part]()
    for part in parts:
        left, right = part.lines[:place], part.lines[place:]
        place = max(0, place - len(left))
        if left:
            first.append(part._replace(lines=left))
        if right:
            second.append(part._replace(lines=right))
    return [first, second]


class _Set(NamedTuple):
    """How values are set: their heads and face, the room between them, and the widths."""

    heads: tuple[str, ...]
    face: Face
    gap: int
    widths: tuple[int, ...]

    @property
    def width(self) -> int:
        """The width of all columns of values."""
        return sum(self.widths) + self.gap * len(self.widths)


class _Grid:
    """The columns of a division, in the same places in all divisions."""

    def __init__(
        self, layer: Layer, table: Table, parts: Sequence[_Part], width: int, high: int
    ) -> None:
        self.layer, self.theme, self.width, self.high = layer, layer.theme, width, high
        least = max(sizes.least(face, sizes.NARROW) for face in ("bold", "narrow_bold"))
        self.size = min(LARGE, max(least, round(high * LETTER)))
        lines = [line for part in parts for line in part.lines]
        places = (fonts.width(_place(line.row), "bold", self.size) for line in lines)
        self.place = PAD + max(places, default=0)
        self.arrow = self.size // 2 + 4
        marked = any(line.row.mark for line in lines)
        self.name = self.place + 12 + (self.arrow + 12 if marked else 0)
        wide = max((self._width(line) for line in lines), default=0)
        wanted = min(wide, NAME if width > sizes.NARROW // 2 else SHORT)
        self.values = self._set(table, lines, wanted)

    @property
    def room(self) -> int:
        """The width of names with their strikes."""
        return self._room(self.values)

    def _room(self, found: _Set) -> int:
        return self.width - PAD - found.width - self.name

    def _width(self, line: _Line) -> int:
        """Return the width of a name in narrow letters with its strikes."""
        computer = self.size * 5 // 4 if line.name.endswith(COMPUTER) else 0
        name = line.name.removesuffix(COMPUTER).rstrip()
        wide = fonts.width(name, "narrow_bold", self.size)
        return wide + computer + self._strikes(line.row)

    def _set(self, table: Table, lines: Sequence[_Line], wanted: int) -> _Set:
        """Return how values are set so that names have the room wanted, or most of it.

        Only where that is too little for any name, heads are cut.
        """
        titles = tuple(column.title for column in table.columns)
        briefs = tuple(column.brief or column.title for column in table.columns)
        faces: tuple[tuple[tuple[str, ...], Face, int], ...] = (
            (titles, "bold", GAP),
            (titles, "narrow_bold", GAP),
            (briefs, "bold", GAP),
            (briefs, "bold", CLOSE),
            (briefs, "narrow_bold", CLOSE),
        )
        found = self._measured(*faces[0], lines)
        for each in faces[1:]:
            if self._room(found) >= wanted:
                return found
            found = self._measured(*each, lines)
        if self._room(found) >= min(wanted, LEAST):
            return found
        return self._measured(*faces[-1], lines, whole=False)

    def _measured(
        self,
        heads: tuple[str, ...],
        face: Face,
        gap: int,
        lines: Sequence[_Line],
        *,
        whole: bool = True,
    ) -> _Set:
        """Return the values with the width of each column; heads can be cut if not `whole`."""
        written = [line.row.values for line in lines]
        widths: list[int] = []
        for number, head in enumerate(heads):
            wide = [fonts.width(values[number], face, self.size) for values in written]
            widths.append(max(fonts.width(head, "narrow", HEAD) if whole else 0, *wide, 0))
        return _Set(heads, face, gap, tuple(widths))

    def _strikes(self, row: Row) -> int:
        """Return the width of the strikes of a row, with the room before them."""
        if not row.strikes:
            return 0
        cross = self._cross
        if row.strikes > SINGLE:
            return 10 + fonts.width(str(row.strikes), "narrow_bold", self.size) + 4 + cross
        return 10 + row.strikes * cross + (row.strikes - 1) * 2

    @property
    def _cross(self) -> int:
        """The size of the sign of a strike."""
        return round(self.size * 0.72)

    def _rights(self, x: int) -> Iterator[int]:
        """Yield where the columns of values end."""
        at = x + self.name + self.room
        for width in self.values.widths:
            at += self.values.gap + width
            yield at

    def draw(self, part: _Part, x: int, y: int) -> None:
        """Draw a division, or a part of it."""
        layer, muted = self.layer, self.theme.muted
        first = x + self.width
        columns = zip(self.values.heads, self.values.widths, self._rights(x), strict=True)
        for head, width, right in columns:
            box = Box(right - width, y, width, HEADING + 4)
            layer.fit(box, head, face="narrow", size=HEAD, colour=muted, align="r", cut=True)
            first = min(first, right - width)
        title = Box(x + 6, y, first - x - self.values.gap - 6, HEADING)
        if part.title:
            layer.fit(title, part.title, face="narrow_bold", size=36, colour=muted, cut=True)
        for number, line in enumerate(part.lines):
            top = y + HEADING + number * self.high
            self._line(line, Box(x, top, self.width, self.high - BETWEEN), odd=number % 2 > 0)

    def _line(self, line: _Line, box: Box, *, odd: bool) -> None:
        layer, theme, row = self.layer, self.theme, line.row
        middle = box.y + box.h // 2
        if row.out:
            layer.panel(box, border=theme.line, width=2)
        else:
            layer.panel(box, fill=theme.panel if odd else theme.panel_low)
        faint = theme.faint if row.out else None
        gold, at = theme.icon("vp"), box.x + self.place
        ink = faint or (gold if row.place == 1 else theme.text)
        layer.text(at, middle, _place(row), face="bold", size=self.size, colour=ink, anchor="rm")
        if row.mark:
            colour = theme.good if row.mark == "up" else theme.bad
            at += 12 + self.arrow // 2
            layer.polygon(at, middle, _arrow(self.size, self.arrow, row.mark), fill=faint or colour)
        strikes = self._strikes(row)
        room = Box(box.x + self.name, box.y, self.room - strikes, box.h)
        layer.name(room, line.name, size=self.size, colour=faint)
        self._crosses(row, box.x + self.name + self.room, middle)
        inks = [faint or gold, *[faint or theme.muted] * (len(row.values) - 1)]
        for value, right, colour in zip(row.values, self._rights(box.x), inks, strict=True):
            face = self.values.face
            layer.text(right, middle, value, face=face, size=self.size, colour=colour, anchor="rm")

    def _crosses(self, row: Row, right: int, middle: int) -> None:
        """Draw the strikes of a row, the last one ending at `right`."""
        layer, cross, bad = self.layer, self._cross, self.theme.bad
        if row.strikes > SINGLE:
            at, count = right - cross - 4, str(row.strikes)
            layer.text(
                at, middle, count, face="narrow_bold", size=self.size, colour=bad, anchor="rm"
            )
        for number in range(1 if row.strikes > SINGLE else row.strikes):
            at = right - number * (cross + 2)
            layer.icon(at, middle, "no", cross, colour=bad, anchor="rm")


def _place(row: Row) -> str:
    return f"{row.place}." if row.place else NONE


def _arrow(size: int, width: int, mark: Mark) -> Points:
    """Return an arrow as high as capitals, up or down."""
    half, high, stem = width // 2, fonts.cap_height("bold", size) // 2 + 1, max(3, size // 9)
    points = ((0, -high), (half, 0), (stem, 0), (stem, high), (-stem, high), (-stem, 0), (-half, 0))
    return points if mark == "up" else tuple((x, -y) for x, y in points)
