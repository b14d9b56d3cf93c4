"""The panel in which a player prepares their next turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.panel import action_forms
from bot.panel import selections as paths
from bot.panel.choices import Choices, choices
from bot.panel.decision import Position, forfeits, planned, unread, unsaid, wasted
from bot.panel.handlers import present, seat_at, show, show_stale
from bot.panel.menus import marked
from bot.panel.panel import back, chosen, heading, numbered, shows, small, subject
from bot.panel.wording import lost
from bot.platform import controls, replies
from bot.platform.context import Press
from bot.platform.page import Control, Page
from bot.service.notices.personal import note_text
from bot.service.tables.drafts import note as draft_note
from bot.service.turns import prepared_turn
from bot.service.turns.prepared_turn import Change
from bot.service.turns.publish import delivered
from bot.shared.problems import Problem, StaleProblem
from bot.shared.text import say
from games.core.text import Language


def plan_panel(
    position: Position, lang: Language, path: str = "", page: int = 0, *, told: str = ""
) -> Page:
    """Return the panel in which a waiting player prepares a turn."""
    live, seat = position.live, position.seat
    words, draft = live.words(lang), live.draft(seat)
    assert position.walked is not None
    kept = numbered(position.walked.presses, lang)
    lines = [told, lost(live, seat, lang)]
    if position.walked.cut is not None:
        lines.append(note_text(live, draft_note(position.walked.cut, armed=True), lang))
    elif draft is not None and draft.note is not None:
        lines.append(note_text(live, draft.note, lang))
    question, means, offered = say(lang, "plan-stops"), "", Choices()
    selection = paths.start(position.legal)
    if position.legal and not position.walked.stopped:
        selection = paths.follow(position.legal, path)
        question = words.prompt(position.seen, seat)
        means = words.payment_hint(position.seen, seat)
        offered = choices(position, selection, path, page, lang)
    head = say(lang, "plan-head", name=live.title, table=live.id)
    return Page(
        above=[heading(question), means, " · ".join(kept)],
        below=[
            *filter(None, lines),
            chosen(position, selection, lang),
            unsaid(position, selection, lang),
            forfeits(position, selection, lang),
            wasted(position, lang),
        ],
        choices=offered,
        small=small(head),
        foot=_foot(position, path, page, lang, kept=bool(kept)),
        subject=subject(position, selection),
    )


def _foot(position: Position, path: str, page: int, lang: Language, *, kept: bool) -> list[Control]:
    """Return the foot of the panel for planning, each control where the turn's panel has it."""
    table, version = position.live.id, position.decision

    def button(name: str, handler: str, *, off: bool = False, row: int = 0) -> Control:
        return controls.button(say(lang, name), handler, table, version, row=row, disabled=off)

    arm = controls.button(
        say(lang, "button-plan-arm"),
        "plan-arm",
        table,
        version,
        style=discord.ButtonStyle.success,
        row=0,
        disabled=not (kept or position.can_end()),
    )
    leave = controls.button(say(lang, "button-back"), "act", table, argument="edit", row=1)
    return [
        *(back(position, path, lang) or [button("button-undo", "plan-undo", off=not kept)]),
        *shows(position, path, page, lang, "look", "more"),
        button("button-restart", "plan-clear", off=not kept),
        arm,
        *([] if path else [leave]),
        *([button("button-plan-drop", "plan-drop", row=1)] if kept else []),
    ]


async def _position(press: Press) -> Position:
    """Return the position for planning; a press made for an older plan is stale."""
    live, seat = await seat_at(press)
    position = planned(live, seat)
    if position is None and seat in live.waiting():
        raise StaleProblem
    if position is None:
        raise Problem("problem-no-plan")
    if press.decision != position.decision:
        raise StaleProblem
    return position


async def _show(press: Press, path: str = "", page: int = 0, *, note: str = "") -> None:
    live, seat = await seat_at(press)
    position = planned(live, seat)
    if position is None:  # it has become this person's turn
        await present(press, live, seat)
        return
    made = plan_panel(position, press.lang, path, page, told=note)
    await show(press, made)
    press.context.previews.follow(press, position, made, within=bool(path))


async def _stale(press: Press) -> None:
    live, seat = await seat_at(press)
    if seat in live.waiting():
        await show_stale(press, live, seat)
    else:
        again = await delivered(press.context.tables, press.interaction.id)
        await _show(press, note="" if again else say(press.lang, "plan-stale"))


async def plan(press: Press) -> None:
    """Open the planning panel."""
    await _show(press)


async def page(press: Press) -> None:
    """Show another page, or a step before."""
    number, _, path = press.argument.partition("/")
    try:
        await _position(press)
        await _show(press, path, controls.number(number))
    except (StaleProblem, paths.InvalidSelection):
        await _stale(press)


async def choose(press: Press) -> None:
    """Plan the choice in a menu."""
    await _pick(press, [paths.extend(press.argument, value) for value in press.values])


async def mark(press: Press) -> None:
    """Plan the choice in a menu of marks, as the whole answer on its page."""
    number, _, path = press.argument.partition("/")
    try:
        position = await _position(press)
        actions = marked(position, path, controls.number(number), press.values)
    except (StaleProblem, paths.InvalidSelection):
        await _stale(press)
        return
    if actions:
        await _change(press, "add", actions)
    else:
        await _show(press, path, controls.number(number))


async def pick(press: Press) -> None:
    """Plan a choice from a button."""
    await _pick(press, [press.argument])


async def agree(press: Press) -> None:
    """Plan an action after the player has read all that it gives up."""
    await _pick(press, [press.argument], told=True)


async def _pick(press: Press, ways: Sequence[str], *, told: bool = False) -> None:
    try:
        position = await _position(press)
        selections = [paths.follow(position.legal, path) for path in ways]
    except (StaleProblem, paths.InvalidSelection):
        await _stale(press)
        return
    actions: list[Any] = [selection.action for selection in selections]
    if None in actions or (not told and unread(position, selections, press.lang)):
        await _show(press, ways[0])
        return
    await _change(press, "add", actions)


async def pay(press: Press) -> None:
    """Open the form for choosing another payment."""
    try:
        form = action_forms.ask_payment(await _position(press), press.argument, press.lang)
    except (StaleProblem, paths.InvalidSelection):
        await _stale(press)
        return
    await replies.ask(press.interaction, form)


async def paid(press: Press) -> None:
    """Plan an action with the payment chosen in that form."""
    await choose(action_forms.payment_chosen(press))


async def undo(press: Press) -> None:
    """Remove the last step from the plan."""
    await _change(press, "pop")


async def clear(press: Press) -> None:
    """Begin the plan again."""
    await _change(press, "clear")


async def arm(press: Press) -> None:
    """Have the plan played as soon as it is this player's turn."""
    await _change(press, "arm")


async def drop(press: Press) -> None:
    """Forget the plan."""
    await _change(press, "drop")


async def _change(press: Press, what: Change, actions: Sequence[Any] = ()) -> None:
    await replies.begin(press.interaction)
    try:
        live, seat = await prepared_turn.change(
            press.context.tables,
            press.table,
            press.interaction.user.id,
            what,
            actions,
            version=press.decision,
            interaction_id=press.interaction.id,
        )
    except StaleProblem:
        await _stale(press)
        return
    if what in ("arm", "drop"):
        await present(press, live, seat)
    else:
        await _show(press)
