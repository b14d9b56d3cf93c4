"""The standings of a season: every row legible on a phone, for any number of players.

`tests/golden/standings/drawn.txt` records a few pictures, each as a line. After a wanted change,
`python -m tests.rendering.test_standings` writes the file again.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from games.core.labels import ALT
from games.core.text import COMPUTER
from rendering import sizes, standings
from rendering.scene import Icon, Panel, Polygon, Scene, Text
from rendering.standings import (
    Column,
    Division,
    Mark,
    Row,
    Table,
    draw,
    standings_alt,
    standings_picture,
)
from rendering.theme import DARK, THEMES
from tests.games.record import GOLDEN
from tests.rendering.layout_checks import faults, icons, leaving, said, texts
from tests.rendering.rules.checks import LEGIBLE, LIMIT, VISIBLE
from tests.rendering.rules.ground import contrasts
from tests.rendering.rules.sizes import X_HEIGHT, x_height
from tests.rendering.test_drawn import summary

LATIN = (
    "Ada",
    "Grace Hopper",
    "Émilie du Châtelet",
    "jo",
    "xX_DarkOrbit_Xx",
    "Bartholomew the 2nd",
)
TYPED = (
    *("W" * 32, "Maximilian von Hohenstein-Sonderburg", "艾達·林", "שרה כהן", "Ольга", "김민수"),
    *("\N{ROCKET}", f"Kepler {COMPUTER}", "Ada", "i", "สมชาย นำ้", "Ǩoöř", "g" * 32),
)
COLUMNS = (
    Column("Points", "Pts"),
    Column("Sonneborn-Berger", "SB"),
    Column("Part des points", "%"),
    Column("Parties", "P"),
)
DRAWN = GOLDEN / "standings" / "drawn.txt"
SHARED = [(2, 1), (3, 1), (9, 1), (18, 2), (24, 3), (27, 1), (28, 1), (33, 4), (40, 1), (40, 5)]
"""Numbers of players and of their divisions."""


def numbered(number: int) -> str:
    """Return the name of a player whose own can't be drawn."""
    return f"Player {number}"


def more(number: int) -> str:
    """Return the sentence about rows that a description leaves out."""
    return f"And {number} more."


def row(number: int, name: str, marks: tuple[Mark | None, ...] = (None,)) -> Row:
    """Return a row; its number decides what is in it."""
    out = number % 7 == 6
    return Row(
        name=name,
        values=(str(29 - number % 25), f"{186.25 - number * 7:g}", f"{100 - number} %", "4"),
        alt=f"{number + 1}. {name}: {29 - number % 25} points.",
        place=0 if out else number + 1 - number % 2,
        mark=None if out else marks[number % len(marks)],
        strikes=2 if out else number % 5 % 4,
        out=out,
    )


