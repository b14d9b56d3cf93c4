"""Worked examples E016 to E144: prices, requirements, plays, effects, actions, tracks, income.

A row is a position in a phase, actions of seat 0 and the values after them, and what is refused
then and why (`None`: it is legal).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.ares.actions import Burn, Confirm, DrawBonus, Initiative, Reopen
from games.ares.rules.derive import metal, production
from tests.ares.builder import END, NO, Table, choose, keep, play, put, sell, std, toss, use

AWAY = object()
"""In a row: seat 1 is away until the phase is over."""
TILE_2_PLANTS, TILE_CARD, TILE_4_MC = 0, 2, 4
UNMI = "United Nations Mars Initiative"
STEEL = ["Dusty Quarry", "Great Escarpment Consortium"]
HAND = ["Moss", "Grass", "Trees", "Bushes", "Heather"]
SCIENCE = ["Research", "Interns", "Gene Repair"]
COLD, WARM = "Extreme-Cold Fungus", "Fish"


def case(name: str, phase: int, actions: Sequence[Any] = (), wanted: str = "", **more: Any) -> Any:
    """Return a row; `more` are the keys of `POSITION`, and values of seat 0."""
    return pytest.param(phase, actions, wanted, more, id=name)


POSITION: dict[str, Any] = {
    "no": {}, "mars": {}, "tiles": (), "top": (), "chooses": 0, "then": (), "other": {},
}  # fmt: skip


def value(table: Table, key: str) -> int:
    """Return a value of seat 0 or of Mars; a card stands for the cubes on it."""
    player, state = table.player(), table.state
    first, _, name = key.partition(" ")
    match first:
        case "mc" | "heat" | "plant" | "tr" | "forests":
            return getattr(player, first)
        case "oxygen":
            return state.oxygen
        case "temperature":
            return table.temperature
        case "oceans":
            return state.flipped
        case "hand":
            return len(player.hand)
        case "discard":
            return len(state.discard)
        case "cubes":
            return sum(player.cubes.values())
        case "steel" | "titanium":
            return metal(player, first)
        case "done":
            return int(table.lane().done)
        case "makes":
            return production(player)[name]  # type: ignore[literal-required]
        case "price":
            return table.price(name)
        case "points":
            return table.points(name)
        case _:
            return table.cubes(key)


FACTORY = "Composting Factory"
LOTS = ["Work Crews", "Special Design", "Asset Liquidation", "Tardigrades", "Interns"]
BLUE = ["Developed Infrastructure", "Interns", "Tardigrades", "Media Group"]
ACTING = ["Circuit Board Factory", "AI Central", "Community Gardens"]
SCREENING, FUNGUS = "Advanced Screening Technology", "Decomposing Fungus"
TRADERS = {
    "hand": ["Earth Catapult", *HAND], "played": ["Restructured Resources"], "mc": 30, "plant": 2,
    "cubes": {"Anaerobic Microorganisms": 4},
}  # fmt: skip
BY_CARDS = play("Imported GHG", payment="cards")
ALLOYS = ["Advanced Alloys", "Dusty Quarry", "Ganymede Shipyard"]
SHOPS = ["Media Group", "Earth Catapult", "Research Outpost", "Ganymede Shipyard"]
COMET, GIANT = {"hand": ["Comet"], "mc": 99}, {"hand": ["Giant Ice Asteroid"], "mc": 99}
CASES = [
    # Prices
    case("e016", 1, [play("Microprocessors")], "mc 0, discard 2", hand=["Microprocessors", *HAND],
        played=STEEL, mc=4, chooses=1),
    case("e018 two cards", 1, [BY_CARDS, toss("Moss"), toss("Grass"), Confirm()], "mc 3, hand 3",
        hand=["Imported GHG", *HAND], mc=5),
    case("e018 three cards", 1, [BY_CARDS, *map(toss, HAND[:3]), Confirm()], "mc 6, hand 2",
        hand=["Imported GHG", *HAND], mc=5),
    case("e019 two cards", 1, [BY_CARDS, toss("Moss"), toss("Grass"), Confirm()], "mc 5, hand 3",
        hand=["Imported GHG", *HAND], played=[FACTORY], mc=5),
    case("e019 three cards", 1, [BY_CARDS, *map(toss, HAND[:3]), Confirm()], "mc 9, hand 2",
        hand=["Imported GHG", *HAND], played=[FACTORY], mc=5),
    case("nothing paid yet", 1, [BY_CARDS, toss("Moss"), toss("Moss")], "hand 6",
        no={Confirm(): "short", play("Imported GHG"): "part_first"}, hand=["Imported GHG", *HAND],
        mc=5),
    case("paying given up", 1, [BY_CARDS, toss("Moss"), NO], "hand 6, mc 5",
        hand=["Imported GHG", *HAND], mc=5),
    case("e020", 1, no={play("Economic Growth"): "short"}, hand=["Economic Growth"], mc=6),
    case("e020 its own sale", 1, no={play("Economic Growth"): "short"}, hand=["Economic Growth"],
        mc=7),
    case("e020 another sale", 1, no={play("Economic Growth"): None},
        hand=["Economic Growth", "Moss"], mc=7),
    case("e021", 1, [play("Power Plant")], "mc 5", hand=["Power Plant"], played=STEEL[:1], mc=5,
        chooses=1),
    case("e022", 1, [], "price Callisto Penal Mines 13", hand=["Callisto Penal Mines"],
        played=[*STEEL, "Titanium Mine"]),
    case("e023", 1, [], "price Io Mining Industries 26", hand=["Io Mining Industries"],
        played=ALLOYS),
    case("e023 chooser", 1, [], "price Io Mining Industries 23", hand=["Io Mining Industries"],
        played=ALLOYS, chooses=1),
    case("e024", 1, [], "price Space Station 10", corp="PhoboLog", hand=["Space Station"]),
    case("e024 alloys", 1, [], "price Space Station 9", corp="PhoboLog", hand=["Space Station"],
        played=["Advanced Alloys"]),
    case("e024 played", 1, [play("Space Station")], "titanium 2", corp="PhoboLog",
        hand=["Space Station", "Moss"], mc=99),
    case("e024 asteroid", 2, [], "price Giant Ice Asteroid 28", corp="PhoboLog",
        played=["Space Station"], **GIANT),
    case("e024 both", 2, [], "price Giant Ice Asteroid 26", corp="PhoboLog",
        played=["Space Station", "Advanced Alloys"], **GIANT),
    case("e025", 1, [], "price Asteroid Mining 28", hand=["Asteroid Mining"]),
    case("e026", 1, [], "price Commercial District 21, price Medical Lab 15", corp="CrediCor",
        hand=["Commercial District", "Medical Lab"]),
    case("e026 chooser", 1, [], "price Commercial District 18", corp="CrediCor",
        hand=["Commercial District"], chooses=1),
    case("e027", 1, [], "price Farming 15", corp="CrediCor", hand=["Farming"],
        played=["Research Outpost"]),
    case("e028", 1, [play("Miranda Resort")], "mc 14, hand 2, makes mc 3", corp="Teractor",
        hand=["Miranda Resort"], played=["Interplanetary Conference"], mc=20),
    case("e029", 1, [], "price Miranda Resort 9", hand=["Miranda Resort"],
        played=["Interplanetary Conference"]),
    case("e030", 1, [play("Tectonic Stress Power")], "mc 7, hand 1", corp="Thorgate",
        hand=["Tectonic Stress Power"], played=["Energy Subsidies"], mc=20),
    case("e031", 2, [], "price Comet 18", corp="Interplanetary Cinematics", played=["Media Group"],
        **COMET),
    case("e031 titanium", 2, [], "price Comet 15", corp="Interplanetary Cinematics",
        played=["Media Group", "Titanium Mine"], **COMET),
    case("e032", 2, [], "price Giant Ice Asteroid 18", corp="CrediCor", played=SHOPS, **GIANT),
    case("e033", 2, [play("Earth Catapult", "both")], "mc 21, plant 1, Anaerobic Microorganisms 2",
        **TRADERS),
    case("e034", 2, [play("Earth Catapult", "both")], "mc 25", corp="CrediCor", **TRADERS),
    case("e035", 1, no={play("Power Plant", "plants"): "free_already",
        play("Power Plant", "microbes"): "no_reduction"}, hand=["Power Plant"],
        played=["Restructured Resources", *STEEL], mc=9, plant=3),
    case("e036", 1, [play("Moss")], "mc 6, plant 0", mars={"oceans": 3}, hand=["Moss"],
        played=["Restructured Resources"], mc=9, plant=1),
    case("e036 both", 1, no={play("Moss", "plants"): "cannot_pay"}, mars={"oceans": 3},
        hand=["Moss"], played=["Restructured Resources"], mc=9, plant=1),
    case("e037", 1, [play("Tropical Resort")], "mc 0, heat 0", corp="Helion",
        hand=["Tropical Resort"], mc=10, heat=14),
    case("e037 short", 1, no={play("Tropical Resort"): "short"}, corp="Helion",
        hand=["Tropical Resort"], mc=10, heat=13),
    case("e038", 3, [std("mc_temperature")], "mc 0, heat 0, temperature -28", corp="Helion", mc=2,
        heat=12),
    case("some heat", 2, [play("Farming Co-ops", payment="cards"), Burn(4), toss("Moss"),
        Confirm()], "mc 7, heat 5", corp="Helion", hand=["Farming Co-ops", *HAND], mc=15, heat=9),
    case("heat first", 2, [play("Farming Co-ops", payment="heat")], "mc 9, heat 0", corp="Helion",
        hand=["Farming Co-ops"], mc=15, heat=9),
    case("no heat beyond the price", 1, [play("Tropical Resort", payment="cards")],
        no={Burn(19): None, Burn(20): "amount"}, corp="Helion", hand=["Tropical Resort", *HAND],
        mc=3, heat=60),
    case("heat of the price itself", 1, [play("Tropical Resort", payment="cards")],
        no={Burn(4): None, Burn(5): "amount"}, corp="Helion", hand=["Tropical Resort", *HAND],
        mc=12, heat=9),
    case("helion fuel factory", 1, [play("Fuel Factory")], "mc 0, heat 0", corp="Helion",
        hand=["Fuel Factory"], mc=8, heat=4),
    case("helion short of heat", 1, no={play("Fuel Factory"): "short"}, corp="Helion",
        hand=["Fuel Factory"], mc=8, heat=3),
    # Requirements
    case("e041", 2, [play("Lava Flows")], "temperature -16, tr 7",
        no={play(WARM): "zone", play(COLD): None}, mars={"temperature": -20},
        hand=["Lava Flows", COLD, WARM], mc=99, chooses=2),
    case("e042", 2, no={play(WARM): None, play(COLD): "zone"}, mars={"temperature": -16},
        hand=[COLD, WARM], mc=99),
    case("e043", 1, [(play("Trapped Heat"), 1)], "oceans 5", no={play("Algae"): "oceans_least"},
        mars={"temperature": -18, "oceans": 4}, hand=["Algae"], mc=99,
        other={"hand": ["Trapped Heat"], "mc": 99}),
    *(case(f"e044 {n}", 1, no={play("Dusty Quarry"): why}, mars={"oceans": n},
        hand=["Dusty Quarry"], mc=9) for n, why in ((3, None), (4, "oceans_most"))),
    *(case(f"e045 {n}", 2, no={play("Birds"): why}, mars={"oxygen": n}, corp="Inventrix",
        hand=["Birds"], mc=99) for n, why in ((7, None), (5, "zone"))),
    case("e046", 2, no={play("Birds"): "zone"}, mars={"oxygen": 5}, corp="Inventrix",
        hand=["Birds"], played=["Adaptation Technology"], mc=99),
    case("e047", 1, no={play("Algae"): "oceans_least"}, mars={"oceans": 4}, corp="Inventrix",
        hand=["Algae"], mc=99),
    *(case(f"e048 {n}", 1, no={play("Archaebacteria"): why}, mars={"temperature": n},
        corp="Inventrix", hand=["Archaebacteria"], mc=99) for n,
        why in ((-18, None), (-8, "zone"))),
    case("e049 before", 2, no={play("Livestock"): "zone"}, mars={"oxygen": 5},
        hand=["Special Design", "Livestock", "Birds"], mc=99),
    case("e049", 2, [play("Special Design")], no={play("Livestock"): None, play("Birds"): "zone"},
        mars={"oxygen": 5}, hand=["Special Design", "Livestock", "Birds"], mc=99),
    case("e050", 2, [play("Special Design"), play("Research")], no={play("Livestock"): "zone"},
        mars={"oxygen": 5}, hand=["Special Design", "Research", "Livestock"], mc=99, chooses=2),
    case("e051", 2, no={play("AI Central"): "tags"}, corp="Inventrix", hand=["AI Central"],
        played=SCIENCE[:2], mc=99),
    case("e051 more", 2, no={play("AI Central"): None}, corp="Inventrix", hand=["AI Central"],
        played=[*SCIENCE[:2], "Matter Manufacturing"], mc=99),
    case("e052 two", 2, no={play("Crater"): "tags"}, hand=["Crater"],
        played=["Comet", "Deimos Down"], mc=99),
    case("e052 three", 2, no={play("Crater"): None}, hand=["Crater"],
        played=["Comet", "Deimos Down", "Large Convoy"], mc=99),
    *(case(f"e053 {corp}", 2, no={play("Advanced Ecosystems"): why}, corp=corp,
        hand=["Advanced Ecosystems"], played=["Tardigrades", "Fish"], mc=99) for corp,
        why in (("Ecoline", None), ("Helion", "tags"))),
    case("e054", 1, [play("Energy Storage")], "tr 7", hand=["Energy Storage"], mc=99, tr=7),
    case("e054 low", 1, no={play("Energy Storage"): "tr_least"}, hand=["Energy Storage"], mc=99,
        tr=6),
    case("e055", 1, [play("Balanced Portfolios")],
        "mc 0, tr 4, makes mc 3, points Balanced Portfolios 1", hand=["Balanced Portfolios"], mc=8),
    case("e055 later", 4, [], "mc 7", played=["Balanced Portfolios"], tr=4),
    case("e056", 1, no={play("Balanced Portfolios"): "cannot_pay"}, hand=["Balanced Portfolios"],
        mc=99, tr=0),
    case("e056 action", 3, no={use("Asset Liquidation"): "cannot_pay"},
        played=["Asset Liquidation"], mc=20, tr=0),
    case("other refusals", 2, no={play("Moss"): "wrong_colour", play("Comet"): "not_in_hand",
        std("mc_ocean"): "not_now", END: None}, hand=["Birds", "Moss"], mc=99),
    # Plays in phases I and II
    case("e057 free", 1, [play("Automated Factories")], "price Food Factory 0",
        hand=["Automated Factories", "Food Factory"], mc=15, plant=2, chooses=1),
    case("e057", 1, [play("Automated Factories"), play("Food Factory")],
        "mc 0, plant 0, makes card 1, makes mc 4, done 1", hand=["Automated Factories",
        "Food Factory"], mc=15, plant=2, chooses=1),
    case("e058", 1, [play("Automated Factories")], no={play("Mass Converter"): "free_limit"},
        hand=["Automated Factories", "Mass Converter"], played=["Mine", "Building Industries"],
        mc=99),
    case("e059", 1, [play("Toll Station")], "done 0", no={play("Wave Power"): "oceans_least"},
        mars={"oceans": 2}, hand=["Toll Station", "Wave Power"], mc=99),
    case("e060", 2, [DrawBonus(), play("Tardigrades")], "done 1", no={play("Fish"): "already_done"},
        top=["Tardigrades"], hand=["Fish"], mc=99, chooses=2),
    case("e061", 2, [play("Tardigrades"), play("Interns")], "done 1",
        no={DrawBonus(): "already_done"}, hand=["Tardigrades", "Interns"], mc=99, chooses=2),
    case("draw after a play", 2, [play("Tardigrades"), DrawBonus()], "done 1, hand 2",
        hand=["Tardigrades", "Interns"], mc=99, chooses=2),
    case("e062", 2, [DrawBonus()], "hand 1", chooses=2),
    case("e062 done", 2, [DrawBonus(), END], "done 1", chooses=2),
    case("done with the bonus open asks once", 2, [END], no={play("Fish"): "part_first"},
        hand=["Fish"], chooses=2),
    case("the bonus after all", 2, [END, NO, Reopen(), DrawBonus()], "hand 2", hand=["Fish"],
        chooses=2),
    case("done without the bonus", 2, [END, NO], "done 1", hand=["Fish"], chooses=2),
    case("e063 second", 2, [play("Work Crews"), play("Earth Catapult")], "mc 0, price Research 3",
        hand=["Work Crews", "Earth Catapult", "Research", "Moss"], mc=18, chooses=2),
    case("e063", 2, [play("Work Crews"), play("Earth Catapult"), play("Research")],
        "mc 0, hand 2, done 1", hand=["Work Crews", "Earth Catapult", "Research", "Moss"], mc=18,
        chooses=2),
    *(case(f"e064 {n}", 2, [*map(play, LOTS[:n])], f"mc {mc}, done {n // 5}", hand=[*LOTS, "Fish"],
        mc=14, chooses=2) for n, mc in enumerate((9, 9, 9, 3, 0), 1)),
    case("e065", 2, [play("Special Design"), play("Work Crews"), play("Steelworks")],
        "mc 87, done 1", mars={"oxygen": 5}, hand=["Special Design", "Work Crews", "Livestock",
        "Steelworks"], mc=99),
    case("e065 tolerance", 2, [play("Special Design"), play("Work Crews")],
        no={play("Livestock"): "zone"}, mars={"oxygen": 5}, hand=["Special Design", "Work Crews",
        "Livestock", "Steelworks"], mc=99),
    case("e066", 2, [play("Work Crews"), play("Redrafted Contracts")], "mc 15, price Interns 3",
        hand=["Work Crews", "Redrafted Contracts", "Interns"], mc=20, chooses=2),
    case("chooser discount for one card", 1, [play("Toll Station")], "mc 0, hand 1",
        hand=["Toll Station", "Lichen"], mc=13, chooses=1),
    # Effects and triggers
    case("e068", 2, [play("Comet")],
        "temperature -28, oceans 1, tr 7, heat 2, plant 2, mc 4, hand 2", tiles=[TILE_4_MC],
        hand=["Comet"], played=["Optimal Aerobraking", "Recycled Detritus"], mc=25),
    case("e069", 2, [play("Anti-Gravity Technology"), play("Interns")], "heat 2, plant 2",
        hand=["Anti-Gravity Technology", "Interns"], played=["Research", "Matter Manufacturing",
        "Gene Repair", "Mass Converter"], mc=99, chooses=2),
    case("e070 a plant tag", 2, [play("Research"), toss("Moss")], "hand 3",
        top=["Moss", "Mine", "Fish", "Birds", "Comet", "Crater"], hand=["Research"],
        played=["Mars University", "Olympus Conference"], mc=5),
    case("e070", 2, [play("Research"), toss("Moss"), toss("Mine")], "hand 5, done 1",
        top=["Moss", "Mine", "Fish", "Birds", "Comet", "Crater"], hand=["Research"],
        played=["Mars University", "Olympus Conference"], mc=5),
    case("swap declined", 2, [play("Mars University"), NO], "hand 1",
        hand=["Mars University", "Moss"], mc=10),
    case("e071", 2, [play("Olympus Conference")], "hand 1", hand=["Olympus Conference"], mc=15),
    case("e072", 2, [play("Terraforming Ganymede")], "mc 0, tr 8, points Terraforming Ganymede 2",
        corp="Saturn Systems", hand=["Terraforming Ganymede"], mc=25),
    case("e073", 1, [play("Mine")], "mc 0, tr 7, steel 3", corp="Mining Guild", hand=["Mine"], mc=5,
        chooses=1),
    case("e074", 1, [play("Strip Mine")], "mc 0, tr 6, steel 3, titanium 1", corp="Mining Guild",
        hand=["Strip Mine"], mc=10),
    case("e075 before", 2, no={Initiative(): "no_offer"}, corp=UNMI, hand=["Bribed Committee"],
        mc=11),
    case("e075 offered", 2, [play("Bribed Committee")], "done 0", no={play("Comet"): "no_slot"},
        corp=UNMI, hand=["Bribed Committee", "Comet"], mc=11),
    case("e075", 2, [play("Bribed Committee"), Initiative()],
        "tr 8, mc 0, points Bribed Committee -2, done 1", corp=UNMI, hand=["Bribed Committee"],
        mc=11),
    case("e076", 2, [play("Bribed Committee"), Initiative(), play("Release of Inert Gases"), AWAY,
        std("heat_temperature"), Initiative()], "tr 12", then=[3], corp=UNMI,
        hand=["Bribed Committee", "Release of Inert Gases"], mc=60, heat=8, chooses=2),
    case("e077 cannot pay", 2, [play("Bribed Committee")], no={Initiative(): "cannot_pay"},
        corp=UNMI, hand=["Bribed Committee", "Moss", "Mine"], mc=5),
    case("e077", 2, [play("Bribed Committee"), sell("Moss"), sell("Mine"), Initiative()],
        "tr 8, mc 0", corp=UNMI, hand=["Bribed Committee", "Moss", "Mine"], mc=5),
    case("e077 late", 2, [play("Bribed Committee"), END], no={Initiative(): "already_done"},
        corp=UNMI, hand=["Bribed Committee", "Moss"], mc=11),
    case("offered once more when done converts", 3, [END, END], "tr 6, done 1", corp=UNMI, heat=8,
        mc=6),
    case("e078", 2, [play("Investment Loan")], "mc 10, tr 4, points Investment Loan 1, done 1",
        corp=UNMI, hand=["Investment Loan", "Moss"], mc=1),
    *(case(f"e079 {n}", 2, [play("Nitrogen-Rich Asteroid")], f"tr 8, plant {plants}",
        hand=["Nitrogen-Rich Asteroid"], played=["Lichen", "Grass", "Moss"][:n], mc=30) for n,
        plants in ((3, 6), (2, 2))),
    case("e080", 2, [play("Ice Asteroid")], "tr 7, plant 8, mc 4, hand 1", mars={"oceans": 3},
        tiles=[TILE_4_MC, TILE_CARD], hand=["Ice Asteroid"], played=["Arctic Algae"], mc=21),
    case("e081", 2, [play("Giant Ice Asteroid")], "tr 9, Herbivores 4, points Herbivores 2",
        hand=["Giant Ice Asteroid"], played=["Herbivores"], mc=36),
    case("e082", 2, [play("Imported Nitrogen")], "tr 6, plant 4, cubes 0",
        hand=["Imported Nitrogen"], mc=20),
    case("e083", 2, [play("Imported Nitrogen")],
        "Ecological Zone 4, points Ecological Zone 2, Tardigrades 3, points Tardigrades 1",
        hand=["Imported Nitrogen"], mc=20, cubes={"Ecological Zone": 2, "Tardigrades": 0}),
    case("two holders", 2, [play("Imported Nitrogen"), put("Birds")], "Birds 3",
        hand=["Imported Nitrogen"], mc=20, cubes={"Fish": 0, "Birds": 1}),
    case("two holders asked", 2, [play("Imported Nitrogen")], "cubes 1",
        no={put("Fish"): None, put("Interns"): "not_offered"}, hand=["Imported Nitrogen"],
        played=["Interns"], mc=20, cubes={"Fish": 0, "Birds": 1}),
    case("e084", 2, [play("Ecological Zone"), play("Fish")],
        "Ecological Zone 3, points Ecological Zone 1", mars={"temperature": -18},
        hand=["Ecological Zone", "Fish"], mc=99, chooses=2),
    case("e085", 2, [play("Viral Enhancers"), choose(0), choose(0)], "plant 2",
        hand=["Viral Enhancers"], mc=8),
    case("e085 asked", 2, [play("Viral Enhancers")], no={choose(2): None, choose(3): "no_option"},
        hand=["Viral Enhancers"], mc=8),
    case("e085 void", 2, [play("Viral Enhancers"), choose(1), choose(2)], "plant 0, done 1",
        hand=["Viral Enhancers"], mc=8),
    case("e086", 2, [play("Fish"), choose(1)], "Fish 1", mars={"temperature": -18}, hand=["Fish"],
        played=["Viral Enhancers"], mc=11),
    case("e087", 2, [play("Decomposers")], "Decomposers 1, hand 0", mars={"oxygen": 3},
        hand=["Decomposers"], mc=7),
    case("e087 later", 2, [play("Tardigrades"), choose(1)], "Decomposers 0, hand 1",
        hand=["Tardigrades"], cubes={"Decomposers": 1}, mc=7),
    *(case(f"e088 {name}", 2, [play("CEO's Favorite Project"), put(name)],
        f"{name} {n}, points {name} 1", hand=["CEO's Favorite Project"], mc=3,
        cubes={"Tardigrades": 1, "Physics Complex": 0}) for name,
        n in (("Tardigrades", 3), ("Physics Complex", 2))),
    case("e089", 2, [play("Business Contacts"), toss("Moss"), toss("Mine")], "mc 0, hand 4",
        hand=["Business Contacts", "Moss", "Mine"], mc=5),
    case("e089 first", 2, [play("Business Contacts")], no={sell("Moss"): "part_first"},
        hand=["Business Contacts", "Moss", "Mine"], mc=5),
    case("e090", 1, [play("Imported GHG")], "heat 5, makes heat 1", hand=["Imported GHG"], mc=8),
    case("one is kept in secret", 2, [play("Invention Contest"), keep("Fish")], "hand 1, discard 2",
        top=["Moss", "Mine", "Fish"], hand=["Invention Contest"], mc=1),
    case("keeping comes first", 2, [play("Invention Contest")], no={sell("Moss"): "part_first"},
        top=["Moss", "Mine", "Fish"], hand=["Invention Contest"], mc=1),
    case("astrofarm", 1, [play("Astrofarm")], "Tardigrades 2", hand=["Astrofarm", "Moss"],
        played=["Tardigrades"], mc=21),
    case("astrofarm alone", 1, [play("Astrofarm")], "cubes 0", hand=["Astrofarm", "Moss"],
        played=["Fish"], mc=21),
    case("eos chasma asks first", 1, [play("Eos Chasma National Park")], "plant 0",
        mars={"temperature": -18}, hand=["Eos Chasma National Park"], mc=16,
        played=["Fish", "Livestock"]),
    case("eos chasma", 1, [play("Eos Chasma National Park"), put("Livestock")],
        "Livestock 1, plant 3", mars={"temperature": -18}, hand=["Eos Chasma National Park"], mc=16,
        played=["Fish", "Livestock"]),
    # Phase III
    case("e091", 3, [*map(use, ACTING), use(ACTING[0])], "mc 6", played=["Assembly Lines", *ACTING],
        chooses=3),
    case("e091 plain", 3, [*map(use, ACTING)], "mc 5", no={use(ACTING[0]): "used"},
        played=["Assembly Lines", *ACTING]),
    case("e092", 3, [use("AI Central"), use("AI Central"), use(ACTING[0])],
        no={use("AI Central"): "used", use(ACTING[0]): "used"}, played=ACTING[:2], chooses=3),
    case("e093", 2, [play("Tardigrades"), AWAY, use("Tardigrades")], "Tardigrades 1", then=[3],
        hand=["Tardigrades"], mc=6),
    *(case(f"e094 {project}", 3, [std(project)], "mc 0", played=["Standard Technology"], mc=price)
        for project, price in (("forest_mc", 16), ("mc_temperature", 10), ("mc_ocean", 11))),
    *(case(f"e094 {project} short", 3, no={std(project): "cannot_pay"},
        played=["Standard Technology"], mc=price - 1, heat=8) for project,
        price in (("forest_mc", 16), ("mc_temperature", 10), ("mc_ocean", 11))),
    case("e094 goods", 3, [std("forest_plants"), std("heat_temperature")], "plant 0, heat 0",
        played=["Standard Technology"], plant=8, heat=8),
    *(case(f"e095 {corp}", 3, [END], f"forests {n}, plant {plants}, tr {5 + n}", mars={"oxygen": 3},
        corp=corp, plant=15) for corp, n, plants in (("", 1, 7), ("Ecoline", 2, 1))),
    case("e096", 3, [END], "heat 1, temperature -6, tr 7, done 1", mars={"temperature": -10},
        heat=17),
    case("e097", 3, [END], "temperature 8, heat 16, tr 6", mars={"temperature": 6}, heat=24),
    case("e097 free", 3, [std("heat_temperature")] * 3, "temperature 8, heat 0, tr 8",
        mars={"temperature": 6}, heat=24),
    case("e098", 3, [END], "oxygen 14, forests 1, tr 6", mars={"oxygen": 13}, corp="Ecoline",
        plant=7),
    case("e099", 3, [END], "plant 8, forests 0", mars={"oxygen": 14}, plant=8),
    case("e099 free", 3, [std("forest_plants")], "forests 1, tr 5, Small Animals 1",
        mars={"oxygen": 14}, cubes={"Small Animals": 0}, plant=8),
    case("e100", 3, no={std("heat_temperature"): "closed", std("mc_temperature"): "closed"},
        mars={"temperature": 8}, heat=8, mc=20),
    case("e100 done", 3, [END], "heat 8", mars={"temperature": 8}, heat=8, mc=20),
    case("e101", 3, [(std("heat_temperature"), 1), std("heat_temperature")], "heat 0, tr 6",
        mars={"temperature": 6}, heat=8, other={"heat": 8}),
    case("e101 done", 3, [(std("heat_temperature"), 1), END], "heat 8, tr 5",
        mars={"temperature": 6}, heat=8, other={"heat": 8}),
    case("e102", 3, [use("Caretaker Contract"), END], "tr 6, heat 0, temperature -30", heat=8,
        played=["Caretaker Contract"]),
    case("e103", 3, [use("Power Infrastructure", amount=9)], "mc 9, heat 0", heat=9,
        played=["Power Infrastructure"]),
    case("e103 none", 3, no={use("Power Infrastructure", amount=n): "amount" for n in (0, 1)},
        mc=20, played=["Power Infrastructure"]),
    case("e104", 3, [use("Developed Infrastructure")], "mc 0", played=BLUE, mc=10),
    case("e104 five", 3, [use("Developed Infrastructure")], "mc 5",
        played=[*BLUE, "Research Outpost"], mc=10),
    *(
        each
        for name, played, price in (
            ("Aquifer Pumping", ["Mine", "Dusty Quarry"], 4),
            ("Aquifer Pumping", ["Mine", "Building Industries", "Strip Mine"], 0),
            ("Volcanic Pools", ["Power Plant", "Power Grid", "Windmills", "Wave Power"], 8),
            ("Water Import from Europa", ["Ganymede Shipyard"], 10),
            ("Solarpunk", ["Ganymede Shipyard", "Titanium Mine"], 9),
        )
        for each in (
            case(f"e105 {name} {price}", 3, [use(name)], f"mc {20 - price}", tiles=[TILE_CARD],
                played=[name, *played], mc=20),
            case(f"e106 {name} {price}", 3, no={use(name): "cannot_pay" if price else None},
                played=[name, *played], mc=max(price - 1, 0), heat=8),
        )
    ),
    case("e107", 3, [use("Wood Burning Stoves")] * 2, "plant 0, temperature -26",
        played=["Wood Burning Stoves"], plant=6, chooses=3),
    case("e108", 3, [use("Wood Burning Stoves")], "plant 2", played=["Wood Burning Stoves"],
        plant=6, chooses=1, other={"phase": 3}),
    case("e109", 3, [use("Hydro-Electric Energy")] * 2, "mc 0, heat 6",
        played=["Hydro-Electric Energy"], mc=2, chooses=3),
    case("e110", 3, [use("Greenhouses", amount=3)], "heat 0, plant 3", played=["Greenhouses"],
        heat=3, mc=20),
    case("e110 amounts", 3, no={use("Greenhouses", amount=n): "amount" for n in (0, 4)},
        played=["Greenhouses"], heat=3, mc=20),
    case("e111 none first", 2, [play(FUNGUS), AWAY], f"{FUNGUS} 2",
        no={use(FUNGUS, 0): "cannot_pay"}, then=[3], hand=[FUNGUS], mc=10, chooses=3),
    case("e111", 2, [play(FUNGUS), AWAY, use(FUNGUS, 1), use(FUNGUS, 1)], f"plant 6, {FUNGUS} 0",
        then=[3], hand=[FUNGUS], mc=10, chooses=3),
    case("the cost comes first", 3, [use(FUNGUS, 1)], "plant 0",
        cubes={FUNGUS: 1, "Tardigrades": 2}),
    case("whom to eat", 3, [use(FUNGUS, 1), put("Tardigrades")], "plant 3, Tardigrades 1",
        cubes={FUNGUS: 1, "Tardigrades": 2}),
    case("e112", 3, [use("Nitrite Reducing Bacteria", 1)],
        "tr 6, mc 4, oceans 1, Nitrite Reducing Bacteria 0", tiles=[TILE_4_MC],
        cubes={"Nitrite Reducing Bacteria": 3}),
    case("e113", 3, no={use("Regolith Eaters", 1): "cannot_pay"},
        cubes={"Regolith Eaters": 1, "Tardigrades": 5}),
    case("e114", 3, [use("Conserved Biome", 1)], "points Birds 3, points Conserved Biome 3",
        played=["Conserved Biome"], cubes={"Birds": 2}, forests=7),
    case("e115", 3, [use("Symbiotic Fungus")], "mc 1, cubes 0",
        played=["Symbiotic Fungus", "Assembly Lines"]),
    case("e116 offered", 3, [use(SCREENING)], no={keep("Mine"): "not_offered"},
        top=["Moss", "Mine", "Research"], played=[SCREENING]),
    case("e116", 3, [use(SCREENING), keep("Moss")], "hand 1, discard 2",
        top=["Moss", "Mine", "Research"], played=[SCREENING]),
    case("e117 green", 3, [use("Brainstorming Session")], "hand 0, mc 1, discard 1", top=["Moss"],
        played=["Brainstorming Session"]),
    case("e117 red", 3, [use("Brainstorming Session")], "hand 1, mc 0", top=["Comet"],
        played=["Brainstorming Session"]),
    case("e118", 3, [use("Farming Co-ops")], "hand 0, mc 0, plant 3", hand=["Moss"],
        played=["Farming Co-ops"]),
    case("e118 none", 3, no={use("Farming Co-ops"): "cannot_pay"}, played=["Farming Co-ops"],
        mc=20),
    case("discards come before draws", 3, [use("Redrafted Contracts", amount=2), toss("Moss")],
        "hand 2", hand=["Moss", "Mine", "Comet"], played=["Redrafted Contracts"]),
    case("draws", 3, [use("Redrafted Contracts", amount=2), toss("Moss"), toss("Mine")], "hand 3",
        hand=["Moss", "Mine", "Comet"], played=["Redrafted Contracts"]),
    case("e119", 3, [use("Steelworks")], "mc 2, oxygen 6, tr 6, heat 0", mars={"oxygen": 5},
        played=["Steelworks"], heat=6),
    case("only closed by declaring", 3, [std("mc_ocean")], "done 0", mc=15),
    # Ends of the tracks
    case("e120", 3, [std("mc_ocean")] * 3, "mc 12, tr 8, oceans 9", mars={"oceans": 8},
        tiles=[TILE_4_MC], mc=45),
    case("e122", 3, [std("mc_ocean")] * 3, "hand 3, tr 8", mars={"oceans": 8}, tiles=[TILE_CARD],
        mc=45),
    case("e123", 2, [play("Ice Asteroid")], "tr 5, plant 2, hand 0", mars={"oceans": 9},
        hand=["Ice Asteroid"], played=["Arctic Algae", "Optimal Aerobraking"], mc=21),
    case("e124", 2, [play("Deimos Down")], "temperature 8, tr 8, mc 7, Physics Complex 3",
        mars={"temperature": 4}, hand=["Deimos Down"], mc=30, cubes={"Physics Complex": 0}),
    case("e125", 2, [play("Deimos Down")], "tr 5, mc 7", mars={"temperature": 8},
        hand=["Deimos Down"], mc=30),
    case("e126", 2, [play("Plantation")], "forests 2, oxygen 14, tr 7", mars={"oxygen": 13},
        hand=["Plantation"], played=SCIENCE, mc=22),
    case("e127", 2, [play("Plantation")], "forests 2, tr 5, Small Animals 2", mars={"oxygen": 14},
        hand=["Plantation"], played=SCIENCE, mc=22, cubes={"Small Animals": 0}),
    case("e128 first", 1, [play("Protected Valley")], "tr 6", mars={"oxygen": 13},
        hand=["Protected Valley"], played=SCIENCE, mc=99),
    case("e128", 1, [play("Protected Valley"), AWAY, play("Atmosphere Filtering")],
        "oxygen 14, tr 6", then=[2], mars={"oxygen": 13}, hand=["Protected Valley",
        "Atmosphere Filtering"], played=SCIENCE, mc=99),
    case("e129", 2, [play("Comet")], "tr 6, mc 4", mars={"temperature": 8}, tiles=[TILE_4_MC],
        hand=["Comet"], mc=25),
    case("e130", 3, [std("mc_temperature")] * 19 + [std("forest_mc")] * 14 + [std("mc_ocean")] * 9,
        "tr 47", mc=19 * 14 + 9 * 15 + 14 * 20),
    # Production: 4 MC, 1 card, 3 heat and 1 plant with TR 6
    *(case(f"e{131 + (mc < 14)}", 4, [], f"mc {mc}, heat 3, plant 1, hand 1", chooses=phase,
        played=["Commercial District", "Acquired Company", "Coal Imports", "Lichen"], tr=6)
        for phase, mc in ((4, 14), (0, 10))),
    case("e133", 4, [], "mc 5, heat 3", corp="Helion"),
    case("e134", 3, [], "makes mc 2", played=["Medical Lab", "Mine", "Titanium Mine",
        "Surface Mines", "Ironworks"]),
    *(case(f"e135 {name}", 3, [], wanted, played=[name]) for name,
        wanted in (("Insects", "makes plant 0"), ("Worms", "makes plant 1"),
        ("Satellites", "makes mc 1"))),
    case("e136 forests", 3, [], "makes mc 3", played=["Zeppelins"], forests=3),
    case("e136 events", 3, [], "makes mc 4", played=["Venture Capitalism", "Comet", "Deimos Down",
        "Crater", "Research"]),
    case("e137", 3, [], "makes mc 3, makes heat 3", corp="Teractor",
        played=["Cartel", "Atmospheric Insulators"]),
    case("e137 more", 3, [], "makes mc 4, makes heat 4", corp="Teractor",
        played=["Cartel", "Atmospheric Insulators", "Bribed Committee"]),
]  # fmt: skip


@pytest.mark.parametrize(("phase", "actions", "wanted", "more"), CASES)
def test_worked_examples(
    phase: int, actions: Sequence[Any], wanted: str, more: dict[str, Any]
) -> None:
    seat = {key: more[key] for key in more.keys() - POSITION.keys()}
    at = {key: more.get(key, otherwise) for key, otherwise in POSITION.items()}
    table = Table().mars(**at["mars"])
    if at["tiles"]:
        table.next_tiles(*at["tiles"])
    table.seat(0, **{"mc": 99 * wanted.startswith("price"), **seat})
    table.seat(1, **at["other"]).top(*at["top"]).chooses(at["chooses"])
    table.open(phase, then=at["then"])
    for action in actions:
        if action is AWAY:
            table.defaults(1)
        else:
            table.do(*action) if isinstance(action, tuple) else table.do(action)
    for each in wanted.split(", ") if wanted else ():
        key, n = each.rsplit(" ", 1)
        assert value(table, key) == int(n), key
    for action, why in at["no"].items():
        assert table.why(action) == why, action
