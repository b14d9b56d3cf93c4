"""The private panel of orders: a player's automatic answers, and what they did."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Self

import discord
import msgspec

from bot.panel import my_plans
from bot.panel.handlers import seat_at, show
from bot.panel.plans import order_form
from bot.panel.wording import lost, order_name, orders_told
from bot.platform import controls, forms, replies
from bot.platform.context import Press, unknown_control
from bot.platform.page import Page, plain
from bot.service.plans import cancellation
from bot.service.plans.orders import standing
from bot.service.tables.session import TableSession
from bot.service.turns import edit_plans
from bot.shared.text import say
from games.core.choose_fields import pages
from games.core.orders import MOST, OrderKind
from games.core.text import Language, both

Items = list[discord.ui.Item[Any]]
ACROSS = 5
"""Buttons in a row; more kinds of orders than that are in a menu."""


class Composing(msgspec.Struct, frozen=True):
    """An order being composed: the choices so far, by their number in the offers of its kind.

    All of it is in the ids of the controls; `offered` shows whether the offers are still the same.
    """

    key: str
    offered: str
    chosen: tuple[int, ...] = ()
    page: int = 0

    @classmethod
    def of(cls, argument: str) -> Self:
        """Return the order in the argument of a control; raise Problem if it cannot be read."""
        parts = argument.split("/")
        if len(parts) != 4:  # of another version
            raise unknown_control()
        key, offered, chosen, page = parts
        numbers = tuple(map(controls.number, filter(None, chosen.split("."))))
        return cls(key, offered, numbers, controls.number(page))

    def argument(self, **changes: Any) -> str:
        """Return this, with changes, as the argument of a control."""
        new = msgspec.structs.replace(self, **changes)
        return f"{new.key}/{new.offered}/{'.'.join(map(str, new.chosen))}/{new.page}"


def orders_panel(live: TableSession, seat: int, lang: Language, note: str = "") -> Page:
    """Return the panel in which a player sees all orders, and gives and drops them."""
    before = [say(lang, "orders-head", name=live.title, table=live.id), note]
    lines = [lost(live, seat, lang), *my_plans.cancelled(live, seat, lang)]
    lines += my_plans.move_lines(live, seat, lang)
    items: Items = []
    for kind in live.game.orders:
        lines += _lines(live, seat, kind, lang)
    items += _kinds(live, seat, lang)
    lines += orders_told(live, seat, lang)
    if live.game.orders and seat in live.waiting():
        lines.append(say(lang, "orders-open"))
    lines += [*my_plans.hold_lines(live, seat, lang), *my_plans.delayed_lines(live, seat, lang)]
    lines += my_plans.cancels_lines(live, seat, lang)
    items += [
        *my_plans.hold_menu(live, seat, lang, 1),
        *my_plans.delayed_rows(live, seat, lang, 2, 3),
    ]
    items += my_plans.move_buttons(live, seat, lang, 2) if live.playing else []
    items.append(controls.button(say(lang, "button-back"), "act", live.id, argument="edit", row=4))
    items += my_plans.buttons(live, seat, lang, 4)
    items += my_plans.next_button(live, seat, lang, 4, my_plans.PLANS)
    text = "\n".join(filter(None, [*before, *lines, my_plans.note_of(live, seat, lang)]))
    return plain(text, controls.rows(*items))


def _lines(live: TableSession, seat: int, kind: OrderKind, lang: Language) -> list[str]:
    """Return what a kind of order does, and its current setting."""
    order, label = standing(live, seat, kind), live.words(lang).order(kind.key)
    stands = "no" if order is None else "yes"
    lines = [say(lang, "order-line", stands=stands, name=label.name, help=label.help)]
    if order is not None and order.values:
        lines.append(_ranked(live, seat, kind, order.values, lang))
    return lines


def _ranked(
    live: TableSession, seat: int, kind: OrderKind, values: Sequence[str], lang: Language
) -> str:
    """Return the values of an order, in its player's order where that matters."""
    words, seen = live.words(lang), live.seen(seat)
    told = [words.order_value(seen, kind.key, value) for value in values]
    joined = " › ".join(told) if kind.ranks else both(told, lang)
    return say(lang, _by_rank(kind, "order-values"), values=joined)


