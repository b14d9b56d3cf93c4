"""Presses in My plans: events that cancel a plan, the note, a message when next."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.panel import my_plans
from bot.panel.handlers import present, seat_at, show
from bot.panel.my_plans import PLANS
from bot.panel.plans.orders import orders_panel
from bot.platform import forms, replies
from bot.platform.context import Press
from bot.platform.page import plain
from bot.service.notices import personal
from bot.service.plans import cancellation, notes
from bot.service.plans.cancellation import CAUSES
from bot.service.tables import direct_messages
from bot.service.tables.session import TableSession
from bot.shared.problems import Problem
from bot.shared.text import say
from games.core.text import Language


async def show_cancels(press: Press) -> None:
    """Show the events that cancel a plan: the chosen one, else the first."""
    live, seat = await seat_at(press)
    await _show_cancels(press, live, seat, next(iter(press.values), ""))


async def _show_cancels(press: Press, live: TableSession, seat: int, plan: str) -> None:
    if not cancellation.plans(live, seat):
        raise Problem("problem-plan-gone")
    text, view = my_plans.cancels_view(live, seat, press.lang, plan)
    await show(press, plain(text, view))


async def set_cancels(press: Press) -> None:
    """Tick the chosen events to cancel a plan, and no others."""
    live, seat = await seat_at(press)
    plan, user_id = press.argument, press.interaction.user.id
    there = cancellation.plans(live, seat)
    if plan not in there:
        raise Problem("problem-plan-gone")
    before = notes.cancels(notes.of(live, user_id))
    chosen = [key for key in CAUSES if key in press.values]
    ticked: dict[str, Sequence[str]] = {k: v for k, v in before.ticked.items() if k in there}
    ticked[plan] = chosen
    kept = {key: causes for key, causes in ticked.items() if causes}
    found = notes.with_cancels(
        notes.of(live, user_id), msgspec.structs.replace(before, ticked=kept)
    )
    live = await notes.keep(press.context.tables, live.id, user_id, cancels=found.cancels)
    await _show_cancels(press, live, seat, plan)


async def tell_when_next(press: Press) -> None:
    """Turn on or off that a player is notified, once, when they are next."""
    live, seat = await seat_at(press)
    user_id = press.interaction.user.id
    which, _, where = press.argument.partition("/")
    on = which == "on"
    if on:
        live.require_playing()
        if await direct_messages.chosen(press.context.database, user_id) == "never":
            raise Problem("problem-no-direct")
        if personal.is_next(live, live.state, seat) and not live.undisclosed:
            raise Problem(
                "problem-next-already", names=personal.asked(live, live.state, press.lang)
            )
    live = await notes.keep(press.context.tables, live.id, user_id, next=on)
    if where == PLANS:
        await show(press, orders_panel(live, seat, press.lang))
    else:
        await present(press, live, seat)


async def write_note(press: Press) -> None:
    """Open the form in which a player writes their note."""
    live, _ = await seat_at(press)
    lang, text = press.lang, notes.of(live, press.interaction.user.id).text
    part = _note(lang, text)
    form = forms.form(say(lang, "note-title"), "note", live.id, [part])
    await replies.ask(press.interaction, form)


def _note(lang: Language, text: str) -> forms.Text:
    """Return the field of the form; its id is that of the first version."""
    label = say(lang, "note-label")
    return forms.Text(key="text", label=label, value=text, most=notes.LONGEST, long=True)


async def keep_note(press: Press) -> None:
    """Keep the note that was written, and show the plans with it."""
    text = _note(press.lang, "").read(forms.given(press))
    user_id = press.interaction.user.id
    live = await notes.write_text(press.context.tables, press.table, user_id, text)
    await show(press, orders_panel(live, live.require_seat(user_id), press.lang))
