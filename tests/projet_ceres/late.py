"""Games of Projet Cérès that begin late: clans meet, most projects are finished."""

from __future__ import annotations

from collections.abc import Mapping

from games.projet_ceres import setup
from games.projet_ceres.content import SETS
from games.projet_ceres.rules.belt import chart
from games.projet_ceres.state import State
from tests.projet_ceres.invariants import check

RICH = {"rock": 3, "hydrocarbon": 3, "metal": 3}


def late(
    options: Mapping[str, str], seats: int, seed: int, content: str, *, left: int = 3
) -> State:
    """Return a game in which only `left` projects are left, so that it ends soon."""
    state = setup.new(options, seats, seed, content)
    crowd(state)
    queue = [*state.projects[::-1], *state.pile]
    state.projects, state.pile = [*[""] * (4 - left), *queue[:left][::-1]], []
    state.finished = sorted(queue[left:])
    check(state)
    return state


def crowd(state: State) -> None:
    """Put all players' ships on their way to Ceres, next to those of others; with goods."""
    found = chart(len(state.players))
    for p in state.players:
        p.docked, p.reserve = 2, 3
        for ring in range(1, found.radius):
            there = state.belt[found.axis(p.home, ring)]
            there.up, there.seat, there.ships = True, p.seat, 1
        p.reserve -= found.radius - 2
        if p.seat % 2 == 0:  # every other seat is stronger than the next
            p.reserve -= 1
            state.belt[found.axis(p.home, 1)].ships += 1
        p.goods = dict(RICH)


def built(state: State, count: int) -> None:
    """Let each player have built `count` investment cards, and hold as many."""
    t = SETS.get(state.content)
    for p in state.players:
        new = [state.investment.pop() for _ in range(2 * count)]
        able = [card for card in new if t.cards[card].building is not None][:count]
        p.buildings += able
        p.hand = sorted([*p.hand, *(card for card in new if card not in able)])
        p.owned = sorted([*p.owned, *new])
    check(state)
