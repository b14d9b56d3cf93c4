"""Names in pictures: in every script that people write, in their direction, no two alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from games import registry
from games.core.text import COMPUTER, FSI, LANGUAGES, PDI, Language, boundary
from rendering import bidi, faces, fonts, icons, masks, scripts, typeset
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.labels import label
from rendering.pictures import printable_names, renamed, render, scene_of
from rendering.scene import Icon, Text
from rendering.theme import DARK

SHAPED = {"arabic": "مريم الزهراء", "devanagari": "दीदी श्रीवास्तव"}
WRITTEN = {
    "latin": "Nguyễn Ẩn Ş̌ Ǩoöř",
    "greek": "Ελένη Ἀθηνᾶ",
    "cyrillic": "Ольга Ғайни",
    "hebrew": "שרה כהן",
    "thai": "สมชาย นำ้",
    "chinese": "艾達·林 张伟",
    "japanese": "田中-さん ミドリ",
    "korean": "김민수",
}
EMOJI, RUNES = "\N{ROCKET}", "ᚠᚢᚦ"


def forget() -> None:
    """Forget the results about fonts."""
    for each in (
        scripts._font, scripts._blank, scripts._has, scripts._script, scripts.simple, scripts.runs,
        fonts.width, masks.label, typeset.fit,
    ):  # fmt: skip
        each.cache_clear()


@pytest.fixture(params=[True, False], ids=["shaped", "unshaped"])
def shapes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[bool]:
    """Pillow may be able to shape text, or not: the machine decides what can be tried of it."""
    can: bool = request.param and scripts.shapes()
    monkeypatch.setattr(scripts, "shapes", lambda: can)
    forget()
    yield can
    monkeypatch.undo()
    forget()


def drawn(scene: Any) -> str:
    """Return all texts of a picture."""
    return "\n".join(op.text for op in (*scene.static, *scene.ops) if isinstance(op, Text))


@pytest.mark.parametrize("script", WRITTEN)
def test_names_are_drawn_whole_in_the_scripts_that_people_write(script: str, shapes: bool) -> None:
    name = WRITTEN[script]
    assert fonts.printable(name, "strong") == fonts.plain(name)
    for sign in bidi.signs(fonts.plain(name)):
        assert sign == " " or scripts.drawable(sign, "strong")
    mask = masks.label(name, "strong", 34)
    assert mask is not None
    assert mask.cover.width <= fonts.width(name, "strong", 34) + 4
    assert mask.cover.width >= fonts.width(name, "strong", 34) // 2


@pytest.mark.parametrize("script", SHAPED)
def test_letters_that_change_with_their_neighbours_are_drawn_where_that_can_be_done(
    script: str, shapes: bool
) -> None:
    names = [SHAPED[script], "Ada"]
    shown = printable_names("ares", "en", names)
    assert shown == (names if shapes else ["Player 1", "Ada"])
    if shapes:
        joined = fonts.width(SHAPED[script], "strong", 40)
        apart = sum(fonts.width(each, "strong", 40) for each in SHAPED[script])
        assert joined < apart


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Ada 🚀", "Ada 🎉"], ["Ada (1)", "Ada (2)"]),
        (["Ada 🚀", "Brian"], ["Ada", "Brian"]),
        (["Ada 🚀", "ada"], ["Ada (1)", "ada"]),
        (["Ada (2)", "ada 🚀", "Ada"], ["Ada (2)", "Player 2", "Ada"]),
        (["艾達·林", "田中-さん"], ["艾達·林", "田中-さん"]),
        (["ᚠ·ᚢ", "ᚦ-ᚨ"], ["Player 1", "Player 2"]),
        ([EMOJI, "Player 1"], ["Player 1 (2)", "Player 1"]),
        ([RUNES, EMOJI, "", "!"], ["Player 1", "Player 2", "Player 3", "!"]),
        ([f"{EMOJI} {COMPUTER}", f"Ada {COMPUTER}"], [f"Player 1 {COMPUTER}", f"Ada {COMPUTER}"]),
        (["𝓐𝓭𝓪", "Brian"], ["Ada", "Brian"]),
        (["𝓐𝓭𝓪", "Ada"], ["Ada (1)", "Ada"]),
        (["Ada", "Ⓐda"], ["Ada", "Ada (2)"]),
        (["Ａda", "ada", "Brian"], ["Ada (1)", "ada", "Brian"]),
        (["𝓐𝓭𝓪", "Ⓐda"], ["Ada (1)", "Ada (2)"]),
        (["𝓐𝓭𝓪", "Ada 🚀"], ["Ada", "Ada (2)"]),
        (["Ada", "Ada (2)", "Ａda"], ["Ada", "Ada (2)", "Ada (3)"]),
        (["Ada", "Ada"], ["Ada", "Ada (2)"]),
        (["Ada", "ada"], ["Ada", "ada"]),
        (["Ada", f"Ada {COMPUTER}"], ["Ada", f"Ada {COMPUTER}"]),
    ],
)
def test_what_cannot_be_drawn_leaves_names_that_are_told_apart(
    names: list[str], shown: list[str]
) -> None:
    assert printable_names("ares", "en", names) == shown


@pytest.mark.parametrize("fancy", ["𝓐𝓭𝓪", "Ⓐda", "Ａda"])
def test_a_name_that_is_drawn_like_another_is_said(fancy: str) -> None:
    names = [fancy, "Ada"]
    assert renamed("ares", "en", names, names) == f"In the pictures, “Ada (1)” is {fancy}."
    assert renamed("ares", "en", [fancy, "Brian"], [fancy, "Brian"]) == ""


@pytest.mark.parametrize("key", registry.game_keys())
def test_every_game_draws_them_and_the_alternative_text_says_who_it_is(key: str) -> None:
    game = registry.get(key)
    view = game.mask(game.start({}, 3, 3), None)
    names = ["שרה כהן", EMOJI, "艾達·林"]
    for lang in LANGUAGES:
        number = label(key, lang, "seat", n=2)
        scene = scene_of(key, view, "score", lang=lang, names=names)
        for name in (names[0], number, names[2]):
            assert name in drawn(scene).replace("\n", " ")
        alt = render(key, view, "score", lang=lang, names=names).alt
        assert alt.count(number) == 1
        assert EMOJI in alt.partition(number)[2]
        assert f"{FSI}{names[0]}{PDI}" in alt
        alt = render(key, view, "score", lang=lang, names=["Ada", "Brian", "Chloé"]).alt
        assert number not in alt


def test_fonts_for_other_scripts_are_loaded_when_a_name_needs_them() -> None:
    forget()
    game = registry.get("ceres")
    view = game.mask(game.start({}, 2, 3), None)
    render("ceres", view, "board", lang="fr", names=["Ada", "Zoë Ольга"])
    assert scripts._font.cache_info().currsize == 0
    render("ceres", view, "board", lang="fr", names=["Ada", "עדה"])
    assert scripts._font.cache_info().currsize > 0


def test_what_the_faces_draw_is_drawn_by_them_alone() -> None:
    for text in ("Zoë Ольга 3 → ½", "Paye 2\u202fPV", "Ada"):
        (run,) = fonts.runs(text, "strong", 34)
        assert run == scripts.Run(0, text, faces.font("strong", 34), None)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Ada 12", "Ada 12"),
        ("אבג", "גבא"),
        ("אב 12", "12 בא"),
        ("אב 12:30", "12:30 בא"),
        ("אב (2)", "(2) בא"),
        ("אב Ada", "Ada בא"),
        ("Ada אב 3", "Ada 3 בא"),
        (f"Ada {FSI}אב{PDI} 3, Bo 12", "Ada בא 3, Bo 12"),
        (f"{FSI}אב (2){PDI}: 3", "(2) בא: 3"),
        (f"{FSI}אב", "בא"),
        ("מ\u05b0א", "אמ\u05b0"),
        (PDI, ""),
    ],
)
def test_what_is_read_from_the_right_stands_in_its_place(text: str, left: str) -> None:
    assert "".join(sign.text for sign in bidi.ordered(text)) == left


def test_a_name_read_from_the_right_is_drawn_from_the_right(shapes: bool) -> None:
    (*_, last) = fonts.runs("Ada אב", "strong", 34)
    assert last.text == ("אב" if shapes else "בא")
    assert last.direction == ("rtl" if shapes else None)
    first, *_ = fonts.runs("אב Ada", "strong", 34)
    assert "Ada" in first.text


WRAPPED = f"Points: Ada: 7 VP, {FSI}אבי כהן{PDI}: 12 VP, Bob: 3 VP"
LEFT = "Points: Ada: 7 VP,"


def leftmost(lines: Iterable[str]) -> list[str]:
    """Return lines as they are drawn, from the left."""
    return ["".join(sign.text for sign in bidi.ordered(line)) for line in lines]


@pytest.mark.parametrize("width", range(60, 480, 30))
def test_a_name_that_is_broken_turns_no_line_round(width: int, shapes: bool) -> None:
    lines = typeset.wrap(WRAPPED, width, "text", 20)
    for line in lines:
        assert line.count(FSI) == line.count(PDI)
    read = "\n".join(leftmost(lines)).replace("\N{NO-BREAK SPACE}", " ")
    assert read.replace("\n", " ") in (
        f"{LEFT} יבא ןהכ: 12 VP, Bob: 3 VP",
        f"{LEFT} ןהכ יבא: 12 VP, Bob: 3 VP",
    )
    assert ("יבא\nןהכ" in read) == ("ןהכ יבא" not in read), "only a broken name is in two parts"


def test_the_last_line_of_a_text_that_is_cut_has_its_names_in_order() -> None:
    laid = typeset.fit(WRAPPED, 210, 60, "text", 20, 20, 2, cut=True)
    whole = typeset.fit(WRAPPED, 330, 60, "text", 20, 20, 2, cut=True)
    for line in (*laid.lines, *whole.lines):
        assert f"{PDI} {FSI}" not in line
    assert len(laid.lines) == 2
    assert leftmost(laid.lines)[1].startswith("ןהכ")


@pytest.mark.parametrize("name", ["e\u0325\u0301" * 9, "कि" * 9, "नำ้" * 9, "김민수" * 9])
def test_long_names_are_cut_between_letters(name: str) -> None:
    for room in range(40, 200, 7):
        kept = typeset.elide(name, room, "strong", 30).removesuffix(typeset.ELLIPSIS)
        assert name.startswith(kept)
        assert boundary(name, len(kept)) == len(kept)


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
