"""Speech: what a game says, as messages with arguments; the sentences are in Fluent catalogs.

A game's `words/` turn data into messages and know no language:

    Message("built", who="Ada", card=Name("ice_drill"), paid=Items([Message("ice", n=2)]))

and catalogs hold the sentences (`games.core.catalogs`):

    ice = { $n } Ice
    built = { $who } builds { $card } for { $paid }.

A `Speaker` says them in one language with the names of one component set; the `Speakers` of a game
make each once:

    catalog = load(LOCALES, "en")                   # every <LOCALES>/en/*.ftl but names.ftl
    speaker = Speaker(catalog, {"ice_drill": "Ice Drill"})
    speaker.say(message)                            # "Ada builds Ice Drill for 2 Ice."
    speaker.text("ice", n=2)                        # the same for a message without much ado
    speaker.fit(message, 80)                        # with `.short` forms as far as needed, then
                                                    # with `.shorter` forms

Arguments are `str`, `int`, `Message`, `Items` (a list of these) and `Name` (of a component, by its
id); anything else is a `TypeError` before a word is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentType

from games.core.catalogs import (
    SHORT,
    SHORTER,
    Catalog,
    ListValue,
    MessageValue,
    NumberValue,
    SpeechError,
    load,
)
from games.core.icons import length

REMEMBERED = 5_000
"""Sentences that a speaker keeps: some 10 MB of a game with long cards."""
VARIANTS = 8
"""Sets of emoji by which a game's speakers say amounts, that are kept: of languages, if changed."""
KEPT = 32
"""Speakers that a game keeps: of its languages, and of the packs that are played most."""

Shortened = frozenset[tuple[str, str]]
"""Ids of the messages that are said by their form `short` or `shorter`, with it."""
WHOLE: Shortened = frozenset()


class Name:
    """The name of a component: what the component set calls this id."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and self.id == other.id

    def __hash__(self) -> int:
        return hash(("name", self.id))

    def __repr__(self) -> str:
        return f"Name({self.id!r})"


class Items:
    """Several arguments as one, in their order."""

    __slots__ = ("items",)

    def __init__(self, items: Iterable[Argument]) -> None:
        self.items = tuple(items)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Items) and self.items == other.items

    def __hash__(self) -> int:
        return hash(self.items)

    def __repr__(self) -> str:
        return f"Items({list(self.items)!r})"


class Message:
    """Something to be said: the id of a sentence with its arguments."""

    __slots__ = ("_hash", "arguments", "id")

    def __init__(self, id: str, /, **arguments: Argument) -> None:
        self.id = id
        self.arguments = arguments
        self._hash: int | None = None

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Message) and self.id == other.id and self.arguments == other.arguments
        )

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash((self.id, *self.arguments.items()))
        return self._hash

    def __repr__(self) -> str:
        given = "".join(f", {key}={value!r}" for key, value in self.arguments.items())
        return f"Message({self.id!r}{given})"


Argument = str | int | Name | Items | Message


class Speaker:
    """Says messages in one language, with the names of one component set."""

    def __init__(self, catalog: Catalog, names: Mapping[str, str]) -> None:
        self.catalog = catalog
        self.lang = catalog.lang
        self.names = names
        self._said: dict[tuple[Message, str | None, Shortened], str] = {}

    def say(self, message: Message, form: str | None = None, short: Shortened = WHOLE) -> str:
        """Return a message, or the form of it that an attribute gives, as text."""
        key = message, form, short
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            text = self._said[key] = self._say(message, form, short)
        return text

    def text(self, id: str, /, **arguments: Argument) -> str:
        """Return the message of an id with these arguments as text."""
        return self.say(Message(id, **arguments))

    def about(self, id: str, /, facts: Mapping[str, Argument]) -> Message:
        """Return the message of an id with those facts that its sentence has a place for."""
        asked = self.catalog.asks(id)
        return Message(id, **{key: value for key, value in facts.items() if key in asked})

    def name(self, id: str) -> str:
        """Return the name of a component."""
        try:
            return self.names[id]
        except KeyError:
            raise SpeechError(f"{self.lang}: nothing is called {id}") from None

    def brief(self, id: str) -> str:
        """Return the short form of a component's name, or the name where it has none."""
        own = f"name-{id}"
        return self.say(Message(own), SHORT) if self.catalog.has(own, SHORT) else self.name(id)

    def fit(self, message: Message, room: int) -> str:
        """Return a message with as many `short` forms as are needed to fit.

        The forms are taken in the order of the catalog, then those called `shorter`, until it fits;
        it can still be too long. An emoji counts as the characters seen of it.
        """
        text = self.say(message)
        if length(text) <= room:
            return text
        ids = set(_ids(message))
        steps = [each for each in self.catalog.shortest_first if each[0] in ids]
        for count in range(1, len(steps) + 1):
            text = self.say(message, None, frozenset(steps[:count]))
            if length(text) <= room:
                break
        return text

    def _say(self, message: Message, form: str | None, short: Shortened) -> str:
        given = {key: self._given(value, short) for key, value in message.arguments.items()}
        if short:
            form = self._shorter(message.id, form, short)
        errors: list[Exception] = []
        environment = ResolverEnvironment(
            self.catalog.bundle, errors=errors, current=CurrentEnvironment(args=given)
        )
        text = self.catalog.pattern(message.id, form)(environment)
        if isinstance(text, FluentType):
            text = text.format(None)  # type: ignore[arg-type]  ours ask for no locale
        if errors:
            raise SpeechError(f"{self.lang}: {message!r}: {errors}")
        return text

    def _shorter(self, key: str, form: str | None, short: Shortened) -> str | None:
        """Return the form in which a message, or a form of it, is said in short."""
        own = form is not None and self.catalog.has(key, form)
        for size in (SHORTER, SHORT):
            said = f"{form}-{size}" if own else size
            if (key, size) in short and (not own or self.catalog.has(key, said)):
                return said
        return form

    def _given(self, value: object, short: Shortened) -> str | FluentType:
        """Return an argument as Fluent takes it."""
        match value:
            case bool():
                raise TypeError(f"{value!r} cannot be said")
            case str():
                return value
            case int():
                return NumberValue(value)
            case Message():
                return MessageValue(lambda form: self.say(value, form, short))
            case Name(id=key):
                own = f"name-{key}"
                return self.say(Message(own), SHORT) if (own, SHORT) in short else self.name(key)
            case Items(items=items):
                return ListValue(self.catalog.grammar, [self._given(each, short) for each in items])
            case _:
                raise TypeError(f"{value!r} cannot be said")