def _kinds(live: TableSession, seat: int, lang: Language) -> Items:
    """Return the controls of all kinds of orders, in one row."""
    kinds = list(live.game.orders)
    if len(kinds) <= ACROSS:
        return [_switch(live, seat, kind, lang) for kind in kinds]
    entries = [
        (kind.key, _named(live, seat, kind, lang), live.words(lang).order(kind.key).help)
        for kind in kinds
    ]
    return [controls.menu(say(lang, "order-choose"), entries, "order-list", live.id, row=0)]


def _named(live: TableSession, seat: int, kind: OrderKind, lang: Language) -> str:
    """Return the name of a kind of order, with a mark if one is given."""
    stands = "no" if standing(live, seat, kind) is None else "yes"
    return say(lang, "button-order", stands=stands, name=order_name(live, kind.key, lang))


def _switch(live: TableSession, seat: int, kind: OrderKind, lang: Language) -> discord.ui.Item[Any]:
    """Return the button that gives an order or drops it, or leads to its values."""
    stands = standing(live, seat, kind) is not None
    switched = "order-drop" if stands else "order-give"
    handler = "order-list" if kind.lists else switched
    style = discord.ButtonStyle.success if stands else discord.ButtonStyle.secondary
    label = _named(live, seat, kind, lang)
    return controls.button(label, handler, live.id, argument=kind.key, style=style, row=0)


def list_panel(
    live: TableSession, seat: int, lang: Language, composing: Composing, note: str = ""
) -> Page:
    """Return the panel of one kind of order; its values are chosen there, one after the other."""
    kind = live.game.orders.kinds[composing.key]
    offered = edit_plans.offers(live, seat, kind)
    chosen = [offered[number] for number in composing.chosen]
    lines = [note, *_lines(live, seat, kind, lang)]
    if kind.lists:
        told = _ranked(live, seat, kind, chosen, lang) if chosen else say(lang, "order-nothing")
        lines += [say(lang, _by_rank(kind, "order-choosing")), told]
    items = [
        *_adding(live, seat, lang, composing, offered),
        *_list_footer(live, seat, lang, composing),
    ]
    return plain("\n".join(filter(None, lines)), controls.rows(*items))


def _by_rank(kind: OrderKind, key: str) -> str:
    """Return the message about the values of a kind of order; another one if all are alike."""
    return key if kind.ranks else f"{key}-any"


def _list_footer(live: TableSession, seat: int, lang: Language, composing: Composing) -> Items:
    """Return the controls that give the composed order, and drop the one before."""
    kind, chosen = live.game.orders.kinds[composing.key], bool(composing.chosen)

    def button(key: str, handler: str, argument: str, *, off: bool) -> discord.ui.Item[Any]:
        label = say(lang, f"button-{key}")
        return controls.button(label, handler, live.id, argument=argument, row=3, disabled=off)

    missing = standing(live, seat, kind) is None
    restart = [button("restart", "order-list", kind.key, off=not chosen)] if kind.lists else []
    return [
        controls.button(say(lang, "button-back"), "orders", live.id, row=3),
        *restart,
        button("order-drop", "order-drop", kind.key, off=missing),
        controls.button(
            say(lang, "button-order-give"),
            "order-set" if kind.lists else "order-give",
            live.id,
            argument=composing.argument() if kind.lists else kind.key,
            style=discord.ButtonStyle.success,
            row=4,
            disabled=kind.lists and not chosen,
        ),
    ]


def _adding(
    live: TableSession, seat: int, lang: Language, composing: Composing, offered: Sequence[str]
) -> Items:
    """Return the menu that adds a value, and the way to other pages if there are several."""
    words, seen = live.words(lang), live.seen(seat)
    left = [number for number in range(len(offered)) if number not in composing.chosen]
    if not left or len(composing.chosen) >= MOST:
        return []
    found = pages(left, [""] * len(left))
    page = min(composing.page, len(found) - 1)
    options = [
        (str(number), words.order_value(seen, composing.key, offered[number]), "")
        for number in found[page]
    ]
    asking = say(lang, _by_rank(live.game.orders.kinds[composing.key], "order-add"))
    argument = composing.argument(page=page)
    items: Items = [controls.menu(asking, options, "order-add", live.id, argument=argument, row=0)]
    if len(found) > 1:
        items += controls.pager(
            lang,
            page,
            len(found),
            "order-page",
            live.id,
            to=lambda other: composing.argument(page=other),
            row=1,
        )
    return items


# What presses do


async def orders(press: Press) -> None:
    """Open the panel of orders."""
    live, seat = await seat_at(press)
    if not cancellation.can_plan(live, seat):
        edit_plans.require(live, press.interaction.user.id)
    await show(press, orders_panel(live, seat, press.lang))


