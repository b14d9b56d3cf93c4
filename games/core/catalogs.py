"""Catalogs: the sentences of one language, `<locales>/<lang>/*.ftl`, and their functions.

    ice = { $n } Ice
        .short = { $n } I.
    paying = { COUNT($paid) ->
        [0] { " " }for free
       *[other] { " " }for { $paid }
    }
    built = { $who } builds { $card }{ paying }.

In catalogs

* `$n -> [one] …` selects by the language's plural rules; numbers are printed with a minus, and
  without grouping;
* a list is joined with "and"; `OR($x)`, `COMMAS($x)` and `JOIN($x, by: "; ")` join otherwise;
  `AND($x)` joins with "and" too; these four take `form:` for every item;
* `COUNT($x)` is the number of items in a list, `FORM($x, of: "gender")` an attribute of a message
  that is an argument (its value where it has no such attribute), `CAP($x)` and `LOW($x)` have their
  first letter in upper or lower case;
* a language's own functions are those of its grammar: `A($x)` in English ("an Earth tag");
  `DE($x)`, `DU($x)`, `AU($x)` in French;
* a form of a message may have a shorter one as well: `infinitive-short` is that of `infinitive`;
* a component with a long name may have a message `name-<id>` with nothing but `.short`;
* a message that is referred to, as `{ paying }` above, sees the arguments of the message around it.

Fluent drops text it cannot read and prints `{$x}` for a missing argument. Here both are errors when
a catalog is loaded or a sentence said; so is a message defined twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast

from games.core.grammar import Conjunction, Grammar, grammar

LOCALES = Path(__file__).parent / "locales"
"""The kernel's own catalogs."""
_parser = FluentParser(with_spans=False)
"""Without the places of words in their files, which would take some 20 MB."""
NAMES = "names.ftl"
"""Names of components by their ids; they are data (`games.core.content`), not messages."""
SHORT, SHORTER = "short", "shorter"
"""The forms of a message that a speaker takes where there is too little room."""


class CatalogError(Exception):
    """A fault in a catalog: the file, the line and the reason."""


class SpeechError(Exception):
    """A message that a language does not have, or that cannot be said with its arguments."""


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
        self._asked: dict[str, frozenset[str]] = {}
        forms = [
            (entry.id.name, attribute.id.name)
            for entry in self.entries
            for attribute in entry.attributes
        ]
        short = [each for each in forms if each[1] == SHORT]
        self.shortest_first = short + [each for each in forms if each[1] == SHORTER]
        """Messages with their forms `short`, then `shorter`, in the order of the catalog."""

    def saying(self, values: Mapping[str, str]) -> Catalog:
        """Return a catalog with other sentences for some messages; their forms are kept.

        A key with a point, `points.story`, is a form of a message. Forms and messages not in
        `values` stay as they are.
        """
        said = {key: _pattern_of(value) for key, value in values.items()}

        def changed(entry: ast.Message | ast.Term) -> ast.Message | ast.Term:
            key = entry.id.name
            forms = [
                ast.Attribute(form.id, said.get(f"{key}.{form.id.name}", form.value))
                for form in entry.attributes
            ]
            return ast.Message(entry.id, said.get(key, entry.value), forms)

        named = {key.partition(".")[0] for key in said}
        return Catalog(self.lang, [changed(e) if e.id.name in named else e for e in self.entries])

    def has(self, key: str, form: str | None = None) -> bool:
        """Return whether there is a message, and a form of it where one is asked for."""
        known = self.bundle.has_message(key)
        return known and (form is None or form in self.bundle.get_message(key).attributes)

    def asks(self, key: str) -> frozenset[str]:
        """Return the arguments of a message: its own, and those of messages that it refers to."""
        found = self._asked.get(key)
        if found is None:
            entries = [each for each in self.entries if each.id.name == key]
            nodes = [node for entry in entries for node in _within(entry)]
            own = {n.id.name for n in nodes if isinstance(n, ast.VariableReference)}
            referred = {n.id.name for n in nodes if isinstance(n, ast.MessageReference)}
            more = referred - {key}  # a message may say its own forms
            found = self._asked[key] = frozenset(own).union(*map(self.asks, more))
        return found

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


