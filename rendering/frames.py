"""The frames of a film: a board with a line below it, and the result over the last board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from PIL import Image

from games import registry
from games.core.outcome import Actor, Outcome
from games.core.text import Language
from rendering.box import Box
from rendering.canvas import Canvas, digits
from rendering.colour import rgb
from rendering.labels import label
from rendering.paint import draw
from rendering.pictures import printable_names, scene_of
from rendering.scene import Scene, changed
from rendering.theme import Theme

CAPTION = 80
"""Height of the line below the board."""
TEXT = 44
"""Size of its letters: legible where Discord shows a film of boards smaller."""
NAMED = 4
"""The number of players who acted that are named beside their tokens."""
EDGE, TITLE, ROW, HIGHEST = 40, 170, 64, 96
"""Of the result: the margin, the height of its title, and of a line at least and at most."""
DIMMED = 0.72
"""How much of the last board the result covers."""


class Shot(NamedTuple):
    """The board after a turn: the public view then, and the players who had acted.

    `turn` counts from 0, the beginning; `round` is the turn's round, 0 where there are none, and
    `closes` means that it was the round's last turn.
    """

    view: Any
    turn: int = 0
    round: int = 0
    actors: tuple[int, ...] = ()
    closes: bool = False


class Note(NamedTuple):
    """A few words about a turn, in the line below its board."""

    turn: int
    text: str


class Game(NamedTuple):
    """The input of a film: every turn of a game, its result, and the winner in a few words."""

    key: str
    shots: Sequence[Shot]
    outcome: Outcome
    title: str
    names: Sequence[str]
    note: Note | None = None


class Frames:
    """The frames of a film, at most `width` pixels wide."""

    def __init__(self, game: Game, width: int, lang: Language, theme: Theme) -> None:
        self.game, self.lang, self.theme = game, lang, theme
        pictures = registry.get(game.key).presentation.pictures
        self.board = next(p.key for p in pictures if p.kind == "board" and not p.per_seat)
        self.names = printable_names(game.key, lang, game.names)
        self.weights = [0]
        self._before = self._scene(game.shots[0].view)
        least = 3 * EDGE + TITLE + ROW * len(game.outcome.scores)
        self.wide, self.high = self._before.width, max(self._before.height, least)
        self.most = width

    @property
    def size(self) -> tuple[int, int]:
        """The width and height of all frames."""
        width = min(self.most, self.wide)
        return width, -(-(self.high + CAPTION) * width // self.wide)

    def weigh(self, number: int) -> None:
        """Find out how much a turn has changed."""
        scene = self._scene(self.game.shots[number].view)
        self.weights.append(len(changed(self._before, scene)))
        self.wide, self.high = max(self.wide, scene.width), max(self.high, scene.height)
        self._before = scene

    def ends(self) -> set[int]:
        """Return which turns were the last of a round."""
        return {number for number, shot in enumerate(self.game.shots) if shot.closes}

    def of(self, kept: Sequence[int]) -> Iterator[Image.Image]:
        """Yield the result, then the boards after the chosen turns."""
        yield self._finished(self._poster(), self._caption([], final=True))
        before = None
        shown = 0
        for number in kept:
            shot = self.game.shots[number]
            board = draw(self._scene(shot.view, before))
            final = number == len(self.game.shots) - 1
            caption = self._caption(self.game.shots[shown : number + 1], final=final)
            yield self._finished(board, caption)
            before, shown = shot.view, number + 1

    def _scene(self, view: Any, before: Any = None) -> Scene:
        return scene_of(
            self.game.key,
            view,
            self.board,
            lang=self.lang,
            names=self.game.names,
            theme=self.theme,
            before=before,
        )

    def _finished(self, board: Image.Image, caption: Scene) -> Image.Image:
        """Return a board with the line below it, in the film's size."""
        frame = Image.new("RGB", (self.wide, self.high + CAPTION), rgb(self.theme.background))
        frame.paste(board, (0, 0))
        frame.paste(draw(caption), (0, self.high))
        if self.wide == 2 * self.most:
            return frame.reduce(2)
        return frame.resize(  # pyright: ignore[reportUnknownMemberType]
            self.size, Image.Resampling.BOX
        )

    def _caption(self, shots: Sequence[Shot], *, final: bool) -> Scene:
        """Return the line below a board: the turns that led there, and their players."""
        canvas = Canvas(self.wide, CAPTION, self.theme)
        row = canvas.box.inset(24, 6)
        left, first, second, right = row.columns(4, 16)
        whole = len(self.game.shots) - 1
        if shots and shots[-1].turn:
            turn = label(self.game.key, self.lang, "film-turn", turn=shots[-1].turn, turns=whole)
            canvas.main.fit(right, turn, size=TEXT, align="r", colour=self.theme.muted, cut=True)
        canvas.main.fit(left, self._said(shots, final=final), size=TEXT, cut=True)
        actors = {actor for shot in shots for actor in shot.actors}
        middle = Box(first.x, row.y, second.right - first.x, row.h)
        note = self.game.note
        if note is not None and any(shot.turn == note.turn for shot in shots):
            canvas.main.fit(middle, note.text, size=TEXT, cut=True)
        elif not final:
            self._actors(canvas, middle, sorted(actors))
        return canvas.scene()

    def _said(self, shots: Sequence[Shot], *, final: bool) -> str:
        """Return the name of the game's present part."""
        key, lang = self.game.key, self.lang
        if final:
            return label(key, lang, "over")
        last = shots[-1]
        if not last.turn:
            return label(key, lang, "film-begins")
        if not last.round:
            return ""
        return label(key, lang, "film-closed" if last.closes else "film-round", round=last.round)

    def _actors(self, canvas: Canvas, box: Box, actors: Sequence[int]) -> None:
        """Draw the tokens of the players who acted, with their names where there is room."""
        columns = box.columns(max(2, len(actors)), 16)
        for actor, cell in zip(actors, columns, strict=False):
            middle = cell.y + cell.h // 2
            canvas.main.token(cell.x + 22, middle, self.theme.player(actor), 20)
            if len(actors) <= NAMED:
                room = Box(cell.x + 54, cell.y, cell.w - 54, cell.h)
                canvas.main.name(room, self.names[actor], size=TEXT)

    def _poster(self) -> Image.Image:
        """Return the result: the winner and all players' points, over the last board."""
        board = draw(self._scene(self.game.shots[-1].view))
        ground = Image.new("RGB", (self.wide, self.high), rgb(self.theme.background))
        under = ground.copy()
        under.paste(board, (0, 0))
        frame = Image.blend(under, ground, DIMMED)
        standing = draw(_standing(self.game, self._called(), self.theme, self.wide, self.high))
        place = (self.wide - standing.width) // 2, (self.high - standing.height) // 2
        frame.paste(standing, place)
        return frame

    def _called(self) -> Mapping[Actor, str]:
        words = registry.get(self.game.key).words(self.lang)
        return {
            score.seat: words.called(score.seat, self.names) for score in self.game.outcome.scores
        }


