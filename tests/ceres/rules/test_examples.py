"""Worked examples and rulings that are one position, some actions, and what is there then.

A row is the actions of seat 0 with the goods it has after them, and what is refused then and why;
`vp` are its points, `legal` all that it can do. Numbers are those of docs/ceres.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.ceres.actions import (
    ALL,
    NEW,
    AnyAction,
    Assistant,
    Bonus,
    Build,
    Choose,
    Collect,
    Complete,
    Done,
    Draw,
    Droid,
    Favor,
    Grant,
    Headquarters,
    Launch,
    Leader,
    Manufacture,
    Produce,
    Reassign,
    Research,
    Settle,
    Trade,
    Use,
    Worker,
)
from games.ceres.content.types import (
    AsteroidProduction,
    HeadquartersGain,
    Part,
    Visit,
)
from games.core.actions import EndTurn
from tests.ceres.builder import Table, asteroid, facility, gain, line, perform, project

END = EndTurn()
YARD = Leader("construction_yard", "build")
SETTLEMENT = Leader("trade_bureau", "settlement")
TRADE = Leader("trade_bureau", "trade")
MAKE = Leader("contractors", "manufacture")
MOVE = Leader("contractors", "reassign")
FAVOR = Leader("council", "favor")
LAUNCH = Leader("council", "launch")
STUDY = Leader("council", "research")
ORE_ICE = (line({"ore": 1}, {"ice": 1}),)
EFFICIENT, SUPPLIED = ("manufacturing_efficiency",), ("continuous_ice_supply",)
DOME = project("dome", {"ore": 2}, 7)


TABLE = ("edition", "facilities", "hidden", "projects", "asteroids", "lines")
AFTER = ("no", "legal", "vp", "round")


def case(
    name: str, actions: Sequence[AnyAction] = (), goods: str | None = None, **more: Any
) -> Any:
    """Return a row; `more` are the keys of `TABLE` and `AFTER`, and values of seat 0."""
    return pytest.param(actions, goods, more, id=name)


def own(*parts: Part, kind: Any = "lab", **more: Any) -> dict[str, Any]:
    """Return an Outstation "x" of seat 0 with these parts."""
    return {"hidden": (facility("x", kind, *parts, **more),), "singles": ("x",)}


ROCKS = {"asteroids": tuple(asteroid(f"rock{n}", "outer", vp=2) for n in range(3))}
LAB = (facility("lab", "lab", cost={"alloy": 3}, production={"energy": 1}, vp=8),)
HUT = {"facilities": (facility("hut", cost={"alloy": 1}, vp=2),)}
ONE_TWO = tuple(facility(key, cost={"alloy": n}) for n, key in enumerate(("one", "two"), 1))
FACTORY = Worker("main_factory")
SPECIAL = (FAVOR, Favor("special_grant"))
SETTLING = (SETTLEMENT, Settle("dome", "complete"))
REST = {"edition": "draft"}
CASES = [
    # The publisher's examples: F of the final edition, D of the draft
    case("f11", [STUDY, Research("aerospace")], "energy 1", vp=3, influence=1, energy=5,
        research={"aerospace": 1}),
    case("f13", [FACTORY, Use(1), Manufacture(2, 0), Use(2), Manufacture(0, 1)],
        "ceramics 1, alloy 2, probe 1", legal=[END], ore=5, ice=1, energy=1),
    case("f15", [YARD, Build("lab", NEW)], "energy 2", facilities=LAB, alloy=3,
        research={"construction": 1}),
    case("f20", [MAKE, Manufacture(1, 0)], "alloy 1", ore=2, credit=1),
    case("f21", [MAKE, Manufacture(0, 1)], "probe 1", ore=1, ceramics=1, energy=1, credit=1),
    case("d04 gain", [FACTORY], "ore 5, ice 1, ceramics 1, energy 1", **REST, ore=5, energy=1,
        ice=1),
    case("d04", [FACTORY, Use(2), Manufacture(2, 0), Use(3), Manufacture(0, 1)], "alloy 2, probe 1",
        **REST, ore=5, energy=1, ice=1),
    case("d06", [Complete("solar_panels")], "", vp=10, **REST, ore=2, ice=2, ceramics=1, credit=7,
        committed=("solar_panels",)),
    case("draft lines may be left", [Worker("main_lab"), Done()], "ice 1, energy 1", **REST, ice=1),
    # Derived checks
    case("x09", no={SETTLEMENT: "round_influence"}, round=3, projects=(DOME,), ore=9),
    case("x15 must launch", [LAUNCH], no={Done(): "must_do"}, influence=1, probe=1),
    case("x18", [Leader("council", "trade_bureau"), Choose("trade_bureau", "trade"), Trade(0, 1),
        Done()], "ore 1, ice 1", round=3, projects=(DOME,), lines=ORE_ICE, influence=1, ore=2),
    case("x18 closed", [Leader("council", "trade_bureau")], no={Choose("trade_bureau",
        "settlement"): "round_influence"}, round=3, projects=(DOME,), lines=ORE_ICE, influence=1,
        ore=2),
    case("x19", SETTLING, "", vp=7, projects=(project("dome", {"influence": 1, "ore": 2}, 7),),
        ore=2),
    case("x20", [SETTLEMENT, Settle("dome", "commit"), Complete("dome")], "influence 1", vp=7,
        projects=(DOME,), ore=2),
    case("x21", [Complete("dome")], "", vp=7, no={END: "act_first"}, round=3, projects=(DOME,),
        ore=2, committed=("dome",), research={"logistics": 3}),
    case("x24", no={YARD: "no_facility"}, facilities=LAB),
    case("x26", no={Droid("x"): "no_part"}, **own(perform("favor"), kind="office"),
        favors=("mars_droid",)),
    case("x26 open", [Droid("x")], "influence 2", **own(perform("favor"), kind="office"),
        favors=("mars_droid",), influence=2),
    case("x28", [*SPECIAL, Grant("launch_site", "ore"), Grant("launch_site", "ice"),
        Grant("main_office", "influence"), Grant("main_office", "credit")],
        "ore 2, ice 1, influence 1, credit 2", influence=3),
    case("x32", [FACTORY, Use(1), Manufacture(3, 0), Use(2), Manufacture(1, 0)],
        "alloy 4, ceramics 2", ore=4, ice=1, favors=EFFICIENT),
    case("x32 most", [FACTORY, Use(1), Manufacture(3, 0), Use(2)],
        no={Manufacture(2, 0): "too_often"}, ore=4, ice=1, favors=EFFICIENT),
    case("x32 kept", [FACTORY, Use(1), Manufacture(2, 0), Use(2), Manufacture(2, 0)],
        "alloy 4, ceramics 2", ore=4, ice=1, favors=EFFICIENT),
    case("x33", [FACTORY, Use(2), Manufacture(1, 0)], "alloy 1, ceramics 2", ore=2,
        favors=SUPPLIED),
    case("x38", [TRADE, Trade(0, 1)], "ore 11", lines=(line({"ore": 3}, {"ore": 2}),), ore=12),
    case("x39 only once", [TRADE, Trade(0, 1)], legal=[Done()],
        lines=(line({"credit": 4}, {"ice": 3}),), research={"logistics": 2}),
    case("x39", [TRADE, Trade(0, 1), Done()], "ice 3, influence 1",
        lines=(line({"credit": 4}, {"ice": 3}),), research={"logistics": 2}),
    case("x41", [YARD, Build("hut", NEW)], "influence 1", **REST, **HUT,
        research={"construction": 2}),
    case("x41 without", no={YARD: "no_facility"}, **REST, **HUT),
    case("x42 alloy", [YARD], "alloy 3", **REST, facilities=ONE_TWO, alloy=2,
        research={"construction": 3}),
    case("x42 one", [YARD, Build("one", NEW)], "alloy 2, influence 1", **REST, facilities=ONE_TWO,
        alloy=2, research={"construction": 3}),
    case("x42", [YARD, Build("one", NEW), Build("two", NEW)], "influence 3", **REST,
        facilities=ONE_TWO, alloy=2, research={"construction": 3}),
    case("x43", [*SPECIAL, *(Grant(key, ALL) for key in ("launch_site", "main_factory", "main_lab",
        "main_office"))], "ore 2, ceramics 1, energy 1, influence 1", **REST, influence=4),
    case("x46", [Assistant("credit"), Choose("contractors", "manufacture"), Manufacture(1, 0)],
        "credit 1, alloy 1", **REST, ore=2, favors=("leader_assistant",)),
    # Trade Bureau
    case("r18 other goods", [TRADE, Trade(0, 1), Trade(1, 1)], "energy 2", legal=[END],
        lines=(*ORE_ICE, line({"ice": 1}, {"energy": 2})), ore=1),
    case("r18 the same line", [TRADE, Trade(0, 1), Trade(0, 1)], "ice 2", lines=ORE_ICE, ore=2),
    case("one trade is a must", [TRADE], no={Done(): "must_do"}, lines=ORE_ICE, ore=2),
    case("points of a line", [TRADE, Trade(0, 1), Done()], "ore 7", vp=3,
        lines=(line({"ore": 5}, vp=3),), ore=12),
    case("r19", [TRADE, Trade(0, 1), Trade(0, 1)], "ore 2, ice 2, credit 4, influence 1",
        lines=ORE_ICE, ore=4, research={"logistics": 3}),
    case("r20", [TRADE, Trade(0, 1), Trade(0, 1), Choose("trade_bureau", "trade"), Trade(0, 1),
        Done()], "ore 1, ice 3, credit 4, influence 2", legal=[END], lines=ORE_ICE, ore=4,
        research={"logistics": 3}),
    case("r52", [TRADE, Trade(0, 1), Done()], "influence 2",
        lines=(line({"influence": 1}, {"influence": 2}),), influence=1),
    case("r70", [SETTLEMENT], no={Settle("dome", "commit"): "cannot_pay"}, **REST,
        projects=(project("dome", {"ore": 2}, 5, commitment=2),), ore=2),
    case("r70 completed", SETTLING, "", vp=5, **REST, projects=(project("dome", {"ore": 2}, 5,
        commitment=2),), ore=2),
    # Construction Yard
    case("building is a must", [YARD], no={Done(): "must_do"}, **HUT, alloy=1, influence=3),
    case("r16 r53", [YARD, Draw(1)], no={Done(): "must_build", Draw(2): "drawn_already"}, **HUT,
        alloy=1, influence=3),
    case("r44", [YARD], no={Complete("a"): "would_block"}, facilities=(facility("hut",
        cost={"alloy": 9}),), projects=(project("a", {"influence": 1}),), influence=1, alloy=1,
        committed=("a",)),
    case("r26", [YARD, Build("annex", "x")], "ore 2", facilities=(facility("annex", "mine",
        production={"ore": 2}),), **own(gain(energy=1), production={"energy": 1}),
        research={"construction": 1}),
    case("e20", [YARD], no={Draw(1): "edition"}, **REST, facilities=(facility("hut"),),
        influence=5),
    case("r67", [YARD, Build("a", NEW), Build("b", NEW)], "alloy 1", **REST,
        facilities=(facility("a"), facility("b")), research={"construction": 3}),
    # Council
    case("r65", [LAUNCH, Launch("rock0"), Bonus("ore")], "ore 12", **ROCKS, influence=1, probe=1,
        ore=11, research={"aerospace": 1}),
    case("r77", [Worker("x"), Use(0), Research("aerospace"), Use(1), Research("aerospace")], "",
        vp=4, **own(perform("research"), perform("research")), energy=6),
    case("e27", [STUDY, Research("aerospace")], "", vp=5, **REST, influence=1, energy=6,
        research={"aerospace": 2}),
    case("r15", [*SPECIAL, Grant("main_lab", "energy"), Grant("x", "energy")], "energy 2",
        no={Grant("main_lab", "ore"): "not_printed"}, **own(gain(ore=1), production={"energy": 1}),
        influence=3),
    case("e34", [*SPECIAL, Grant("x", ALL)], "energy 1, ice 1", no={Grant("x", ALL): "granted"},
        **REST, **own(gain(ore=1), production={"energy": 1, "ice": 1}), influence=4),
    # Contractors
    case("8.1", no={MOVE: "no_reassign"}, **own(perform("favor"), kind="office"), credit=2,
        workers=("main_office",)),
    case("8.1 open", [MOVE, Reassign("main_office", "x")], "influence 1",
        **own(perform("favor"), kind="office"), credit=2, influence=1, workers=("main_office",)),
    case("r57", [Worker("a"), Use(0), Reassign("a", "b")], "ice 1, energy 1", legal=[END],
        hidden=(facility("a", "lab", perform("reassign"), gain(energy=1)),
        facility("b", "lab", gain(ice=1))), singles=("a", "b")),
    case("r7", [MAKE], no={Manufacture(3, 0): "cannot_pay", Manufacture(4, 0): "too_often",
        Manufacture(0, 0): "nothing_made"}, credit=2, ore=12),
    case("r7 two", [MAKE, Manufacture(2, 0)], "alloy 2, ore 8", credit=2, ore=12),
    case("r8", [Worker("x"), Use(0), Choose("contractors", "manufacture"), Manufacture(2, 0),
        Use(1), Manufacture(2, 0)], "alloy 4", **own(Part(Visit("contractors")),
        perform("manufacture"), kind="factory"), credit=1, ore=4, favors=EFFICIENT),
    case("11.1", [MAKE, Manufacture(0, 1)], "probe 1", credit=1, ceramics=1, energy=1,
        favors=EFFICIENT),
    # Outstations
    case("9.6 one part", [Worker("x")], no={Done(): "must_use"},
        **own(perform("trade", 1, ice=1), perform("favor"), perform("research"), kind="office"),
        lines=ORE_ICE, ice=1, ore=1, influence=1, energy=2),
    case("9.6", [Worker("x"), Use(1), Favor("manufacturing_efficiency")],
        no={Use(0): "part_passed"}, **own(perform("trade", 1, ice=1), perform("favor"),
        perform("research"), kind="office"), lines=ORE_ICE, ice=1, ore=1, influence=1, energy=2),
    case("9.6 end", [Worker("x"), Use(1), Favor("manufacturing_efficiency"), Use(2),
        Research("logistics")], legal=[END], **own(perform("trade", 1, ice=1), perform("favor"),
        perform("research"), kind="office"), lines=ORE_ICE, ice=1, ore=1, influence=1, energy=2),
    case("r45", [Worker("x")], legal=[Use(1)], **own(perform("favor"), perform("research"),
        kind="office"), energy=2),
    case("r46 twice", [Worker("x"), Use(0), Launch("rock0"), Use(0), Launch("rock1")],
        "probe 1, ore 1", vp=4, legal=[END], **own(perform("launch", 2, ice=1), gain(ore=1),
        kind="mine"), **ROCKS, ice=1, probe=3),
    case("r46 once", [Worker("x"), Use(0), Launch("rock0"), Use(1)], "probe 2, ore 1", legal=[END],
        **own(perform("launch", 2, ice=1), gain(ore=1), kind="mine"), **ROCKS, ice=1, probe=3),
    case("r46 cost left", no={Worker("x"): "no_part"}, **own(perform("manufacture", 1, ore=1),
        kind="factory"), ore=2),
    case("r46 cost paid", [Worker("x"), Use(0), Manufacture(1, 0)], "alloy 1",
        **own(perform("manufacture", 1, ore=1), kind="factory"), ore=3),
    case("r10", [Worker("x"), Use(0), Research("aerospace")], "",
        **own(perform("research", 1, ice=2, credit=1)), credit=1, energy=2, favors=SUPPLIED),
    case("r10 draft", [Worker("x"), Use(0), Research("aerospace")], "", **REST,
        **own(perform("research", 1, ice=2, credit=1)), ice=1, credit=1, energy=2, favors=SUPPLIED),
    case("r10 draft without Ice", no={Worker("x"): "no_part"}, **REST,
        **own(perform("research", 1, ice=2, credit=1)), credit=1, energy=2, favors=SUPPLIED),
    case("r62", [Worker("x"), Use(0), Favor("continuous_ice_supply"), Use(1),
        Research("logistics")], "", **own(perform("favor"), perform("research", 1, ice=2),
        kind="office"), influence=2, energy=2),
    case("r48", [Worker("x"), Use(0), Trade(0, 1), Use(1), Trade(0, 1)],
        "ice 2, credit 8, influence 2", **own(perform("trade"), perform("trade"), kind="office"),
        lines=ORE_ICE, ore=2, research={"logistics": 2}),
    case("r43", [Worker("x"), Use(0), Trade(0, 1)], "ore 1, influence 1",
        **own(perform("trade"), kind="office"), lines=(line({"credit": 4}, {"ore": 1}),),
        research={"logistics": 2}),
    case("r17", [Worker("x"), Use(0), Choose("council", "research"), Research("aerospace")], "",
        **own(Part(Visit("council")), kind="office"), energy=2, influence=1),
    case("r17 fee", no={Worker("x"): "no_part"}, **own(Part(Visit("council")), kind="office"),
        energy=2),
    case("r17 another", [Worker("x"), Use(0)], no={Choose("contractors",
        "manufacture"): "not_open"}, **own(Part(Visit("council")), kind="office"), energy=2,
        influence=1),
    case("r54 draft", [Worker("x"), Use(0), Produce("credit")], "credit 2", **REST,
        **own(Part(HeadquartersGain()), kind="office")),
    case("r34 no claim", no={Worker("x"): "no_part"}, **own(Part(AsteroidProduction()))),
    case("r34 another's", [Worker("x"), Use(0)], no={Collect("bennu"): "not_claimed",
        Collect("mars"): "unknown"},
        **own(Part(AsteroidProduction())), asteroids=(asteroid("rock", "outer",
        production={"ice": 2}),), claimed="rock"),
    case("r34", [Worker("x"), Use(0), Collect("rock")], "ice 2", **own(Part(AsteroidProduction())),
        asteroids=(asteroid("rock", "outer", production={"ice": 2}),), claimed="rock"),
    case("r61", [Worker("x"), Use(0)], no={Done(): "must_do"},
        **own(Part(Visit("trade_bureau")), kind="office"), lines=ORE_ICE, ore=1),
    case("e22", no={Headquarters("main_office"): "unknown"}, **REST),
    case("e22 final", no={Headquarters("credit"): "unknown"}),
]  # fmt: skip


@pytest.mark.parametrize(("actions", "goods", "more"), CASES)
def test_examples_and_rulings(
    actions: Sequence[AnyAction], goods: str | None, more: dict[str, Any]
) -> None:
    seat = {key: more[key] for key in more.keys() - {*TABLE, *AFTER}}
    claimed = (seat.pop("claimed"),) if "claimed" in seat else ()
    table = Table(**{key: more[key] for key in TABLE if key in more}).round(more.get("round", 1))
    table.seat(0, **seat, asteroids=claimed).do(*actions)
    if goods is not None:
        wanted = (each.split() for each in goods.split(", ") if each)
        assert table.goods() == {good: int(n) for good, n in wanted}
    if "vp" in more:
        assert table.score() == more["vp"]
    if "legal" in more:
        assert table.legal() == more["legal"]
    for action, why in more.get("no", {}).items():
        assert table.refused(action).key == why, action


@pytest.mark.parametrize(
    ("edition", "worth", "goods", "sheet"),
    [
        ("final", 10, {}, {"unfinished": -5}),  # F16
        (
            "final",
            11,
            {"credit": 9, "influence": 5},
            {"unfinished": -5, "credits": 1, "influence": 2},
        ),
        ("final", 7, {}, {"unfinished": -3}),
        ("final", 0, {"influence": 7, "credit": 14}, {"influence": 3, "credits": 2}),  # F23
        ("draft", 0, {"credit": 11}, {"credits": 2}),  # D11
        ("final", 0, {"credit": 8}, {"credits": 1}),
        ("draft", 0, {"credit": 8}, {"credits": 2}),  # E35
        ("draft", 10, {}, {}),  # X47
    ],
)
def test_x37_e35_final_scoring(edition: str, worth: int, goods: Any, sheet: Any) -> None:
    table = Table(edition, projects=(project("dome", {"ore": 9}, worth),))
    table.seat(0, committed=("dome",) if worth else (), **goods)
    found = table.finish()[0]
    assert {key: n for key, n in found.items() if n} == sheet
    assert ("unfinished" in found) == (edition == "final")
    assert table.score() == sum(sheet.values())
