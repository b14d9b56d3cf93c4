"""The film of a game that is over: its main board after every turn, as everyone saw it then.

It begins with the result, which is all that a reader sees if their pictures do not play
automatically.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from statistics import median
from typing import NamedTuple

from games.core.text import Language
from rendering.frames import Frames, Game
from rendering.theme import Theme
from rendering.webp import Animation

RESULT, END = 2000, 4000
"""Milliseconds that the result stands at the beginning, and the last board at the end."""
LONGEST = 1400
"""Most milliseconds that any other board stands."""
SMALL = 3
"""A turn is small that changes less than this part of what one usually does."""
TRIES = ((80, 1.0), (60, 1.0), (60, 0.6), (50, 0.3), (40, 0.1), (40, 0.0))
"""Quality and part of the frames: the next is for a film that is too large. The last one has the
result and the last board alone."""


class Format(NamedTuple):
    """The limits of a film: pixels across, frames, seconds, and bytes."""

    width: int
    frames: int
    seconds: int
    size: int


class Film(NamedTuple):
    """A WebP file, with the turns that its frames show after the result."""

    webp: bytes
    turns: tuple[int, ...]


class Step(NamedTuple):
    """The progress of a film: the number of frames drawn, of all; the last step has the film."""

    frame: int
    frames: int
    film: Film | None = None


def steps(game: Game, form: Format, lang: Language, theme: Theme) -> Iterator[Step]:
    """Make a film in steps that take some hundredths of a second each; the last step has it."""
    made = Frames(game, form.width, lang, theme)
    yield Step(0, 0)
    for number in range(1, len(game.shots)):
        made.weigh(number)
        yield Step(0, 0)
    whole = len(folded(made.weights, made.ends(), form.frames - 1))
    for quality, share in TRIES:
        kept = folded(made.weights, made.ends(), max(1, int(whole * share)))
        reel = Animation(*made.size, quality)
        stands = lengths(len(kept), form.seconds * 1000)
        for done, frame in enumerate(made.of(kept)):
            reel.add(frame, stands[done])
            if reel.size > form.size and len(kept) > 1:
                break
            yield Step(done + 1, len(kept) + 1)
        else:
            turns = tuple(game.shots[number].turn for number in kept)
            yield Step(len(kept) + 1, len(kept) + 1, Film(reel.file(), turns))
            return


def folded(weights: Sequence[int], ends: Collection[int], most: int) -> list[int]:
    """Return the turns that a film shows, at most `most`: the first, the last, ends of rounds.

    A turn that changed little is shown with the next one; `weights` are how much each turn changed.
    If there are more ends of rounds than frames, some ends of rounds are left out as well.
    """
    last = len(weights) - 1
    kept, heavy = list(range(len(weights))), list(weights)
    usual = median(weights[1:]) if last > 0 else 0

    def lightest() -> int | None:
        found = [n for n in kept if 0 < n < last and n not in ends]
        return min(found, key=lambda n: heavy[n], default=None)

    while (light := lightest()) is not None:
        if len(kept) <= most and heavy[light] * SMALL >= max(usual, 1):
            break
        place = kept.index(light)
        heavy[kept[place + 1]] += heavy[light]
        del kept[place]
    if len(kept) <= most:
        return kept
    return [kept[(len(kept) - 1) * n // (most - 1)] for n in range(most)] if most > 1 else [last]


def lengths(count: int, whole: int) -> list[int]:
    """Return how many milliseconds each frame lasts: the result, then `count` boards.

    Together they are not longer than `whole`.
    """
    each = min(LONGEST, (whole - RESULT - END) // max(count - 1, 1))
    return [RESULT, *[each] * (count - 1), END]
