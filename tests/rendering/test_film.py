"""Films: what their file holds, which turns they show, and how small they are made."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from games import registry
from games.core.random_play import steps as played
from games.core.rng import rng
from games.core.text import COMPUTER, LANGUAGES
from rendering import film, webp
from rendering.film import Film, Format, folded, lengths
from rendering.frames import CAPTION, Frames, Game, Note, Shot
from rendering.paint import draw
from rendering.pictures import scene_of
from rendering.theme import DARK, HIGH_CONTRAST

NAMES = (f"Ada {COMPUTER}", "\N{BLACK STAR}", "W" * 32, "Dmitri", "Elena", "Farid")
WHOLE = Format(800, 100, 60, 3 * 2**20)


@cache
def game_of(key: str, turns: int, seats: int | None = None) -> Game:
    """Return the beginning of a random game, as if it had ended then."""
    game = registry.get(key)
    count = seats or game.seats.stop - 1
    state = game.start({}, count, 7)
    shots = [Shot(game.mask(game.copy(state), None))]
    for seat, _ in played(game, state, rng(7), 10 * turns):
        if len(shots) <= turns:
            view = game.mask(game.copy(state), None)
            shots.append(Shot(view, len(shots), 1, (seat,), len(shots) == turns // 2))
    outcome = game.standing(game.mask(state, None))
    return Game(key, shots, outcome, "Somebody wins with 7 points", NAMES[:count])


def made(game: Game, form: Format = WHOLE, **more: Any) -> Film:
    """Return the film of a game."""
    *_, last = film.steps(game, form, more.get("lang", "en"), more.get("theme", DARK))
    assert last.film is not None
    return last.film


def frames(file: bytes) -> Iterator[tuple[Image.Image, int]]:
    """Yield the frames of a film as they are seen, each with its milliseconds."""
    with Image.open(io.BytesIO(file)) as opened:
        many: Any = opened
        for number in range(many.n_frames):
            opened.seek(number)
            opened.load()
            yield opened.convert("RGB"), opened.info["duration"]


def apart(one: Image.Image, other: Image.Image) -> float:
    """Return by how much two pictures differ on the average, from 0 to 255."""
    grey = ImageChops.difference(one, other).convert("L").histogram()
    return sum(level * count for level, count in enumerate(grey)) / sum(grey)


@pytest.mark.parametrize("key", registry.game_keys())
def test_it_shows_the_result_then_every_board_and_the_last_one_longest(key: str) -> None:
    game = game_of(key, 6)
    found = made(game)
    seen = list(frames(found.webp))
    assert found.turns[0] == 0
    assert found.turns[-1] == 6
    assert len(seen) == len(found.turns) + 1
    assert [time for _, time in seen] == lengths(len(found.turns), 60_000)
    assert seen[-1][1] == 4000
    assert {frame.size for frame, _ in seen} == {(800, seen[0][0].height)}
    board = next(p.key for p in registry.get(key).presentation.pictures if p.kind == "board")
    before = None
    for turn, (frame, _) in zip(found.turns, seen[1:], strict=True):
        view = game.shots[turn].view
        scene = scene_of(key, view, board, lang="en", names=game.names, before=before)
        whole = draw(scene).reduce(2)
        assert apart(frame.crop((0, 0, *whole.size)), whole) < 3
        before = view
    assert apart(seen[0][0], seen[-1][0]) > 10


def test_the_first_frame_names_everybody_and_who_won() -> None:
    game = game_of("ceres", 2)
    other = game._replace(title="Somebody else wins with 8 points")
    (first, _), *rest = frames(made(game).webp)
    (changed, _), *others = frames(made(other).webp)
    assert apart(first, changed) > 0.5
    assert all(apart(a, b) == 0 for (a, _), (b, _) in zip(rest[1:], others[1:], strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_any_number_of_people_has_room_in_both_languages(lang: str, seats: int) -> None:
    key = next(k for k in registry.game_keys() if seats in registry.get(k).seats)
    shots = [shot._replace(actors=tuple(range(seats))) for shot in game_of(key, 2, seats).shots]
    game = game_of(key, 2, seats)._replace(shots=shots, title="W" * 200)
    assert len(made(game, lang=lang, theme=HIGH_CONTRAST).turns) == 3


def test_a_game_of_no_turns_has_a_film() -> None:
    game = game_of("ceres", 2)
    found = made(game._replace(shots=game.shots[:1]))
    assert [time for _, time in frames(found.webp)] == [2000, 4000]


def test_boards_of_other_sizes_are_padded() -> None:
    """The largest decides; none is shown smaller than another."""
    game = game_of("ceres", 3)
    high = draw(scene_of("ceres", game.shots[0].view, "board", lang="en", names=game.names)).height
    (first, _), *_ = frames(made(game).webp)
    assert first.height == (high + CAPTION + 1) // 2


def test_too_large_a_film_has_less_quality_and_fewer_frames() -> None:
    game, small = game_of("ceres", 8), WHOLE._replace(width=320)
    whole, least = made(game, small), made(game, small._replace(size=0))
    assert len(least.turns) == 1, "the result and the last board"
    counts: list[int] = []
    for limit in (len(whole.webp) - 1, 7 * len(whole.webp) // 10):
        found = made(game, small._replace(size=limit))
        assert len(found.webp) <= limit
        assert found.turns[-1] == 8
        counts.append(len(found.turns))
    assert counts[0] == len(whole.turns)
    assert 1 < counts[1] < counts[0]


def test_no_more_frames_and_no_more_time_than_asked_for() -> None:
    found = made(game_of("ceres", 12), Format(400, 6, 10, 3 * 2**20))
    seen = list(frames(found.webp))
    assert len(seen) == 6
    assert sum(time for _, time in seen) <= 10_000
    assert seen[0][0].width == 400


# Which turns


@given(
    st.lists(st.integers(0, 500), min_size=1, max_size=40),
    st.sets(st.integers(1, 40), max_size=12),
    st.integers(1, 30),
)
def test_turns_are_folded_but_for_ends_of_rounds(
    weights: list[int], ends: set[int], most: int
) -> None:
    last = len(weights) - 1
    ends = {end for end in ends if end <= last}
    kept = folded(weights, ends, most)
    assert kept == sorted(set(kept))
    assert len(kept) <= most
    assert kept[-1] == last
    assert kept[0] == 0 or most == 1
    if len(ends | {0, last}) <= most:
        assert ends <= set(kept)
    times = lengths(len(kept), 60_000)
    assert len(times) == len(kept) + 1
    assert sum(times) <= 60_000
    assert min(times) > 0


def test_turns_that_change_little_are_shown_with_the_next() -> None:
    assert folded([0, 30, 2, 30, 30, 0, 30], {2}, 100) == [0, 1, 2, 3, 4, 6]
    assert folded([0, 30, 20, 25, 40], set(), 4) == [0, 1, 3, 4]


# The file


def painted(size: tuple[int, int], boxes: list[tuple[int, int, int, int]]) -> Image.Image:
    """Return a picture with boxes of colours."""
    picture = Image.new("RGB", size, (10, 20, 40))
    for number, box in enumerate(boxes):
        picture.paste((60 * (number + 1) % 255, 200 - 40 * number, 90), box)
    return picture


@pytest.mark.parametrize("size", [(320, 200), (101, 77), (16, 16), (17, 1)])
def test_a_frame_holds_only_the_blocks_that_changed(size: tuple[int, int]) -> None:
    wide, high = size
    shown = [
        painted(size, []),
        painted(size, [(0, 0, 5, 1), (wide - 3, high - 1, wide, high)]),
        painted(size, [(0, 0, wide, high)]),
        painted(size, [(0, 0, wide, high)]),
        painted(size, [(wide // 2, 0, wide, high)]),
    ]
    reel = webp.Animation(*size, 90)
    for frame in shown:
        reel.add(frame, 100)
    assert reel.size == len(reel.file())
    seen = list(frames(reel.file()))
    assert [time for _, time in seen] == [100] * 5
    for frame, (found, _) in zip(shown, seen, strict=True):
        assert apart(frame, found) < 12
    still = webp.changed_part(shown[2], shown[3])
    assert still.picture.size == (min(16, wide), min(16, high))


def test_a_part_lies_where_it_changed() -> None:
    one, other = painted((320, 200), []), painted((320, 200), [(100, 60, 105, 70)])
    part = webp.changed_part(one, other)
    assert (part.x, part.y) == (96, 48)
    assert part.picture.size == (16, 32)
    far = painted((320, 200), [(0, 0, 4, 4), (300, 180, 310, 190)])
    part = webp.changed_part(one, far)
    assert part.picture.mode == "RGBA", "what has not changed between them is not packed again"
    clear = part.picture.getchannel("A").histogram()
    assert clear[255] == 3 * 16 * 16


@pytest.mark.parametrize("key", registry.game_keys())
def test_a_note_is_in_the_line_of_its_turn_and_in_no_other(key: str) -> None:
    game = game_of(key, 6)
    plain, noted = (
        Frames(each, 800, "en", DARK) for each in (game, game._replace(note=Note(3, "7 more")))
    )
    kept = [0, 1, 4, 6]  # the third turn is shown with the fourth
    pairs = zip(plain.of(kept), noted.of(kept), strict=True)
    found = [ImageChops.difference(*pair).getbbox() for pair in pairs]
    assert [box is None for box in found] == [True, True, True, False, True]
    assert found[3] is not None
    scale = plain.size[0] / plain.wide
    assert found[3][1] >= int(plain.high * scale) - 1, "only the line below the board"
