"""Which boards a post shows: how much of the channel turns take up is a setting of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.errors import NotDrawnProblem
from bot.narration.differing import news
from bot.pictures import Pictures, boards
from bot.service.live import Live
from bot.service.settings import posts_of
from bot.service.story import opens, safe_names
from db.entries import EntryRow

COMPACT, BOARD = "compact", "board"
SMALL = 2
"""Of what lies on the table so few lines in words differ after a small turn, such as a pass; one
more for each other person where several decided at once."""
LINES = 8
"""The last lines of the log that stand below the one board of a table."""


async def boards_of(
    pictures: Pictures, live: Live, view: Any, before: Any, entries: Sequence[EntryRow]
) -> list[str]:
    """Return the pictures for what happened since `before`, the view that everybody had then.

    In compact posts that is the one in which most has changed, none for a small turn, and all of
    them at the end of a round and of the game.
    """
    keys = boards(live.game)
    if posts_of(live) != COMPACT or before is None or not _going_on(live, view):
        return keys
    if any(opens(live, entry) for entry in entries):
        return keys
    acted = len({entry.seat for entry in entries if entry.seat is not None})
    if _changed(live, view, before) <= SMALL + max(acted - 1, 0):
        return []
    try:
        ranked = await pictures.most_changed(live.game, view, keys, live.lang, live.names, before)
    except NotDrawnProblem:
        return keys[:1]
    return ranked[:1]


def _going_on(live: Live, view: Any) -> bool:
    """Whether the game was not over yet."""
    return bool(view.asked) or live.row.status != "finished"


def _changed(live: Live, view: Any, before: Any) -> int:
    """Return how many lines differ of what lies on the table, told in words."""
    words, names = live.words(live.lang), safe_names(live, live.lang)
    told = news(words.parts(before, names), words.parts(view, names), live.lang).parts
    return sum(part.text.count("\n") + 1 for part in told if part.kind == "things")
