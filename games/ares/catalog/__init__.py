"""The 208 project cards in the order of their numbers, and the corporations.

A blue card has either an action or an ongoing effect. Blue actions and red cards that raise a
parameter or the terraform rating stand apart from the others. A green card stands with the first
thing of these that it gives: steel or titanium, plants, heat, MC or cards.
"""

from __future__ import annotations

from games.ares.catalog.blue_actions import BLUE_ACTIONS
from games.ares.catalog.blue_effects import BLUE_EFFECTS
from games.ares.catalog.blue_terraforming import BLUE_TERRAFORMING
from games.ares.catalog.corporations import CORPORATIONS
from games.ares.catalog.green_heat import GREEN_HEAT
from games.ares.catalog.green_metals import GREEN_METALS
from games.ares.catalog.green_money import GREEN_MONEY
from games.ares.catalog.green_plants import GREEN_PLANTS
from games.ares.catalog.red_others import RED_OTHERS
from games.ares.catalog.red_terraforming import RED_TERRAFORMING
from games.ares.effects.card import Card

BLUE = (*BLUE_ACTIONS, *BLUE_TERRAFORMING, *BLUE_EFFECTS)
RED = (*RED_TERRAFORMING, *RED_OTHERS)
GREEN = (*GREEN_METALS, *GREEN_PLANTS, *GREEN_HEAT, *GREEN_MONEY)
PROJECTS: tuple[Card, ...] = tuple(sorted((*BLUE, *RED, *GREEN), key=lambda card: card.number))

__all__ = ["CORPORATIONS", "PROJECTS"]
