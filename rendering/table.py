"""What the layouts of all games work with; each game's own adds what its drawings look up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.core.speech import Argument
from games.core.text import Language
from rendering.canvas import Canvas
from rendering.labels import label
from rendering.theme import PlayerStyle, Theme


class BaseTable:
    """The language, the colours and the names in which a game is shown; read-only."""

    game: ClassVar[str]
    """The key of the game, by which its words are found."""

    def __init__(self, lang: Language, theme: Theme, names: Sequence[str]) -> None:
        self.lang: Language = lang
        self.theme = theme
        self.names = names

    def canvas(self, width: int, height: int) -> Canvas:
        """Return an empty canvas."""
        return Canvas(width, height, self.theme)

    def word(self, key: str, **arguments: Argument) -> str:
        """Return a word of the pictures."""
        return label(self.game, self.lang, key, **arguments)

    def style(self, seat: int) -> PlayerStyle:
        """Return how a seat is told."""
        return self.theme.player(seat)
