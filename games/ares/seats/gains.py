"""The gains of an action, for the reasons of hints: rating, points, goods, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import get_args

from games.ares.content import CARDS
from games.ares.effects import METAL_TAGS, TRACKS, Cube
from games.ares.rules import derive
from games.ares.scoring import categories
from games.ares.seats import outlook, worth
from games.ares.state import Player, State
from games.core.gains import Gain, changes

CUBES: tuple[Cube, ...] = get_args(Cube)


def held(p: Player) -> dict[str, int]:
    """Return what a player has."""
    points, made, cubes = categories(p), derive.production(p), Counter[str]()
    for card, n in p.cubes.items():
        cubes[CARDS[card].holds or ""] += n
    return {
        "stock-tr": points["tr"],
        "forest": points["forests"],
        "category-cards": points["cards"],
        "stock-mc": p.mc,
        "stock-heat": p.heat,
        "stock-plant": p.plant,
        "stock-card": len(p.hand),
        **{f"gain-made-{what}": made[what] for what in TRACKS},
        **{f"metal-{what}": derive.metal(p, what) for what in METAL_TAGS},
        **{f"cube-{what}": cubes[what] for what in CUBES},
    }


def gains(before: State, after: State, seat: int) -> Sequence[Gain]:
    """Return what a seat has more of, or less."""
    o, p = outlook.see(before), after.players[seat]
    worths = {
        "stock-tr": o.tr,
        "forest": o.forest,
        "category-cards": o.point,
        **{f"stock-{what}": worth.stock(what, o) for what in TRACKS},
        **{f"gain-made-{what}": worth.produced(what, o) for what in TRACKS},
        **{f"metal-{what}": worth.metals(o) for what in METAL_TAGS},
        **{f"cube-{what}": worth.CUBE * o.point for what in CUBES},
    }
    found = changes(held(before.players[seat]), held(p), worths)
    new = p.played[len(before.players[seat].played) :]
    lasting = [value for card in new if (value := worth.box_worth(card, o))]
    return [*found, Gain("gain-lasting", len(lasting), sum(lasting))] if lasting else found
