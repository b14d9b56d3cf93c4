"""From legal actions to the next field of a form: menus, buttons and autocomplete."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from games.core.actions import Action, Value, fields, kind, without_payment

A = TypeVar("A", bound=Action)
T = TypeVar("T")


def kinds(actions: Iterable[Action]) -> list[str]:
    """Return the kinds of the actions in their order of appearance."""
    return list(dict.fromkeys(kind(action) for action in actions))


def of_kind(actions: Iterable[A], tag: str) -> list[A]:
    """Return the actions of one kind."""
    return [action for action in actions if kind(action) == tag]


def narrow(actions: Sequence[A], chosen: Mapping[str, object]) -> list[A]:
    """Return the actions that agree with the chosen fields, ignoring values that none has.

    Values can come as typed text: they are compared as strings, without regard to case.
    """
    left = list(actions)
    for field, value in chosen.items():
        wanted = str(value).strip().casefold()
        found = [a for a in left if str(getattr(a, field, "")).casefold() == wanted]
        left = found or left
    return left


def unknown(actions: Sequence[Action], chosen: Mapping[str, object]) -> dict[str, object]:
    """Return the chosen fields whose value no remaining action has."""
    missing: dict[str, object] = {}
    left = list(actions)
    for field, value in chosen.items():
        wanted = str(value).strip().casefold()
        found = [a for a in left if str(getattr(a, field, "")).casefold() == wanted]
        if found:
            left = found
        else:
            missing[field] = value
    return missing


def values(actions: Iterable[Action], field: str) -> list[Value]:
    """Return the values that a field takes, in their order of appearance."""
    return list(dict.fromkeys(getattr(action, field) for action in actions))


def grouped(actions: Iterable[A]) -> list[list[A]]:
    """Return the actions by what they do: actions that differ only in payment are together."""
    found: dict[object, list[A]] = {}
    for action in actions:
        found.setdefault(without_payment(action) if action.ways else action, []).append(action)
    return list(found.values())


def next_field(actions: Sequence[Action]) -> str | None:
    """Return the first field in which actions of one kind still differ."""
    if not actions:
        return None
    return next((f for f in fields(actions[0]) if len(values(actions, f)) > 1), None)


def pages(items: Sequence[T], groups: Sequence[str], size: int = 25) -> list[list[T]]:
    """Cut a menu into pages of at most `size`, keeping a group together where it fits."""
    if len(items) <= size:
        return [list(items)]
    found: list[list[T]] = [[]]
    start = 0
    while start < len(items):
        stop = start
        while stop < len(items) and groups[stop] == groups[start]:
            stop += 1
        run = list(items[start:stop])
        if len(found[-1]) + len(run) > size and found[-1] and len(run) <= size:
            found.append([])
        for item in run:
            if len(found[-1]) == size:
                found.append([])
            found[-1].append(item)
        start = stop
    return found
