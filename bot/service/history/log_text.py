"""What happened, in words: from log entries to lines for a reader."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Sequence
from itertools import groupby, takewhile
from typing import Any

import msgspec

import db.entries as entries_db
from bot.service.history.log_lines import SeatLines, counted
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.service.tables.transaction import DEFAULT, FORCED, REWIND, UNNAMED, WITHDRAWN
from bot.shared.names import safe
from bot.shared.text import say
from db.entries import EntryRow
from db.rows import sound
from games.core import codec
from games.core.boundaries import BoundaryPassed
from games.core.events import Applied, Event, SeatEvent, visible
from games.core.outcome import Actor
from games.core.stories import named as with_name
from games.core.text import COMPUTER, Language, both, spelled
from games.core.words import Words

KINDS = ("act", "start", REWIND, WITHDRAWN, DEFAULT, UNNAMED, FORCED)
"""Kinds of entries that have lines."""
DONE_FOR = (DEFAULT, UNNAMED, FORCED)
"""Kinds of entries that a player did not decide themselves."""
EVERYTHING = -1
"""A value for a seat: a reader who can know what all seats knew, as the game is over."""


def safe_names(live: TableSession, lang: Language) -> list[str]:
    """Return the names of the seats for a text, unable to change how a message looks."""
    return [safe(spelled(name, lang)) for name in live.names]


def names_then(live: TableSession, entries: Sequence[EntryRow], lang: Language) -> list[list[str]]:
    """Return for each entry the names of the seats at that time, for a text.

    The decisions of a player before a program took over their seat are shown without its mark:
    until the first decision of the program.
    """
    names, decided = safe_names(live, lang), list[tuple[EntryRow, bool]]()
    for entry in entries:
        known = entry.kind == "act" and entry.seat in range(len(names))
        decided.append((entry, known and live.computer(entry.seat or 0)))
    for entry, by_program in reversed(decided):
        if by_program:
            names[entry.seat or 0] = _name_by(live, entry, lang)
    found: list[list[str]] = []
    for entry, by_program in decided:
        if by_program:
            names = list(names)
            names[entry.seat or 0] = _name_by(live, entry, lang)
        found.append(names)
    return found


def _name_by(live: TableSession, entry: EntryRow, lang: Language) -> str:
    """Return the name of a program's seat, with its mark if it was the program that decided."""
    name = live.seats[entry.seat or 0].name
    return safe(spelled(name if entry.user_id is not None else f"{name} {COMPUTER}", lang))


async def between(tables: Tables, live: TableSession, first: int, last: int) -> list[EntryRow]:
    """Return the entries from first to last that are valid, without any that were taken back."""
    async with tables.database.reading_once() as conn:
        log = await entries_db.entries_of(conn, live.id, after=first - 1, upto=last)
    if not log:
        return []
    kept = {entry.seq for entry in entries_db.standing(log, log[-1].state_of)}
    return [e for e in log if e.seq in kept or (e.kind != "act" and not _silent(e))]


def _silent(entry: EntryRow) -> bool:
    """Return whether an entry has no line: an undo within a turn, or one shown at once."""
    return entry.kind not in ("start", REWIND, WITHDRAWN)


def tell(
    live: TableSession, entries: Sequence[EntryRow], lang: Language, seat: int | None = None
) -> list[SeatLines]:
    """Return the part of these entries that a seat, the public or all can know, by actor."""
    heads = _headlines(live, entries, seat, lang)
    called = names_then(live, entries, lang)
    lines: list[tuple[Actor | None, str]] = []
    for number, (entry, events) in enumerate(_happened(live, entries, seat)):
        if events is None:
            lines.append((None, say(lang, "log-unreadable", number=entry.seq)))
        else:
            lines += [*heads[number], *_lines(live, entry, events, called[number], lang, seat)]
    return _by_actor(lines)


def _by_actor(lines: Sequence[tuple[Actor | None, str]]) -> list[SeatLines]:
    """Return lines together that one seat has in a row."""
    return [
        SeatLines(who, counted([text for _, text in run]))
        for who, run in groupby(lines, key=lambda line: line[0])
    ]


def stories(
    live: TableSession,
    entries: Sequence[EntryRow],
    lang: Language,
    seat: int | None = None,
    *,
    named: bool = True,
    icons: bool = False,
) -> list[SeatLines]:
    """Return the same in as few lines as possible, one for each turn, as posts have it.

    Lines of a player begin with their name, unless it is shown above them (`named`). With `icons`
    amounts are emoji.
    """
    heads, called = _headlines(live, entries, seat, lang), names_then(live, entries, lang)
    lines: list[tuple[Actor | None, str]] = []
    run, names = list[tuple[EntryRow, Any]](), list[str]()

    def end() -> None:
        lines.extend(_retold(live.words(lang, icons=icons), run, names, named=named))
        run.clear()

    for number, (entry, events) in enumerate(_happened(live, entries, seat)):
        if heads[number] or events is None or called[number] != names:
            end()
        names = called[number]
        if events is None:
            lines.append((None, say(lang, "log-unreadable", number=entry.seq)))
            continue
        lines += heads[number]
        happened = _unsaid(live, entry, events)
        if entry.kind in DONE_FOR and not live.words(lang).story(happened, names):
            end()  # a default is shown even if a story has no line for it
            lines += _lines(live, entry, happened, names, lang, seat)
        else:
            run += [(entry, event) for event in happened]
        if entry.closed:
            end()
    end()
    return _by_actor(lines)


