"""How far a player has got in choosing one action, small enough for a control's id.

A path is a list of tokens: first an action kind's, then one per field in which the remaining
actions still differ. Where the remaining actions fit one menu it offers whole actions instead,
whose tokens begin with `=`. Actions that differ only in how they are paid are one choice; the
payment is the next. A token is the beginning of a digest, just long enough to tell the choices
apart, so a forged one can only choose a legal action.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from games.core import codec
from games.core.actions import Action, EndTurn, Value, fields, kind
from games.core.choose_fields import grouped, kinds, next_field, of_kind, values

SHORT = 4
LONG = 24
STEP = "."
"""Stands between tokens; at the end of a path it means nothing."""
WHOLE = "="
"""Begins the token of a whole action."""
FLAT = 25
"""As many actions are offered whole at most, but for ways to pay for one."""


class InvalidSelection(Exception):
    """A token that names no choice here."""


class Selection(msgspec.Struct, frozen=True):
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
        """Whether only the payment is left to choose; the first action has the usual one."""
        return self.kind is not None and len(self.actions) > 1 and len(grouped(self.actions)) == 1


END = "end"
"""The path to the end of the turn, which is no choice among others; no token reads like that."""


def tokens(choices: Sequence[Value]) -> dict[str, Value]:
    """Return a token for each choice, all of one length and each different."""
    digests = [hashlib.blake2s(str(choice).encode()).hexdigest() for choice in choices]
    for length in range(SHORT, LONG):
        made = {digest[:length]: c for digest, c in zip(digests, choices, strict=True)}
        if len(made) == len(choices):
            return made
    raise ValueError("choices that look alike")


def decisions(legal: Sequence[Any]) -> list[Any]:
    """Return the legal actions that are offered as choices: all but the end of the turn."""
    return [action for action in legal if not isinstance(action, EndTurn)]


def start(legal: Sequence[Any]) -> Selection:
    """Return the beginning of a path; if there is only one kind, it is chosen already."""
    left = decisions(legal)
    tags = kinds(left)
    return _in_kind(left, tags[0], {}) if len(tags) == 1 else Selection(left)


def _in_kind(left: list[Any], tag: str, chosen: dict[str, Value]) -> Selection:
    field = next_field(left)
    return Selection(left, tag, field, chosen)


def choices(selection: Selection) -> list[Value]:
    """Return the choices at a selection: kinds, or values of the next field."""
    if selection.kind is None:
        return list(kinds(selection.actions))
    return [] if selection.field is None else values(selection.actions, selection.field)


def choose(selection: Selection, value: Value) -> Selection:
    """Return the selection that a choice leads to."""
    if selection.kind is None:
        return _in_kind(of_kind(selection.actions, str(value)), str(value), {})
    assert selection.field is not None
    left = [action for action in selection.actions if getattr(action, selection.field) == value]
    return _in_kind(left, selection.kind, {**selection.chosen, selection.field: value})


def wholes(selection: Selection) -> list[list[Any]]:
    """Return the whole actions that can be offered, each with its other payments."""
    return (
        [[action] for action in selection.actions]
        if selection.paying
        else grouped(selection.actions)
    )


def flat(selection: Selection) -> bool:
    """Return whether whole actions are offered here: few enough, and quicker than steps."""
    if selection.paying:
        return True
    count = len(wholes(selection))
    if not 1 < count <= FLAT:
        return False
    return selection.kind is None or len(choices(selection)) < count


def several(selection: Selection) -> bool:
    """Return whether a selection is more than one action, not counting payments."""
    return selection.action is None and not selection.paying


def offered(selection: Selection) -> dict[str, Any]:
    """Return a selection's offers by token: whole actions, or kinds, or a field's values.

    A whole action represents all ways to pay for it.
    """
    if not flat(selection):
        return tokens(choices(selection))
    first = [ways[0] for ways in wholes(selection)]
    named = tokens([codec.encode_action(action).decode() for action in first])
    return {f"{WHOLE}{token}": action for token, action in zip(named, first, strict=True)}


def leads(selection: Selection) -> dict[str, tuple[Any, list[Any]]]:
    """Return a selection's offers by token, each with the actions that it leads to."""
    ways = wholes(selection) if flat(selection) else _divided(selection)
    named = zip(offered(selection).items(), ways, strict=True)
    return {token: (value, left) for (token, value), left in named}


