"""Record golden games and snapshots: `python -m tests.games.record [renew] [GAME ...]`.

With `renew` the games of older component sets are recorded again too; snapshots are left unchanged.

Golden games (`tests/golden/<game>/<setup>.json`) are whole recorded games with the hash after every
tenth action: a difference is a bug, or a commit that says which rule changed. Recordings by older
`rules` stay: an action that is refused since then is listed in `refused` with its reason, and is
carried out all the same, so that the test sees that the rest is unchanged. Snapshots
(`tests/snapshots/<game>/<schema>/<setup>-<decision>.snap`) are positions as released programs saved
them; they are added when a schema is released and never made again.

Each recording belongs to one component set. Recordings of a game's first set lie in these folders
themselves, those of any later set in a folder of its hash beneath them
(`tests/golden/<game>/<content>/`, `tests/snapshots/<game>/<schema>/<content>/`), with the component
data (`<content>.content`) next to its snapshots. So a change of cards adds recordings and leaves
the older ones in place: tables that began with those cards play on with them in every later
version.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from games import registry
from games.core.codec import encode_action, save, state_hash
from games.core.game import AnyGame
from games.core.random_play import steps
from games.core.rng import rng
from tests.games.checked import Setup, main_setups, name_of

TESTS = Path(__file__).parent.parent
GOLDEN = TESTS / "golden"
SNAPSHOTS = TESTS / "snapshots"
EVERY = 10
SEED = 20_261_121
LIMIT = 20_000
SHARES = (0.1, 0.4, 0.7, 0.95)
"""At which parts of a game its snapshots are taken."""


class Golden(msgspec.Struct):
    """A recorded game: `actions` as (seat, action), `hashes` after every tenth and at the end.

    `refused`: why later rules than its own refuse an action, by the action's number from 1.
    """

    game: str
    players: int
    options: dict[str, str]
    seed: int
    content: str
    actions: list[tuple[int, msgspec.Raw]]
    hashes: list[str]
    scores: list[int]
    rules: int = 1
    refused: dict[int, str] = {}


def record(
    game: AnyGame, setup: Setup, content: str | None = None
) -> tuple[Golden, dict[int, bytes]]:
    """Play one random game and return its record and its snapshots by decision."""
    players, options = setup
    state = game.start(options, players, SEED, content)
    golden = Golden(game.key, players, options, SEED, state.content, [], [], [], game.rules_version)
    blobs: list[bytes] = [save(game, state)]
    for seat, action in steps(game, state, rng(SEED, 1), LIMIT):
        golden.actions.append((seat, msgspec.Raw(encode_action(action))))
        blobs.append(save(game, state))
        if len(golden.actions) % EVERY == 0:
            golden.hashes.append(state_hash(state))
    golden.hashes.append(state_hash(state))
    outcome = game.result(state)
    assert outcome is not None
    golden.scores = [score.total for score in outcome.scores]
    return golden, {int(share * len(blobs)): blobs[int(share * len(blobs))] for share in SHARES}


def folders(game: AnyGame, content: str) -> tuple[Path, Path]:
    """Return where golden games and snapshots of a component set belong."""
    golden, snapshots = GOLDEN / game.key, SNAPSHOTS / game.key
    first = {path.stem for path in snapshots.glob("*/*.content")}
    later = content if first and content not in first else ""
    return golden / later, snapshots / str(game.schema) / later


def write(game: AnyGame, setup: Setup) -> None:
    """Record one setup, with the component data that it used next to the snapshots."""
    golden, blobs = record(game, setup)
    games, positions = folders(game, golden.content)
    games.mkdir(parents=True, exist_ok=True)
    lines = msgspec.json.format(msgspec.json.encode(golden), indent=0)
    (games / f"{name_of(setup)}.json").write_bytes(lines + b"\n")
    positions.mkdir(parents=True, exist_ok=True)
    (positions / f"{golden.content}.content").write_bytes(game.components.sets.blob(golden.content))
    for decision, blob in blobs.items():
        (positions / f"{name_of(setup)}-{decision}.snap").write_bytes(blob)


def renew(game: AnyGame) -> None:
    """Record the games of all component sets again, where a rule has changed for all of them."""
    for path in sorted(GOLDEN.glob(f"{game.key}/**/*.json")):
        old = msgspec.json.decode(path.read_bytes(), type=Golden)
        if old.content != game.components.sets.built_in:
            blobs = SNAPSHOTS.glob(f"{game.key}/*/**/{old.content}.content")
            game.components.sets.adopt(next(blobs).read_bytes())
        golden, _ = record(game, (old.players, old.options), old.content)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(golden), indent=0) + b"\n")


def main(chosen: list[str]) -> None:
    """Record the chosen games, or all."""
    keys = [key for key in chosen if key != "renew"]
    for key in keys or list(registry.game_keys()):
        game: Any = registry.get(key)
        if "renew" in chosen:
            renew(game)
            continue
        for setup in main_setups(game):
            write(game, setup)
            print(key, name_of(setup))


if __name__ == "__main__":
    main(sys.argv[1:])
