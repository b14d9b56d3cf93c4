"""TOML read strictly as the types of structs, for our component data and owners' packs.

Every fault is a `ContentError` that names the file, the place in it, the value and the reason;
nothing is guessed and no unknown key is ignored.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NoReturn, TypeVar, Union, cast, get_args, get_origin

import msgspec

from games.core.errors import ContentError

S = TypeVar("S", bound=msgspec.Struct)
DEEPEST = 16
"""Tables and lists within one another; no file needs half as many."""
TAG = "kind"
"""The key that says which of several structs a table is."""
_MISSING: Any = object()
_TOO_LONG = "a number has thousands of digits, or is no date that there is"
_TOO_DEEP = f"tables and lists are nested more than {DEEPEST} deep"


def fail(path: str, value: object, why: str) -> NoReturn:
    """Refuse a value with its place and the reason."""
    raise ContentError(path, value, why)


def parse(source: str, file: str) -> dict[str, Any]:
    """Return a file of TOML as a table, with or without a byte order mark at its start.

    Raises `ContentError`; its path is `file`.
    """
    try:
        data = tomllib.loads(source.removeprefix("\ufeff"))
    except RecursionError:
        fail(file, None, _TOO_DEEP)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(file, None, f"not valid TOML: {error}") from error
    except ValueError as error:  # of numbers that Python does not read
        raise ContentError(file, None, f"not valid TOML: {_TOO_LONG}") from error
    # Dotted keys nest without a limit too. Code that recurses into such a value would fail later.
    level: list[object] = [data]
    for _ in range(DEEPEST):
        level = [inner for value in level for inner in _within(value)]
    if level:
        fail(file, None, _TOO_DEEP)
    return data


def _within(value: object) -> list[object]:
    """Return what a table or list holds."""
    if isinstance(value, dict):
        return list(cast("dict[str, object]", value).values())
    return list(cast("list[object]", value)) if isinstance(value, list) else []


class Table:
    """A TOML table whose keys are taken one by one; `done` refuses what nobody asked for.

    `forms` are the structs that are written otherwise than by their fields, with what reads them.
    """

    def __init__(
        self,
        data: object,
        path: str,
        separator: str = ".",
        forms: Mapping[type, Callable[[Table], object]] | None = None,
    ) -> None:
        if not isinstance(data, dict):
            fail(path, data, "must be a table")
        self.path = path
        self._separator = separator
        self._forms = forms or {}
        self._left: dict[str, Any] = dict(cast("dict[str, Any]", data))
        self._asked: list[str] = []

    def at(self, key: str) -> str:
        """Return the place of a key."""
        return f"{self.path}{self._separator}{key}"

    def has(self, key: str) -> bool:
        """Return whether a key is still to be taken."""
        self._asked.append(key)
        return key in self._left

    def take(self, key: str, default: object = _MISSING) -> Any:
        """Return a value as it is; without a default it must be there."""
        self._asked.append(key)
        value = self._left.pop(key, default)
        if value is _MISSING:
            fail(self.at(key), None, "is missing")
        return value

    def read(self, key: str, kind: object, default: object = _MISSING) -> Any:
        """Return a value of a type; a default is returned as it is."""
        if default is not _MISSING and not self.has(key):
            return default
        return self._value(kind, self.take(key), self.at(key))

    def word(self, key: str, known: Iterable[str]) -> str:
        """Return a text that must be one of the known ones."""
        return _known(self.read(key, str), tuple(known), self.at(key))

    def words(self, key: str, known: Iterable[str]) -> list[str]:
        """Return a list of texts that must be known ones; it can be left out."""
        choice = tuple(known)
        return [
            _known(word, choice, self.at(key)) for word in _list(self.take(key, []), self.at(key))
        ]

    def table(self, key: str) -> Table:
        """Return a table, an empty one when it is left out."""
        return Table(self.take(key, {}), self.at(key), forms=self._forms)

    def tables(self, key: str) -> list[Table]:
        """Return a list of tables; it may be left out."""
        return self._tables(self.take(key, []), self.at(key))

    def struct(self, kind: type[S], old: S | None = None, /, **fixed: object) -> S:
        """Return this table as a struct and refuse anything that is no field of it.

        Fields left out come from `old`, else from the defaults; `fixed` is not read.
        """
        found: dict[str, object] = dict(fixed)
        for field in _fields(kind):
            if field.name in fixed:
                continue
            key = field.encode_name
            if self.has(key):
                found[field.name] = self._value(field.type, self._left.pop(key), self.at(key))
            elif old is not None:
                found[field.name] = getattr(old, field.name)
            elif field.required:
                fail(self.at(key), None, "is missing")
        self.done()
        return kind(**found)

    def done(self) -> None:
        """Refuse the keys that nobody asked for."""
        for key, value in self._left.items():
            known = tuple(dict.fromkeys(self._asked))
            fail(self.at(key), value, f"unknown key; here are {_listed(known)}")

    # Values by type

    def _value(self, kind: Any, value: object, path: str) -> Any:
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return _bounded(arguments[1], self._value(arguments[0], value, path), path)
        if origin is Literal:
            return _known(_text(value, path), arguments, path)
        if origin is tuple:
            return self._items(arguments[0], value, path)
        if origin is dict:
            return self._amounts(get_args(arguments[0]), arguments[1], value, path)
        if origin in (Union, UnionType):
            return self._one_of(arguments, value, path)
        if kind is int:
            return _whole_number(value, path)
        if kind is str:
            return _text(value, path)
        if kind is bool:
            if value is not True:
                fail(path, value, "can only be true; leave it out otherwise")
            return True
        return self._struct(kind, Table(value, path, forms=self._forms))

    def _struct(self, kind: type[msgspec.Struct], table: Table) -> object:
        form = self._forms.get(kind)
        if form is None:
            return table.struct(kind)
        found = form(table)
        table.done()
        return found

    def _items(self, kind: Any, value: object, path: str) -> tuple[Any, ...]:
        if _is_struct(kind):
            return tuple(self._struct(kind, entry) for entry in self._tables(value, path))
        entries = enumerate(_list(value, path))
        return tuple(self._value(kind, entry, f"{path}[{number}]") for number, entry in entries)

    def _one_of(self, kinds: Sequence[Any], value: object, path: str) -> object:
        """Return a table as the struct of its tag, and other values as one of the plain kinds.

        A struct that can be left out, the only one, needs no tag.
        """
        structs = {str(kind.__struct_config__.tag): kind for kind in kinds if _is_struct(kind)}
        left_out = (NoneType, msgspec.UnsetType)
        plain = [kind for kind in kinds if not _is_struct(kind) and kind not in left_out]
        if plain and not (structs and isinstance(value, dict)):
            words = [word for kind in plain for word in get_args(kind)]
            return self._value(plain[0] if len(plain) == 1 else Literal[*words], value, path)
        table = Table(cast("object", value), path, forms=self._forms)
        if (
            len(structs) == 1
            and (only := next(iter(structs.values()))).__struct_config__.tag is None
        ):
            return self._struct(only, table)
        return self._struct(structs[table.word(TAG, structs)], table)

    def _amounts(
        self, known: Sequence[str], kind: Any, value: object, path: str
    ) -> dict[str, object]:
        table = Table(value, path, forms=self._forms)
        found: dict[str, object] = {}
        for key, amount in table._left.items():
            if key not in known:
                fail(table.at(key), amount, f"unknown; it can be {_listed(known)}")
            found[key] = self._value(kind, amount, table.at(key))
        return found

    def _tables(self, value: object, path: str) -> list[Table]:
        return [
            Table(item, f"{path}[{number}]", forms=self._forms)
            for number, item in enumerate(_list(value, path, "must be a list of tables"))
        ]


_fields = cache(msgspec.structs.fields)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _list(value: object, path: str, why: str = "must be a list") -> list[Any]:
    if not isinstance(value, list):
        fail(path, value, why)
    return cast("list[Any]", value)


def _known(word: str, known: Sequence[str], path: str) -> str:
    if word not in known:
        fail(path, word, f"must be one of {_listed(known)}")
    return word


def _text(value: object, path: str) -> str:
    if not isinstance(value, str) or not value:
        fail(path, value, "must be text")
    return value


def _whole_number(value: object, path: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        fail(path, value, "must be a whole number")
    return value


def _bounded(bounds: msgspec.Meta, value: int, path: str) -> int:
    least, most = bounds.ge, bounds.le
    if least is None or most is None:
        raise TypeError(f"{path}: a number is bounded on both sides")
    if not least <= value <= most:
        fail(path, value, f"must be {least} to {most}" if least < most else f"must be {least}")
    return value


def _listed(known: Sequence[str]) -> str:
    return ", ".join(known[:12]) + (", …" if len(known) > 12 else "")
