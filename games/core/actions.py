"""Actions, one atomic decision of one seat, and frames, what remains to be done: plain data."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, ClassVar, Union

import msgspec

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


def tag(of: msgspec.Struct | type[msgspec.Struct]) -> str:
    """Return the tag that distinguishes an action, an event, a frame or an effect."""
    return _tag(of if isinstance(of, type) else type(of))


@cache
def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


kind = tag
"""Returns the tag of an action or action type."""


Habits = Mapping[tuple[str, Value], Action]
"""The last actions of a player by their kind and their `habit` field."""


def habits(actions: Iterable[Action]) -> dict[tuple[str, Value], Action]:
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


class Frame(msgspec.Struct, tag_field="f", gc=False):
    """What remains to be done, as data on a stack; subclasses set a tag, which is never renamed.

    A game declares its own closed union of frames. A stack is a plain list, its last frame is the
    live one. While several seats act at once, one frame of the game holds a list of lanes, one
    stack per seat; a msgspec struct cannot be generic over a union that is declared later, so every
    game that needs it declares `lanes: list[list[AnyFrame]]` itself.

    A state is a tree, like actions and events: no cycle can lie in it, so its structs stay out of
    the garbage collector (`gc=False`), which makes each of them a quarter cheaper.
    """


def declared(kind: type, module: str) -> Any:
    """Return the union of the classes of a kind that a module has declared so far, in order.

    Base classes of other classes are no members. A game's events, for example, are `declared(Event,
    __name__)` at the end of their module. Code that annotates with the union gives it the kind's
    own name for the type checker.
    """
    found: list[Any] = list(vars(sys.modules[module]).values())
    found = [each for each in found if isinstance(each, type) and issubclass(each, kind)]
    found = [each for each in found if each.__module__ == module and not each.__subclasses__()]
    return Union[tuple(found)]  # noqa: UP007
