"""The common input of all games' layouts; each game adds the look-ups of its drawings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

from games.core.game import GameState
from games.core.hidden.declare import View
from games.core.outcome import Actor
from games.core.speech import Argument, Speakers
from games.core.text import Language
from rendering.canvas import Canvas
from rendering.fold import folded
from rendering.labels import label
from rendering.layout import Layout
from rendering.scene import Scene
from rendering.theme import PlayerStyle, Theme

S = TypeVar("S", bound=GameState)


class BaseTable(Generic[S]):
    """The view of a game, and the words, colours and names in which it is shown; read-only."""

    game: ClassVar[str]
    """The key of the game, by which the words of its pictures are found."""
    speakers: ClassVar[Speakers]
    """Who says the messages of the game itself."""

    def __init__(
        self,
        seen: View[S],
        before: View[S] | None,
        lang: Language,
        theme: Theme,
        names: Sequence[str],
    ) -> None:
        self.seen = seen
        self.state = seen.state
        self.before = None if before is None else before.state
        """The older state to mark changes against, of the same game, or `None`."""
        self.lang: Language = lang
        self.theme = theme
        self.names = names
        self.speaker = self.speakers(lang, seen.state.content)

    def round_of(self, state: S) -> int:
        """Return the number of a state's round; changes by a new round are no player's."""
        return 0

    @property
    def renewed(self) -> bool:
        """Whether a new round began since the older state: only players' changes are marked."""
        return self.before is not None and self.round_of(self.before) != self.round_of(self.state)

    def canvas(self, width: int, height: int) -> Canvas:
        """Return an empty canvas."""
        return Canvas(width, height, self.theme)

    def word(self, key: str, **arguments: Argument) -> str:
        """Return a word of the pictures."""
        return label(self.game, self.lang, key, **arguments)

    def said(self, key: str) -> str:
        """Return a message of the game without arguments."""
        return self.speaker.text(key)

    def style(self, actor: Actor) -> PlayerStyle:
        """Return the style of a seat, or of a rival without a seat."""
        return self.theme.player(actor)

    def called(self, actor: Actor) -> str:
        """Return a player's name: a seat's own, a rival's from the catalogs."""
        return self.names[actor] if isinstance(actor, int) else self.speaker.name(actor)


AnyTable = BaseTable[Any]
T = TypeVar("T")


def drawn_by(
    table: Callable[[View[S], View[S] | None, Language, Theme, Sequence[str]], T],
    pictures: Mapping[str, Callable[[T], Scene]],
    per_seat: Mapping[str, Callable[[T, int], Scene]] = MappingProxyType({}),
) -> Layout:
    """Return the layout of a game from its table and its drawing functions, by their keys."""

    def layout(
        view: View[S],
        picture: str,
        *,
        lang: Language,
        theme: Theme,
        names: Sequence[str],
        before: View[S] | None = None,
    ) -> Scene:
        name, _, seat = picture.partition(":")
        shown = table(view, before, lang, theme, names)
        return folded(per_seat[name](shown, int(seat)) if seat else pictures[name](shown))

    return layout
