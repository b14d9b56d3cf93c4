"""What must hold for every display list: texts inside the picture and not over each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from PIL import Image

from rendering import fonts
from rendering.colour import alpha, contrast, rgb
from rendering.paint import paste
from rendering.scene import Disc, Icon, Op, Panel, Polygon, Scene, Text

Rect = tuple[int, int, int, int]


def rect(op: Text | Icon) -> Rect:
    """Return the box of capitals of a text, or of an icon."""
    if isinstance(op, Icon):
        return op.x, op.y, op.x + op.size, op.y + op.size
    wide = fonts.width(op.text, op.face, op.size)
    return op.x, op.y - fonts.cap_height(op.face, op.size), op.x + wide, op.y


def inked(scene: Scene) -> list[Text | Icon]:
    """Return all texts and icons of a scene."""
    return [op for op in (*scene.static, *scene.ops) if isinstance(op, Text | Icon)]


def outside(scene: Scene) -> list[Op]:
    """Return texts and icons that leave the picture."""
    found: list[Op] = []
    for op in inked(scene):
        left, top, right, bottom = rect(op)
        if left < 0 or top < 0 or right > scene.width or bottom > scene.height:
            found.append(op)
    return found


def overlaps(scene: Scene, tolerance: int = 2) -> Iterator[tuple[Op, Op]]:
    """Return texts that lie over another text; outlined ones may, they stay legible."""
    texts = [op for op in inked(scene) if isinstance(op, Text) and not op.outline]
    boxes = sorted(((rect(op), op) for op in texts), key=lambda found: found[0][1])
    for n, ((left, _, right, bottom), one) in enumerate(boxes):
        for box, other in islice(boxes, n + 1, None):
            if bottom - box[1] <= tolerance:
                break  # from here on all begin below it
            down = min(bottom, box[3]) - box[1]
            if down > tolerance and min(right, box[2]) - max(left, box[0]) > tolerance:
                yield one, other


def smallest(scene: Scene) -> int:
    """Return the smallest text size of a scene."""
    return min(op.size for op in inked(scene) if isinstance(op, Text))


def _core(op: Op) -> Rect | None:
    """Return a rectangle that a filled shape surely covers, roughly, or nothing."""
    if not isinstance(op, Panel | Disc | Polygon) or not op.look.fill or alpha(op.look.fill) < 80:
        return None
    if isinstance(op, Panel):
        return op.x, op.y, op.x + op.w, op.y + op.h
    if isinstance(op, Disc):
        reach = round(op.radius * 0.8)
        return op.x - reach, op.y - reach, op.x + reach, op.y + reach
    xs, ys = [x for x, _ in op.points], [y for _, y in op.points]
    return op.x + min(xs) + 3, op.y + min(ys) + 3, op.x + max(xs) - 3, op.y + max(ys) - 3


def hidden(scene: Scene, share: float = 0.1) -> Iterator[Text | Icon]:
    """Return texts and icons of which a shape drawn later hides more than a share."""
    inks: list[tuple[Text | Icon, Rect]] = []
    for op in (*scene.static, *scene.ops):
        if isinstance(op, Text | Icon):
            inks.append((op, rect(op)))
        core = _core(op)
        if core is None:
            continue
        left, top, right, bottom = core
        for ink, box in inks:
            if box[0] >= right or box[2] <= left or box[1] >= bottom or box[3] <= top:
                continue  # elsewhere, as most are
            across = min(right, box[2]) - max(left, box[0])
            down = min(bottom, box[3]) - max(top, box[1])
            area = (box[2] - box[0]) * (box[3] - box[1])
            if across > 0 and down > 0 and across * down > share * area:
                yield ink


def pale(scene: Scene) -> Iterator[tuple[str, float]]:
    """Return texts with less contrast than WCAG AA asks for, measured on the picture itself."""
    frame = Image.new("RGB", (scene.width, scene.height), rgb(scene.background))
    for op in (*scene.static, *scene.ops):
        if isinstance(op, Text) and not op.outline:
            left, top, right, bottom = rect(op)
            if right > left and bottom > top:
                ground = frame.crop((left, top, right, bottom)).resize((8, 2), Image.Resampling.BOX)
                seen = ground.tobytes()
                worst = min(
                    contrast("#" + seen[i : i + 3].hex(), op.colour) for i in range(0, len(seen), 3)
                )
                if worst < 4.5:
                    yield op.text, worst
        paste(frame, (op,))
