"""E091 to E119: phase III."""

from __future__ import annotations

import pytest

from games.ares.actions import Decline, Standard, Use
from games.ares.game import GAME
from games.ares.state import Phase
from games.core.events import visible
from tests.ares.builder import END, Table, card, keep, play, put, sell, std, toss, use


def test_e091_assembly_lines():
    played = ["Assembly Lines", "Circuit Board Factory", "AI Central", "Community Gardens"]
    table = Table().seat(0, played=played).chooses(3).open(3)
    for name in played[1:]:
        table.do(use(name))
    table.do(use("Circuit Board Factory"))
    assert table.mc == 4 + 2
    plain = Table().seat(0, played=played).open(3)
    for name in played[1:]:
        plain.do(use(name))
    assert plain.mc == 3 + 2
    assert plain.why(use("Circuit Board Factory")) == "used"


def test_e092_one_repetition():
    table = Table().seat(0, played=["AI Central", "Circuit Board Factory"]).chooses(3).open(3)
    table.do(use("AI Central")).do(use("AI Central"))
    assert table.why(use("AI Central")) == "used"
    table.do(use("Circuit Board Factory"))
    assert table.why(use("Circuit Board Factory")) == "used"


def test_e093_a_card_of_phase_ii_acts_at_once():
    table = Table().seat(0, hand=["Tardigrades"], mc=6).open(2, then=[3])
    table.do(play("Tardigrades")).defaults(1)
    table.do(use("Tardigrades"))
    assert table.cubes("Tardigrades") == 1


def test_e094_standard_technology():
    for project, price in (("forest_mc", 16), ("mc_temperature", 10), ("mc_ocean", 11)):
        table = Table().seat(0, played=["Standard Technology"], mc=price).open(3)
        table.do(Standard(project))
        assert table.mc == 0
        short = Table().seat(0, played=["Standard Technology"], mc=price - 1, heat=8).open(3)
        assert short.why(Standard(project)) == "cannot_pay"
    table = Table().seat(0, played=["Standard Technology"], plant=8, heat=8).open(3)
    table.do(std("forest_plants")).do(std("heat_temperature"))
    assert (table.plant, table.heat) == (0, 0)


@pytest.mark.parametrize(("corp", "forests", "plants"), [("", 1, 7), ("Ecoline", 2, 1)])
def test_e095_forests_for_plants(corp, forests, plants):
    table = Table().mars(oxygen=3).seat(0, corp, plant=15).open(3).do(END)
    assert (table.forests, table.plant, table.tr) == (forests, plants, 5 + forests)


def test_e096_forced_conversion():
    table = Table().mars(temperature=-10).seat(0, heat=17).open(3).do(END)
    assert (table.heat, table.temperature, table.tr) == (1, -6, 7)
    assert table.lane().done


def test_e097_only_until_the_end_of_the_track():
    table = Table().mars(temperature=6).seat(0, heat=24).open(3).do(END)
    assert (table.temperature, table.heat, table.tr) == (8, 16, 6)
    free = Table().mars(temperature=6).seat(0, heat=24).open(3)
    for _ in range(3):
        free.do(std("heat_temperature"))
    assert (free.temperature, free.heat, free.tr) == (8, 0, 8)


def test_e098_ecoline_converts_seven():
    table = Table().mars(oxygen=13).seat(0, "Ecoline", plant=7).open(3).do(END)
    assert (table.state.oxygen, table.forests, table.tr) == (14, 1, 6)


def test_e099_no_force_on_complete_oxygen():
    table = Table().mars(oxygen=14).seat(0, plant=8).open(3).do(END)
    assert (table.plant, table.forests) == (8, 0)
    free = Table().mars(oxygen=14).seat(0, cubes={"Small Animals": 0}, plant=8).open(3)
    free.do(std("forest_plants"))
    assert (free.forests, free.tr, free.cubes("Small Animals")) == (1, 5, 1)


def test_e100_a_complete_temperature_is_not_offered():
    table = Table().mars(temperature=8).seat(0, heat=8, mc=20).open(3)
    assert table.why(std("heat_temperature")) == "closed"
    assert table.why(std("mc_temperature")) == "closed"
    table.do(END)
    assert table.heat == 8


def test_e101_another_seat_completes_the_track_first():
    table = Table().mars(temperature=6).seat(0, heat=8).seat(1, heat=8).open(3)
    table.do(std("heat_temperature"), 1)
    done = Table().mars(temperature=6).seat(0, heat=8).seat(1, heat=8).open(3)
    done.do(std("heat_temperature"), 1).do(END)
    assert (done.heat, done.tr) == (8, 5)
    table.do(std("heat_temperature"))
    assert (table.heat, table.tr) == (0, 6)


