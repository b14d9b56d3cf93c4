"""The door for the bot: names, caching, the drawing thread, games without a layout."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from games import registry
from games.core.labels import Part
from rendering import layouts, pictures, textboard, typeset
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.pictures import Renderer, render
from rendering.scene import Scene, Text
from rendering.theme import DARK, HIGH_CONTRAST, Theme
from tests.toy.game import TOY


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    registry.register(TOY)
    yield
    registry._GAMES.pop(TOY.key)
    layouts._registered.pop(TOY.key, None)


def view() -> Any:
    return TOY.mask(TOY.start({}, 2, 1), None)


def picture() -> str:
    return TOY.presentation.pictures[0].key


def test_a_game_without_a_layout_shows_its_text_board() -> None:
    found = render(TOY.key, view(), picture(), lang="en", names=("Ada", "Bo"))
    assert found.png.startswith(b"\x89PNG")
    assert found.width > 800
    assert found.alt == TOY.words("en").alt(view(), picture(), ("Ada", "Bo"))


def test_pictures_that_do_not_exist_are_refused() -> None:
    for wrong in ("nothing", f"{picture()}:0", "hand", "hand:9", ""):
        with pytest.raises(layouts.UnknownPictureError):
            render(TOY.key, view(), wrong, lang="en", names=("Ada", "Bo"))
    with pytest.raises(registry.UnknownGameError):
        render("chess", view(), picture(), lang="en", names=("Ada", "Bo"))


def test_layouts_get_names_that_can_be_drawn_and_the_theme() -> None:
    seen: list[tuple[Sequence[str], str, Any]] = []

    def layout(
        view: Any, picture: str, *, theme: Theme, names: Sequence[str], **more: Any
    ) -> Scene:
        seen.append((names, theme.key, more["before"]))
        return Canvas(10, 10, theme).scene()

    layouts.register(TOY.key, layout)
    old = view()
    names = ("🚀", "𝔹o")
    render(TOY.key, view(), picture(), lang="fr", names=names, theme=HIGH_CONTRAST, before=old)
    assert seen == [(["Joueur 1", "Bo"], "contrast", old)]


async def test_drawing_happens_in_one_other_thread() -> None:
    threads: set[int] = set()

    def layout(
        view: Any, picture: str, *, theme: Theme, names: Sequence[str], **more: Any
    ) -> Scene:
        threads.add(threading.get_ident())
        return Canvas(10, 10, theme).scene()

    layouts.register(TOY.key, layout)
    async with Renderer() as renderer:
        drawings = [
            renderer.draw(TOY.key, view(), picture(), lang="en", names=("Ada", name))
            for name in ("Bo", "Cy", "Di")
        ]
        found = await asyncio.gather(*drawings)
    assert len(found) == 3
    assert len(threads) == 1
    assert threading.get_ident() not in threads


async def test_a_failing_layout_fails_its_own_picture_only() -> None:
    def layout(
        view: Any, picture: str, *, theme: Theme, names: Sequence[str], **more: Any
    ) -> Scene:
        if names[0] == "bad":
            raise ZeroDivisionError
        return Canvas(10, 10, theme).scene()

    layouts.register(TOY.key, layout)
    async with Renderer() as renderer:
        with pytest.raises(ZeroDivisionError):
            await renderer.draw(TOY.key, view(), picture(), lang="en", names=("bad", "Bo"))
        found = await renderer.draw(TOY.key, view(), picture(), lang="en", names=("Ada", "Bo"))
    assert found.width == 10


async def test_warming_fills_the_caches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "game_keys", lambda: (TOY.key,))
    async with Renderer() as renderer:
        await renderer.warm("en")
        before = pictures.paste.__globals__["masks"].label.cache_info().misses
        await renderer.draw(
            TOY.key,
            TOY.mask(TOY.start({}, TOY.seats.stop - 1, 1), None),
            picture(),
            lang="en",
            names=[f"Player {seat + 1}" for seat in range(TOY.seats.stop - 1)],
            theme=DARK,
        )
        after = pictures.paste.__globals__["masks"].label.cache_info().misses
    assert after == before


def texts(name: str) -> list[Text]:
    canvas = Canvas(400, 60, DARK)
    canvas.main.name(Box(0, 0, 260, 50), name, size=32, floor=22)
    return [op for op in canvas.scene().ops if isinstance(op, Text)]


def test_long_names_are_set_in_narrow_letters_before_they_shrink_or_are_cut() -> None:
    assert [(op.text, op.face, op.size) for op in texts("Grace")] == [("Grace", "strong", 32)]
    (narrow,) = texts("Valentina Terechkova")
    assert (narrow.text, narrow.face) == ("Valentina Terechkova", "narrow_bold")
    (cut,) = texts("Maximilian von Hohenstaufen-Wittelsbach")
    assert (cut.size, cut.text[-1]) == (22, "…")


def test_names_in_letters_that_the_narrow_face_lacks_keep_the_wide_one() -> None:
    (greek,) = texts("Αλέξανδρος Παπαδόπουλος")
    assert greek.face == "strong"


def test_posted_text_boards_have_two_columns_and_others_one() -> None:
    many = "\n".join(f"line {i}" for i in range(39))
    one = textboard._set("Dust", [Part("a", "Sites", "a\nb"), Part("b", "Bids", "c")], DARK, 1)
    two = textboard._set("Dust", [Part("a", "Sites", many)], DARK, 2)
    assert (one.width, two.width) == (1080, 1600)
    assert len({op.x for op in one.ops}) == 1
    assert len({op.x for op in two.ops}) == 2
    told = {op.text: op.face for op in one.ops if isinstance(op, Text)}
    assert {"a", "b", "c"} <= set(told)
    assert {text for text, face in told.items() if face == "strong"} == {"Sites", "Bids"}
    assert sum(isinstance(op, Text) for op in two.ops) == 40


def test_short_text_boards_have_larger_letters_and_no_heading_ends_a_column() -> None:
    def size(lines: int) -> int:
        text = "\n".join(f"line {i}" for i in range(lines))
        scene = textboard._set("Dust", [Part("a", "Sites", text)], DARK, 2)
        return next(op.size for op in scene.ops if isinstance(op, Text))

    assert size(9) == textboard.LARGE > size(50) >= 24
    parts = [Part("a", "Sites", "a"), Part("b", "Bids", "c\nd")]
    left, *right = textboard._set("Dust", parts, DARK, 2).ops
    assert isinstance(left, Text)
    assert next(op.text for op in right if isinstance(op, Text) and op.x > left.x) == "Bids"


def test_neighbours_are_set_in_one_size_in_which_all_fit() -> None:
    short, long = "Gain 2 [ore].", "Gain 2 [ore]. " + "Pay 1 [ice]: manufacture up to twice. " * 4
    alone = typeset.fit_rich(short, 200, 150, "narrow", 30, 12, 99)
    both = typeset.common((short, long), 200, 150, "narrow", 30, 12)
    assert 12 < both < alone.size
    for markup in (short, long):
        assert typeset.fit_rich(markup, 200, 150, "narrow", both, both, 99).size == both


def test_punctuation_stands_right_behind_an_icon() -> None:
    (line,) = typeset.fit_rich("Gain 1 [plant].", 400, 40, "narrow", 30, 30, 1).lines
    icon, stop = line.pieces[-2:]
    assert (icon.text, stop.text) == ("plant", ".")
    assert stop.x - icon.x < typeset.icon_size(30), "the empty margins of the icon are left out"
