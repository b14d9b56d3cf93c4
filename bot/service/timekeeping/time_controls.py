"""The time controls of a table: the values, their meaning, how long games take."""

from __future__ import annotations

from datetime import timedelta
from statistics import median_high

import msgspec

import db.durations as durations_db
from bot.service.clocks.clocks import TIME_CONTROLS
from bot.service.tables.session import TableSession
from bot.service.tables.settings import EXPIRY, TableSettings, settings_of
from bot.service.tables.store import Tables
from bot.shared.text import say, span
from games.core.game import AnyGame
from games.core.text import Language

KEYS = ("pace", "expiry")
"""The settings of clocks, each with its possible values."""
VALUES = {"pace": tuple(TIME_CONTROLS), "expiry": EXPIRY}


def keys(live: TableSession) -> list[str]:
    """Return which of the settings mean something: without banks none is ever empty."""
    return list(KEYS if TIME_CONTROLS[present(live, "pace")].bank is not None else KEYS[:1])


def present(live: TableSession, key: str) -> str:
    """Return the value of a setting; the first one if this version does not know it."""
    value = getattr(settings_of(live), key)
    return value if value in VALUES[key] else VALUES[key][0]


def name(lang: Language, key: str, value: str) -> str:
    """Return the name of a pace, or of the way an empty bank is handled."""
    return say(lang, f"pace-{value}" if key == "pace" else f"expiry-{value}")


def means(lang: Language, key: str, value: str) -> str:
    """Return the meaning of a value."""
    if key == "pace" and (pace := TIME_CONTROLS[value]).bank is not None:
        bank, more = span(lang, pace.bank), span(lang, pace.increment)
        window = span(lang, pace.window or timedelta())
        return say(lang, "pace-means", bank=bank, increment=more, window=window)
    return say(lang, f"pace-{value}-help" if key == "pace" else f"expiry-{value}-help")


def told(lang: Language, key: str, value: str) -> str:
    """Return a value with its meaning."""
    return say(lang, "value-means", value=name(lang, key, value), means=means(lang, key, value))


def entries(lang: Language, key: str) -> list[tuple[str, str, str]]:
    """Return the entries of a menu: value, name and meaning."""
    return [(value, name(lang, key, value), means(lang, key, value)) for value in VALUES[key]]


def asked(lang: Language, key: str, value: str) -> str:
    """Return a value with its meaning, for a question."""
    return say(lang, "value-asked", value=name(lang, key, value), means=means(lang, key, value))


def lines(live: TableSession, lang: Language, usual: Usual | None) -> list[str]:
    """Return the lobby's lines about the clocks, and how long such games took."""
    found: list[str] = []
    pace, expiry = present(live, "pace"), present(live, "expiry")
    if TIME_CONTROLS[pace].bank is not None:
        found.append(f"⏱ {told(lang, 'pace', pace)}")
        now = asked(lang, "expiry", expiry)
        found.append("⌛ " + say(lang, "setting-expiry", now=now))
    if usual is not None:
        took = span(lang, usual.median)
        found.append(say(lang, "lobby-took", time=took, count=usual.count, people=usual.people))
    return found


UNSET = {"pace": TableSettings().pace, "practice": TableSettings().practice}
"""What decides how long games take, at a table that never set it; practice says nothing of it."""
LEAST = 3
"""The number of known games before their time is shown."""


class Usual(msgspec.Struct, frozen=True):
    """The median time of `count` games with `people` people."""

    median: timedelta
    count: int
    people: int


async def usual(tables: Tables, live: TableSession) -> Usual | None:
    """Return how long such games took: of this game, with as many people, at this pace.

    `None` where too few are known.
    """
    people = len(live.people())
    async with tables.database.reading() as conn:
        found = await durations_db.durations(
            conn, live.game.key, people, UNSET, pace=settings_of(live).pace, practice=False
        )
    return Usual(median_high(found), len(found), people) if len(found) >= LEAST else None


async def usual_of(tables: Tables, game: AnyGame) -> Usual | None:
    """Return how long games took at the usual pace, with the most frequent player count."""
    most, best = 0, list[timedelta]()
    async with tables.database.reading() as conn:
        for people in range(1, game.seats.stop):
            found = await durations_db.durations(conn, game.key, people, UNSET, **UNSET)
            if len(found) > len(best):
                best, most = found, people
    return Usual(median_high(best), len(best), most) if len(best) >= LEAST else None
