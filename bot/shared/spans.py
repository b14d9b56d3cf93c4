"""Spans of time in words."""

from __future__ import annotations

from datetime import timedelta

from bot.shared.text import say
from games.core.text import Language

DAYS_FROM = timedelta(hours=72)
"""From here on a span is told in days."""


def span(lang: Language, time: timedelta) -> str:
    """Return a span in its largest unit and, where there is one, a rest in the next smaller."""
    minutes = round(time / timedelta(minutes=1))
    if timedelta() < time < timedelta(minutes=1):
        return say(lang, "span-seconds", count=max(1, round(time.total_seconds())))
    if time >= DAYS_FROM:
        large, small = divmod(minutes // 60, 24)
        keys = "span-days", "span-hours"
    elif minutes >= 60:
        large, small = divmod(minutes, 60)
        keys = "span-hours", "span-minutes"
    else:
        large, small, keys = minutes, 0, ("span-minutes", "")
    told = say(lang, keys[0], count=large)
    return f"{told} {say(lang, keys[1], count=small)}" if small else told
