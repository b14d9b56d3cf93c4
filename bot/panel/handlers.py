"""Presses in the panel: each answers by editing the panel; pictures follow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.panel import action_forms, ending
from bot.panel import selections as paths
from bot.panel.decision import PLAN, Position, nothing_left, planned, unread
from bot.panel.decision import present as at_present
from bot.panel.menus import marked
from bot.panel.panel import more as more_page
from bot.panel.panel import panel
from bot.panel.wording import event_lines, fuller
from bot.platform import controls, forms, replies
from bot.platform.context import Press
from bot.platform.page import Page
from bot.screens import boards, votes
from bot.service.tables.session import VERSIONS, TableSession
from bot.service.turns import publish, undoing
from bot.service.turns.publish import Done
from bot.service.turns.undoing import Barrier
from bot.shared.problems import Problem, RefusedProblem, StaleProblem
from bot.shared.text import say
from games.core.actions import EndTurn


async def show(press: Press, made: Page) -> None:
    """Answer with a page: edit a private message that was pressed on, else send a new one.

    The present picture stays until another one has been drawn.
    """
    press.context.previews.leave(press)  # first: a picture that arrives meanwhile is too late
    await replies.show(press.interaction, made, await press.context.previews.shown(press))
    press.context.opened.shown(press)


async def present(press: Press, live: TableSession, seat: int, *, note: str = "") -> None:
    """Show the panel for the present decision; its picture and hints follow."""
    made, position = panel(live, seat, press.lang, note=note), at_present(live, seat)
    waits = live.playing and seat not in live.waiting()
    await show(press, made)
    number = press.context.previews.follow(press, position, made, note)
    if waits:
        press.context.opened.waits(press, live, seat, note, number)


async def step(
    press: Press, live: TableSession, seat: int, path: str, page: int = 0, *, note: str = ""
) -> None:
    """Show the panel within a decision; its picture follows if it is not there yet."""
    made, position = panel(live, seat, press.lang, path, page, note=note), at_present(live, seat)
    await show(press, made)
    press.context.previews.follow(press, position, made, within=True)


async def more(press: Press) -> None:
    """Show the other things to do, replacing the panel."""
    live, seat = await seat_at(press)
    ahead = planned(live, seat, press.decision) if press.argument.startswith(PLAN) else None
    made = more_page(ahead or at_present(live, seat), press.lang, boards.way_back(press))
    await show(press, made)


async def seat_at(press: Press) -> tuple[TableSession, int]:
    """Return the table of a press and the person's seat there."""
    live = await press.context.tables.get(press.table)
    live.require_begun()
    return live, live.require_seat(press.interaction.user.id)


async def act(press: Press) -> None:
    """Open the panel for the present decision, or bring an open panel up to date."""
    live, seat = await seat_at(press)
    moved_on = press.decision and press.decision != live.stand(seat)
    await present(press, live, seat, note=say(press.lang, "panel-moved-on") if moved_on else "")


async def _current(press: Press) -> tuple[TableSession, int] | None:
    """Return the table and the seat whose present step was pressed.

    Return None if that step is over; the player has been shown the current position then.
    """
    live, seat = await seat_at(press)
    if press.decision == live.decision(seat):
        return live, seat
    await show_stale(press, live, seat)
    return None


async def page(press: Press) -> None:
    """Show another page, or a step before."""
    if (here := await _current(press)) is None:
        return
    live, seat = here
    number, _, path = press.argument.partition("/")
    try:
        await step(press, live, seat, path, controls.number(number))
    except paths.InvalidSelection:
        await show_stale(press, live, seat)


async def choose(press: Press) -> None:
    """Take the choice in a menu: one step, or a series of decisions at once."""
    await _pick(press, [paths.extend(press.argument, value) for value in press.values])


async def mark(press: Press) -> None:
    """Take the choice in a menu of marks as the whole answer on its page."""
    if (here := await _current(press)) is None:
        return
    live, seat = here
    number, _, path = press.argument.partition("/")
    try:
        actions = marked(at_present(live, seat), path, controls.number(number), press.values)
    except paths.InvalidSelection:
        await show_stale(press, live, seat)
        return
    if actions:
        await take(press, at_present(live, seat), actions)
    else:
        await step(press, live, seat, path, controls.number(number))


