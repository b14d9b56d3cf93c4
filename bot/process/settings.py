"""Settings from the environment and from `.env`."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, get_args

from pydantic import SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

DISCORD_API = "https://discord.com/api/v10"
DEFAULT_DATABASE = "sqlite:///data/slow-orbit.db"
Level = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
LEVELS = get_args(Level)
TOKEN = re.compile(r"[A-Za-z0-9._-]+")
SNOWFLAKE = re.compile(r"[1-9][0-9]{4,19}")
SQLITE_MEMORY = re.compile(r"sqlite(\+aiosqlite)?:(//)?/?(:memory:)?")
ALIKE = 0.85
"""How much the name of something that is set must be like a setting's to be taken for a slip."""


class Settings(BaseSettings):
    """What a host can set; every name is an environment variable."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8-sig", extra="ignore", env_ignore_empty=True
    )

    discord_token: SecretStr | None = None
    discord_api_base: str = DISCORD_API
    database_url: str = DEFAULT_DATABASE
    guild_id: int | None = None
    content_packs: Path | None = None
    icons: bool = True
    log_level: Level = "INFO"

    @field_validator("log_level", mode="before")
    @classmethod
    def _level(cls, value: object) -> object:
        """Take a level in any case."""
        found = value.strip().upper() if isinstance(value, str) else value
        if found not in LEVELS:
            raise ValueError(f"must be {', '.join(LEVELS[:-1])} or {LEVELS[-1]}")
        return found

    @field_validator("discord_token", mode="before")
    @classmethod
    def _token(cls, value: object) -> object:
        """Take a token as it is copied; what cannot be one would not even reach Discord."""
        if not isinstance(value, str):
            return value
        found = value.strip().removeprefix("Bot ").strip()
        if not TOKEN.fullmatch(found):
            raise ValueError("is not a bot token: letters, digits, dots, dashes and underscores")
        return found

    @field_validator("guild_id", mode="before")
    @classmethod
    def _server(cls, value: object) -> object:
        if isinstance(value, str) and not SNOWFLAKE.fullmatch(value.strip()):
            raise ValueError(
                "must be a server's id, a long number (in Discord with developer mode on:"
                " right click on the server, Copy Server ID)"
            )
        return value

    @field_validator("database_url")
    @classmethod
    def _database(cls, value: str) -> str:
        """Refuse what would be forgotten at the end; read ~ as the home folder."""
        found = value.strip()
        if SQLITE_MEMORY.fullmatch(found):
            raise ValueError(
                "names no file, so every game would be lost at the end: sqlite:///folder/file.db"
            )
        head, home, rest = found.partition(":///~/")
        return f"{head}:///{Path.home()}/{rest}" if home and head == "sqlite" else found

    @field_validator("discord_api_base")
    @classmethod
    def _address(cls, value: str) -> str:
        if not value.startswith(("http://", "https://")):
            raise ValueError("must begin with http:// or https://")
        return value.rstrip("/")


def misspelt(given: Mapping[str, str | None]) -> dict[str, str]:
    """Return names that look like a setting which is not set, with that setting's name."""
    present = {name.upper() for name, value in given.items() if value}
    missing = [name.upper() for name in Settings.model_fields if name.upper() not in present]
    found: dict[str, str] = {}
    for name in present:
        close = difflib.get_close_matches(name, missing, 1, ALIKE)
        if close:
            found[name] = close[0]
    return found
