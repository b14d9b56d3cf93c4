"""What a layout of Ceres works with: the view, the older view, the cards and the words."""

from __future__ import annotations

from collections.abc import Sequence

from games.ceres.content import components
from games.ceres.content.types import (
    Asteroid,
    Facility,
    Kind,
    Part,
    Project,
    Ship,
    TradeLine,
)
from games.ceres.state import NOBODY, Outstation
from games.ceres.tables import tables
from games.ceres.terms import Name, name
from games.ceres.view import AsteroidView, PlayerView, ShipView, View
from games.ceres.words_desk import Desk
from games.core.text import Language
from rendering.canvas import Canvas
from rendering.ceres.cards import Station
from rendering.ceres.labels import Label, label
from rendering.theme import PlayerStyle, Theme


class Table:
    """A view with everything needed to show it; read-only."""

    def __init__(
        self,
        view: View,
        before: View | None,
        lang: Language,
        theme: Theme,
        names: Sequence[str],
    ) -> None:
        self.view = view
        self.before = before
        """The older view to mark changes against, of the same game, or `None`."""
        self.lang: Language = lang
        self.theme = theme
        self.names = names
        self.index = components(view.content)
        self.tables = tables(view.content, view.edition)
        self.final = view.edition == "final"
        self.desk = Desk(view, lang)

    def canvas(self, width: int, height: int) -> Canvas:
        """Return an empty canvas."""
        return Canvas(width, height, self.theme)

    def word(self, key: Label) -> str:
        """Return a word of the pictures."""
        return label(key, self.lang)

    def said(self, named: Name) -> str:
        """Return a name in the picture's language."""
        return name(named, self.lang)

    def title(self, key: str) -> str:
        """Return the name of a card, asteroid, ship or Favor."""
        return self.index.names[key][self.lang]

    def style(self, seat: int) -> PlayerStyle:
        """Return how a seat is told."""
        return self.theme.player(seat)

    def owner(self, seat: int) -> PlayerStyle | None:
        """Return how a seat is told, or nothing for nobody."""
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

    def docked(self) -> ShipView:
        """Return the ship of this round."""
        return self.view.ships[self.view.round - 1]

    def fresh(self, key: str) -> bool:
        """Tell whether a card came to its row since the older view, renewals of a round apart."""
        if self.before is None or self.before.round != self.view.round:
            return False
        return key not in (*self.before.facility_row, *self.before.project_row)

    # What the viewer could pay for now; nothing where nobody in particular looks on

    def ice(self, rock: AsteroidView) -> int | None:
        """Return the Ice of a Launch for the viewer, `None` for the public."""
        return None if self.view.seat is None else self.desk.launch_price(rock.id).get("ice", 0)

    def in_reach(self, rock: AsteroidView) -> bool:
        """Tell whether the viewer has Ice and a Probe for an asteroid that nobody has claimed."""
        return self.view.seat is not None and self.desk.in_reach(rock)

    def can_build(self, card: str) -> bool:
        """Tell whether the viewer can pay for a Facility."""
        return self.view.seat is not None and self.desk.can_build(card)

    def can_complete(self, project: str) -> bool:
        """Tell whether the viewer could take a project and complete it at once."""
        return self.view.seat is not None and self.desk.can_complete(project)

    def can_trade(self, line: TradeLine) -> bool:
        """Tell whether the viewer can pay for a trade line of the docked ship."""
        return self.view.seat is not None and self.desk.can_trade(line)

    def player(self, seat: int) -> PlayerView:
        """Return a player."""
        return self.view.players[seat]

    def earlier(self, seat: int) -> PlayerView | None:
        """Return a player as of the older view."""
        return None if self.before is None else self.before.players[seat]

    def station(self, outstation: Outstation) -> Station:
        """Return what an Outstation shows."""
        return Station(
            title=self.title(outstation.top),
            kind=self.kind(outstation.top),
            production=self.tables.production[outstation.top],
            functions=self._functions(outstation),
            worker=outstation.worker,
            droid=outstation.droid,
        )

    def _functions(self, outstation: Outstation) -> tuple[tuple[Part, ...], ...]:
        starting = self.index.starting[self.view.edition].get(outstation.top)
        if starting is not None:
            return starting.top, starting.bottom
        top = self.index.functions[self.view.edition][outstation.top]
        if not outstation.bottom:
            return (top,)
        return top, self.index.functions[self.view.edition][outstation.bottom]

    def commitment(self, project: Project) -> int:
        """Return the Influence that committing a project costs: draft edition only (E13)."""
        return 0 if self.final else project.commitment