def test_e102_heat_may_be_used_for_other_things():
    table = Table().seat(0, heat=8, played=["Caretaker Contract"]).open(3)
    table.do(use("Caretaker Contract")).do(END)
    assert (table.tr, table.heat, table.temperature) == (6, 0, -30)


def test_e103_power_infrastructure():
    table = Table().seat(0, heat=9, played=["Power Infrastructure"]).open(3)
    table.do(use("Power Infrastructure", amount=9))
    assert (table.mc, table.heat) == (9, 0)
    none = Table().seat(0, mc=20, played=["Power Infrastructure"]).open(3)
    assert none.why(use("Power Infrastructure", amount=0)) == "amount"
    assert none.why(use("Power Infrastructure", amount=1)) == "amount"


def test_e104_developed_infrastructure():
    blue = ["Developed Infrastructure", "Interns", "Tardigrades", "Media Group"]
    table = Table().seat(0, played=blue, mc=10).open(3).do(use("Developed Infrastructure"))
    assert table.mc == 0
    more = Table().seat(0, played=[*blue, "Research Outpost"], mc=10).open(3)
    more.do(use("Developed Infrastructure"))
    assert more.mc == 5


@pytest.mark.parametrize(
    ("name", "played", "price"),
    [
        ("Aquifer Pumping", ["Mine", "Dusty Quarry"], 4),
        ("Aquifer Pumping", ["Mine", "Building Industries", "Strip Mine"], 0),
        ("Volcanic Pools", ["Power Plant", "Power Grid", "Windmills", "Wave Power"], 8),
        ("Water Import from Europa", ["Ganymede Shipyard"], 10),
        ("Solarpunk", ["Ganymede Shipyard", "Titanium Mine"], 9),
    ],
)
def test_e105_e106_reduced_prices(name, played, price):
    table = Table().next_tiles(2).seat(0, played=[name, *played], mc=20).open(3).do(use(name))
    assert table.mc == 20 - price
    short = Table().seat(0, played=[name, *played], mc=max(price - 1, 0), heat=8).open(3)
    assert short.why(use(name)) == ("cannot_pay" if price else None)


def test_e107_wood_burning_stoves_twice():
    table = Table().seat(0, played=["Wood Burning Stoves"], plant=6).chooses(3).open(3)
    table.do(use("Wood Burning Stoves")).do(use("Wood Burning Stoves"))
    assert (table.plant, table.temperature) == (0, -26)


def test_e108_own_phase_card_counts():
    table = Table().seat(0, played=["Wood Burning Stoves"], plant=6).chooses(1, 0).chooses(3, 1)
    table.open(3).do(use("Wood Burning Stoves"))
    assert table.plant == 2


def test_e109_hydro_electric_energy_twice():
    table = Table().seat(0, played=["Hydro-Electric Energy"], mc=2).chooses(3).open(3)
    table.do(use("Hydro-Electric Energy")).do(use("Hydro-Electric Energy"))
    assert (table.mc, table.heat) == (0, 6)


def test_e110_greenhouses():
    table = Table().seat(0, played=["Greenhouses"], heat=3, mc=20).open(3)
    amounts = [a.amount for a in legal(table) if isinstance(a, Use)]
    assert amounts == [3, 2, 1]
    table.do(use("Greenhouses", amount=3))
    assert (table.heat, table.plant) == (0, 3)
    none = Table().seat(0, played=["Greenhouses"], mc=20).open(3)
    assert not [a for a in legal(none) if isinstance(a, Use)]


def legal(table, seat=0):
    return GAME.legal(table.state, seat)


def test_e111_decomposing_fungus_eats_itself():
    table = Table().seat(0, hand=["Decomposing Fungus"], mc=10).chooses(3).open(2, then=[3])
    table.do(play("Decomposing Fungus")).defaults(1)
    assert table.cubes("Decomposing Fungus") == 2
    assert table.why(use("Decomposing Fungus", 0)) == "cannot_pay"
    table.do(use("Decomposing Fungus", 1)).do(use("Decomposing Fungus", 1))
    assert (table.plant, table.cubes("Decomposing Fungus")) == (6, 0)


def test_decomposing_fungus_asks_whom_to_eat():
    table = Table().seat(0, cubes={"Decomposing Fungus": 1, "Tardigrades": 2}).open(3)
    table.do(use("Decomposing Fungus", 1))
    assert table.plant == 0, "the cost comes first"
    table.do(put("Tardigrades"))
    assert (table.plant, table.cubes("Tardigrades")) == (3, 1)


def test_e112_nitrite_reducing_bacteria():
    table = Table().next_tiles(4).seat(0, cubes={"Nitrite Reducing Bacteria": 3}).open(3)
    table.do(use("Nitrite Reducing Bacteria", 1))
    assert (table.tr, table.mc, table.state.flipped) == (6, 4, 1)
    assert table.cubes("Nitrite Reducing Bacteria") == 0


