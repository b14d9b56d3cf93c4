"""Pictures of games: the bot's only way to them. Drawing happens in a separate thread."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count, islice
from types import TracebackType
from typing import Any, NamedTuple, TypeVar

from PIL import Image

from games import registry
from games.core.course import Course
from games.core.game import AnyGame
from games.core.labels import ALT
from games.core.speech import Items, Message
from games.core.text import COMPUTER, LANGUAGES, Language, clip, spelled
from rendering import fonts, layouts, textboard
from rendering.course import course_alt, course_picture
from rendering.labels import label, speaker
from rendering.paint import paint, paste
from rendering.scene import Scene
from rendering.theme import DARK, Theme

T = TypeVar("T")

SLICE = 12
"""Operations painted at a time while caches are warmed."""
SWITCH = 0.001
"""Seconds after which the drawing thread lets the event loop have the interpreter."""


class Picture(NamedTuple):
    """A PNG file with its description."""

    png: bytes
    width: int
    height: int
    alt: str


def scene_of(
    key: str,
    view: Any,
    picture: str,
    *,
    lang: Language,
    names: Sequence[str],
    theme: Theme = DARK,
    before: Any | None = None,
) -> Scene:
    """Return the display list of a picture.

    Names can hold anything people type; signs that no font can draw are left out of the picture. A
    name that ends in `COMPUTER` is a computer player's, which is drawn as an icon. Raise
    `UnknownPictureError` for a picture that the game does not have.
    """
    layouts.check(key, picture, len(names))
    layout, drawn = layouts.layout_of(key), printable_names(key, lang, names)
    return layout(view, picture, lang=lang, theme=theme, names=drawn, before=before)


def printable_names(key: str, lang: Language, names: Sequence[str]) -> list[str]:
    """Return the names of seats as pictures of a game can show them, as `drawable_names` does."""
    return drawable_names(names, lambda n: label(key, lang, "seat", n=n))


def drawable_names(names: Sequence[str], numbered: Callable[[int], str]) -> list[str]:
    """Return names as pictures can show them, with letters and all different.

    If the drawable part of a name is not enough for that, its number, from 1, is added to it or
    replaces it: `numbered` returns a name with that number.
    """
    whole = [name.removesuffix(COMPUTER).rstrip() for name in names]
    drawn = [fonts.printable(name, "strong") for name in whole]
    cut = [
        " ".join(fonts.plain(name).split()) != found
        for name, found in zip(whole, drawn, strict=True)
    ]
    uses = Counter(name.casefold() for name, short in zip(drawn, cut, strict=True) if not short)
    for seat, (name, typed) in enumerate(zip(drawn, whole, strict=True)):
        # A name that is drawn as typed keeps its letters; one with fancy letters gives way.
        alike = uses[name.casefold()] > 1 if name != typed else names[seat] in names[:seat]
        cut[seat] = cut[seat] or alike
    found = [name for name, short in zip(drawn, cut, strict=True) if name and not short]
    shown: list[str] = []
    for seat, (name, short) in enumerate(zip(drawn, cut, strict=True)):
        if name and not short:
            shown.append(name)
            continue
        others = [other for each, other in enumerate(drawn) if each != seat]
        shown.append(_apart(name, seat, others, [*found, *shown], numbered(seat + 1)))
    marks = (f" {COMPUTER}" if name.endswith(COMPUTER) else "" for name in names)
    return [name + mark for name, mark in zip(shown, marks, strict=True)]


def _apart(
    name: str, seat: int, others: Sequence[str], taken: Sequence[str], otherwise: str
) -> str:
    """Return the name of a seat whose name cannot be drawn in full."""
    numbers = (f"{otherwise} ({n})" for n in count(2))
    tried = (f"{name} ({seat + 1})", otherwise) if any(map(str.isalnum, name)) else (otherwise,)
    used = {other.casefold() for other in taken}
    if len(tried) > 1 and name.casefold() not in {other.casefold() for other in others} | used:
        return name
    return next(each for each in (*tried, *islice(numbers, 99)) if each.casefold() not in used)


def renamed(key: str, lang: Language, names: Sequence[str], called: Sequence[str]) -> str:
    """Return which seats pictures call by their numbers, as a sentence; it can be empty.

    `called` are the names for the sentence.
    """
    told = [
        Message("names-drawn-as", drawn=drawn.removesuffix(COMPUTER).rstrip(), name=said)
        for drawn, name, said in zip(printable_names(key, lang, names), names, called, strict=True)
        if name and not _recognised(drawn, name)
    ]
    return speaker(key, lang).text("names-drawn", names=Items(told)) if told else ""


def _recognised(drawn: str, name: str) -> bool:
    """Return whether a picture shows all drawable signs of a name, and no others."""
    plain = [each.removesuffix(COMPUTER).rstrip() for each in (drawn, name)]
    return plain[0] == fonts.printable(plain[1], "strong")


def render(
    key: str,
    view: Any,
    picture: str,
    *,
    lang: Language,
    names: Sequence[str],
    theme: Theme = DARK,
    before: Any | None = None,
) -> Picture:
    """Return a picture of a view, with the changes since an older view `before` marked.

    Parts that are the same in earlier pictures are not painted again.
    """
    scene = scene_of(key, view, picture, lang=lang, names=names, theme=theme, before=before)
    called = [spelled(name, lang) for name in names]
    alt = textboard.words_of(registry.get(key), view, lang).alt(view, picture, called, before)
    alt = _with_names(alt, renamed(key, lang, names, called))
    return Picture(paint(scene), scene.width, scene.height, alt)


def _with_names(alt: str, told: str) -> str:
    """Return a description that ends with the seats' real names, as from `renamed`."""
    return f"{clip(alt, ALT - len(told) - 1)} {told}" if 0 < len(told) < ALT // 2 else alt


