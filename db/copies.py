"""Copies of an SQLite file from before its schema changed, next to it: to go back to a version.

They hold the same as the database did, also about people who have had their data deleted since.
"""

import glob
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from db.causes import remedy, said
from db.errors import CannotOpen
from db.files import make_private

UNKNOWN = "See whether files can be written there, then start again."
_MARK = ".schema-"


def copy_of(path: Path, schema: str) -> Path:
    """Return the place of a database's copy with an old schema."""
    return path.with_name(f"{path.name}{_MARK}{schema}")


def back_up(path: Path, copy: Path) -> None:
    """Copy an SQLite database that can be in use; a half-written copy never has its name."""
    unfinished = copy.with_name(f"{copy.name}.part")
    try:
        unfinished.unlink(missing_ok=True)
        make_private(unfinished)
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(unfinished)) as to:
            source.backup(to)
        unfinished.replace(copy)
    except (OSError, sqlite3.Error) as error:
        raise CannotOpen(
            f"Before its schema is changed the database is copied to {copy}, and that failed"
            f" ({said(error)}). {remedy(error) or UNKNOWN} Nothing was changed."
        ) from error


def remove_copies(path: Path, before: datetime | None = None) -> list[Path]:
    """Remove the copies of a database, or only those made before a time; return them.

    Unfinished ones go as well. Raises OSError where one cannot be removed.
    """
    found = path.parent.glob(f"{glob.escape(path.name)}{_MARK}*")
    old = [copy for copy in found if before is None or copy.stat().st_mtime < before.timestamp()]
    for copy in old:
        copy.unlink(missing_ok=True)
    return old
