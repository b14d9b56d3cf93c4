"""Packed data is short, and can be read later and with any phrases it was packed with."""

from __future__ import annotations

import hashlib
import shutil
import zlib
from pathlib import Path

import pytest

from games import registry
from games.core import codec, compression
from games.core.errors import SnapshotError
from games.core.game import AnyGame
from games.core.random_play import steps, walk
from games.core.rng import rng

RELEASED = {
    ("ceres", 1): "ccbd9ea5a749bccf",
    ("ares", 1): "0e05f8a63fb0174d",
    ("luna_maris", 1): "79245048d9178046",
}
"""Checksums of phrases: data packed with them is lost if they change."""
GAMES = [registry.get(key) for key in registry.game_keys()]
PACKED = [game for game in GAMES if game.phrases]


def test_phrases_that_were_released_are_as_they_were() -> None:
    found = {
        (game.key, number): hashlib.sha256(text).hexdigest()[:16]
        for game in GAMES
        for number, text in enumerate(game.phrases, 1)
    }
    assert {key: found.get(key) for key in RELEASED} == RELEASED
    assert found == RELEASED, "add those that are new"


@pytest.mark.parametrize("game", PACKED, ids=lambda game: game.key)
def test_phrases_are_the_same_where_a_checkout_ends_lines_otherwise(
    game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = f"windows_{game.key}"
    copied = tmp_path / package / "phrases"
    shutil.copytree(Path(__file__).parents[2] / "games" / game.key / "phrases", copied)
    (tmp_path / package / "__init__.py").touch()
    for file in copied.iterdir():
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
        assert b"\r\n" in file.read_bytes()
    monkeypatch.syspath_prepend(tmp_path)
    assert compression.load(package) == game.phrases


@pytest.mark.parametrize("game", PACKED, ids=lambda game: game.key)
def test_states_actions_and_events_are_read_as_they_were_written(game: AnyGame) -> None:
    state = game.start({}, 3, 7)
    long = short = 0
    for seat, action in steps(game, state, rng(7), 80):
        raw = codec.encode_action(action)
        packed = codec.stored(game, raw)
        assert codec.decode_action(game, packed) == action == codec.decode_action(game, raw)
        assert codec.plain(game, packed) == raw
        long, short = long + len(raw), short + len(packed)
        assert seat in range(3)
    assert short < 0.7 * long
    blob = codec.save(game, state)
    assert codec.encode(codec.restore(game, blob)) == codec.encode(state)
    # Without phrases, as they were written once.
    old = zlib.compress(compression.unpack(game.phrases, blob), 1)
    assert codec.encode(codec.restore(game, old)) == codec.encode(state)
    assert len(blob) < 0.5 * len(old)


def test_of_several_phrases_the_ones_that_are_named_are_taken() -> None:
    first, second = b"one two three four", b"five six seven eight"
    raw = b"seven eight three four"
    packed = [compression.pack(known, raw) for known in ([], [first], [first, second])]
    assert len(set(packed)) == 3
    assert [compression.unpack([first, second], each) for each in packed] == [raw] * 3
    with pytest.raises(compression.MissingPhrasesError):
        compression.unpack([first], packed[2])
    with pytest.raises(zlib.error):
        compression.unpack([first], packed[1][:-6])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_snapshot_of_unknown_phrases_or_another_game_is_refused(game: AnyGame) -> None:
    state, _ = walk(game, {}, 2, 1, 5)
    blob = codec.save(game, state)
    unknown = blob[:2] + b"\1\2\3\4" + blob[6:]
    others = [codec.save(other, walk(other, {}, 2, 1, 5)[0]) for other in GAMES if other != game]
    for each in (unknown, blob[:40], b"x", b"", *others):
        with pytest.raises(SnapshotError):
            codec.restore(game, each)
