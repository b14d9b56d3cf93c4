"""The newest panel of each person at each table: one that a newer takes the place of goes away."""

from __future__ import annotations

from typing import Any

import discord

from bot import replies
from bot.background import Background
from bot.controls import Press

KEPT = 10_000
"""People at tables whose newest panel is remembered."""


class Opened:
    """Remembers which private message is somebody's panel, as long as Discord lets it change."""

    def __init__(self, background: Background) -> None:
        self.background = background
        self._newest: dict[tuple[str, int], discord.Interaction[Any]] = {}

    def shown(self, press: Press) -> None:
        """Note that a press was answered with the panel; an older one, elsewhere, is taken away.

        It would stand above newer posts and tell how the table stood once. After a quarter of an
        hour Discord takes no changes any more: it tells so itself when it is pressed.
        """
        whose = (press.table, press.interaction.user.id)
        if len(self._newest) >= KEPT:
            self._newest.clear()
        old = self._newest.get(whose)
        self._newest[whose] = press.interaction
        if old is not None and not replies.in_private(press.interaction):
            self.background.spawn(replies.take_away(old))
