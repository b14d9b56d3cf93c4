"""The 21 Settlement Projects: 13 for every game, 4 from three players on, 4 for four players.

Solar Panels is the publisher's; the others are original house content.
"""

from __future__ import annotations

from games.ceres.components import Goods, Name, Project


def _card(
    key: str,
    names: tuple[str, str],
    vp: int,
    cost: Goods,
    *,
    commitment: int,
    players: int = 2,
    known: bool = False,
) -> Project:
    return Project(
        id=key,
        name=Name(*names),
        cost=cost,
        vp=vp,
        players=players,
        commitment=commitment,
        known=known,
    )


PROJECTS: tuple[Project, ...] = (
    _card(
        "solar_panels",
        ("Solar Panels", "Panneaux solaires"),
        10,
        {"ore": 2, "ice": 2, "ceramics": 1, "credit": 7},
        commitment=2,
        known=True,
    ),
    _card(
        "water_works",
        ("Water Works", "Station de potabilisation"),
        8,
        {"ice": 4, "credit": 4},
        commitment=1,
    ),
    _card(
        "hydroponic_farms",
        ("Hydroponic Farms", "Fermes hydroponiques"),
        9,
        {"ice": 3, "energy": 3, "credit": 2},
        commitment=1,
    ),
    _card(
        "occator_habitat",
        ("Occator Habitat", "Habitat d’Occator"),
        12,
        {"ore": 4, "ice": 2, "ceramics": 3, "credit": 4},
        commitment=2,
    ),
    _card(
        "low_gravity_clinic",
        ("Low-Gravity Clinic", "Clinique de basse gravité"),
        7,
        {"ceramics": 2, "energy": 2, "credit": 3},
        commitment=1,
    ),
    _card(
        "miners_school",
        ("Miners’ School", "École des mineurs"),
        6,
        {"ceramics": 1, "energy": 1, "credit": 5},
        commitment=1,
    ),
    _card(
        "power_grid",
        ("Power Grid", "Réseau électrique"),
        10,
        {"ore": 4, "energy": 3, "credit": 5},
        commitment=2,
    ),
    _card(
        "crater_tramway",
        ("Crater Tramway", "Tramway des cratères"),
        11,
        {"ore": 6, "ceramics": 2, "credit": 4, "alloy": 1},
        commitment=2,
    ),
    _card(
        "radiation_shelter",
        ("Radiation Shelter", "Abri antiradiation"),
        9,
        {"ore": 5, "ceramics": 2, "credit": 4},
        commitment=1,
    ),
    _card(
        "passenger_spaceport",
        ("Passenger Spaceport", "Astroport de passagers"),
        13,
        {"ore": 4, "ceramics": 2, "credit": 6, "probe": 1},
        commitment=3,
    ),
    _card(
        "colonial_assembly",
        ("Colonial Assembly", "Assemblée coloniale"),
        11,
        {"ore": 4, "ceramics": 3, "credit": 4, "influence": 2},
        commitment=2,
    ),
    _card(
        "oxygen_plant",
        ("Oxygen Plant", "Centrale à oxygène"),
        8,
        {"ice": 3, "energy": 2, "credit": 2},
        commitment=1,
    ),
    _card(
        "ice_arena",
        ("Ice Arena", "Palais de glace"),
        7,
        {"ice": 3, "credit": 5},
        commitment=1,
    ),
    _card(
        "earth_archive",
        ("Earth Archive", "Archives de la Terre"),
        9,
        {"energy": 2, "credit": 6, "influence": 2},
        commitment=1,
        players=3,
    ),
    _card(
        "belt_relay",
        ("Belt Relay", "Relais de la Ceinture"),
        12,
        {"energy": 4, "credit": 4, "probe": 1},
        commitment=2,
        players=3,
    ),
    _card(
        "covered_market",
        ("Covered Market", "Marché couvert"),
        8,
        {"ore": 4, "ceramics": 1, "credit": 6},
        commitment=1,
        players=3,
    ),
    _card(
        "gravity_ring",
        ("Gravity Ring", "Anneau de gravité"),
        14,
        {"ore": 6, "ceramics": 2, "energy": 2, "alloy": 2},
        commitment=3,
        players=3,
    ),
    _card(
        "botanical_dome",
        ("Botanical Dome", "Dôme botanique"),
        11,
        {"ice": 4, "ceramics": 2, "energy": 1, "credit": 3},
        commitment=2,
        players=4,
    ),
    _card(
        "university",
        ("University of Ceres", "Université de Cérès"),
        13,
        {"ceramics": 2, "energy": 3, "credit": 7, "influence": 1},
        commitment=3,
        players=4,
    ),
    _card(
        "subsurface_city",
        ("Subsurface City", "Cité souterraine"),
        16,
        {"ore": 6, "ice": 3, "ceramics": 2, "credit": 2, "alloy": 2},
        commitment=3,
        players=4,
    ),
    _card(
        "pioneers_memorial",
        ("Pioneers’ Memorial", "Mémorial des pionniers"),
        6,
        {"ore": 4, "ceramics": 1, "credit": 4},
        commitment=1,
        players=4,
    ),
)
