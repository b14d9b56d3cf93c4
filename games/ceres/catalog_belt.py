"""The asteroids of the Belt. Names are those of real asteroids.

Bennu and Phaethon have their ring and points from the publisher's examples; the rest, zones and
productions included, is house content. Where an asteroid lies matters in the draft edition only,
whose rings begin unturned: the better ones lie where the way is long.
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
    _asteroid("cybele", ("Cybele", "Cybèle"), "outer", 0, 3, {"ice": 1}),
    _asteroid("griqua", ("Griqua", "Griqua"), "outer", 0, 3, {"energy": 1}),
    _asteroid("thule", ("Thule", "Thulé"), "outer", 1, 3, {"ice": 1}),
    _asteroid("chicago", ("Chicago", "Chicago"), "outer", 1, 4, {"influence": 1}),
    _asteroid("hermione", ("Hermione", "Hermione"), "outer", 2, 4, {"ore": 1}),
    _asteroid("ismene", ("Ismene", "Ismène"), "outer", 2, 3, {"energy": 1}),
    _asteroid("sylvia", ("Sylvia", "Sylvia"), "outer", 3, 3, {"energy": 1}),
    _asteroid("camilla", ("Camilla", "Camilla"), "outer", 3, 3, {"credit": 2}),
    _asteroid("hilda", ("Hilda", "Hilda"), "outer", 4, 4, {"ore": 1}),
    _asteroid("bononia", ("Bononia", "Bononia"), "outer", 4, 3, {"ice": 1}),
)

INTERMEDIATE: tuple[Asteroid, ...] = (
    _asteroid("vesta", ("Vesta", "Vesta"), "intermediate", 0, 7, {"ore": 2}),
    _asteroid("themis", ("Themis", "Thémis"), "intermediate", 0, 6, {"ice": 1, "credit": 1}),
    _asteroid("hygiea", ("Hygiea", "Hygie"), "intermediate", 1, 7, {"ice": 1}),
    _asteroid("davida", ("Davida", "Davida"), "intermediate", 1, 7, {"credit": 2}),
    _asteroid("eunomia", ("Eunomia", "Eunomie"), "intermediate", 2, 7, {"energy": 1}),
    _asteroid("interamnia", ("Interamnia", "Interamnia"), "intermediate", 2, 7, {"ice": 1}),
    _asteroid("pallas", ("Pallas", "Pallas"), "intermediate", 3, 6, {"influence": 1, "ore": 1}),
    _asteroid("juno", ("Juno", "Junon"), "intermediate", 3, 6, {"influence": 1, "credit": 1}),
    _asteroid("psyche", ("Psyche", "Psyché"), "intermediate", 4, 6, {"influence": 1, "credit": 1}),
    _asteroid("iris", ("Iris", "Iris"), "intermediate", 4, 7, {"influence": 1}),
)

INNER: tuple[Asteroid, ...] = (
    _asteroid("ryugu", ("Ryugu", "Ryugu"), "inner", 0, 13, {"ice": 2}),
    _asteroid("itokawa", ("Itokawa", "Itokawa"), "inner", 1, 15, {"influence": 1}),
    _asteroid("eros", ("Eros", "Éros"), "inner", 2, 14, {"ore": 2, "credit": 1}),
    _asteroid("apophis", ("Apophis", "Apophis"), "inner", 4, 15, {"energy": 1}),
    _asteroid("bennu", ("Bennu", "Bénou"), "inner", 3, 15, {"ceramics": 1}),
    _asteroid("phaethon", ("Phaethon", "Phaéton"), "inner", 4, 10, {"ice": 3}),
)

ASTEROIDS: tuple[Asteroid, ...] = (*OUTER, *INTERMEDIATE, *INNER)
