"""The form in which a player chooses how an action is paid, where there are several ways.

The usual way has the button beside it; the way that is chosen is taken as from a menu.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import discord

from bot.panel import selection as paths
from bot.panel.decision import Position
from bot.panel.selection import Selection
from bot.platform import controls, forms, limits
from bot.platform.context import Press
from bot.platform.forms import One
from bot.platform.page import Control
from bot.shared.text import say
from games.core.actions import kind
from games.core.text import Language

NAME, KEY = "pay", "way"
UNPAID = "-"
"""The answer of a further menu of which nothing is taken."""


def pay_button(position: Position, path: str, lang: Language) -> Control:
    """Return the button that opens the form."""
    name, label = position.handler(NAME), say(lang, "button-pay")
    return controls.button(label, name, position.live.id, position.decision, path)


def ask_payment(position: Position, path: str, lang: Language) -> discord.ui.Modal:
    """Return the form; raise `Unresolved` where there is nothing to choose at a path."""
    selection = paths.follow(position.legal, path)
    if not selection.paying:
        raise paths.Unresolved(path)
    title = position.words(lang).kind(position.seen, kind(selection.actions[0])).label
    parts = list(_payment_parts(position, selection, lang))[: limits.PARTS]
    name, table = position.handler(NAME), position.live.id
    return forms.form(title, name, table, parts, position.decision, path)


def _payment_parts(position: Position, selection: Selection, lang: Language) -> Iterator[One]:
    """Yield a question, and another one for what the menu of the first has no room for."""
    words, seen = position.words(lang), position.seen
    ways = [
        (token, words.action(seen, way), _way_to_pay(position, selection, way, lang))
        for token, way in paths.offered(selection).items()
    ]
    size = limits.SELECT_OPTIONS
    yield One(key=f"{KEY}1", label=say(lang, "pay-how"), value=ways[0][0], options=ways[:size])
    none = UNPAID, say(lang, "pay-none"), ""
    for number, first in enumerate(range(size, len(ways), size - 1), 2):
        options = [none, *ways[first : first + size - 1]]
        label = say(lang, "pay-more", number=number)
        yield One(key=f"{KEY}{number}", label=label, value=UNPAID, options=options)


def _way_to_pay(position: Position, selection: Selection, action: Any, lang: Language) -> str:
    """Return how an action is paid, as far as the ways to choose from differ in it."""
    words, told = position.words(lang), list[str]()
    given = {name: getattr(action, name) for name in action.__struct_fields__}
    for field, value in given.items():
        if len({getattr(other, field) for other in selection.actions}) > 1:
            told.append(words.choice(position.seen, kind(action), field, value, given).label)
    return " · ".join(told)


def payment_chosen(press: Press) -> Press:
    """Return the press of a menu that the form stands for; what it says is checked as there."""
    entered = forms.given(press)
    keys = [f"{KEY}{number}" for number in range(limits.PARTS, 0, -1)]
    values = [each for key in keys if key in entered for each in entered.values(key)]
    return replace(press, values=tuple([each for each in values if each != UNPAID][:1]))
