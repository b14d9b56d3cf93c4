"""What the author of a game writes about its pictures, its words and its menus."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.core.batches import Batch
from games.core.engine import AnyEngine
from games.core.hidden.declare import AnyView
from games.core.setup import PictureName
from games.core.wording import Wording


@dataclass(frozen=True, kw_only=True)
class Presentation:
    """How a game is shown and said."""

    wording: Wording[Any]
    """The functions that describe positions."""
    pictures: tuple[PictureName, ...]
    """The pictures that the renderer knows for this game."""
    about: Callable[[AnyView, int, str | None, str | None], str | None] | None = None
    """Return the picture that shows what a seat has to decide, where words can't tell (`about`)."""
    batches: Callable[[AnyEngine, Any, int], Sequence[Batch]] = lambda engine, state, seat: ()
    """Return the decisions of which a seat can take several at once, in a form."""
    groups: Mapping[str, str] = field(default_factory=dict[str, str])
    """The groups of commands, by kinds of action, where there are more than one level holds."""
    first_game: Mapping[str, str] = field(default_factory=dict[str, str])
    """The options of a first game, where they are not standard."""
