"""The input of layouts of Projet Cérès: the view, now and before, components, words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from games.core.outcome import Outcome
from games.core.speech import Argument, Message
from games.projet_ceres import scoring
from games.projet_ceres.actions import AnyAction
from games.projet_ceres.content import Index, components
from games.projet_ceres.content.types import Tile
from games.projet_ceres.game import GAME
from games.projet_ceres.rules import belt, goods
from games.projet_ceres.state import Arrivals, Asteroid, Call, Fight, Player, State
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.speakers import SPEAKERS
from rendering.table import BaseTable


class Table(BaseTable[State]):
    """The view of a game with everything needed to show it; read-only."""

    game = "projet_ceres"
    speakers = SPEAKERS

    @cached_property
    def t(self) -> Index:
        """The components of the game."""
        return components(self.state.content)

    @cached_property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.state.players))

    def round_of(self, state: State) -> int:
        """Return the number of a state's round."""
        return state.round

    def title(self, key: str) -> str:
        """Return the name of a component; "?" for a hidden one."""
        return self.speaker.name(key) if key in self.speaker.names else "?"

    def text(self, said: Argument) -> str:
        """Return the text of a message."""
        return self.speaker.say(said) if isinstance(said, Message) else str(said)

    def player(self, seat: int) -> Player:
        """Return a player."""
        return self.state.players[seat]

    def earlier(self, seat: int) -> Player | None:
        """Return a player as of the older state."""
        return None if self.before is None else self.before.players[seat]

    def points(self, seat: int) -> int:
        """Return the points of a player so far."""
        p = self.player(seat)
        return scoring.DEVOTION * p.dev + p.col

    @property
    def order(self) -> list[int]:
        """The seats in their order of play in this phase; at the end of the game by their rank."""
        if self.outcome:
            return [int(score.seat) for score in sorted(self.outcome.scores, key=lambda s: s.rank)]
        count = len(self.seats)
        found = [(self.state.first + step) % count for step in self.seats]
        return found[::-1] if self.state.phase == 3 else found

    @cached_property
    def position(self) -> Position:
        """The position from which words are made."""
        return Position(self.seen, self.speaker)

    @cached_property
    def open(self) -> Sequence[AnyAction]:
        """The legal actions of the viewer; none for the public."""
        seat = self.seen.viewer
        return () if seat is None or self.state.over else GAME.legal(self.state, seat)

    @cached_property
    def frame(self) -> Any:
        """The first frame that asks the viewer, or None if they wait."""
        return None if self.seen.viewer is None else self.position.frame(self.seen.viewer)

    @cached_property
    def outcome(self) -> Outcome | None:
        """The result of the game, or None before its end."""
        return scoring.standing(self.state) if self.state.over else None

    @property
    def fight(self) -> Fight | None:
        """The open combat."""
        return next((f for f in reversed(self.state.stack) if isinstance(f, Fight)), None)

    @property
    def call(self) -> Call | None:
        """The open mission call."""
        return next((f for f in self.state.stack if isinstance(f, Call)), None)

    @cached_property
    def attackers(self) -> dict[str, tuple[int, int]]:
        """The attackers by cell with their number of ships, in open or later combats."""
        found = {f.cell: (f.attacker, f.ships) for f in self.state.stack if isinstance(f, Fight)}
        for frame in self.state.stack:
            if isinstance(frame, Arrivals):
                found |= {each.cell: (frame.seat, each.ships) for each in frame.left}
        return found

    @cached_property
    def routes(self) -> tuple[frozenset[str], ...]:
        """The asteroids of each seat with a route to its board."""
        return tuple(frozenset(goods.routed(self.t, self.state, seat)) for seat in self.seats)

    @cached_property
    def chart(self) -> belt.Chart:
        """The cells of the map."""
        return belt.chart_of(self.state)

    def tile(self, there: Asteroid) -> Tile | None:
        """Return an asteroid that is face up."""
        return self.t.tiles.get(there.id) if there.up else None

    def asteroid(self, cell: str) -> Asteroid | None:
        """Return the asteroid in a cell as of the older state."""
        return None if self.before is None else self.before.belt.get(cell)
