"""Painting: files that anyone can read, sprites in place, the look of plain Pillow."""

from __future__ import annotations

import io
import zlib
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageOps

from rendering import faces, masks, paint, png, sprites
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.colour import rgb
from rendering.kept import Kept
from rendering.scene import Disc, Look, Panel, Polygon, Scene, Shadow
from rendering.shapes import regular
from rendering.theme import DARK
from tests.rendering.boards import board


def decoded(data: bytes) -> Image.Image:
    with Image.open(io.BytesIO(data)) as image:
        image.load()
        return image.convert("RGB")


def pixel(image: Image.Image, x: int, y: int) -> tuple[int, ...]:
    found = image.getpixel((x, y))
    assert isinstance(found, tuple)
    return found


def drawn(canvas: Canvas) -> Image.Image:
    return paint.draw(canvas.scene())


def test_the_file_decodes_to_the_very_same_pixels() -> None:
    frame = paint.draw(board())
    assert decoded(png.encode(frame)).tobytes() == frame.tobytes()


def test_the_file_also_comes_out_of_the_standard_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(png, "_deflate", zlib)
    frame = Image.effect_mandelbrot((64, 48), (-2, -1, 1, 1), 40).convert("RGB")
    assert decoded(png.encode(frame)).tobytes() == frame.tobytes()


def test_odd_sizes_survive_the_file() -> None:
    for size in ((1, 1), (7, 3), (3, 7)):
        frame = Image.new("RGB", size, (12, 200, 99))
        frame.putpixel((0, 0), (255, 0, 1))
        assert decoded(png.encode(frame)).tobytes() == frame.tobytes()


def test_shapes_lie_where_they_were_put() -> None:
    canvas = Canvas(200, 120, DARK)
    canvas.main.panel(Box(20, 30, 60, 40), fill="#ff0000", border="#00ff00", width=3, radius=8)
    canvas.main.disc(140, 60, 25, fill="#0000ff")
    image = drawn(canvas)
    ground = rgb(DARK.background)
    assert pixel(image, 50, 50) == (255, 0, 0)
    assert pixel(image, 50, 30) == pixel(image, 50, 69) == pixel(image, 20, 50) == (0, 255, 0)
    assert pixel(image, 50, 29) == pixel(image, 50, 70) == pixel(image, 80, 50) == ground
    assert pixel(image, 20, 30) == ground, "the corner is round"
    assert pixel(image, 140, 60) == pixel(image, 117, 60) == (0, 0, 255)
    assert pixel(image, 140, 86) == pixel(image, 114, 60) == ground


def test_text_and_icons_lie_inside_their_boxes() -> None:
    canvas = Canvas(300, 100, DARK)
    canvas.main.text(150, 50, "128", face="bold", size=40, anchor="mm")
    canvas.main.icon(40, 50, "ore", 32)
    image = drawn(canvas)
    difference = ImageChops.difference(image, Image.new("RGB", image.size, DARK.background))
    left = difference.crop((0, 0, 80, 100)).getbbox()
    right = difference.crop((80, 0, 300, 100)).getbbox()
    assert left is not None
    assert right is not None
    assert left[0] >= 24
    assert left[1] >= 34
    assert left[2] <= 56
    assert left[3] <= 66
    assert abs((right[0] + right[2]) / 2 + 80 - 150) <= 2, "centred across"
    assert abs((right[1] + right[3]) / 2 - 50) <= 1, "centred between cap and baseline"


def test_things_may_reach_over_the_edge() -> None:
    canvas = Canvas(50, 50, DARK)
    canvas.main.disc(0, 0, 30, fill="#ffffff")
    canvas.main.text(-20, 25, "over the edge", size=20)
    canvas.main.icon(50, 50, "ice", 40)
    assert pixel(drawn(canvas), 0, 0) == (255, 255, 255)


def test_later_things_cover_earlier_ones_and_layers_hold() -> None:
    canvas = Canvas(30, 30, DARK)
    canvas.over.panel(Box(0, 0, 10, 30), fill="#0000ff", radius=0)
    canvas.main.panel(Box(0, 0, 20, 30), fill="#00ff00", radius=0)
    canvas.static.panel(Box(0, 0, 30, 30), fill="#ff0000", radius=0)
    image = drawn(canvas)
    assert [pixel(image, x, 15) for x in (5, 15, 25)] == [(0, 0, 255), (0, 255, 0), (255, 0, 0)]


