"""A game: its rules at work, its computer players, its words and its pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeVar

from games.core.actions import Action, tag
from games.core.actions import kind as tag_of
from games.core.batches import Batch
from games.core.content import Sets
from games.core.engine import Engine
from games.core.gains import Gain, points
from games.core.hidden.declare import View
from games.core.multi_select import MultiSelect
from games.core.orders import Orders
from games.core.presentation import Presentation
from games.core.rules import GameState
from games.core.search import Computer, Search
from games.core.text import Language
from games.core.wording import Wording
from games.core.words import Words

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Action)


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Engine[S, A]):
    """A game as one object: its author fills in the fields, the methods are the kernel's.

    `rules`, `components`, `absence`, `computer` and `presentation` are records of functions. The
    kernel's functions of them can't be overridden, so every game answers alike.
    """

    event_type: Any
    """The closed union of the game's events."""
    computer: Computer
    """How computers play."""
    presentation: Presentation
    """How the game is said and shown."""
    orders: Orders = field(default_factory=Orders)
    """The kinds of orders that a seat can give in advance."""
    command: str = ""
    """The name of its slash command if it is not the key."""
    other_names: tuple[str, ...] = ()
    """Other names that people know it by, in any language; its title, key and command are known."""
    schema: int = 1
    """Version of the state's shape."""
    migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(
        default_factory=dict[int, Any]
    )
    """By the version that they lift a raw state from; each returns it in the next version."""
    rules_version: int = 1
    """Version of the rules' meaning; noted in the log, never used to replay."""
    phrases: tuple[bytes, ...] = ()
    """Typical texts of its states, actions and events (`games.core.compression.load`)."""

    @property
    def package(self) -> str:
        """The Python package of the game, where its catalogs and its data are."""
        return self.state_type.__module__.rpartition(".")[0]

    # Computer players

    def search(self, state: S, seat: int, *, strong: bool = False) -> Search[Any, Any]:
        """Return the search of a computer player in a position dealt from its mask."""
        search = self.computer.strong if strong else None
        return (search or self.computer.search)(self, state, seat)

    def differences(self, before: S, after: S, seat: int) -> Sequence[Gain]:
        """Return what a seat has more or less of after something than before it.

        Both positions are dealt from the seat's own view.
        """
        if self.computer.differences is not None:
            return self.computer.differences(before, after, seat)
        had, has = (self.standing(self.mask(each, seat)) for each in (before, after))
        return points(had, has, seat)

    # Saying and showing

    def words(self, lang: Language, content: str | None = None) -> Words:
        """Return what the game says in a language, with the names of a component set.

        Without a set: of the built-in one, for what no table is needed to say.
        """
        sets = self.components.sets
        return _words(self.presentation.wording, sets, lang, content or sets.built_in)

    def cards(self, lang: Language, content: str | None = None) -> list[dict[str, Any]]:
        """Return every card of a set, the built-in one if none is named."""
        return self.components.cards(content or self.components.sets.built_in, lang)

    def batches(self, state: S, seat: int) -> Sequence[Batch]:
        """Return the decisions of which a seat can take several at once, in a form."""
        return self.presentation.batches(self, state, seat)

    def marking(self, seen: View[S], seat: int, kind: str) -> MultiSelect | None:
        """Return what a seat has marked with actions of a kind; `None` where each counts at once.

        Marks are chosen in one menu, in which those there are can be seen and taken back.
        """
        for at in self.choices(seen.state, seat).questions:
            for action, step in self.steps[type(at.frame)].by_action.items():
                if tag_of(action) == kind:
                    return step.marking(at, action)
        return None

    def about(self, seen: View[S], seat: int, kind: str | None, field: str | None) -> str | None:
        """Return the picture, as it is asked for, that shows what a seat has to decide.

        `kind` and `field` are how far it has got: the kind of action chosen, the field to choose
        next. `None`: no picture more than another.
        """
        if self.presentation.about is not None:
            return self.presentation.about(seen, seat, kind, field)
        frames = self.open_frames(seen.state, seat)
        if not frames or (kind is None and seat not in self.waiting(seen.state)):
            return None
        by_word = {word: each for each in self.presentation.pictures for word in each.about.split()}
        for word in (kind, tag(frames[0]), "*"):
            if word in by_word:
                found = by_word[word]
                return f"{found.key}:{seat}" if found.per_seat else found.key
        return None


AnyGame = Game[Any, Any]


@lru_cache(maxsize=64)
def _words(wording: Wording[Any], sets: Sets[Any, Any], lang: Language, content: str) -> Words:
    return Words(wording, sets, lang, content)
