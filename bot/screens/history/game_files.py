"""Games as files: export, and checking an exported file."""

from __future__ import annotations

import json
import re
from typing import Any

import discord
import msgspec

import db.entries as entries_db
import db.tables as tables_db
from bot.platform import forms, replies
from bot.platform.context import Press, unknown_control
from bot.platform.controls import NO_TABLE
from bot.platform.http import UNREACHED
from bot.platform.replies import reader
from bot.service.history.verify_file import Finding, Report
from bot.service.seats import deals
from bot.service.seats.deals import DealReveal
from bot.service.tables.replay import UNREADABLE
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import DECIDED, UNNAMED
from bot.shared.names import echoed
from bot.shared.problems import DamagedProblem, Problem, PrunedProblem
from bot.shared.text import say
from db.entries import EntryRow
from db.rows import sound
from games.core import codec
from games.core.events import visible
from games.core.text import Language
from games.core.waits import counted


async def export(tables: Tables, live: TableSession, user_id: int) -> bytes:
    """Return a game as JSON.

    A finished game is complete: first state, decisions, events, result and how it was dealt, for
    anyone. So is a cancelled game, as its seed was posted in the channel. Any other game holds what
    the asking player knows: their own decisions, and the public events of the others' decisions; of
    its deal only the commitment. For a cancelled game whose deal was not kept, anyone gets the
    public part. Where the log is damaged, `damaged_from` is the first entry that cannot be read:
    the file is not complete from there on.
    """
    live.require_begun()
    dealt = await deals.told_of(tables, live)
    complete = live.row.status == "finished" or (dealt is not None and dealt.deal is not None)
    seat = None if complete else live.seat_of(user_id)
    if seat is None and live.running:
        raise Problem("problem-export-running", table=live.id)
    async with tables.database.reading() as conn:
        log = await entries_db.entries_of(conn, live.id)
    standing = entries_db.standing(log, live.row.state_seq)
    first = await _first(tables, live, standing) if complete else None
    entries = _entries(live, standing, seat, complete=complete)
    damaged = [each["seq"] for each in entries if "damaged" in each]
    if complete and (first is None or standing[0].kind != "start"):
        damaged = [standing[0].seq, *damaged]
    found = _table(live) | {
        "complete": complete and not damaged,
        "deal": _deal(dealt),
        "entries": entries,
        "result": live.row.result,
    }
    if damaged:
        found["damaged_from"] = damaged[0]
    if first is not None:
        found["schema"] = live.game.schema
        found["start"] = msgspec.to_builtins(first)
        # With them a file is enough to play the game again, also where they are an owner's.
        found["components"] = live.game.components.sets.blob(first.content).decode()
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


def _table(live: TableSession) -> dict[str, Any]:
    """Return what everyone knows about a table: its game, options, players and dates."""
    return {
        "table": live.id,
        "name": live.row.name,
        "game": live.game.key,
        "rules": live.game.rules_version,
        "options": live.game.complete({key: str(each) for key, each in live.row.options.items()}),
        "content": live.row.content_hash,
        "players": [{"seat": s.seat, "name": s.name, "kind": s.kind} for s in live.seats],
        "started": live.row.started_at,
        "ended": live.row.ended_at,
        "status": live.row.status,
    }


async def _first(tables: Tables, live: TableSession, standing: list[EntryRow]) -> Any:
    """Return the first state of a log, or None if it cannot be read."""
    try:
        return await tables.state_at(live, standing[0].seq)
    except (DamagedProblem, PrunedProblem):
        return None


def _deal(told: DealReveal | None) -> dict[str, Any] | None:
    """Return the deal for a file, or None if the table began before deals were kept."""
    if told is None:
        return None
    if told.commitment is None:
        return {"damaged": True}
    if told.deal is None:
        return {"commitment": told.commitment}
    return {"commitment": told.commitment, **msgspec.to_builtins(told.deal)}


def _entries(
    live: TableSession, standing: list[EntryRow], seat: int | None, *, complete: bool
) -> list[dict[str, Any]]:
    """Return the entries of a log that a seat knows of, or all if the file is complete."""
    public = _last_public(live, standing)
    return [
        _entry(live, entry, seat, complete=complete)
        for entry in standing
        # Even the fact that a player has decided can be unknown until it is public.
        if complete or entry.seq <= public or entry.seat == seat
    ]


