"""The stand-in's own SQLite file: small objects by kind and id, messages, and uploaded files."""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

_SCHEMA = """
CREATE TABLE IF NOT EXISTS objects (
    kind TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY, channel_id INTEGER NOT NULL, viewer INTEGER, body TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS messages_by_channel ON messages (channel_id, id);
CREATE TABLE IF NOT EXISTS files (
    id INTEGER PRIMARY KEY, channel_id INTEGER NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL,
    body BLOB NOT NULL
);
"""


class Store:
    """Write-through storage; every call is one short transaction on a separate file."""

    def __init__(self, path: Path | None) -> None:
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            with contextlib.suppress(FileExistsError):  # it holds hands, and the bot's token
                os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        self._db = sqlite3.connect(path or ":memory:", isolation_level=None)
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=NORMAL")
        self._db.executescript(_SCHEMA)
        # Discord's client forgets private replies when it restarts, and so does this one.
        self._db.execute("DELETE FROM messages WHERE viewer IS NOT NULL")

    def close(self) -> None:
        """Close the file; the store can't be used afterwards."""
        self._db.close()

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """Save everything that is saved meanwhile in one transaction."""
        self._db.execute("BEGIN")
        try:
            yield
        finally:
            self._db.execute("COMMIT")

    def put(self, kind: str, key: str, body: Any) -> None:
        """Save one object, replacing an older one of the same kind and id."""
        self._db.execute(
            "INSERT INTO objects VALUES (?, ?, ?)"
            " ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body",
            (kind, key, json.dumps(body)),
        )

    def drop(self, kind: str, key: str) -> None:
        """Forget one object."""
        self._db.execute("DELETE FROM objects WHERE kind = ? AND id = ?", (kind, key))

    def load(self, kind: str) -> dict[str, Any]:
        """Return all objects of a kind by id."""
        rows = self._db.execute("SELECT id, body FROM objects WHERE kind = ?", (kind,))
        return {key: json.loads(body) for key, body in rows}

    def put_message(self, message: dict[str, Any]) -> None:
        """Save one message."""
        viewer = message.get("viewer")
        self._db.execute(
            "INSERT INTO messages VALUES (?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET body = excluded.body",
            (
                int(message["id"]),
                int(message["channel_id"]),
                None if viewer is None else int(viewer),
                json.dumps(message),
            ),
        )

    def message(self, message_id: str) -> dict[str, Any] | None:
        """Return one message, or None if there is none with this id."""
        row = self._db.execute(
            "SELECT body FROM messages WHERE id = ?", (int(message_id),)
        ).fetchone()
        return None if row is None else json.loads(row[0])

    def drop_message(self, message_id: str) -> None:
        """Forget one message and its files."""
        message = self.message(message_id)
        if message is None:
            return
        for attachment in message["attachments"]:
            self.drop_file(attachment["id"])
        self._db.execute("DELETE FROM messages WHERE id = ?", (int(message_id),))

    def messages(
        self,
        channel_id: str,
        *,
        viewer: str | None = None,
        before: str | None = None,
        after: str | None = None,
        limit: int = 50,
    ) -> list[dict[str, Any]]:
        """Return messages of a channel, newest first (oldest of the newer ones with `after`).

        Private replies are left out unless `viewer` is the person they are for.
        """
        where, values = ["channel_id = ?"], [int(channel_id)]
        if viewer is None:
            where.append("viewer IS NULL")
        else:
            where.append("(viewer IS NULL OR viewer = ?)")
            values.append(int(viewer))
        if before is not None:
            where.append("id < ?")
            values.append(int(before))
        if after is not None:
            where.append("id > ?")
            values.append(int(after))
        order = "ASC" if after is not None and before is None else "DESC"
        rows = self._db.execute(
            f"SELECT body FROM messages WHERE {' AND '.join(where)} ORDER BY id {order} LIMIT ?",
            (*values, limit),
        )
        found = [json.loads(row[0]) for row in rows]
        return found[::-1] if order == "ASC" else found

    def newest(self) -> int:
        """Return the largest id in use, for the source of new ids to start from."""
        largest = 0
        for query in (
            "SELECT max(id) FROM messages",
            "SELECT max(id) FROM files",
            "SELECT max(CAST(id AS INTEGER)) FROM objects",
        ):
            largest = max(largest, self._db.execute(query).fetchone()[0] or 0)
        return largest

    def put_file(self, file_id: str, channel_id: str, name: str, kind: str, body: bytes) -> None:
        """Save an uploaded file."""
        self._db.execute(
            "INSERT INTO files VALUES (?, ?, ?, ?, ?)",
            (int(file_id), int(channel_id), name, kind, body),
        )

    def file(self, file_id: str) -> tuple[str, str, str, bytes] | None:
        """Return (channel id, name, content type, bytes) of a file."""
        row = self._db.execute(
            "SELECT channel_id, name, type, body FROM files WHERE id = ?", (int(file_id),)
        ).fetchone()
        return None if row is None else (str(row[0]), row[1], row[2], row[3])

    def drop_file(self, file_id: str) -> None:
        """Forget a file."""
        self._db.execute("DELETE FROM files WHERE id = ?", (int(file_id),))

    def drop_channel_messages(self, channel_id: str) -> None:
        """Delete everything written and uploaded in a channel."""
        self._db.execute("DELETE FROM messages WHERE channel_id = ?", (int(channel_id),))
        self._db.execute("DELETE FROM files WHERE channel_id = ?", (int(channel_id),))

    def clear(self) -> None:
        """Delete everything."""
        for table in ("objects", "messages", "files"):
            self._db.execute(f"DELETE FROM {table}")

    def kinds(self) -> Iterator[str]:
        """Yield the kinds of objects that are stored."""
        for row in self._db.execute("SELECT DISTINCT kind FROM objects"):
            yield row[0]
