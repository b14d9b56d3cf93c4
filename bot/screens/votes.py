"""Voting, and asking for a vote from the panel."""

from __future__ import annotations

from bot.platform import context, controls
from bot.platform.context import Press
from bot.platform.replies import reply, update
from bot.posts.vote_messages import content, refresh, view
from bot.service.votes import voting
from bot.service.votes.tallies import Tally
from bot.shared.text import say


async def vote(press: Press) -> None:
    """Count a ballot."""
    number, _, answer = press.argument.partition("/")
    if answer not in ("y", "n"):
        raise context.changed()
    tally = await voting.cast(
        press.context.tables,
        press.table,
        controls.number(number),
        press.interaction.user.id,
        agrees=answer == "y",
    )
    live = await press.context.tables.get(press.table)
    text = content(live, tally)
    await update(press.interaction, text, view(live, tally))
    stands = await voting.look(press.context.tables, live, tally.vote.id)
    if content(live, stands) != text:  # another ballot came at once, and its answer maybe before
        await refresh(
            press.context.client, press.context.trouble.closed, press.context.tables, live, stands
        )


async def ask(press: Press, kind: str, target: str = "") -> None:
    """Put something to the vote, and tell the person so; alone at the table, that it is done."""
    told, tally = await put(press, kind, target)
    await reply(press.interaction, told)
    await refresh_asked(press, tally)


async def put(press: Press, kind: str, target: str = "") -> tuple[str, Tally | None]:
    """Put something to the vote; returns what the person is told, and how the vote stands."""
    user_id = press.interaction.user.id
    tally = await voting.ask(press.context.tables, press.table, kind, target, user_id)
    if tally is None:
        return say(press.lang, f"{kind}-done", table=press.table), None
    key = "vote-asked" if tally.outcome is None else f"vote-{tally.outcome}"
    return say(press.lang, key), tally


async def refresh_asked(press: Press, tally: Tally | None) -> None:
    """Bring a question up to date that others may have put already: asking again is agreeing."""
    if tally is not None:
        client, tables = press.context.client, press.context.tables
        live, closed = await tables.get(press.table), press.context.trouble.closed
        await refresh(client, closed, tables, live, tally)