def test_gradients_run_from_top_to_bottom() -> None:
    canvas = Canvas(20, 100, DARK)
    canvas.main.panel(Box(0, 0, 20, 100), fill="#000000", fill2="#ffffff", radius=0)
    image = drawn(canvas)
    column = [pixel(image, 10, y)[0] for y in range(100)]
    assert column[0] == 0
    assert column[-1] == 255
    assert column == sorted(column)


def test_half_transparent_fills_let_the_ground_through() -> None:
    canvas = Canvas(20, 20, DARK)
    canvas.static.panel(Box(0, 0, 20, 20), fill="#000000", radius=0)
    canvas.main.panel(Box(0, 0, 20, 20), fill="#ffffff80", radius=0)
    assert 100 < pixel(drawn(canvas), 10, 10)[0] < 156


def test_the_static_layer_is_kept_and_never_drawn_on() -> None:
    first, second = board(), board(turn=1)
    ground = paint.ground(first)
    again = paint.draw(second)
    assert paint.ground(second) is ground
    assert again.tobytes() != paint.draw(first).tobytes()
    whole = Scene(second.width, second.height, second.background, (), second.static + second.ops)
    assert paint.draw(whole).tobytes() == again.tobytes()


@pytest.mark.parametrize(
    ("name", "place"), [("panel", (Box(20, 20, 60, 60),)), ("disc", (50, 50, 30))]
)
def test_panels_and_discs_look_the_same_from_all_sides(name: str, place: tuple[Any, ...]) -> None:
    canvas = Canvas(100, 100, DARK)
    more = {"radius": 12} if name == "panel" else {}
    look = {"fill": "#123456", "border": "#00ff00", "width": 5, "shadow": Shadow(5, 0, "#ff0000")}
    getattr(canvas.main, name)(*place, **look, **more)
    image = drawn(canvas)
    for turned in (ImageOps.mirror(image), ImageOps.flip(image)):
        assert turned.tobytes() == image.tobytes()


def red(image: Image.Image, x: int, y: int) -> int:
    """Return how much redder than its ground a pixel is."""
    return pixel(image, x, y)[0] - rgb(DARK.background)[0]


def test_a_shadow_lies_below_its_shape_and_fades() -> None:
    canvas = Canvas(160, 160, DARK)
    drop = Shadow(6, 10, "#ff0000")
    canvas.main.panel(Box(50, 50, 60, 40), fill="#000000", shadow=drop)
    image = drawn(canvas)
    assert pixel(image, 80, 70) == (0, 0, 0)
    below = [red(image, 80, y) for y in range(92, 125)]
    assert below == sorted(below, reverse=True)
    assert below[0] > 150 > below[12] > 3 > below[-1]
    assert red(image, 80, 46) < 20 < red(image, 113, 80)
    assert red(image, 113, 80) == pytest.approx(red(image, 46, 80), abs=12)


def test_a_ring_of_light_is_as_strong_on_all_sides() -> None:
    canvas = Canvas(160, 160, DARK)
    canvas.main.disc(80, 80, 40, border="#00ff00", width=4, shadow=Shadow(5, 0, "#ff0000"))
    image = drawn(canvas)
    assert pixel(image, 80, 42) == pixel(image, 42, 80) == (0, 255, 0)
    lights = [red(image, 80 + dx, 80 + dy) for dx, dy in ((0, -42), (0, 41), (-42, 0), (41, 0))]
    assert min(lights) > 30
    assert max(lights) - min(lights) < 15
    assert red(image, 80, 80) < 10, "the ring is hollow"


def test_sectors_polygons_and_lines_lie_where_they_were_put() -> None:
    canvas = Canvas(400, 220, DARK)
    canvas.static.sector(100, 100, (40, 80), (0, 90), fill="#ff0000")
    canvas.main.polygon(260, 60, regular(6, 30), fill="#00ff00", border="#0000ff", width=3)
    canvas.main.line(((300, 200), (340, 160), (380, 200)), "#ffffff", 6)
    image = drawn(canvas)
    ground = rgb(DARK.background)
    found = [pixel(image, 100 + dx, 100 + dy) for dx, dy in ((42, 42), (42, -42), (-42, 42))]
    assert found.count((255, 0, 0)) == 1
    assert found[0] == (255, 0, 0), "degrees run from the right downwards"
    assert pixel(image, 120, 120) == pixel(image, 170, 170) == ground, "it is a part of a ring"
    assert pixel(image, 260, 60) == (0, 255, 0)
    assert pixel(image, 225, 60) == pixel(image, 295, 60) == ground
    assert pixel(image, 320, 180) == pixel(image, 360, 180) == (255, 255, 255)
    assert pixel(image, 320, 170) == pixel(image, 340, 190) == ground
    assert pixel(image, 298, 202)[0] > 150 < pixel(image, 382, 202)[0], "its ends are round"


