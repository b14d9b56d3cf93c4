"""The form in which several decisions of a kind are taken at once, such as the ships of a movement.

It is filled in as a list of presses, which are taken in order up to the first that is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord

from bot import controls, forms, limits
from bot.forms import Given, One
from bot.panel.position import Position
from bot.texts import say
from games.core.actions import fields, kind
from games.core.batches import Batch
from games.core.text import Language

NONE = "-"
"""The answer with which nothing is done."""


def batches(position: Position) -> Sequence[Batch]:
    """Return what can be asked for at once, nothing while something is prepared."""
    return () if position.doing else position.game.batches(position.state, position.seat)


def button(position: Position, lang: Language) -> list[discord.ui.Item[Any]]:
    """Return the button that opens the form, where there is something to ask for at once."""
    if not batches(position):
        return []
    label = say(lang, "button-batch")
    style = discord.ButtonStyle.primary
    live = position.live
    return [controls.button(label, "fill", live.id, position.decision, style=style)]


def ask(position: Position, lang: Language) -> discord.ui.Modal:
    """Return the form."""
    found = batches(position)
    title = position.words(lang).kind(position.seen, kind(found[0].first[0])).label
    parts = [part for _, asked in _asked(position, lang) for part in asked]
    return forms.form(title, "fill", position.live.id, parts, position.decision)


def read(position: Position, lang: Language, given: Given) -> list[Any]:
    """Return the actions that were chosen, in the order of the form."""
    actions: list[Any] = []
    for batch, asked in _asked(position, lang):
        numbers = ".".join(part.read(given) for part in asked).split(".")
        if NONE in numbers:
            continue
        first, more = (int(number) for number in numbers)
        actions += [batch.first[first], *batch.more[more]]
    return actions


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
        game.perform(state, seat, action)
    return list(actions), ""


def _asked(position: Position, lang: Language) -> Iterator[tuple[Batch, list[One]]]:
    """Yield the batches for which a form has room, each with what is asked of it."""
    room, seen = limits.PARTS, dict[str, int]()
    words = position.words(lang)
    for number, batch in enumerate(batches(position)):
        first = batch.first[0]
        field, *_, last = fields(first)
        shared = getattr(first, field)
        name = words.choice(position.seen, kind(first), field, shared, {}).label
        seen[name] = seen.get(name, 0) + 1
        label = name[:1].upper() + name[1:] + (f" ({seen[name]})" if seen[name] > 1 else "")
        firsts = [
            words.choice(
                position.seen, kind(each), last, getattr(each, last), {field: shared}
            ).label
            for each in batch.first
        ]
        series = [
            " + ".join(
                words.choice(position.seen, kind(each), name, getattr(each, name), {}).label
                for each in more
                for name in fields(each)[-1:]
            )
            for more in batch.more
        ]
        parts = _parts(lang, str(number), label, firsts, series)
        if len(parts) > room:
            return
        room -= len(parts)
        yield batch, parts


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
