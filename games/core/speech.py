"""Speech: what a game says, as messages with arguments; the sentences stand in Fluent catalogs.

A game's `words/` turn data into messages and know no language:

    Message("built", who="Ada", card=Name("ice_drill"), paid=Items([Message("ice", n=2)]))

and `locales/<lang>/*.ftl` hold the sentences:

    ice = { $n } Ice
        .short = { $n } I.
    paying = { COUNT($paid) ->
        [0] { " " }for free
       *[other] { " " }for { $paid }
    }
    built = { $who } builds { $card }{ paying }.

A `Speaker` says them in one language with the names of one component set; it is made once:

    catalog = load(LOCALES, "en")                   # every <LOCALES>/en/*.ftl but names.ftl
    speaker = Speaker(catalog, {"ice_drill": "Ice Drill"})
    speaker.say(message)                            # "Ada builds Ice Drill for 2 Ice."
    speaker.text("ice", n=2)                        # the same for a message without much ado
    speaker.fit(message, 80)                        # with `.short` forms as far as needed, then
                                                    # with those that are `.shorter` still

Arguments are `str`, `int`, `Message`, `Items` (a list of these) and `Name` (of a component, by its
id); anything else is a `TypeError` before a word is said. In catalogs

* `$n -> [one] …` selects by the language's plural rules; numbers are printed with a minus, and
  without grouping;
* a list is joined with "and"; `OR($x)`, `COMMAS($x)` and `JOIN($x, by: "; ")` join otherwise;
  `AND($x)` is for what a list is called with: these four take `form:` for every item;
* `COUNT($x)` is how many a list holds, `FORM($x, of: "gender")` an attribute of a message that is
  an argument (its value where it has no such attribute), `CAP($x)` and `LOW($x)` have their first
  letter in upper or lower case;
* a language's own functions are those of its grammar: `A($x)` in English ("an Earth tag");
  `DE($x)`, `DU($x)`, `AU($x)` in French;
* a form of a message may have a shorter one as well: `infinitive-short` is that of `infinitive`;
* a component with a long name may have a message `name-<id>` with nothing but `.short`;
* a message that is referred to, as `{ paying }` above, sees the arguments of the one that does so.

Fluent drops what it cannot read and prints `{$x}` for what is missing. Here both are errors, a
message said twice as well, when a catalog is loaded or a sentence said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from games.core.grammar import Conjunction, Grammar, grammar

NAMES = "names.ftl"
"""Names of components by their ids; they are data (`games.core.content`), not messages."""
SHORT, SHORTER = "short", "shorter"
"""The forms of a message that `fit` takes where there is too little room."""
REMEMBERED = 5_000
"""Sentences that a speaker keeps: some 10 MB of a game with long cards."""

Shortened = frozenset[tuple[str, str]]
"""Ids of the messages that are said by their form `short` or `shorter`, with it."""
WHOLE: Shortened = frozenset()


class CatalogError(Exception):
    """A catalog that cannot be read: a file, a line and what is wrong there."""


class SpeechError(Exception):
    """A message that a language does not have, or that cannot be said with its arguments."""


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


class Catalog:
    """The messages of one language, ready to be said; made by `load`."""

    def __init__(self, lang: str, entries: Iterable[ast.Message | ast.Term]) -> None:
        self.lang = lang
        self.grammar: Grammar = grammar(lang)
        self.entries = tuple(entries)
        # Where Unicode knows no plural rules for a language, those of English are taken.
        self.bundle = FluentBundle([lang, "en"], functions=_functions(self), use_isolating=False)
        self.bundle.add_resource(ast.Resource(list(self.entries)), allow_overrides=True)
        self._patterns: dict[tuple[str, str | None], Any] = {}
        forms = [
            (entry.id.name, attribute.id.name)
            for entry in self.entries
            for attribute in entry.attributes
        ]
        short = [each for each in forms if each[1] == SHORT]
        self.shortest_first = short + [each for each in forms if each[1] == SHORTER]
        """Messages with their forms `short`, then `shorter`, as they stand in the catalog."""

    def saying(self, values: Mapping[str, str]) -> Catalog:
        """Return a catalog that says some messages otherwise; their forms are kept."""
        source = "\n".join(f"{key} = {value}" for key, value in values.items())
        said = {
            entry.id.name: entry.value
            for entry in FluentResource(source).body
            if isinstance(entry, ast.Message)
        }
        return Catalog(
            self.lang,
            [
                ast.Message(entry.id, said[entry.id.name], entry.attributes)
                if entry.id.name in said
                else entry
                for entry in self.entries
            ],
        )

    def has(self, key: str, form: str) -> bool:
        """Tell whether a message has a form."""
        return self.bundle.has_message(key) and form in self.bundle.get_message(key).attributes

    def pattern(self, key: str, form: str | None) -> Any:
        """Return a message's pattern, or that of a form if it has it."""
        found = self._patterns.get((key, form))
        if found is None:
            found = self._patterns[key, form] = self._pattern(key, form)
        return found

    def _pattern(self, key: str, form: str | None) -> Any:
        if not self.bundle.has_message(key):
            raise SpeechError(f"{self.lang}: there is no message {key}")
        entry = self.bundle.get_message(key)
        found = entry.attributes.get(form, entry.value) if form else entry.value
        if found is None:
            raise SpeechError(f"{self.lang}: {key} has no value")
        return found


