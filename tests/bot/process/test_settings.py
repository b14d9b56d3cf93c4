"""Settings from the environment and the file: what is wrong is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.process.settings import SettingsError
from bot.process.settings import load as settings

pytestmark = pytest.mark.usefixtures("bare")


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("GUILD_ID", "my server", "must be a server's id"),
        ("LOG_LEVEL", "LOUD", "must be DEBUG, INFO, WARNING or ERROR$"),
        ("GUILD_ID", "12", "must be a server's id"),
        ("ICONS", "maybe", "must be on or off$"),
        ("SHARDS", "0", "must be a whole number from 1 to 50$"),
        ("SHARDS", "51", "must be a whole number from 1 to 50$"),
        ("SHARDS", "auto", "must be a whole number from 1 to 50$"),
        ("PRESS_LIMIT", "-1", "must be a whole number, 0 for no limit$"),
        *(
            (name, value, "must be the address of a page, at most 512 characters")
            for name in ("PRIVACY_URL", "TERMS_URL")
            for value in (
                "http://example.org/privacy",
                "example.org/privacy",
                "https://",
                "https://here",
                "https://example.org/my page",
                "javascript:alert(1)",
                "https://[example.org",
                "https://example.org:99999/",
                "https://example.org:port/",
                "https://.",
                "https://example..org",
                "https://example.",
                "https://exa<mple.org/",
                "https://[YOUR.SITE]/privacy",
                "https://host:password@example.org/",
                "https://example.org/" + "x" * 500,
            )
        ),
        ("DISCORD_API_BASE", "discord.com/api", "must begin with http"),
        ("DISCORD_TOKEN", "paste it here", "is not a bot token"),
        ("DISCORD_TOKEN", "“quoted”", "is not a bot token"),
        ("DATABASE_URL", "sqlite://", "names no file"),
        ("DATABASE_URL", "sqlite:///", "names no file"),
        ("DATABASE_URL", "sqlite:///:memory:", "names no file"),
    ],
)
def test_a_wrong_setting_is_named(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, told: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=f"^These settings cannot be used:\n{name} {told}"):
        settings()


def test_the_hosts_own_pages_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRIVACY_URL", " https://example.org/privacy?lang=en ")
    assert settings().privacy_url == "https://example.org/privacy?lang=en"
    assert settings().terms_url is None


def test_settings_come_from_a_file_too_and_the_environment_wins(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Also from a file as Windows writes it; other programs' settings are left alone."""
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=' abc '\nLOG_LEVEL=debug\nGUILD_ID=\nTZ=Europe/Paris\n")
    chosen = settings()
    assert chosen.discord_token == "abc"
    assert "abc" not in repr(chosen)
    assert (chosen.log_level, chosen.guild_id) == ("DEBUG", None)
    monkeypatch.setenv("LOG_LEVEL", "warning")
    assert settings().log_level == "WARNING"
    file.write_text("DISCORD_TOKEN=abc\nDISCORD_TOKENS=x\n")
    assert settings().guild_id is None
    monkeypatch.setenv("DATABASE_URL", " sqlite:///~/games.db ")
    assert settings().database_url == f"sqlite:///{Path.home()}/games.db"
    file.write_bytes("\ufeffDISCORD_TOKEN=Bot abc\r\n".encode())
    assert settings().discord_token == "abc"
    file.write_text("DISCORD_TOKEN=abc\n", encoding="utf-16")
    with pytest.raises(SettingsError, match="UTF-8"):
        settings()
    file.unlink()
    file.mkdir()
    with pytest.raises(SettingsError, match="is a folder"):
        settings()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("DISCORD_TOKKEN=abc\n", "is DISCORD_TOKEN meant"),
        ("DISCORD_BOT_TOKEN=abc\n", "is DISCORD_TOKEN meant"),
        ("DATABASE_URI=sqlite:///abc.db\n", "is DATABASE_URL meant"),
        ("# my bot\nMTIz.abc.def\n", "has no ="),
    ],
)
def test_a_slip_in_the_file_is_told_instead_of_playing_locally(
    tmp_path: Path, text: str, told: str
) -> None:
    (tmp_path / ".env").write_text(text)
    with pytest.raises(SettingsError, match=told) as error:
        settings()
    assert "abc" not in str(error.value)
