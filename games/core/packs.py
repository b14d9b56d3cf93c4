"""Component data in TOML, laid over existing data: the built-in set and owners' packs.

`docs/packs.md` describes the form. Every fault is a `ContentError` that names the file, the
place in it, the value and the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_args

import msgspec
from msgspec import Meta

from games.core.content import Check, Finding, Name, Sets, names, refuse
from games.core.text import LANGUAGES
from games.core.toml import Table, fail, parse

Format = Annotated[int, Meta(ge=1, le=1)]
TWICE = "this stands twice in the pack"
C = TypeVar("C", bound=msgspec.Struct)
"""A component set, or a card of one; a card has an `id`."""


def lay(
    source: str,
    file: str,
    base: C,
    known: Mapping[str, Name],
    overlay: Callable[[Table, C, Mapping[str, Name]], C],
    findings: Callable[[C, Mapping[str, Name]], Iterable[Check | Finding]],
    forms: Mapping[type, Callable[[Table], object]] | None = None,
) -> C:
    """Return a set with an owner's pack laid over it, checked as a whole.

    Its `name` is the pack's; `known` are the names of the ids that the set does not name itself.
    Raises `ContentError`; its path begins with `file`.
    """
    pack = table(source, file, forms)
    pack.read("format", Format)
    title: Name = {lang: Path(file).stem for lang in LANGUAGES}
    if pack.has("name"):
        title = printed(pack)
        refuse(names("name", title), file)
    found = msgspec.structs.replace(overlay(pack, base, known), name=title)
    refuse(findings(found, known), file)
    return found


def loader(
    sets: Sets[C, Any],
    base: C,
    known: Mapping[str, Name],
    overlay: Callable[[Table, C, Mapping[str, Name]], C],
    findings: Callable[[C, Mapping[str, Name]], Iterable[Check | Finding]],
) -> Callable[[str, str], str]:
    """Return what makes the set of an owner's pack known, and returns its hash.

    It is handed the text and what the file is called, with which the path of errors begins.
    """

    def load(source: str, file: str) -> str:
        return sets.register(lay(source, file, base, known, overlay, findings))

    return load


def house(folder: Path) -> Table:
    """Return the component data in a folder as one file; a family can be in several files."""
    data: dict[str, Any] = {}
    for file in sorted(folder.glob("*.toml")):
        for key, found in parse(file.read_text("utf-8"), file.name).items():
            data[key] = [*data[key], *found] if key in data else found
    return Table(data, folder.name, ": ")


def table(
    source: str, file: str, forms: Mapping[type, Callable[[Table], object]] | None = None
) -> Table:
    """Return a file of component data to be read."""
    return Table(parse(source, file), file, ": ", forms)


def printed(entry: Table) -> Name:
    """Return the name in a table: one text, or one for each language."""
    value = entry.take("name")
    if isinstance(value, str):
        return dict.fromkeys(LANGUAGES, value)
    both = Table(value, entry.at("name"))
    found: Name = {lang: both.read(lang, str) for lang in LANGUAGES}
    both.done()
    return found


def entries(
    tables: Iterable[Table], known: Iterable[str] | None = None, *, told: bool = False
) -> Iterator[tuple[str, Table]]:
    """Yield tables with their ids, each once.

    `known`: there are no others; `told`: paths name the ids from here on.
    """
    seen: set[str] = set()
    for entry in tables:
        key: str = entry.read("id", str) if known is None else entry.word("id", known)
        if told:
            entry.path = f"{entry.path} ({key})"
        if key in seen:
            fail(entry.at("id"), key, TWICE)
        seen.add(key)
        yield key, entry


def more_names(tables: Iterable[Table], known: Mapping[str, Name]) -> Iterator[tuple[str, Name]]:
    """Yield names by ids that belong to no family and to nothing that is `known`."""
    for key, entry in entries(tables, told=True):
        if key in known:
            fail(entry.at("id"), key, f"the id belongs to the built-in {known[key]['en']!r}")
        yield key, printed(entry)
        entry.done()


def more_texts(
    tables: Iterable[Table], known: Iterable[str], prefix: str
) -> Iterator[tuple[str, Name]]:
    """Yield texts about things that are `known`, under their ids with a prefix."""
    for key, entry in entries(tables, known, told=True):
        yield f"{prefix}{key}", {lang: entry.read(lang, str) for lang in LANGUAGES}
        entry.done()


def _families(components: type[msgspec.Struct]) -> dict[str, type[Any]]:
    """Return the families of a component set, its tuples of what has an id, with their types."""
    found: dict[str, type[Any]] = {}
    for field in msgspec.structs.fields(components):
        kind, *_ = (*get_args(field.type), None)
        if "id" in getattr(kind, "__struct_fields__", ()):
            found[field.name] = kind
    return found


class Families:
    """The cards of a file by family: a known id changes its card, another is a new card.

    `named` are the names of the set laid over, and collects those of unnamed things; `known` are
    the names of ids that a set does not name itself. `free` are the families that a pack may add
    to, remove from or bring completely; the other families keep their ids.
    """

    def __init__(
        self, pack: Table, named: Mapping[str, Name], known: Mapping[str, Name], free: Sequence[str]
    ) -> None:
        self.named = dict(named)
        self._pack = pack
        self._known = known
        self._free = free
        self._removed = pack.table("remove")
        self._complete = pack.words("complete", free)

    def read(
        self, family: str, kind: type[C], base: Sequence[C], called: str = "id"
    ) -> tuple[C, ...]:
        """Return a family; the field `called` says by which key a card is named."""
        own: dict[str, C] = {_id(card): card for card in base}
        free = family in self._free
        kept: dict[str, C] = {} if family in self._complete else dict(own)
        for key in self._removed.words(family, own) if free else ():
            kept.pop(key, None)
        for key, entry in entries(
            self._pack.tables(family), None if free or not own else own, told=True
        ):
            old = own.get(key)
            fixed = {"id": key}
            if called != "id":
                default = () if old is None else (getattr(old, called),)
                fixed[called] = entry.read(called, str, *default)
            own_id = f', with replaces = "{key}"' if free and called == "id" else ""
            self._name(entry, fixed[called], own_id)
            replaced = entry.word("replaces", own) if entry.has("replaces") else None
            if replaced is not None and replaced not in kept:
                fail(entry.at("replaces"), replaced, "this card is not in the set any more")
            card = entry.struct(kind, old, **fixed)
            # A replacement takes the position of the entry it replaces.
            order = (kept | {replaced or key: card}).items()
            kept = {key if there == replaced else there: each for there, each in order}
        return tuple(kept.values())

    def all(
        self, components: type[msgspec.Struct], base: msgspec.Struct | None, **called: str
    ) -> dict[str, Any]:
        """Return every family of a component set, laid over those of another, if there is one."""
        return {
            key: self.read(key, kind, getattr(base, key, ()), called.get(key, "id"))
            for key, kind in _families(components).items()
        }

    def done(self) -> None:
        """Refuse what nobody asked for."""
        self._removed.done()
        self._pack.done()

    def _name(self, entry: Table, key: str, own_id: str) -> None:
        """Note a new name. The log names things by id alone, so a known id keeps its own."""
        old = self._known.get(key, self.named.get(key))
        if old is not None and not entry.has("name"):
            return
        name = printed(entry)
        if old is None:
            self.named[key] = name
        elif name != old:
            why = (
                f"the id belongs to the built-in {old['en']!r}: give a card of another name its "
                f"own id{own_id}"
            )
            fail(entry.at("name"), name["en"], why)


def _id(card: Any) -> str:
    return card.id
