"""Time zones as people type and read them: a city, its present time, or hours from UTC."""

from __future__ import annotations

import re
from datetime import timedelta
from zoneinfo import ZoneInfo

from bot.service.clocks import quiet_hours
from bot.shared.clock import now
from bot.shared.names import echoed, normalized
from bot.shared.problems import Problem

NEAR = {
    "fr": ("Europe/Paris", "Europe/Brussels", "Europe/Zurich", "America/Toronto"),
    "en-GB": ("Europe/London", "Europe/Dublin"),
    "en-US": (
        "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles",
        "America/Toronto", "Australia/Sydney",
    ),
    "de": ("Europe/Berlin", "Europe/Vienna", "Europe/Zurich"),
}  # fmt: skip
"""Time zones that are suggested first, by the language of a person's Discord client."""
PARTS = {
    (-9, 30): "Pacific/Marquesas", (3, 30): "Asia/Tehran", (4, 30): "Asia/Kabul",
    (5, 30): "Asia/Kolkata", (5, 45): "Asia/Kathmandu", (6, 30): "Asia/Yangon",
    (8, 45): "Australia/Eucla", (9, 30): "Australia/Darwin",
}  # fmt: skip
"""Where clocks differ from UTC by part of an hour, in winter and in summer."""
_HOURS = re.compile(r"(?:utc|gmt)?\s*([+−–-])\s*(\d{1,2})(?:\s*[:h.]?\s*([0-5]\d)|\s*h)?")
_FIXED = re.compile(r"Etc/GMT([+-])(\d+)")
_BETWEEN = re.compile(r"[\s_.'-]+")


def found(typed: str) -> str:
    """Return a time zone by its name, its city or its hours from UTC. Raises Problem."""
    name = typed.partition("·")[0]  # a suggestion can be typed whole
    fixed = _from_utc(name)
    if fixed is not None:
        return fixed
    wanted = _plain(name)
    for zone in quiet_hours.zones():
        if wanted in (_plain(zone), _plain(zone.rpartition("/")[2])):
            return zone
    raise Problem("problem-no-such-zone", name=echoed(typed))


def suggested(typed: str, locale: str) -> dict[str, str]:
    """Return the time zones to offer for a typed text: each label with the zone it sends."""
    wanted, fixed = _plain(typed), _from_utc(typed.partition("·")[0])
    names = [*NEAR.get(locale, ()), *quiet_hours.zones()]
    if fixed is not None:
        there = _offset(fixed)
        same = [zone for zone in names if zone != fixed and _offset(zone) == there]
        return {label(fixed): named(fixed), **{label(zone): zone for zone in same}}
    labels = {zone: label(zone) for zone in names}
    return {text: zone for zone, text in labels.items() if wanted in _plain(text)}


def named(zone: str) -> str:
    """Return a time zone as people read it; its sign is the opposite of that in `Etc/GMT-2`."""
    fixed = _FIXED.fullmatch(zone)
    if fixed is None:
        return zone.replace("_", " ")
    return f"UTC{'-' if fixed[1] == '+' else '+'}{fixed[2]}"


def label(zone: str) -> str:
    """Return a time zone with its present time."""
    return f"{named(zone)} · {clock_of(zone)}"


def clock_of(zone: str) -> str:
    """Return the present time in a time zone."""
    return f"{now().astimezone(ZoneInfo(zone)):%H:%M}"


def _plain(name: str) -> str:
    """Return a name without case, accents, and the characters between its words."""
    return _BETWEEN.sub("", normalized(name))


def _from_utc(typed: str) -> str | None:
    """Return the time zone that is hours ahead of UTC (+) or behind it (-), if that was typed."""
    written = _HOURS.fullmatch(typed.strip().casefold())
    if written is None:
        return None
    sign = 1 if written[1] == "+" else -1
    hours, minutes = int(written[2]), int(written[3] or 0)
    if minutes:
        return PARTS.get((sign * hours, minutes))
    if not hours:
        return "UTC"
    zone = f"Etc/GMT{'-' if sign > 0 else '+'}{hours}"
    return zone if quiet_hours.known(zone) else None


def _offset(zone: str) -> timedelta | None:
    return now().astimezone(ZoneInfo(zone)).utcoffset()
