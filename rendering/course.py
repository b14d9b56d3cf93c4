"""The course of a game: all players' points as each round ended, where the lead changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.course import Course, Turning, turnings
from games.core.labels import ALT
from games.core.outcome import Actor
from games.core.speech import Items, Message
from games.core.text import COMPUTER, Language, clip, isolated
from rendering.box import Box
from rendering.canvas import Canvas, Layer, digits
from rendering.labels import label, speaker
from rendering.scene import Scene
from rendering.sizes import NARROW
from rendering.theme import Theme

EDGE, HEAD, FOOT, PAD = 16, 118, 66, 18
CHART = 560
TOP = 36
AXIS, NAMES = 128, 318
"""Room for the numbers on the left, and for who it is on the right."""
NAME, GAP = 58, 4
"""Height of a name behind its line, and the least gap between two."""
TURN = 50
SHOWN = 6
"""The last turning points that are described in words."""
APART = 18
"""Pixels between tokens that would lie on each other."""
TICKS = 7
"""Lines across the chart at most."""

Called = Mapping[Actor, str]


def course_picture(
    game: str, course: Course, *, lang: Language, theme: Theme, names: Called
) -> Scene:
    """Return the picture of a game's course."""
    found = turnings(course)[-SHOWN:]
    lines = max(1, len(found)) if course.ranked else 0
    height = EDGE + HEAD + CHART + FOOT + (PAD + lines * TURN if lines else 0) + EDGE
    canvas = Canvas(NARROW, height, theme)
    _head(canvas, game, lang)
    chart = _Chart(canvas, Box(EDGE, EDGE + HEAD, NARROW - 2 * EDGE, CHART + FOOT), course)
    chart.draw(label(game, lang, "round"), names, found)
    top = EDGE + HEAD + CHART + FOOT + PAD
    if lines and not found:
        row = Box(EDGE + PAD, top, NARROW - 2 * (EDGE + PAD), TURN)
        canvas.main.fit(row, label(game, lang, "course-steady"), size=32, colour=theme.muted)
    for number, turning in enumerate(found):
        row = Box(EDGE + PAD, top + number * TURN, NARROW - 2 * (EDGE + PAD), TURN)
        _told(
            canvas.main,
            row,
            label(game, lang, "course-lead", **_facts(course, turning, names)),
            turning,
        )
    return canvas.scene()


def course_alt(game: str, course: Course, *, lang: Language, names: Called) -> str:
    """Return the description of the picture of a game's course."""
    rows = [
        Message(
            "course-alt-row",
            name=names[actor],
            points=Items(digits(row[place]) for row in course.totals),
        )
        for place, actor in enumerate(course.actors)
    ]
    turns = [
        Message("course-alt-lead", **_facts(course, turning, names))
        for turning in turnings(course)[-SHOWN:]
    ]
    first, last = course.rounds[0], course.rounds[-1]
    whole = Message("course-alt", first=first, last=last, rows=Items(rows), turnings=Items(turns))
    return clip(speaker(game, lang).say(whole).strip(), ALT)


def _facts(course: Course, turning: Turning, names: Called) -> dict[str, int | str]:
    name = isolated(names[turning.leader].removesuffix(COMPUTER).rstrip())
    return {"round": course.rounds[turning.place], "name": name}


def _head(canvas: Canvas, game: str, lang: Language) -> None:
    layer, wide = canvas.static, NARROW - 2 * EDGE - 12
    title = Box(EDGE + 6, EDGE, wide, 62)
    layer.fit(title, label(game, lang, "course"), face="narrow_bold", size=52)
    below = Box(EDGE + 6, EDGE + 64, wide, 44)
    muted = canvas.theme.muted
    layer.fit(below, label(game, lang, "course-what"), face="narrow", size=34, colour=muted)


