"""The public question of a vote, its buttons, and asking from the panel."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

import discord
import structlog

import db.outbox as outbox_db
from bot import controls
from bot.controls import Press, handles
from bot.errors import UNREACHED, why
from bot.naming import safe
from bot.replies import reply, update
from bot.service import votes as service
from bot.service.live import Live
from bot.service.votes import Tally
from bot.texts import say

if TYPE_CHECKING:
    from bot.app import App

log = structlog.stdlib.get_logger(__name__)


def content(live: Live, tally: Tally) -> str:
    """Return the text of a vote: what is asked, and how it stands."""
    vote, lang = tally.vote, live.lang
    name = next((s.name for s in live.seats if s.user_id == vote.opened_by), "?")
    other = ""
    if vote.kind == "replace":
        other = live.seats[int(vote.target)].name
    asked = say(
        lang,
        f"vote-{vote.kind}",
        name=safe(name),
        other=safe(other),
    )
    if tally.outcome is not None:
        return f"{asked}\n{say(lang, f'vote-{tally.outcome}', hours=service.HOURS)}"
    return f"{asked}\n{say(lang, 'vote-stands', agreed=len(tally.agreed), needed=tally.needed)}"


def view(live: Live, tally: Tally) -> discord.ui.View | None:
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


@handles("vote", edits=True)
async def vote(press: Press) -> None:
    """Count a ballot."""
    number, _, answer = press.argument.partition("/")
    tally = await service.cast(
        press.app.tables,
        press.table,
        int(number),
        press.interaction.user.id,
        agrees=answer == "y",
    )
    live = await press.app.tables.get(press.table)
    text = content(live, tally)
    await update(press.interaction, text, view(live, tally))
    stands = await service.look(press.app.tables, live, tally.vote.id)
    if content(live, stands) != text:  # another ballot came at once, and its answer maybe before
        await refresh(press.app, live, stands)


async def refresh(app: App, live: Live, tally: Tally) -> None:
    """Bring the public question of a vote up to date, whatever is decided meanwhile."""
    async with app.database.reading() as conn:
        row = await outbox_db.message_of(conn, service.nonce(tally.vote))
    if row is None or row.message_id is None:
        return
    message = app.client.get_partial_messageable(row.channel_id).get_partial_message(row.message_id)
    shown = ""
    try:
        while shown != (text := content(live, tally)):
            await message.edit(content=text, view=view(live, tally))
            shown, tally = text, await service.look(app.tables, live, tally.vote.id)
    except UNREACHED as error:
        log.info("vote not edited", table=live.id, why=why(error))


async def expire(app: App, at: datetime) -> None:
    """Close votes that time has overtaken, and take their buttons away."""
    for tally in await service.expire(app.tables, at):
        await refresh(app, await app.tables.get(tally.vote.table_id), tally)


@handles("ask-undo")
async def ask_undo(press: Press) -> None:
    """Ask the table to let a person take something back."""
    await ask(press, "undo", press.argument)


async def ask(press: Press, kind: str, target: str = "") -> None:
    """Put something to the vote, and tell the person so; alone at the table, that it is done."""
    tally = await service.ask(
        press.app.tables, press.table, kind, target, press.interaction.user.id
    )
    if tally is None:
        await reply(press.interaction, say(press.lang, f"{kind}-done", table=press.table))
        return
    key = "vote-asked" if tally.outcome is None else f"vote-{tally.outcome}"
    await reply(press.interaction, say(press.lang, key))
    # Who asks for what others have asked for already gives them his vote.
    await refresh(press.app, await press.app.tables.get(press.table), tally)
