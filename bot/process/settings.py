"""Settings from the environment and from `.env`."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from dotenv import dotenv_values

DISCORD_API = "https://discord.com/api/v10"
DEFAULT_DATABASE = "sqlite:///data/slow-orbit.db"
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
ON, OFF = ("1", "true", "t", "yes", "y", "on"), ("0", "false", "f", "no", "n", "off")
TOKEN = re.compile(r"[A-Za-z0-9._-]+")
SNOWFLAKE = re.compile(r"[1-9][0-9]{4,19}")
PORT = re.compile(r"[1-9][0-9]{0,4}")
LAST_PORT = 65535
LOCAL = "127.0.0.1"
LIMIT = re.compile(r"[0-9]{1,6}")
MOST_SHARDS = 50
"""They start within the five minutes after which `--health` complains, for 50,000 servers."""
SQLITE_MEMORY = re.compile(r"sqlite(\+aiosqlite)?:(//)?/?(:memory:)?")
LONGEST_PAGE = 512
"""Characters that Discord allows for the address of a button."""
PAGE = re.compile(rf"[!-~]{{1,{LONGEST_PAGE}}}")
_LABEL = "[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"
HOST_NAME = re.compile(rf"(?=.{{1,253}}$)({_LABEL}\.)+{_LABEL}")
ALIKE = 0.85
"""How much the name of something that is set must be like a setting's to be taken for a slip."""


class SettingsError(Exception):
    """Settings that cannot be used, as sentences for the host; no sentence repeats a value."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a host; in capitals, each name is an environment variable."""

    discord_token: str | None = field(default=None, repr=False)
    discord_api_base: str = DISCORD_API
    database_url: str = DEFAULT_DATABASE
    guild_id: int | None = None
    content_packs: Path | None = None
    icons: bool = True
    log_level: str = "INFO"
    press_limit: int = 20
    shards: int = 1
    status_port: tuple[str, int] | None = None
    """Address and port of the page for monitoring."""
    privacy_url: str | None = None
    terms_url: str | None = None


NAMES = tuple(each.name.upper() for each in fields(Settings))


def load() -> Settings:
    """Return the settings; what is set in the environment counts more than what `.env` says.

    Raises SettingsError with everything that cannot be used. A name with a slip in it is refused:
    without its token the bot would play locally.
    """
    given = {**_env_file(), **{name: value for name, value in os.environ.items() if value}}
    slips = misspelt(given)
    if slips:
        meant = [f"{name}: is {setting} meant?" for name, setting in sorted(slips.items())]
        raise SettingsError("There are no such settings:\n" + "\n".join(meant))
    return read({name.upper(): value for name, value in given.items()})


def _env_file() -> dict[str, str | None]:
    """Return the lines of `.env`, none if there is no such file."""
    path = Path(".env")
    if path.is_dir():
        raise SettingsError(
            ".env is a folder; it must be a file with lines such as DISCORD_TOKEN=..."
        )
    try:
        text = path.read_text(encoding="utf-8-sig") if path.exists() else ""
    except UnicodeDecodeError:
        raise SettingsError(
            "The file .env is not text in UTF-8. Save it so: in Notepad under Save as, Encoding."
        ) from None
    except OSError as error:
        raise SettingsError(f"The file .env cannot be read ({error.strerror}).") from error
    lines = dotenv_values(stream=StringIO(text))
    if None in lines.values():  # not repeated: it may be the token
        raise SettingsError("A line of .env has no =. Every line is a name, =, and a value.")
    return {**lines}


def read(given: Mapping[str, str | None]) -> Settings:
    """Return the settings among given values, the defaults where there are none.

    Raises SettingsError with every value that cannot be used.
    """
    values, wrong = dict[str, Any](), list[str]()
    for name in NAMES:
        value = (given.get(name) or "").strip()
        if not value:
            continue
        try:
            values[name.lower()] = READERS[name](value)
        except ValueError as error:
            wrong.append(f"{name} {error}")
    if wrong:
        raise SettingsError("These settings cannot be used:\n" + "\n".join(wrong))
    return Settings(**values)


