"""`python -m tests.e2e.quick_projet`: the bot, whose games of Projet Cérès begin late.

Clans meet around Ceres, with goods, and most projects are finished. `GAME_LEFT` says how many
are not. What is due is looked at often, and `GAME_SEED` is as in `tests.e2e.quick`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import replace

from bot.__main__ import main
from games.projet_ceres import setup
from games.projet_ceres.game import ProjetCeres
from games.projet_ceres.rules.belt import chart
from games.projet_ceres.state import State
from tests.e2e.quick import hurry
from tests.projet_ceres.invariants import check

LEFT = int(os.environ.get("GAME_LEFT", "3"))
"""Projects that are not finished: so many rounds are played at most."""
RICH = {"rock": 3, "hydrocarbon": 3, "metal": 3}


def late(options: Mapping[str, str], seats: int, seed: int, content: str) -> State:
    """Return a game that is to end soon, its clans next to each other."""
    state = setup.new(options, seats, seed, content)
    found = chart(seats)
    for p in state.players:
        for ring in range(1, found.radius):
            there = state.belt[found.axis(p.home, ring)]
            there.up, there.seat, there.ships = True, p.seat, 1
        p.reserve -= found.radius - 2
        if p.seat % 2 == 0:  # whoever sits there is stronger than the next
            p.reserve -= 1
            state.belt[found.axis(p.home, 1)].ships += 1
        p.goods = dict(RICH)
    queue = [*state.projects[::-1], *state.pile]
    state.projects, state.pile = [*[""] * (4 - LEFT), *queue[:LEFT][::-1]], []
    state.finished = sorted(queue[LEFT:])
    check(state)
    return state


if __name__ == "__main__":
    hurry()
    ProjetCeres.rooms = replace(ProjetCeres.rooms, new=late)
    sys.exit(main())
