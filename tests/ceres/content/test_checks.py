"""The content checks: the built-in set passes, and every check catches its fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from games.ceres.content import BUILT_IN_COMPONENTS as HOUSE
from games.ceres.content import NAMES, checks
from games.ceres.content.types import Act, ActionName, Components, DrawAndSee, Gain, Part, Visit
from tests.ceres.content import house, house_facilities

replace = msgspec.structs.replace
YARD = Part(Visit("construction_yard"))


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


def called(key: str, en: str, fr: str) -> Components:
    """Return the house set with something called otherwise."""
    return replace(HOUSE, names={key: {"en": en, "fr": fr}})


def gain(**goods: int) -> Part:
    """Return a part that gains goods."""
    return Part(Gain(goods))  # type: ignore[arg-type]


def act(action: ActionName, times: int = 1) -> Part:
    """Return a part that performs a board action."""
    return Part(Act(action, times))


def draw(cards: int) -> Part:
    """Return a part that draws Facility cards."""
    return Part(DrawAndSee(cards))


def paid(part: Part, **cost: int) -> Part:
    """Return a part with an activation cost."""
    return Part(part.effect, cost)  # type: ignore[arg-type]


def test_house_set_meets_every_aim() -> None:
    assert list(house.house_findings(HOUSE)) == []


def test_a_deck_too_small_for_its_table() -> None:
    marked = tuple(replace(card, players=4) for card in HOUSE.projects)
    paths = [f.why for f in checks.findings(replace(HOUSE, projects=marked), NAMES)]
    assert len([why for why in paths if "P+2" in why]) == 2


def test_a_crowded_zone() -> None:
    crowd = tuple(replace(a, zone=0) for a in HOUSE.asteroids)
    assert any(
        "at most 3" in f.why for f in checks.findings(replace(HOUSE, asteroids=crowd), NAMES)
    )


Check = Callable[[Components], Any]
AIMS: list[tuple[str, Check, Components]] = [
    ("12 per Type", house.facility_types, changed("facilities", "ice_drill", kind="lab")),
    ("curve", house.facility_costs, changed("facilities", "ice_drill", cost={"alloy": 3})),
    ("band", house.facility_costs, changed("facilities", "great_pit", vp=12)),
    (
        "odd addition",
        house.facility_costs,
        changed("facilities", "ice_drill", cost={"alloy": 1, "ore": 2}),
    ),
    ("free build", house.free_builds, changed("facilities", "vacuum_kiln", vp=4)),
    (
        "five free builds",
        house.free_builds,
        changed("facilities", "ice_drill", cost={"alloy": 1}),
    ),
    (
        "rich production",
        house.facility_production,
        changed("facilities", "ice_drill", production={"ice": 3}),
    ),
    (
        "three entries",
        house.facility_production,
        changed("facilities", "ice_drill", production={"ore": 1, "credit": 1, "ice": 1}),
    ),
    (
        "strong gains",
        house.functions,
        changed("facilities", "ice_drill", function=(gain(ice=4),)),
    ),
    (
        "two actions",
        house.functions,
        changed("facilities", "ice_drill", function=(act("launch"), act("research"))),
    ),
    (
        "a symbol unused",
        house.icons,
        changed("facilities", "regional_seat", function=(gain(credit=4),)),
    ),
    (
        "Ice parts",
        house.ice_parts,
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
        house.safe_parts,
        changed("facilities", "ice_drill", function=(act("reassign"),)),
    ),
    (
        "a draw for nothing",
        house.safe_parts,
        changed("facilities", "ice_drill", function=(act("expanse"), draw(2))),
    ),
    (
        "building that pays Alloys",
        house.safe_parts,
        changed("facilities", "ice_drill", function=(gain(alloy=1), act("expanse"))),
    ),
    (
        "building that makes Alloys",
        house.safe_parts,
        changed(
            "facilities",
            "ice_drill",
            function=(act("manufacture"), YARD),
        ),
    ),
    (
        "points per unit",
        house.facility_value,
        replace(HOUSE, facilities=tuple(replace(c, vp=c.vp + 3) for c in HOUSE.facilities)),
    ),
    ("marks", house.project_set, changed("projects", "ice_arena", players=3)),
    (
        "products",
        house.project_set,
        changed("projects", "ice_arena", cost={"ice": 3, "alloy": 1}),
    ),
    ("cheap project", house.project_cards, changed("projects", "ice_arena", vp=9)),
    (
        "one currency",
        house.project_cards,
        changed("projects", "ice_arena", cost={"credit": 11}),
    ),
    (
        "much of one Resource",
        house.project_cards,
        changed("projects", "ice_arena", cost={"ore": 8, "credit": 3}),
    ),
    (
        "commitment off a fifth",
        house.project_cards,
        changed("projects", "subsurface_city", commitment=2),
    ),
    ("rich points line", house.ship_lines, line("iron_lark", 0, vp=4)),
    ("rich line", house.ship_lines, line("iron_lark", 1, gain={"ice": 4})),
    ("generous points", house.ship_lines, line("iron_lark", 0, multiplier=3)),
    ("no Ice line", house.ship_lines, line("iron_lark", 1, gain={"energy": 3})),
    (
        "one-sided",
        house.ship_sides,
        replace(
            HOUSE,
            ships=tuple(
                replace(s, lines=tuple(ln for ln in s.lines if "ice" not in ln.pay))
                for s in HOUSE.ships
            ),
        ),
    ),
    ("rich asteroid", house.belt, changed("asteroids", "bennu", production={"ice": 2})),
    ("misplaced", house.belt, changed("asteroids", "vesta", zone=4)),
    ("research price", house.research, board("programs", 2, cost={"energy": 5})),
    ("research points", house.research, board("programs", 2, vp=6)),
    (
        "dry belt",
        house.supplies,
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
    assert {case[1] for case in AIMS} == set(house.CHECKS)


def test_paid_gains_count_for_what_they_bring() -> None:
    assert house_facilities.strength(paid(gain(ceramics=1, energy=1), ice=1)) == 1
    assert house_facilities.strength(paid(act("launch"), ice=1)) == 0