def _retold(
    words: Words,
    happened: Sequence[tuple[EntryRow, Any]],
    names: Sequence[str],
    *,
    named: bool,
) -> list[tuple[Actor | None, str]]:
    """Return events as the lines of a story, each with the seat that acted."""
    found: list[tuple[Actor | None, str]] = []
    for line in words.story([event for _, event in happened], names):
        entry, event = happened[line.first]
        who = line.actor
        if who is None and not isinstance(event, SeatEvent):
            who = _whose(event, entry)
        found.append((who, with_name(words, line, names) if named else line.text))
    return found


def opens(live: TableSession, entry: EntryRow) -> bool:
    """Return whether a round began with an entry."""
    return any(event.opens() is not None for event in _events(live, entry, None) or ())


class Chapter(msgspec.Struct, frozen=True):
    """The lines of one round; `number` is 0 before the first, or in a game without rounds."""

    number: int
    lines: list[str]


def chapters(live: TableSession, entries: Sequence[EntryRow], lang: Language) -> list[Chapter]:
    """Return the public part of these entries, round by round; at least one chapter."""
    heads, found = _headlines(live, entries, None, lang), [Chapter(0, [])]
    called = names_then(live, entries, lang)
    for number, (entry, events) in enumerate(_happened(live, entries, None)):
        found[-1].lines.extend(text for _, text in heads[number])
        if events is None:
            found[-1].lines.append(say(lang, "log-unreadable", number=entry.seq))
        for event in events or ():
            opened = event.opens()
            if opened is not None:  # events before the first round are shown with it
                begun = found.pop().lines if found[-1].number == 0 else []
                found.append(Chapter(opened, begun))
            lines = _lines(live, entry, [event], called[number], lang)
            found[-1].lines.extend(text for _, text in lines)
    kept = [Chapter(each.number, counted(each.lines)) for each in found if each.lines]
    return kept or found[:1]


def _happened(
    live: TableSession, entries: Sequence[EntryRow], seat: int | None
) -> list[tuple[EntryRow, list[Any] | None]]:
    """Return the entries with their visible events, each once; `None` if unreadable."""
    found = [_events(live, entry, seat) for entry in entries]
    kept = once([events or () for events in found])
    return [
        (entry, None if events is None else left)
        for entry, events, left in zip(entries, found, kept, strict=True)
    ]


