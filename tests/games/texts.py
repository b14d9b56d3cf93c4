"""Texts of a game by their kind, in each language, for the proof-read files of its tests.

Up to three are kept for each kind of event, label, prompt and reason.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from games.core.actions import Action, EndTurn, kind
from games.core.events import visible
from games.core.game import AnyGame
from games.core.labels import Choice
from games.core.text import LANGUAGES, Language
from tests.games.checked import clean, odd_actions

KEPT, TRIED = 3, 25
"""Texts of one kind that are kept; how often it is asked for one that it has not given yet."""


class Texts:
    """Texts of a game by their kind, in each language."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.words: dict[Language, Any] = {lang: game.words(lang) for lang in LANGUAGES}
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

    def position(self, state: Any, seat: int) -> list[Any]:
        """Keep a seat's question, its legal answers, which are returned, and its refusals."""
        game, view = self.game, self.game.mask(state, seat)
        frame = game.open_frames(state, seat)[0].__struct_config__.tag
        self.ask(f"prompt {frame}", lambda words: words.prompt(view, seat))
        self.ask(f"means {frame}", lambda words: words.payment_hint(view, seat))
        legal = game.legal(state, seat)
        for action in legal:
            self.labels(view, action, frame)
        for action in (*game.offers(state, seat), *odd_actions(game)):
            if (why := game.refusal(state, seat, action)) is not None:
                self.ask(f"reason {why.key}", lambda words, why=why: words.reason(why))
        for order in game.orders:
            key = order.order.__struct_config__.tag
            for value in order.offers(game, view) if order.lists else ():
                self.ask(
                    f"order {key}", lambda words, v=value, key=key: words.order_value(view, key, v)
                )
        return legal

    def labels(self, view: Any, action: Action, frame: str) -> None:
        """Keep what an action is called, at once and as its fields are chosen one by one."""
        tag = kind(action)
        of = f"{tag} {frame}" if isinstance(action, EndTurn) or tag == "decline" else tag
        if getattr(action, "pay", "") == "pick":
            of += ", unit by unit"
        self.ask(f"action {of}", lambda words: words.action(view, action))
        self.ask(f"action {of}, unsaid", lambda words: words.label_overflow(view, action))
        self.ask(f"action {of}, forfeits", lambda words: words.forgone(view, action))
        self.ask(f"kind {tag}", lambda words: both(words.kind(view, tag)))
        chosen: dict[str, Any] = {}
        for field in action.__struct_fields__:
            value, before = getattr(action, field), dict(chosen)
            self.ask(
                f"choice {tag}, {field}",
                lambda words, field=field, value=value, before=before: both(
                    words.choice(view, tag, field, value, before)
                ),
            )
            chosen[field] = value

    def events(self, found: list[Any], names: tuple[str, ...]) -> None:
        """Keep the lines of the log, also lines that only one seat may read."""
        for seat in (None, *range(len(names))):
            for event in visible(found, seat):
                flags = [k for k in event.__struct_fields__ if getattr(event, k) is True]
                tag = ", ".join([str(event.__struct_config__.tag), *flags])
                self.ask(f"event {tag}", lambda words, event=event: words.event(event, names))

    def board(self, view: Any, when: str, names: tuple[str, ...], before: Any = None) -> None:
        """Keep the board in words and the texts of all pictures, with what has changed."""
        self.ask(f"board {when}", lambda words: words.board(view, names))
        seat = min(1, len(names) - 1)
        for picture in self.game.presentation.pictures:
            key = f"{picture.key}:{seat}" if picture.per_seat else picture.key
            self.ask(
                f"picture {picture.key}, {when}",
                lambda words, key=key: words.alt(view, key, names, before),
            )


def both(choice: Choice) -> str:
    """Return a label with its detail."""
    return " | ".join(filter(None, (choice.label, choice.detail)))


def printed(game: AnyGame, lang: Language) -> str:
    """Return the printed text of every component."""
    cards = game.cards(lang)
    found = (f"{each['id']} | {each['name']} | {clean(each['text'], lang)}" for each in cards)
    return "\n".join(found) + "\n"


def write(folder: Path, files: dict[str, Callable[[Language], str]]) -> None:
    """Write the files of a game again, after a wanted change of wording, rules or cards."""
    for name, written in files.items():
        for lang in LANGUAGES:
            (folder / f"{name}.{lang}.txt").write_text(written(lang), "utf-8")
