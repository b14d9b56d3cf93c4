"""`python -m tests.rendering`: a line for every picture, colours by group, contact sheets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from games import registry
from rendering import layouts
from tests.rendering.__main__ import GAP, main, sheet
from tests.toy.game import TOY


@pytest.fixture(autouse=True)
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    registry.register(TOY)
    yield
    registry._GAMES.pop(TOY.key)
    layouts._registered.pop(TOY.key, None)


def test_every_picture_has_a_line_for_each_language_and_theme(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([TOY.key]) == 0
    told = capsys.readouterr().out.splitlines()
    lines = [line.split() for line in told if line.startswith(TOY.key)]
    assert len(lines) == 2 * 2 * len(TOY.presentation.pictures)
    for game, picture, _, _, width, *_ in lines:
        assert (game, width) == (TOY.key, "1600" if picture == "board" else "1080")
    assert any(line.startswith("players") for line in told)
    sheets = {path.stem for path in Path("build/pictures").glob("*.png")}
    assert len(sheets) == 2 * 2 * 2
    assert f"{TOY.key}-fr-dark-350" in sheets


def test_sheets_put_pictures_side_by_side() -> None:
    pictures = [Image.new("RGB", (550, high), "#ff0000") for high in (90, 40, 30, 20)]
    found = sheet(pictures)
    assert found.size == (GAP + 3 * (550 + GAP), 90 + 2 * GAP)
    assert found.getpixel((GAP + 2 * (550 + GAP), GAP + 30 + GAP)) == (255, 0, 0)
