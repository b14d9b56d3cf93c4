"""Computer players' seats: an icon next to the name in pictures, words in alt texts."""

from __future__ import annotations

import pytest

from games import registry
from games.core.text import COMPUTER, LANGUAGES, Language
from rendering import icons
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.pictures import render, scene_of
from rendering.scene import Icon, Text
from rendering.theme import DARK

MARKED = ["Ada", f"Kepler {COMPUTER}", f"\N{ROBOT FACE} {COMPUTER}"]
SPELLED: dict[Language, str] = {"en": "Kepler (computer)", "fr": "Kepler (ordinateur)"}

PLAYERS = {"projet_ceres": "clans"}
"""What the picture of all players is called where it is called otherwise."""


@pytest.mark.parametrize("key", ["ceres", "ares", "luna_maris", "projet_ceres"])
@pytest.mark.parametrize("picture", ["board", "players", "score"])
def test_a_picture_draws_the_mark_and_its_alt_says_it(key: str, picture: str) -> None:
    game = registry.get(key)
    view = game.mask(game.start({}, 3, 3), None)
    if picture == "players":
        picture = PLAYERS.get(key, picture)
    for lang in LANGUAGES:
        scene = scene_of(key, view, picture, lang=lang, names=MARKED)
        drawn = [op for op in (*scene.static, *scene.ops) if isinstance(op, Icon)]
        assert [op.name for op in drawn].count("computer") == 2
        said = [op.text for op in (*scene.static, *scene.ops) if isinstance(op, Text)]
        assert "Kepler" in said
        assert not any(COMPUTER in text for text in said)
        alt = render(key, view, picture, lang=lang, names=MARKED).alt
        assert SPELLED[lang] in alt
        assert COMPUTER not in alt


def test_people_have_no_mark() -> None:
    game = registry.get("ceres")
    view = game.mask(game.start({}, 2, 3), None)
    scene = scene_of("ceres", view, "board", lang="en", names=["Ada", "Brian"])
    assert not any(isinstance(op, Icon) and op.name == "computer" for op in scene.ops)


@pytest.mark.parametrize("align", ["l", "m", "r"])
@pytest.mark.parametrize("name", ["bob", "Maximilian von Hohenstein-Sonderburg"])
def test_mark_and_name_share_the_place_of_the_name(align: str, name: str) -> None:
    canvas, box = Canvas(400, 100, DARK), Box(50, 20, 200, 40)
    canvas.main.name(box, f"{name} {COMPUTER}", size=30, floor=12, align=align)  # type: ignore[arg-type]
    scene = canvas.scene()
    (icon,) = [op for op in scene.ops if isinstance(op, Icon)]
    (text,) = [op for op in scene.ops if isinstance(op, Text)]
    from rendering import fonts

    wide = fonts.width(text.text, text.face, text.size)
    assert box.x <= icon.x
    assert icon.x + icon.size < text.x
    assert text.x + wide <= box.right
    if align == "m":
        middle = (icon.x + text.x + wide) / 2
        assert abs(middle - (box.x + box.w / 2)) <= icon.size
    assert icons.exists("computer")
