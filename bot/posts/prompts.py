"""What a question says in the channel: the same in the message about a window and in pings."""

from __future__ import annotations

from typing import Any

from bot.service.tables import open_windows
from bot.service.tables.session import Live
from bot.shared.text import say
from games.core.waits import Wait
from games.core.words import Window


def window_prompt(live: Live, wait: Wait, state: Any = None) -> Window | None:
    """Return what the channel reads of an open window; None if another question covers it.

    That is as it is now, or in an earlier `state`.
    """
    found = live.game.uncovered(live.state if state is None else state, wait)
    if found is None:
        return None
    return live.words(live.lang).window(live.game.mask(found, None), wait.seat)


def seat_prompt(live: Live, view: Any, seat: int) -> str:
    """Return what a seat is asked: a turn as it was posted, in a view, a window as it is now."""
    open_ = (wait for wait in live.waits() if wait.seat == seat and wait.kind == "window")
    wait = next((each for each in open_ if open_windows.asked_in([each])), None)
    found = None if wait is None else window_prompt(live, wait)
    if found is None:
        return live.words(live.lang).prompt(view, seat)
    if not found.title:
        return found.ask
    return say(live.lang, "ping-window", title=found.title, ask=found.ask)
