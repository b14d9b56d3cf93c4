"""The input of layouts of Luna Maris: the view, now and before, components, words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from games.core.outcome import Actor, Outcome
from games.luna_maris import scoring
from games.luna_maris.actions import AnyAction
from games.luna_maris.content import Index, components
from games.luna_maris.content.types import Module, Track
from games.luna_maris.game import GAME
from games.luna_maris.state import AI, CAPPED, Equipping, Player, Rival, Side, Starting, State
from games.luna_maris.words.speakers import SPEAKERS
from rendering.table import BaseTable


class Table(BaseTable[State]):
    """The view of a game with everything needed to show it; read-only."""

    game = "luna_maris"
    speakers = SPEAKERS

    @cached_property
    def index(self) -> Index:
        """The components of the game."""
        return components(self.state.content)

    def round_of(self, state: State) -> int:
        """Return the number of a state's round."""
        return state.round

    def title(self, key: str) -> str:
        """Return the name of a component."""
        return self.speaker.name(key)

    def player(self, seat: int) -> Player:
        """Return a player."""
        return self.state.players[seat]

    @property
    def actors(self) -> tuple[Actor, ...]:
        """All who play: the seats, then the rival of a solo game."""
        seats = range(len(self.state.players))
        return (*seats, AI) if self.state.rival else tuple(seats)

    def side(self, actor: Actor) -> Side:
        """Return a player or the rival."""
        return _side(self.state, actor)

    def earlier(self, actor: Actor) -> Side | None:
        """Return a player or the rival as of the older state."""
        return None if self.before is None else _side(self.before, actor)

    @property
    def turn(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        return None if self.state.over else self.state.turn

    @cached_property
    def outcome(self) -> Outcome | None:
        """The result of the game, or None before its end."""
        return scoring.standing(self.state) if self.state.over else None

    def rank(self, actor: Actor) -> int:
        """Return a player's final rank."""
        scores = self.outcome.scores if self.outcome else ()
        return next(score.rank for score in scores if score.seat == actor)

    @property
    def choice(self) -> tuple[str, ...]:
        """The tiles of equipment to choose from, before the game (2.10)."""
        frame = self.state.stack[-1] if self.state.stack else None
        return tuple(frame.tiles) if isinstance(frame, Equipping) else ()

    @cached_property
    def open(self) -> Sequence[AnyAction]:
        """The legal actions of the viewer; none for a player who waits."""
        seat = self.seen.viewer
        if seat is None or seat != self.turn:
            return ()
        return GAME.legal(self.state, seat)

    @property
    def starts(self) -> tuple[str, ...]:
        """The scientists who show where the astronauts can begin, while that is chosen (2.11)."""
        choosing = any(isinstance(frame, Starting) for frame in self.state.stack)
        return tuple(self.state.revealed) if choosing else ()

    @property
    def begun(self) -> bool:
        """Whether the first round has begun."""
        return not (self.choice or self.starts)

    # The colony

    def there(self, module: Module) -> list[Actor]:
        """Return the players in a module; the player who keeps it active comes first."""
        found = [actor for actor in self.actors if self.side(actor).module == module]
        return sorted(found, key=lambda actor: not self.active(actor))

    def active(self, actor: Actor) -> bool:
        """Return whether a player is on an activation space, as the rival's disc always is."""
        side = self.side(actor)
        return isinstance(side, Rival) or side.active

    def came(self, actor: Actor) -> bool:
        """Return whether a player has moved, or stepped on an activation space, since before."""
        side, old = self.side(actor), self.earlier(actor)
        if old is None or self.renewed:
            return False
        stepped = isinstance(side, Player) and isinstance(old, Player) and side.active > old.active
        return side.module != old.module or stepped

    def builder(self, module: Module) -> Actor | None:
        """Return the player who improved a module."""
        return next((actor for actor in self.actors if module in self.side(actor).built), None)

    # Tracks

    def at_level(self, track: Track, level: int) -> list[Actor]:
        """Return the players at a level of a research track; cap rewards are a last level."""
        return [a for a in self.actors if level_of(self.side(a), track) == level]

    def at_carbon(self, space: int) -> list[Actor]:
        """Return the players whose disc is on a space of the CO2 track."""
        return [actor for actor in self.actors if self.side(actor).co2 == space]


LEVELS = range(1, CAPPED + 1)
"""Of a research track, that of the cap reward included."""


def level_of(side: Side, track: Track) -> int:
    """Return a player's level on a research track."""
    return side.research.get(track, 1)


def _side(state: State, actor: Actor) -> Side:
    if isinstance(actor, int):
        return state.players[actor]
    assert state.rival is not None
    return state.rival
