"""The input of layouts of Ceres: the view, now and before, the cards and the words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from msgspec.structs import replace

from games.ceres.actions import AnyAction
from games.ceres.content import Index, components
from games.ceres.content.types import (
    Asteroid,
    Facility,
    Field,
    Kind,
    Part,
    Project,
    Ship,
    TradeLine,
)
from games.ceres.game import GAME
from games.ceres.rules.derived import Rock
from games.ceres.rules.tables import Tables, tables
from games.ceres.state import NOBODY, Outstation, Player, State, Turn
from games.ceres.words.position import Position
from games.ceres.words.speakers import SPEAKERS
from rendering.canvas import Amounts
from rendering.ceres.goals import goals
from rendering.table import BaseTable
from rendering.theme import PlayerStyle


class Station(NamedTuple):
    """The content of an Outstation: a Function per card, the upper one first."""

    title: str
    brief: str
    kind: Kind
    production: Amounts
    functions: tuple[tuple[Part, ...], ...]
    worker: bool
    droid: bool

    @property
    def occupied(self) -> bool:
        """Whether a Worker or a Droid is there."""
        return self.worker or self.droid


class Table(BaseTable[State]):
    """The view of a game with everything needed to show it; read-only."""

    game = "ceres"
    speakers = SPEAKERS

    @cached_property
    def index(self) -> Index:
        """The components of the game."""
        return components(self.state.content)

    @cached_property
    def tables(self) -> Tables:
        """What follows from the components in the edition of the game."""
        return tables(self.state.content, self.state.edition)

    @property
    def final(self) -> bool:
        """Whether the game has the rules of the final edition."""
        return self.state.edition == "final"

    @cached_property
    def position(self) -> Position:
        """The position from which words are made."""
        return Position(self.seen, self.speaker)

    def round_of(self, state: State) -> int:
        """Return the number of a state's round."""
        return state.round

    def title(self, key: str) -> str:
        """Return the name of a card, asteroid, ship or Favor."""
        return self.speaker.name(key)

    def brief(self, key: str) -> str:
        """Return a short name of a thing whose name is too long."""
        return self.speaker.brief(key)

    def owner(self, seat: int) -> PlayerStyle | None:
        """Return the style of the seat that owns something, or None for `NOBODY`."""
        return None if seat == NOBODY else self.theme.player(seat)

    def facility(self, key: str) -> Facility:
        """Return a Facility card."""
        return self.index.facilities[key]

    def project(self, key: str) -> Project:
        """Return a Settlement Project."""
        return self.index.projects[key]

    def asteroid(self, key: str) -> Asteroid:
        """Return an asteroid."""
        return self.index.asteroids[key]

    def ship(self, key: str) -> Ship:
        """Return a Cargo Spacecraft."""
        return self.index.ships[key]

    def kind(self, top: str) -> Kind:
        """Return the Type of an Outstation by its top card."""
        return self.tables.kind[top]

    def docked(self) -> str:
        """Return the ship of this round."""
        return self.state.ships[self.state.round - 1]

    def aboard(self, number: int) -> dict[Kind, int]:
        """Return the Workers on the ship of a round."""
        return self.state.ship_workers[number - 1]

    def later(self) -> list[tuple[int, str]]:
        """Return the ships of later rounds with the number of the round."""
        return list(enumerate(self.state.ships[self.state.round :], self.state.round + 1))

    def fresh(self, key: str) -> bool:
        """Return whether a card is new in its row since the older state, except for renewals."""
        if self.before is None or self.before.round != self.state.round:
            return False
        return key not in (*self.before.facility_row, *self.before.project_row)

    # What the viewer could pay for now; nothing where nobody in particular looks on

    def ice(self, rock: Rock) -> int | None:
        """Return the Ice of a Launch for the viewer, or None for the public."""
        return (
            None if self.seen.viewer is None else self.position.launch_price(rock.id).get("ice", 0)
        )

    def in_reach(self, rock: Rock) -> bool:
        """Return whether the viewer has Ice and a Probe for an unclaimed asteroid."""
        return self.seen.viewer is not None and self.position.in_reach(rock)

    def can_build(self, card: str) -> bool:
        """Return whether the viewer can pay for a Facility."""
        return self.seen.viewer is not None and self.position.can_build(card)

    @property
    def upgradable(self) -> bool:
        """Whether the viewer has an Outstation that can be upgraded."""
        viewer, single = self.seen.viewer, self.tables.single
        mine = () if viewer is None else self.player(viewer).outstations
        return any(single(each.top, each.bottom) for each in mine)

    def can_complete(self, project: str) -> bool:
        """Return whether the viewer could take a project and complete it at once."""
        return self.seen.viewer is not None and self.position.can_complete(project)

    def can_finish(self, project: str) -> bool:
        """Return whether the viewer can pay for a project once it is committed."""
        return self.seen.viewer is not None and self.position.can_finish(project)

    def can_trade(self, line: TradeLine) -> bool:
        """Return whether the viewer can pay for a trade line of the docked ship."""
        return self.seen.viewer is not None and self.position.can_trade(line)

    @cached_property
    def open(self) -> Sequence[AnyAction]:
        """The legal actions of the viewer; none for a player who waits."""
        seat = self.seen.viewer
        if seat is None or self.state.over or seat != self.state.turn:
            return ()
        return GAME.legal(self.state, seat)

    @cached_property
    def goals(self) -> frozenset[str]:
        """The aims that the viewer's next decision can lead to; none after a pass."""
        state, seat = self.state, self.seen.viewer
        if seat is None or state.over or seat in state.passed:
            return frozenset()
        decisions = self.open
        if seat != state.turn:  # as if it were that seat's turn already
            decisions = GAME.legal(replace(state, turn=seat, stack=[Turn()]), seat)
        return goals(self.tables, self.player(seat), decisions)

    def at_level(self, field: Field, level: int) -> list[int]:
        """Return the seats that are at a level of a field."""
        return [p.seat for p in self.state.players if p.research[field] == level]

    def player(self, seat: int) -> Player:
        """Return a player."""
        return self.state.players[seat]

    def earlier(self, seat: int) -> Player | None:
        """Return a player as of the older state."""
        return None if self.before is None else self.before.players[seat]

    def station(self, outstation: Outstation) -> Station:
        """Return the content of an Outstation."""
        return Station(
            title=self.title(outstation.top),
            brief=self.brief(outstation.top),
            kind=self.kind(outstation.top),
            production=self.tables.production[outstation.top],
            functions=self._functions(outstation),
            worker=outstation.worker,
            droid=outstation.droid,
        )

    def _functions(self, outstation: Outstation) -> tuple[tuple[Part, ...], ...]:
        starting = self.index.starting[self.state.edition].get(outstation.top)
        if starting is not None:
            return starting.top, starting.bottom
        top = self.index.functions[self.state.edition][outstation.top]
        if not outstation.bottom:
            return (top,)
        return top, self.index.functions[self.state.edition][outstation.bottom]

    def commitment(self, project: Project) -> int:
        """Return the Influence that committing a project costs: draft edition only (E13)."""
        return 0 if self.final else project.commitment
