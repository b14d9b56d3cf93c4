"""What the boards print, by edition: Favors, Research Programs, starting Outstations.

Names and functions of the Favors and of the starting Outstations are the publisher's, as are the
productions and the price of Aerospace L2. Favor costs, the other prices, and in the final edition
the top Functions of Launch Site, Main Lab and Main Office are house content (R4).
"""

from __future__ import annotations

from games.ceres.catalog_parts import act, gain, paid
from games.ceres.components import (
    Edition,
    Favor,
    FavorName,
    Field,
    Goods,
    Kind,
    Name,
    Part,
    Program,
    StartingOutstation,
)

_FAVOR_NAMES: dict[FavorName, Name] = {
    "manufacturing_efficiency": Name("Manufacturing Efficiency", "Fabrication efficace"),
    "continuous_ice_supply": Name("Continuous Ice Supply", "Approvisionnement en glace"),
    "mars_droid": Name("Mars Droid", "Droïde martien"),
    "leader_assistant": Name("Leader Assistant", "Adjoint de direction"),
    "special_grant": Name("Special Grant", "Subvention spéciale"),
}


def _favors(**costs: int) -> tuple[Favor, ...]:
    return tuple(Favor(id=key, name=name, cost=costs[key]) for key, name in _FAVOR_NAMES.items())


FAVORS: dict[Edition, tuple[Favor, ...]] = {
    "final": _favors(
        manufacturing_efficiency=1,
        continuous_ice_supply=2,
        mars_droid=2,
        leader_assistant=3,
        special_grant=3,
    ),
    "draft": _favors(
        manufacturing_efficiency=1,
        continuous_ice_supply=1,
        mars_droid=2,
        leader_assistant=2,
        special_grant=3,
    ),
}

_VP = (1, 3, 5)


def _field(field: Field, *costs: Goods) -> tuple[Program, ...]:
    return tuple(
        Program(field=field, level=level, cost=cost, vp=vp)
        for level, (cost, vp) in enumerate(zip(costs, _VP, strict=True), 1)
    )


PROGRAMS: dict[Edition, tuple[Program, ...]] = {
    "final": (
        *_field("aerospace", {"energy": 2}, {"energy": 4}, {"energy": 6}),
        *_field(
            "construction",
            {"energy": 2},
            {"ceramics": 2, "energy": 2},
            {"ceramics": 3, "energy": 3},
        ),
        *_field(
            "logistics",
            {"energy": 2},
            {"energy": 3, "credit": 2},
            {"energy": 5, "credit": 2},
        ),
    ),
    # By column (E26)
    "draft": (
        *_field("aerospace", {"energy": 2}, {"energy": 4}, {"energy": 6}),
        *_field("construction", {"energy": 2}, {"energy": 4}, {"energy": 6}),
        *_field("logistics", {"energy": 2}, {"energy": 4}, {"energy": 6}),
    ),
}


def _start(
    key: str, kind: Kind, production: Goods, top: tuple[Part, ...], bottom: tuple[Part, ...]
) -> StartingOutstation:
    return StartingOutstation(
        id=key,
        name=_STARTING_NAMES[key],
        kind=kind,
        production=production,
        top=top,
        bottom=bottom,
    )


_STARTING_NAMES: dict[str, Name] = {
    "launch_site": Name("Launch Site", "Site de lancement"),
    "main_factory": Name("Main Factory", "Usine principale"),
    "main_lab": Name("Main Lab", "Laboratoire principal"),
    "main_office": Name("Main Office", "Bureau principal"),
}

_MANUFACTURE = (act("manufacture", 2), paid(act("manufacture"), ice=1))

STARTING: dict[Edition, tuple[StartingOutstation, ...]] = {
    "final": (
        _start("launch_site", "mine", {"ore": 2, "ice": 1}, (gain(ore=4),), (act("launch"),)),
        _start("main_factory", "factory", {"ceramics": 1}, (gain(ceramics=2),), _MANUFACTURE),
        _start("main_lab", "lab", {"energy": 1}, (gain(energy=2),), (act("research"),)),
        _start(
            "main_office",
            "office",
            {"influence": 1, "credit": 2},
            (gain(influence=2),),
            (act("favor"),),
        ),
    ),
    "draft": (
        _start(
            "launch_site",
            "mine",
            {"ore": 2},
            (gain(ore=2), paid(gain(ore=2), ice=1)),
            (act("launch"),),
        ),
        _start(
            "main_factory",
            "factory",
            {"ceramics": 1},
            (gain(ceramics=1), paid(gain(ceramics=1), ice=1)),
            _MANUFACTURE,
        ),
        _start(
            "main_lab",
            "lab",
            {"energy": 1},
            (gain(energy=1), paid(gain(energy=1), ice=1)),
            (act("research"),),
        ),
        _start(
            "main_office",
            "office",
            {"influence": 1},
            (gain(influence=1), paid(gain(influence=1), credit=2)),
            (act("favor"),),
        ),
    ),
}
