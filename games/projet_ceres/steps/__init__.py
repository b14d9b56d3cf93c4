"""The decisions of Projet Cérès: their offers, refusals and effects.

The texts of reasons, with their facts, are in `locales/<lang>/reasons.ftl`.
"""

from __future__ import annotations

from games.core.boundaries import ContinueStep
from games.core.steps import Steps, declared
from games.projet_ceres.steps import agents, calls, colonies, exploring, lanes, ships, turn, using

STEPS = Steps(
    *declared(turn, agents, calls, colonies, ships, exploring, lanes, using), ContinueStep()
)
