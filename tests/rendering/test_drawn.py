"""The pictures of random positions and of every question are drawn as in the record.

In `tests/golden/<game>/drawn.txt` each picture is a line: its size, how much is in it, what it
marks as changed, and a digest of all of it. After a wanted change of pictures,
`python -m tests.rendering.test_drawn [GAME ...]` writes the files again. Look first at the pictures
of the lines that differ (`make pictures`).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from games import registry
from games.core.actions import kind
from games.core.game import AnyGame
from games.core.text import LANGUAGES, Language
from rendering.pictures import scene_of
from rendering.scene import Icon, Scene, Text
from rendering.theme import DARK
from tests.games.checked import NAMES, RELEASED
from tests.games.new_game import ROOT, run
from tests.games.record import GOLDEN
from tests.games.test_wording import chosen
from tests.games.worlds import Taken, novel
from tests.rendering.layout_checks import inked
from tests.rendering.rules.emphasis import frames
from tests.rendering.rules.marks import figures
from tests.rendering.rules.shots import asked, drawn

PRINT = "--print"
"""The option that prints the lines and writes no file."""


def summary(scene: Scene) -> str:
    """Return a line about a picture that differs if anything in it does."""
    inks = inked(scene)
    counts = [sum(isinstance(op, each) for op in inks) for each in (Text, Icon)]
    changes = " ".join(op.text for op in figures(scene, DARK))
    return (
        f"{scene.width} x {scene.height}, {counts[0]} texts, {counts[1]} icons,"
        f" {len(frames(scene, DARK))} frames, marks [{changes}],"
        f" {sha256(repr(scene).encode()).hexdigest()[:12]}"
    )


def pictures(game: AnyGame, taken: Taken, lang: Language) -> Iterator[tuple[str, Scene]]:
    """Yield the boards after an action for everyone, and what its author saw before and after."""
    names, waited = NAMES[: len(taken.after.players)], bool(game.waiting(taken.after))
    for picture in game.presentation.pictures:
        viewer = taken.seat if picture.kind in ("private", "zoom") else None
        name = f"{picture.key}:{taken.seat}" if picture.per_seat else picture.key
        old, new = game.mask(taken.before, viewer), game.mask(taken.after, viewer)
        if picture.kind == "private":
            yield name, scene_of(game.key, old, name, lang=lang, names=names)
        elif picture.kind != "end" or not waited:
            yield name, scene_of(game.key, new, name, lang=lang, names=names, before=old)


def lines(game: AnyGame) -> Iterator[str]:
    """Yield the lines of a file."""
    ends = [taken for taken in novel(game) if not game.waiting(taken.after)]
    for number, taken in enumerate([*chosen(game), *ends]):
        lang = LANGUAGES[number % len(LANGUAGES)]
        for name, scene in pictures(game, taken, lang):
            about = f"{number} {kind(taken.action)} of {taken.seat}, {name}, {lang}"
            yield f"{about}: {summary(scene)}"
    for lang in LANGUAGES:
        for shot, scene in (*drawn(game.key, lang, DARK.key), *asked(game.key, lang)):
            yield f"{shot.id}, {lang}: {summary(scene)}"


@pytest.mark.parametrize("key", RELEASED)
def test_pictures_are_those_of_the_record(key: str) -> None:
    """In a separate process, as the record is written."""
    found = run(ROOT, __name__, PRINT, key).splitlines()
    for line, wanted in zip(found, path(key).read_text("utf-8").splitlines(), strict=True):
        assert line == wanted


def path(key: str) -> Path:
    """Return the file with the record of a game."""
    return GOLDEN / key / "drawn.txt"


if __name__ == "__main__":
    keys = [each for each in sys.argv[1:] if each != PRINT]
    for each in map(registry.get, keys or RELEASED):
        text = "".join(f"{line}\n" for line in lines(each))
        if PRINT in sys.argv:
            print(text, end="")
        else:
            path(each.key).write_text(text, "utf-8")
