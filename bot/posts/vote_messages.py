"""The public question of a vote and its buttons."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial
from typing import Any, get_args

import discord
import structlog

import db.shown as shown_db
import db.votes as votes_db
from bot.platform import controls, limits
from bot.platform.closed_channels import ClosedPlaces
from bot.platform.http import UNREACHED, deleted, final, why
from bot.posts.window_text import Shown
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.votes import voting
from bot.service.votes.tallies import HOURS, SILENT, NotCounted, Tally
from bot.shared.clock import now
from bot.shared.names import safe
from bot.shared.text import say, speaker
from db.batch import run_writes
from db.outbox import MessageRow
from games.core.text import both

log = structlog.stdlib.get_logger(__name__)

DID = 8
"""Lines of what would be taken back that a question shows at most, the last ones."""


def content(live: TableSession, tally: Tally) -> str:
    """Return the text of a vote: what a player wants to do, and the current state or outcome.

    Players who must answer are mentioned; once they have answered, they are called by name.
    """
    lang = live.lang
    lines = [_asked(live, tally)]
    if tally.about.did:
        lines += [say(lang, "vote-about"), *(f"• {line}" for line in tally.about.did[-DID:])]
    if tally.outcome is None:
        every = tally.needed == tally.counted
        lines[0] += " " + say(
            lang, "vote-rule-all" if every else "vote-rule-most", needed=tally.needed
        )
    lines += _answers(live, tally)
    if tally.outcome is None:
        lines += [*_excused(live, tally), *_missing(live, tally)]
    else:
        minutes = tally.about.minutes
        short = "-short" if minutes and tally.outcome == "expired" else ""
        lines.append(say(lang, f"vote-{tally.outcome}{short}", hours=HOURS, minutes=minutes))
    return limits.lines(lines)


def _answers(live: TableSession, tally: Tally) -> Iterator[str]:
    """Yield who agreed, and who refused."""
    for key, users in (("agreed", tally.agreed), ("refused", tally.refused)):
        if users:
            who = both([_name(live, tally, user) for user in users], live.lang)
            yield say(live.lang, f"vote-stands-{key}", who=who)


def _excused(live: TableSession, tally: Tally) -> Iterator[str]:
    """Yield whose answers are not needed, by the reason."""
    hours = int(SILENT.total_seconds() // 3600)
    for key in get_args(NotCounted):
        users = [user for user, excuse in tally.excused.items() if excuse == key]
        if users:
            names = [_name(live, tally, user) if key == "away" else f"<@{user}>" for user in users]
            yield say(live.lang, f"vote-excused-{key}", who=both(names, live.lang), hours=hours)


def _missing(live: TableSession, tally: Tally) -> Iterator[str]:
    """Yield whose answers are missing, and until when they can be given."""
    if tally.missing:
        who = both([f"<@{user}>" for user in tally.missing], live.lang)
        until = discord.utils.format_dt(tally.until, "f")
        yield say(live.lang, "vote-stands-missing", who=who, until=until)


def _name(live: TableSession, tally: Tally, user_id: int) -> str:
    """Return the name of a user who answered, in any seat that they have now."""
    for seat in live.seats:
        left = seat.original_user_id == user_id and live.computer(seat.seat)  # it keeps their name
        if seat.user_id == user_id or left:
            return safe(seat.name)
    if user_id == tally.vote.opened_by and tally.vote.name:
        return safe(tally.vote.name)
    return f"<@{user_id}>"


def _asked(live: TableSession, tally: Tally) -> str:
    """Return the question itself."""
    vote, about = tally.vote, tally.about
    key = f"vote-{vote.kind}" + (f"-{about.how}" if about.how else "")
    if not speaker(live.lang).catalog.has(key):
        key = f"vote-{vote.kind}"
    name = vote.name or next((s.name for s in live.seats if s.user_id == vote.opened_by), "?")
    return say(live.lang, key, name=safe(name), other=safe(about.other))


def question(live: TableSession, tally: Tally, away: Collection[int] = ()) -> dict[str, Any]:
    """Return the message that asks; it notifies the players who can answer, unless away."""
    called = [user for user in (*tally.missing, *tally.excused) if user not in away]
    loud = [discord.Object(user) for user in called]
    buttons = view(live, tally)
    assert buttons is not None
    return {
        "content": content(live, tally),
        "view": buttons,
        "allowed_mentions": discord.AllowedMentions(everyone=False, roles=False, users=loud),
    }


def view(live: TableSession, tally: Tally) -> discord.ui.View | None:
    """Return the buttons of a vote, none once it is decided."""
    if tally.outcome is not None:
        return None
    vote, lang = tally.vote, live.lang
    return controls.rows(
        controls.button(
            say(lang, "button-agree"),
            "vote",
            live.id,
            argument=f"{vote.id}/y",
            style=discord.ButtonStyle.success,
        ),
        controls.button(say(lang, "button-refuse"), "vote", live.id, argument=f"{vote.id}/n"),
    )


async def refresh(
    client: discord.Client,
    closed: ClosedPlaces,
    tables: Tables,
    live: TableSession,
    tally: Tally,
    *,
    anyway: bool = False,
) -> None:
    """Bring the public question of a vote up to date, even if votes come in meanwhile.

    Where the table has moved to another channel since, the question is the last message; the
    earlier ones say where it is. A message that shows the same is edited only with `anyway`: it may
    be deleted, or an older answer may have arrived later.
    """
    async with tables.database.reading() as conn:
        rows = await voting.messages(conn, tally.vote)
    shown, marks = True, dict[str, str]()
    for row in rows:
        if row.message_id is None:
            shown = shown and row.state != "pending"  # it will be posted yet, or was left out
            continue
        moved = say(live.lang, "vote-moved", where=f"<#{rows[-1].channel_id}>")
        here = "" if row is rows[-1] else moved
        before = None if anyway else row.shown
        mark = await _edited(client, closed, tables, live, row, tally, here, before)
        shown = shown and mark is not None
        if mark is not None and mark != row.shown:
            marks[row.nonce] = mark
    if shown and tally.outcome is not None:
        async with tables.database.writing() as conn:
            await votes_db.mark_shown(conn, tally.vote.id, now())
            await run_writes(conn, [shown_db.shows(marks)])
    elif marks:
        await tables.database.apply([shown_db.shows(marks)])


async def shown_at(tables: Tables, live: TableSession, message_id: int, text: str) -> None:
    """Note that a question shows a text since a press on it was answered."""
    await tables.database.apply([shown_db.shows_at(live.id, message_id, Shown(text).mark)])


async def _edited(
    client: discord.Client,
    closed: ClosedPlaces,
    tables: Tables,
    live: TableSession,
    row: MessageRow,
    tally: Tally,
    moved: str,
    before: str | None,
) -> str | None:
    """Edit one question, unless it shows the same as `before`.

    Return a mark of its content if it is up to date, or cannot be changed any more; else None.
    """
    assert row.message_id is not None
    message = client.get_partial_messageable(row.channel_id).get_partial_message(row.message_id)
    mark = ""
    try:
        while True:
            asked = not moved or tally.outcome is not None
            text = content(live, tally) if asked else f"{_asked(live, tally)}\n{moved}"
            mark = Shown(text).mark
            if mark == before:
                return mark
            edit = partial(
                message.edit,
                content=text,
                view=view(live, tally) if asked else None,
                allowed_mentions=discord.AllowedMentions.none(),
            )
            await closed.change(row.channel_id, edit)
            before, tally = mark, await voting.look(tables, live, tally.vote.id)
    except UNREACHED as error:
        log.info("vote not edited", table=live.id, why=why(error))
        if deleted(error) and not moved and tally.outcome is None:
            await voting.ask_anew(tables, live, tally.vote, row)
        return mark if final(error) or closed.given_up(row.channel_id) else None
