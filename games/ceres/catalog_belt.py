"""The asteroids of the Belt. Names are those of real asteroids.

Bennu and Phaethon have their ring and points from the publisher's examples; the rest, zones and
productions included, is house content.
"""

from __future__ import annotations

from games.ceres.components import Asteroid, Goods, Name, Ring


def _asteroid(
    key: str, names: tuple[str, str], ring: Ring, zone: int, vp: int, production: Goods
) -> Asteroid:
    return Asteroid(
        id=key,
        name=Name(*names),
        ring=ring,
        zone=zone,
        production=production,
        vp=vp,
        known=key in {"bennu", "phaethon"},
    )


OUTER: tuple[Asteroid, ...] = (
    _asteroid("hilda", ("Hilda", "Hilda"), "outer", 0, 4, {"ore": 1}),
    _asteroid("cybele", ("Cybele", "Cybèle"), "outer", 0, 3, {"ice": 1}),
    _asteroid("sylvia", ("Sylvia", "Sylvia"), "outer", 1, 3, {"energy": 1}),
    _asteroid("thule", ("Thule", "Thulé"), "outer", 1, 3, {"ice": 1}),
    _asteroid("camilla", ("Camilla", "Camilla"), "outer", 2, 3, {"credit": 2}),
    _asteroid("hermione", ("Hermione", "Hermione"), "outer", 2, 4, {"ore": 1}),
    _asteroid("chicago", ("Chicago", "Chicago"), "outer", 3, 4, {"credit": 1}),
    _asteroid("bononia", ("Bononia", "Bononia"), "outer", 3, 3, {"ice": 1}),
    _asteroid("ismene", ("Ismene", "Ismène"), "outer", 4, 3, {"ceramics": 1}),
    _asteroid("griqua", ("Griqua", "Griqua"), "outer", 4, 3, {"energy": 1}),
)

INTERMEDIATE: tuple[Asteroid, ...] = (
    _asteroid("vesta", ("Vesta", "Vesta"), "intermediate", 0, 7, {"ore": 2}),
    _asteroid("pallas", ("Pallas", "Pallas"), "intermediate", 0, 6, {"ice": 1, "ore": 1}),
    _asteroid("juno", ("Juno", "Junon"), "intermediate", 1, 7, {"influence": 1}),
    _asteroid("hygiea", ("Hygiea", "Hygie"), "intermediate", 1, 7, {"ice": 1}),
    _asteroid("psyche", ("Psyche", "Psyché"), "intermediate", 2, 7, {"ceramics": 1}),
    _asteroid("eunomia", ("Eunomia", "Eunomie"), "intermediate", 2, 7, {"credit": 2}),
    _asteroid("davida", ("Davida", "Davida"), "intermediate", 3, 6, {"credit": 3}),
    _asteroid("interamnia", ("Interamnia", "Interamnia"), "intermediate", 3, 7, {"ice": 1}),
    _asteroid("iris", ("Iris", "Iris"), "intermediate", 4, 7, {"energy": 1}),
    _asteroid("themis", ("Themis", "Thémis"), "intermediate", 4, 6, {"ice": 1, "credit": 1}),
)

INNER: tuple[Asteroid, ...] = (
    _asteroid("bennu", ("Bennu", "Bénou"), "inner", 0, 15, {"ceramics": 1}),
    _asteroid("phaethon", ("Phaethon", "Phaéton"), "inner", 1, 10, {"ice": 2, "energy": 1}),
    _asteroid("eros", ("Eros", "Éros"), "inner", 2, 14, {"ore": 2, "credit": 1}),
    _asteroid("ryugu", ("Ryugu", "Ryugu"), "inner", 3, 13, {"ice": 2}),
    _asteroid("itokawa", ("Itokawa", "Itokawa"), "inner", 4, 14, {"influence": 1}),
    _asteroid("apophis", ("Apophis", "Apophis"), "inner", 2, 14, {"energy": 1}),
)

ASTEROIDS: tuple[Asteroid, ...] = (*OUTER, *INTERMEDIATE, *INNER)
