"""`python -m tests.e2e.quick_projet`: the bot, whose games of Projet Cérès begin late.

`GAME_LEFT` says how many projects are not finished. What is due is looked at often, and
`GAME_SEED` is as in `tests.e2e.quick`.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from functools import partial

from bot.__main__ import main
from games.projet_ceres.game import ProjetCeres
from tests.e2e.quick import hurry
from tests.projet_ceres.late import late

if __name__ == "__main__":
    hurry()
    new = partial(late, left=int(os.environ.get("GAME_LEFT", "3")))
    ProjetCeres.rooms = replace(ProjetCeres.rooms, new=new)
    sys.exit(main())