async def pick(press: Press) -> None:
    """Take a choice from a button."""
    await _pick(press, [press.argument])


async def agree(press: Press) -> None:
    """Take an action after the player has read all that it gives up."""
    await _pick(press, [press.argument], told=True)


async def _pick(press: Press, ways: Sequence[str], *, told: bool = False) -> None:
    """Go one step further; a step that leaves one action takes it.

    An action that gives up more than the player could read so far, or that can't be undone, gets a
    step to confirm it first. With `told`, that step was shown.
    """
    if (here := await _current(press)) is None:
        return
    live, seat = here
    try:
        selections = [paths.follow(live.legal(seat), path) for path in ways]
    except paths.InvalidSelection:
        await show_stale(press, live, seat)
        return
    actions = [selection.action for selection in selections]
    position = at_present(live, seat)
    if None in actions or (not told and unread(position, selections, press.lang)):
        await step(press, live, seat, ways[0])
    elif told:
        await submit(press, live, seat, actions)
    else:
        await take(press, position, actions, next(iter(ways), ""))


async def take(
    press: Press, position: Position, actions: Sequence[Any], path: str = "", note: str = ""
) -> None:
    """Take actions; show a step first for one that can't be undone, `path` if it is the first."""
    live, seat = position.live, position.seat
    place = position.first_final(actions)
    if place is None:
        await submit(press, live, seat, actions, note=note)
    elif place == 0:
        await step(press, live, seat, path or paths.step_of(position.legal, actions[0]))
    else:
        await submit(press, live, seat, actions[:place], then=actions[place], note=note)


async def end(press: Press) -> None:
    """Confirm and end the turn, or the play that is in hand while others are asked.

    If something can still be gained, ask once, in an extra step.
    """
    live, seat = await seat_at(press)
    if live.whole(seat):
        await confirm(press)
        return
    position = at_present(live, seat)
    now = press.decision == live.decision(seat) and position.can_end()
    if now and press.argument != ending.ANYWAY and not nothing_left(position):
        await step(press, live, seat, paths.END)
    else:
        await submit(press, live, seat, [EndTurn()])


async def fill(press: Press) -> None:
    """Open the form in which several decisions are taken at once."""
    if (here := await _current(press)) is None:
        return
    position = at_present(*here)
    if action_forms.batches(position):
        await replies.ask(press.interaction, action_forms.ask(position, press.lang))
    else:
        await show_stale(press, *here)


async def filled(press: Press) -> None:
    """Take the answers in that form, up to the first that is refused."""
    if (here := await _current(press)) is None:
        return
    live, seat = here
    position = at_present(live, seat)
    actions = action_forms.read(position, press.lang, forms.given(press))
    possible, note = action_forms.fitting(position, actions, press.lang)
    if possible:
        await take(press, position, possible, note=note)
    else:
        await present(press, live, seat, note=note)


async def pay(press: Press) -> None:
    """Open the form for choosing another payment."""
    if (here := await _current(press)) is None:
        return
    try:
        form = action_forms.ask_payment(at_present(*here), press.argument, press.lang)
    except paths.InvalidSelection:
        await show_stale(press, *here)
        return
    await replies.ask(press.interaction, form)


async def paid(press: Press) -> None:
    """Take an action with the payment chosen in that form."""
    await choose(action_forms.payment_chosen(press))


async def confirm(press: Press) -> None:
    """Publish the actions that a player has composed; the turn continues."""
    await replies.begin(press.interaction)
    try:
        done = await publish.confirm(
            press.context.tables,
            press.table,
            press.interaction.user.id,
            press.decision,
            press.interaction.id,
        )
    except StaleProblem:
        await show_stale(press, *await seat_at(press))
        return
    await _present_done(press, done)


async def submit(
    press: Press,
    live: TableSession,
    seat: int,
    actions: Sequence[Any],
    *,
    then: Any = None,
    note: str = "",
) -> None:
    """Take decisions, and the forced moves after them; show the next step.

    Where many press it is acknowledged first. `then` is an action whose confirmation is shown next,
    `note` is added to the answer.
    """
    await replies.begin(press.interaction)
    try:
        live.require_playing()
        done = await publish.submit(
            press.context.tables,
            press.table,
            press.interaction.user.id,
            actions,
            decision=press.decision,
            interaction_id=press.interaction.id,
            follow=True,
        )
    except StaleProblem:
        live, seat = await seat_at(press)
        if await _ended(press, live, seat, actions):
            await present(press, live, seat, note=say(press.lang, "end-done"))
        else:
            await show_stale(press, live, seat)
        return
    except RefusedProblem as problem:
        live, seat = await seat_at(press)
        raise fuller(live, seat, problem) from None
    await _present_done(press, done, then, note)


