"""The sign of life of a running bot, and its judgement: `python -m bot --health`.

The bot writes it (`bot.platform.health`) next to its SQLite database; with a database elsewhere, to
the folder for temporary files. Little is imported here: it is read every minute.
"""

from __future__ import annotations

import hashlib
import re
import tempfile
from datetime import datetime, timedelta
from pathlib import Path

import msgspec

STALE = timedelta(seconds=60)
"""The age of a sign from which on the bot seems to hang."""
OFFLINE = timedelta(minutes=5)
"""A break of the connection to Discord that is longer than usual ones."""
OUTAGE = timedelta(seconds=60)
"""The same of the connection to the database."""
LATE = timedelta(minutes=10)
"""The age of a message from which on posting seems to hang."""
SEVERAL = 2
"""Tables with late messages: trouble at a single one is not the bot's."""
_ADDRESS = re.compile(r"(sqlite|postgres(ql)?)(\+[a-z]+)?:")
_SQLITE = re.compile(r"sqlite(?:\+aiosqlite)?:///(?!:memory:)(.+)")


class Heartbeat(msgspec.Struct, frozen=True):
    """The state the bot reports: what is not well has the time since when."""

    at: datetime
    started: datetime
    offline_since: datetime | None = None
    database_out_since: datetime | None = None
    waiting_since: datetime | None = None
    """When the oldest message came that could be posted and is not."""
    waiting_tables: int = 0
    """Tables with such messages that are `LATE`."""
    missing: tuple[int, ...] = ()
    """The shards that are not connected; the first has been missing since `offline_since`."""
    shards: int = 1


def place(database_url: str) -> Path:
    """Return the place of the sign of the bot with this database."""
    if found := _SQLITE.fullmatch(database_url):
        return Path(f"{found[1]}.health").absolute()
    digest = hashlib.sha256(database_url.encode()).hexdigest()[:12]
    return Path(tempfile.gettempdir()) / f"slow-orbit-{digest}.health"


def check(database_url: str, at: datetime) -> tuple[bool, str]:
    """Return whether the bot with this database is well, and a sentence about it."""
    if not _ADDRESS.match(database_url):
        return False, "DATABASE_URL is not a database address, such as sqlite:///data/bot.db."
    try:
        sign = msgspec.json.decode(place(database_url).read_bytes(), type=Heartbeat)
    except FileNotFoundError:
        return False, "No bot is running with this database."
    except (OSError, ValueError) as error:
        return False, f"The bot's sign of life cannot be read ({error})."
    return judge(sign, at)


def judge(sign: Heartbeat, at: datetime) -> tuple[bool, str]:
    """Return whether a bot that gave this sign is well, and a sentence about it."""
    if abs(at - sign.at) > STALE:
        return False, f"The bot gave its last sign of life at {sign.at:%Y-%m-%d %H:%M:%S} UTC."
    if _longer(sign.database_out_since, at, OUTAGE):
        return False, f"The database has been out of reach since {_time(sign.database_out_since)}."
    if _longer(sign.offline_since, at, OFFLINE):
        return (
            False,
            f"{_gone(sign)} had no connection to Discord since {_time(sign.offline_since)}.",
        )
    if _longer(sign.waiting_since, at, LATE) and sign.waiting_tables >= SEVERAL:
        return False, (
            f"Messages of {sign.waiting_tables} tables have not been posted, the oldest since"
            f" {_time(sign.waiting_since)}."
        )
    if sign.database_out_since is not None:
        return True, "The bot is waiting for its database."
    if sign.offline_since is not None:
        return True, "The bot is connecting to Discord."
    return True, "The bot is well."


def _gone(sign: Heartbeat) -> str:
    """Return the beginning of a sentence about everything that is not connected."""
    if len(sign.missing) in (0, sign.shards):
        return "The bot has"
    numbers = ", ".join(map(str, sign.missing))
    return f"{len(sign.missing)} of {sign.shards} shards ({numbers}) have"


def _longer(since: datetime | None, at: datetime, span: timedelta) -> bool:
    return since is not None and at - since > span


def _time(since: datetime | None) -> str:
    return f"{since:%H:%M:%S} UTC"
