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
from rendering.bands import BAND
from rendering.colour import rgb
from rendering.pictures import scene_of
from rendering.scene import Look, Panel, Scene, Text
from rendering.theme import DARK
from tests.long import long_unless
from tests.rendering.boards import board

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


def drawn_anew(scene: Scene) -> bytes:
    """Return the pixels of a scene of which nothing was kept."""
    frame = Image.new("RGB", (scene.width, scene.height), rgb(scene.background))
    paint.paste(frame, (*scene.static, *scene.ops))
    return frame.tobytes()


@pytest.fixture
def packed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Return the height of every packed strip and its level."""
    seen: list[tuple[int, int]] = []
    real = png.pack

    def pack(image: Image.Image, high: int, level: int = png.LEVEL) -> list[png.Band]:
        seen.append((image.height, level))
        return real(image, high, level)

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
@pytest.mark.parametrize("lang", long_unless([LANGUAGES[0]].__contains__, LANGUAGES))
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
                assert decoded(paint.paint(scene, kept)) == drawn_anew(scene), name
                before[name] = view


@pytest.mark.parametrize("key", registry.game_keys())
def test_a_board_stays_right_over_many_turns_and_back(key: str) -> None:
    game = registry.get(key)
    seats = game.seats[-1]
    board = next(p.key for p in game.presentation.pictures if p.kind == "board")
    kept = paint.bands(ROOM)
    scenes: list[Scene] = []
    before = None
    for state in turns(game, seats, 5, 150, 16):
        view = game.mask(state, None)
        names = NAMES[:seats]
        scenes.append(scene_of(key, view, board, lang="en", names=names, before=before))
        before = view
    for scene in (*scenes, *scenes[-2::-3]):
        assert decoded(paint.paint(scene, kept)) == drawn_anew(scene)


@pytest.mark.parametrize("width", [40, 300, 1600])
def test_a_band_below_a_changed_one_is_right(width: int) -> None:
    """Deflate refers to rows above, which are not the same in another picture."""
    source = rng(3)
    kept = paint.bands(ROOM)
    shown: dict[int, Panel] = {}
    for _ in range(60):
        number = source.below(40)
        if shown.pop(number, None) is None:
            box = source.below(width), source.below(180), 1 + source.below(width), 1
            colour = f"#{source.below(1 << 24):06x}"
            shown[number] = Panel(*box, 0, Look(colour))
        lasting, changing = (
            tuple(op for n, op in sorted(shown.items()) if n % 2 == part) for part in (0, 1)
        )
        scene = Scene(width, 180, "#000000", lasting, changing)
        assert decoded(paint.paint(scene, kept)) == drawn_anew(scene)


def test_a_file_of_bands_is_as_the_format_wants_it() -> None:
    kept = paint.bands(ROOM)
    for turn in range(3):
        scene = board(turn=turn)
        rows = pixels(paint.paint(scene, kept))
        stride = 3 * scene.width
        assert len(rows) == (stride + 1) * scene.height
        assert rows[:: stride + 1] == bytes(scene.height), "no row has a filter"
        bare = b"".join(rows[at : at + stride] for at in range(1, len(rows), stride + 1))
        assert bare == drawn_anew(scene)


def test_an_equal_picture_packs_nothing(packed: list[tuple[int, int]]) -> None:
    kept = paint.bands(ROOM)
    first = paint.paint(board(), kept)
    count = len(packed)
    assert sum(height for height, _ in packed) == board().height
    assert paint.paint(board(), kept) == first
    assert len(packed) == count


def test_a_turn_packs_only_what_it_changed(packed: list[tuple[int, int]]) -> None:
    kept = paint.bands(ROOM)
    scene = board()
    paint.paint(scene, kept)
    packed.clear()
    low = next(op for op in scene.ops if isinstance(op, Text) and op.y > 3 * BAND)
    small = low._replace(y=4 * BAND - 3, text="gh", size=18)
    other = scene._replace(ops=(*scene.ops, small))
    paint.paint(other, kept)
    (height, _), *others = packed
    assert height == 3 * BAND, "the letters reach below their line, and deflate refers to them"
    assert not others


@pytest.mark.parametrize(("part", "level"), [(0.1, png.LEVEL), (0.5, png.QUICK), (1, png.LEVEL)])
def test_a_turn_that_changes_much_but_not_all_is_packed_quickly(
    part: float, level: int, packed: list[tuple[int, int]]
) -> None:
    kept = paint.bands(ROOM)
    scene = board()
    paint.paint(scene, kept)
    packed.clear()
    panel = Panel(0, 0, 50, int(part * scene.height), 0, Look("#123456"))
    paint.paint(scene._replace(ops=(*scene.ops, panel)), kept)
    assert {each for _, each in packed} == {level}


def test_a_heavy_picture_is_packed_densely_as_a_whole_and_once(
    packed: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = board()
    panel = Panel(0, 0, 50, scene.height // 2, 0, Look("#123456"))
    turn = scene._replace(ops=(*scene.ops, panel))
    light = paint.bands(ROOM)
    paint.paint(scene, light)
    loose = paint.paint(turn, light)
    monkeypatch.setattr(paint, "HEAVY", len(loose) - 1000)
    kept = paint.bands(ROOM)
    for each in (scene, turn):
        packed.clear()
        paint.paint(each, kept)
    assert packed[-1] == (scene.height, png.DENSE)
    packed.clear()
    dense = paint.paint(turn, kept)
    assert not packed
    assert len(dense) < len(loose)
    assert decoded(dense) == drawn_anew(turn)


def test_pictures_with_other_ground_or_size_share_nothing() -> None:
    kept = paint.bands(ROOM)
    scene = board()
    others = (
        board(theme="contrast"),
        scene._replace(static=scene.static[1:]),
        scene._replace(background="#000000"),
        scene._replace(height=scene.height - 7),
        scene._replace(width=scene.width - 1),
        scene._replace(ops=scene.ops[::-1]),
    )
    paint.paint(scene, kept)
    for other in others:
        assert decoded(paint.paint(other, kept)) == drawn_anew(other)


def test_what_is_kept_is_bounded_and_may_be_lost(packed: list[tuple[int, int]]) -> None:
    small = paint.bands(20_000)
    for turn in (0, 1, 0):
        scene = board(turn=turn)
        assert decoded(paint.paint(scene, small)) == drawn_anew(scene)
        assert small.used <= 20_000


def test_a_picture_without_operations_or_lower_than_a_band_is_painted() -> None:
    for height in (1, BAND - 1, BAND, BAND + 1):
        scene = Scene(40, height, DARK.background, (), ())
        assert decoded(paint.paint(scene, paint.bands(ROOM))) == drawn_anew(scene)
