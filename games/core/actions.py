"""Actions: one atomic decision of one seat, as frozen data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, ClassVar

import msgspec

from games.core.unions import tag

Value = str | int
"""A value of an action's field."""


class Action(msgspec.Struct, frozen=True, tag_field="do", gc=False):
    """Base of all actions; subclasses set an explicit tag, which is never renamed."""

    ways: ClassVar[tuple[str, ...]] = ()
    """Fields that only say how the same action is paid.

    The first legal way is the one that most players would want, so it is the default.
    """
    together: ClassVar[bool] = False
    """Whether one menu can take several of them in a row: cards to discard, not cards to play."""
    gives_up: ClassVar[bool] = False
    """Whether it only leaves something begun or offered."""
    setting: ClassVar[bool] = False
    """Whether it only says how something later is done, so that it gains nothing now."""
    play: ClassVar[bool] = False
    """Whether it deserves a place next to the question, where it can be taken at any time."""
    habit: ClassVar[str] = ""
    """The field that distinguishes actions of which a player's last one can be the usual answer."""


class EndTurn(Action, frozen=True, tag="end"):
    """Close the seat's turn, or its part of a simultaneous phase."""


kind = tag
"""Returns the tag of an action or action type."""


Habits = Mapping[tuple[str, Value], Any]
"""The last actions of a player by their kind and their `habit` field."""


def habits(actions: Iterable[Action]) -> dict[tuple[str, Value], Any]:
    """Return the habits that actions of one player show."""
    return {
        (kind(action), getattr(action, action.habit)): action for action in actions if action.habit
    }


def fields(action: Action | type[Action]) -> tuple[str, ...]:
    """Return the field names of an action in declared order."""
    return action.__struct_fields__


def without_payment(action: Action) -> tuple[Value, ...]:
    """Return what an action does, however it is paid: its kind and its fields but for `ways`."""
    return (kind(action), *[getattr(action, field) for field in unpaid(type(action))])


@cache
def unpaid(of: type[Action]) -> tuple[str, ...]:
    """Return the fields of a kind of action but for its `ways`."""
    return tuple(field for field in fields(of) if field not in of.ways)
