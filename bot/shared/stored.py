"""Reading stored data that is damaged or of another version.

An unreadable part has its default, the rest is kept, and the host reads once which part it is.
"""

from __future__ import annotations

import zlib
from typing import Any, TypeVar, cast

import msgspec

from db.noticed import notice
from db.rows import where
from games.core.compression import MissingPhrasesError

S = TypeVar("S", bound=msgspec.Struct)
UNREADABLE = (MissingPhrasesError, msgspec.DecodeError, RecursionError, ValueError, zlib.error)
"""Errors of decoding damaged bytes."""


def read(value: object, kind: type[S], row: msgspec.Struct, cell: str) -> S:
    """Return the data of a row's cell as a struct whose fields all have defaults."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        damaged(row, cell)
        return msgspec.convert(kept(value, kind), kind)


def kept(value: object, kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return data without the unreadable fields of a struct; none if it has no fields."""
    if not isinstance(value, dict):
        return {}
    given = cast(dict[str, Any], value)
    bad = {each.encode_name for each in msgspec.structs.fields(kind) if not _fits(given, each)}
    return {name: each for name, each in given.items() if name not in bad}


def _fits(given: dict[str, Any], field: msgspec.structs.FieldInfo) -> bool:
    return field.encode_name not in given or fits(given[field.encode_name], field.type)


def fits(value: object, kind: Any) -> bool:
    """Return whether data is of a type."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def damaged(row: msgspec.Struct, cell: str) -> None:
    """Log once that the data of a row's cell cannot be read."""
    notice(where(row), f"{type(row).__name__}.{cell}")
