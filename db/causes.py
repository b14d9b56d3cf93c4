"""The cause of a failed write, in a sentence that says what the host can do."""

import errno
import sqlite3

from sqlalchemy import exc

FULL = "There is no room on the disk: make some, then start again."
READ_ONLY = (
    "It may only be read: whoever runs the bot needs the right to write the database, and with"
    " SQLite its folder too."
)
LOCKED = "Another program holds it: end that program, or let it finish, then start again."
BROKEN = "The disk does not do what it is asked to: look after it and your backups first."
LOST = "The connection to the database broke off: see whether its server runs, then start again."

_SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_IOERR: BROKEN,
}
_DAMAGED = ("XX001", "XX002")
_SERVER_GONE = ("08", "28", "3D", "53", "57P", "58")
_SERVER = {
    "53100": FULL,
    "25006": READ_ONLY,
    "42501": READ_ONLY,
    "55P03": LOCKED,
    "58030": BROKEN,
    "57P01": LOST,
    "57P02": LOST,
}
_SYSTEM = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EROFS: READ_ONLY,
    errno.EACCES: READ_ONLY,
    errno.EPERM: READ_ONLY,
    errno.EIO: BROKEN,
}


def remedy(error: BaseException) -> str | None:
    """Return what the host can do about an error of the database or disk; None for any other."""
    if isinstance(error, exc.DBAPIError):
        if error.connection_invalidated:
            return LOST
        found = error.orig
    else:
        found = error
    if isinstance(found, sqlite3.Error):
        # The lowest byte is the kind, the others say how it came to it.
        return _SQLITE.get(getattr(found, "sqlite_errorcode", 0) & 0xFF)
    if isinstance(found, OSError):
        return _SYSTEM.get(found.errno or 0)
    return _SERVER.get(str(getattr(found, "sqlstate", "")))


def outage(error: BaseException) -> bool:
    """Return whether an error is the fault of the database or disk, and not of the request."""
    if isinstance(error, OSError | exc.TimeoutError) or remedy(error) is not None:
        return True
    found = error.orig if isinstance(error, exc.DBAPIError) else error
    if isinstance(found, sqlite3.Error):
        # Its very head: nothing at all can be read.
        return getattr(found, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_NOTADB
    return str(getattr(found, "sqlstate", "")).startswith(_SERVER_GONE)


def damaged(error: BaseException) -> bool:
    """Return whether the requested rows are in a damaged part; the rest can be sound."""
    found = error.orig if isinstance(error, exc.DBAPIError) else error
    if isinstance(found, sqlite3.Error):
        return getattr(found, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT
    return getattr(found, "sqlstate", "") in _DAMAGED


def said(error: BaseException) -> str:
    """Return the message of the database or system, without the rows that can follow it."""
    lines = str(error.orig if isinstance(error, exc.DBAPIError) else error).splitlines()
    return lines[0] if lines else type(error).__name__
