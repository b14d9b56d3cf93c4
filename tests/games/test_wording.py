"""The texts of cards, of help and of random positions of every game are what was proof-read.

In `tests/golden/<game>`, `cards.<language>.txt` has all cards, and `said.<language>.txt` each line
of everything else where it is said first. After a wanted change of wording:
`python -m tests.games.test_wording [GAME ...]` writes the files again.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, get_args

import pytest

from games import registry
from games.core.actions import fields, kind
from games.core.events import visible
from games.core.game import AnyGame
from games.core.text import LANGUAGES, Language
from tests.games.checked import NAMES, RELEASED
from tests.games.record import GOLDEN
from tests.games.test_words import labels
from tests.games.worlds import Taken, novel

MOST, REFUSED, POSITIONS = 2, 5, 90
"""Positions of a kind of question and action, offers of it that are refused, all positions."""


def chosen(game: AnyGame) -> list[Taken]:
    """Return the actions whose positions are read: a few of each kind at each question."""
    met, found = Counter[Any](), list[Taken]()
    for taken in novel(game):
        frame = type(game.choices(taken.before, taken.seat).questions[0].frame)
        key = frame, type(taken.action), bool(game.waiting(taken.after))
        met[key] += 1
        if met[key] <= MOST:
            found.append(taken)
    ends = [taken for taken in found if not game.waiting(taken.after)]
    return [*found[:: 1 + len(found) // POSITIONS], *ends[:MOST]]


def choices(game: AnyGame, words: Any, taken: Taken) -> Iterator[str]:
    """Yield all that a seat reads of its choices, and why some are refused."""
    asked, view = game.choices(taken.before, taken.seat), game.mask(taken.before, taken.seat)
    refused = Counter[str]()
    for action in asked.offers():
        why = asked.refusal(action)
        refused[kind(action)] += why is not None
        if why is not None and refused[kind(action)] > REFUSED:
            continue
        label, more = words.action(view, action), words.label_overflow(view, action)
        yield f"{kind(action)}: {label} | {more} | {words.forgone(view, action)}"
        if why is not None:
            yield f"no {words.reason(why)}"
        values: dict[str, Any] = {}
        for field in action.__struct_fields__:
            value = getattr(action, field)
            for before in (values, {}) if values else ({},):
                choice = words.choice(view, kind(action), field, value, before)
                yield f"{kind(action)} {field}: {' | '.join(choice)}"
            values[field] = value
    for each in sorted({kind(action) for action in asked.legal()}):
        yield f"{each}: {' | '.join(words.kind(view, each))}"


def said(game: AnyGame, taken: Taken, lang: Language) -> Iterator[str]:
    """Yield everything that the public and a seat read before and after an action."""
    seat, names = taken.seat, NAMES[: len(taken.before.players)]
    words = game.words(lang, taken.before.content).among(names)
    yield from choices(game, words, taken)
    view = game.mask(taken.before, seat)
    yield f"prompt {words.prompt(view, seat)} | {words.payment_hint(view, seat)}"
    for viewer in (None, seat):
        for event in visible(taken.applied.events, viewer):
            yield f"log {words.event(event, names)}"
        old, new = game.mask(taken.before, viewer), game.mask(taken.after, viewer)
        yield f"status {words.status(new)}"
        for part in words.parts(new, names):
            yield from (f"{part.key}: {line}" for line in (part.title, *part.text.split("\n")))
        for picture in game.presentation.pictures:
            if picture.kind != "private" or viewer is not None:
                key = f"{picture.key}:{seat}" if picture.per_seat else picture.key
                for each in (None, old):
                    sentences = words.alt(new, key, names, each).split(". ")
                    yield from (f"{key} alt: {sentence}" for sentence in sentences)


def pages(game: AnyGame, lang: Language) -> Iterator[str]:
    """Yield what is said before a game: names, options, commands, help."""
    words = game.words(lang)
    yield from (" | ".join(each) for beside in labels(game, words) for each in beside)
    for action in get_args(game.action_type):
        shown = [
            words.command(kind(action)),
            *(words.field(kind(action), f) for f in fields(action)),
        ]
        yield " | ".join(f"{each.name}: {each.help}" for each in shown)
    for topic in (*words.topics(), words.howto() or ()):
        yield from "\n".join(topic).split("\n")


def cards(game: AnyGame, lang: Language) -> Iterator[str]:
    """Yield the lines of a file: the texts of all cards."""
    for card in game.cards(lang):
        yield f"{card['id']} | {card['name']} | {card['text']}".replace("\n", " / ")


def texts(game: AnyGame, lang: Language) -> Iterator[str]:
    """Yield the lines of a file: pages, then a heading for each position and what is new there."""
    yield from pages(game, lang)
    known = set[str]()
    for number, taken in enumerate(chosen(game)):
        lines = [line.replace("\n", " / ") for line in said(game, taken, lang)]
        digest = sha256("\n".join(lines).encode()).hexdigest()[:12]
        yield f"== {number} {kind(taken.action)} {digest}"
        for line in lines:
            if line not in known:
                known.add(line)
                yield line


FILES = {"cards": cards, "said": texts}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("key", RELEASED)
def test_what_is_said_is_what_was_proof_read(key: str, file: str, lang: Language) -> None:
    wanted = (GOLDEN / key / f"{file}.{lang}.txt").read_text("utf-8").split("\n")[:-1]
    found = FILES[file](registry.get(key), lang)
    for number, (line, said) in enumerate(zip(wanted, found, strict=True), 1):
        assert said == line, f"line {number}"


if __name__ == "__main__":
    for each in map(registry.get, sys.argv[1:] or RELEASED):
        for name, lines in FILES.items():
            for language in LANGUAGES:
                text = "".join(f"{line}\n" for line in lines(each, language))
                (GOLDEN / each.key / f"{name}.{language}.txt").write_text(text, "utf-8")
