"""How a choice is shown: what it is called, what is known of it, and how good it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot import limits
from bot.panel.path import Selection
from bot.panel.position import Position
from games.core.actions import kind
from games.core.text import Language
from games.core.words import Choice

BEST = "⭐"


class Offer(NamedTuple):
    """A choice with the token that takes it and the actions it leads to."""

    token: str
    choice: Choice
    leads: Sequence[Any]


def offered_as(
    position: Position,
    selection: Selection,
    value: Any,
    leads: Sequence[Any],
    lang: Language,
    *,
    whole: bool,
) -> Choice:
    """Return how a choice is shown; one that leads to a single action shows that action.

    `whole`: it is an action.
    """
    words, view = position.words(lang), position.seen
    if whole:
        group = "" if selection.kind is not None else words.kind(view, kind(value)).label
        label = words.action(view, value)
        detail = words.unsaid(view, value) or _about(position, selection, value, label, lang)
        return Choice(label, detail, group)
    if selection.kind is None:
        choice = words.kind(view, str(value))
    else:
        assert selection.field is not None
        choice = words.choice(view, selection.kind, selection.field, value, selection.chosen)
    if len(leads) == 1 and not choice.detail:
        return Choice(words.action(view, leads[0]), "", choice.group)
    return choice


def _about(
    position: Position, selection: Selection, action: Any, label: str, lang: Language
) -> str:
    """Return what is known of an action's values and not told by its label already."""
    words, chosen = position.words(lang), dict[str, Any](selection.chosen)
    for field in action.__struct_fields__:
        if field in selection.chosen:
            continue
        value = getattr(action, field)
        detail = words.choice(position.seen, kind(action), field, value, chosen).detail
        if detail and detail.rstrip(".").casefold() not in label.casefold():
            return detail
        chosen[field] = value
    return ""


def hint(position: Position, actions: Sequence[Any]) -> tuple[str, str]:
    """Return what goes before and after the label of a choice that leads to these actions."""
    hints = position.hints
    worth = max((hints[action] for action in actions if action in hints), default=None)
    if worth is None:
        return "", ""
    less = max(hints.values()) - worth
    return (f"{BEST} ", "") if less < 0.05 else ("", f" (−{less:.0f})" if less >= 0.5 else " (≈)")


def hinted(position: Position, label: str, actions: Sequence[Any], room: int) -> str:
    """Return a label with its hint, within a limit."""
    before, after = hint(position, actions)
    return f"{before}{limits.clip(label, room - len(before) - len(after))}{after}"