def _last_public(live: TableSession, standing: list[EntryRow]) -> int:
    """Return the last public entry; none of a phase that keeps secret who is done.

    Going back within such a phase publishes the state in the middle of it.
    """
    public = live.row.public_seq
    # Also where the table was paused or cancelled in that phase, when nobody is awaited.
    if not counted(live.waits()):
        return public
    ends = [entry.seq for entry in standing if entry.closed or entry.kind == "start"]
    return min(public, ends[-1] if ends else 0)


def _entry(
    live: TableSession, entry: EntryRow, seat: int | None, *, complete: bool
) -> dict[str, Any]:
    # Whose time was up, where nobody may learn it, looks like any decision.
    unnamed = entry.kind == UNNAMED and not complete and entry.seat != seat
    kind = "act" if unnamed else entry.kind
    shown: dict[str, Any] = {"seq": entry.seq, "kind": kind, "seat": entry.seat}
    try:
        return shown | _decision(live, entry, seat, complete=complete)
    except UNREADABLE:
        return shown | {"damaged": True}


def _decision(
    live: TableSession, entry: EntryRow, seat: int | None, *, complete: bool
) -> dict[str, Any]:
    """Return the content of an entry, but for its number; raise one of `UNREADABLE`."""
    if not sound(entry):
        raise msgspec.DecodeError(f"entry {entry.seq} is damaged")
    shown: dict[str, Any] = {}
    if entry.action is not None:
        codec.decode_action(live.game, entry.action)
    elif entry.kind in DECIDED:
        raise msgspec.DecodeError(f"entry {entry.seq} has no decision")
    if entry.action is not None and (complete or entry.seat == seat):
        shown["action"] = msgspec.Raw(codec.plain(live.game, entry.action))
    if entry.events is not None:
        events = codec.decode_events(live.game, entry.events)
        shown["events"] = events if complete else visible(events, seat)
    if complete:
        shown |= {"closed": entry.closed, "rules": entry.rules, "state_hash": entry.state_hash}
    return shown


LARGEST_FILE = 4_000_000
"""Bytes of a file: the longest games have some hundred thousand."""

_NUMBER = re.compile("[0-9A-Z]{1,8}")


def _part(lang: Language) -> forms.Upload:
    return forms.Upload(key="file", label=say(lang, "verify-file"), help=say(lang, "verify-help"))


async def ask_for_file(interaction: discord.Interaction[Any]) -> None:
    """Open the form for handing in a file."""
    lang = reader(interaction)
    made = forms.form(say(lang, "verify-title"), "verify", NO_TABLE, [_part(lang)])
    await replies.ask(interaction, made)


async def check_file(press: Press) -> None:
    """Check the file that was handed in."""
    lang = press.lang
    file = _part(lang).read(forms.given(press))
    if file is None:
        raise unknown_control()
    if file.size > LARGEST_FILE:
        raise Problem("problem-verify-large", most=LARGEST_FILE // 1_000_000)
    await replies.defer(press.interaction)
    try:
        data = await press.interaction.client.http.get_from_cdn(file.url)
    except UNREACHED:
        raise Problem("problem-verify-unread") from None
    report = await press.context.verifier.check(data)
    lines = [say(lang, "verify-head", name=echoed(file.name), table=echoed(report.table))]
    worst: dict[str, Finding] = {}
    for each in report.findings:
        before = worst.get(each.about)
        if before is None or (before.good is not False and not each.good):
            worst[each.about] = each
    lines += [
        say(lang, f"verify-{each.about}", good=json.dumps(each.good)) for each in worst.values()
    ]
    lines.append(await _compared(press, report))
    await replies.reply(press.interaction, "\n".join(filter(None, lines)))


async def _compared(press: Press, report: Report) -> str:
    """Return whether the table with the number of the file has announced this very deal."""
    tables, number = press.context.tables, tables_db.read_table_id(report.table)
    if not report.commitment or _NUMBER.fullmatch(number) is None:
        return ""
    try:
        told = await deals.told_of(tables, await tables.glance(number))
    except Problem:  # there is no such table here, or nobody can read it
        return ""
    if told is None or told.commitment is None:
        return ""
    same = told.commitment == report.commitment
    return say(press.lang, "verify-same" if same else "verify-other", table=number)
