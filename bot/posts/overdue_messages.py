"""Messages about players who are out of time, and about free seats."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord

from bot.platform import controls
from bot.service.tables.session import TableSession
from bot.service.tables.transaction import EXPIRED
from bot.service.votes import overdue
from bot.service.votes.overdue import ANSWERS
from bot.shared.names import safe
from bot.shared.text import say
from db.outbox import MessageRow
from games.core.text import Language, both


def message(live: TableSession, row: MessageRow, away: Collection[int]) -> dict[str, Any]:
    """Return the message of a row; it notifies the players who decide, unless they are away."""
    users = [] if overdue.secret(row) else asks(live, row)
    loud = [discord.Object(user) for user in users if user not in away]
    return {
        **now(live, row),
        "allowed_mentions": discord.AllowedMentions(everyone=False, roles=False, users=loud),
    }


def asks(live: TableSession, row: MessageRow) -> list[int]:
    """Return the users whom a message asks; none if it offers a seat to everyone."""
    if row.kind != EXPIRED:
        return []
    people = [one for one in live.people() if one.seat != overdue.seat_of(row)]
    # A secret message shows only whether there is another player.
    return [0] * bool(people) if overdue.secret(row) else [one.user_id or 0 for one in people]


def now(live: TableSession, row: MessageRow) -> dict[str, Any]:
    """Return the current text of a message; it asks nothing if no player can decide."""
    if row.kind != EXPIRED:
        return {"content": _offer(live, overdue.seat_of(row)), "view": _take(live)}
    users = asks(live, row)
    lines, view = [_question(live, row, users)], None
    if users:
        lines, view = [*lines, *means(live.lang)], _answers(live)
    return {"content": "\n".join(lines), "view": view}


def means(lang: Language) -> list[str]:
    """Return a line each for answers whose names do not explain them."""
    return [
        say(lang, f"time-means-{each}", name=say(lang, f"time-{each}"))
        for each in ("default", "free")
    ]


def _question(live: TableSession, row: MessageRow, users: Collection[int]) -> str:
    lang = live.lang
    if overdue.secret(row):
        key = "time-over-somebody" if users else "time-settled-somebody"
        return say(lang, key, table=live.title)
    name = safe(live.seats[overdue.seat_of(row)].name)
    if not users:
        return say(lang, "time-over-alone", name=name, table=live.title)
    who = both([f"<@{user}>" for user in users], lang)
    return say(lang, "time-over", name=name, table=live.title, who=who)


def _offer(live: TableSession, seat: int) -> str:
    name = safe(live.seats[seat].name)
    return say(live.lang, "seat-free", name=name, table=live.title)


def _answers(live: TableSession) -> discord.ui.View:
    return controls.rows(
        *(
            controls.button(say(live.lang, f"time-{answer}"), "time", live.id, argument=answer)
            for answer in ANSWERS
        )
    )


def _take(live: TableSession) -> discord.ui.View:
    label, style = say(live.lang, "button-take"), discord.ButtonStyle.primary
    return controls.rows(controls.button(label, "take", live.id, style=style))


def settled(live: TableSession, row: MessageRow) -> str:
    """Return the text of such a message when there is nothing left to decide."""
    lang, seat = live.lang, live.seats[overdue.seat_of(row)]
    if overdue.secret(row):
        return say(lang, "time-settled-somebody", table=live.title)
    if live.row.status not in ("playing", "paused"):
        how = "ended"
    elif live.computer(seat.seat):
        how = "computer"
    elif seat.kind != "person":
        how = "free"
    elif row.kind != EXPIRED:
        how = "taken"
    else:
        how = "waits" if seat.seat in live.waiting() else "played"
    return say(lang, f"time-settled-{how}", name=safe(seat.name), table=live.title)
