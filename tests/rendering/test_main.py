"""`python -m rendering`: one picture as a file, and clear words for wrong wishes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from rendering import sizes
from rendering.__main__ import main

TABLE = ["ceres", "--players", "3", "--seed", "4", "--actions", "40"]


def draw(file: Path, *arguments: str) -> bytes:
    assert main([*TABLE, *arguments, "-o", str(file)]) == 0
    return file.read_bytes()


def test_a_picture_is_written_and_described(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    draw(tmp_path / "board.png", "--lang", "fr")
    with Image.open(tmp_path / "board.png") as image:
        assert image.format == "PNG"
        assert image.size == (sizes.WIDE, sizes.HIGH)
    size, alt = capsys.readouterr().out.strip().split("\n", 1)
    assert f"{sizes.WIDE} x {sizes.HIGH}" in size
    assert "Manche" in alt


def test_the_same_wish_gives_the_same_file_and_another_seed_another(tmp_path: Path) -> None:
    first = draw(tmp_path / "a.png")
    assert draw(tmp_path / "b.png") == first
    assert draw(tmp_path / "c.png", "--seed", "5") != first
    assert draw(tmp_path / "d.png", "--since", "9") != first


def test_pictures_per_seat_are_named_by_the_seat(tmp_path: Path) -> None:
    one = draw(tmp_path / "a.png", "--picture", "corporation", "--seat", "1")
    assert draw(tmp_path / "b.png", "--picture", "corporation:1", "--seat", "1") == one
    assert draw(tmp_path / "c.png", "--picture", "corporation", "--seat", "2") != one


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--picture", "nothing"], "no picture 'nothing'; it has board"),
        (["--picture", "turn"], "turn is private"),
        (["--picture", "corporation:9"], "no picture 'corporation:9'"),
        (["--seat", "3"], "seats go from 0 to 2"),
        (["--option", "edition"], "write it as key=value"),
        (["--option", "edition=third"], "third"),
        (["--players", "7"], "2 to 4"),
    ],
)
def test_wrong_wishes_are_told_plainly(tmp_path: Path, arguments: list[str], words: str) -> None:
    with pytest.raises(SystemExit, match=words):
        draw(tmp_path / "x.png", *arguments)
    assert not (tmp_path / "x.png").exists()


@pytest.mark.parametrize("name", ["--actions", "--since"])
@pytest.mark.parametrize("value", ["-1", "many"])
def test_decisions_are_counted_from_nothing_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, value: str
) -> None:
    with pytest.raises(SystemExit):
        draw(tmp_path / "x.png", name, value)
    assert f"{name}: write a number from 0 on, not '{value}'" in capsys.readouterr().err
    assert not (tmp_path / "x.png").exists()


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"x\.png: cannot be written \(No such file"):
        draw(tmp_path / "nowhere" / "x.png")
