"""Measures of pictures find the faults of made-up ones, and none in sound ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games import registry
from games.core.setup import PictureName
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.scene import Scene
from rendering.theme import DARK
from tests.rendering.rules import names
from tests.rendering.rules.checks import RULES, Drawn, broken
from tests.rendering.rules.shots import NEW_ROUND, Position, Shot

GREY, WHITE, BLACK, SEAT = "#777777", "#ffffff", "#000000", DARK.player(0).colour


def judged(
    draw: Callable[[Canvas], None],
    kind: str = "board",
    size: tuple[int, int] = (1600, 800),
    label: str = "late",
) -> set[str]:
    """Return the names of the rules that a picture of Ceres with four players breaks."""
    state = registry.get("ceres").start({}, 4, 1)
    picture = PictureName("made", kind)
    shot = Shot(Position("ceres", label, state, state), picture, "made", None)
    canvas = Canvas(*size, DARK)
    draw(canvas)
    older = Canvas(*size, DARK)
    text(100, "8")(older)
    it = Drawn(shot, canvas.scene(), "en", "dark", older.scene())
    return {rule for rule in RULES if broken(rule, it)}


def put(method: str, *args: Any, **more: Any) -> Callable[[Canvas], None]:
    """Return how something is drawn on the main layer."""
    return lambda canvas: getattr(canvas.main, method)(*args, **more)


def both(*steps: Callable[[Canvas], None]) -> Callable[[Canvas], None]:
    """Return how several things are drawn, one after the other."""

    def draw(canvas: Canvas) -> None:
        for step in steps:
            step(canvas)

    return draw


def text(x: int, said: str = "Said", size: int = 40, **more: Any) -> Callable[[Canvas], None]:
    return put("text", x, 200, said, size=size, **more)


def glowing(seat: int) -> Callable[[Canvas], None]:
    """Return how the token of a seat glows."""
    return put("token", 200 + 90 * seat, 200, DARK.player(seat), 30, glow=True)


DISC = put("disc", 200, 200, 60, fill="#223344", border=WHITE, width=6)

SOUND: dict[str, Callable[[Canvas], None]] = {
    "a text": text(100),
    "a text in a disc": both(DISC, text(200, "12", anchor="mm")),
    "a rimmed text on an edge": both(DISC, text(250, "+1", outline=BLACK)),
    "a number on an icon": both(put("icon", 200, 200, "vp", 90), text(200, "3", 30, colour=BLACK)),
    "a seat that glows": glowing(0),
    "a token on its colour": both(
        put("disc", 200, 200, 60, fill=SEAT), put("token", 200, 200, DARK.player(0), 15)
    ),
    "a frame around an amount that was not there": both(
        put("text", 100, 500, "2", size=40), put("mark", Box(90, 460, 120, 80))
    ),
    "a frame around a name": both(text(100), put("mark", Box(90, 160, 120, 80))),
}
WRONG: list[tuple[str, Callable[[Canvas], None]]] = [
    ("size", text(100, size=23)),
    ("names", text(100, "Belt Bank", size=27)),
    ("contrast of texts", text(100, colour="#556070")),
    ("contrast of texts", both(put("panel", Box(140, 150, 30, 99), fill=GREY), text(100))),
    ("contrast of texts", text(100, colour=WHITE, outline=GREY)),
    ("contrast of icons", put("icon", 200, 200, "ore", 40, colour="#333a44")),
    ("contrast of icons", put("icon", 200, 200, "ore", 40, colour=WHITE, halo="#dddddd")),
    ("contrast of icons", put("disc", 200, 200, 15, border="#333a44", width=3)),
    ("contrast of icons", both(*(put("disc", 200, 200, size, fill=SEAT) for size in (60, 15)))),
    ("shape", both(DISC, text(200, "123456", anchor="mm"))),
    ("shape", both(DISC, text(236, "12", anchor="mm"))),
    ("overlap", both(text(100), text(120))),
    ("overlap", both(text(100), put("icon", 120, 195, "ore", 40, colour=BLACK))),
    ("hidden", both(text(100), put("panel", Box(110, 150, 40, 99), fill=BLACK))),
    ("outside", text(1560)),
    ("emphasis", both(text(100, "9"), put("mark", Box(90, 160, 120, 80)))),
    ("emphasis", both(*(glowing(seat) for seat in range(3)))),
]


@pytest.mark.parametrize("what", SOUND)
def test_sound_pictures_break_no_rule(what: str) -> None:
    assert judged(SOUND[what]) == set()


@pytest.mark.parametrize(("rule", "draw"), WRONG, ids=[rule for rule, _ in WRONG])
def test_what_is_wrong_is_found(rule: str, draw: Callable[[Canvas], None]) -> None:
    assert rule in judged(draw)


def test_pictures_for_phones_are_narrow_and_have_a_higher_x() -> None:
    assert judged(text(100, size=26), "private", (1080, 1300)) == set()
    assert judged(text(100, size=24), "private", (1080, 1300)) == {"size"}
    assert judged(text(100, size=60), "zoom", (1100, 900)) == {"size"}
    assert judged(text(100, size=27, face="narrow"), "zoom", (1080, 900)) == {"size"}


@pytest.mark.parametrize("kind", ["board", "zoom", "private", "end"])
def test_pictures_that_are_too_tall_are_found(kind: str) -> None:
    assert judged(text(100, size=40), kind, (1080, 1350)) == set()
    assert judged(text(100, size=40), kind, (1080, 1360)) == {"size"}


def test_folded_pictures_are_read_at_the_width_of_their_columns() -> None:
    assert judged(text(100, size=26), "private", (2148, 1300)) == set()
    assert judged(text(100, size=24), "private", (2148, 1300)) == {"size"}
    assert judged(text(100, size=26), "private", (2148, 550)) == {"size"}, "without need"
    assert judged(text(100, size=40), "private", (4300, 1300)) == {"size"}, "four columns"


def test_heavy_pictures_are_found() -> None:
    def strew(canvas: Canvas) -> None:
        for n in range(9000):
            x, y = n * 7919 % 1500, n * 104729 % 780
            canvas.main.disc(x + 20, y + 10, 4 + n % 5, fill=f"#{n * 7451 % 0xFFFFFF:06x}")

    assert judged(strew) == {"bytes"}


def test_unclear_changes_are_found() -> None:
    pill = put("changed", 200, 200, 1)
    assert judged(pill) == judged(both(text(160, "7"), pill)) == set()
    assert judged(both(text(165, "17"), pill)) == {"marks"}, "too near"
    assert judged(text(200, "+1", colour=DARK.mark)) == {"marks"}, "without a ground"
    low = put("panel", Box(200, 180, 60, 40), fill=DARK.mark)
    assert judged(both(low, text(210, "+1", 34, colour=BLACK))) == {"marks"}, "too low"
    high = put("panel", Box(200, 175, 60, 50), fill=DARK.mark)
    assert judged(both(high, text(210, "+1", 34, colour=BLACK))) == set()
    assert judged(both(high, text(210, "+1", 28, colour=BLACK))) == {"marks"}, "small digits"


def test_changes_by_a_new_round_are_found() -> None:
    ore, forest = (put("icon", 190, 200, name, 40) for name in ("ore", "forest"))
    change = put("changed", 90, 200, 3)
    assert judged(both(change, ore)) == set()
    assert judged(both(change, ore), label=NEW_ROUND) == {"emphasis"}
    assert judged(both(change, forest), label=NEW_ROUND) == set()


def test_names_are_found_whole_wrapped_and_shortened() -> None:
    def found(draw: Callable[[Canvas], None]) -> set[str]:
        canvas = Canvas(1600, 800, DARK)
        draw(canvas)
        scene: Scene = canvas.scene()
        return {op.text for op in names.named(scene, "ceres", "en")}

    assert "Grand Shipyard" in names.menu_names("ceres", "en")
    assert found(text(100, "Grand Shipyard")) == {"Grand Shipyard"}
    assert found(text(100, "Grand…")) == {"Grand…"}
    wrapped = put("fit", Box(100, 100, 140, 90), "Grand Shipyard", size=28, lines=2)
    assert found(wrapped) == {"Grand", "Shipyard"}
    assert found(both(text(100, "Grand"), text(100, "Design"))) == set()
