"""Tall pictures are set in two columns: broken between parts, nothing lost, headings kept."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from rendering.box import Box
from rendering.canvas import Canvas
from rendering.fold import EDGE, folded, widened, width
from rendering.scene import Panel, Scene, Text
from rendering.sizes import NARROW, TALL
from rendering.theme import DARK


def stacked(heights: list[int], headed: tuple[int, ...] = ()) -> Scene:
    """Return panels below each other; some of them have a heading."""
    canvas = Canvas(NARROW, sum(heights) + 20 * len(heights) + 60 * len(headed) + 24, DARK)
    y = 12
    for number, tall in enumerate(heights):
        if number in headed:
            canvas.static.text(20, y, f"Head {number}", size=40, anchor="lt")
            y += 60
        canvas.main.panel(Box(12, y, NARROW - 24, tall), fill="#334455")
        canvas.over.text(20, y + tall // 2, f"{number}", size=40)
        y += tall + 20
    return canvas.scene()


def places(scene: Scene) -> dict[str, tuple[int, int]]:
    """Return where each text is."""
    return {op.text: op[:2] for op in (*scene.static, *scene.ops) if isinstance(op, Text)}


def test_what_is_not_too_tall_stays_as_it_is() -> None:
    scene = stacked([400, 400, 400])
    assert scene.height <= TALL * NARROW
    assert folded(scene) is scene


def test_what_is_one_part_stays_as_it_is() -> None:
    scene = stacked([2000])
    assert folded(scene) is scene


@pytest.mark.parametrize("heights", [[500] * 4, [900, 300, 300, 300], [200] * 9, [300, 1100, 600]])
def test_parts_are_moved_beside_and_none_is_lost_or_cut(heights: list[int]) -> None:
    scene = stacked(heights)
    found = folded(scene)
    assert found.width == 2 * NARROW - EDGE
    assert found.height < scene.height
    assert Counter(op[2:] for op in found.ops) == Counter(op[2:] for op in scene.ops)
    panels = [op for op in found.ops if isinstance(op, Panel)]
    assert {op.x for op in panels} == {12, NARROW}
    assert max(op.y + op.h for op in panels) + 12 <= found.height
    left = [op for op in panels if op.x == 12]
    right = [op for op in panels if op.x == NARROW]
    for column in (left, right):
        assert column[0].y == 12
        assert all(a.y + a.h < b.y for a, b in pairwise(column))
    texts = [op for op in found.ops if isinstance(op, Text)]
    assert [(t.x - p.x, t.y - p.y) for t, p in zip(texts, panels, strict=True)] == [
        (8, tall // 2 + 15) for tall in heights
    ]


def test_what_would_hardly_be_lower_stays_as_it_is() -> None:
    scene = stacked([100, 1500])
    assert folded(scene) is scene


def test_what_is_too_tall_for_two_columns_has_three() -> None:
    found = folded(stacked([500] * 12))
    assert found.width == 3 * (NARROW - EDGE) + EDGE
    assert found.height <= TALL * found.width


@pytest.mark.parametrize(("high", "columns"), [(900, 1), (2000, 2), (6000, 3)])
def test_cards_are_drawn_in_as_few_columns_as_they_need(high: int, columns: int) -> None:
    def draw(count: int) -> Scene:
        return Canvas(width(count), high // count, DARK).scene()

    assert widened(draw).width == width(columns)


def test_a_heading_stays_above_its_part() -> None:
    scene = stacked([700, 700, 700], headed=(1, 2))
    found = places(folded(scene))
    for part in (1, 2):
        heading, inside = found[f"Head {part}"], found[f"{part}"]
        assert heading[0] == inside[0]
        assert 0 < inside[1] - heading[1] < 500


def test_a_part_is_not_broken_where_that_costs_little() -> None:
    """The best break would be before the third panel, which has no heading."""
    found = places(folded(stacked([500, 300, 150, 600], headed=(0, 1, 3))))
    assert found["2"][0] == found["1"][0]
