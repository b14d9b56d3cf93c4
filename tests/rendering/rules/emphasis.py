"""The emphasis of a picture: glows and frames."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rendering.scene import Icon, Panel, Scene, Shape, Text
from rendering.theme import Theme
from tests.rendering.layout_checks import Rect, bounds, rect, shared
from tests.rendering.rules.colours import GOODS
from tests.rendering.rules.marks import figures
from tests.rendering.rules.shots import NEW_ROUND, Shot


def glowing(scene: Scene, theme: Theme) -> set[str]:
    """Return the colours of players in which something glows."""
    colours = {style.colour for style in theme.players}
    return {
        op.look.shadow.colour[:7]
        for op in (*scene.static, *scene.ops)
        if isinstance(op, Shape) and op.look.shadow and op.look.shadow.down == 0
    } & colours


def too_many_glow(shot: Shot, scene: Scene, theme: Theme) -> Iterator[str]:
    """Yield how many seats glow where they are more than half."""
    found = len(glowing(scene, theme))
    if found > max(1, shot.seats // 2):
        yield f"{found} of {shot.seats} seats glow"


def _nearest(scene: Scene, op: Text) -> str | None:
    """Return the name of the icon nearest to a text."""
    left, top, right, bottom = rect(op)

    def away(icon: Icon) -> int:
        x, y = icon.x + icon.size // 2, icon.y + icon.size // 2
        return (2 * x - left - right) ** 2 + (2 * y - top - bottom) ** 2

    icons = (each for each in (*scene.static, *scene.ops) if isinstance(each, Icon))
    found = min(icons, key=away, default=None)
    return found and found.name


def marked_incomes(shot: Shot, scene: Scene, theme: Theme) -> Iterator[str]:
    """Yield goods marked as changed where a new round began: that was nobody's doing."""
    if shot.position.label != NEW_ROUND or shot.picture.kind != "board":
        return
    for op in figures(scene, theme):
        icon = _nearest(scene, op)
        if icon in GOODS:
            yield f"{op.text} {icon} after a new round"


def frames(scene: Scene, theme: Theme) -> list[Rect]:
    """Return the boxes of frames around what appeared."""
    return [
        bounds(op)
        for op in scene.ops
        if isinstance(op, Panel) and not op.look.fill and op.look.border == theme.mark
    ]


def _amount(scene: Scene, frame: Rect) -> set[str]:
    """Return the icons next to a number in a box; none if something else is in it too."""
    icons: list[str] = []
    said = ""
    for op in (*scene.static, *scene.ops):
        if isinstance(op, Text | Icon) and _within(rect(op), frame):
            if isinstance(op, Text):
                said += op.text
            else:
                icons.append(op.name)
    number = said and not any(map(str.isalpha, said))
    return set(icons or [""]) if number and len(icons) <= 1 else set()


def _owned(scene: Scene, frame: Rect, colours: set[str]) -> bool:
    """Return whether a player's token, or a ring in a player's colour, is in a box."""
    return any(
        isinstance(op, Shape)
        and bool({op.look.fill, op.look.border} & colours)
        and _within(bounds(op), frame)
        for op in (*scene.static, *scene.ops)
    )


def framed_amounts(scene: Scene, theme: Theme, older: Callable[[], Scene]) -> Iterator[str]:
    """Yield amounts in frames that were there in the older picture: they only changed."""
    colours = {style.colour for style in theme.players}
    for frame in frames(scene, theme):
        amount = _amount(scene, frame)
        if amount and not _owned(scene, frame, colours) and amount & _amount(older(), frame):
            yield f"a frame around an amount at {frame[0]}, {frame[1]}"


def _within(box: Rect, frame: Rect) -> bool:
    return shared(box, frame) == box
