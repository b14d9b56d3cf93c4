"""The form in which the values of an order are chosen all at once, if it has room for them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import discord

from bot.panel.wording import order_name
from bot.platform import forms, limits
from bot.platform.forms import Given, One, Part, Several
from bot.service.plans.orders import standing
from bot.service.tables.session import TableSession
from bot.service.turns import edit_plans
from bot.shared.text import say
from games.core.orders import MOST, OrderKind
from games.core.text import Language

NONE = "-"
"""The option of a rank that has no value."""


def fingerprint(offered: Sequence[str]) -> str:
    """Return a fingerprint of a list of values, different from that of other lists."""
    return hashlib.blake2s("\n".join(offered).encode(), digest_size=3).hexdigest()


def fits(kind: OrderKind, offered: Sequence[str]) -> bool:
    """Return whether a form has room for all values that a kind of order can hold."""
    if not kind.lists or not offered:
        return False
    return len(offered) <= (limits.PARTS if kind.ranks else limits.SELECT_OPTIONS)


def ask(live: TableSession, seat: int, lang: Language, kind: OrderKind) -> discord.ui.Modal:
    """Return the form."""
    offered = edit_plans.offers(live, seat, kind)
    title, made = order_name(live, kind.key, lang), _parts(live, seat, lang, kind, offered)
    argument = f"{kind.key}/{fingerprint(offered)}"
    return forms.form(title, "order-form", live.id, made, argument=argument)


def read(live: TableSession, seat: int, lang: Language, kind: OrderKind, given: Given) -> list[str]:
    """Return the chosen values, the best first where the order matters."""
    offered = edit_plans.offers(live, seat, kind)
    found: list[str] = []
    for part in _parts(live, seat, lang, kind, offered):
        entered = part.read(given)
        found += [entered] if isinstance(entered, str) else entered
    numbers = dict.fromkeys(each for each in found if each != NONE)
    return [offered[int(number)] for number in numbers]


def _parts(
    live: TableSession, seat: int, lang: Language, kind: OrderKind, offered: Sequence[str]
) -> list[Part[Any]]:
    words, seen, order = live.words(lang), live.seen(seat), standing(live, seat, kind)
    there = () if order is None else order.values
    held = [str(offered.index(value)) for value in there if value in offered]
    options = [
        (str(number), words.order_value(seen, kind.key, value), "")
        for number, value in enumerate(offered)
    ]
    if not kind.ranks:
        return [
            Several(
                key="values", label=say(lang, "order-form-any"), help=say(lang, "order-form-none"),
                value=held, options=options, most=MOST,
            )
        ]  # fmt: skip
    options = [(NONE, say(lang, "order-form-nothing"), ""), *options]
    held += [NONE] * (len(offered) - len(held))
    return [
        One(
            key=f"rank{rank}", label=say(lang, "order-form-rank", rank=rank), value=value,
            options=options, help="" if rank > 1 else say(lang, "order-form-none"),
        )
        for rank, value in enumerate(held, start=1)
    ]  # fmt: skip
