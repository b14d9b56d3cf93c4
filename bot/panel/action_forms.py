"""Forms of the panel: several decisions at once, and the payment of an action.

A form of several decisions is read as a list of presses, which are made in order up to the first
that is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.panel import selections
from bot.panel.decision import Position
from bot.panel.selections import Selection
from bot.platform import controls, forms, limits
from bot.platform.context import Press
from bot.platform.forms import Given, One, Part, Several
from bot.platform.page import Control
from bot.shared.text import say
from games.core.actions import fields, kind
from games.core.batches import Batch
from games.core.labels import Choice
from games.core.text import Language

NONE = "-"
"""The answer with which nothing is done."""
AnyPart = Part[str] | Part[Sequence[str]]


def batches(position: Position) -> Sequence[Batch]:
    """Return the batches that can be asked for at once; none while a move is prepared."""
    return () if position.doing else position.game.batches(position.state, position.seat)


def button(position: Position, lang: Language) -> list[discord.ui.Item[Any]]:
    """Return the button that opens the form, if there is anything to ask for at once."""
    if not batches(position):
        return []
    label = say(lang, "button-batch")
    style = discord.ButtonStyle.primary
    live = position.live
    return [controls.button(label, "fill", live.id, position.decision, style=style)]


def ask(position: Position, lang: Language) -> discord.ui.Modal:
    """Return the form."""
    kinds = {kind(batch.first[0]) for batch in batches(position)}
    title = say(lang, "button-batch").rstrip("…")
    if len(kinds) == 1:
        title = position.words(lang).kind(position.seen, kinds.pop()).label
    parts = [part for _, asked in _asked(position, lang) for part in asked]
    return forms.form(title, "fill", position.live.id, parts, position.decision)


def read(position: Position, lang: Language, given: Given) -> list[Any]:
    """Return the chosen actions; batches of which any number can be taken come first."""
    actions: list[Any] = []
    for batch, asked in sorted(_asked(position, lang), key=lambda each: not each[0].some):
        actions += _chosen(batch, [part.read(given) for part in asked])
    return actions


def _chosen(batch: Batch, answers: Sequence[str | Sequence[str]]) -> list[Any]:
    """Return the actions of a batch that its answers mean."""
    if batch.some:
        return [batch.first[int(number)] for number in answers[0]]
    numbers = ".".join(map(str, answers)).split(".")
    if NONE in numbers:
        return []
    if batch.times:
        return [batch.first[0]] * int(numbers[0])
    first, more = (int(number) for number in numbers)
    return [batch.first[first], *batch.more[more]]


def fitting(position: Position, actions: Sequence[Any], lang: Language) -> tuple[list[Any], str]:
    """Return the actions that are possible one after the other, and why the next one isn't."""
    game, seat, words = position.game, position.seat, position.words(lang)
    state = game.copy(position.state)
    for number, action in enumerate(actions):
        why = game.refusal(state, seat, action)
        if why is not None:
            what = words.action(game.mask(state, seat), action)
            note = say(lang, "form-refused", name=what, why=words.reason(why))
            return list(actions[:number]), note
        game.apply_unchecked(state, seat, action)
    return list(actions), ""


def _asked(position: Position, lang: Language) -> Iterator[tuple[Batch, Sequence[AnyPart]]]:
    """Yield the batches for which a form has room, each with its fields."""
    room, seen = limits.PARTS, dict[str, int]()
    for number, batch in enumerate(batches(position)):
        key, parts = str(number), list[AnyPart]()
        if batch.some:
            parts = [_some(position, lang, key, batch)]
        elif batch.times:
            parts = [_times(position, lang, key, batch)]
        else:
            parts += _pairs(position, lang, key, batch, seen)
        if len(parts) > room:
            return
        room -= len(parts)
        yield batch, parts


def _choice(position: Position, lang: Language, action: Any, field: str, **given: Any) -> Choice:
    """Return the name of a value of an action."""
    words, value = position.words(lang), getattr(action, field)
    return words.choice(position.seen, kind(action), field, value, given)


def _some(position: Position, lang: Language, key: str, batch: Batch) -> Several:
    """Return the question which of some actions are taken."""
    first = batch.first[0]
    title = position.words(lang).kind(position.seen, kind(first)).label
    told = [_choice(position, lang, each, fields(each)[-1]) for each in batch.first]
    options = [(str(n), each.label, each.detail) for n, each in enumerate(told)]
    options = options[: limits.SELECT_OPTIONS]
    return Several(key=f"batch{key}", label=title, value=(), options=options)