def _divided(selection: Selection) -> list[list[Any]]:
    """Return the remaining actions by the next choice, in the order of the choices."""
    found: dict[Value, list[Any]] = {}
    for action in selection.actions:
        value = kind(action) if selection.kind is None else getattr(action, selection.field or "")
        found.setdefault(value, []).append(action)
    return list(found.values())


def take(selection: Selection, token: str) -> Selection:
    """Return the selection that a token leads to; raise `InvalidSelection` if it fits nothing."""
    named = offered(selection) if token.startswith(WHOLE) else tokens(choices(selection))
    if token not in named:
        raise InvalidSelection(token)
    if not token.startswith(WHOLE):
        return choose(selection, named[token])
    action: Any = named[token]
    ways = next(ways for ways in wholes(selection) if action == ways[0])
    return Selection(
        ways, kind(action), next_field(ways), {**selection.chosen, **_told(selection, action)}
    )


def _told(selection: Selection, action: Any) -> dict[str, Value]:
    """Return the fields in which a whole action differs from the others of its kind."""
    like = of_kind(selection.actions, kind(action))
    return {
        field: getattr(action, field)
        for field in fields(action)
        if field not in action.ways and len(values(like, field)) > 1
    }


def follow(legal: Sequence[Any], path: str) -> Selection:
    """Return the selection that a path leads to; raise `InvalidSelection` if a token is wrong."""
    if path == END:
        if EndTurn() not in legal:
            raise InvalidSelection(path)
        return Selection([EndTurn()], kind(EndTurn()))
    selection = start(legal)
    for token in filter(None, path.split(STEP)):
        selection = take(selection, token)
    return selection


def extend(path: str, token: str) -> str:
    """Return a path one step longer."""
    path = path.rstrip(STEP)
    return f"{path}{STEP}{token}" if path else token


def last(path: str) -> str:
    """Return the last token of a path."""
    return path.rpartition(STEP)[2]


def back(path: str) -> str:
    """Return a path one step shorter."""
    return path.rpartition(STEP)[0]


def path_of(legal: Sequence[Any], action: Any) -> str:
    """Return the path to one action; raise `InvalidSelection` if it is not legal."""
    selection, path = start(legal), ""
    while selection.action is None:
        ways = leads(selection).items()
        token = next((token for token, (_, left) in ways if action in left), None)
        if token is None:
            raise InvalidSelection(path)
        selection, path = take(selection, token), extend(path, token)
    return path


def path_to(legal: Sequence[Any], tag: str, given: dict[str, Value]) -> str:
    """Return the path that follows a kind and given values as far as they lead without a gap."""
    selection, path = start(legal), ""
    if selection.kind is None:
        path, selection = _step(selection, path, tag)
    while selection.field is not None and selection.field in given:
        path, selection = _step(selection, path, given[selection.field])
    return path


def _step(selection: Selection, path: str, value: Value) -> tuple[str, Selection]:
    token = next((t for t, choice in tokens(choices(selection)).items() if choice == value), None)
    if token is None:
        raise InvalidSelection(str(value))
    return extend(path, token), choose(selection, value)


def step_of(legal: Sequence[Any], action: Any) -> str:
    """Return the path to the step in which one action is confirmed; never an empty one.

    If only one action is possible, its path is empty: its step is called `STEP`.
    """
    return path_of(legal, action) or STEP


def kinds_of(actions: Sequence[Action]) -> frozenset[str]:
    """Return which kinds of action there are."""
    return frozenset(kind(action) for action in actions)
