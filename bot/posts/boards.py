"""Which boards a post shows: how much of the channel turns take up is a setting of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.platform.pictures import boards
from bot.posts.changes import news
from bot.service.history.log_text import opens, safe_names
from bot.service.tables.session import Live
from bot.service.tables.settings import posts_of
from db.entries import EntryRow
from games.core.game import AnyGame
from games.core.text import Language
from games.core.words import Words

COMPACT, BOARD = "compact", "board"
LINES = 8
"""The last lines of the log that stand below the one board of a table."""


def boards_of(live: Live, view: Any, before: Any, entries: Sequence[EntryRow]) -> list[str]:
    """Return the pictures for what happened since `before`, the view that everybody had then.

    A compact post shows the first board that has changed, or none if no board has; at the end of
    a round and of the game it shows all boards.
    """
    if posts_of(live) != COMPACT or before is None or not _going_on(live, view):
        return boards(live.game)
    if any(opens(live, entry) for entry in entries):
        return boards(live.game)
    return changed(live, view, before, live.lang)[:1]


def changed(live: Live, view: Any, before: Any, lang: Language) -> list[str]:
    """Return the boards that show something that has changed since an older view."""
    return differing(live.game, live.words(lang), safe_names(live, lang), view, before)


def differing(
    game: AnyGame, words: Words[Any], names: Sequence[str], view: Any, before: Any
) -> list[str]:
    """Return the boards that differ between two views by the parts they show, in their order."""
    old, now = words.parts(before, names), words.parts(view, names)
    found = {part.key for part in news(old, now, words.lang).parts}
    found |= {part.key for part in old} - {part.key for part in now}
    shown = set(boards(game))
    return [
        picture.key
        for picture in game.pictures()
        if picture.key in shown and any(map(picture.has, found))
    ]


def _going_on(live: Live, view: Any) -> bool:
    """Whether the game was not over yet."""
    return bool(view.asked) or live.row.status != "finished"
