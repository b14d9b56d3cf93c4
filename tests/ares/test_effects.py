"""E068 to E090: effects and triggers."""

from __future__ import annotations

import pytest

from games.ares.actions import Initiative
from games.ares.rules.derive import metal, production
from tests.ares.builder import END, NO, Table, choose, play, put, sell, toss

TILE_2_PLANTS, TILE_CARD, TILE_4_MC = 0, 2, 4


def test_e068_order_of_effects_and_triggers():
    table = Table().next_tiles(TILE_4_MC)
    table.seat(0, hand=["Comet"], played=["Optimal Aerobraking", "Recycled Detritus"], mc=25)
    table.open(2).do(play("Comet"))
    assert (table.temperature, table.state.flipped, table.tr) == (-28, 1, 7)
    assert (table.heat, table.plant, table.mc, table.hand()) == (2, 2, 4, 2)
    names = [type(event).__name__ for event in table.last.events if event.seats == (0,)]
    assert names == [
        "CardPlayed",
        "ScaleRaised",
        "OceanFlipped",
        "Gained",
        "Gained",
        "Gained",
        "Drew",
        "CardsSeen",
    ]


def test_e069_anti_gravity():
    table = Table().seat(0, hand=["Anti-Gravity Technology", "Interns"], mc=99)
    table.seat(0, played=["Research", "Matter Manufacturing", "Gene Repair", "Mass Converter"])
    table.chooses(2).open(2).do(play("Anti-Gravity Technology"))
    assert (table.heat, table.plant) == (0, 0)
    table.do(play("Interns"))
    assert (table.heat, table.plant) == (2, 2)


def test_e070_research_triggers_twice():
    table = Table().top("Moss", "Mine", "Fish", "Birds", "Comet", "Crater", "Tardigrades")
    played = ["Mars University", "Olympus Conference"]
    table.seat(0, hand=["Research"], played=played, mc=5).open(2).do(play("Research"))
    assert table.hand() == 2
    table.do(toss("Moss"))
    assert table.hand() == 3, "a plant tag brings two cards"
    table.do(toss("Mine"))
    assert table.hand() == 5, "one swapped for one, then two by the Conference"
    assert table.lane().done


def test_mars_university_may_be_declined():
    table = Table().seat(0, hand=["Mars University", "Moss"], mc=10).open(2)
    table.do(play("Mars University")).do(NO)
    assert table.hand() == 1


def test_e071_olympus_counts_its_own_tag():
    table = Table().seat(0, hand=["Olympus Conference"], mc=15).open(2)
    table.do(play("Olympus Conference"))
    assert table.hand() == 1


def test_e072_ganymede_under_saturn_systems():
    table = Table().seat(0, "Saturn Systems", ["Terraforming Ganymede"], mc=25).open(2)
    table.do(play("Terraforming Ganymede"))
    assert (table.mc, table.tr) == (0, 8)
    assert table.points("Terraforming Ganymede") == 2


def test_e073_mining_guild():
    table = Table().seat(0, "Mining Guild", ["Mine"], mc=5).chooses(1).open(1).do(play("Mine"))
    assert (table.mc, table.tr, metal(table.player(), "steel")) == (0, 7, 3)


def test_e074_strip_mine_under_mining_guild():
    table = Table().seat(0, "Mining Guild", ["Strip Mine"], mc=10).open(1).do(play("Strip Mine"))
    assert (table.mc, table.tr) == (0, 6)
    assert metal(table.player(), "steel") == 3
    assert metal(table.player(), "titanium") == 1


UNMI = "United Nations Mars Initiative"


def test_e075_the_initiative():
    table = Table().seat(0, UNMI, ["Bribed Committee"], mc=11).open(2)
    assert table.why(Initiative()) == "no_offer"
    table.do(play("Bribed Committee"))
    assert not table.lane().done
    table.do(Initiative())
    assert (table.tr, table.mc) == (8, 0)
    assert table.points("Bribed Committee") == -2
    assert table.lane().done


def test_e076_once_a_phase():
    table = Table().seat(0, UNMI, ["Bribed Committee", "Release of Inert Gases"], mc=60)
    table.seat(0, heat=8).chooses(2).open(2, then=[3])
    table.do(play("Bribed Committee")).do(Initiative()).do(play("Release of Inert Gases"))
    table.defaults(1)
    from games.ares.actions import Standard

    table.do(Standard("heat_temperature")).do(Initiative())
    assert table.tr == 5 + 2 + 1 + 2 + 1 + 1


def test_e077_the_offer_stays_until_done():
    table = Table().seat(0, UNMI, ["Bribed Committee", "Moss", "Mine"], mc=5).open(2)
    table.do(play("Bribed Committee"))
    assert table.why(Initiative()) == "cannot_pay"
    table.do(sell("Moss")).do(sell("Mine")).do(Initiative())
    assert (table.tr, table.mc) == (8, 0)
    late = Table().seat(0, UNMI, ["Bribed Committee", "Moss"], mc=11).open(2)
    late.do(play("Bribed Committee")).do(END)
    assert late.why(Initiative()) == "already_done"


def test_e078_a_loan_is_no_rise():
    table = Table().seat(0, UNMI, ["Investment Loan", "Moss"], mc=1).open(2)
    table.do(play("Investment Loan"))
    assert (table.mc, table.tr, table.points("Investment Loan")) == (10, 4, 1)
    assert table.lane().done


