"""The picture of a game's course: all final numbers, changes of lead, all legible."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games import registry
from games.core.course import Course, turnings
from games.core.labels import ALT
from games.core.text import COMPUTER, LANGUAGES
from rendering import sizes
from rendering.course import course_alt, course_picture
from rendering.pictures import renamed, render_course
from rendering.scene import Text
from rendering.theme import THEMES

NAMES = (
    "Ada Lovelace-Byron",
    f"Grace {COMPUTER}",
    "\N{BLACK STAR}",
    "W" * 32,
    "Valentina",
    "Sally",
)


def drawn(key: str, found: Course) -> None:
    """Check that the picture says all numbers of the end, in letters legible on a phone."""
    names = NAMES[: sum(isinstance(actor, int) for actor in found.actors)]
    for lang in LANGUAGES:
        for theme in THEMES.values():
            words = registry.get(key).words(lang)
            called = {actor: words.called(actor, names) for actor in found.actors}
            scene = course_picture(key, found, lang=lang, theme=theme, names=called)
            assert scene.height <= sizes.TALL * scene.width
            texts = [op for op in (*scene.static, *scene.ops) if isinstance(op, Text)]
            assert all(op.size >= sizes.least(op.face, scene.width) for op in texts)
            assert all(0 <= op.x < scene.width and 0 < op.y <= scene.height for op in texts)
            said = [op.text for op in texts]
            assert {str(total).replace("-", "\N{MINUS SIGN}") for total in found.totals[-1]} <= set(
                said
            )
            alt = course_alt(key, found, lang=lang, names=called)
            assert len(alt) <= ALT


def many(rounds: int, rows: int) -> Course:
    """Return a course of `rounds` rounds in which all lie on each other or far apart."""
    totals = tuple(
        tuple((n * k * (-1 if k == 1 else 1)) // 3 for k in range(rows)) for n in range(rounds)
    )
    return Course(tuple(range(rows)), tuple(range(rounds)), totals)


@pytest.mark.parametrize("rows", [2, 6])
@pytest.mark.parametrize("rounds", [2, 30])
def test_any_course_can_be_drawn(rounds: int, rows: int) -> None:
    for key in registry.game_keys():
        drawn(key, many(rounds, rows))
    flat = Course(tuple(range(rows)), tuple(range(rounds)), ((0,) * rows,) * rounds)
    drawn("ceres", flat)
    picture = render_course("ceres", flat, lang="en", names=NAMES[:rows])
    assert picture.png.startswith(b"\x89PNG")
    assert "Grace (computer)" in picture.alt


def test_the_alternative_text_says_whom_the_picture_calls_by_a_number() -> None:
    flat = Course((0, 1), (0, 1), ((0, 0),) * 2)
    for second, told in (("\N{ROCKET}", True), ("Brian", False)):
        for lang in LANGUAGES:
            names = ["Ada", second]
            line = renamed("ceres", lang, names, names)
            alt = render_course("ceres", flat, lang=lang, names=names).alt
            assert bool(line) == told
            assert alt.endswith(f" {line}") == told


def test_names_behind_the_lines_do_not_lie_on_each_other() -> None:
    close = Course(tuple(range(6)), (0, 1), ((0,) * 6, (50, 50, 49, 49, 50, 0)))
    scene = course_picture(
        "ceres", close, lang="en", theme=THEMES["dark"], names=dict(enumerate(NAMES))
    )
    totals = [op for op in scene.ops if isinstance(op, Text) and op.size == 40]
    heights = sorted(op.y for op in totals)
    assert len(heights) == 6
    assert all(b - a >= 60 for a, b in pairwise(heights))


def test_what_turned_is_told_in_words_too() -> None:
    found = Course((0, 1), (0, 1, 2), ((0, 0), (3, 1), (4, 6)))
    assert len(turnings(found)) == 1
    names = {0: "Ada", 1: "Brian"}
    assert "Round 2: Brian takes the lead." in course_alt("ceres", found, lang="en", names=names)
    assert "Manche 2 : Brian prend la tête." in course_alt(
        "ceres", found, lang="fr", names=names
    ).replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
