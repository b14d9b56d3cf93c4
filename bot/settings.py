"""Settings from the environment and from `.env`."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

DISCORD_API = "https://discord.com/api/v10"
DEFAULT_DATABASE = "sqlite:///data/slow-orbit.db"


class Settings(BaseSettings):
    """What a host can set; every name is an environment variable."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    discord_token: SecretStr | None = None
    discord_api_base: str = DISCORD_API
    database_url: str = DEFAULT_DATABASE
    guild_id: int | None = None
    content_packs: Path | None = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("discord_token", mode="before")
    @classmethod
    def _trimmed(cls, value: object) -> object:
        return value.strip() if isinstance(value, str) else value

    @field_validator("discord_api_base")
    @classmethod
    def _address(cls, value: str) -> str:
        if not value.startswith(("http://", "https://")):
            raise ValueError("must begin with http:// or https://")
        return value.rstrip("/")
