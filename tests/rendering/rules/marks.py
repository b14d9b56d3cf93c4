"""Amounts of change: large enough, on their own ground, apart from the rest."""

from __future__ import annotations

from collections.abc import Iterator

from rendering.scene import Icon, Op, Panel, Scene, Text
from rendering.sizes import DESKTOP
from rendering.theme import Theme
from tests.rendering.layout_checks import Rect, bounds, ink, inked, shared
from tests.rendering.rules.sizes import columns

HIGH, FIGURES = 14, 11
"""Pixels that a mark is high where a desktop shows it, and the least size of its digits."""
GAP = 1.4
"""Pixels there between a mark and any other ink."""
SIGNS = ("+", "\N{MINUS SIGN}")


def grounds(scene: Scene, theme: Theme) -> list[Panel]:
    """Return the grounds on which changes are written."""
    return [
        op
        for op in (*scene.static, *scene.ops)
        if isinstance(op, Panel) and op.look.fill == theme.mark
    ]


def _on(op: Text | Icon, ground: Rect) -> bool:
    found = ink(op)
    return found is not None and shared(found.box, ground) == found.box


def figures(scene: Scene, theme: Theme) -> list[Text]:
    """Return the digits of all marks."""
    found = [bounds(ground) for ground in grounds(scene, theme)]
    texts = [op for op in inked(scene) if isinstance(op, Text) and op.text.startswith(SIGNS)]
    return [op for op in texts if any(_on(op, ground) for ground in found)]


def unclear(scene: Scene, theme: Theme) -> Iterator[tuple[Op, str]]:
    """Yield changes that are too small, have no ground, or are too near to something else."""
    shown = DESKTOP * columns(scene) / scene.width
    for op in inked(scene):
        if isinstance(op, Text) and op.colour == theme.mark and op.text.startswith(SIGNS):
            yield op, "a change without a ground of its own"
    for op in figures(scene, theme):
        if op.size * shown < FIGURES:
            yield op, f"digits of {op.size * shown:.1f} at {DESKTOP}"
    for ground in grounds(scene, theme):
        if ground.h * shown < HIGH:
            yield ground, f"a mark {ground.h * shown:.1f} high at {DESKTOP}"
        left, top, right, bottom = bounds(ground)
        away = int(GAP / shown)
        near = left - away, top, right + away, bottom
        for op in inked(scene):
            found = ink(op)
            if found and shared(found.box, near) and not _on(op, bounds(ground)):
                yield op, "too near to a mark"
