"""Bands: a board after a turn is put together from kept ones, to the very pixel."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image

from games import registry
from games.core.game import AnyGame
from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import LANGUAGES
from rendering import paint, png
from rendering.pictures import scene_of
from rendering.scene import Scene, Text
from rendering.theme import DARK, HIGH_CONTRAST
from tests.rendering.demo import demo

ROOM = 100_000_000
NAMES = ("Ada", "Brian", "Chloé 🤖", "Dmitri", "Elena", "Farid")


def decoded(file: bytes) -> bytes:
    with Image.open(io.BytesIO(file)) as image:
        return image.convert("RGB").tobytes()


def pixels(file: bytes) -> bytes:
    """Return the rows of a file as the standard library unpacks them, every checksum tested."""
    assert file[:8] == b"\x89PNG\r\n\x1a\n"
    at, found = 8, b""
    while at < len(file):
        (length,) = struct.unpack_from(">I", file, at)
        body, check = file[at + 4 : at + 8 + length], file[at + 8 + length : at + 12 + length]
        assert struct.pack(">I", zlib.crc32(body)) == check
        found += body[4:] if body[:4] == b"IDAT" else b""
        at += 12 + length
    return zlib.decompress(found)


@pytest.fixture
def packed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Return the height and level of every band that is packed."""
    seen: list[tuple[int, int]] = []
    real = png.pack

    def pack(image: Image.Image, level: int = png.LEVEL) -> png.Band:
        seen.append((image.height, level))
        return real(image, level)

    monkeypatch.setattr(png, "pack", pack)
    return seen


def turns(game: AnyGame, seats: int, seed: int, skip: int, count: int) -> Iterator[Any]:
    """Yield states of a random game, a few decisions apart."""
    state = game.start({}, seats, seed)
    source = rng(seed, 1)
    for _ in steps(game, state, source, skip):
        pass
    for _ in range(count):
        yield state
        for _ in steps(game, state, source, 1 + source.below(4)):
            pass


@pytest.mark.parametrize("key", registry.game_keys())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_repainted_pictures_are_to_the_pixel_what_they_are_painted_anew(
    key: str, lang: Any
) -> None:
    game = registry.get(key)
    seats = game.seats[-1]
    for seed, skip in ((1, 0), (2, 60), (3, 200)):
        kept = paint.bands(ROOM)
        before: dict[str, Any] = {}
        for state in turns(game, seats, seed, skip, 3):
            for picture in game.presentation.pictures:
                name = f"{picture.key}:0" if picture.per_seat else picture.key
                view = game.mask(state, 0 if picture.kind == "private" else None)
                scene = scene_of(
                    key, view, name, lang=lang, names=NAMES[:seats], before=before.get(name)
                )
                assert decoded(paint.paint(scene, kept)) == paint.draw(scene).tobytes(), name
                before[name] = view


def test_a_file_of_bands_is_as_the_format_wants_it() -> None:
    kept = paint.bands(ROOM)
    for turn in range(3):
        scene = demo(turn=turn)
        rows = pixels(paint.paint(scene, kept))
        stride = 3 * scene.width
        assert len(rows) == (stride + 1) * scene.height
        assert rows[:: stride + 1] == bytes(scene.height), "no row has a filter"
        bare = b"".join(rows[at : at + stride] for at in range(1, len(rows), stride + 1))
        assert bare == paint.draw(scene).tobytes()


def test_an_equal_picture_packs_nothing(packed: list[tuple[int, int]]) -> None:
    kept = paint.bands(ROOM)
    first = paint.paint(demo(), kept)
    count = len(packed)
    assert sum(height for height, _ in packed) == demo().height
    assert paint.paint(demo(), kept) == first
    assert len(packed) == count


def test_a_turn_packs_only_what_it_changed_and_quickly(packed: list[tuple[int, int]]) -> None:
    kept = paint.bands(ROOM)
    scene = demo()
    paint.paint(scene, kept)
    assert {level for _, level in packed} == {png.LEVEL}
    packed.clear()
    low = next(op for op in scene.ops if isinstance(op, Text) and op.y > 3 * paint.BAND)
    other = scene._replace(ops=(*scene.ops, low._replace(y=4 * paint.BAND - 3, text="gh")))
    paint.paint(other, kept)
    assert packed == [(paint.BAND, png.QUICK)] * 2, "the letters reach below their line"


def test_pictures_with_other_ground_or_size_share_nothing() -> None:
    kept = paint.bands(ROOM)
    scene = demo()
    others = (
        demo(HIGH_CONTRAST),
        scene._replace(static=scene.static[1:]),
        scene._replace(background="#000000"),
        scene._replace(height=scene.height - 7),
        scene._replace(width=scene.width - 1),
        scene._replace(ops=scene.ops[::-1]),
    )
    paint.paint(scene, kept)
    for other in others:
        assert decoded(paint.paint(other, kept)) == paint.draw(other).tobytes()


def test_what_is_kept_is_bounded_and_may_be_lost(packed: list[tuple[int, int]]) -> None:
    small = paint.bands(20_000)
    for turn in (0, 1, 0):
        scene = demo(turn=turn)
        assert decoded(paint.paint(scene, small)) == paint.draw(scene).tobytes()
        assert small.used <= 20_000


def test_a_picture_without_operations_or_lower_than_a_band_is_painted() -> None:
    for height in (1, paint.BAND - 1, paint.BAND, paint.BAND + 1):
        scene = Scene(40, height, DARK.background, (), ())
        assert decoded(paint.paint(scene, paint.bands(ROOM))) == paint.draw(scene).tobytes()