def _ids(value: Argument) -> Iterable[str]:
    """Yield the ids of all messages within a message, and those of names' shorter forms."""
    if isinstance(value, Name):
        yield f"name-{value.id}"
    elif isinstance(value, Message):
        yield value.id
        for each in value.arguments.values():
            yield from _ids(each)
    elif isinstance(value, Items):
        for each in value.items:
            yield from _ids(each)


class Speakers:
    """Makes the speakers of a game, each once; called with a language and a component set.

    `locales` is the folder of the catalogs. `names` returns what the components of a set are
    called; where a name is not there in a language, the English one is said.
    """

    def __init__(
        self,
        locales: Path,
        names: Callable[[str], Mapping[str, Mapping[str, str]]],
        catalog: Callable[[str], Catalog] | None = None,
    ) -> None:
        self.locales = locales
        self.names = names
        self.catalog = cache(catalog or self._catalog)
        self._speaker = lru_cache(maxsize=KEPT)(self._make)
        self._saying = lru_cache(maxsize=VARIANTS)(self._otherwise)

    def __call__(self, lang: str, content: str) -> Speaker:
        """Return who says everything in a language, with the names of a component set."""
        return self._speaker(lang, content)

    def saying(self, values: Mapping[str, str]) -> Speakers:
        """Return speakers that say some messages otherwise (`Catalog.saying`)."""
        return self._saying(tuple(values.items()))

    def _otherwise(self, values: tuple[tuple[str, str], ...]) -> Speakers:
        return Speakers(
            self.locales, self.names, lambda lang: self.catalog(lang).saying(dict(values))
        )

    def _catalog(self, lang: str) -> Catalog:
        """Return the catalog of a language, with the kernel's refusals."""
        return load(self.locales, lang, "reasons.ftl")

    def _make(self, lang: str, content: str) -> Speaker:
        names = self.names(content).items()
        return Speaker(self.catalog(lang), {key: _said(key, name, lang) for key, name in names})


def _said(key: str, name: Mapping[str, str], lang: str) -> str:
    text = name.get(lang) or name.get("en")
    if text is None:
        raise SpeechError(f"{lang}: {key} has a name neither in this language nor in English")
    return text
