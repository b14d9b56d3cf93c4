"""Display lists are plain data: equal content is equal, and differences can be found."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rendering.box import Box
from rendering.canvas import Canvas, changed_width
from rendering.scene import Panel, Text
from rendering.sizes import NARROW, WIDE
from rendering.theme import DARK
from rendering.typeset import DoesNotFitError, elide, fit, fit_rich, wrap
from tests.rendering.boards import board


def test_equal_scenes_are_equal_and_hash_alike() -> None:
    again = board.__wrapped__()
    assert (board(), hash(board())) == (again, hash(again))
    assert len({board(), again, board(turn=1), board(theme="contrast")}) == 3


def test_marks_lie_over_everything_else() -> None:
    canvas = Canvas(100, 100, DARK)
    canvas.over.mark(Box(10, 10, 20, 20))
    canvas.main.disc(20, 20, 5, fill="#ffffff")
    canvas.static.disc(20, 20, 9, fill="#000000")
    scene = canvas.scene()
    assert len(scene.static) == 1
    assert scene.ops[1:] == tuple(canvas.over.ops)


@pytest.mark.parametrize("width", [WIDE, NARROW])
@pytest.mark.parametrize("change", [1, -30])
def test_what_changed_is_on_a_pill_a_gap_away_from_its_amount(change: int, width: int) -> None:
    canvas = Canvas(width, 200, DARK)
    right = canvas.changed(500, 100, change)
    left = canvas.changed(400, 100, change, anchor="rm")
    pills = [op for op in canvas.scene().ops if isinstance(op, Panel)]
    assert left == right == changed_width(change, width)
    assert 500 < pills[0].x < pills[0].x + pills[0].w == 500 + right
    assert 400 - left == pills[1].x
    assert pills[1].x + pills[1].w < 400
    assert canvas.changed(500, 100, 0) == changed_width(0, width) == 0


@pytest.mark.parametrize("number", ["3", "12", "102"])
@pytest.mark.parametrize("wide", [130, 105, 94])
def test_an_amount_with_what_changed_keeps_to_its_cell(wide: int, number: str) -> None:
    canvas, cell = Canvas(WIDE, 200, DARK), Box(50, 100, wide, 50)
    used = canvas.counted(cell, "ore", number, 4, size=36, text=36)
    assert used <= wide or number == "102"
    *_, pill, said = canvas.scene().ops
    assert isinstance(pill, Panel)
    assert isinstance(said, Text)
    assert said.text == "+4"
    assert pill.x + pill.w == cell.x + used


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
    # Not with a word that is no noun: "level 1 applies" in French.
    assert wrap("le niveau 1 s’applique", 150, "text", 20)[0].endswith("1")


def test_unknown_icons_are_refused_while_building() -> None:
    with pytest.raises(KeyError, match="unobtainium"):
        Canvas(10, 10, DARK).main.icon(5, 5, "unobtainium")


def test_rich_text_of_owners_is_cut_instead():
    laid = fit_rich("Gain 2 [ore] and then 1 [energy].", 90, 50, "text", 20, 18, 99, cut=True)
    assert laid.height <= 50
    assert all(line.width <= 90 for line in laid.lines)
    assert laid.lines[-1].pieces[-1].text == "…"
    assert laid.lines[0].pieces[0].text == "Gain"
