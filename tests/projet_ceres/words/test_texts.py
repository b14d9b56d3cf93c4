"""What Projet Cérès says in both languages, against the proof-read golden files.

`cards.*.txt` hold the printed text of every component. `told.*.txt` hold texts from some games: up
to three for each kind of event, label, prompt and reason; boards in words, with all pictures.

After a wanted change of wording, rules or cards: `python -m tests.projet_ceres.words.test_texts`
writes them again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from games.core.actions import Action, EndTurn, kind
from games.core.events import visible
from games.core.hidden.declare import View
from games.core.labels import Choice
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from games.projet_ceres.content import BUILT_IN
from games.projet_ceres.game import GAME
from games.projet_ceres.kernel.payment import AUTO, PICK
from games.projet_ceres.state import State
from games.projet_ceres.words.cards import listed
from tests.games.checked import NAMES, clean, odd_actions
from tests.projet_ceres.late import built, late

HERE = Path(__file__).parent
SEED = 8
KEPT, TRIED = 3, 25
"""Texts of one kind that are kept; how often it is asked for one that it has not given yet."""
STOP = 150
"""Actions after which the board and the pictures are described, in one game at the end too."""


class Texts:
    """Texts by their kind, in each language."""

    def __init__(self) -> None:
        self.words: dict[Language, Any] = {lang: GAME.words(lang) for lang in LANGUAGES}
        self.found: dict[str, list[dict[Language, str]]] = defaultdict(list)
        self.tried: dict[str, int] = defaultdict(int)

    def ask(self, key: str, tell: Callable[[Any], str | None]) -> None:
        """Keep the text under a key, unless enough are there or it was kept before."""
        self.tried[key] += 1
        if self.tried[key] > TRIED or len(self.found[key]) == KEPT:
            return
        said = {lang: tell(words) or "" for lang, words in self.words.items()}
        if all(said.values()) and said not in self.found[key]:
            self.found[key].append(said)

    def written(self, lang: Language) -> str:
        """Return everything in a language, the kinds in the order of their keys."""
        kinds = sorted(key for key, found in self.found.items() if found)
        lines = (["", f"# {key}", *(said[lang] for said in self.found[key])] for key in kinds)
        return "\n".join(line for each in lines for line in each).lstrip("\n") + "\n"


def games() -> Iterator[State]:
    """Yield games to be played: with the rulebook's options, with others, and late ones."""
    yield GAME.start({}, 3, SEED)
    yield GAME.start({"story": "probe", "missions": "free", "offturn": "windows"}, 4, SEED)
    for seats, options in ((4, {"agents": "batch"}), (5, {"story": "driver", "chain": "yes"})):
        state = late(GAME.complete(options), seats, SEED, BUILT_IN)
        built(state, 3)
        yield state


@cache
def told() -> Texts:
    """Return the texts about the games, which are played at random."""
    texts, source = Texts(), rng(SEED, 1)
    for number, state in enumerate(games(), 1):
        names, done = NAMES[: len(state.players)], 0
        while waiting := GAME.waiting(state):
            seat = source.pick(waiting)
            if done == STOP:
                board(texts, GAME.mask(state, seat), f"{number} after {STOP}", names)
            legal = position(texts, state, seat)
            events(texts, GAME.apply_unchecked(state, seat, source.pick(legal)).events, names)
            done += 1
        if number == 1:
            board(texts, GAME.mask(state, 0), f"{number} at the end", names)
    return texts


def position(texts: Texts, state: State, seat: int) -> list[Any]:
    """Keep a seat's question, its legal answers, which are returned, and its refusals."""
    view = GAME.mask(state, seat)
    frame = GAME.open_frames(state, seat)[0].__struct_config__.tag
    texts.ask(f"prompt {frame}", lambda words: words.prompt(view, seat))
    texts.ask(f"means {frame}", lambda words: words.payment_hint(view, seat))
    legal = GAME.legal(state, seat)
    for action in legal:
        labels(texts, view, action, frame)
    for action in (*GAME.offers(state, seat), *odd_actions(GAME)):
        if (why := GAME.refusal(state, seat, action)) is not None:
            texts.ask(f"reason {why.key}", lambda words, why=why: words.reason(why))
    for order in GAME.orders:
        key = order.order.__struct_config__.tag
        for value in order.offers(GAME, view) if order.lists else ():
            texts.ask(
                f"order {key}", lambda words, v=value, key=key: words.order_value(view, key, v)
            )
    return legal


def labels(texts: Texts, view: View[State], action: Action, frame: str) -> None:
    """Keep what an action is called, at once and as its fields are chosen one by one."""
    tag = kind(action)
    of = f"{tag} {frame}" if isinstance(action, EndTurn) or tag == "decline" else tag
    if getattr(action, "pay", AUTO) == PICK:
        of += ", unit by unit"
    texts.ask(f"action {of}", lambda words: words.action(view, action))
    texts.ask(f"action {of}, unsaid", lambda words: words.label_overflow(view, action))
    texts.ask(f"action {of}, forfeits", lambda words: words.forgone(view, action))
    texts.ask(f"kind {tag}", lambda words: both(words.kind(view, tag)))
    chosen: dict[str, Any] = {}
    for field in action.__struct_fields__:
        value, before = getattr(action, field), dict(chosen)
        texts.ask(
            f"choice {tag}, {field}",
            lambda words, field=field, value=value, before=before: both(
                words.choice(view, tag, field, value, before)
            ),
        )
        chosen[field] = value


def both(choice: Choice) -> str:
    """Return a label with its detail."""
    return " | ".join(filter(None, (choice.label, choice.detail)))


def events(texts: Texts, found: list[Any], names: tuple[str, ...]) -> None:
    """Keep the lines of the log, also lines that only one seat may read."""
    for seat in (None, *range(len(names))):
        for event in visible(found, seat):
            flags = [k for k in event.__struct_fields__ if getattr(event, k) is True]
            tag = ", ".join([str(event.__struct_config__.tag), *flags])
            texts.ask(f"event {tag}", lambda words, event=event: words.event(event, names))


def board(texts: Texts, view: View[State], when: str, names: tuple[str, ...]) -> None:
    """Keep the board in words and the texts of all pictures."""
    texts.ask(f"board {when}", lambda words: words.board(view, names))
    for picture in GAME.presentation.pictures:
        key = f"{picture.key}:1" if picture.per_seat else picture.key
        texts.ask(
            f"picture {picture.key}, {when}", lambda words, key=key: words.alt(view, key, names)
        )


def printed(lang: Language) -> str:
    """Return the printed text of every component."""
    cards = listed(BUILT_IN, lang)
    found = (f"{each['id']} | {each['name']} | {clean(each['text'], lang)}" for each in cards)
    return "\n".join(found) + "\n"


def told_in(lang: Language) -> str:
    """Return the texts about the games in a language."""
    return told().written(lang)


FILES: dict[str, Callable[[Language], str]] = {"cards": printed, "told": told_in}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_texts_are_the_proof_read_ones(file: str, lang: Language) -> None:
    assert FILES[file](lang) == (HERE / f"{file}.{lang}.txt").read_text("utf-8")


if __name__ == "__main__":
    for name, written in FILES.items():
        for language in LANGUAGES:
            (HERE / f"{name}.{language}.txt").write_text(written(language), "utf-8")
