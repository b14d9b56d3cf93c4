"""The panel in which a player prepares their next turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.panel import action_forms, my_plans
from bot.panel import selections as paths
from bot.panel.choices import Choices, choices
from bot.panel.decision import Position, forfeits, planned, unread, unsaid, wasted
from bot.panel.handlers import present, seat_at, show, show_stale
from bot.panel.menus import marked
from bot.panel.panel import back, chosen, heading, numbered, shows, small, subject
from bot.panel.wording import lost
from bot.platform import controls, replies
from bot.platform.context import Press
from bot.platform.page import Control, Line, Page
from bot.service.notices.personal import note_text
from bot.service.plans import second_choices
from bot.service.tables import drafts
from bot.service.tables.drafts import note as draft_note
from bot.service.tables.pending import choice
from bot.service.tables.session import VERSIONS, TableSession
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
    rank = second_choices.rank_of(position.decision)
    words, draft = live.words(lang), live.drafts.get(choice(seat, rank))
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
    several = rank > 1 or _several(live, seat)
    others = my_plans.choice_lines(live, seat, lang, besides=rank) if several else []
    key = "plan-head" if rank == 1 else "choice-head"
    name, head = second_choices.name(rank, lang), say(lang, key, name=live.title, table=live.id)
    return Page(
        above=[heading(f"{name} · {question}" if several else question), means, " · ".join(kept)],
        below=[
            *filter(None, lines),
            chosen(position, selection, lang),
            unsaid(position, selection, lang),
            forfeits(position, selection, lang),
            wasted(position, lang),
        ],
        choices=offered,
        small=small(*others, head),
        foot=_foot(position, path, page, lang, kept=bool(kept)),
        subject=subject(position, selection),
    )


def _several(live: TableSession, seat: int) -> bool:
    """Return whether a seat has more than one choice for its next turn."""
    return bool(second_choices.held(live.drafts, seat).keys() - {1})


def _foot(position: Position, path: str, page: int, lang: Language, *, kept: bool) -> list[Control]:
    """Return the foot of the panel for planning, each control where the turn's panel has it."""
    live, seat, version = position.live, position.seat, position.decision
    table, rank = live.id, second_choices.rank_of(version)
    several = rank > 1 or _several(live, seat)

    def button(name: str, handler: str, *, off: bool = False, row: int = 0) -> Control:
        return controls.button(say(lang, name), handler, table, version, row=row, disabled=off)

    green = say(lang, "button-choice-arm", rank=second_choices.NAMES[rank])
    arm = controls.button(
        say(lang, "button-plan-arm") if rank == 1 else green,
        "plan-arm",
        table,
        version,
        style=discord.ButtonStyle.success,
        row=0,
        disabled=not (kept or position.can_end()),
    )
    leave = controls.button(say(lang, "button-back"), "act", table, argument="edit", row=1)
    drop = "button-choice-drop" if several else "button-plan-drop"
    every = controls.button(say(lang, "button-choices"), "plan-choices", table, row=1)
    return [
        *(back(position, path, lang) or [button("button-undo", "plan-undo", off=not kept)]),
        *shows(position, path, page, lang, "look", "more"),
        button("button-restart", "plan-clear", off=not kept),
        arm,
        *([] if path else [leave]),
        *([button(drop, "plan-drop", row=1)] if kept else []),
        *([every] if several else my_plans.new_choice(live, seat, lang, 1) if rank == 1 else []),
    ]


async def _position(press: Press) -> Position:
    """Return the position for planning; a press made for an older plan is stale."""
    live, seat = await seat_at(press)
    position = planned(live, seat, press.decision)
    if position is None and seat in live.waiting():
        raise StaleProblem
    if position is None:
        raise Problem("problem-no-plan")
    if press.decision != position.decision:
        raise StaleProblem
    return position


async def _show(
    press: Press, path: str = "", page: int = 0, *, note: str = "", rank: int = 0
) -> None:
    """Show a choice, without a rank the one that was pressed."""
    live, seat = await seat_at(press)
    number = second_choices.number(rank, 0) if rank else press.decision
    position = planned(live, seat, number)
    if position is None:  # it has become this person's turn
        await present(press, live, seat)
        return
    made = plan_panel(position, press.lang, path, page, told=note)
    await show(press, made)
    press.context.previews.follow(press, position, made, within=bool(path))


async def _stale(press: Press, *, swaps: bool = False) -> None:
    """Show the present version of what was pressed on: a choice, or all that were swapped."""
    live, seat = await seat_at(press)
    if seat in live.waiting():
        await show_stale(press, live, seat)
        return
    again = await delivered(press.context.tables, press.interaction.id)
    note = "" if again else say(press.lang, "plan-stale")
    await (_show_choices(press, note) if swaps else _show(press, note=note))


async def plan(press: Press) -> None:
    """Open the planning panel for the first choice, or another one if that can be prepared."""
    await _show(press, rank=controls.number(press.argument or "1"))


async def show_choices(press: Press) -> None:
    """Show all choices for the next turn, and the ways to change them."""
    await _show_choices(press)


async def _show_choices(press: Press, note: str = "") -> None:
    live, seat = await seat_at(press)
    if drafts.position(live, seat) is None:  # it has become this person's turn
        await present(press, live, seat)
    elif not second_choices.held(live.drafts, seat):
        await _show(press, note=note, rank=1)
    else:
        await show(press, choices_page(live, seat, press.lang, note))


def choices_page(live: TableSession, seat: int, lang: Language, note: str = "") -> Page:
    """Return the page with all choices of a seat, the first on top."""
    there = second_choices.held(live.drafts, seat)
    stops = second_choices.blocked(live, seat)
    blocked = say(lang, "choice-blocked", choice=second_choices.name(stops, lang)) if stops else ""
    lines: list[Line] = []
    ups: list[Control] = []
    for rank, each in there.items():
        named = {"rank": second_choices.NAMES[rank]}
        change, up = (say(lang, f"button-choice-{key}", **named) for key in ("change", "up"))
        opens = controls.button(change, "plan", live.id, argument=str(rank))
        lines.append(Line(my_plans.choice_line(rank, each, lang), opens))
        if rank > 1:
            number = second_choices.number(rank, each.version)
            ups.append(controls.button(up, "plan-up", live.id, number, row=1))
    first = [] if 1 in there else [controls.button(say(lang, "button-plan"), "plan", live.id)]
    return Page(
        above=[heading(say(lang, "choices-head")), note],
        choices=[*lines, *first, *my_plans.new_choice(live, seat, lang, 0), *ups],
        small=small(blocked, say(lang, "choices-about", name=live.title, table=live.id)),
        foot=[controls.button(say(lang, "button-back"), "act", live.id, argument="edit", row=2)],
    )


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


async def up(press: Press) -> None:
    """Swap a choice with the one before it."""
    await _change(press, "up")


async def _change(press: Press, what: Change, actions: Sequence[Any] = ()) -> None:
    await replies.begin(press.interaction)
    try:
        live, seat = await prepared_turn.change(
            press.context.tables,
            press.table,
            press.interaction.user.id,
            what,
            actions,
            rank=second_choices.rank_of(press.decision),
            version=press.decision % VERSIONS,
            interaction_id=press.interaction.id,
        )
    except StaleProblem:
        await _stale(press, swaps=what == "up")
        return
    if what == "up":
        await _show_choices(press)
    elif what in ("arm", "drop"):
        await present(press, live, seat)
    else:
        await _show(press)
