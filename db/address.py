"""The address of the database: `DATABASE_URL` in SQLAlchemy's form."""

from pathlib import Path

from sqlalchemy import URL, exc, make_url

from db.errors import CannotOpen

SETTING = "DATABASE_URL"


def parse_url(url: str, setting: str = SETTING) -> URL:
    """Return the address with its asynchronous driver filled in; refuse an unsupported one.

    `setting` is where the host has written it.
    """
    try:
        parsed = make_url(url)
    except (exc.ArgumentError, ValueError):  # the latter for a port that is no number
        # The text can hold a password: it is not repeated.
        raise CannotOpen(
            f"{setting} is not a database address. Examples: sqlite:///data/slow-orbit.db,"
            " postgresql://user:password@host/name."
        ) from None
    match parsed.drivername:
        case "sqlite" | "sqlite+aiosqlite":
            return _sqlite_url(parsed, setting)
        case "postgres" | "postgresql" | "postgresql+asyncpg":
            return _server_url(parsed, setting)
        case other:
            raise CannotOpen(
                f"{setting} asks for {other!r}, but only sqlite and postgresql are supported."
            )


def refuse_missing(url: str) -> None:
    """Refuse an SQLite file that is not there: opening it would make a new database."""
    parsed = parse_url(url)
    if parsed.drivername == "sqlite+aiosqlite" and not Path(parsed.database or "").exists():
        raise CannotOpen(
            f"There is no database file {parsed.database}. Check DATABASE_URL; without a slash at"
            " its start, a path begins in the folder where you start the program."
        )


def _sqlite_url(parsed: URL, setting: str) -> URL:
    if parsed.host:
        raise CannotOpen(
            f"{setting} has two slashes where SQLite needs three: sqlite:///folder/file.db, or"
            " four before a path from the root: sqlite:////var/lib/file.db."
        )
    if parsed.query:
        raise CannotOpen(f"{setting} ends with settings (after ?), which SQLite here has none of.")
    return parsed.set(drivername="sqlite+aiosqlite")


def _server_url(parsed: URL, setting: str) -> URL:
    if "@" in (parsed.host or ""):
        raise CannotOpen(
            f"{setting} has more than one @. In a password write @ as %40, : as %3A, / as %2F"
            " and % as %25."
        )
    return parsed.set(drivername="postgresql+asyncpg")
