"""A table's log, played again from its first position: who knew which cards, and when."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from games import registry
from games.core import codec
from games.core.boundaries import BoundaryStopped, Held, StoppedAtBoundary
from games.core.events import visible
from games.core.game import AnyGame
from games.core.waits import Wait

Viewer = int | None
"""A seat, or the public."""


class Row(msgspec.Struct, frozen=True):
    """An entry of the log; `at` in microseconds since 1970."""

    seq: int
    kind: str
    seat: int | None
    user_id: int | None
    action: bytes | None
    events: bytes | None
    base: int
    state_of: int
    state_hash: str
    closed: bool
    at: int


def stays(events: Sequence[Any]) -> Held:
    """Return where the game stopped, as its events show; players' holds are unknown by now."""
    held = {each.boundary: each.holders for each in events if isinstance(each, StoppedAtBoundary)}
    first = {each.boundary for each in events if isinstance(each, BoundaryStopped)}
    return lambda _, key: None if key in first else held.get(key, ())


class Chronicle:
    """The one table in a bot's database."""

    def __init__(self, folder: Path) -> None:
        with closing(sqlite3.connect(folder / "bot.db")) as store:
            table = "SELECT id, name, game, state_seq, status, result FROM tables"
            self.id, self.name, key, self.last, self.status, raw = store.execute(table).fetchone()
            names = ", ".join(Row.__struct_fields__)
            entries = store.execute(f"SELECT {names} FROM entries ORDER BY seq")
            rows = [dict(zip(Row.__struct_fields__, row, strict=True)) for row in entries]
            self.log = {row["seq"]: Row(**row) for row in rows}
            first = min(self.log)
            saved = "SELECT blob FROM snapshots WHERE seq = ?"
            (blob,) = store.execute(saved, [first]).fetchone()
            people = "SELECT seat, CAST(user_id AS TEXT) FROM seats WHERE user_id IS NOT NULL"
            self.people: dict[int, str] = dict(store.execute(people).fetchall())
            seats = store.execute("SELECT name, kind FROM seats ORDER BY seat")
            self.names = [n if kind == "person" else f"{n} (computer)" for n, kind in seats]
            deal = "SELECT salt, seed, ended_at FROM deals, tables"
            salt, seed, self.ended = store.execute(deal).fetchone()
            # A test may deal from a small number, which stands everywhere.
            self.deal: list[str] = [secret for secret in (salt, seed) if len(secret) > 9]
            about = "SELECT CAST(message_id AS TEXT), payload FROM outbox WHERE kind = 'window'"
            told = store.execute(f"{about} AND message_id IS NOT NULL").fetchall()
            self.windows: dict[str, dict[str, Any]] = {
                message: msgspec.json.decode(payload) for message, payload in told
            }
            """The messages about windows: whom they notified, which entries were played in them."""
        self.game: AnyGame = registry.get(key)
        self.result: Any = None if raw is None else msgspec.json.decode(raw)
        self.states = self._replay(first, codec.restore(self.game, blob))

    def _replay(self, first: int, start: Any) -> dict[int, Any]:
        """Return the state after every entry; each must be the one that was saved."""
        states = {first: start}
        for row in self.log.values():
            if row.seq == first:
                continue
            if row.action is None:
                states[row.seq] = states[row.state_of]
            else:
                state = self.game.copy(states[row.base])
                assert row.seat is not None
                action = codec.decode_action(self.game, row.action)
                told = codec.plain(self.game, row.events or b"[]")
                held = stays(codec.decode_events(self.game, told))
                applied = self.game.apply(state, row.seat, action, held)
                assert codec.encode_events(applied.events) == told
                states[row.seq] = state
            assert codec.state_hash(states[row.seq]) == row.state_hash, row
        return states

    @property
    def end(self) -> Any:
        """The last position."""
        return self.states[self.last]

    def standing(self) -> list[Row]:
        """Return the entries that led to the last position, without those taken back."""
        line: list[Row] = []
        seq = self.last
        while seq in self.log:
            line.append(self.log[seq])
            seq = self.log[seq].base
        return line[::-1]

    def events(self, row: Row, viewer: Viewer) -> list[Any]:
        """Return the events of an entry that a viewer may know."""
        if row.events is None:
            return []
        return visible(codec.decode_events(self.game, row.events), viewer)

    def waiting(self, seq: int) -> set[int]:
        """Return the seats that had to act after an entry."""
        return set(self.game.waiting(self.states[seq]))

    def waits(self, seq: int) -> tuple[Wait, ...]:
        """Return what seats were asked after an entry."""
        return tuple(self.game.rules.waits(self.states[seq]))

    @cached_property
    def cards(self) -> list[dict[str, Any]]:
        """The cards, in English."""
        return self.game.cards("en")

    def known(self, viewer: Viewer) -> dict[str, int]:
        """Return when a viewer first might know of each card."""
        found: dict[str, int] = {}
        mine = re.compile("|".join(re.escape(card["id"]) + r"\b" for card in self.cards))
        for row in self.log.values():
            for text in self._seen(row, viewer):
                for card in mine.findall(text):
                    found.setdefault(card, row.at)
        return found

    def _seen(self, row: Row, viewer: Viewer) -> Iterator[str]:
        yield codec.encode(self.game.mask(self.states[row.seq], viewer)).decode()
        yield codec.encode_events(self.events(row, viewer)).decode()
