"""The map: cells, homes, notches, adjacency, where asteroids can be placed (3.3, 12).

A cell is a ring and a number in it, `B3`: ring A touches Ceres; numbers run clockwise from axis 0.
"""

from __future__ import annotations

from functools import cache

from games.core.grid import Rings, linked
from games.projet_ceres.state import NOBODY, Arrivals, Asteroid, Fight, State

HOMES = {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
"""The axes of the homes, by players; seats take them in their order (OP-77)."""


class Chart(Rings):
    """The cells of a map for a number of players; Ceres itself is none."""

    def __init__(self, seats: int) -> None:
        super().__init__(4 if seats > 4 else 3)
        self.axes = {self.on_axis(axis, self.radius): axis for axis in HOMES[seats]}
        self.homes = list(self.axes)
        self.notches = {home: self.neighbours[home] for home in self.homes}
        self.all_notches = frozenset(cell for home in self.homes for cell in self.notches[home])
        self.fewest = 1 if seats > 4 else 2
        """Asteroids that a placed one must be next to (12.3, 20.2)."""

    def axis(self, home: str, ring: int) -> str:
        """Return the cell of a ring on the axis of a home."""
        return self.on_axis(self.axes[home], ring)

    def towards(self, home: str) -> str:
        """Return the notch of a home that lies towards Ceres, where its home asteroid starts."""
        return self.axis(home, self.radius - 1)


@cache
def chart(seats: int) -> Chart:
    """Return the map for a number of players."""
    return Chart(seats)


def chart_of(state: State) -> Chart:
    """Return the map of a game."""
    return chart(len(state.players))


def touches_ceres(cell: str) -> bool:
    """Return whether a cell is next to Ceres (10.2)."""
    return cell[0] == "A"


def own(state: State, seat: int) -> list[str]:
    """Return the asteroids that a seat controls (13.2)."""
    return [cell for cell, each in state.belt.items() if each.seat == seat]


def frozen(state: State) -> set[str]:
    """Return where goods can be neither spent nor moved, as a combat is open there (10.12)."""
    if len(state.stack) < 2:
        return set()
    found: set[str] = set()
    for frame in state.stack[1:]:
        if type(frame) is Fight:
            found.add(frame.cell)
        elif type(frame) is Arrivals:
            found.update(each.cell for each in frame.left)
    return found


def near(state: State, seat: int, *, ships: bool = False) -> set[str]:
    """Return the cells next to a seat's asteroids, and its notches (brief 13).

    With `ships`: the cells next to the seat's ships, and its notches only if ships are on its board
    (10.2).
    """
    found, player = chart_of(state), state.players[seat]
    cells = set(found.notches[player.home]) if player.docked or not ships else set[str]()
    for cell in own(state, seat):
        cells.update(found.neighbours[cell])
    return cells


def unexplored(state: State, seat: int) -> list[str]:
    """Return the face-down asteroids next to ships of a seat (5.1)."""
    cells, belt = near(state, seat, ships=True), state.belt
    return [cell for cell in belt if cell in cells and not belt[cell].up]


def cut_off(state: State, seat: int) -> bool:
    """Return whether a seat is cut off from the belt (12.10)."""
    found = chart_of(state)
    notches = found.notches[state.players[seat].home]
    others = found.all_notches.difference(notches)
    cells = linked(notches, found.neighbours, state.belt)
    return not any(touches_ceres(cell) or cell in others for cell in cells)


def open_cells(state: State) -> list[str]:
    """Return the empty cells, ring by ring."""
    found = chart_of(state)
    return [cell for cell in found.places if cell not in state.belt and cell not in found.homes]


def placeable(state: State, seat: int) -> list[str]:
    """Return where a seat can place an asteroid (12.3): no cell without a tile left (12.5)."""
    return [cell for cell in open_cells(state) if fits(state, seat, cell)] if state.tiles else []


def can_place(state: State, seat: int) -> bool:
    """Return whether a seat can place an asteroid anywhere."""
    return bool(state.tiles) and any(fits(state, seat, cell) for cell in open_cells(state))


def fits(state: State, seat: int, cell: str) -> bool:
    """Return whether an asteroid may be placed in an empty cell (12.3, OP-65)."""
    found = chart_of(state)
    if cell in found.all_notches:
        return True
    around = [n for n in found.neighbours[cell] if n in state.belt]
    return len(around) >= found.fewest and next_to_own(state, seat, cell)


def next_to_own(state: State, seat: int, cell: str) -> bool:
    """Return whether a cell is next to a seat's own asteroid, where the table requires it."""
    near = chart_of(state).neighbours[cell]
    return state.options["placing"] != "controlled" or any(
        each in near for each in own(state, seat)
    )


def laid(state: State) -> list[str]:
    """Return the cards that lie on asteroids (12.7)."""
    return [card for each in state.belt.values() for card in each.cards or ()]


def leave(asteroid: Asteroid) -> None:
    """Take a ship off an asteroid; without any nobody controls it, but its goods stay (OP-42)."""
    asteroid.ships -= 1
    if not asteroid.ships:
        asteroid.seat = NOBODY