def _standing(game: Game, names: Mapping[Actor, str], theme: Theme, wide: int, high: int) -> Scene:
    """Return the winner and all players' points, best first."""
    scores = sorted(game.outcome.scores, key=lambda score: score.rank)
    ranked = game.outcome.won is None or bool(game.outcome.rivals)
    row = min(HIGHEST, (high - TITLE - 3 * EDGE) // max(len(scores), 1))
    canvas = Canvas(wide * 5 // 6, TITLE + row * len(scores) + 2 * EDGE, theme)
    layer, box = canvas.main, canvas.box
    layer.panel(box, fill=theme.panel, border=theme.line_strong, width=4, radius=0)
    top = Box(EDGE, EDGE // 2, box.w - 2 * EDGE, TITLE)
    layer.fit(top, game.title, size=68, lines=2, align="m", cut=True)
    for number, score in enumerate(scores):
        line = Box(EDGE, TITLE + EDGE + number * row, box.w - 2 * EDGE, row)
        middle = line.y + row // 2
        won = score.seat in game.outcome.winners
        ink = theme.text if won else theme.muted
        if ranked:
            layer.text(line.x + 20, middle, f"{score.rank}.", face="bold", size=56, colour=ink)
        x = line.x + (130 if ranked else 50)
        layer.token(x, middle, theme.player(score.seat), 28)
        total = digits(score.total)
        width = layer.text(
            line.right - 20, middle, total, face="bold", size=64, anchor="rm", colour=ink
        )
        room = Box(x + 50, line.y, line.right - x - 110 - width, row)
        layer.name(room, names[score.seat], size=56, colour=ink)
    return canvas.scene()