def _pattern_of(text: str) -> ast.Pattern:
    """Return a sentence in the form of a catalog."""
    (entry,) = _parser.parse(f"sentence = {text}").body
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    return entry.value


def _within(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield a node of a catalog and everything in it."""
    yield node
    found: list[Any] = [*vars(node).values()]
    # Lists are visited in place, after everything else.
    for each in found:
        if isinstance(each, list):
            found += each
        elif isinstance(each, ast.BaseNode):
            yield from _within(each)


def read(path: Path, lang: str) -> list[ast.Message | ast.Term]:
    """Return the entries of a catalog; raises CatalogError for what Fluent cannot read."""
    source = grammar(lang).typeset(path.read_text(encoding="utf-8"))
    found: list[ast.Message | ast.Term] = []
    for entry in _parser.parse(source).body:
        if isinstance(entry, ast.Junk):
            told = "; ".join(str(note.message) for note in entry.annotations)
            first = (entry.content or "").strip().splitlines()[0]
            raise CatalogError(f"{path}: {first}: {told}")
        if isinstance(entry, ast.Message | ast.Term):
            found.append(entry)
    return found


def load(folder: Path, lang: str, defaults: str = "") -> Catalog:
    """Return the catalog of a folder with a folder per language, every file but `names.ftl`.

    `defaults` names a file of the kernel's catalogs: its messages are said where the folder has
    none.
    """
    found: dict[tuple[type, str], ast.Message | ast.Term] = {}
    for path in sorted((folder / lang).glob("*.ftl")):
        for entry in read(path, lang) if path.name != NAMES else ():
            key = type(entry), entry.id.name
            if key in found:
                raise CatalogError(f"{path}: {entry.id.name} is there twice")
            found[key] = entry
    shared = LOCALES / lang / defaults
    for entry in read(shared, lang) if defaults and shared.exists() else ():
        found.setdefault((type(entry), entry.id.name), entry)
    return Catalog(lang, found.values())


# Arguments as Fluent takes them


class NumberValue(int, FluentType):
    """A whole number as it is printed: with a minus, not a hyphen, and without grouping."""

    def format(self, locale: object) -> str:
        return f"\N{MINUS SIGN}{-self}" if self < 0 else int.__repr__(self)


class MessageValue(FluentType):
    """A message within a message: `say` returns it, or the form of it that is named."""

    def __init__(self, say: Callable[[str | None], str]) -> None:
        self.form = say

    def format(self, locale: object) -> str:
        return self.form(None)


class ListValue(FluentType):
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
    return value.form(of) if isinstance(value, MessageValue) else _text(value)


def _list(value: object) -> ListValue:
    if not isinstance(value, ListValue):
        raise TypeError(f"{value!r} is not a list")
    return value


def _joining(conjunction: Conjunction) -> Callable[..., str]:
    def join(value: object, form: str | None = None) -> str:
        return _list(value).joined(conjunction, form)

    return join


def _join(value: object, by: str = ", ", form: str | None = None) -> str:
    return by.join(_list(value).texts(form))


def _count(value: object) -> NumberValue:
    return NumberValue(len(_list(value).items))


def _cap(value: object) -> str:
    text = _text(value)
    return text[:1].upper() + text[1:]


def _low(value: object) -> str:
    text = _text(value)
    return text[:1].lower() + text[1:]


FUNCTIONS: Mapping[str, Callable[..., str | NumberValue]] = {
    "AND": _joining("and"),
    "OR": _joining("or"),
    "JOIN": _join,
    "COMMAS": _join,
    "COUNT": _count,
    "FORM": _form,
    "CAP": _cap,
    "LOW": _low,
}
"""Functions for the catalogs of every language; each grammar adds its own."""


def _functions(catalog: Catalog) -> dict[str, Callable[..., Any]]:
    own = catalog.grammar.FUNCTIONS.items()
    return {**FUNCTIONS, **{name: _of_text(function) for name, function in own}}


def _of_text(function: Callable[[str], str]) -> Callable[[object], str]:
    return lambda value: function(_text(value))
