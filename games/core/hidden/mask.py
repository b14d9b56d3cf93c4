"""Hiding: the marks in a mask for a value, and for values within it.

`games.core.hidden.compile` puts these functions together for the states of a game.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any, Union, get_args, get_origin

import msgspec

from games.core.hidden.declare import HIDDEN, SEALED, HideHook, Id, Look
from games.core.rng import Rng

Mark = Callable[[Any], Any]
"""What a value is replaced by."""
Read = Callable[[object, object], Any]
"""Struct and root -> the value of a field of one of them."""
Hide = Callable[[Any, Any, Any, "int | None", "int | None"], Any]
"""Value, struct that holds it, root, viewer, seat it belongs to -> what the viewer may know."""
Knows = Callable[[object, object, "int | None", "int | None"], bool]
"""Struct, root, viewer, seat it belongs to -> whether the viewer may know."""


def hide_nothing(value: object, *_: object) -> object:
    """Return a value as it is."""
    return value


def hide_order(value: list[Id], *_: object) -> list[Id]:
    """Return a bag in an order that reveals nothing."""
    return sorted(value)


def mark_for(type_: object, nothing: int | None = None) -> Mark:
    """Return what replaces a hidden value of a type."""
    union = get_origin(type_) in (Union, types.UnionType)
    if union and msgspec.UnsetType in get_args(type_):
        [given] = (arg for arg in get_args(type_) if arg is not msgspec.UnsetType)
        mark = mark_for(given, nothing)
        return lambda value: value if value is msgspec.UNSET else mark(value)
    members = [arg for arg in get_args(type_) if arg is not types.NoneType] if union else [type_]
    if union and len(members) < len(get_args(type_)) and all(map(_is_struct, members)):
        return lambda value: None  # other fields show whether there is one, if any do
    if get_origin(type_) is list:
        return _mark_list(get_args(type_)[0])
    mark = _mark_plain(members[0], nothing) if len(members) == 1 else None
    if mark is not None:
        return mark
    raise TypeError(f"{type_} cannot be hidden: there is no such value that stands for no other")


def _mark_plain(type_: object, nothing: int | None) -> Mark | None:
    """Return what replaces a text, a number or a generator, or None for other types."""
    if type_ is str:
        return lambda value: value and HIDDEN
    if type_ is int:
        return lambda value: value if value is None or value == nothing else SEALED
    if type_ is Rng:
        blank = Rng(SEALED)
        return lambda value: blank
    return None


def _is_struct(type_: object) -> bool:
    return isinstance(type_, type) and issubclass(type_, msgspec.Struct)


def _mark_list(type_: object) -> Mark:
    # An item is there even if it is the number 0.
    marks: dict[object, list[Id]] = {str: [HIDDEN], int: [SEALED]}
    blank = marks.get(type_)
    if blank is not None:
        return lambda values: blank * len(values)
    mark = mark_for(type_)
    return lambda values: [mark(value) for value in values]


def hide_from(knows: Knows | None, mark: Mark) -> Hide:
    """Return a function that marks a value for viewers who cannot know it."""
    if knows is None:
        return lambda value, struct, root, viewer, seat: mark(value)
    return lambda value, struct, root, viewer, seat: (
        value if knows(struct, root, viewer, seat) else mark(value)
    )


def hide_tail(mark: Mark, known: Read) -> Hide:
    """Return a function that marks the items of a list after the known ones."""

    def hide(values: list[object], struct: object, root: object, *_: int | None) -> list[object]:
        n = known(struct, root)
        return [*values[:n], *mark(values[n:])]

    return hide


def hide_struct(fields: dict[str, Hide], hook: HideHook | None) -> Hide | None:
    """Return what hides the fields of a copy of a struct, then leaves it to its hook."""
    if not fields and hook is None:
        return None
    hidden = tuple(fields.items())

    def hide(
        value: Any, struct: object, root: object, viewer: int | None, seat: int | None
    ) -> object:
        masked = value.__copy__()
        for name, each in hidden:
            setattr(masked, name, each(getattr(value, name), value, root, viewer, seat))
        if hook is None:
            return masked
        return hook(masked, Look(root, viewer, seat)) or masked

    return hide


def hide_items(inner: Hide) -> Hide:
    """Return what hides within the items of a list."""
    return lambda values, struct, root, viewer, seat: [
        inner(value, struct, root, viewer, seat) for value in values
    ]


def hide_by_seat(inner: Hide) -> Hide:
    """Return what hides within the items of a list with an entry for every seat."""
    return lambda values, struct, root, viewer, _: [
        inner(value, struct, root, viewer, seat) for seat, value in enumerate(values)
    ]


def hide_values(inner: Hide) -> Hide:
    """Return what hides within the values of a dict."""
    return lambda values, struct, root, viewer, seat: {
        key: inner(value, struct, root, viewer, seat) for key, value in values.items()
    }


def hide_one_of(members: dict[type, Hide]) -> Hide:
    """Return what hides a value of a union by its type; those of other types stay."""

    def hide(
        value: object, struct: object, root: object, viewer: int | None, seat: int | None
    ) -> object:
        inner = members.get(type(value))
        return value if inner is None else inner(value, struct, root, viewer, seat)

    return hide