def once(happened: Sequence[Sequence[Any]]) -> list[list[Any]]:
    """Return series of events with each event once.

    An event that a seat did in private and all players see later, when the phase closes, is shown
    then.
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


def _events(live: TableSession, entry: EntryRow, seat: int | None) -> list[Any] | None:
    """Return the events of an entry that a seat can see; `None` if they are unreadable."""
    found = _brought(live, entry)
    if found is None or seat != EVERYTHING:
        return None if found is None else visible(found, seat)
    return [event for event in found if event.seats is None or event.seats]


def _brought(live: TableSession, entry: EntryRow) -> list[Any] | None:
    """Return all events of an entry; `None` if they are unreadable."""
    if not sound(entry) or entry.kind not in KINDS:
        return None
    if entry.events is None:
        return []
    try:
        return codec.decode_events(live.game, entry.events)
    except msgspec.DecodeError:
        return None


def _key(event: Any) -> bytes:
    """Return a key that is the same for a private event and its later public form."""
    return codec.encode_events([event.at_closing()])


def _lines(
    live: TableSession,
    entry: EntryRow,
    events: Sequence[Any],
    names: Sequence[str],
    lang: Language,
    viewer: int | None = None,
) -> list[tuple[Actor | None, str]]:
    """Return the lines of these events, each with the seat that acted.

    An event that only some players saw is worded for them: where all is shown the line names them.
    """
    words = live.words(lang)
    found: list[tuple[Actor | None, str]] = []
    for event in _unsaid(live, entry, events):
        text = words.event(event, names) or ""
        if text and viewer == EVERYTHING and event.seats is not None:
            to = both([str(names[seat]) for seat in event.seats], lang)
            text = say(lang, "log-to", name=to, line=text)
        found.append((_whose(event, entry), text))
    return [(who, text) for who, text in found if text]


def _unsaid(live: TableSession, entry: EntryRow, events: Sequence[Any]) -> list[Any]:
    """Return events without any that the line in front of an entry already says."""
    waited_for = _waited_for(live, entry)
    return [event for event in events if not (waited_for and isinstance(event, BoundaryPassed))]


def _headline(live: TableSession, kind: str, lang: Language) -> str:
    origin = settings_of(live).origin
    if kind == "start" and origin is not None:
        return say(lang, "log-played-on", table=origin.table, turn=origin.turn)
    return say(lang, f"log-{kind}")


def _headlines(
    live: TableSession, entries: Sequence[EntryRow], viewer: int | None, lang: Language
) -> list[list[tuple[int | None, str]]]:
    """Return for each entry the line that goes in front of its events, if it has one.

    An entry has one if it is not a player's own decision.
    """
    found: list[list[tuple[int | None, str]]] = []
    for number, entry in enumerate(entries):
        before = entries[number - 1] if number else None
        if entry.kind not in KINDS or entry.kind == "act":
            found.append([])
        elif entry.kind == WITHDRAWN and entry.seat is not None:
            name = safe(live.seats[entry.seat].name)
            key = "log-withdrawn" if entry.closed else "log-withdrawn-step"
            found.append([(entry.seat, say(lang, key, name=name))])
        elif entry.kind not in DONE_FOR:
            found.append([(entry.seat, _headline(live, entry.kind, lang))])
        elif before is not None and _alike(live, before, entry):
            found.append([])  # one for all that was done in a row
        else:
            run = takewhile(lambda other, first=entry: _alike(live, first, other), entries[number:])
            began = before is not None and _in_the_middle(before, entry)
            found.append([_done_for(live, list(run), viewer, lang, began=began)])
    return found


def _alike(live: TableSession, first: EntryRow, second: EntryRow) -> bool:
    same = (first.kind, first.seat) == (second.kind, second.seat)
    return same and _waited_for(live, first) == _waited_for(live, second)


def _in_the_middle(before: EntryRow, entry: EntryRow) -> bool:
    """Return whether a seat had done something itself when something was done for it."""
    return before.kind == "act" and before.seat == entry.seat and not before.closed


def _done_for(
    live: TableSession, run: Sequence[EntryRow], viewer: int | None, lang: Language, *, began: bool
) -> tuple[int | None, str]:
    """Return the line about moves made for a player, with any move that no event says.

    Where nobody may learn who is done, only the player sees their name, and the move. A player who
    had asked for a wait did so openly.
    """
    seat = run[0].seat
    if seat is not None and run[0].kind == FORCED:
        return seat, say(lang, "log-forced", name=safe(live.seats[seat].name))
    if seat is not None and _waited_for(live, run[0]):
        return seat, say(lang, "log-waited-for", name=safe(live.seats[seat].name))
    if seat is None or (run[0].kind == UNNAMED and viewer not in (seat, EVERYTHING)):
        return None, say(lang, "log-unnamed")
    name, did = safe(live.seats[seat].name), _untold(live, run, lang)
    how = "log-default" if not did else "log-default-did"
    if did and any(_told(live, entry, viewer, lang) for entry in run):
        how = "log-default-then"
    return seat, say(lang, how, name=name, did=both(did, lang), begun="yes" if began else "no")


def _waited_for(live: TableSession, entry: EntryRow) -> bool:
    """Return whether the game continued without waiting longer for a player's wait."""
    done_for = entry.kind in (DEFAULT, UNNAMED)
    return done_for and any(
        isinstance(each, BoundaryPassed) for each in _brought(live, entry) or ()
    )


def _told(live: TableSession, entry: EntryRow, viewer: int | None, lang: Language) -> bool:
    """Return whether a separate line says what an entry did for its seat."""
    words, names = live.words(lang), safe_names(live, lang)
    own = [each for each in _events(live, entry, viewer) or () if _own(each, entry)]
    return any(words.event(event, names) for event in own)


def _own(event: Any, entry: EntryRow) -> bool:
    return isinstance(event, SeatEvent) and event.seat == entry.seat


def _untold(live: TableSession, entries: Sequence[EntryRow], lang: Language) -> list[str]:
    """Return the moves of entries that no event says, each once; unreadable ones are left out.

    An answer in the turn of another player ends no turn: an event says what it was.
    """
    words, found = live.words(lang), list[str]()
    for entry in entries:
        answer = not entry.closed and any(_own(each, entry) for each in _brought(live, entry) or ())
        if sound(entry) and entry.action is not None and not answer:
            with contextlib.suppress(msgspec.DecodeError):
                found.append(words.default_taken(codec.decode_action(live.game, entry.action)))
    return list(dict.fromkeys(text for text in found if text))


def _whose(event: Event, entry: EntryRow) -> Actor | None:
    """Return the seat of an event; at the close of a phase only a seat event has one."""
    if isinstance(event, SeatEvent):
        return event.seat
    return None if entry.closed else entry.seat


def told_aside(live: TableSession, done: Sequence[Applied]) -> str:
    """Return the line about a play made while others are asked; the post can be days away."""
    words = live.words(live.lang, icons=settings_of(live).icons)
    names = safe_names(live, live.lang)
    events = [event for applied in done for event in visible(applied.events, None)]
    lines = counted([with_name(words, line, names) for line in words.story(events, names)])
    return "\n".join([f"**{live.title}** · {lines[0]}", *lines[1:]]) if lines else ""
