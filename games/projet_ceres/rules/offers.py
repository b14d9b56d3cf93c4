"""Choices on which effects and the steps that ask for them must agree."""

from __future__ import annotations

from games.projet_ceres.content import Index
from games.projet_ceres.effects import RESOURCES, Cost, Salvage
from games.projet_ceres.rules import belt, derive, goods
from games.projet_ceres.state import NOBODY, Player, State

SURCHARGE = (2, 1, 1, 0)
"""The extra prices of the slots of the project queue, from slot 1 (OP-07)."""
SLOTS, MORE_SLOTS = 5, 6
TOP = 3
"""The extra price of the project on top of the pile."""
CARDS = 2
"""How many cards Library and Dump take at most."""


def slots(seats: int) -> int:
    """Return the investment slots, by players (OP-06)."""
    return MORE_SLOTS if seats > 4 else SLOTS


def destructible(state: State, seat: int, scope: str) -> list[str]:
    """Return the asteroids that an effect may destroy (12.7); not where combats are open."""
    closed, close = belt.frozen(state), belt.near(state, seat)
    found: list[str] = []
    for cell, each in state.belt.items():
        own = each.seat == seat
        fits = {
            "own": own,
            "near": own or (cell in close and each.up and each.seat == NOBODY),
            "face_down": cell in close and not each.up,
        }[scope]
        if fits and cell not in closed:
            found.append(cell)
    return found


def sales(state: State, seat: int, n: int) -> list[tuple[str, str]]:
    """Return what a seat can sell at Ceres: n units of a type on one asteroid (11.6)."""
    closed = belt.frozen(state)
    cells = [c for c in belt.own(state, seat) if belt.touches_ceres(c) and c not in closed]
    return [(c, key) for c in cells for key in RESOURCES if state.belt[c].goods.get(key, 0) >= n]


def purchasable(state: State, source: str) -> list[str]:
    """Return the investment cards of the queue or of the common discard."""
    return [card for card in (state.queue if source == "queue" else state.common) if card]


def salvageable(t: Index, state: State, seat: int) -> list[str]:
    """Return the cards a seat can take from its discard: none that itself takes some.

    Such cards would bring each other back without end.
    """
    return [
        card
        for card in state.players[seat].discard
        if not any(isinstance(word, Salvage) for each in t.cards[card].effect for word in each.do)
    ]


def used(p: Player, source: str) -> list[str]:
    """Return the buildings that were used in this round, except the one that readies them."""
    return [each for each in dict.fromkeys(p.used) if each in p.buildings and each != source]


def surcharge(t: Index, state: State, seat: int, project: str) -> int:
    """Return the extra price of a project for its place (18.2)."""
    found = SURCHARGE[state.projects.index(project)] if project in state.projects else TOP
    return max(0, found + derive.total(t, state, seat, "surcharge"))


def takeable(t: Index, state: State, seat: int, box: str) -> int:
    """Return how many cards a Library or a Dump can take from a seat's pile (6.9, 6.10)."""
    p = state.players[seat]
    return min(CARDS, len(p.deck if t.boxes[box].does == "library" else p.discard))


def supportable(state: State) -> list[str]:
    """Return the projects that may be supported: the queue's and the top of the pile (6.5)."""
    return [each for each in (*state.projects, *state.pile[:1]) if each]


def price(t: Index, state: State, seat: int, project: str) -> Cost:
    """Return what supporting a project costs."""
    cost = t.projects[project].cost
    extra = surcharge(t, state, seat, project)
    return Cost(cost.rock, cost.hydrocarbon, cost.metal, cost.any + extra)


def payable(t: Index, state: State, seat: int) -> list[str]:
    """Return the projects that a seat can pay for, the cheapest first."""
    prices = {each: price(t, state, seat, each) for each in supportable(state)}
    found = [each for each in prices if goods.affords(t, state, seat, prices[each])]
    return sorted(found, key=lambda each: prices[each].units)


def spaces(t: Index, state: State, box: str) -> int:
    """Return how many agents a box holds, 0 any number (4.3.5)."""
    found, seats = t.boxes[box], len(state.players)
    if seats > 4 and found.five:
        return found.five
    if seats > 2 and found.three:
        return found.three
    return found.spaces


def open_boxes(t: Index, state: State) -> list[str]:
    """Return the boxes that there are: printed ones and those of finished projects (4.3.4)."""
    return [*t.printed, *state.finished]


def occupied(state: State, box: str) -> int:
    """Return the number of agents on a box."""
    return sum(p.boxes.count(box) for p in state.players)
