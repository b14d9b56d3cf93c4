"""E041 to E056: requirements."""

from __future__ import annotations

import pytest

from games.ares.content import CARDS
from games.ares.game import GAME
from games.ares.rules.derive import production
from tests.ares.builder import END, Table, card, play, std, use

COLD, WARM = "Extreme-Cold Fungus", "Fish"


def test_e041_zones_look_at_the_start_of_the_phase():
    table = Table().mars(temperature=-20).seat(0, hand=["Lava Flows", COLD, WARM], mc=99)
    table.chooses(2).open(2).do(play("Lava Flows"))
    assert (table.temperature, table.tr) == (-16, 7)
    assert table.why(play(WARM)) == "zone"
    assert table.why(play(COLD)) is None


def test_e042_the_next_round():
    table = Table().mars(temperature=-16).seat(0, hand=[COLD, WARM], mc=99).open(2)
    assert table.why(play(WARM)) is None
    assert table.why(play(COLD)) == "zone"


def test_e043_an_ocean_of_this_phase_does_not_count():
    table = Table().mars(temperature=-18, oceans=4).seat(0, hand=["Algae"], mc=99)
    table.seat(1, hand=["Trapped Heat"], mc=99).open(1).do(play("Trapped Heat"), 1)
    assert table.state.flipped == 5
    assert table.why(play("Algae")) == "oceans_least"


@pytest.mark.parametrize(("oceans", "why"), [(3, None), (4, "oceans_most")])
def test_e044_at_most(oceans, why):
    table = Table().mars(oceans=oceans).seat(0, hand=["Dusty Quarry"], mc=9).open(1)
    assert table.why(play("Dusty Quarry")) == why


@pytest.mark.parametrize(("oxygen", "why"), [(7, None), (5, "zone")])
def test_e045_one_zone_of_tolerance(oxygen, why):
    table = Table().mars(oxygen=oxygen).seat(0, "Inventrix", ["Birds"], mc=99).open(2)
    assert table.why(play("Birds")) == why


def test_e046_tolerances_do_not_add_up():
    table = Table().mars(oxygen=5)
    table.seat(0, "Inventrix", ["Birds"], ["Adaptation Technology"], mc=99).open(2)
    assert table.why(play("Birds")) == "zone"


def test_e047_oceans_are_never_tolerated():
    table = Table().mars(oceans=4).seat(0, "Inventrix", ["Algae"], mc=99).open(1)
    assert table.why(play("Algae")) == "oceans_least"


@pytest.mark.parametrize(("temperature", "why"), [(-18, None), (-8, "zone")])
def test_e048_tolerance_at_the_other_end(temperature, why):
    table = Table().mars(temperature=temperature)
    table.seat(0, "Inventrix", ["Archaebacteria"], mc=99).open(1)
    assert table.why(play("Archaebacteria")) == why


def test_e049_special_design():
    table = Table().mars(oxygen=5)
    table.seat(0, hand=["Special Design", "Livestock", "Birds"], mc=99).open(2)
    assert table.why(play("Livestock")) == "zone"
    table.do(play("Special Design"))
    assert table.why(play("Livestock")) is None
    assert table.why(play("Birds")) == "zone"


def test_e050_the_tolerance_goes_to_the_very_next_card():
    table = Table().mars(oxygen=5)
    table.seat(0, hand=["Special Design", "Research", "Livestock"], mc=99).chooses(2).open(2)
    table.do(play("Special Design")).do(play("Research"))
    assert table.why(play("Livestock")) == "zone"


def test_e051_own_tags_do_not_help():
    science = ["Research", "Interns"]
    table = Table().seat(0, "Inventrix", ["AI Central"], science, mc=99).open(2)
    assert table.why(play("AI Central")) == "tags"
    more = Table().seat(0, "Inventrix", ["AI Central"], [*science, "Matter Manufacturing"], mc=99)
    assert more.open(2).why(play("AI Central")) is None


def test_e052_event_tags():
    events = ["Comet", "Deimos Down", "Large Convoy"]
    two = Table().seat(0, hand=["Crater"], played=events[:2], mc=99).open(2)
    assert two.why(play("Crater")) == "tags"
    three = Table().seat(0, hand=["Crater"], played=events, mc=99).open(2)
    assert three.why(play("Crater")) is None


def test_e053_corporation_tags_count():
    played = ["Tardigrades", "Fish"]
    table = Table().seat(0, "Ecoline", ["Advanced Ecosystems"], played, mc=99).open(2)
    assert table.why(play("Advanced Ecosystems")) is None
    other = Table().seat(0, "Helion", ["Advanced Ecosystems"], played, mc=99).open(2)
    assert other.why(play("Advanced Ecosystems")) == "tags"


def test_e054_terraform_rating_is_not_spent():
    table = Table().seat(0, hand=["Energy Storage"], mc=99, tr=7).open(1)
    table.do(play("Energy Storage"))
    assert table.tr == 7
    low = Table().seat(0, hand=["Energy Storage"], mc=99, tr=6).open(1)
    assert low.why(play("Energy Storage")) == "tr_least"


def test_e055_terraform_rating_as_a_price():
    table = Table().seat(0, hand=["Balanced Portfolios"], mc=8).open(1)
    table.do(play("Balanced Portfolios"))
    assert (table.mc, table.tr, production(table.player())["mc"]) == (0, 4, 3)
    assert table.points("Balanced Portfolios") == 1
    late = Table().seat(0, played=["Balanced Portfolios"], tr=4).open(4)
    assert late.mc == 7


def test_e056_no_terraform_rating_left():
    table = Table().seat(0, hand=["Balanced Portfolios"], mc=99, tr=0).open(1)
    assert table.why(play("Balanced Portfolios")) == "cannot_pay"
    action = Table().seat(0, played=["Asset Liquidation"], mc=20, tr=0).open(3)
    assert action.why(use("Asset Liquidation")) == "cannot_pay"


def test_requirements_are_told_apart_from_other_refusals():
    table = Table().seat(0, hand=["Birds", "Moss"], mc=99).open(2)
    assert table.why(play("Moss")) == "wrong_colour"
    assert table.why(play("Comet")) == "not_in_hand"
    assert table.why(std("mc_ocean")) == "not_now"
    assert table.why(END) is None


@pytest.mark.parametrize(
    ("name", "told"), [("Crater", "3 event tags"), ("Fusion Power", "2 power tags")]
)
def test_missing_tags_are_counted(name, told):
    assert told in said(name)


def test_one_missing_tag_is_told_in_the_singular():
    assert "1 Jovian tag;" in said("Beam from a Thorium Asteroid")


def said(name):
    table = Table().seat(0, hand=[name], mc=99)
    table.open(1 if CARDS[card(name)].colour == "green" else 2)
    why = GAME.refusal(table.state, 0, play(name))
    assert why is not None
    return GAME.words("en").reason(why)
