"""Positions of Luna Maris made for a purpose, and texts and icons of their pictures."""

from __future__ import annotations

from games.core.text import Language
from games.luna_maris.actions import Depot
from games.luna_maris.game import GAME
from games.luna_maris.state import State, Turn
from rendering.luna_maris import layout
from rendering.scene import Icon, Panel, Scene, Text
from rendering.theme import DARK
from tests.rendering.layout_checks import Rect, bounds, inked, rect, said, shared
from tests.rendering.rules.emphasis import frames
from tests.rendering.rules.marks import figures

__all__ = ["said"]
NAMES = ("Ada", "Grace", "Émilie", "Valentina")


def game(seats: int, seed: int = 5) -> State:
    """Return a game at its beginning, its first turn open."""
    state = GAME.start({"equipment": "off"}, seats, seed)
    while not isinstance(state.stack[-1], Turn):
        legal = GAME.legal(state, state.turn)
        GAME.apply(state, state.turn, next(a for a in legal if not isinstance(a, Depot)))
    return state


def scene(
    state: State,
    picture: str,
    before: State | None = None,
    *,
    viewer: int | None = None,
    lang: Language = "en",
) -> Scene:
    """Return a picture as a viewer sees it."""
    return layout(
        GAME.mask(state, viewer),
        picture,
        lang=lang,
        theme=DARK,
        names=NAMES[: len(state.players)],
        before=None if before is None else GAME.mask(before, viewer),
    )


def icons(found: Scene, name: str, colour: str | None = None) -> list[Icon]:
    """Return the icons of a name, in their own colour unless another is given."""
    ink = colour or DARK.icon(name)
    ops = (op for op in inked(found) if isinstance(op, Icon))
    return [op for op in ops if op.name == name and op.colour == ink and not op.halo]


def changes(found: Scene) -> list[str]:
    """Return the texts of changes."""
    return [op.text for op in figures(found, DARK)]


def framed(found: Scene, text: str) -> bool:
    """Return whether a text is in a frame around a change."""
    places = [rect(op) for op in inked(found) if isinstance(op, Text) and op.text == text]
    return any(_within(place, frame) for place in places for frame in frames(found, DARK))


def framed_icons(found: Scene) -> list[str]:
    """Return the icons within frames around changes."""
    marked = frames(found, DARK)
    ops = [op for op in inked(found) if isinstance(op, Icon)]
    return [op.name for op in ops if any(_within(rect(op), frame) for frame in marked)]


def filled(found: Scene, colour: str) -> list[Rect]:
    """Return the panels that are filled with a colour."""
    ops = (op for op in found.ops if isinstance(op, Panel) and op.look.fill == colour)
    return [bounds(op) for op in ops]


def _within(box: Rect, frame: Rect) -> bool:
    return shared(box, frame) == box
