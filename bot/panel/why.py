"""Why something is not possible now: the first missing precondition, and what would be."""

from __future__ import annotations

from typing import Any

import msgspec

from bot import controls, limits
from bot.controls import Press, handles
from bot.finding import called, part_of
from bot.naming import echoed, safe
from bot.narration.looking import aside, way_back
from bot.panel.build import waiting_text
from bot.panel.handlers import seat_at
from bot.service.live import Live
from bot.service.play import nearest
from bot.texts import say
from games.core.actions import kind
from games.core.text import Language, clip

SHOWN = 15
"""Refused actions listed at once."""


class Refused(msgspec.Struct, frozen=True):
    """Something thinkable that is refused: how it reads, and why."""

    action: Any
    label: str
    why: str


def refused(live: Live, seat: int, lang: Language) -> list[Refused]:
    """Return what is thinkable for a seat but not possible now."""
    if not live.playing or live.state is None:
        return []
    game, words, view = live.game, live.game.words(lang), live.view(seat)
    state = live.seen(seat)
    found: dict[str, Refused] = {}
    for action in game.thinkable(state, seat):
        why = game.refusal(state, seat, action)
        if why is not None:
            label = words.action(view, action)
            found.setdefault(label, Refused(action, label, words.reason(why)))
    return list(found.values())


def suggestions(live: Live, seat: int, typed: str, lang: Language) -> list[str]:
    """Return labels of refused actions that contain what was typed."""
    labels = [each.label for each in refused(live, seat, lang)]
    return [label for label in labels if part_of(typed, label)][: limits.CHOICES]


def answer(live: Live, seat: int, lang: Language, wanted: str = "") -> str:
    """Return what a person is told; `wanted` is (part of) a refused action's label."""
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
    lines = _by_reason(close[:SHOWN])
    if len(close) > SHOWN:
        lines.append(say(lang, "why-more", count=len(close) - SHOWN))
    return limits.clip("\n".join(lines), limits.CONTENT)


def _one(live: Live, seat: int, each: Refused, lang: Language) -> str:
    """Return why one action is refused and the legal ones that come nearest."""
    lines = [f"**{_safe(each.label)}** — {each.why}"]
    legal = live.legal(seat)
    near = nearest(legal, each.action) or legal[:1]
    if near:
        words, view = live.game.words(lang), live.view(seat)
        actions = " · ".join(words.action(view, action) for action in near)
        lines.append(say(lang, "problem-instead", actions=actions))
    return "\n".join(lines)


def _not_refused(live: Live, seat: int, typed: str, lang: Language) -> str:
    """Return what is said of something that nothing refuses: it is possible, or it is nothing."""
    if not typed:
        return say(lang, "why-nothing")
    words, view = live.game.words(lang), live.view(seat)
    for action in live.legal(seat):
        label = words.action(view, action)
        if part_of(typed.rstrip("…"), label):
            return say(lang, "why-possible", action=_safe(label))
    return say(lang, "why-unknown", typed=echoed(typed))


def _by_reason(found: list[Refused]) -> list[str]:
    """Return lines, what is refused for the same reason together."""
    by: dict[tuple[str, str], list[str]] = {}
    for each in found:
        by.setdefault((kind(each.action), each.why), []).append(clip(_safe(each.label), 80))
    return [f"• **{' / '.join(labels)}** — {why}" for (_, why), labels in by.items()]


def _safe(label: str) -> str:
    return safe(label)


@handles("why")
async def why(press: Press) -> None:
    """List what is not possible now, and why, in place of the panel."""
    live, seat = await seat_at(press)
    _, number = press.app.previews.leave(press)
    view = controls.rows(*way_back(press))
    await aside(press, number, answer(live, seat, press.lang), view)
