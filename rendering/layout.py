"""The type of a layout: from a view to a display list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from games.core.text import Language
from rendering.scene import Scene
from rendering.theme import Theme


class Layout(Protocol):
    """A function from a view to a display list: the only one of a game's folder here.

    `picture` is a key of `Game.pictures()`, with `:seat` behind it for pictures drawn per seat.
    Changes since the older view `before` are marked. Names are printable.
    """

    def __call__(
        self,
        view: Any,
        picture: str,
        *,
        lang: Language,
        theme: Theme,
        names: Sequence[str],
        before: Any | None = None,
    ) -> Scene:
        """Return the scene."""
        ...
