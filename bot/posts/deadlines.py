"""Deadlines in the words of pings, panels and lists."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

import discord

from bot.service.clocks import clocks
from bot.service.clocks.clocks import Clock
from bot.service.tables.session import TableSession
from bot.service.timekeeping import table_clocks, time_controls
from bot.service.votes import overdue
from bot.shared.clock import now
from bot.shared.text import say, span
from games.core.text import Language

SLIP = timedelta(minutes=1)
"""Clocks that run out within it run out together."""


def ends(live: TableSession, seats: Collection[int]) -> list[datetime]:
    """Return when the clocks of seats run out, of those that have yet to answer."""
    found: list[datetime] = []
    for wait in live.waits() if live.playing else ():
        if wait.seat in seats and not wait.answered:
            end = table_clocks.until(live, wait)
            found += [] if end is None else [end]
    return found


def asked(live: TableSession, seats: Collection[int], lang: Language) -> str:
    """Return until when seats have time, for the channel, if any clock runs.

    Where no player may learn who is done, return only the rule, which is the same in every case.
    """
    if live.undisclosed:
        pace = time_controls.present(live, "pace")
        if pace == time_controls.VALUES["pace"][0]:
            return ""
        return say(lang, "until-secret", means=time_controls.means(lang, "pace", pace))
    found = ends(live, seats)
    if not found:
        rest = table_clocks.resting(live, now()) if live.clocks else {}
        quiet = [end for seat, end in rest.items() if seat in seats]
        return say(lang, "until-quiet", when=_short(max(quiet))) if quiet else ""
    apart = max(found) - min(found) >= SLIP
    return _told(lang, "until-first" if apart else "until", min(found))


def own(live: TableSession, seat: int, lang: Language) -> str:
    """Return until when a seat has time, for its player alone; nothing without a clock."""
    found, clock = ends(live, [seat]), live.clocks.get(clocks.bank(seat))
    if found:
        return _told(lang, "until", min(found))
    if clock is None or not live.playing:
        return ""
    if seat in live.waiting() and not clock.left:
        if len(live.people()) == 1:
            return say(lang, "until-over-alone")
        alike = overdue.without_vote(live, seat) is None
        return say(lang, "until-over-alike" if alike else "until-over")
    key = "until-stands" if seat in live.waiting() else "until-rests"
    told = say(lang, key, left=span(lang, _left(live, clock)))
    rest = table_clocks.resting(live, now()).get(seat)
    quiet = "" if rest is None else say(lang, "until-quiet-own", when=_short(rest))
    return f"{told} {quiet}".strip()


def _left(live: TableSession, clock: Clock) -> timedelta:
    return timedelta(microseconds=clocks.left(clock, live.served()))


def _short(time: datetime) -> str:
    return discord.utils.format_dt(time, "t")


def _told(lang: Language, key: str, end: datetime) -> str:
    when, left = (discord.utils.format_dt(end, style) for style in ("f", "R"))
    return say(lang, key, when=when, left=left)
