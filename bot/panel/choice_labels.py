"""How a choice is shown: its label, the known facts about it, and how good it is."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bot.panel import selections
from bot.panel.decision import Position, marking
from bot.panel.selections import Selection
from bot.platform import controls, limits
from bot.platform.page import Control, Line
from bot.shared.text import say
from games.core.actions import kind
from games.core.choose_fields import kinds
from games.core.icons import length
from games.core.labels import Choice
from games.core.messages import cut
from games.core.text import Language

Choosable = Line | Control | str
BEST = "⭐"
LOCK = "🔒"
"""Before the label of an action that can't be undone once it is taken."""
CLEAR = 0.5
"""Points by which the best choice is better than all others at least, to be marked."""
BETWEEN = " · "
"""Stands between what the line under a choice tells."""


class LabelledChoice(NamedTuple):
    """A choice with the token that takes it and the actions it leads to."""

    token: str
    choice: Choice
    leads: Sequence[Any]


def choice_label(
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
        detail = words.label_overflow(view, value) or _about(
            position, selection, value, label, lang
        )
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
    """Return the known facts about an action's values that its label does not show already."""
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


def rating(position: Position, actions: Sequence[Any]) -> float | None:
    """Return by how many points the best of some actions is worse than the best of all.

    Return None if no computer was asked about any of them, or if computers judge badly.
    """
    hints, best = position.hints, _best(position, actions)
    if best is None or not hints[best].sure:
        return None
    return max(hint.worth for hint in hints.values()) - hints[best].worth


def _best(position: Position, actions: Sequence[Any]) -> Any | None:
    """Return the best of some actions to a computer that was asked, or None if none was."""
    hints = position.hints
    return max((a for a in actions if a in hints), key=lambda a: hints[a].worth, default=None)


def is_best(position: Position, actions: Sequence[Any]) -> bool:
    """Return whether one of some actions is clearly the best, and the reason is known."""
    hints, best = position.hints, _best(position, actions)
    others = [hint.worth for action, hint in hints.items() if action not in actions]
    if best is None or not others:
        return False
    found = hints[best]
    return found.sure and bool(found.gains) and found.worth - max(others) >= CLEAR


def offers_at(position: Position, selection: Selection, lang: Language) -> list[LabelledChoice]:
    """Return the offers, the cheapest first; marks on several pages stay where they are.

    Hints change nothing in the order: a button that a player is about to press must not move.
    """
    whole, led = selections.flat(selection), selections.leads(selection)

    def shown(where: Position, token: str) -> Choice:
        value, leads = led[token]
        return choice_label(where, selection, value, leads, lang, whole=whole)

    plain = replace(position, icons=False)  # the same order with icons and without
    found = [LabelledChoice(token, shown(plain, token), leads) for token, (_, leads) in led.items()]
    if len(found) <= limits.SELECT_OPTIONS or marking(position, selection) is None:
        found = _sorted(position, found)
    if not position.icons:
        return found
    return [each._replace(choice=shown(position, each.token)) for each in found]


def _sorted(position: Position, found: Sequence[LabelledChoice]) -> list[LabelledChoice]:
    """Return offers kind by kind as the game lists them; priced ones by price, then by name."""
    price, order = prices(position), kinds([action for offer in found for action in offer.leads])

    def key(offer: LabelledChoice) -> tuple[int, int, list[tuple[int, str]]]:
        cost, place = price(offer), order.index(kind(offer.leads[0]))
        return (place, 0, []) if cost is None else (place, cost, _by_name(offer.choice.label))

    return sorted(found, key=key)


def prices(position: Position) -> Callable[[LabelledChoice], int | None]:
    """Return a function that finds the lowest price of an offer, or None if it has none."""
    cost = position.game.choices(position.seen.state, position.seat).cost
    return lambda offer: min((n for a in offer.leads if (n := cost(a)) is not None), default=None)


def _by_name(label: str) -> list[tuple[int, str]]:
    """Return the sort key of a label: without accents, its numbers by their size."""
    plain = unicodedata.normalize("NFKD", label.casefold())
    letters = "".join(each for each in plain if not unicodedata.combining(each))
    parts = re.split(r"(\d+)", letters)
    return [(int(part), "") if part.isdigit() else (0, part) for part in parts]


def hint(position: Position, actions: Sequence[Any]) -> tuple[str, str]:
    """Return the texts before and after the label of a choice that leads to these actions."""
    best = f"{BEST} " if is_best(position, actions) else ""
    return f"{best}{LOCK} " if position.final(actions) else best, ""


def hinted(position: Position, label: str, actions: Sequence[Any], room: int) -> str:
    """Return a label with its hint, within a limit."""
    before, after = hint(position, actions)
    return f"{before}{cut(label, room - len(before) - len(after))}{after}"


def fits(position: Position, label: str, actions: Sequence[Any]) -> bool:
    """Return whether a button has room for a label with its hint."""
    return len(hinted(position, label, actions, limits.SELECT_LABEL)) <= limits.BUTTON_LABEL


def because(
    position: Position,
    actions: Sequence[Any],
    lang: Language,
    room: int = limits.SELECT_DESCRIPTION,
) -> str:
    """Return the gain of the best of some actions; "" if it is not known or has no room."""
    best = _best(position, actions)
    if best is None:
        return ""
    return position.words(lang).gains(position.seen, position.hints[best].gains, room)


def line(position: Position, choice: Choice, leads: Sequence[Any], lang: Language) -> str:
    """Return the line under a choice: a reason for it, its difference from others, its group.

    The difference is never cut to make room for the reason, and a group is left out if the label
    begins with it.
    """
    group = "" if choice.label.startswith(choice.group) else choice.group
    known, limit = choice.detail or group, limits.SELECT_DESCRIPTION
    room = limit - length(known) - len(BETWEEN) if known else limit
    told = BETWEEN.join(filter(None, (because(position, leads, lang, room), known)))
    whole = f"{told}{BETWEEN}{group}" if choice.detail and group else told
    return whole if length(whole) <= limit else told


def reason(position: Position, items: Iterable[Choosable], lang: Language) -> str:
    """Return the gain of the best choice, if its button or menu has no room for it."""
    for path, label, beneath in labels(items):
        if not label.startswith(BEST):
            continue
        actions = selections.follow(position.legal, path).actions
        best, why = _best(position, actions), because(position, actions, lang)
        if best is not None and why and not beneath.startswith(why[0]):
            what = position.words(lang).action(position.seen, best)
            return say(lang, "panel-hint-why", what=what.rstrip("."), why=why)
    return ""


def starred(items: Iterable[Choosable]) -> bool:
    """Return whether a button or an entry of a menu is marked as the best choice."""
    return any(label.startswith(BEST) for _, label, _ in labels(items))


def labels(items: Iterable[Choosable]) -> Iterator[tuple[str, str, str]]:
    """Yield where each button and entry of a menu leads, its label and the line below that."""
    for item in items:
        if isinstance(item, Line):
            head, _, beneath = item.text.partition("\n-# ")
            ((path, _, _),) = labels([item.button])
            yield path, head.rpartition("** ")[2], beneath
        elif isinstance(item, controls.PressButton):
            yield (item.item.custom_id or "").rpartition(":")[2], item.item.label or "", ""
        elif isinstance(item, controls.PressMenu):
            path = re.split("[:/]", item.item.custom_id)[-1]
            for option in item.item.options:
                yield selections.extend(path, option.value), option.label, option.description or ""
