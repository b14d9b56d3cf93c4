"""Snapshots: a state as bytes and back, over versions of its shape.

A snapshot is deflated JSON: `{game, schema, rules, content, state}`. Migrations work on the raw
state before it is given its types, so a running game survives an upgrade of the program. Actions
and events are JSON; the log holds them in a shorter form, see `games.core.compression`.
"""

from __future__ import annotations

import hashlib
import zlib
from functools import cache
from typing import Any

import msgspec

from games.core import compression
from games.core.actions import Action
from games.core.errors import SnapshotError
from games.core.events import Event
from games.core.game import AnyGame
from games.core.rules import GameState

_json = msgspec.json.Encoder(order="deterministic")


class Snapshot(msgspec.Struct, frozen=True):
    """The envelope of a state; `state` stays raw until its version is known."""

    game: str
    schema: int
    rules: int
    content: str
    state: msgspec.Raw


_snapshot = msgspec.json.Decoder(Snapshot)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def encode(state: object) -> bytes:
    """Return the JSON of a state; equal states give equal bytes."""
    return _json.encode(state)


def state_hash(state: object) -> str:
    """Return 16 hex digits that identify a state."""
    return hashlib.sha256(encode(state)).hexdigest()[:16]


def save(game: AnyGame, state: GameState) -> bytes:
    """Return the snapshot of a state."""
    envelope = Snapshot(
        game.key, game.schema, game.rules_version, state.content, msgspec.Raw(encode(state))
    )
    return compression.pack(game.phrases, _json.encode(envelope))


def envelope(game: AnyGame, blob: bytes) -> Snapshot:
    """Return the envelope of a snapshot, to see which game, version and content it needs."""
    try:
        return _snapshot.decode(compression.unpack(game.phrases, blob))
    except (
        zlib.error,
        compression.MissingPhrasesError,
        msgspec.DecodeError,
        RecursionError,
    ) as error:
        raise SnapshotError(f"this is not a snapshot: {error}") from error


def restore(game: AnyGame, blob: bytes) -> Any:
    """Return the state of a snapshot, lifted to the present schema.

    Raises `SnapshotError` for another game, a newer schema or damaged data. The content must be
    known to the game (`adopt` it first).
    """
    found = envelope(game, blob)
    if found.game != game.key:
        raise SnapshotError(f"a snapshot of {found.game}, not of {game.key}")
    return decode(game, bytes(found.state), found.schema)


def decode(game: AnyGame, raw: bytes, schema: int) -> Any:
    """Return a state from its JSON in some schema, lifted to the present one.

    Raises `SnapshotError` for a newer schema or damaged data.
    """
    if schema > game.schema:
        raise SnapshotError(f"made by a newer version: schema {schema} > {game.schema}")
    if schema < game.schema:
        raw = _lift(game, raw, schema)
    try:
        return _decoder(game.state_type).decode(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise SnapshotError(f"damaged snapshot: {error}") from error


def _lift(game: AnyGame, raw: bytes, schema: int) -> bytes:
    data: dict[str, Any] = msgspec.json.decode(raw)
    for version in range(schema, game.schema):
        data = game.migrations[version](data)
    return _json.encode(data)


def encode_action(action: Action) -> bytes:
    """Return the JSON of an action."""
    return _json.encode(action)


def decode_action(game: AnyGame, raw: bytes | str) -> Action:
    """Return an action from its JSON, or from the log."""
    return _decoder(game.action_type).decode(plain(game, raw))


def encode_events(events: list[Event]) -> bytes:
    """Return the JSON of events."""
    return _json.encode(events)


def decode_events(game: AnyGame, raw: bytes | str) -> list[Event]:
    """Return events from their JSON, or from the log."""
    return _decoder(list[game.event_type]).decode(plain(game, raw))


def stored(game: AnyGame, raw: bytes) -> bytes:
    """Return the JSON of an action or of events as the log stores it: shorter, if it can be."""
    if not game.phrases:
        return raw
    return min(compression.pack(game.phrases, raw), raw, key=len)


def plain(game: AnyGame, raw: bytes | str) -> bytes | str:
    """Return the JSON of what the log holds."""
    # What zlib made begins with an x, which JSON never does.
    if isinstance(raw, bytes) and raw[:1] == b"x":
        return compression.unpack(game.phrases, raw)
    return raw
