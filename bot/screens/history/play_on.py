"""*Play on from here*: the page with its choices, and the table that it opens.

The ids of the controls hold all choices, so the page works as long as its message exists.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple, cast

import discord

from bot.platform import controls, limits, permissions, replies
from bot.platform.context import Press, unknown_control
from bot.screens.history.past_board import AUTO, BESIDE, Place, turn_number
from bot.screens.lobby_actions import close_thread, new_thread
from bot.service.seats import play_on
from bot.service.seats.play_on import Choice, Player, Position
from bot.service.tables.session import TableSession
from bot.shared.names import person, safe
from bot.shared.text import say
from games.core.computer import NORMAL, Level
from games.core.ladder import offered
from games.core.text import spelled

AGAIN, AS_IT_WAS = "again", "same"
"""The hidden cards: dealt again, or as they were."""


class Wanted(NamedTuple):
    """The content of an id: the turn and the choices so far, `None` where nothing was chosen."""

    turn: int
    seat: int | None = None
    level: str = NORMAL
    deal: str = AGAIN
    beside: bool = False

    @property
    def argument(self) -> str:
        """The choices, written as part of an id."""
        seat = "" if self.seat is None else str(self.seat)
        parts = [str(self.turn), seat, self.level, self.deal, BESIDE if self.beside else ""]
        return "/".join(parts)


def wanted(argument: str) -> Wanted:
    """Return the content of an id. Raise `Problem` if it is none."""
    turn, seat, level, deal, beside = [*argument.split("/"), "", "", "", "", ""][:5]
    number = turn_number(turn)
    if number is None:
        raise unknown_control()
    return Wanted(
        number,
        turn_number(seat),
        level or NORMAL,
        deal if deal in (AGAIN, AS_IT_WAS) else AGAIN,
        beside == BESIDE,
    )


async def page(press: Press) -> None:
    """Show what can be chosen before the table is opened."""
    await _show(press, wanted(press.argument))


async def choose_seat(press: Press) -> None:
    """Take the chosen seat."""
    await _show(press, wanted(press.argument)._replace(seat=turn_number(press.value)))


async def choose_level(press: Press) -> None:
    """Take the chosen level of the computer players."""
    await _show(press, wanted(press.argument)._replace(level=press.value))


async def choose_deal(press: Press) -> None:
    """Take what happens to hidden cards."""
    await _show(press, wanted(press.argument)._replace(deal=press.value))


async def _show(press: Press, at: Wanted) -> None:
    if replies.in_private(press.interaction):
        press.context.previews.replaced(press)
        await replies.defer_edit(press.interaction)
    else:
        await replies.defer(press.interaction)
    live = await press.context.tables.get(press.table)
    position = await play_on.position_of(press.context.tables, live, at.turn)
    choice = chosen(live, position, at, press.interaction.user.id)
    at = at._replace(seat=choice.seat, level=choice.level)
    text, view = _text(press, live, position, choice), _controls(press, live, position, at)
    await replies.update(press.interaction, text, view)


def chosen(live: TableSession, position: Position, at: Wanted, user_id: int) -> Choice:
    """Return the choices; by default the person's own seat if it decides, else one that does."""
    waiting, mine = live.game.waiting(position.state), live.seat_of(user_id)
    seat = at.seat
    if seat is None or not 0 <= seat < len(live.seats):
        seat = mine if mine is not None and mine in waiting else min(waiting)
    level = at.level if at.level in offered(live.game) else NORMAL
    return Choice(seat, cast(Level, level), at.deal == AGAIN)


def _text(press: Press, live: TableSession, position: Position, choice: Choice) -> str:
    lang = press.lang
    at = {"turn": position.turn, "turns": position.turns, "round": position.round}
    place = say(lang, "play-on-place", **at)
    head = say(lang, "play-on-head", name=live.title, table=live.id, place=place)
    alone = len(live.seats) == 1
    lines = [head, say(lang, "play-on-alone" if alone else "play-on-about")]
    name = safe(spelled(live.names[choice.seat], lang))
    points = play_on.points_of(live, choice.seat)
    lines.append(say(lang, "play-on-then", name=name, points=points))
    lines.append(say(lang, "play-on-where", place="thread" if _threaded(press) else "here"))
    return limits.clip("\n".join(lines), limits.CONTENT)


