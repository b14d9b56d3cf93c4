"""The rules of drawing by their names: each yields what breaks it in a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from games.core.text import Language
from rendering import paint
from rendering.scene import Icon, Op, Scene, Text
from rendering.theme import THEMES
from tests.rendering import layout_checks
from tests.rendering.rules import emphasis, marks, sizes
from tests.rendering.rules.ground import contrasts
from tests.rendering.rules.shots import Shot, marked, older

LIMIT = 400 * 1024
"""Bytes of a picture."""
LEGIBLE, VISIBLE = 4.5, 3.0
"""Least contrast of texts, and of icons and tokens: none is decoration."""


class Drawn(NamedTuple):
    """A picture to be judged."""

    shot: Shot
    scene: Scene
    lang: Language
    theme: str
    older: Scene | None = None
    """The older picture, for pictures that are no game's."""


def said(op: Op) -> str:
    """Return how a message names an ink."""
    match op:
        case Text():
            return f"{op.text!r} at {op.x}, {op.y}"
        case Icon():
            return f"[{op.name}] at {op.x}, {op.y}"
        case _:
            return f"{type(op).__name__} at {op.x}, {op.y}"


def _size(it: Drawn) -> Iterable[str]:
    yield from sizes.misshapen(it.shot, it.scene)
    yield from sizes.too_small(it.shot, it.scene)


def _names(it: Drawn) -> Iterable[str]:
    return sizes.small_names(it.shot, it.scene, it.lang)


def _contrast(it: Drawn) -> Iterable[str]:
    for seen in contrasts(it.scene):
        if isinstance(seen.op, Text) and seen.contrast < LEGIBLE:
            yield f"{said(seen.op)}: {seen.contrast:.1f}"


def _icons(it: Drawn) -> Iterable[str]:
    for seen in contrasts(it.scene):
        if not isinstance(seen.op, Text) and seen.contrast < VISIBLE:
            yield f"{said(seen.op)}: {seen.contrast:.1f}"


def _leaving(it: Drawn) -> Iterable[str]:
    return (said(op) for op, _ in layout_checks.leaving(it.scene))


def _overlap(it: Drawn) -> Iterable[str]:
    return (f"{said(a)} and {said(b)}" for a, b in layout_checks.overlaps(it.scene))


def _hidden(it: Drawn) -> Iterable[str]:
    return map(said, layout_checks.hidden(it.scene))


def _outside(it: Drawn) -> Iterable[str]:
    return map(said, layout_checks.outside(it.scene))


def _emphasis(it: Drawn) -> Iterable[str]:
    theme = THEMES[it.theme]
    yield from emphasis.too_many_glow(it.shot, it.scene, theme)
    yield from emphasis.framed_amounts(
        it.scene, theme, lambda: it.older or older(it.shot, it.lang, it.theme)
    )
    yield from emphasis.marked_incomes(it.shot, it.scene, theme)


def _marks(it: Drawn) -> Iterable[str]:
    theme = THEMES[it.theme]
    scene = it.scene if it.older else marked(it.shot, it.lang, it.theme, it.scene)
    return (f"{said(op)}: {why}" for op, why in marks.unclear(scene, theme))


def _bytes(it: Drawn) -> Iterable[str]:
    if it.shot.position.label == "late" or it.shot.picture.kind == "end":
        size = len(paint.paint(it.scene))
        if size > LIMIT:
            yield f"{size // 1024} KiB"


RULES: Mapping[str, Callable[[Drawn], Iterable[str]]] = MappingProxyType(
    {
        "size": _size,
        "names": _names,
        "contrast of texts": _contrast,
        "contrast of icons": _icons,
        "shape": _leaving,
        "overlap": _overlap,
        "hidden": _hidden,
        "outside": _outside,
        "emphasis": _emphasis,
        "marks": _marks,
        "bytes": _bytes,
    }
)


def broken(rule: str, it: Drawn) -> list[str]:
    """Return what breaks a rule in a picture."""
    return list(dict.fromkeys(RULES[rule](it)))
