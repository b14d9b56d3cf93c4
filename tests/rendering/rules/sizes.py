"""The size of a picture and of its texts, as Discord shows it."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.text import Language
from rendering import fonts
from rendering.scene import Scene, Text
from rendering.sizes import DESKTOP, PHONE
from tests.rendering.layout_checks import inked
from tests.rendering.rules.names import named
from tests.rendering.rules.shots import Shot

WIDE, NARROW = 1600, 1080
TEXT, NAME = 24, 28
"""Of a picture of 1,600 pixels."""
X_HEIGHT = 4.5
HIGH = 350 / 550
"""The most that the first board is high, as a part of its width."""
TALL = 1.25
"""The most that any picture is high, as a part of its width."""
EDGE, NEED = 12, 0.9
"""What two columns have in common; they are balanced at least so well."""
READ = ("zoom", "private")
"""Kinds of pictures that are read on a phone."""


def texts(scene: Scene) -> list[Text]:
    """Return all texts of a scene."""
    return [op for op in inked(scene) if isinstance(op, Text)]


def x_height(op: Text, width: int, shown: int = PHONE) -> float:
    """Return how many pixels an x is high where the picture is `shown` pixels wide."""
    return fonts.x_height(op.face) * op.size * shown / width


def of_wide(op: Text, width: int) -> float:
    """Return the size of a text as if the picture were 1,600 pixels wide."""
    return op.size * WIDE / width


def columns(scene: Scene) -> int:
    """Return of how many columns a picture is folded: each is as wide as a phone shows it."""
    return max(1, round(scene.width / NARROW))


def too_small(shot: Shot, scene: Scene) -> Iterator[str]:
    """Yield texts that are too small for where the picture is looked at."""
    shown = PHONE * columns(scene)
    for op in texts(scene):
        if shot.picture.kind in READ:
            found = x_height(op, scene.width, shown)
            if round(found, 2) < X_HEIGHT:
                yield f"{op.text!r}: x-height {found:.1f} at {shown}"
        elif of_wide(op, scene.width) < TEXT:
            yield f"{op.text!r}: {of_wide(op, scene.width):.0f} of {WIDE}"


def small_names(shot: Shot, scene: Scene, lang: Language) -> Iterator[str]:
    """Yield names that menus use and that are smaller than names are."""
    for op in named(scene, shot.position.game, lang):
        if of_wide(op, max(WIDE, scene.width)) < NAME and shot.picture.kind not in READ:
            yield f"name {op.text!r}: {of_wide(op, scene.width):.0f} of {WIDE}"


def misshapen(shot: Shot, scene: Scene) -> Iterator[str]:
    """Yield the faults in the size of a picture itself."""
    count = columns(scene)
    if scene.height > TALL * scene.width:
        yield f"{scene.height} high: more than {TALL} of its width"
    if shot.picture.kind in READ:
        if not NARROW - EDGE <= scene.width / count <= NARROW or count > 3:
            yield f"{scene.width} wide"
        if count > 1 and count * scene.height < NEED * TALL * NARROW:
            yield f"{scene.height} high: folded without need"
    if shot.first and scene.height > HIGH * scene.width:
        yield f"{scene.height} high: shown less than {DESKTOP} wide"
