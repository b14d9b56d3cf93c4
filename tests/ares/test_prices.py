"""E016 to E038: prices and payment."""

from __future__ import annotations

import pytest

from games.ares.actions import Burn, Confirm, Toss
from games.ares.content import CARDS
from games.ares.game import GAME
from games.ares.rules.derive import metal, production
from tests.ares.builder import Table, card, play, std, toss

STEEL = ["Dusty Quarry", "Great Escarpment Consortium"]
HAND = ["Moss", "Grass", "Trees", "Bushes", "Heather"]


def test_e016_the_rulebooks_example():
    table = Table().seat(0, hand=["Microprocessors", *HAND], played=STEEL, mc=4).chooses(1)
    table.open(1)
    assert table.price("Microprocessors") == 10
    table.do(play("Microprocessors"))
    assert table.mc == 0
    assert len(table.state.discard) == 2
    table.do(Toss(table.player().hand[0]))
    assert (table.mc, table.hand()) == (0, 4)
    assert production(table.player())["heat"] == 3
    assert len(table.state.discard) == 3


def test_e017_not_chooser():
    table = Table().seat(0, hand=["Microprocessors", *HAND], played=STEEL, mc=4).open(1)
    assert table.price("Microprocessors") == 13
    table.do(play("Microprocessors"))
    table.do(Toss(table.player().hand[0]))
    assert (table.mc, table.hand()) == (0, 3)


@pytest.mark.parametrize(
    ("factory", "sold", "left"), [(False, 2, 3), (False, 3, 6), (True, 2, 5), (True, 3, 9)]
)
def test_e018_e019_paying_with_cards(factory, sold, left):
    played = ["Composting Factory"] if factory else []
    table = Table().seat(0, hand=["Imported GHG", *HAND], played=played, mc=5).open(1)
    table.do(play("Imported GHG", payment="cards"))
    assert table.why(Confirm()) == "short"
    for name in HAND[:sold]:
        table.do(toss(name))
    table.do(Confirm())
    assert (table.mc, table.hand()) == (left, 5 - sold)


def test_paying_can_be_given_up_and_marks_taken_back():
    from games.ares.actions import Decline

    table = Table().seat(0, hand=["Imported GHG", *HAND], mc=5).open(1)
    before = list(table.player().hand)
    table.do(play("Imported GHG", payment="cards")).do(toss("Moss")).do(toss("Moss"))
    assert table.why(Confirm()) == "short"
    assert table.why(play("Imported GHG")) == "part_first"
    table.do(toss("Moss")).do(Decline())
    assert (table.player().hand, table.mc) == (before, 5)


def test_e020_a_card_cannot_pay_for_itself():
    table = Table().seat(0, hand=["Economic Growth"], mc=6).open(1)
    assert table.why(play("Economic Growth")) == "short"
    nearly = Table().seat(0, hand=["Economic Growth"], mc=7).open(1)
    assert nearly.why(play("Economic Growth")) == "short", "what it would sell for is missing"
    helped = Table().seat(0, hand=["Economic Growth", "Moss"], mc=7).open(1)
    assert helped.why(play("Economic Growth")) is None


def test_e021_no_change_for_a_free_card():
    table = Table().seat(0, hand=["Power Plant"], played=STEEL[:1], mc=5).chooses(1).open(1)
    table.do(play("Power Plant"))
    assert table.mc == 5


def price(name, *, corp="", played=(), chooser=False, phase=1, cubes=None, **values):
    table = Table().seat(0, corp, [name], played, cubes, **{"mc": 99, **values})
    if chooser:
        table.chooses(phase)
    table.open(2 if CARDS[card(name)].colour != "green" else 1)
    return table.price(name)


def test_e022_both_metals():
    played = [*STEEL, "Titanium Mine"]
    assert price("Callisto Penal Mines", played=played) == 13


def test_e023_advanced_alloys():
    played = ["Advanced Alloys", "Dusty Quarry", "Ganymede Shipyard"]
    assert price("Io Mining Industries", played=played) == 26
    assert price("Io Mining Industries", played=played, chooser=True) == 23


def test_e024_phobolog():
    table = Table().seat(0, "PhoboLog", ["Space Station", "Giant Ice Asteroid"], mc=99).open(1)
    assert table.price("Space Station") == 10
    assert price("Space Station", corp="PhoboLog", played=["Advanced Alloys"]) == 9
    table.do(play("Space Station"))
    assert metal(table.player(), "titanium") == 2
    assert price("Giant Ice Asteroid", corp="PhoboLog", played=["Space Station"]) == 28
    played = ["Space Station", "Advanced Alloys"]
    assert price("Giant Ice Asteroid", corp="PhoboLog", played=played) == 26


def test_e025_own_titanium_does_not_help():
    assert price("Asteroid Mining") == 28


