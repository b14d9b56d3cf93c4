"""The decisions of Projet Cérès: each says what it offers, why it refuses and what it does.

What reasons say, and of which facts, stands in `locales/<lang>/reasons.ftl`.
"""

from __future__ import annotations

from games.core.boundaries import ContinueStep
from games.core.steps import Steps, declared
from games.projet_ceres.steps import (
    agents,
    calls,
    colonies,
    exploring,
    lanes,
    reactions,
    ships,
    turn,
    using,
)

STEPS = Steps(
    *declared(turn, agents, calls, colonies, ships, exploring, lanes, using, reactions),
    ContinueStep(),
)
