"""The publisher's known cards, asteroids and boards are fixed points of the built-in set."""

from __future__ import annotations

from games.ceres.content import BUILT_IN, BUILT_IN_COMPONENTS, NAMES, components
from games.ceres.content.types import Act, Gain

INDEX = components(BUILT_IN)


def test_known_facilities() -> None:
    lab = INDEX.facilities["research_lab"]
    assert (NAMES[lab.id]["en"], lab.kind, lab.production, lab.vp) == (
        "Research Lab",
        "lab",
        {"energy": 1},
        8,
    )
    tech = INDEX.facilities["tech_factory"]
    assert (NAMES[tech.id]["en"], tech.kind, tech.vp) == ("Tech Factory", "factory", 3)
    nuclear = INDEX.facilities["nuclear_lab"]
    assert (nuclear.kind, nuclear.function[0].effect) == ("lab", Gain({"energy": 2}))
    site = INDEX.facilities["construction_site"]
    assert (site.cost, site.vp) == ({"alloy": 2}, 6)
    assert Act("expanse") in [part.effect for part in site.function]


def test_known_project() -> None:
    card = INDEX.projects["solar_panels"]
    assert card.cost == {"ore": 2, "ice": 2, "ceramics": 1, "credit": 7}
    assert (card.vp, card.commitment, card.players) == (10, 2, 2)


def test_known_asteroids() -> None:
    assert (INDEX.asteroids["bennu"].ring, INDEX.asteroids["bennu"].vp) == ("inner", 15)
    assert (INDEX.asteroids["phaethon"].ring, INDEX.asteroids["phaethon"].vp) == ("inner", 10)


def test_what_is_marked_as_known() -> None:
    marked = {
        thing.id
        for things in (
            BUILT_IN_COMPONENTS.facilities,
            BUILT_IN_COMPONENTS.projects,
            BUILT_IN_COMPONENTS.asteroids,
        )
        for thing in things
        if thing.known
    }
    assert marked == {
        "research_lab",
        "tech_factory",
        "nuclear_lab",
        "construction_site",
        "solar_panels",
        "bennu",
        "phaethon",
    }


def test_aerospace_2() -> None:
    program = INDEX.programs["final"]["aerospace"][1]
    assert (program.level, program.cost, program.vp) == (2, {"energy": 4}, 3)


def test_starting_productions() -> None:
    found = {
        edition: {key: start.production for key, start in INDEX.starting[edition].items()}
        for edition in ("final", "draft")
    }
    assert found["final"] == {
        "launch_site": {"ore": 2, "ice": 1},
        "main_factory": {"ceramics": 1},
        "main_lab": {"energy": 1},
        "main_office": {"influence": 1, "credit": 2},
    }
    assert found["draft"] == {
        "launch_site": {"ore": 2},
        "main_factory": {"ceramics": 1},
        "main_lab": {"energy": 1},
        "main_office": {"influence": 1},
    }
    assert sum(len(production) for production in found["final"].values()) == 6


def test_main_factory_has_two_free_manufactures_and_a_third_for_one_ice() -> None:
    bottom = INDEX.starting["final"]["main_factory"].bottom
    assert [(part.effect, part.cost) for part in bottom] == [
        (Act("manufacture", 2), {}),
        (Act("manufacture", 1), {"ice": 1}),
    ]


def test_bottoms_of_the_other_three() -> None:
    starting = INDEX.starting["final"]
    found = [starting[key].bottom[0].effect for key in ("launch_site", "main_lab", "main_office")]
    assert found == [Act("launch"), Act("research"), Act("favor")]
