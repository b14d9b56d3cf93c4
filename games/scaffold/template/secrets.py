"""Which fields are public; the types in `state.py` declare who knows the others."""

from __future__ import annotations

from games.core.hidden.compile import Secrets
from games.core.hidden.declare import Pool
from games.scaffold.template.content import SETS
from games.scaffold.template.state import Player, State, Turn

SECRETS = Secrets(
    State,
    public={
        State: "content rounds round stack",
        Player: "energy",
        Turn: "seat acted",
    },
    pools={"asteroids": Pool(lambda state, seat: list(SETS.get(state.content).asteroids))},
)
