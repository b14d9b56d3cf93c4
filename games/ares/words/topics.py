"""The rules as help pages: each is the message of its key, with numbers from the rules."""

from __future__ import annotations

from collections.abc import Mapping

from games.ares.content import OCEAN_TILES, OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS, degrees
from games.ares.flow import COOP_ROUNDS, SOLO_ROUNDS
from games.ares.rules import derive
from games.ares.rules.costs import STANDARD_MC
from games.ares.scoring import COOP_GOAL
from games.ares.words.terms import stocks
from games.core.speech import Argument, Items

PAGES = "goal round paying standard mars end symbols"
(_LOOK, _KEEP), (_BONUS_LOOK, _BONUS_KEEP) = derive.RESEARCH, derive.CHOOSER_RESEARCH
GIVEN: Mapping[str, Argument] = {
    "less": derive.CHOOSER_LESS,
    "more": derive.CHOOSER_MC,
    "look": _LOOK,
    "keep": _KEEP,
    "bonus-look": _BONUS_LOOK,
    "bonus-keep": _BONUS_KEEP,
    "limit": derive.HAND_LIMIT,
    "steel": derive.STEEL_WORTH,
    "titanium": derive.TITANIUM_WORTH,
    "sale": derive.SALE_WORTH,
    "forest-plants": derive.FOREST_PLANTS,
    "forest-mc": STANDARD_MC["forest_mc"],
    "step-heat": derive.HEAT_STEP,
    "step-mc": STANDARD_MC["mc_temperature"],
    "ocean-mc": STANDARD_MC["mc_ocean"],
    "hot": degrees(TEMPERATURE_STEPS),
    "steps": TEMPERATURE_STEPS,
    "oxygen": OXYGEN_STEPS,
    "oceans": OCEANS,
    "tiles": Items(stocks(card=tile.cards, **tile.gains) for tile in OCEAN_TILES),
    "coop-rounds": COOP_ROUNDS,
    "coop-points": COOP_GOAL,
    "solo-rounds": SOLO_ROUNDS,
}
"""The numbers of the rules, as arguments of help pages."""
