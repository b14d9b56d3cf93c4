"""Reading one TOML table strictly: every key is asked for, typed and bounded, or refused."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Any, NoReturn, TypeVar, cast

from games.core.errors import ContentError

W = TypeVar("W", bound=str)
_MISSING = object()
DEEPEST = 16
"""Tables and lists within one another; no pack needs half as many."""


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
    except ValueError as error:  # TOML's own are of this kind, those of monstrous numbers too
        raise ContentError(file, None, f"not valid TOML: {error}") from error
    # Dotted keys nest without end too. Whoever repeats such a value would only fail later.
    level: list[object] = [data]
    for _ in range(DEEPEST):
        level = [inner for value in level for inner in _within(value)]
    if level:
        fail(file, None, _TOO_DEEP)
    return data


_TOO_DEEP = f"tables and lists are nested more than {DEEPEST} deep"


def _within(value: object) -> list[object]:
    """Return what a table or list holds."""
    if isinstance(value, dict):
        return list(cast("dict[str, object]", value).values())
    return list(cast("list[object]", value)) if isinstance(value, list) else []


class Reader:
    """A TOML table whose keys are taken one by one; `done` refuses what nobody asked for."""

    def __init__(self, data: object, path: str, separator: str = ".") -> None:
        if not isinstance(data, dict):
            fail(path, data, "must be a table")
        self.path = path
        self._separator = separator
        self._left: dict[str, Any] = dict(cast("dict[str, Any]", data))
        self._asked: list[str] = []

    def _at(self, key: str) -> str:
        return f"{self.path}{self._separator}{key}"

    def has(self, key: str) -> bool:
        """Tell whether a key is still to be taken."""
        self._asked.append(key)
        return key in self._left

    def names(self) -> list[str]:
        """Return the keys still to be taken."""
        return list(self._left)

    def take(self, key: str, default: object = _MISSING) -> Any:
        """Return a value as it is; without a default it must be there."""
        self._asked.append(key)
        value = self._left.pop(key, default)
        if value is _MISSING:
            fail(self._at(key), None, "is missing")
        return value

    def word(self, key: str, known: Sequence[str] = ()) -> str:
        """Return a text, one of `known` if any are given."""
        value = self.take(key)
        if not isinstance(value, str) or not value:
            fail(self._at(key), value, "must be text")
        if known and value not in known:
            fail(self._at(key), value, f"must be one of {_listed(known)}")
        return value

    def one_of(self, key: str, known: Sequence[W], default: W | None) -> W:
        """Return one of `known`."""
        if default is not None and not self.has(key):
            return default
        return cast(W, self.word(key, known))

    def known(self, key: str, known: Sequence[W]) -> W:
        """Return a key itself as one of `known`."""
        if key not in known:
            fail(self._at(key), self._left[key], f"unknown; it can be {_listed(known)}")
        return cast(W, key)

    def words(self, key: str, known: Sequence[str]) -> list[str]:
        """Return a list of texts out of `known`; it may be left out."""
        value = self.take(key, [])
        if not isinstance(value, list):
            fail(self._at(key), value, "must be a list")
        for item in cast("list[Any]", value):
            if item not in known:
                fail(self._at(key), item, f"must be one of {_listed(known)}")
        return cast("list[str]", value)

    def whole_number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """Return a whole number between two bounds."""
        if default is not None and not self.has(key):
            return default
        value = self.take(key)
        if not isinstance(value, int) or isinstance(value, bool):
            fail(self._at(key), value, "must be a whole number")
        if not least <= value <= most:
            bounds = f"{least} to {most}" if least < most else f"{least}"
            fail(self._at(key), value, f"must be {bounds}")
        return value

    def true(self, key: str) -> None:
        """Take a key that can only be `true`."""
        value = self.take(key)
        if value is not True:
            fail(self._at(key), value, "can only be true; leave it out otherwise")

    def table(self, key: str) -> object:
        """Return a table, an empty one when it is left out."""
        return self.take(key, {})

    def tables(self, key: str) -> list[Reader]:
        """Return a list of tables; it may be left out."""
        value = self.take(key, [])
        if not isinstance(value, list):
            fail(self._at(key), value, "must be a list of tables")
        return [
            Reader(item, f"{self._at(key)}[{number}]")
            for number, item in enumerate(cast("list[Any]", value))
        ]

    def done(self) -> None:
        """Refuse the keys that nobody asked for."""
        for key, value in self._left.items():
            fail(
                self._at(key), value, f"unknown key; here are {_listed(dict.fromkeys(self._asked))}"
            )


def _listed(known: Sequence[str] | dict[str, None]) -> str:
    shown = list(known)
    return ", ".join(shown[:12]) + (", …" if len(shown) > 12 else "")