def test_letters_are_as_thick_as_in_their_font() -> None:
    mask = masks.label("I", "bold", 60)
    assert mask is not None
    left, top, right, bottom = faces.font("bold", 60).getmask("I").getbbox()
    assert mask.cover.size == (right - left, bottom - top)


def test_an_outline_and_a_halo_lie_around_ink_and_not_on_it() -> None:
    canvas = Canvas(200, 100, DARK)
    canvas.main.text(20, 70, "I", face="bold", size=60, colour="#ffffff", outline="#ff0000")
    canvas.main.icon(140, 50, "ore", 48, colour="#ffffff", halo="#ff0000")
    image = drawn(canvas)
    for left, right in ((0, 70), (100, 200)):
        shades = [pixel(image, x, 50) for x in range(left, right)]
        ink = [n for n, (_, green, _) in enumerate(shades) if green > 100]
        rim = [n for n, shade in enumerate(shades) if shade == (255, 0, 0)]
        assert min(rim) < min(ink) < max(ink) < max(rim)
        assert not {*rim} & {*ink}


def test_the_file_is_smaller_than_pillow_saves_the_same_pixels() -> None:
    file = io.BytesIO()
    paint.draw(board()).save(file, "PNG")
    assert len(paint.paint(board())) < file.tell()


def test_a_store_stays_within_its_limit_and_forgets_the_oldest() -> None:
    store: Kept[str, bytes] = Kept(10, len)
    for key in "abc":
        store.put(key, b"1234")
    assert (store.get("a"), store.get("b"), store.used) == (None, b"1234", 8)
    store.put("d", b"1234")
    assert store.get("c") is None, "b was used later"
    store.put("b", b"12")
    assert store.used == 6
    store.put("large", b"1" * 99)
    assert store.used == 99, "one too large stays alone"
    store.put("e", b"1")
    assert (store.used, store.get("large")) == (1, None)


def test_shapes_cut_into_pieces_look_as_in_one() -> None:
    glow = Shadow(6, 2, "#ff00ff80")
    looks = [
        Look("#123456", "#654321", "#ffffff", 3, glow),
        Look(None, None, "#ffffff", 5),
        Look("#12345680", None, "#ffffff", 5),
        Look("#123456", None, "#ffffff80", 5),
        Look("#123456", None, None, 0),
    ]
    for look in looks:
        for op in (Panel(20, 20, 120, 90, 12, look), Disc(80, 70, 45, look)):
            frame, alone = (Image.effect_noise((180, 150), 90).convert("RGB") for _ in range(2))
            alone.paste(frame)
            paint.paste(frame, [op])
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(sprites, "CORE", 10**9)
                (piece,) = sprites._shape(op).pieces
            piece.paste(alone, op.x, op.y)
            assert frame.tobytes() == alone.tobytes(), op


@pytest.mark.parametrize(
    "look",
    [
        Look("#203050"),
        Look(border="#ffaa00", width=6),
        Look("#203050", border="#ffaa00", width=2),
        Look("#203050", border="#ffaa0080", width=6),
    ],
)
@pytest.mark.parametrize("radius", [40, 70, 87])
def test_a_hexagon_in_pieces_looks_like_one_that_is_whole(
    radius: int, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    op = Polygon(0, 0, regular(6, radius), look)
    cut = sprites._shape(op)
    monkeypatch.setattr(sprites, "_core", lambda *_: Box(0, 0, 0, 0))
    whole = sprites._shape(op)
    found: list[bytes] = []
    for sprite in (cut, whole):
        frame = Image.new("RGB", (200, 200), rgb("#112233"))
        for piece in sprite.pieces:
            piece.paste(frame, 100, 100)
        found.append(frame.tobytes())
    assert found[0] == found[1]
    assert len(whole.pieces) == 1
    assert (len(cut.pieces) > 1) == (radius > 40 and look.border != "#ffaa0080")
