"""`python -m tests.e2e.quick_projet`: the bot, whose games of Projet Cérès begin late.

`GAME_LEFT` says how many projects are not finished. With `GAME_PERMUTED` all hidden things are
different from the game of that number on. Due times are looked at often, and `GAME_SEED` is as in
`tests.e2e.quick`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import replace
from itertools import count

from bot.__main__ import main
from games import registry
from games.core.rng import rng
from games.projet_ceres.game import GAME
from games.projet_ceres.state import State
from tests.e2e.quick import hurry
from tests.projet_ceres.late import late
from tests.projet_ceres.permuted import permuted

BEGUN = count(1)


def new(options: Mapping[str, str], seats: int, seed: int, content: str) -> State:
    """Return the first state of a game, as the environment wants it."""
    state = late(options, seats, seed, content, left=int(os.environ.get("GAME_LEFT", "3")))
    number, others = next(BEGUN), int(os.environ.get("GAME_PERMUTED", "0"))
    return permuted(state, None, rng(number)) if 0 < others <= number else state


if __name__ == "__main__":
    hurry()
    registry.register(replace(GAME, rules=replace(GAME.rules, new=new)))
    sys.exit(main())
