"""Preparing a turn while others are to move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot import controls, replies
from bot.controls import Press
from bot.errors import Problem, StaleProblem
from bot.panel import path as paths
from bot.panel.build import plan_panel
from bot.panel.choices import marked
from bot.panel.handlers import present, seat_at, show, show_stale
from bot.panel.position import Position, planned, unread
from bot.service import planning
from bot.service.planning import Change
from bot.service.play import delivered
from bot.texts import say


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
    await show(press, plan_panel(position, press.lang, path, page, told=note))
    press.context.previews.follow(press, position, within=bool(path))


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
    except (StaleProblem, paths.Unresolved):
        await _stale(press)


async def choose(press: Press) -> None:
    """Plan what was chosen in a menu."""
    await _pick(press, [paths.extend(press.argument, value) for value in press.values])


async def mark(press: Press) -> None:
    """Plan what was chosen in a menu of marks, as the whole answer on its page."""
    number, _, path = press.argument.partition("/")
    try:
        position = await _position(press)
        actions = marked(position, path, controls.number(number), press.values)
    except (StaleProblem, paths.Unresolved):
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
    """Plan an action, all that it gives up having been told."""
    await _pick(press, [press.argument], told=True)


async def _pick(press: Press, ways: Sequence[str], *, told: bool = False) -> None:
    try:
        position = await _position(press)
        selections = [paths.follow(position.legal, path) for path in ways]
    except (StaleProblem, paths.Unresolved):
        await _stale(press)
        return
    actions: list[Any] = [selection.action for selection in selections]
    if None in actions or (not told and unread(position, selections, press.lang)):
        await _show(press, ways[0])
        return
    await _change(press, "add", actions)


async def undo(press: Press) -> None:
    """Take the last step out of the plan."""
    await _change(press, "pop")


async def clear(press: Press) -> None:
    """Begin the plan anew."""
    await _change(press, "clear")


async def arm(press: Press) -> None:
    """Have the plan played as soon as it is this person's turn."""
    await _change(press, "arm")


async def drop(press: Press) -> None:
    """Forget the plan."""
    await _change(press, "drop")


async def _change(press: Press, what: Change, actions: Sequence[Any] = ()) -> None:
    await replies.begin(press.interaction)
    try:
        live, seat = await planning.change(
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
