"""The panel in which a play is chosen, step by step, and delayed."""

from __future__ import annotations

from bot.panel import action_forms, selections
from bot.panel.choices import choices
from bot.panel.decision import Position, forfeits, put_off, unread, unsaid
from bot.panel.handlers import seat_at, show
from bot.panel.panel import chosen
from bot.panel.plans.orders import orders_panel
from bot.platform import controls, replies
from bot.platform.context import Press
from bot.platform.page import Page
from bot.service.turns import edit_plans
from bot.shared.problems import StaleProblem
from bot.shared.text import say
from games.core.text import Language


def panel(position: Position, lang: Language, path: str = "", page: int = 0) -> Page:
    """Return the panel for choosing a play to delay, at a path into the choice."""
    live, selection = position.live, selections.follow(position.legal, path)
    lines = (
        say(lang, "later-head", name=live.title, table=live.id),
        chosen(position, selection, lang),
        unsaid(position, selection, lang),
        forfeits(position, selection, lang),
    )
    back = say(lang, "button-back")
    way = (
        controls.button(
            back,
            position.handler("page"),
            live.id,
            position.decision,
            f"0/{selections.back(path)}",
            row=4,
        )
        if path
        else controls.button(back, "orders", live.id, row=4)
    )
    offered = choices(position, selection, path, page, lang)
    return Page(lines, choices=offered, foot=[way])


async def _show(press: Press, path: str = "", page: int = 0) -> None:
    """Show the plays that can be delayed, or that none can be any more."""
    live, seat = await seat_at(press)
    position = put_off(live, seat)
    try:
        if press.decision != position.decision:
            raise selections.InvalidSelection(path)
        made = panel(position, press.lang, path, page) if position.legal else None
    except selections.InvalidSelection:
        made = None
    note = say(press.lang, "later-not-now")
    await show(press, made or orders_panel(live, seat, press.lang, note))


async def begin(press: Press) -> None:
    """Show the plays that can be delayed."""
    await _show(press)


async def page(press: Press) -> None:
    """Show another page, or a step before."""
    number, _, path = press.argument.partition("/")
    await _show(press, path, controls.number(number))


async def choose(press: Press) -> None:
    """Take the choice in a menu."""
    await _pick(press, selections.extend(press.argument, press.value))


async def pick(press: Press) -> None:
    """Take a choice from a button."""
    await _pick(press, press.argument)


async def agree(press: Press) -> None:
    """Take an action after the player has read all that it gives up."""
    await _pick(press, press.argument, told=True)


async def pay(press: Press) -> None:
    """Open the form for choosing another payment."""
    live, seat = await seat_at(press)
    try:
        form = action_forms.ask_payment(put_off(live, seat), press.argument, press.lang)
    except selections.InvalidSelection:
        await _show(press, press.argument)
        return
    await replies.ask(press.interaction, form)


async def paid(press: Press) -> None:
    """Delay an action with the payment chosen in that form."""
    await choose(action_forms.payment_chosen(press))


async def _pick(press: Press, path: str, *, told: bool = False) -> None:
    """Go one step further; a step that leaves one play delays it."""
    live, seat = await seat_at(press)
    position = put_off(live, seat)
    try:
        selection = selections.follow(position.legal, path)
    except selections.InvalidSelection:
        await _show(press, path)
        return
    if selection.action is None or (not told and unread(position, [selection], press.lang)):
        await _show(press, path)
        return
    await replies.begin(press.interaction)
    note = say(press.lang, "press-later")
    try:
        live, seat = await edit_plans.postpone(
            press.context.tables,
            press.table,
            press.interaction.user.id,
            selection.action,
            decision=press.decision,
            interaction_id=press.interaction.id,
        )
    except StaleProblem:
        live, seat = await seat_at(press)
        note = say(press.lang, "later-not-now")
    await show(press, orders_panel(live, seat, press.lang, note))


async def drop(press: Press) -> None:
    """Drop a delayed play."""
    await replies.begin(press.interaction)
    live, seat = await edit_plans.drop_postponed(
        press.context.tables,
        press.table,
        press.interaction.user.id,
        controls.number(press.value),
        press.interaction.id,
    )
    await show(press, orders_panel(live, seat, press.lang))