def _level(value: str) -> str:
    if value.upper() not in LEVELS:
        raise ValueError(f"must be {', '.join(LEVELS[:-1])} or {LEVELS[-1]}")
    return value.upper()


def _switch(value: str) -> bool:
    if value.lower() not in ON + OFF:
        raise ValueError("must be on or off")
    return value.lower() in ON


def _token(value: str) -> str:
    """Read a token as it is copied; anything else would not even reach Discord."""
    found = value.removeprefix("Bot ").strip()
    if not TOKEN.fullmatch(found):
        raise ValueError("is not a bot token: letters, digits, dots, dashes and underscores")
    return found


def _server(value: str) -> int:
    if not SNOWFLAKE.fullmatch(value):
        raise ValueError(
            "must be a server's id, a long number (in Discord with developer mode on:"
            " right click on the server, Copy Server ID)"
        )
    return int(value)


def _limit(value: str) -> int:
    if not LIMIT.fullmatch(value):
        raise ValueError("must be a whole number, 0 for no limit")
    return int(value)


def _shards(value: str) -> int:
    if not LIMIT.fullmatch(value) or not 1 <= int(value) <= MOST_SHARDS:
        raise ValueError(f"must be a whole number from 1 to {MOST_SHARDS}")
    return int(value)


def _listen(value: str) -> tuple[str, int]:
    """Read a port, for this machine alone, or an address and a port."""
    address, _, port = value.rpartition(":")
    if not PORT.fullmatch(port) or int(port) > LAST_PORT:
        raise ValueError(
            f"must be a port from 1 to {LAST_PORT}, or an address and a port: 0.0.0.0:9464"
        )
    return address.strip("[]") or LOCAL, int(port)


def _database(value: str) -> str:
    """Read `~` as the home folder; refuse a database that is lost at the end."""
    if SQLITE_MEMORY.fullmatch(value):
        raise ValueError(
            "names no file, so every game would be lost at the end: sqlite:///folder/file.db"
        )
    head, home, rest = value.partition(":///~/")
    return f"{head}:///{Path.home()}/{rest}" if home and head == "sqlite" else value


def _address(value: str) -> str:
    if not value.startswith(("http://", "https://")):
        raise ValueError("must begin with http:// or https://")
    return value.rstrip("/")


def _page(value: str) -> str:
    """Read the address of a page for people, who open it with a button.

    With one that isn't valid, Discord refuses the whole message that has the button.
    """
    try:
        parts = urlsplit(value)
        _ = parts.port  # raises ValueError if it is no port
    except ValueError:
        parts = None
    whole = (
        parts is not None
        and parts.scheme == "https"
        and "@" not in parts.netloc  # a password, which all would see
        and HOST_NAME.fullmatch(parts.hostname or "") is not None
    )
    if not whole or not PAGE.fullmatch(value):
        raise ValueError(
            f"must be the address of a page, at most {LONGEST_PAGE} characters:"
            " https://example.org/privacy"
        )
    return value


READERS: Mapping[str, Callable[[str], Any]] = {
    "DISCORD_TOKEN": _token,
    "DISCORD_API_BASE": _address,
    "DATABASE_URL": _database,
    "GUILD_ID": _server,
    "CONTENT_PACKS": Path,
    "ICONS": _switch,
    "LOG_LEVEL": _level,
    "PRESS_LIMIT": _limit,
    "SHARDS": _shards,
    "STATUS_PORT": _listen,
    "PRIVACY_URL": _page,
    "TERMS_URL": _page,
}


def misspelt(given: Mapping[str, str | None]) -> dict[str, str]:
    """Return names that look like a setting which is not set, with that setting's name."""
    present = {name.upper() for name, value in given.items() if value}
    missing = [name for name in NAMES if name not in present]
    found: dict[str, str] = {}
    for name in present:
        close = difflib.get_close_matches(name, missing, 1, ALIKE)
        if close:
            found[name] = close[0]
    return found
