"""What a question says in the channel: the same in the message about a window and in its pings."""

from __future__ import annotations

from typing import Any

from bot.service.live import Live
from games.core.waits import Wait


def of_window(live: Live, wait: Wait) -> str:
    """Return what a window asks a seat; nothing where only what lies above it could be told."""
    state = live.game.uncovered(live.state, wait)
    if state is None:
        return ""
    return live.words(live.lang).prompt(live.game.mask(state, None), wait.seat)


def of_seat(live: Live, view: Any, seat: int) -> str:
    """Return what a seat is asked: a turn as it was posted, in a view, a window as it stands."""
    window = next((each for each in live.waits() if _open(each, seat)), None)
    asked = "" if window is None else of_window(live, window)
    return asked or live.words(live.lang).prompt(view, seat)


def _open(wait: Wait, seat: int) -> bool:
    """Whether a seat is asked something by a window; where nobody may learn that, it goes on."""
    return (wait.seat, wait.kind) == (seat, "window") and not (wait.told and wait.answered)
