"""The database as a file: its folder, its owner, and that nobody else can read it."""

import contextlib
import os
import sqlite3
from pathlib import Path

from db.errors import CannotOpen, CorruptDatabase, NotOurs

PRIVATE = 0o600
"""The rights of files that hold hands and seeds: only for their owner."""
VERSIONS = "alembic_version"
"""The table in which migrations note the schema: it is in every database of this program."""


def make_private(path: Path) -> None:
    """Make an empty file for its owner alone, if there is none: a new database to SQLite.

    Its journals get the same rights. A fault of the folder is reported when the file is opened.
    """
    with contextlib.suppress(OSError):
        os.close(os.open(path.resolve(), os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))


def make_folder(path: Path) -> None:
    """Make the folder of a database file; refuses a path that is a folder itself."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        folder = path.is_dir()
    except OSError as error:
        raise CannotOpen(
            f"The folder {path.parent} for the database cannot be made or entered"
            f" ({error.strerror})."
        ) from error
    if folder:
        raise CannotOpen(f"{path} is a folder; DATABASE_URL must name a file in it.")


def refuse_empty(path: Path) -> None:
    """Refuse a file of 0 bytes: SQLite would take it for a new database.

    Its contents are lost: a copy that broke off, a full disk, a volume that was not there.
    """
    if path.is_file() and path.stat().st_size == 0:
        raise CorruptDatabase(
            f"The database file {path} is empty: a copy may have broken off, or the disk was full."
            " Put a backup in its place. If there was no database yet, remove the file (and those"
            " next to it that end in -wal and -shm) and start again: a new one is made then."
        )


def leave_others(path: Path) -> None:
    """Refuse another program's file before the settings of a connection change it."""
    try:
        with contextlib.closing(
            sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        ) as conn:
            found = conn.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    except sqlite3.Error:
        return  # not there yet, or else the check that writes reports the fault
    if found and (VERSIONS,) not in found:
        raise NotOurs