def read(path: Path, lang: str) -> list[ast.Message | ast.Term]:
    """Return the entries of a catalog; raises CatalogError for what Fluent cannot read."""
    source = grammar(lang).typeset(path.read_text(encoding="utf-8"))
    found: list[ast.Message | ast.Term] = []
    for entry in FluentResource(source).body:
        if isinstance(entry, ast.Junk):
            told = "; ".join(str(note.message) for note in entry.annotations)
            first = (entry.content or "").strip().splitlines()[0]
            raise CatalogError(f"{path}: {first}: {told}")
        if isinstance(entry, ast.Message | ast.Term):
            found.append(entry)
    return found


def load(folder: Path, lang: str) -> Catalog:
    """Return the catalog of a folder with a folder per language, every file but `names.ftl`."""
    found: dict[tuple[type, str], ast.Message | ast.Term] = {}
    for path in sorted((folder / lang).glob("*.ftl")):
        for entry in read(path, lang) if path.name != NAMES else ():
            key = type(entry), entry.id.name
            if key in found:
                raise CatalogError(f"{path}: {entry.id.name} is there twice")
            found[key] = entry
    return Catalog(lang, found.values())


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

    def name(self, id: str) -> str:
        """Return the name of a component."""
        try:
            return self.names[id]
        except KeyError:
            raise SpeechError(f"{self.lang}: nothing is called {id}") from None

    def fit(self, message: Message, room: int) -> str:
        """Return a message with as many `short` forms as it takes to have room.

        They are taken in the order of the catalog, then those called `shorter`, until it fits; it
        may still be too long.
        """
        text = self.say(message)
        if len(text) <= room:
            return text
        ids = set(_ids(message))
        steps = [each for each in self.catalog.shortest_first if each[0] in ids]
        for count in range(1, len(steps) + 1):
            text = self.say(message, None, frozenset(steps[:count]))
            if len(text) <= room:
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
        for length in (SHORTER, SHORT):
            said = f"{form}-{length}" if own else length
            if (key, length) in short and (not own or self.catalog.has(key, said)):
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
                return _Number(value)
            case Message():
                return _Nested(self, value, short)
            case Name(id=key):
                own = f"name-{key}"
                return self.say(Message(own), SHORT) if (own, SHORT) in short else self.name(key)
            case Items(items=items):
                return _List(self.catalog.grammar, [self._given(each, short) for each in items])
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


class _Number(int, FluentType):
    """A whole number as it is printed: with a minus, not a hyphen, and without grouping."""

    def format(self, locale: object) -> str:
        return f"\N{MINUS SIGN}{-self}" if self < 0 else int.__repr__(self)


class _Nested(FluentType):
    """A message within a message."""

    def __init__(self, speaker: Speaker, message: Message, short: Shortened) -> None:
        self.speaker = speaker
        self.message = message
        self.short = short

    def format(self, locale: object) -> str:
        return self.speaker.say(self.message, None, self.short)

    def form(self, name: str) -> str:
        return self.speaker.say(self.message, name, self.short)


class _List(FluentType):
    """A list, joined with "and" unless a function joins it otherwise."""

    def __init__(self, words: Grammar, items: list[str | FluentType]) -> None:
        self.words = words
        self.items = items

    def format(self, locale: object) -> str:
        return self.joined("and")

    def texts(self, form: str | None = None) -> list[str]:
        return [_form(item, form) if form else _text(item) for item in self.items]

    def joined(self, conjunction: Conjunction, form: str | None = None) -> str:
        texts = self.texts(form)
        return self.words.joined(texts, conjunction) if len(texts) > 1 else "".join(texts)


def _text(value: object) -> str:
    return value.format(None) if isinstance(value, FluentType) else str(value)  # type: ignore[arg-type]


def _form(value: object, of: str) -> str:
    """Return a form of a message; what has no forms is as it is."""
    return value.form(of) if isinstance(value, _Nested) else _text(value)


def _list(value: object) -> _List:
    if not isinstance(value, _List):
        raise TypeError(f"{value!r} is not a list")
    return value


def _joining(conjunction: Conjunction) -> Callable[..., str]:
    def join(value: object, form: str | None = None) -> str:
        return _list(value).joined(conjunction, form)

    return join


def _join(value: object, by: str = ", ", form: str | None = None) -> str:
    return by.join(_list(value).texts(form))


def _count(value: object) -> _Number:
    return _Number(len(_list(value).items))


def _cap(value: object) -> str:
    text = _text(value)
    return text[:1].upper() + text[1:]


def _low(value: object) -> str:
    text = _text(value)
    return text[:1].lower() + text[1:]


FUNCTIONS: Mapping[str, Callable[..., str | _Number]] = {
    "AND": _joining("and"),
    "OR": _joining("or"),
    "JOIN": _join,
    "COMMAS": _join,
    "COUNT": _count,
    "FORM": _form,
    "CAP": _cap,
    "LOW": _low,
}
"""What the catalogs of every language may call; those of a grammar come on top."""


def _functions(catalog: Catalog) -> dict[str, Callable[..., Any]]:
    own = catalog.grammar.FUNCTIONS.items()
    return {**FUNCTIONS, **{name: _of_text(function) for name, function in own}}


def _of_text(function: Callable[[str], str]) -> Callable[[object], str]:
    return lambda value: function(_text(value))