def table(people: int, divisions: int = 1, names: Sequence[str] = TYPED) -> Table:
    """Return the standings of players in divisions of about equal sizes."""
    edges = [people * number // divisions for number in range(divisions + 1)]
    marks: tuple[Mark | None, ...] = ("up", None, None, "down") if divisions > 1 else (None,)
    found = [
        Division(
            tuple(
                row(number - first, names[number % len(names)], marks)
                for number in range(first, last)
            ),
            f"Division {place + 1}" if divisions > 1 else "",
        )
        for place, (first, last) in enumerate(pairwise(edges))
    ]
    return Table("Saison 3 · Projet Cérès", "Manche 2 sur 4", COLUMNS, tuple(found))


def scene(shown: Table, theme: str = DARK.key) -> Scene:
    """Return the picture of standings."""
    return standings_picture(shown, THEMES[theme], numbered=numbered)


def panels(drawn: Scene) -> list[Panel]:
    """Return the grounds of all rows, from above, then from the left."""
    return sorted((op for op in drawn.ops if isinstance(op, Panel)), key=lambda op: (op.y, op.x))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("names", [LATIN, TYPED], ids=["latin", "typed"])
@pytest.mark.parametrize(("people", "divisions"), SHARED)
def test_all_is_in_its_place_and_legible(
    people: int, divisions: int, names: Sequence[str], theme: str
) -> None:
    drawn = scene(table(people, divisions, names), theme)
    assert drawn.width == sizes.NARROW
    assert drawn.height <= sizes.TALL * drawn.width
    assert faults(drawn) == []
    assert list(leaving(drawn)) == []
    assert all(round(x_height(op, drawn.width), 2) >= X_HEIGHT for op in texts(drawn))
    for seen in contrasts(drawn):
        assert seen.contrast >= (LEGIBLE if isinstance(seen.op, Text) else VISIBLE), seen.op
    for op in panels(drawn):
        assert op.x >= standings.EDGE
        assert op.x + op.w <= drawn.width - standings.EDGE
        assert op.y + op.h <= drawn.height - standings.EDGE


@pytest.mark.parametrize("people", range(2, 41))
def test_each_player_has_a_row_for_any_number_of_divisions(people: int) -> None:
    for divisions in range(1, min(5, people) + 1):
        drawn = scene(table(people, divisions, LATIN))
        assert drawn.height <= sizes.TALL * drawn.width
        grounds = panels(drawn)
        assert len(grounds) == people
        assert len({(op.w, op.h) for op in grounds}) <= 2, "columns can differ by a pixel"
        for one, other in pairwise(sorted(grounds, key=lambda op: (op.x, op.y))):
            assert one.x != other.x or other.y >= one.y + one.h + standings.BETWEEN
        assert said(drawn).count("4") == people, "the tables of each player"


def test_a_division_that_fits_is_not_broken() -> None:
    drawn = scene(table(40, 5, LATIN))
    titles = [op for op in texts(drawn) if op.text.startswith("Division")]
    assert [op.text for op in titles] == [f"Division {number}" for number in range(1, 6)]
    left = [op for op in titles if op.x < drawn.width // 2]
    assert [op.text[-1] for op in left] == ["1", "2", "3"], "more on the left"
    uneven = Table("", "", COLUMNS, (table(36).divisions[0], table(4).divisions[0]))
    broken = scene(uneven)
    lefts = [op for op in panels(broken) if op.x < drawn.width // 2]
    assert 18 <= len(lefts) <= 22, "a long one is broken"


def test_values_of_a_column_end_below_each_other() -> None:
    drawn = scene(table(9, 1, LATIN))
    for end in ("%", "4"):
        ends = {
            op.x + round(standings.fonts.width(op.text, op.face, op.size))
            for op in texts(drawn)
            if op.text.endswith(end) and op.size > standings.HEAD and op.x > drawn.width * 0.7
        }
        assert len(ends) == 1


def test_shared_places_show_the_same_number_and_no_place_is_a_dash() -> None:
    places = [text for text in said(scene(table(8))) if text.endswith(".") or text == "–"]
    assert places == ["1.", "1.", "3.", "3.", "5.", "5.", "–", "7."]


def test_marks_differ_in_shape() -> None:
    drawn = scene(table(16, 2, LATIN))
    arrows = {op.points: op.look.fill for op in drawn.ops if isinstance(op, Polygon)}
    up, down = sorted(arrows, key=lambda points: -sum(y for _, y in points[:1]), reverse=True)
    assert len(arrows) == 2
    assert up != down
    assert arrows[up] != arrows[down]


def test_strikes_are_crosses() -> None:
    for strikes, crosses, number in ((0, 0, False), (1, 1, False), (3, 3, False), (5, 1, True)):
        shown = Table("", "", COLUMNS[:1], (Division((Row("Ada", ("7",), "", 1, None, strikes),)),))
        drawn = scene(shown)
        assert len(icons(drawn, "no")) == crosses
        assert ("5" in said(drawn)) == number
        assert faults(drawn) == []


def test_a_player_who_is_out_is_grey_in_a_row_without_a_ground() -> None:
    row = Row("Ada", ("7", "3", "1 %", "2"), "", 1, "down", 2, out=True)
    for theme in THEMES.values():
        drawn = scene(Table("", "", COLUMNS, (Division((row,)),)), theme.key)
        (ground,) = panels(drawn)
        assert ground.look.fill is None
        inks = {op.colour for op in texts(drawn) if op.y > ground.y}
        assert inks == {theme.faint}
        assert all(isinstance(op, Icon) for op in icons(drawn, "no"))
        assert len(icons(drawn, "no")) == 2


def test_heads_are_brief_only_where_there_is_no_room() -> None:
    assert {column.title for column in COLUMNS} <= set(said(scene(table(24, 3))))
    assert {column.brief for column in COLUMNS} <= set(said(scene(table(40, 5))))
    values = ("24", "1886.25", "66,7 %", "4")
    rows = tuple(Row("W" * 32, values, "", 30, "up", 2) for _ in range(40))
    drawn = scene(Table("", "", COLUMNS, (Division(rows),)))
    assert said(drawn)[1:5] == [column.brief for column in COLUMNS], "not cut for long names"
    assert faults(drawn) == []
    long = Column("W" * 40)
    drawn = scene(Table("", "", (long, long, long, long), table(40, 5).divisions))
    assert faults(drawn) == []
    assert any(text.startswith("W") and text.endswith("…") for text in said(drawn))


def test_long_titles_are_cut() -> None:
    shown = table(12, 3)
    long = [Division(division.rows, "W" * 99) for division in shown.divisions]
    drawn = scene(Table("W" * 99, "W" * 99, COLUMNS, tuple(long)))
    assert faults(drawn) == []
    assert sum(text.endswith("W…") for text in said(drawn)) == 2 + 3 + 1, "and a name"


def test_names_keep_letters_for_most_of_their_room_in_two_columns() -> None:
    shown = Table("", "", COLUMNS, table(40, 5, ["Katherine"]).divisions)
    names = [text for text in said(scene(shown)) if text.startswith("Kath")]
    assert len(names) == 40
    assert all(len(name.rstrip("…")) >= 8 for name in names)


def test_no_two_players_have_the_same_name() -> None:
    drawn = scene(table(4, 1, ["\N{ROCKET}", "Ada", "Ada", "\N{ROCKET} Bo"]))
    assert {"Player 1", "Ada", "Ada (3)", "Bo"} <= set(said(drawn))


def test_the_description_has_all_rows_that_fit() -> None:
    whole = standings_alt(table(6, 2, LATIN), more=more)
    assert whole.startswith(
        "Saison 3 · Projet Cérès. Manche 2 sur 4. Division 1. 1. Ada: 29 points."
    )
    assert " Division 2. 1. jo: 29 points." in whole
    assert "more" not in whole
    for people in range(2, 41):
        shown = table(people, min(5, people), TYPED)
        found = standings_alt(shown, more=more)
        assert len(found) <= ALT
        kept = [row for row in shown.rows if row.alt in found]
        rest = people - len(kept)
        assert found.endswith(more(rest)) == (rest > 0)
        assert not rest or len(found) > ALT - 120, "as many as fit"
        assert not found.removesuffix(more(rest)).rstrip().endswith("Division 5.")


def test_a_description_of_endless_words_is_cut() -> None:
    rows = tuple(Row("Ada", ("1",), "W" * length, 1) for length in (2000, 10))
    shown = Table("A" * 2000, "", COLUMNS[:1], (Division(rows),))
    found = standings_alt(shown, more=more)
    assert len(found) <= ALT
    assert found.endswith("… And 2 more.")
    assert len(standings_alt(Table("A" * 2000, "", (), ()), more=more)) <= ALT


def test_a_picture_is_a_file_with_its_description() -> None:
    for theme in THEMES.values():
        shown = table(40, 5)
        found = draw(shown, theme, numbered=numbered, more=more)
        assert found.png.startswith(b"\x89PNG")
        assert len(found.png) < LIMIT
        assert (found.width, found.height) == scene(shown)[:2]
        assert found.alt == standings_alt(shown, more=more)


def test_a_season_without_players_can_be_drawn() -> None:
    for divisions in (
        (),
        (Division(()),),
        (Division((), "Division 1"), Division((), "Division 2")),
    ):
        shown = Table("Season 3", "", COLUMNS, divisions)
        assert faults(scene(shown)) == []
        assert draw(shown, numbered=numbered, more=more).alt == "Season 3."


def lines() -> list[str]:
    """Return the lines of the record, with names that need no other fonts."""
    return [
        f"{people} in {parts}, {theme}: {summary(scene(table(people, parts, LATIN), theme))}"
        for people, parts in SHARED
        for theme in THEMES
    ]


def test_pictures_are_those_of_the_record() -> None:
    assert lines() == DRAWN.read_text("utf-8").splitlines()


if __name__ == "__main__":
    DRAWN.parent.mkdir(exist_ok=True)
    DRAWN.write_text("".join(f"{line}\n" for line in lines()), "utf-8")
