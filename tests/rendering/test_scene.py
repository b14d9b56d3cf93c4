"""Display lists are plain data: equal content is equal, and differences can be found."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rendering.box import Box
from rendering.canvas import Canvas
from rendering.scene import Text, changed
from rendering.theme import DARK, HIGH_CONTRAST
from rendering.typeset import DoesNotFitError, elide, fit, fit_rich, wrap
from tests.rendering.demo import demo
from tests.rendering.layout_checks import rect


def test_equal_scenes_are_equal_and_hash_alike() -> None:
    assert demo() == demo()
    assert hash(demo()) == hash(demo())
    assert len({demo(), demo(turn=1), demo(HIGH_CONTRAST)}) == 3


def test_a_turn_changes_few_operations_and_nothing_static() -> None:
    old, new = demo(), demo(turn=1)
    assert old.static == new.static
    assert 0 < len(changed(old, new)) < len(old.ops) / 3
    assert not changed(old, demo())


def test_marks_lie_over_everything_else() -> None:
    canvas = Canvas(100, 100, DARK)
    canvas.over.mark(Box(10, 10, 20, 20))
    canvas.main.disc(20, 20, 5, fill="#ffffff")
    canvas.static.disc(20, 20, 9, fill="#000000")
    scene = canvas.scene()
    assert len(scene.static) == 1
    assert scene.ops[1:] == tuple(canvas.over.ops)


def test_what_changed_hangs_in_its_cell_and_not_in_the_one_above() -> None:
    canvas, cell = Canvas(200, 200, DARK), Box(50, 100, 90, 50)
    canvas.changed(cell, -30)
    (mark,) = canvas.scene().ops
    assert isinstance(mark, Text)
    left, top, right, bottom = rect(mark)
    assert cell.x < left < right < cell.right
    assert cell.y - 2 < top < bottom < cell.y + 18


def test_columns_fill_their_box_exactly() -> None:
    columns = Box(10, 0, 1003, 5).columns(4, 7)
    assert columns[0].x == 10
    assert columns[-1].right == 1013
    assert all(b.x - a.right == 7 for a, b in pairwise(columns))


def test_text_steps_down_until_it_fits() -> None:
    wide = fit("Coordinateur scientifique", 400, 40, "strong", 30, 12, 1)
    narrow = fit("Coordinateur scientifique", 200, 40, "strong", 30, 12, 1)
    assert wide.size == 30
    assert 12 <= narrow.size < 30


def test_text_wraps_before_it_shrinks_to_nothing() -> None:
    found = fit("Main Headquarters of Ceres", 150, 80, "narrow", 24, 12, 3)
    assert found.size == 24
    assert len(found.lines) > 1


def test_text_that_cannot_fit_is_a_clear_error() -> None:
    with pytest.raises(DoesNotFitError, match=r"'Unpronounceable' does not fit 30 x 20 at size 14"):
        fit("Unpronounceable", 30, 20, "strong", 30, 14, 1)


def test_typed_text_is_cut_with_an_ellipsis() -> None:
    found = fit("A name that never ends " * 4, 120, 20, "strong", 20, 14, 1, cut=True)
    assert found.lines[0].endswith("…")
    assert elide("short", 200, "text", 20) == "short"


def test_rich_text_keeps_numbers_with_their_icons() -> None:
    for width in range(90, 260, 10):
        laid = fit_rich("Gain 2 [ore] and 1 [energy].", width, 400, "text", 20, 12, 99)
        for line in laid.lines:
            assert line.pieces[-1].text.strip("\N{NO-BREAK SPACE}") not in {"2", "1"}
            assert line.width <= width


def test_a_number_stays_with_its_noun() -> None:
    for width in range(110, 300, 10):
        for text in ("Gain 2 probes and 1 alloy.", "Recevez 2 sondes, 1 alliage et 3 minerais."):
            plain = wrap(text, width, "text", 20)
            laid = fit_rich(text, width, 400, "text", 20, 12, 99)
            rich = [line.pieces[-1].text for line in laid.lines]
            assert not any(line[-1:].isdigit() for line in (*plain, *rich)), (width, plain, rich)
    # Not with what is no noun: "level 1 applies" in French.
    assert wrap("le niveau 1 s’applique", 150, "text", 20)[0].endswith("1")


def test_rich_text_that_cannot_fit_is_a_clear_error() -> None:
    with pytest.raises(DoesNotFitError):
        fit_rich("Gain 2 [ore] and 1 [energy].", 60, 20, "text", 20, 18, 99)


def test_unknown_icons_are_refused_while_building() -> None:
    with pytest.raises(KeyError, match="unobtainium"):
        Canvas(10, 10, DARK).main.icon(5, 5, "unobtainium")


def test_rich_text_of_owners_is_cut_instead():
    laid = fit_rich("Gain 2 [ore] and then 1 [energy].", 90, 50, "text", 20, 18, 99, cut=True)
    assert laid.height <= 50
    assert all(line.width <= 90 for line in laid.lines)
    assert laid.lines[-1].pieces[-1].text == "…"
    assert laid.lines[0].pieces[0].text == "Gain"
