"""What happened, in words: from log entries to lines for a reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec

import db.entries as entries_db
from bot.naming import safe
from bot.service.commit import DEFAULT, UNNAMED
from bot.service.live import Live
from bot.service.tables import Tables
from bot.texts import say
from db.entries import EntryRow
from db.rows import wrong
from games.core import codec
from games.core.game import visible
from games.core.text import Language, spelled

KINDS = ("act", "start", "rewind", DEFAULT, UNNAMED)
"""Kinds of entries that have lines."""


class Told(msgspec.Struct, frozen=True):
    """The lines of one seat's doing; `seat` is `None` where nobody in particular acted."""

    seat: int | None
    lines: list[str]


def safe_names(live: Live, lang: Language) -> list[str]:
    """Return the names of the seats for a text, unable to change how a message looks."""
    return [safe(spelled(name, lang)) for name in live.names]


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
    lines = [
        line
        for number, (entry, events) in enumerate(happened)
        for line in _told(live, entry, events, entries[number - 1] if number else None, seat, lang)
    ]
    return [
        Told(who, counted([text for _, text in run]))
        for who, run in groupby(lines, key=lambda line: line[0])
    ]


class Chapter(msgspec.Struct, frozen=True):
    """What is told of one round; `number` is 0 where a game has no rounds, or before the first."""

    number: int
    lines: list[str]


def chapters(live: Live, entries: Sequence[EntryRow], lang: Language) -> list[Chapter]:
    """Return what everybody may know of these entries, round by round; at least one chapter."""
    happened, found = _happened(live, entries, None), [Chapter(0, [])]
    for number, (entry, events) in enumerate(happened):
        before = entries[number - 1] if number else None
        found[-1].lines.extend(text for _, text in _told(live, entry, (), before, None, lang))
        if events is None:
            found[-1].lines.append(say(lang, "log-unreadable", number=entry.seq))
        for event in events or ():
            opened = event.opens()
            if opened is not None:  # what comes before the first round is told with it
                begun = found.pop().lines if found[-1].number == 0 else []
                found.append(Chapter(opened, begun))
            found[-1].lines.extend(text for _, text in _lines(live, entry, [event], lang))
    kept = [Chapter(each.number, counted(each.lines)) for each in found if each.lines]
    return kept or found[:1]


def by_player(told: Sequence[Told]) -> list[Told]:
    """Return what is told with all of one player's together, in the order of their first lines."""
    found: dict[int | None, list[str]] = {}
    for part in told:
        found.setdefault(part.seat, []).extend(part.lines)
    return [Told(seat, counted(lines)) for seat, lines in found.items()]


def counted(lines: Sequence[str]) -> list[str]:
    """Return lines with those that say the same one after another told once, and how often."""
    runs = [(text, len(list(run))) for text, run in groupby(lines)]
    return [text if times == 1 else f"{text} (×{times})" for text, times in runs]


def _happened(
    live: Live, entries: Sequence[EntryRow], seat: int | None
) -> list[tuple[EntryRow, list[Any] | None]]:
    """Return the entries with their visible events, each thing once; `None` for unreadable ones."""
    found = [_events(live, entry, seat) for entry in entries]
    kept = once([events or () for events in found])
    return [
        (entry, None if events is None else left)
        for entry, events, left in zip(entries, found, kept, strict=True)
    ]


def once(happened: Sequence[Sequence[Any]]) -> list[list[Any]]:
    """Return series of events with each thing once.

    What a seat did in private and everybody is told later, when the phase closes, is told then.
    """
    public = Counter(_key(e) for events in happened for e in events if e.seats is None)
    left: list[list[Any]] = []
    for events in happened:
        kept: list[Any] = []
        for event in events:
            key = _key(event)
            if event.seats is not None and public[key]:
                public[key] -= 1
            else:
                kept.append(event)
        left.append(kept)
    return left


def _events(live: Live, entry: EntryRow, seat: int | None) -> list[Any] | None:
    """Return what a seat may know of what an entry brought about; `None` where it is unreadable."""
    if wrong(entry) is not None or entry.kind not in KINDS:
        return None
    if entry.events is None:
        return []
    try:
        return visible(codec.decode_events(live.game, entry.events), seat)
    except msgspec.DecodeError:
        return None


def _key(event: Any) -> bytes:
    """Return what is the same for what a seat did in private and what is told of it later."""
    return codec.encode_events([event.at_closing()])


def _told(
    live: Live,
    entry: EntryRow,
    events: Sequence[Any] | None,
    before: EntryRow | None,
    viewer: int | None,
    lang: Language,
) -> list[tuple[int | None, str]]:
    """Return the lines of an entry, each with the seat whose doing it tells."""
    if events is None:
        return [(None, say(lang, "log-unreadable", number=entry.seq))]
    headline = _headline(live, entry, before, viewer, lang)
    return [*headline, *_lines(live, entry, events, lang)]


def _lines(
    live: Live, entry: EntryRow, events: Sequence[Any], lang: Language
) -> list[tuple[int | None, str]]:
    """Return the lines of what happened, each with the seat whose doing it tells."""
    names, words = safe_names(live, lang), live.game.words(lang)
    told = ((_whose(event, entry), words.event(event, names)) for event in events)
    return [(who, text) for who, text in told if text]


def _headline(
    live: Live, entry: EntryRow, before: EntryRow | None, viewer: int | None, lang: Language
) -> list[tuple[int | None, str]]:
    """Return the line of an entry that is not somebody's own decision, in front of what happened.

    What was done for the absent has one for all that was done in a row. Where nobody may learn who
    is done, only they themselves are told by name.
    """
    kind, seat = entry.kind, entry.seat
    if kind == "act":
        return []
    if kind in (DEFAULT, UNNAMED) and before and (before.kind, before.seat) == (kind, seat):
        return []
    if kind == UNNAMED:
        kind, seat = (DEFAULT, seat) if seat == viewer else (UNNAMED, None)
    name = safe_names(live, lang)[seat] if seat is not None else ""
    return [(seat, say(lang, f"log-{kind}", name=name))]


def _whose(event: Any, entry: EntryRow) -> int | None:
    """Return whose doing an event is: who closes a phase brings to light what others did in it."""
    if "seat" in event.__struct_fields__:
        return event.seat
    return None if entry.closed else entry.seat


def flat(told: Sequence[Told]) -> list[str]:
    """Return all lines as a list."""
    return [f"• {line}" for part in told for line in part.lines]
