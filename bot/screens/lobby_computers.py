"""Computer players at a table that has not begun."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.platform import controls, permissions
from bot.platform.context import Press
from bot.platform.replies import reply, update
from bot.screens.lobby import refresh
from bot.service.seats import held_seats, lobby
from bot.service.tables.session import TableSession
from bot.shared.text import say
from games.core.game import AnyGame
from games.core.ladder import below, offered, shown
from games.core.text import Language


async def computer(press: Press) -> None:
    """Ask which kind of computer player to seat."""
    live = await press.context.tables.get(press.table)
    permissions.require(live, press.interaction.user, "computer")
    text = "\n".join([say(press.lang, "computer-ask"), *_levels(live.game, press.lang)])
    await reply(press.interaction, text, view=_programs(live, press.lang))


def _levels(game: AnyGame, lang: Language) -> Iterator[str]:
    """Yield a line about each level of computer players, with how strong the best one is."""
    for level in offered(game):
        name, about = (say(lang, f"level-{level}{of}") for of in ("", "-help"))
        line = say(lang, "level-line", level=name, help=about)
        rung = shown(game, level)
        if rung is not None and rung.fair is not None:
            won, fair = round(100 * rung.won), round(100 * rung.fair)
            lower = say(lang, f"level-{below(level)}")
            others = rung.players - 1
            line += " " + say(lang, "level-won", won=won, fair=fair, level=lower, others=others)
        yield line


def _programs(live: TableSession, lang: Language) -> discord.ui.View:
    """Return the buttons that add a computer player, or remove one."""
    full, none = held_seats.full(live), not any(live.computer(s.seat) for s in live.seats)
    buttons = [
        controls.button(
            say(lang, f"level-{level}"), "seat-computer", live.id, argument=level, disabled=full
        )
        for level in offered(live.game)
    ]
    remove = say(lang, "button-remove-computer")
    last = controls.button(remove, "unseat-computer", live.id, disabled=none)
    return controls.rows(*buttons, last)


async def seat_computer(press: Press) -> None:
    """Add a computer player."""
    live = await press.context.tables.get(press.table)
    permissions.require(live, press.interaction.user, "computer")
    live = await lobby.add_computer(press.context.tables, live.id, press.argument)  # type: ignore[arg-type]  # checked there
    await _quiet(press, live)


async def unseat_computer(press: Press) -> None:
    """Remove a computer player."""
    live = await press.context.tables.get(press.table)
    permissions.require(live, press.interaction.user, "computer")
    await _quiet(press, await lobby.remove_computer(press.context.tables, live.id))


async def _quiet(press: Press, live: TableSession) -> None:
    done = say(press.lang, "computer-done", count=len(live.seats))
    await update(press.interaction, done, _programs(live, press.lang))
    await refresh(press.context, live)
