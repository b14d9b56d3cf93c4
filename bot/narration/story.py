"""What happened, in words: from log entries to lines for a reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec

import db.entries as entries_db
from bot.naming import safe
from bot.service.live import Live
from bot.service.tables import Tables
from bot.texts import say
from db.entries import EntryRow
from games.core import codec
from games.core.game import visible
from games.core.text import Language


class Told(msgspec.Struct, frozen=True):
    """The lines of one seat's doing; `seat` is `None` where nobody in particular acted."""

    seat: int | None
    lines: list[str]


def safe_names(live: Live) -> list[str]:
    """Return the names of the seats, unable to change how a message looks."""
    return [safe(name) for name in live.names]


async def between(tables: Tables, live: Live, first: int, last: int) -> list[EntryRow]:
    """Return the entries from first to last that stand: what was taken back is left out."""
    async with tables.database.reading() as conn:
        log = await entries_db.entries_of(conn, live.id, after=first - 1, upto=last)
    if not log:
        return []
    kept = {entry.seq for entry in entries_db.standing(log, log[-1].state_of)}
    return [e for e in log if e.seq in kept or (e.kind != "act" and not _silent(e))]


def _silent(entry: EntryRow) -> bool:
    """Whether an entry has no line: an undo within a turn, and what was told at once."""
    return entry.kind not in ("start", "rewind")


def tell(
    live: Live, entries: Sequence[EntryRow], lang: Language, seat: int | None = None
) -> list[Told]:
    """Return what a seat (or the public) may know of these entries, grouped by who acted."""
    happened = _happened(live, entries, seat)
    lines = [line for entry, events in happened for line in _lines(live, entry, events, lang)]
    return [
        Told(who, counted([text for _, text in run]))
        for who, run in groupby(lines, key=lambda line: line[0])
    ]


def counted(lines: Sequence[str]) -> list[str]:
    """Return lines with those that say the same one after another told once, and how often."""
    runs = [(text, len(list(run))) for text, run in groupby(lines)]
    return [text if times == 1 else f"{text} (×{times})" for text, times in runs]


def _happened(
    live: Live, entries: Sequence[EntryRow], seat: int | None
) -> list[tuple[EntryRow, list[Any]]]:
    """Return the entries with their visible events, each thing once.

    What a seat did in private and everybody is told later, when the phase closes, is told then.
    """
    happened = [(entry, _events(live, entry, seat)) for entry in entries]
    public = Counter(_key(e) for _, events in happened for e in events if e.seats is None)
    for _, events in happened:
        for event in [e for e in events if e.seats is not None]:
            key = _key(msgspec.structs.replace(event, seats=None))
            if public[key]:
                public[key] -= 1
                events.remove(event)
    return happened


def _events(live: Live, entry: EntryRow, seat: int | None) -> list[Any]:
    if entry.events is None:
        return []
    return visible(codec.decode_events(live.game, entry.events), seat)


def _key(event: Any) -> bytes:
    return codec.encode_events([event])


def _lines(
    live: Live, entry: EntryRow, events: Sequence[Any], lang: Language
) -> list[tuple[int | None, str]]:
    """Return the lines of an entry, each with the seat whose doing it tells."""
    names = safe_names(live)
    lines: list[tuple[int | None, str]] = []
    if entry.kind != "act":
        name = names[entry.seat] if entry.seat is not None else ""
        lines.append((entry.seat, say(lang, f"log-{entry.kind}", name=name)))
    words = live.game.words(lang)
    told = ((_whose(event, entry), words.event(event, names)) for event in events)
    return lines + [(who, text) for who, text in told if text]


def _whose(event: Any, entry: EntryRow) -> int | None:
    """Return whose doing an event is: who closes a phase brings to light what others did in it."""
    if "seat" in event.__struct_fields__:
        return event.seat
    return None if entry.closed else entry.seat


def flat(told: Sequence[Told]) -> list[str]:
    """Return all lines as a list."""
    return [f"• {line}" for part in told for line in part.lines]