def _told(layer: Layer, box: Box, text: str, turning: Turning) -> None:
    """Write a turning point next to the token of the player who took the lead."""
    layer.token(box.x + 20, box.y + box.h // 2, layer.theme.player(turning.leader), 15)
    words = Box(box.x + 52, box.y, box.w - 52, box.h)
    layer.fit(words, text, size=34, cut=True)


class _Chart:
    """The lines with their scale."""

    def __init__(self, canvas: Canvas, box: Box, course: Course) -> None:
        self.layer, self.theme, self.course = canvas.main, canvas.theme, course
        self.box = box
        self.area = Box(box.x + AXIS, box.y + TOP, box.w - AXIS - NAMES, box.h - FOOT - TOP - PAD)
        points = [total for row in course.totals for total in row]
        self.step = _step(max(points) - min(0, *points))
        self.low = min(0, *points) // self.step * self.step
        self.high = max(self.low + self.step, -(-max(points) // self.step) * self.step)

    def x(self, place: int) -> int:
        """Return the position of a round's end across the chart."""
        return self.area.x + 20 + (self.area.w - 40) * place // (len(self.course.rounds) - 1)

    def y(self, total: int) -> int:
        """Return the height on the picture of a total of points."""
        return self.area.bottom - self.area.h * (total - self.low) // (self.high - self.low)

    def draw(self, word: str, names: Called, found: Sequence[Turning]) -> None:
        """Draw the scale, then the lines, the last player's first: the best is whole on top."""
        self._scale(word, {turning.place for turning in found})
        last = self.course.totals[-1]
        order = sorted(range(len(last)), key=lambda number: last[number])
        for number in order:
            self._line(number)
        radius = 13 if len(self.course.rounds) <= 14 else 9
        for place in range(len(self.course.rounds)):
            self._tokens(place, order, radius)
        for turning in found:
            number = self.course.actors.index(turning.leader)
            y = self.y(self.course.totals[turning.place][number])
            self.layer.disc(self.x(turning.place), y, radius + 9, border=self.theme.mark, width=4)
        self._names(order, names)

    def _scale(self, word: str, marked: set[int]) -> None:
        layer, theme, area = self.layer, self.theme, self.area
        layer.panel(self.box, fill=theme.panel, fill2=theme.panel_low, border=theme.line, radius=14)
        size = layer.least("bold")
        for value in range(self.low, self.high + 1, self.step):
            y = self.y(value)
            layer.line(
                [(area.x, y), (area.right, y)], theme.line_strong if not value else theme.line, 2
            )
            layer.text(
                area.x - 14,
                y,
                digits(value),
                face="bold",
                size=size,
                colour=theme.muted,
                anchor="rm",
            )
        below = area.bottom + PAD + FOOT // 2
        least = layer.least("narrow")
        layer.text(self.box.x + PAD, below, word, face="narrow", size=least, colour=theme.muted)
        for place in _labelled(len(self.course.rounds), area.w // 54):
            ink = theme.mark if place in marked else theme.muted
            number = str(self.course.rounds[place])
            layer.text(
                self.x(place), below, number, face="bold", size=size, colour=ink, anchor="mm"
            )

    def _line(self, number: int) -> None:
        """Draw the line of one player."""
        points = [
            (self.x(place), self.y(row[number])) for place, row in enumerate(self.course.totals)
        ]
        style = self.theme.player(self.course.actors[number])
        self.layer.line(points, style.colour, 5)

    def _tokens(self, place: int, order: Sequence[int], radius: int) -> None:
        """Draw the tokens as a round ended, side by side where they would overlap."""
        row, runs = self.course.totals[place], list[list[int]]()
        for number in sorted(order, key=lambda each: self.y(row[each])):
            if runs and self.y(row[number]) - self.y(row[runs[-1][-1]]) < radius:
                runs[-1].append(number)
            else:
                runs.append([number])
        slot = self.x(1) - self.x(0)
        for run in runs:
            apart = min(APART, slot // len(run))
            left = self.x(place) - (len(run) - 1) * apart // 2
            for at, number in enumerate(run):
                style = self.theme.player(self.course.actors[number])
                self.layer.token(left + at * apart, self.y(row[number]), style, radius)

    def _names(self, order: Sequence[int], names: Called) -> None:
        """Write the players' names behind their lines, with their final points."""
        row, layer = self.course.totals[-1], self.layer
        x = self.area.right + 14
        for number, middle in zip(order, self._places(order), strict=True):
            actor = self.course.actors[number]
            style = self.theme.player(actor)
            layer.token(x + 18, middle, style, 15)
            total = digits(row[number])
            wide = layer.text(
                self.box.right - PAD, middle, total, face="bold", size=40, anchor="rm"
            )
            room = Box(x + 42, middle - NAME // 2, self.box.right - PAD - wide - 12 - x - 42, NAME)
            layer.name(room, names[actor], size=32, lines=2)

    def _places(self, order: Sequence[int]) -> list[int]:
        """Return the heights of the names, from the lowest: at their lines, or near them."""
        row, found = self.course.totals[-1], list[int]()
        for number in order:
            lowest = found[-1] - NAME - GAP if found else self.area.bottom
            found.append(min(self.y(row[number]), lowest))
        highest = self.area.y
        for place in reversed(range(len(found))):  # names pushed out above come down again
            found[place] = max(found[place], highest)
            highest = found[place] + NAME + GAP
        return found


def _step(spread: int) -> int:
    """Return a round number of points between two lines of the scale."""
    size = 1
    while True:
        for step in (size, 2 * size, 5 * size):
            if spread <= step * TICKS:
                return step
        size *= 10


def _labelled(count: int, most: int) -> list[int]:
    """Return the rounds whose number is written: as many as fit, including the last."""
    every = -(-count // max(1, most))
    return [place for place in range(count) if (count - 1 - place) % every == 0]
