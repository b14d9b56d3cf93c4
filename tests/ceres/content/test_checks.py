"""The content checks: the built-in set passes, and every check catches what it is there for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from games.ceres import checks, checks_facilities, checks_house
from games.ceres.catalog import BUILT_IN_COMPONENTS as HOUSE
from games.ceres.catalog_parts import act, draw, gain, paid, visit
from games.ceres.components import Components
from games.core.errors import ContentError

replace = msgspec.structs.replace


def changed(family: str, key: str, **fields: Any) -> Components:
    """Return the house set with some fields of one card changed."""
    items = getattr(HOUSE, family)
    assert any(item.id == key for item in items)
    return replace(
        HOUSE,
        **{family: tuple(replace(i, **fields) if i.id == key else i for i in items)},
    )


def without(family: str, key: str) -> Components:
    """Return the house set less one card."""
    return replace(HOUSE, **{family: tuple(i for i in getattr(HOUSE, family) if i.id != key)})


def line(ship: str, number: int, **fields: Any) -> Components:
    """Return the house set with some fields of one trade line changed."""
    lines = list(next(s for s in HOUSE.ships if s.id == ship).lines)
    lines[number] = replace(lines[number], **fields)
    return changed("ships", ship, lines=tuple(lines))


def board(family: str, number: int, **fields: Any) -> Components:
    """Return the house set with one favor, program or starting Outstation (final) changed."""
    editions = dict(getattr(HOUSE, family))
    items = list(editions["final"])
    items[number] = replace(items[number], **fields)
    return replace(HOUSE, **{family: editions | {"final": tuple(items)}})


def test_house_set_keeps_every_must() -> None:
    assert list(checks.findings(HOUSE)) == []


def test_house_set_meets_every_aim() -> None:
    assert list(checks_house.house_findings(HOUSE)) == []


MUSTS: list[tuple[str, Components, str]] = [
    ("47 facilities", without("facilities", "ice_drill"), "facilities"),
    ("20 projects", without("projects", "ice_arena"), "projects"),
    ("3 ships", without("ships", "iron_lark"), "ships"),
    ("2 slots", replace(HOUSE, slots=2), "slots"),
    ("id taken", changed("projects", "ice_arena", id="ice_drill"), "projects.ice_drill"),
    ("id of a favor", changed("ships", "iron_lark", id="mars_droid"), "ships.mars_droid"),
    ("bad id", changed("asteroids", "vesta", id="Vesta 4"), "asteroids.Vesta 4"),
    (
        "name taken",
        changed("asteroids", "vesta", name=HOUSE.asteroids[0].name),
        "asteroids.vesta.en",
    ),
    (
        "empty name",
        changed("ships", "iron_lark", name=replace(HOUSE.name, fr=" ")),
        "ships.iron_lark.fr",
    ),
    (
        "long name",
        changed("ships", "iron_lark", name=replace(HOUSE.name, en="x" * 31)),
        "ships.iron_lark.en",
    ),
    (
        "markup in a name",
        changed("ships", "iron_lark", name=replace(HOUSE.name, en="**x**")),
        "ships.iron_lark.en",
    ),
    ("no cost", changed("facilities", "ice_drill", cost={}), "facilities.ice_drill.cost"),
    (
        "unpayable cost",
        changed("facilities", "ice_drill", cost={"energy": 13}),
        "facilities.ice_drill.cost.energy",
    ),
    (
        "negative amount",
        changed("facilities", "ice_drill", production={"ice": -1}),
        "facilities.ice_drill.production.ice",
    ),
    (
        "unknown good",
        changed("facilities", "ice_drill", production={"gold": 1}),
        "facilities.ice_drill.production.gold",
    ),
    ("unknown Type", changed("facilities", "ice_drill", kind="bar"), "facilities.ice_drill.kind"),
    ("points", changed("facilities", "ice_drill", vp=-1), "facilities.ice_drill.vp"),
    (
        "no parts",
        changed("facilities", "ice_drill", function=()),
        "facilities.ice_drill.function",
    ),
    (
        "four launches at once",
        changed("facilities", "ice_drill", function=(act("launch", 4),)),
        "facilities.ice_drill.function[0].times",
    ),
    (
        "a draw of nothing",
        changed("facilities", "ice_drill", function=(draw(0),)),
        "facilities.ice_drill.function[0].draw",
    ),
    (
        "an empty gain",
        changed("facilities", "ice_drill", function=(gain(),)),
        "facilities.ice_drill.function[0].gain",
    ),
    ("five players", changed("projects", "ice_arena", players=5), "projects.ice_arena.players"),
    (
        "commitment",
        changed("projects", "ice_arena", commitment=-1),
        "projects.ice_arena.commitment",
    ),
    ("a project of no points", changed("projects", "ice_arena", vp=0), "projects.ice_arena.vp"),
    ("no lines", changed("ships", "iron_lark", lines=()), "ships.iron_lark.lines"),
    ("nothing for it", line("iron_lark", 1, gain={}), "ships.iron_lark.lines[1].gain"),
    ("for nothing", line("iron_lark", 1, pay={}), "ships.iron_lark.lines[1].pay"),
    ("multiplier", line("iron_lark", 1, multiplier=4), "ships.iron_lark.lines[1].multiplier"),
    ("sixth zone", changed("asteroids", "vesta", zone=5), "asteroids.vesta.zone"),
    ("fourth ring", changed("asteroids", "vesta", ring="far"), "asteroids.vesta.ring"),
    ("barren", changed("asteroids", "vesta", production={}), "asteroids.vesta.production"),
    (
        "empty ring",
        replace(HOUSE, asteroids=tuple(a for a in HOUSE.asteroids if a.ring != "inner")),
        "asteroids",
    ),
    ("favor price", board("favors", 0, cost=-1), "favors.final.manufacturing_efficiency.cost"),
    ("favor twice", board("favors", 0, id="mars_droid"), "favors.final"),
    ("program twice", board("programs", 0, level=2), "programs.final"),
    ("program for nothing", board("programs", 0, cost={}), "programs.final.aerospace[1].cost"),
    ("two Mines", board("starting", 1, kind="mine"), "starting.final kinds"),
    ("no top", board("starting", 1, top=()), "starting.final.main_factory.top"),
    ("other ids", board("starting", 1, id="other"), "starting.draft"),
]


@pytest.mark.parametrize(
    ("found", "path"), [case[1:] for case in MUSTS], ids=[case[0] for case in MUSTS]
)
def test_a_must_is_told_with_its_path(found: Components, path: str) -> None:
    assert path in [finding.path for finding in checks.findings(found)]
    with pytest.raises(ContentError):
        checks.refuse(found)


def test_a_deck_too_small_for_its_table() -> None:
    marked = tuple(replace(card, players=4) for card in HOUSE.projects)
    paths = [f.why for f in checks.findings(replace(HOUSE, projects=marked))]
    assert len([why for why in paths if "P+2" in why]) == 2


def test_a_crowded_zone() -> None:
    crowd = tuple(replace(a, zone=0) for a in HOUSE.asteroids)
    assert any("at most 3" in f.why for f in checks.findings(replace(HOUSE, asteroids=crowd)))


Check = Callable[[Components], Any]
AIMS: list[tuple[str, Check, Components]] = [
    ("12 per Type", checks_house.facility_types, changed("facilities", "ice_drill", kind="lab")),
    ("curve", checks_house.facility_costs, changed("facilities", "ice_drill", cost={"alloy": 3})),
    ("band", checks_house.facility_costs, changed("facilities", "great_pit", vp=12)),
    (
        "odd addition",
        checks_house.facility_costs,
        changed("facilities", "ice_drill", cost={"alloy": 1, "ore": 2}),
    ),
    ("free build", checks_house.free_builds, changed("facilities", "vacuum_kiln", vp=4)),
    (
        "five free builds",
        checks_house.free_builds,
        changed("facilities", "ice_drill", cost={"alloy": 1}),
    ),
    (
        "rich production",
        checks_house.facility_production,
        changed("facilities", "ice_drill", production={"ice": 3}),
    ),
    (
        "three entries",
        checks_house.facility_production,
        changed("facilities", "ice_drill", production={"ore": 1, "credit": 1, "ice": 1}),
    ),
    (
        "strong gains",
        checks_house.functions,
        changed("facilities", "ice_drill", function=(gain(ice=4),)),
    ),
    (
        "two actions",
        checks_house.functions,
        changed("facilities", "ice_drill", function=(act("launch"), act("research"))),
    ),
    (
        "a symbol unused",
        checks_house.icons,
        changed("facilities", "regional_seat", function=(gain(credit=4),)),
    ),
    (
        "Ice parts",
        checks_house.ice_parts,
        replace(
            HOUSE,
            facilities=tuple(
                replace(c, function=tuple(replace(p, cost={}) for p in c.function))
                if c.kind == "lab"
                else c
                for c in HOUSE.facilities
            ),
        ),
    ),
    (
        "free Reassign",
        checks_house.safe_parts,
        changed("facilities", "ice_drill", function=(act("reassign"),)),
    ),
    (
        "a draw for nothing",
        checks_house.safe_parts,
        changed("facilities", "ice_drill", function=(act("expanse"), draw(2))),
    ),
    (
        "building that pays Alloys",
        checks_house.safe_parts,
        changed("facilities", "ice_drill", function=(gain(alloy=1), act("expanse"))),
    ),
    (
        "building that makes Alloys",
        checks_house.safe_parts,
        changed(
            "facilities", "ice_drill", function=(act("manufacture"), visit("construction_yard"))
        ),
    ),
    (
        "points per unit",
        checks_house.facility_value,
        replace(HOUSE, facilities=tuple(replace(c, vp=c.vp + 3) for c in HOUSE.facilities)),
    ),
    ("marks", checks_house.project_set, changed("projects", "ice_arena", players=3)),
    (
        "products",
        checks_house.project_set,
        changed("projects", "ice_arena", cost={"ice": 3, "alloy": 1}),
    ),
    ("cheap project", checks_house.project_cards, changed("projects", "ice_arena", vp=9)),
    (
        "one currency",
        checks_house.project_cards,
        changed("projects", "ice_arena", cost={"credit": 11}),
    ),
    (
        "much of one Resource",
        checks_house.project_cards,
        changed("projects", "ice_arena", cost={"ore": 8, "credit": 3}),
    ),
    (
        "commitment off a fifth",
        checks_house.project_cards,
        changed("projects", "subsurface_city", commitment=2),
    ),
    ("rich points line", checks_house.ship_lines, line("iron_lark", 0, vp=4)),
    ("rich line", checks_house.ship_lines, line("iron_lark", 1, gain={"ice": 4})),
    ("generous points", checks_house.ship_lines, line("iron_lark", 0, multiplier=3)),
    ("no Ice line", checks_house.ship_lines, line("iron_lark", 1, gain={"energy": 3})),
    (
        "one-sided",
        checks_house.ship_sides,
        replace(
            HOUSE,
            ships=tuple(
                replace(s, lines=tuple(ln for ln in s.lines if "ice" not in ln.pay))
                for s in HOUSE.ships
            ),
        ),
    ),
    ("rich asteroid", checks_house.belt, changed("asteroids", "bennu", production={"ice": 2})),
    ("misplaced", checks_house.belt, changed("asteroids", "vesta", zone=4)),
    ("research price", checks_house.research, board("programs", 2, cost={"energy": 5})),
    ("research points", checks_house.research, board("programs", 2, vp=6)),
    (
        "dry belt",
        checks_house.supplies,
        replace(
            HOUSE,
            asteroids=tuple(replace(a, production={"ore": 1}) for a in HOUSE.asteroids),
        ),
    ),
]


@pytest.mark.parametrize(
    ("check", "found"), [case[1:] for case in AIMS], ids=[case[0] for case in AIMS]
)
def test_an_aim_missed_is_found(check: Check, found: Components) -> None:
    assert list(check(found))


def test_every_check_of_the_house_is_tried() -> None:
    assert {case[1] for case in AIMS} == set(checks_house.CHECKS)


def test_paid_gains_count_for_what_they_bring() -> None:
    assert checks_facilities.strength(paid(gain(ceramics=1, energy=1), ice=1)) == 1
    assert checks_facilities.strength(paid(act("launch"), ice=1)) == 0