def _times(position: Position, lang: Language, key: str, batch: Batch) -> One:
    """Return the question how often an action is taken."""
    first = batch.first[0]
    told = _choice(position, lang, first, fields(first)[0])
    often = range(min(batch.times, limits.SELECT_OPTIONS - 1) + 1)
    options = [(str(n), say(lang, "batch-times", n=n), "") for n in often]
    return One(key=f"batch{key}", label=told.label, help=told.detail, value="0", options=options)


def _pairs(
    position: Position, lang: Language, key: str, batch: Batch, seen: dict[str, int]
) -> list[One]:
    """Return the form's fields for a batch of actions and series; `seen` counts each name."""
    first = batch.first[0]
    field, *_, last = fields(first)
    name = _choice(position, lang, first, field).label
    seen[name] = seen.get(name, 0) + 1
    label = name[:1].upper() + name[1:] + (f" ({seen[name]})" if seen[name] > 1 else "")
    shared = {field: getattr(first, field)}
    firsts = [_choice(position, lang, each, last, **shared).label for each in batch.first]
    series = [
        " + ".join(_choice(position, lang, each, fields(each)[-1]).label for each in more)
        for more in batch.more
    ]
    return _parts(lang, key, label, firsts, series)


def _parts(
    lang: Language, key: str, label: str, firsts: Sequence[str], series: Sequence[str]
) -> list[One]:
    """Return one question where all pairs have room in a menu, else one for each half."""
    none = (NONE, say(lang, "batch-none"), "")
    pairs = [
        (f"{i}.{j}", f"{first} · {more}" if more else first, "")
        for i, first in enumerate(firsts)
        for j, more in enumerate(series)
    ]
    if len(pairs) < limits.SELECT_OPTIONS:
        return [One(key=f"batch{key}", label=label, value=NONE, options=[none, *pairs])]
    halves = [(str(i), first, "") for i, first in enumerate(firsts)]
    loads = [(str(j), more or say(lang, "batch-nothing"), "") for j, more in enumerate(series)]
    loads = loads[: limits.SELECT_OPTIONS]
    with_it = say(lang, "batch-with", name=label)
    return [
        One(key=f"batch{key}", label=label, value=NONE, options=[none, *halves]),
        One(key=f"more{key}", label=with_it, value="0", options=loads),
    ]


NAME, KEY = "pay", "way"
UNPAID = "-"
"""The answer of a further menu of which nothing is taken."""


def pay_button(position: Position, path: str, lang: Language) -> Control:
    """Return the button that opens the form."""
    name, label = position.handler(NAME), say(lang, "button-pay")
    return controls.button(label, name, position.live.id, position.decision, path)


def ask_payment(position: Position, path: str, lang: Language) -> discord.ui.Modal:
    """Return the form; raise `InvalidSelection` if there is nothing to choose at a path."""
    selection = selections.follow(position.legal, path)
    if not selection.paying:
        raise selections.InvalidSelection(path)
    title = position.words(lang).kind(position.seen, kind(selection.actions[0])).label
    parts = list(_payment_parts(position, selection, lang))[: limits.PARTS]
    name, table = position.handler(NAME), position.live.id
    return forms.form(title, name, table, parts, position.decision, path)


def _payment_parts(position: Position, selection: Selection, lang: Language) -> Iterator[One]:
    """Yield a question, and another one for the entries that don't fit the first one's menu."""
    words, seen = position.words(lang), position.seen
    ways = [
        (token, words.action(seen, way), _way_to_pay(position, selection, way, lang))
        for token, way in selections.offered(selection).items()
    ]
    size = limits.SELECT_OPTIONS
    yield One(key=f"{KEY}1", label=say(lang, "pay-how"), value=ways[0][0], options=ways[:size])
    none = UNPAID, say(lang, "pay-none"), ""
    for number, first in enumerate(range(size, len(ways), size - 1), 2):
        options = [none, *ways[first : first + size - 1]]
        label = say(lang, "pay-more", number=number)
        yield One(key=f"{KEY}{number}", label=label, value=UNPAID, options=options)


def _way_to_pay(position: Position, selection: Selection, action: Any, lang: Language) -> str:
    """Return the payment of an action, as far as the possible payments differ in it."""
    words, told = position.words(lang), list[str]()
    given = {name: getattr(action, name) for name in action.__struct_fields__}
    for field, value in given.items():
        if len({getattr(other, field) for other in selection.actions}) > 1:
            told.append(words.choice(position.seen, kind(action), field, value, given).label)
    return " · ".join(told)


def payment_chosen(press: Press) -> Press:
    """Return the press of a menu that the form means; it is checked like a press."""
    entered = forms.given(press)
    keys = [f"{KEY}{number}" for number in range(limits.PARTS, 0, -1)]
    values = [each for key in keys if key in entered for each in entered.values(key)]
    return replace(press, values=tuple([each for each in values if each != UNPAID][:1]))