def test_e113_own_microbes_only():
    table = Table().seat(0, cubes={"Regolith Eaters": 1, "Tardigrades": 5}).open(3)
    assert table.why(use("Regolith Eaters", 1)) == "cannot_pay"


def test_e114_conserved_biome():
    table = Table().seat(0, played=["Conserved Biome"], cubes={"Birds": 2}, forests=7).open(3)
    table.do(use("Conserved Biome", 1))
    assert (table.points("Birds"), table.points("Conserved Biome")) == (3, 3)


def test_e115_a_void_action():
    table = Table().seat(0, played=["Symbiotic Fungus", "Assembly Lines"]).open(3)
    table.do(use("Symbiotic Fungus"))
    assert (table.mc, table.player().cubes) == (1, {})


def test_e116_advanced_screening_technology():
    name = "Advanced Screening Technology"
    table = Table().top("Moss", "Mine", "Research").seat(0, played=[name]).open(3)
    table.do(use(name))
    assert table.why(keep("Mine")) == "not_offered"
    table.do(keep("Moss"))
    assert (table.hand(), len(table.state.discard)) == (1, 2)
    none = Table().top("Mine", "Comet", "Fish").seat(0, played=[name]).open(3).do(use(name))
    assert (none.hand(), len(none.state.discard)) == (0, 3)
    shown = next(e for e in none.last.events if type(e).__name__ == "Shown")
    assert shown.cards == (card("Mine"), card("Comet"), card("Fish"))
    none.do(END).do(END, 1)
    told = [e for e in visible(none.last.events, 1) if type(e).__name__ == "Shown"]
    assert [event.cards for event in told] == [shown.cards]


def test_e117_brainstorming_session():
    name = "Brainstorming Session"
    green = Table().top("Moss").seat(0, played=[name]).open(3).do(use(name))
    assert (green.hand(), green.mc, len(green.state.discard)) == (0, 1, 1)
    red = Table().top("Comet").seat(0, played=[name]).open(3).do(use(name))
    assert (red.hand(), red.mc) == (1, 0)


def test_e118_farming_co_ops():
    table = Table().seat(0, hand=["Moss"], played=["Farming Co-ops"]).open(3)
    table.do(use("Farming Co-ops"))
    assert (table.hand(), table.mc, table.plant) == (0, 0, 3)
    none = Table().seat(0, played=["Farming Co-ops"], mc=20).open(3)
    assert none.why(use("Farming Co-ops")) == "cannot_pay"


def test_redrafted_contracts_discard_before_drawing():
    table = Table().top("Birds", "Fish").seat(0, hand=["Moss", "Mine", "Comet"])
    table.seat(0, played=["Redrafted Contracts"]).open(3)
    table.do(use("Redrafted Contracts", amount=2)).do(toss("Moss"))
    assert table.hand() == 2
    table.do(toss("Mine"))
    assert sorted(table.player().hand) == sorted([card("Comet"), card("Birds"), card("Fish")])


def test_e119_steelworks():
    table = Table().mars(oxygen=5).seat(0, played=["Steelworks"], heat=6).open(3)
    table.do(use("Steelworks"))
    assert (table.mc, table.state.oxygen, table.tr, table.heat) == (2, 6, 6, 0)


def test_an_effect_in_progress_comes_first():
    table = Table().seat(0, hand=["Moss", "Mine"], played=["Farming Co-ops"], mc=20).open(3)
    table.do(use("Farming Co-ops"))
    assert table.why(END) == "part_first"
    assert table.why(std("mc_ocean")) == "part_first"
    assert table.why(Decline()) == "not_now"


@pytest.mark.parametrize(
    ("mc", "hand", "en", "fr"),
    [
        (9, 2, "Sell 2 cards to pay.", "Vendez 2 cartes pour payer."),
        (12, 3, "Sell 1 card to pay.", "Vendez 1 carte pour payer."),
        (9, 1, "", ""),
    ],
)
def test_what_sales_would_pay_is_told(mc, hand, en, fr):
    table = Table().seat(0, hand=["Moss", "Mine", "Fish"][:hand], mc=mc, heat=8).open(3)
    why = GAME.refusal(table.state, 0, std("mc_temperature"))
    assert why is not None
    assert why.key == "cannot_pay"
    for lang, told in (("en", en), ("fr", fr)):
        said = GAME.words(lang).reason(why)
        assert "14" in said
        assert said.endswith(told)
        assert ("Sell " in said or "Vendez" in said) == bool(told)
    for name in ["Moss", "Mine", "Fish"][: hand if told else 0]:
        table.do(sell(name))
    assert (table.why(std("mc_temperature")) is None) == bool(told)


def test_phase_iii_is_only_closed_by_declaring():
    table = Table().seat(0, mc=15).open(3).do(std("mc_ocean"))
    assert isinstance(table.state.stack[-1], Phase)
    assert not table.lane().done
