"""Recorded games give the same positions; saved positions of older versions still play."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games import registry
from games.core.codec import decode, decode_action, encode, envelope, restore, save, state_hash
from games.core.errors import SnapshotError
from games.core.random_play import steps
from games.core.rng import rng
from tests.games import record
from tests.games.checked import RELEASED, invariants, main_setups, name_of
from tests.games.record import EVERY, GOLDEN, LIMIT, SNAPSHOTS, Golden
from tests.long import LONG

RECORDS = sorted(GOLDEN.glob("*/**/*.json"))
FOLDERS = sorted({path.parent for path in SNAPSHOTS.glob("*/*/**/*.snap")})


PLAYED = 5
"""In `make test` each fifth saved position is played to its end; all are read."""


def saved_in(folder):
    return sorted(folder.glob("*.snap"))


def short(path: Path) -> str:
    return path.relative_to(GOLDEN if path.suffix == ".json" else SNAPSHOTS).as_posix()


def test_every_game_and_setup_is_recorded():
    wanted = {f"{k}/{name_of(s)}" for k in RELEASED for s in main_setups(registry.get(k))}
    found = {f"{path.relative_to(GOLDEN).parts[0]}/{path.stem}" for path in RECORDS}
    assert found == wanted


@pytest.mark.parametrize("path", RECORDS, ids=short)
def test_a_golden_game_lies_with_those_of_the_same_cards_and_gives_the_same_positions(path):
    golden = msgspec.json.decode(path.read_bytes(), type=Golden)
    assert path.stem == name_of((golden.players, golden.options))
    games, positions = record.folders(registry.get(golden.game), golden.content)
    assert path.parent == games
    assert (positions / f"{golden.content}.content").exists()
    assert any(positions.glob(f"{path.stem}-*.snap"))
    play_again(golden)


def test_recordings_of_other_cards_come_beside_the_older_ones(tmp_path, monkeypatch):
    """Nothing that was recorded is written over when the cards change."""
    monkeypatch.setattr(record, "GOLDEN", tmp_path / "golden")
    monkeypatch.setattr(record, "SNAPSHOTS", tmp_path / "snapshots")
    game = registry.get("ceres")
    golden, saved = tmp_path / "golden" / "ceres", tmp_path / "snapshots" / "ceres" / "1"
    assert record.folders(game, "first") == (golden, saved)
    saved.mkdir(parents=True)
    (saved / "first.content").write_bytes(b"")
    assert record.folders(game, "first") == (golden, saved)
    assert record.folders(game, "second") == (golden / "second", saved / "second")


def play_again(golden):
    """Play a recorded game, and compare its positions, its scores and what was refused."""
    game = registry.get(golden.game)
    if game.components.sets.built_in != golden.content:
        blobs = SNAPSHOTS.glob(f"{golden.game}/*/**/{golden.content}.content")
        assert game.components.sets.adopt(next(blobs).read_bytes()) == golden.content
    state = game.start(golden.options, golden.players, golden.seed, golden.content)
    hashes = iter(golden.hashes)
    refused = {}
    for number, (seat, raw) in enumerate(golden.actions, 1):
        action = decode_action(game, bytes(raw))
        why = game.refusal(state, seat, action)
        if why is None:
            game.apply(state, seat, action)
        else:
            refused[number] = why.key
            game.apply_unchecked(state, seat, action)
        if number % EVERY == 0:
            assert state_hash(state) == next(hashes), f"differs by action {number}"
    assert state_hash(state) == next(hashes)
    outcome = game.result(state)
    assert [score.total for score in outcome.scores] == golden.scores
    assert refused == golden.refused, "legality has changed"
    assert golden.rules < game.rules_version or not refused


def test_there_are_snapshots_of_every_schema_of_every_game():
    for key in RELEASED:
        for schema in range(1, registry.get(key).schema + 1):
            assert any((SNAPSHOTS / key / str(schema)).glob("*.snap")), f"{key} schema {schema}"


@pytest.mark.parametrize("folder", FOLDERS, ids=short)
def test_saved_positions_are_read_and_some_still_play_to_their_end(folder):
    for number, path in enumerate(saved_in(folder)):
        game, state = read(path)
        if number % PLAYED == 0:
            play_on(game, state)


@LONG
@pytest.mark.parametrize("folder", FOLDERS, ids=short)
def test_all_other_saved_positions_still_play_to_their_end(folder):
    for number, path in enumerate(saved_in(folder)):
        if number % PLAYED:
            play_on(*read(path))


def read(path):
    """Return the game and the state of a saved position, which is one that can be."""
    blob = path.read_bytes()
    game = registry.get(path.relative_to(SNAPSHOTS).parts[0])
    found = envelope(game, blob)
    game.components.sets.adopt((path.parent / f"{found.content}.content").read_bytes())
    state = restore(game, blob)
    assert state.content == found.content
    invariants(game)(state)
    return game, state


def play_on(game, state):
    """Play a position to its end."""
    for _ in steps(game, state, rng(7), LIMIT):
        pass
    invariants(game)(state)
    assert game.result(state) is not None


@pytest.mark.parametrize("key", registry.game_keys())
def test_what_is_no_snapshot_of_this_program_is_refused(key):
    game = registry.get(key)
    blob = save(game, game.start({}, game.seats.start, 1))
    with pytest.raises(SnapshotError, match="not a snapshot"):
        restore(game, blob[:-9])
    newer = msgspec.structs.replace(envelope(game, blob), schema=game.schema + 1)
    other = msgspec.structs.replace(envelope(game, blob), game="chess")
    for wrong, why in ((newer, "newer version"), (other, "snapshot of chess")):
        with pytest.raises(SnapshotError, match=why):
            restore(game, _pack(wrong))
    holes = msgspec.structs.replace(envelope(game, blob), state=msgspec.Raw(b'{"round": "one"}'))
    with pytest.raises(SnapshotError, match="damaged"):
        restore(game, _pack(holes))
    assert encode(restore(game, blob)) == encode(game.start({}, game.seats.start, 1))


def _pack(snapshot):
    import zlib

    return zlib.compress(msgspec.json.encode(snapshot), 1)


def test_a_snapshot_of_an_older_schema_is_lifted_version_by_version() -> None:
    """In the first version `round` was `year`, in the second it was counted from 0."""

    def named(raw: dict[str, Any]) -> dict[str, Any]:
        return {"round" if key == "year" else key: value for key, value in raw.items()}

    def counted(raw: dict[str, Any]) -> dict[str, Any]:
        return {**raw, "round": raw["round"] + 1}

    now = registry.get("ceres")
    later = replace(now, schema=3, migrations={1: named, 2: counted})
    state = now.start({}, 2, 1)
    raw = msgspec.json.decode(encode(state))
    older = {"year" if key == "round" else key: value for key, value in raw.items()}
    older["year"] -= 1
    assert encode(decode(later, msgspec.json.encode(older), 1)) == encode(state)
