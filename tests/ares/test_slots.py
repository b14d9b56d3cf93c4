"""E057 to E067: how many cards phases I and II let play."""

from __future__ import annotations

from games.ares.actions import Decline, DrawBonus, PickPhase, Reopen
from games.ares.rules.derive import production
from games.ares.state import Phase
from tests.ares.builder import END, Table, card, play


def test_e057_automated_factories():
    table = Table().seat(0, hand=["Automated Factories", "Food Factory"], mc=15, plant=2)
    table.chooses(1).open(1).do(play("Automated Factories"))
    assert table.price("Food Factory") == 0
    table.do(play("Food Factory"))
    assert (table.mc, table.plant) == (0, 0)
    made = production(table.player())
    assert (made["card"], made["mc"]) == (1, 4)
    assert table.lane().done


def test_e058_the_free_card_is_limited_by_its_printed_cost():
    steel = ["Mine", "Building Industries"]
    table = Table().seat(0, hand=["Automated Factories", "Mass Converter"], played=steel, mc=99)
    table.open(1).do(play("Automated Factories"))
    assert table.why(play("Mass Converter")) == "free_limit"


def test_e059_the_free_cards_requirement_holds():
    table = Table().mars(oceans=2).seat(0, hand=["Toll Station", "Wave Power"], mc=99).open(1)
    table.do(play("Toll Station"))
    assert table.why(play("Wave Power")) == "oceans_least"
    assert not table.lane().done


def test_e060_draw_then_play():
    table = Table().top("Tardigrades").seat(0, hand=["Fish"], mc=99).chooses(2).open(2)
    table.do(DrawBonus()).do(play("Tardigrades"))
    assert table.lane().done
    assert table.why(play("Fish")) == "already_done"


def test_e061_two_plays_instead_of_the_draw():
    table = Table().seat(0, hand=["Tardigrades", "Interns"], mc=99).chooses(2).open(2)
    table.do(play("Tardigrades")).do(play("Interns"))
    assert table.lane().done
    assert table.why(DrawBonus()) == "already_done"


def test_draw_after_a_play():
    table = Table().seat(0, hand=["Tardigrades", "Interns"], mc=99).chooses(2).open(2)
    table.do(play("Tardigrades")).do(DrawBonus())
    assert table.lane().done
    assert table.hand() == 2


def test_e062_draw_without_playing():
    table = Table().seat(0).chooses(2).open(2)
    assert not table.lane().done
    table.do(DrawBonus())
    assert table.hand() == 1
    table.do(END)
    assert table.lane().done


def test_done_with_the_bonus_open_asks_once():
    table = Table().seat(0, hand=["Fish"]).chooses(2).open(2).do(END)
    assert table.why(play("Fish")) == "part_first"
    table.do(Decline())
    assert table.lane().done
    table.do(Reopen()).do(DrawBonus())
    assert table.hand() == 2


def test_e063_work_crews():
    table = Table().seat(0, hand=["Work Crews", "Earth Catapult", "Research", "Moss"], mc=18)
    table.chooses(2).open(2).do(play("Work Crews"))
    assert table.price("Earth Catapult") == 13
    table.do(play("Earth Catapult"))
    assert (table.mc, table.price("Research")) == (0, 3)
    table.do(play("Research"))
    assert (table.mc, table.hand(), len(table.player().played)) == (0, 2, 3)
    assert table.lane().done


def test_e064_five_plays():
    names = ["Work Crews", "Special Design", "Asset Liquidation", "Tardigrades", "Interns"]
    table = Table().seat(0, hand=[*names, "Fish"], mc=14).chooses(2).open(2)
    left = [9, 9, 9, 3, 0]
    for name, mc in zip(names, left, strict=True):
        table.do(play(name))
        assert table.mc == mc, name
    assert table.lane().done


def test_e065_work_crews_eat_the_tolerance():
    table = Table().mars(oxygen=5)
    table.seat(0, hand=["Special Design", "Work Crews", "Livestock", "Steelworks"], mc=99)
    table.open(2).do(play("Special Design")).do(play("Work Crews"))
    assert table.why(play("Livestock")) == "zone"
    table.do(play("Steelworks"))
    assert table.mc == 99 - 3 - 5 - 4
    assert table.lane().done


def test_e066_what_is_left_of_the_discount_is_lost():
    table = Table().seat(0, hand=["Work Crews", "Redrafted Contracts", "Interns"], mc=20)
    table.chooses(2).open(2)
    table.do(play("Work Crews")).do(play("Redrafted Contracts"))
    assert table.mc == 15
    assert table.price("Interns") == 3


def test_e067_the_discount_ends_with_the_phase():
    table = Table().seat(0, hand=["Work Crews", "Comet"], mc=99)
    table.open(2).do(play("Work Crews")).do(END).do(END, 1)
    table.do(PickPhase(2), 0).do(PickPhase(2), 1)
    assert (table.state.round, isinstance(table.state.stack[-1], Phase)) == (2, True)
    assert table.price("Comet") == 25


def test_the_chooser_discount_is_for_one_card():
    table = Table().seat(0, hand=["Toll Station", "Lichen"], mc=13).chooses(1).open(1)
    table.do(play("Toll Station"))
    assert table.mc == 0
    assert card("Lichen") in table.player().hand
    assert table.lane().less == 0
