"""Actions: one atomic decision of one seat, as frozen data."""

from __future__ import annotations

import msgspec

Value = str | int
"""What a field of an action may hold."""


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """Base of all actions; subclasses set an explicit tag, which is never renamed."""


class EndTurn(Action, frozen=True, tag="end"):
    """Close the seat's turn, or its part of a simultaneous phase."""


def kind(action: Action | type[Action]) -> str:
    """Return the tag of an action or action type."""
    tag = action.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def fields(action: Action | type[Action]) -> tuple[str, ...]:
    """Return the field names of an action in declared order."""
    return action.__struct_fields__