def _controls(press: Press, live: TableSession, position: Position, at: Wanted) -> discord.ui.View:
    lang, about = press.lang, press.decision
    items: list[discord.ui.Item[Any]] = []

    def menu(name: str, title: str, options: list[tuple[str, str, str]], row: int) -> None:
        made = controls.menu(title, options, name, live.id, about, at.argument, row=row)
        items.append(made)

    if len(live.seats) > 1:
        seats = _seat_options(live, position, press)
        told = next(label for value, label, _ in seats if value == str(at.seat))
        menu("play-on-seat", say(lang, "play-on-seat", name=told), seats, 0)
        levels = [(each, say(lang, f"level-{each}"), "") for each in offered(live.game)]
        named = say(lang, f"level-{at.level}")
        menu("play-on-level", say(lang, "play-on-level", level=named), levels, 1)
    deals = [
        (key, say(lang, f"play-on-deal-{key}"), say(lang, f"play-on-deal-{key}-help"))
        for key in (AGAIN, AS_IT_WAS)
    ]
    now = say(lang, f"play-on-deal-{at.deal}")
    menu("play-on-deal", say(lang, "play-on-deal", now=now), deals, 2)
    style, label = discord.ButtonStyle.primary, say(lang, "button-play-on-start")
    items.append(
        controls.button(label, "play-on-start", live.id, about, at.argument, style=style, row=3)
    )
    back = Place(at.turn, AUTO, at.beside).argument
    label = say(lang, "button-back-to-history")
    items.append(controls.button(label, "history", live.id, about, back, row=3))
    return controls.rows(*items)


def _seat_options(
    live: TableSession, position: Position, press: Press
) -> list[tuple[str, str, str]]:
    lang, waiting = press.lang, live.game.waiting(position.state)
    found: list[tuple[str, str, str]] = []
    for seat in live.seats:
        key = "play-on-seat-next" if seat.seat in waiting else "play-on-seat-later"
        about = say(lang, key, points=play_on.points_of(live, seat.seat))
        found.append((str(seat.seat), spelled(live.names[seat.seat], lang), about))
    return found


async def start(press: Press) -> None:
    """Open the table in a new thread, or where there can be none in this channel itself."""
    interaction, tables = press.interaction, press.context.tables
    permissions.require_channel(interaction, press.lang)
    at, live = wanted(press.argument), await tables.get(press.table)
    await replies.defer_edit(interaction)
    async with tables.locked(live.id):  # of two presses at once the second finds the table
        position = await play_on.position_of(tables, live, at.turn)
        choice = chosen(live, position, at, interaction.user.id)
        known = await play_on.require_room(tables, live, position, choice, interaction.user.id)
        if known is not None:
            await _shown(press, known.id, known.channel_id)
            return
        thread = await _thread(press, live, position)
        opened = await _opened(press, live, position, choice, thread)
    await _shown(press, opened.id, opened.row.channel_id)


async def _opened(
    press: Press,
    live: TableSession,
    position: Position,
    choice: Choice,
    thread: discord.Thread | None,
) -> TableSession:
    """Open the table; close the thread that was made for it if that fails."""
    interaction = press.interaction
    player = Player(
        interaction.user.id,
        person(interaction.user),
        press.lang,
        interaction.guild_id,
        interaction.channel_id or 0 if thread is None else thread.id,
        thread=thread is not None or isinstance(interaction.channel, discord.Thread),
    )
    unused = thread
    try:
        opened = await play_on.open_table(press.context.tables, live, position, choice, player)
        unused = None
        return opened
    finally:
        if unused is not None:
            await close_thread(unused)


async def _shown(press: Press, table: str, channel_id: int) -> None:
    """Show the panel of the new table; where it is elsewhere, the way there."""
    if channel_id == press.interaction.channel_id:
        there = replace(press, table=table, decision=0, argument="")
        await press.context.handlers["act"].run(there)
        return
    where = say(press.lang, "play-on-done", table=table, where=f"<#{channel_id}>")
    style, label = discord.ButtonStyle.primary, say(press.lang, "button-act")
    act = controls.button(label, "act", table, style=style)
    await replies.update(press.interaction, where, controls.rows(act), files=[])


def _threaded(press: Press) -> bool:
    """Return whether the table gets a thread, so that the channel stays free for its people."""
    interaction = press.interaction
    allowed = interaction.app_permissions
    return isinstance(interaction.channel, discord.TextChannel) and (
        allowed.create_public_threads and allowed.send_messages_in_threads
    )


async def _thread(press: Press, live: TableSession, position: Position) -> discord.Thread | None:
    """Return a new thread for the table; None if it is in the channel itself."""
    if not _threaded(press):
        return None
    label = live.game.words(press.lang).game().name
    name = say(press.lang, "play-on-name", game=label, table=live.id, turn=position.turn)
    return await new_thread(press.interaction, name)
