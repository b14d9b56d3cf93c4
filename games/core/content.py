"""Component sets: known by the hash of their bytes, named by catalogs, checked as a whole."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from games.core.errors import ContentError

C = TypeVar("C", bound=msgspec.Struct)
Name = dict[str, str]
"""A printed name by language."""
X = TypeVar("X")
"""The lookup tables of a component set."""


Migration = Callable[[dict[str, Any]], None]


class Sets(Generic[C, X]):
    """The component sets of a game that this process knows, by the hash of their bytes.

    Stored sets stay known under the hash they were stored with: those of an older schema are
    lifted, `migrations[n]` changing a raw set of schema n + 1 to the next in place.
    """

    def __init__(
        self,
        game: str,
        kind: type[C],
        index: Callable[[C, str], X],
        migrations: Sequence[Migration] = (),
    ) -> None:
        self._game = game
        self._kind = kind
        self._index = index
        self._migrations = migrations
        self.built_in = ""
        """The hash of the built-in set: the first one registered."""
        self._known: dict[str, X] = {}
        self._blobs: dict[str, bytes] = {}

    def register(self, components: C) -> str:
        """Make a component set known and return its hash."""
        # Amounts keep their printed order: the encoding is that of the declaration, not sorted.
        content = self._know(components, msgspec.json.encode(components))
        self.built_in = self.built_in or content
        return content

    def adopt(self, data: bytes) -> str:
        """Make stored component data known again and return its hash.

        Raises `ContentError` when the bytes are not a component set of the game.
        """
        try:
            raw = msgspec.json.decode(data, type=dict[str, Any])
            for migration in self._migrations[raw.get("schema", 1) - 1 :]:
                migration(raw)
            components = msgspec.convert(raw, self._kind)
        except (msgspec.DecodeError, KeyError, TypeError) as error:
            why = f"not a stored component set: {error}"
            raise ContentError(self._game, len(data), why) from error
        return self._know(components, data)

    def _know(self, components: C, data: bytes) -> str:
        content = hashlib.sha256(data).hexdigest()[:16]
        if content not in self._known:
            self._known[content] = self._index(components, content)
            self._blobs[content] = data
        return content

    def forget(self, content: str) -> None:
        """Make a set unknown again, as it is when the program has just started; for tests."""
        del self._known[content], self._blobs[content]

    def get(self, content: str) -> X:
        """Return what a known set is looked up in; an unknown hash is a `ContentError`."""
        found = self._known.get(content)
        if found is None:
            raise ContentError(self._game, content, "no component set of this hash is known")
        return found

    def blob(self, content: str) -> bytes:
        """Return a known component set as bytes for `adopt`."""
        self.get(content)
        return self._blobs[content]


# Names: `id = Text`, one a line, in a game's `locales/<language>/names.ftl`


def read_names(game: Path) -> dict[str, Name]:
    """Return the names of a game's components by id, out of the catalogs in the game's folder."""
    found: dict[str, Name] = {}
    for file in sorted(game.glob("locales/*/names.ftl")):
        lang = file.parent.name
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if not line or line.startswith("#"):
                continue
            key, separator, text = line.partition(" = ")
            name = found.setdefault(key, {})
            if not separator or lang in name:
                raise ContentError(f"{file}: line {number}", line, "must be one new `id = Text`")
            name[lang] = text
    return found


# Checks that every component set must pass, in every game


class Finding(msgspec.Struct, frozen=True):
    """A fault of a component set: where, which value, and why it cannot be."""

    path: str
    value: object
    why: str


Check = tuple[object, str, object, str]
"""Whether something is wrong, where, which value it is, and why it cannot be."""


def faults(checks: Iterable[Check | Finding]) -> Iterator[Finding]:
    """Yield the findings of checks that say that something is wrong."""
    for check in checks:
        if isinstance(check, Finding):
            yield check
        elif check[0]:
            yield Finding(*check[1:])


class Named(Protocol):
    """Anything printed that has an id."""

    @property
    def id(self) -> str:
        """The id, unique in its set."""
        ...


N = TypeVar("N", bound=Named)


def by_id(items: Iterable[N]) -> dict[str, N]:
    """Return the entries of component data by their ids."""
    return {item.id: item for item in items}


def refuse(findings: Iterable[Check | Finding], file: str) -> None:
    """Raise `ContentError` for the first fault of a file, if there is one."""
    for found in faults(findings):
        raise ContentError(f"{file}: {found.path}", found.value, found.why)


def counted(path: str, items: Sequence[object], wanted: int) -> Iterator[Finding]:
    """Yield a finding unless the number is as expected."""
    if len(items) != wanted:
        yield Finding(path, len(items), f"there must be exactly {wanted}")


def exactly(path: str, found: Iterable[str], wanted: Sequence[str]) -> Iterator[Finding]:
    """Yield what of a closed list is not there exactly once."""
    there = Counter(found)
    for name in wanted:
        if there[name] != 1:
            yield Finding(path, there[name], f"{name} must be there exactly once")


LONGEST_NAME = 30
_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")


def ids(families: Mapping[str, Sequence[Named]]) -> Iterator[Finding]:
    """Yield faults of ids; they share one space, naming things in actions and logs."""
    taken: dict[str, str] = {}
    for path, items in families.items():
        for item in items:
            here = f"{path}.{item.id}"
            if not _ID.fullmatch(item.id):
                yield Finding(here, item.id, "an id is a-z, 0-9 and _, from a letter, at most 40")
            if item.id in taken:
                yield Finding(here, item.id, f"this id is already used by {taken[item.id]}")
            taken[item.id] = here


def names(path: str, name: Name, longest: int = LONGEST_NAME) -> Iterator[Finding]:
    """Yield faults of a name, as menus and the log show it."""
    if not name:
        yield Finding(path, None, "has no name")
    for lang, text in name.items():
        if not text.strip() or text != text.strip():
            yield Finding(f"{path}.{lang}", text, "a name needs text, without spaces around it")
        elif len(text) > longest:
            yield Finding(f"{path}.{lang}", text, f"a name has at most {longest} characters")
        elif not text.isprintable() or set(text) & set("{}[]<>*_`|\\@#"):
            yield Finding(f"{path}.{lang}", text, "a name has no control or markup characters")


def same_names(path: str, named: Mapping[str, Name]) -> Iterator[Finding]:
    """Yield names used twice in a family, given by id: menus distinguish cards by them."""
    seen: set[tuple[str, str]] = set()
    for key, name in named.items():
        for lang, text in name.items():
            if (lang, text.casefold()) in seen:
                yield Finding(f"{path}.{key}.{lang}", text, "another one has this name")
            seen.add((lang, text.casefold()))


def named(
    called: Mapping[str, Iterable[str]], known: Mapping[str, Name], alike: Collection[str] = ()
) -> Iterator[Finding]:
    """Yield faults of the names of families, given by their ids; some can be `alike`."""
    for path, keys in called.items():
        here = {key: known.get(key, {}) for key in keys}
        for key, name in here.items():
            yield from names(f"{path}.{key}", name)
        yield from same_names(path, {key: here[key] for key in here if key not in alike})
