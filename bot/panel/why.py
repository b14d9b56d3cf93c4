"""Why an action is not possible now: the first missing condition, and what is possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
import msgspec

from bot.panel.handlers import seat_at
from bot.panel.wording import waiting_text
from bot.platform import controls, limits, replies
from bot.platform.context import Press
from bot.screens.boards import aside, way_back
from bot.service.plans.press import nearest
from bot.service.tables.session import TableSession
from bot.shared.names import called, echoed, part_of, safe
from bot.shared.text import say
from games.core.actions import kind
from games.core.text import Language, clip

SHOWN = 15
"""Refused actions listed at once."""
ROOM = limits.CONTENT - 200
"""Characters of a page: what follows it has room too."""


class Refused(msgspec.Struct, frozen=True):
    """An offer that is refused: its label, and the reason."""

    action: Any
    label: str
    why: str


def refused(live: TableSession, seat: int, lang: Language) -> list[Refused]:
    """Return the actions that a seat can ask about but not take now."""
    if not live.playing or live.state is None:
        return []
    game, words, view = live.game, live.words(lang), live.seen(seat)
    state = live.position(seat)
    found: dict[str, Refused] = {}
    for action in game.offers(state, seat):
        why = game.refusal(state, seat, action)
        if why is not None:
            label = words.action(view, action)
            found.setdefault(label, Refused(action, label, words.reason(why)))
    return list(found.values())


def suggestions(live: TableSession, seat: int, typed: str, lang: Language) -> list[str]:
    """Return labels of refused actions that contain the typed text."""
    labels = [each.label for each in refused(live, seat, lang)]
    return [label for label in labels if part_of(typed, label)][: limits.CHOICES]


def answer(live: TableSession, seat: int, lang: Language, wanted: str = "") -> str:
    """Return the answer for a player; `wanted` is (part of) a refused action's label."""
    found = refused(live, seat, lang)
    if not found and not live.legal(seat):
        return waiting_text(live, lang, seat)
    # A label that was too long for a suggestion comes back cut.
    part = wanted.strip().rstrip("…")
    close = called(wanted, ((each, (each.label,)) for each in found))
    close = close or [each for each in found if part_of(part, each.label)]
    if part and len(close) == 1:
        return _one(live, seat, close[0], lang)
    if not close:
        return _not_refused(live, seat, wanted.strip(), lang)
    (first, *rest) = pages(close)
    more = [say(lang, "why-more", count=sum(map(len, rest)))] if rest and part else []
    return "\n".join([*_by_reason(first), *more])


def listed(live: TableSession, seat: int, lang: Language, page: int = 0) -> tuple[str, int, int]:
    """Return a page of all refused actions, its number, and the number of pages."""
    found = pages(refused(live, seat, lang))
    if not found:
        return answer(live, seat, lang), 0, 1
    number = min(page, len(found) - 1)
    return "\n".join(_by_reason(found[number])), number, len(found)


def pages(found: Sequence[Refused]) -> list[list[Refused]]:
    """Return the pages of a list of refused actions; actions with one reason are together."""
    reasons = {_reason(each): number for number, each in reversed([*enumerate(found)])}
    made: list[list[Refused]] = []
    for each in sorted(found, key=lambda each: reasons[_reason(each)]):
        full = not made or len(made[-1]) == SHOWN
        if full or len("\n".join(_by_reason([*made[-1], each]))) > ROOM:
            made.append([])
        made[-1].append(each)
    return made


def _reason(each: Refused) -> tuple[str, str]:
    return kind(each.action), each.why


def _one(live: TableSession, seat: int, each: Refused, lang: Language) -> str:
    """Return why one action is refused, and the most similar legal ones."""
    lines = [f"**{_safe(each.label)}** — {each.why}"]
    legal = live.legal(seat)
    near = nearest(legal, each.action) or legal[:1]
    if near:
        words, view = live.words(lang), live.seen(seat)
        actions = " · ".join(words.action(view, action) for action in near)
        lines.append(say(lang, "problem-instead", actions=actions))
    return "\n".join(lines)


def _not_refused(live: TableSession, seat: int, typed: str, lang: Language) -> str:
    """Return the answer about something that nothing refuses: it is possible, or unknown."""
    if not typed:
        return say(lang, "why-nothing")
    words, view = live.words(lang), live.seen(seat)
    for action in live.legal(seat):
        label = words.action(view, action)
        if part_of(typed.rstrip("…"), label):
            return say(lang, "why-possible", action=_safe(label))
    return say(lang, "why-unknown", typed=echoed(typed))


def _by_reason(found: Sequence[Refused]) -> list[str]:
    """Return lines of refused actions; actions with the same reason share a line."""
    by: dict[tuple[str, str], list[str]] = {}
    for each in found:
        by.setdefault(_reason(each), []).append(clip(_safe(each.label), 80))
    return [f"• **{' / '.join(labels)}** — {why}" for (_, why), labels in by.items()]


def _safe(label: str) -> str:
    return safe(label)


async def why(press: Press) -> None:
    """List the actions that are not possible now, and why, replacing the panel."""
    await _in_place(press, 0)


async def why_more(press: Press) -> None:
    """Show another page of refused actions, replacing the panel as before."""
    number, _, origin = press.argument.partition("/")
    await _in_place(replace(press, argument=origin), controls.number(number))


async def _in_place(press: Press, page: int) -> None:
    live, seat = await seat_at(press)
    number = press.context.previews.leave(press)
    text, page, count = listed(live, seat, press.lang, page)
    turn = _pager(press, page, count, "why-more", press.decision, f"/{press.argument}")
    await aside(press, number, text, controls.rows(*turn, *way_back(press)))


async def typed(press: Press, wanted: str) -> None:
    """Answer a player who typed for reasons: for one action, or for all, in pages."""
    live, seat = await seat_at(press)
    if wanted.strip():
        await replies.reply(press.interaction, answer(live, seat, press.lang, wanted))
        return
    text, page, count = listed(live, seat, press.lang)
    turn = controls.rows(*_pager(press, page, count, "why-page"))
    await replies.reply(press.interaction, text, view=turn)


async def why_page(press: Press) -> None:
    """Show another page in the message that answered a typed question."""
    live, seat = await seat_at(press)
    await replies.defer_edit(press.interaction)
    text, page, count = listed(live, seat, press.lang, controls.number(press.argument))
    turn = controls.rows(*_pager(press, page, count, "why-page"))
    await replies.update(press.interaction, text, turn)


def _pager(
    press: Press, page: int, count: int, handler: str, decision: int = 0, after: str = ""
) -> list[discord.ui.Item[Any]]:
    """Return the buttons that turn the pages, if there are several."""
    if count < 2:
        return []
    return controls.pager(
        press.lang, page, count, handler, press.table, decision, to=lambda n: f"{n}{after}", row=0
    )
