"""A game as a file, as `/table export` gives it: reading it and preparing its contents."""

from __future__ import annotations

from typing import Any

import msgspec

from games import registry
from games.core import codec
from games.core.commitment import VERSION, Bound, Deal
from games.core.errors import ContentError, SnapshotError
from games.core.game import AnyGame
from games.core.replay import Decided

NOTHING = msgspec.Raw()
STATUSES = ("", "finished", "cancelled")
"""How a game ends; files made before there were deals do not say it."""
IMPOSSIBLE = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    ContentError,
    LookupError,
    RecursionError,
    SnapshotError,
    TypeError,
    ValueError,
    msgspec.MsgspecError,
)
"""Errors of reading data, and of rules, for made-up files that no game leads to."""


class FileError(Exception):
    """A file with which nothing can be done; the text is a sentence for its user."""


class Player(msgspec.Struct, frozen=True):
    """The player of a seat when the file is made."""

    name: str
    kind: str


class FileEntry(msgspec.Struct, frozen=True):
    """A valid line of the log."""

    seq: int
    kind: str
    seat: int | None = None
    action: msgspec.Raw = NOTHING
    events: msgspec.Raw = NOTHING
    state_hash: str = ""
    closed: bool = False
    rules: str = ""


class FileDeal(msgspec.Struct, frozen=True):
    """The published part of the deal: all, the commitment alone, or that it is `damaged`."""

    commitment: str = ""
    version: int = VERSION
    salt: str | None = None
    seed: str | None = None
    bound: Bound | None = None
    damaged: bool = False

    @property
    def deal(self) -> Deal | None:
        """The source of the commitment, if all of it is published."""
        if self.salt is None or self.seed is None or self.bound is None:
            return None
        return Deal(version=self.version, salt=self.salt, seed=self.seed, bound=self.bound)


class File(msgspec.Struct, frozen=True):
    """A game as a file; `closed` of its entries and what has a default came with the deals."""

    table: str
    name: str
    game: str
    rules: int
    options: dict[str, str]
    players: list[Player]
    complete: bool
    entries: list[FileEntry]
    content: str | None = None
    status: str = ""
    result: Any = None
    deal: FileDeal | None = None
    start: msgspec.Raw = NOTHING
    schema: int | None = None
    damaged_from: int | None = None
    components: str | None = None


def read(source: bytes) -> File:
    """Return a file of a game that is over. Raises `FileError` for anything else."""
    try:
        file = msgspec.json.decode(source, type=File)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        why = str(error) or "it is nested too deeply"
        raise FileError(f"this is not a game as /table export gives it: {why}") from None
    if file.damaged_from is not None:
        raise FileError(
            f"this file is incomplete from entry {file.damaged_from} on: the log was damaged there"
        )
    if not file.complete:
        raise FileError(
            "this file does not hold all of the game. Export the table again once it is over;"
            " of one that was cancelled and has no commitment there is no complete file"
        )
    if file.status not in STATUSES:
        raise FileError(f"a game that is {file.status!r} is not over")
    if not file.entries or file.entries[0].kind != "start":
        raise FileError("the file has no beginning: its first entry is not the start of the game")
    numbers = [entry.seq for entry in file.entries]
    if numbers != sorted(set(numbers)):
        raise FileError("its entries are not in the order of their numbers")
    return file


def game_of(file: File) -> AnyGame:
    """Return the game of a file, to which its component data is known. Raises `FileError`."""
    try:
        game = registry.get(file.game)
    except registry.UnknownGameError:
        raise FileError(f"this program has no game {file.game!r}") from None
    try:
        content = game.components.sets.built_in if file.content is None else file.content
        found = (
            content
            if file.components is None
            else game.components.sets.adopt(file.components.encode())
        )
        game.components.sets.blob(content)
    except IMPOSSIBLE as error:
        raise FileError(f"its component data cannot be used: {error}") from None
    if found != content:
        raise FileError(f"its component data is not what {content} is the hash of: it was changed")
    return game


def first_state(game: AnyGame, file: File) -> Any:
    """Return the first position that a file holds. Raises `FileError` where it cannot be read."""
    schema = game.schema if file.schema is None else file.schema
    try:
        return codec.decode(game, bytes(file.start), schema)
    except IMPOSSIBLE as error:
        raise FileError(f"its first position cannot be read: {error}") from None


def decision(game: AnyGame, entry: FileEntry) -> Decided:
    """Return the decision of an entry. Raises `FileError`."""
    try:
        if entry.seat is None:
            raise ValueError("nobody took it")
        action = codec.decode_action(game, bytes(entry.action))
        events = codec.decode_events(game, bytes(entry.events) or b"[]")
    except IMPOSSIBLE as error:
        raise FileError(f"entry {entry.seq} cannot be read: {error}") from None
    return Decided(entry.seat, action, events, entry.state_hash)