@pytest.mark.parametrize(("tags", "plants"), [(3, 6), (2, 2)])
def test_e079_nitrogen_rich_asteroid(tags, plants):
    played = ["Lichen", "Grass", "Moss"][:tags]
    table = Table().seat(0, hand=["Nitrogen-Rich Asteroid"], played=played, mc=30).open(2)
    table.do(play("Nitrogen-Rich Asteroid"))
    assert (table.tr, table.plant) == (8, plants)


def test_e080_ice_asteroid_with_arctic_algae():
    table = Table().mars(oceans=3).next_tiles(TILE_4_MC, TILE_CARD)
    table.seat(0, hand=["Ice Asteroid"], played=["Arctic Algae"], mc=21).open(2)
    table.do(play("Ice Asteroid"))
    assert (table.tr, table.plant, table.mc, table.hand()) == (7, 8, 4, 1)


def test_e081_herbivores():
    table = Table().seat(0, hand=["Giant Ice Asteroid"], played=["Herbivores"], mc=36).open(2)
    table.do(play("Giant Ice Asteroid"))
    assert (table.tr, table.cubes("Herbivores"), table.points("Herbivores")) == (9, 4, 2)


def test_e082_cubes_without_a_holder_are_lost():
    table = Table().seat(0, hand=["Imported Nitrogen"], mc=20).open(2)
    table.do(play("Imported Nitrogen"))
    assert (table.tr, table.plant, table.player().cubes) == (6, 4, {})


def test_e083_the_only_holders_get_the_cubes():
    table = Table().seat(0, hand=["Imported Nitrogen"], mc=20)
    table.seat(0, cubes={"Ecological Zone": 2, "Tardigrades": 0}).open(2)
    table.do(play("Imported Nitrogen"))
    assert (table.cubes("Ecological Zone"), table.points("Ecological Zone")) == (4, 2)
    assert (table.cubes("Tardigrades"), table.points("Tardigrades")) == (3, 1)


def test_two_holders_are_asked_about():
    table = Table().seat(0, hand=["Imported Nitrogen"], mc=20)
    table.seat(0, cubes={"Fish": 0, "Birds": 1}).open(2).do(play("Imported Nitrogen"))
    table.do(put("Birds"))
    assert table.cubes("Birds") == 3


def test_e084_ecological_zone():
    table = Table().mars(temperature=-18).seat(0, hand=["Ecological Zone", "Fish"], mc=99)
    table.chooses(2).open(2).do(play("Ecological Zone"))
    assert table.cubes("Ecological Zone") == 2
    table.do(play("Fish"))
    assert (table.cubes("Ecological Zone"), table.points("Ecological Zone")) == (3, 1)


def test_e085_viral_enhancers_alone():
    table = Table().seat(0, hand=["Viral Enhancers"], mc=8).open(2)
    table.do(play("Viral Enhancers")).do(choose(0)).do(choose(0))
    assert table.plant == 2
    void = Table().seat(0, hand=["Viral Enhancers"], mc=8).open(2)
    void.do(play("Viral Enhancers")).do(choose(1)).do(choose(2))
    assert (void.plant, void.lane().done) == (0, True)


def test_e086_a_cube_for_the_card_just_played():
    table = Table().mars(temperature=-18)
    table.seat(0, hand=["Fish"], played=["Viral Enhancers"], mc=11).open(2)
    table.do(play("Fish")).do(choose(1))
    assert table.cubes("Fish") == 1


def test_e087_decomposers_first_need_a_microbe():
    table = Table().mars(oxygen=3).seat(0, hand=["Decomposers"], mc=7).open(2)
    table.do(play("Decomposers"))
    assert (table.cubes("Decomposers"), table.hand()) == (1, 0)
    later = Table().seat(0, hand=["Tardigrades"], cubes={"Decomposers": 1}, mc=7).open(2)
    later.do(play("Tardigrades")).do(choose(1))
    assert (later.cubes("Decomposers"), later.hand()) == (0, 1)


@pytest.mark.parametrize(
    ("target", "cubes", "points"), [("Tardigrades", 3, 1), ("Physics Complex", 2, 1)]
)
def test_e088_ceos_favorite_project(target, cubes, points):
    table = Table().seat(0, hand=["CEO's Favorite Project"], mc=3)
    table.seat(0, cubes={"Tardigrades": 1, "Physics Complex": 0}).open(2)
    table.do(play("CEO's Favorite Project")).do(put(target))
    assert (table.cubes(target), table.points(target)) == (cubes, points)


def test_e089_business_contacts():
    table = Table().seat(0, hand=["Business Contacts", "Moss", "Mine"], mc=5).open(2)
    table.do(play("Business Contacts"))
    assert table.why(sell("Moss")) == "part_first"
    table.do(toss("Moss")).do(toss("Mine"))
    assert (table.mc, table.hand()) == (0, 4)


def test_e090_imported_ghg():
    table = Table().seat(0, hand=["Imported GHG"], mc=8).open(1).do(play("Imported GHG"))
    assert (table.heat, production(table.player())["heat"]) == (5, 1)


def test_invention_contest_keeps_one_in_secret():
    from tests.ares.builder import keep

    table = Table().top("Moss", "Mine", "Fish").seat(0, hand=["Invention Contest"], mc=1).open(2)
    table.do(play("Invention Contest"))
    assert table.why(sell("Moss")) == "part_first"
    table.do(keep("Fish"))
    assert table.hand() == 1
    assert len(table.state.discard) == 2