def test_e026_credicor():
    assert price("Commercial District", corp="CrediCor") == 21
    assert price("Commercial District", corp="CrediCor", chooser=True) == 18
    assert price("Medical Lab", corp="CrediCor") == 15


def test_e027_thresholds_look_at_the_printed_cost():
    assert price("Farming", corp="CrediCor", played=["Research Outpost"]) == 15


def test_e028_teractor_conference():
    played = ["Interplanetary Conference"]
    table = Table().seat(0, "Teractor", ["Miranda Resort"], played, mc=20).open(1)
    table.do(play("Miranda Resort"))
    assert table.mc == 14
    assert table.hand() == 2
    assert production(table.player())["mc"] == 3


def test_e029_conference_alone():
    assert price("Miranda Resort", played=["Interplanetary Conference"]) == 9


def test_e030_thorgate_subsidies():
    table = Table().seat(0, "Thorgate", ["Tectonic Stress Power"], ["Energy Subsidies"], mc=20)
    table.open(1).do(play("Tectonic Stress Power"))
    assert (table.mc, table.hand()) == (7, 1)


def test_e031_cinematics_media_group():
    corp = "Interplanetary Cinematics"
    assert price("Comet", corp=corp, played=["Media Group"]) == 18
    assert price("Comet", corp=corp, played=["Media Group", "Titanium Mine"]) == 15


def test_e032_all_discounts():
    played = ["Media Group", "Earth Catapult", "Research Outpost", "Ganymede Shipyard"]
    assert price("Giant Ice Asteroid", corp="CrediCor", played=played) == 18


def traders(corp=""):
    return Table().seat(
        0,
        corp,
        ["Earth Catapult", *HAND],
        ["Restructured Resources"],
        {"Anaerobic Microorganisms": 4},
        mc=30,
        plant=2,
    )


def test_e033_both_reductions():
    table = traders().open(2).do(play("Earth Catapult", "both"))
    assert (table.mc, table.plant, table.cubes("Anaerobic Microorganisms")) == (21, 1, 2)


def test_e034_reductions_under_credicor():
    table = traders("CrediCor").open(2).do(play("Earth Catapult", "both"))
    assert table.mc == 25


def test_e035_no_reduction_of_nothing():
    table = Table().seat(0, hand=["Power Plant"], played=["Restructured Resources", *STEEL])
    table.seat(0, mc=9, plant=3).open(1)
    assert table.why(play("Power Plant", "plants")) == "free_already"
    assert table.why(play("Power Plant", "microbes")) == "no_reduction"


def test_e036_requirement_and_reduction_need_two_plants():
    table = Table().mars(oceans=3)
    table.seat(0, hand=["Moss"], played=["Restructured Resources"], mc=9, plant=1).open(1)
    assert table.why(play("Moss", "plants")) == "cannot_pay"
    table.do(play("Moss"))
    assert (table.mc, table.plant) == (6, 0)


@pytest.mark.parametrize(("heat", "legal"), [(14, True), (13, False)])
def test_e037_helion_cannot_spend_heat_twice(heat, legal):
    table = Table().seat(0, "Helion", ["Tropical Resort"], mc=10, heat=heat).open(1)
    if not legal:
        assert table.why(play("Tropical Resort")) == "short"
        return
    table.do(play("Tropical Resort"))
    assert (table.mc, table.heat) == (0, 0)


def test_e038_helion_pays_a_standard_action_with_heat():
    table = Table().seat(0, "Helion", mc=2, heat=12).open(3).do(std("mc_temperature"))
    assert (table.mc, table.heat, table.temperature) == (0, 0, -28)


def test_helion_may_choose_how_much_heat():
    table = Table().seat(0, "Helion", ["Farming Co-ops", *HAND], mc=15, heat=9).open(2)
    table.do(play("Farming Co-ops", payment="cards")).do(Burn(4)).do(toss("Moss")).do(Confirm())
    assert (table.mc, table.heat) == (15 + 3 - 11, 5)


def test_helion_may_use_heat_first():
    table = Table().seat(0, "Helion", ["Farming Co-ops"], mc=15, heat=9).open(2)
    table.do(play("Farming Co-ops", payment="heat"))
    assert (table.mc, table.heat) == (9, 0)


def test_no_more_heat_is_offered_than_the_price_takes():
    table = Table().seat(0, "Helion", ["Tropical Resort", *HAND], mc=3, heat=60).open(1)
    table.do(play("Tropical Resort", payment="cards"))
    heat = [action.heat for action in GAME.legal(table.state, 0) if isinstance(action, Burn)]
    assert heat == list(range(1, 19 + 1))
    assert table.why(Burn(20)) == "amount"
    little = Table().seat(0, "Helion", ["Tropical Resort", *HAND], mc=12, heat=9).open(1)
    little.do(play("Tropical Resort", payment="cards"))
    assert little.why(Burn(4)) is None
    assert little.why(Burn(5)) == "amount", "5 heat are spent besides the price"
