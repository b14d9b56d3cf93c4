"""E120 to E130: the ends of the tracks."""

from __future__ import annotations

from tests.ares.builder import END, Table, play, std

TILE_CARD, TILE_4_MC = 2, 4


def test_e120_e121_the_last_tile_repeats():
    table = Table().mars(oceans=8).next_tiles(TILE_4_MC)
    table.seat(0, mc=45).seat(1, mc=15).open(3)
    for _ in range(3):
        table.do(std("mc_ocean"))
    assert (table.mc, table.tr, table.state.flipped) == (12, 8, 9)
    table.do(std("mc_ocean"), 1)
    assert (table.player(1).tr, table.player(1).mc) == (6, 4)


def test_e122_cards_repeat_too():
    table = Table().mars(oceans=8).next_tiles(TILE_CARD).seat(0, mc=45).open(3)
    for _ in range(3):
        table.do(std("mc_ocean"))
    assert (table.hand(), table.tr) == (3, 8)


def test_e123_closed_oceans_give_nothing():
    table = Table().mars(oceans=9)
    played = ["Arctic Algae", "Optimal Aerobraking"]
    table.seat(0, hand=["Ice Asteroid"], played=played, mc=21).open(2)
    table.do(play("Ice Asteroid"))
    assert (table.tr, table.plant, table.hand()) == (5, 2, 0)


def test_e124_steps_beyond_the_end_still_pay():
    table = Table().mars(temperature=4).seat(0, hand=["Deimos Down"], mc=30)
    table.seat(0, cubes={"Physics Complex": 0}).open(2).do(play("Deimos Down"))
    assert (table.temperature, table.tr, table.mc) == (8, 8, 7)
    assert table.cubes("Physics Complex") == 3


def test_e125_a_closed_temperature():
    table = Table().mars(temperature=8).seat(0, hand=["Deimos Down"], mc=30).open(2)
    table.do(play("Deimos Down"))
    assert (table.tr, table.mc) == (5, 7)


SCIENCE = ["Research", "Interns", "Gene Repair"]


def test_e126_forests_beyond_the_end():
    table = Table().mars(oxygen=13).seat(0, hand=["Plantation"], played=SCIENCE, mc=22).open(2)
    table.do(play("Plantation"))
    assert (table.forests, table.state.oxygen, table.tr) == (2, 14, 7)


def test_e127_forests_on_closed_oxygen():
    table = Table().mars(oxygen=14).seat(0, hand=["Plantation"], played=SCIENCE, mc=22)
    table.seat(0, cubes={"Small Animals": 0}).open(2).do(play("Plantation"))
    assert (table.forests, table.tr, table.cubes("Small Animals")) == (2, 5, 2)


def test_e128_closed_from_the_next_phase_on():
    table = Table().mars(oxygen=13).seat(0, hand=["Protected Valley", "Atmosphere Filtering"])
    table.seat(0, played=SCIENCE, mc=99).open(1, then=[2]).do(play("Protected Valley"))
    assert table.tr == 6
    table.defaults(1).do(play("Atmosphere Filtering"))
    assert (table.state.oxygen, table.tr) == (14, 6)


def test_e129_only_the_open_part_counts():
    table = Table().mars(temperature=8).next_tiles(TILE_4_MC)
    table.seat(0, hand=["Comet"], mc=25).open(2).do(play("Comet"))
    assert (table.tr, table.mc) == (6, 4)


def test_e130_all_steps_by_one_seat():
    table = Table().seat(0, mc=19 * 14 + 9 * 15 + 14 * 20).open(3)
    for project, times in (("mc_temperature", 19), ("forest_mc", 14), ("mc_ocean", 9)):
        for _ in range(times):
            table.do(std(project))
    assert table.tr == 47
    table.do(END)
