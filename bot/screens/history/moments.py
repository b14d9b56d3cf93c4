"""*Three moments*: the turns of a finished game for which a computer player had a better one.

Private, for the player who was in the seat. The ids of the controls hold which moment is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.platform import controls, limits, pictures, replies
from bot.platform.context import Press
from bot.screens.boards import shown
from bot.screens.history.past_board import turn_number
from bot.service.history.reviews import PastMoment, ReviewProgress
from bot.service.tables.session import TableSession
from bot.shared.problems import Problem
from bot.shared.text import say
from games.core import codec
from games.core.actions import Action, EndTurn
from games.core.moments import can_judge
from games.core.rng import rng
from games.core.text import Language


async def show(press: Press) -> None:
    """Show the moment of the button, the first by default, once they are found."""
    live = await press.context.tables.get(press.table)
    live.require_begun()
    if live.row.status != "finished":
        raise Problem("problem-moments-running", table=live.id)
    if not can_judge(live.game):
        raise Problem("problem-moments-game")
    if live.seat_of(press.interaction.user.id) is None:
        raise Problem("problem-moments-seat", table=live.id)
    if replies.in_private(press.interaction):
        press.context.previews.replaced(press)
        await replies.defer_edit(press.interaction)
    else:
        await replies.defer(press.interaction)
    found = await _found(press, live)
    if not found:
        text = "\n".join([_head(live, press.lang), say(press.lang, "moments-none")])
        await replies.update(press.interaction, text, controls.rows(*_ways(live, press)), files=[])
        return
    number = min(turn_number(press.argument) or 0, len(found) - 1)
    await _page(press, live, found, number)


async def _found(press: Press, live: TableSession) -> Sequence[PastMoment]:
    """Return the moments; show how far it is to the player who waits."""
    reviews, user_id = press.context.reviews, press.interaction.user.id
    kept = reviews.kept(live, user_id)
    if kept is not None:
        return kept
    job = reviews.making(live, user_id)
    assert job.task is not None
    late = Problem("problem-moments-late", table=live.id)
    return await replies.finished(
        press.interaction, job.task, lambda: progress(job.progress, press.lang), late
    )


def progress(at: ReviewProgress, lang: Language) -> str:
    """Return how far a review is, in words."""
    if not at.turns:
        return say(lang, "moments-begun")
    return say(lang, "moments-making", turn=at.done, turns=at.turns)


def _head(live: TableSession, lang: Language) -> str:
    return say(lang, "moments-head", name=live.title, table=live.id)


async def _page(press: Press, live: TableSession, found: Sequence[PastMoment], number: int) -> None:
    lang, one = press.lang, found[number]
    state = codec.restore(live.game, one.before)
    text = "\n".join([_head(live, lang), *_lines(live, state, one, lang)])
    keys = pictures.boards(live.game)[:1]
    files, instead = await shown(press, live, live.game.mask(state, None), keys, lang)
    text = limits.clip("\n".join(filter(None, [text, instead])), limits.CONTENT)
    await replies.update(
        press.interaction, text, _controls(press, live, found, number), files=files
    )


def _lines(live: TableSession, state: Any, one: PastMoment, lang: Language) -> list[str]:
    """Return what was played, what would have been better, and why."""
    moment, words = one.moment, live.words(lang)
    where = {"turn": one.turn, "round": moment.round, "points": round(moment.points)}
    lines = [say(lang, "moments-turn", **where)]
    for key, actions in (("played", moment.played), ("better", moment.better)):
        did = action_names(live, state, moment.seat, actions, lang)
        did = did or [say(lang, "moments-nothing")]
        lines += [say(lang, f"moments-{key}"), *(f"• {each}" for each in did)]
    reason = words.gains(live.game.mask(state, moment.seat), moment.reason)
    if reason:
        lines.append(say(lang, "moments-reason", reason=reason))
    return lines


def action_names(
    live: TableSession, state: Any, seat: int, actions: Sequence[Action], lang: Language
) -> list[str]:
    """Return the actions of a turn by name, in a position dealt from what the seat could see."""
    game, words = live.game, live.words(lang)
    at = game.determinize(game.mask(state, seat), rng(1))
    found: list[str] = []
    for action in actions:
        if isinstance(action, EndTurn):
            break
        found.append(words.action(game.mask(at, seat), action))
        game.apply_unchecked(at, seat, action)
    return found


def _controls(
    press: Press, live: TableSession, found: Sequence[PastMoment], number: int
) -> discord.ui.View:
    lang, one = press.lang, found[number]

    def to(key: str, other: int) -> discord.ui.Item[Any]:
        off = not 0 <= other < len(found)
        name = "moments" if key == "moments-before" else "moments-next"
        text = say(lang, key, number=min(max(other, 0), len(found) - 1) + 1, count=len(found))
        return controls.button(text, name, live.id, argument=str(other), row=0, disabled=off)

    turns = (
        []
        if len(found) < 2
        else [to("moments-before", number - 1), to("moments-after", number + 1)]
    )
    before = one.turn - 1
    then = controls.button(
        say(lang, "button-board-then"), "history", live.id, argument=str(before), row=1
    )
    argument = f"{before}/{one.moment.seat}"
    style, label = discord.ButtonStyle.primary, say(lang, "button-play-on")
    onward = controls.button(label, "play-on", live.id, argument=argument, style=style, row=1)
    return controls.rows(*turns, then, onward)


def _ways(live: TableSession, press: Press) -> list[discord.ui.Item[Any]]:
    label = say(press.lang, "button-look-back")
    return [controls.button(label, "history", live.id, argument="0")]
