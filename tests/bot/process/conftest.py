"""Fixtures for tests of the process."""

from __future__ import annotations

from pathlib import Path

import pytest

NAMES = ("DISCORD_TOKEN", "DISCORD_API_BASE", "DATABASE_URL", "GUILD_ID", "LOG_LEVEL")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No settings from outside."""
    monkeypatch.chdir(tmp_path)
    for name in (*NAMES, "CONTENT_PACKS"):
        monkeypatch.delenv(name, raising=False)
