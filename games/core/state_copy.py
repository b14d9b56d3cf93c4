"""Independent copies of states: mutable values are copied, frozen ones are shared."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import methodcaller
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec

Copy = Callable[[Any], Any]
_plain: Copy = methodcaller("__copy__")
"""Copies structs of which no field holds what may change."""


@cache
def copier(kind: Any, *shared: str) -> Copy:
    """Return a function that copies structs of a class; `shared` fields are not copied.

    Raise TypeError for a field with mutable values that no state has.
    """
    every = [(each.name, _copier(each.type)) for each in msgspec.structs.fields(kind)]
    fields = [(name, copy) for name, copy in every if copy is not None and name not in shared]
    if not fields:
        return _plain

    def copy_struct(value: Any) -> Any:
        new = value.__copy__()
        for name, copy in fields:
            setattr(new, name, copy(getattr(value, name)))
        return new

    return copy_struct


def _copier(kind: Any) -> Copy | None:
    """Return what copies values of a type, or `None` where these cannot change."""
    if kind is Any:
        raise TypeError("a field of any type cannot be copied")
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _copier(inner[0])
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return None if kind.__struct_config__.frozen else copier(kind)
    found = [copy for copy in map(_copier, inner) if copy is not None]
    if origin is list:
        return _list_of(found[0]) if found else list[Any].copy
    if origin is dict:
        return _dict_of(found[0]) if found else dict[Any, Any].copy
    if not found:
        return None
    if msgspec.UnsetType in inner and len(inner) == 2:
        return lambda value: value if value is msgspec.UNSET else found[0](value)
    classes: list[type] = [each for each in inner if isinstance(each, type)]
    if origin not in (Union, UnionType) or len(classes) != len(inner):
        raise TypeError(f"values of {kind} cannot be copied")
    return _one_of({each: copy for each in classes if (copy := _copier(each)) is not None})


def _one_of(copies: dict[Any, Copy]) -> Copy:
    def copy_one(value: Any) -> Any:
        copy = copies.get(type(value))
        return value if copy is None else copy(value)

    return copy_one


def _list_of(copy: Copy) -> Copy:
    if copy is _plain:
        return lambda values: [value.__copy__() for value in values]
    return lambda values: [copy(value) for value in values]


def _dict_of(copy: Copy) -> Copy:
    if copy is _plain:
        return lambda values: {key: value.__copy__() for key, value in values.items()}
    return lambda values: {key: copy(value) for key, value in values.items()}