async def _present_done(press: Press, done: Done, then: Any = None, said: str = "") -> None:
    """Show the result of a press, its state now, and the next step."""
    silent = done.became in (None, "drafted")  # the panel shows the play in hand
    became = [] if silent else [say(press.lang, f"press-{done.became}")]
    note = "\n".join([*event_lines(done, press.lang), *became, *filter(None, [said])])
    legal = done.live.legal(done.seat)
    if then is not None and then in legal and not done.closed:
        await step(press, done.live, done.seat, paths.step_of(legal, then), note=note)
    else:
        await present(press, done.live, done.seat, note=note)


async def _ended(press: Press, live: TableSession, seat: int, actions: Sequence[Any]) -> bool:
    """Return whether this press ends the turn a second time, with no new decision since."""
    if seat in live.waiting() or actions != [EndTurn()]:
        return False
    return await publish.ended_since(press.context.tables, live, seat, press.decision)


async def show_stale(press: Press, live: TableSession, seat: int) -> None:
    """Say politely that the table has moved on since, and show the current position.

    If this very press moved the table and was delivered again, say nothing. Nor does it say
    anything if the play in hand has changed: the panel says that already.
    """
    key, draft = "problem-stale" if seat in live.waiting() else "panel-moved-on", live.draft(seat)
    noted = draft is not None and draft.note is not None
    said = noted and press.decision % VERSIONS == live.asked(seat)  # nothing was decided since
    again = said or await publish.delivered(press.context.tables, press.interaction.id)
    await present(press, live, seat, note="" if again else say(press.lang, key))


async def ask_elsewhere(press: Press) -> None:
    """Ask for another place for a thing that was placed automatically."""
    await replies.begin(press.interaction)
    user_id, interaction_id = press.interaction.user.id, press.interaction.id
    try:
        done = await publish.ask_otherwise(
            press.context.tables, press.table, user_id, press.decision, interaction_id
        )
    except StaleProblem:
        await show_stale(press, *await seat_at(press))
        return
    await present(press, done.live, done.seat)


async def undo(press: Press) -> None:
    """Take back the last decision."""
    await _undo(press, whole_turn=False)


async def restart(press: Press) -> None:
    """Take back the whole turn."""
    await _undo(press, whole_turn=True)


async def _undo(press: Press, *, whole_turn: bool) -> None:
    await replies.begin(press.interaction)
    try:
        done = await undoing.undo(
            press.context.tables,
            press.table,
            press.interaction.user.id,
            whole_turn=whole_turn,
            decision=press.decision,
            interaction_id=press.interaction.id,
        )
    except StaleProblem:
        await show_stale(press, *await seat_at(press))
        return
    except Barrier as barrier:
        await _offer_vote(press, barrier)
        return
    note = say(press.lang, "undo-turn-done" if whole_turn else "undo-done")
    await present(press, done.live, done.seat, note=note)


async def _offer_vote(press: Press, barrier: Barrier) -> None:
    """Explain why there is no free way back, and offer a vote; the picture follows."""
    live, seat = await seat_at(press)
    made = panel(live, seat, press.lang, note=barrier.text(press.lang))
    label, target = say(press.lang, "button-ask-table"), str(barrier.target)
    ask = controls.button(label, "ask-undo", live.id, argument=target)
    made = replace(made, choices=[*made.choices, ask])
    await show(press, made)
    # Hints come with a new panel, which would not offer the vote.
    press.context.previews.follow(press, at_present(live, seat), made, within=True)


async def ask_undo(press: Press) -> None:
    """Ask the table to let a player take something back; the panel says so and stops asking."""
    entry = controls.number(press.argument)
    await replies.begin(press.interaction)
    try:
        note, tally = await votes.put(press, "undo", str(entry))
    except Problem as problem:
        note, tally = problem.text(press.lang), None
    live, seat = await seat_at(press)
    await present(press, live, seat, note=note)
    await votes.refresh_asked(press, tally)