def render_course(
    key: str, course: Course, *, lang: Language, names: Sequence[str], theme: Theme = DARK
) -> Picture:
    """Return the picture of a game's course; `names` are those of the seats."""
    words, called = registry.get(key).words(lang), [spelled(name, lang) for name in names]
    shown = printable_names(key, lang, names)
    drawn = {actor: words.called(actor, shown) for actor in course.actors}
    scene = course_picture(key, course, lang=lang, theme=theme, names=drawn)
    said = {actor: words.called(actor, called) for actor in course.actors}
    alt = course_alt(key, course, lang=lang, names=said)
    alt = _with_names(alt, renamed(key, lang, names, called))
    return Picture(paint(scene), scene.width, scene.height, alt)


class Renderer:
    """Draws in one thread outside the event loop; use as an async context, or `close` it.

    Layouts are Python and hold the interpreter; Python's own 5 ms would be most of the delay that
    the event loop can have, so making a renderer lowers the process's switch interval.
    """

    def __init__(self, timed: Callable[[float, float], None] | None = None) -> None:
        """Make a renderer; `timed` is given the seconds that each picture waited and took."""
        self._timed = timed
        sys.setswitchinterval(min(SWITCH, sys.getswitchinterval()))
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="renderer")

    async def __aenter__(self) -> Renderer:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await asyncio.to_thread(self.close)

    def close(self) -> None:
        """Finish the picture in hand and stop."""
        self._thread.shutdown(cancel_futures=True)

    async def work(self, work: Callable[[], T]) -> T:
        """Run a function in the thread, after its present work."""
        asked = time.perf_counter()

        def timed() -> T:
            began = time.perf_counter()
            try:
                return work()
            finally:
                if self._timed is not None:
                    self._timed(began - asked, time.perf_counter() - began)

        return await asyncio.get_running_loop().run_in_executor(self._thread, timed)

    async def draw(
        self,
        key: str,
        view: Any,
        picture: str,
        *,
        lang: Language,
        names: Sequence[str],
        theme: Theme = DARK,
        before: Any | None = None,
    ) -> Picture:
        """Return a picture as `render` does, drawn in the thread."""

        def work() -> Picture:
            return render(key, view, picture, lang=lang, names=names, theme=theme, before=before)

        return await self.work(work)

    async def draw_course(
        self,
        key: str,
        course: Course,
        *,
        lang: Language,
        names: Sequence[str],
        theme: Theme = DARK,
    ) -> Picture:
        """Return a picture as `render_course` does, drawn in the thread."""

        def work() -> Picture:
            return render_course(key, course, lang=lang, names=names, theme=theme)

        return await self.work(work)

    async def warm(self, lang: Language | None = None, theme: Theme = DARK) -> None:
        """Fill the caches for first boards, in steps that let real pictures pass."""
        loop = asyncio.get_running_loop()
        scratch = Image.new("RGB", (1, 1))
        languages = LANGUAGES if lang is None else (lang,)
        for key in registry.game_keys():
            for each in languages:
                scenes = await loop.run_in_executor(
                    self._thread, _first_boards, registry.get(key), each, theme
                )
                for scene in scenes:
                    ops = (*scene.static, *scene.ops)
                    for start in range(0, len(ops), SLICE):
                        await loop.run_in_executor(
                            self._thread, paste, scratch, ops[start : start + SLICE]
                        )


def _first_boards(game: AnyGame, lang: Language, theme: Theme) -> list[Scene]:
    seats = game.seats.stop - 1
    view = game.mask(game.start({}, seats, 1), None)
    names = [label(game.key, lang, "seat", n=seat + 1) for seat in range(seats)]
    return [
        scene_of(game.key, view, picture.key, lang=lang, names=names, theme=theme)
        for picture in game.presentation.pictures
        if picture.kind == "board" and not picture.per_seat
    ]