async def choose_values(press: Press) -> None:
    """Ask for the values of an order, of the kind that was chosen."""
    live, seat = await seat_at(press)
    kind = edit_plans.kind_of(live, next(iter(press.values), press.argument))
    offered = edit_plans.offers(live, seat, kind)
    if order_form.fits(kind, offered):
        await replies.ask(press.interaction, order_form.ask(live, seat, press.lang, kind))
        return
    begun = Composing(kind.key, order_form.fingerprint(offered))
    await show(press, list_panel(live, seat, press.lang, begun))


async def chosen(press: Press) -> None:
    """Give an order the values that were chosen in its form; with none of them, drop it."""
    live, seat = await seat_at(press)
    key, _, shown = press.argument.partition("/")
    kind = edit_plans.kind_of(live, key)
    if order_form.fingerprint(edit_plans.offers(live, seat, kind)) != shown:
        note = say(press.lang, "problem-order-changed")
        await show(press, orders_panel(live, seat, press.lang, note))
        return
    values = order_form.read(live, seat, press.lang, kind, forms.given(press))
    if values or standing(live, seat, kind) is None:
        await _give(press, key, values)
    else:
        await _drop(press, key)


async def turn_page(press: Press) -> None:
    """Show another page of the values that an order can hold."""
    await _composed(press, _show_list)


async def add(press: Press) -> None:
    """Add the choice in the menu at the end of the order."""

    async def added(press: Press, live: TableSession, seat: int, composing: Composing) -> None:
        numbers = [*composing.chosen, *map(controls.number, press.values)]
        chosen = tuple(dict.fromkeys(numbers))
        await _show_list(press, live, seat, msgspec.structs.replace(composing, chosen=chosen))

    await _composed(press, added)


async def _show_list(press: Press, live: TableSession, seat: int, composing: Composing) -> None:
    await show(press, list_panel(live, seat, press.lang, composing))


async def _composed(
    press: Press, go_on: Callable[[Press, TableSession, int, Composing], Awaitable[None]]
) -> None:
    """Continue with an order being composed, unless the offers have changed."""
    live, seat = await seat_at(press)
    composing = Composing.of(press.argument)
    kind = edit_plans.kind_of(live, composing.key)
    now = order_form.fingerprint(edit_plans.offers(live, seat, kind))
    if now == composing.offered:
        await go_on(press, live, seat, composing)
        return
    note = say(press.lang, "problem-order-changed")
    await show(press, list_panel(live, seat, press.lang, Composing(kind.key, now), note))


async def set_values(press: Press) -> None:
    """Give the composed order."""

    async def given(press: Press, live: TableSession, seat: int, composing: Composing) -> None:
        offered = edit_plans.offers(live, seat, edit_plans.kind_of(live, composing.key))
        await _give(press, composing.key, [offered[number] for number in composing.chosen])

    await _composed(press, given)


async def give(press: Press) -> None:
    """Give an order that holds no values."""
    await _give(press, press.argument)


async def _give(press: Press, key: str, values: Sequence[str] = ()) -> None:
    await replies.begin(press.interaction)
    context, user_id = press.context, press.interaction.user.id
    live, seat = await edit_plans.give(
        context.tables, press.table, user_id, key, values, interaction_id=press.interaction.id
    )
    await show(press, orders_panel(live, seat, press.lang))


async def drop(press: Press) -> None:
    """Take an order back."""
    await _drop(press, press.argument)


async def _drop(press: Press, key: str) -> None:
    await replies.begin(press.interaction)
    context, user_id = press.context, press.interaction.user.id
    live, seat = await edit_plans.drop(
        context.tables, press.table, user_id, key, interaction_id=press.interaction.id
    )
    await show(press, orders_panel(live, seat, press.lang))


# Holds


async def hold(press: Press) -> None:
    """Wait for the player at the moments chosen in the menu, and at no others."""
    await replies.begin(press.interaction)
    context, user_id = press.context, press.interaction.user.id
    live = await context.tables.get(press.table)
    shown = my_plans.holds_shown(live, live.require_seat(user_id), press.argument)
    live, seat = await edit_plans.hold(
        context.tables,
        press.table,
        user_id,
        my_plans.holds_chosen(press.values),
        shown=shown,
        interaction_id=press.interaction.id,
    )
    await show(press, orders_panel(live, seat, press.lang))
