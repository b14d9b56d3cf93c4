"""How far a person has got in choosing one action, small enough for a control's id.

A path is a list of tokens: first an action kind's, then one per field in which the actions left
still differ. Where the actions left fit one menu it offers whole actions instead, whose tokens
begin with `=`. Actions that differ only in how they are paid are one choice, and how is the next.
A token is the beginning of a digest, just long enough to tell the choices apart, so a forged one
can only choose what is legal.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from games.core import codec
from games.core.actions import EndTurn, Value, fields, kind
from games.core.narrow import grouped, kinds, next_field, of_kind, values

SHORT = 4
LONG = 24
WHOLE = "="
"""Begins the token of a whole action."""
FLAT = 25
"""As many actions are offered whole at most."""
BUTTONS = 5
"""So many buttons have room in a row."""
ROWS = 3
"""As many kinds of action have a row of their own at most."""


class Unresolved(Exception):
    """A token that names nothing of what can be chosen here."""


class Spot(msgspec.Struct, frozen=True):
    """Where a path leads: the actions left and the field to choose next.

    `field` is `None` with several kinds left (nothing chosen yet) or when one action is left.
    """

    actions: list[Any]
    kind: str | None = None
    field: str | None = None
    chosen: dict[str, Value] = {}

    @property
    def action(self) -> Any:
        """The one action left, if it is one."""
        return self.actions[0] if self.kind is not None and len(self.actions) == 1 else None

    @property
    def paying(self) -> bool:
        """Whether only how it is paid is left to choose; the first action is the usual way."""
        return self.kind is not None and len(self.actions) > 1 and len(grouped(self.actions)) == 1


def tokens(choices: Sequence[Value]) -> dict[str, Value]:
    """Return a token for each choice, all of one length and no two alike."""
    digests = [hashlib.blake2s(str(choice).encode()).hexdigest() for choice in choices]
    for length in range(SHORT, LONG):
        made = {digest[:length]: c for digest, c in zip(digests, choices, strict=True)}
        if len(made) == len(choices):
            return made
    raise ValueError("choices that look alike")


def decisions(legal: Sequence[Any]) -> list[Any]:
    """Return the legal actions that are offered as choices: all but the end of the turn."""
    return [action for action in legal if not isinstance(action, EndTurn)]


def start(legal: Sequence[Any]) -> Spot:
    """Return the beginning of a path; with one kind to choose from it is chosen already."""
    left = decisions(legal)
    tags = kinds(left)
    return _in_kind(left, tags[0], {}) if len(tags) == 1 else Spot(left)


def _in_kind(left: list[Any], tag: str, chosen: dict[str, Value]) -> Spot:
    field = next_field(left)
    return Spot(left, tag, field, chosen)


def choices(spot: Spot) -> list[Value]:
    """Return what can be chosen at a spot: kinds or values of the next field."""
    if spot.kind is None:
        return list(kinds(spot.actions))
    return [] if spot.field is None else values(spot.actions, spot.field)


def choose(spot: Spot, value: Value) -> Spot:
    """Return where a choice leads."""
    if spot.kind is None:
        return _in_kind(of_kind(spot.actions, str(value)), str(value), {})
    assert spot.field is not None
    left = [action for action in spot.actions if getattr(action, spot.field) == value]
    return _in_kind(left, spot.kind, {**spot.chosen, spot.field: value})


def wholes(spot: Spot) -> list[list[Any]]:
    """Return what may be offered whole: an action each, with the other ways to pay for it."""
    return [[action] for action in spot.actions] if spot.paying else grouped(spot.actions)


def flat(spot: Spot) -> bool:
    """Whether whole actions are offered here: few enough, and step by step would take longer."""
    count = len(wholes(spot))
    if not 1 < count <= FLAT:
        return False
    return spot.kind is None or spot.paying or len(choices(spot)) < count


def apart(spot: Spot) -> dict[str, Spot]:
    """Return the kinds of a spot by token where each can have a row of its own, else nothing."""
    if spot.kind is not None:
        return {}
    tags = kinds(spot.actions)
    if len(tags) < 2:
        return {}
    found = {token: choose(spot, tag) for token, tag in tokens(tags).items()}
    if max(rows(found.values())) >= ROWS:
        return {}
    return found if all(len(offered(each)) <= FLAT for each in found.values()) else {}


def rows(spots: Iterable[Spot]) -> list[int]:
    """Return the row of each kind; where they are many, those of one button share the last."""
    found = list(spots)
    if len(found) <= ROWS:
        return list(range(len(found)))
    wide = [not (spot.action is not None or spot.paying) for spot in found]
    last = sum(wide)
    if len(found) - last > BUTTONS:
        return list(range(len(found)))
    return [sum(wide[:place]) if each else last for place, each in enumerate(wide)]


def offered(spot: Spot) -> dict[str, Any]:
    """Return what is offered at a spot by token: whole actions, or kinds, or a field's values.

    A whole action stands for the other ways to pay for it.
    """
    if not flat(spot):
        return tokens(choices(spot))
    first = [ways[0] for ways in wholes(spot)]
    named = tokens([codec.encode_action(action).decode() for action in first])
    return {f"{WHOLE}{token}": action for token, action in zip(named, first, strict=True)}


def take(spot: Spot, token: str) -> Spot:
    """Return where a token leads. Raises `Unresolved` for one that fits nothing."""
    named = offered(spot) if token.startswith(WHOLE) else tokens(choices(spot))
    if token not in named:
        raise Unresolved(token)
    if not token.startswith(WHOLE):
        return choose(spot, named[token])
    action: Any = named[token]
    ways = next(ways for ways in wholes(spot) if action == ways[0])
    return Spot(ways, kind(action), next_field(ways), {**spot.chosen, **_told(spot, action)})


def _told(spot: Spot, action: Any) -> dict[str, Value]:
    """Return the fields of a whole action that tell it from the others of its kind."""
    like = of_kind(spot.actions, kind(action))
    return {
        field: getattr(action, field)
        for field in fields(action)
        if field not in action.ways and len(values(like, field)) > 1
    }


def follow(legal: Sequence[Any], path: str) -> Spot:
    """Return where a path leads. Raises `Unresolved` for a token that fits nothing."""
    spot = start(legal)
    for token in filter(None, path.split(".")):
        spot = take(spot, token)
    return spot


def extend(path: str, token: str) -> str:
    """Return a path one step longer."""
    return f"{path}.{token}" if path else token


def last(path: str) -> str:
    """Return the last token of a path."""
    return path.rpartition(".")[2]


def back(path: str) -> str:
    """Return a path one step shorter."""
    return path.rpartition(".")[0]


def path_to(legal: Sequence[Any], tag: str, given: dict[str, Value]) -> str:
    """Return the path that follows a kind and given values as far as they lead without a gap."""
    spot, path = start(legal), ""
    if spot.kind is None:
        path, spot = _step(spot, path, tag)
    while spot.field is not None and spot.field in given:
        path, spot = _step(spot, path, given[spot.field])
    return path


def _step(spot: Spot, path: str, value: Value) -> tuple[str, Spot]:
    token = next((t for t, choice in tokens(choices(spot)).items() if choice == value), None)
    if token is None:
        raise Unresolved(str(value))
    return extend(path, token), choose(spot, value)
