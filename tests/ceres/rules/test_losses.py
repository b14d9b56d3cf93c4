"""Cards that neither pile nor discards have are said in the log."""

from __future__ import annotations

import pytest

from games.ceres import events as ev
from games.ceres.actions import Draw
from games.ceres.game import GAME
from games.core.text import LANGUAGES, Language
from tests.ceres.builder import Table, facility
from tests.ceres.rules.test_examples_checks import YARD

NAMES = ("Ana", "Benoît", "Émile")


@pytest.mark.parametrize(
    ("left", "log"),
    [
        (3, "Ana draws 3 Facility cards for 1 Influence."),
        (
            1,
            "Ana draws 1 Facility card for 1 Influence, 2 missing: "
            "the pile and the discards are empty.",
        ),
    ],
)
def test_a_short_draw_says_what_was_missing(left: int, log: str) -> None:
    hidden = tuple(facility(f"h{n}") for n in range(3))
    table = Table(hidden=hidden).pile("h0", "h1", "h2").seat(0, influence=1)
    table.state.facility_pile = table.state.facility_pile[-left:]
    table.do(YARD)
    [drawn] = [each for each in table.do(Draw(1)).events if isinstance(each, ev.FacilitiesDrawn)]
    assert GAME.words("en").event(drawn, NAMES) == log


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rows_that_stay_empty_leave_no_hole(lang: Language) -> None:
    line = GAME.words(lang).event(ev.RowsRenewed(facilities=(), projects=()), NAMES)
    assert line is not None
    assert ":." not in line.replace(" ", "").replace("\u202f", "")
    assert "empty" in line or "vides" in line
