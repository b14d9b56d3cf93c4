"""`/table verify`: a file is handed in with a form, and checked by a separate process."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.screens import game_files
from bot.service.history import verify_file
from bot.shared.text import say
from games.core.text import LANGUAGES
from tests.bot.stage import Stage
from tests.bot.whole import Playing, begun, file_of
from tests.bot.wire import Answers, Person

ADA = Person(101, "Ada")
NOWHERE = 99
"""A channel without a table."""


async def checked(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, data: bytes, size: int = 0, locale: str = "en-US"
) -> Answers:
    """Hand a file in, and return the answer."""
    opened = await stage.wire.use(ADA, NOWHERE, ["table", "verify"], locale=locale)
    assert opened.form is not None

    async def loaded(url: str) -> bytes:
        assert url == "https://cdn/77"
        return data

    monkeypatch.setattr(stage.app.client.http, "get_from_cdn", loaded)
    url = "https://cdn/77"
    file = {"id": "77", "filename": "a.json", "size": size, "url": url, "proxy_url": url}
    return await stage.wire.submit(
        ADA, NOWHERE, opened.form, {"file": "77"}, files={"77": file}, locale=locale
    )


@pytest.fixture
async def file(stage: Stage) -> dict[str, Any]:
    """Return the file of a game that is over."""
    table = await begun(stage.app.tables, "luna_maris")
    await Playing(table).play()
    return await file_of(table)


async def test_a_game_as_a_file_is_checked_and_compared_with_its_table(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, file: dict[str, Any]
) -> None:
    for lang, locale in zip(LANGUAGES, ("en-US", "fr"), strict=True):
        answer = await checked(stage, monkeypatch, json.dumps(file).encode(), locale=locale)
        lines = answer.text.split("\n")
        about = ("commitment", "deal", "decisions", "score")
        assert lines[1:5] == [say(lang, f"verify-{key}", good="true") for key in about]
        assert lines[5:] == [say(lang, "verify-same", table=file["table"])]
        assert answer.private == [True]
    file["deal"]["seed"] = str(int(file["deal"]["seed"]) + 1)
    answer = await checked(stage, monkeypatch, json.dumps(file).encode())
    assert say("en", "verify-commitment", good="false") in answer.text
    assert say("en", "verify-deal", good="false") in answer.text
    file["deal"]["commitment"] = "0" * 64
    answer = await checked(stage, monkeypatch, json.dumps(file).encode())
    assert say("en", "verify-other", table=file["table"]) in answer.text
    file["table"] = "@everyone\0"
    answer = await checked(stage, monkeypatch, json.dumps(file).encode())
    assert "❌" in answer.text
    assert say("en", "verify-other", table=file["table"]) not in answer.text


async def test_what_is_no_game_is_refused_with_the_reason(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = await checked(stage, monkeypatch, b"\xff not JSON")
    assert answer.text == say("en", "problem-verify-file")
    answer = await checked(stage, monkeypatch, b"{}", game_files.LARGEST_FILE + 1)
    assert answer.text == say("en", "problem-verify-large", most=4)
    monkeypatch.setattr(verify_file, "PATIENCE", 0.0)
    answer = await checked(stage, monkeypatch, b"{}")
    assert answer.text == say("en", "problem-verify-long")
