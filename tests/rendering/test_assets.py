"""The bundled fonts and icons: complete, legible, credited."""

from __future__ import annotations

import pytest
from PIL import ImageStat

from rendering import fonts, icons
from rendering.fonts import FILES, Face
from rendering.scripts import SCRIPTS
from rendering.theme import DARK

FRENCH = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ’«»–—…×−·½"


@pytest.mark.parametrize("name", sorted(icons.names()))
def test_every_icon_has_a_silhouette_at_the_smallest_size(name: str) -> None:
    mask = icons.mask(name, 24)
    assert mask.size == (24, 24)
    assert 0.08 < ImageStat.Stat(mask).mean[0] / 255 < 0.9
    box = mask.getbbox()
    assert box is not None
    assert max(box[2] - box[0], box[3] - box[1]) >= 19, "it fills its square"


def test_icons_differ_from_each_other() -> None:
    drawings = {icons.mask(name, 24).tobytes(): name for name in icons.names()}
    same = icons.names() - set(drawings.values())
    # Titanium's and other plain shapes may be alike, two names for one drawing may not.
    assert not same


def test_every_borrowed_icon_is_credited_with_its_author() -> None:
    credits = (icons.FOLDER / "CREDITS.md").read_text(encoding="utf-8")
    rows = {line.split(" | ")[0].strip("| "): line for line in credits.splitlines()}
    for name, icon in icons.borrowed().items():
        assert icon.title in rows[name]
        assert icon.author in rows[name]
    assert "CC BY 3.0" in credits


def test_no_icon_is_both_ours_and_borrowed() -> None:
    own = {path.stem for path in (icons.FOLDER / "own").glob("*.svg")}
    assert not own & set(icons.borrowed())


def test_icons_with_a_colour_exist() -> None:
    assert set(DARK.icons) <= icons.names()


@pytest.mark.parametrize("face", sorted(FILES))
def test_fonts_have_french_letters_and_punctuation(face: Face) -> None:
    assert [c for c in FRENCH if not fonts.has(c, face)] == []


def test_text_faces_have_arrows_and_symbols() -> None:
    assert [c for c in "→←↑↓✓★▲●■" if not fonts.has(c, "strong")] == []


def test_every_font_has_its_licence() -> None:
    files = [each for each in fonts.FOLDER.iterdir() if each.suffix in (".ttf", ".otf")]
    for file in files:
        family = file.stem.split("-")[0]
        licence = fonts.FOLDER / f"{family}-OFL.txt"
        assert "SIL OPEN FONT LICENSE" in licence.read_text(encoding="utf-8")
    assert {file.name for file in files} == {*FILES.values(), *(each.file for each in SCRIPTS)}


def test_icons_are_measured_by_their_ink() -> None:
    for name in icons.names():
        drawn = icons.mask(name, 64).point([0] * 64 + [255] * 192).getbbox()
        assert drawn is not None
        found = icons.ink(name, 64)
        assert abs(found.left - drawn[0]) <= 2
        assert abs(found.left + found.width - drawn[2]) <= 2
    assert icons.ink("energy", 64).width < icons.ink("ocean", 64).width
