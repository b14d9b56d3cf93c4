"""The board of Ceres as text: what the rules allow, prices, changes, and a seat's own parts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from games.ceres import actions as act
from games.ceres.content import components
from games.ceres.content.types import LOCATIONS, RINGS, Part, Visit
from games.ceres.game import GAME
from games.ceres.rules.derived import belt
from games.ceres.rules.prices import launch_price
from games.ceres.rules.tables import OPTIONS, tables
from games.ceres.state import (
    NOBODY,
    Bureau,
    Collecting,
    Function,
    Producing,
    Settling,
    State,
    Trading,
    Turn,
    Yard,
)
from games.ceres.words.speakers import SPEAKERS
from games.ceres.words.terms import option, place
from games.core.actions import EndTurn, kind
from games.core.grammar import NARROW_SPACE
from games.core.rng import rng
from games.core.text import LANGUAGES, Language, capital
from tests.ceres.builder import Table, asteroid, facility, gain, line, perform, project

NAMES = ("Ana", "Benoît", "Chloé", "Dov")
EDITIONS = ("final", "draft")


def positions(edition: str, players: int, seed: int) -> Iterator[State]:
    """Yield every position of a random game in which passing and leaving are rare."""
    state, source = GAME.start({"edition": edition}, players, seed), rng(seed, 7)
    while GAME.waiting(state):
        yield state
        legal = GAME.legal(state, state.turn)
        busy = [a for a in legal if kind(a) not in ("pass", "done", "end")]
        action = source.pick(busy if busy and source.below(12) else legal)
        GAME.apply_unchecked(state, state.turn, action)


def told(state: State, seat: int | None, lang: Language = "en") -> dict[str, str]:
    """Return the texts of the parts of a position by their keys."""
    names = NAMES[: len(state.players)]
    found = GAME.words(lang).parts(GAME.mask(state, seat), names)
    return {part.key: part.text.replace(NARROW_SPACE, " ") for part in found}


def alt(state: State, picture: str, before: State | None = None, seat: int | None = None) -> str:
    old = None if before is None else GAME.mask(before, seat)
    return GAME.words("en").alt(GAME.mask(state, seat), picture, NAMES[:3], old)


# What is said agrees with the rules


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_price_of_a_launch_is_that_of_the_rules(edition: str) -> None:
    differing = 0
    price = re.compile(r"a Launch costs (no|\d+) Ice(?: \((.*)\))?:$")
    for state in islice(positions(edition, 4, 5), 0, None, 25):
        t, names = tables(state.content, state.edition), components(state.content).names
        rocks = {names[rock.id]["en"]: rock for rock in belt(t, state)}
        for ring in RINGS:
            head = ""
            for said in told(state, None)[f"belt:{ring}"].split("\n")[1:]:
                if said.startswith("Position"):
                    head = said
                    continue
                rock = rocks[said.split(":")[0]]
                assert head.startswith(f"Position {rock.position}")
                if rock.owner != NOBODY:
                    continue
                found = price.search(head)
                assert found, head
                others = dict(
                    each.split(" for ")[::-1] for each in (found[2] or "").split(", ") if each
                )
                differing += len(others)
                for player in state.players:
                    paid = others.get(NAMES[player.seat], found[1]).split()[0]
                    assert launch_price(t, state, player, rock.id) == int(paid.replace("no", "0"))
    assert differing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_open_in_a_turn_is_what_the_rules_allow(edition: str, lang: Language) -> None:
    open_, leaders, workers, tokens = {
        "en": ("Possible: ", "With a Leader:", "With a Worker:", "With a Favor:"),
        "fr": ("Possible : ", "Avec un dirigeant :", "Avec un employé :", "Avec une faveur :"),
    }[lang]
    seen = Counter[bool]()
    for state in positions(edition, 3, 8):
        if not isinstance(state.stack[-1], Turn) or state.stack[-1].acted:
            continue
        seat, speaker = state.turn, SPEAKERS(lang, state.content)
        text, legal = told(state, seat, lang)["own"], set(GAME.legal(state, seat))
        player, lines = state.players[seat], text.split("\n")
        usable, *closed = lines[lines.index(leaders) + 1 : lines.index(workers)]
        assert usable.startswith(open_) or not player.leaders
        for where in LOCATIONS:
            for key in OPTIONS[where]:
                named = f"{capital(speaker.say(option(where, key)))} ({speaker.say(place(where))}"
                named, allowed = named.replace(NARROW_SPACE, " "), act.Leader(where, key) in legal
                seen[allowed] += 1
                assert (named in usable) == allowed, (usable, named)
                if player.leaders and not allowed:
                    assert sum(named in said for said in closed) == 1
        usable = (text + f"\n{tokens}").split(f"{workers}\n")[1].split("\n")[0]
        for outstation in player.outstations:
            name = speaker.name(outstation.top)
            assert (name in usable) == (act.Worker(outstation.top) in legal), usable
    assert min(seen[True], seen[False]) > 50


def payable(text: str) -> dict[str, bool]:
    """Return for every listed offer whether the seat can pay for it, by its name."""
    found = re.findall(
        r"^([^\n:]+?) ?: .*(you can pay|pouvez payer|you need|vous manque)", text, re.M
    )
    return {re.sub("^L(ine|igne)", "line", name): "pa" in end for name, end in found}


STEPS = (
    [Yard(["expanse", "upgrade"])],
    [Bureau(["trade", "settlement"], 2, chosen=True), Trading(2)],
    [Bureau(["trade", "settlement"], 2, chosen=True), Settling()],
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_can_be_paid_is_told_so_and_what_is_missing_else(edition: str, lang: Language) -> None:
    source, seen = rng(3), Counter[bool]()
    for state in islice(positions(edition, 3, 12), 0, None, 15):
        speaker, seat = SPEAKERS(lang, state.content), state.turn
        committed = speaker.text("own-committed").replace(NARROW_SPACE, " ")
        for step in STEPS:
            here = GAME.copy(state)
            goods = here.players[seat].goods
            goods.update({good: source.below(8) for good in goods})
            here.stack = [Turn(acted=True), *step]
            can = set[str]()
            for action in GAME.legal(here, seat):
                match action:
                    case act.Build(card, _) | act.Settle(card, "complete"):
                        can.add(speaker.name(card))
                    case act.Trade(number, _):
                        can.add(f"line {number + 1}")
                    case _:
                        pass
            found = payable(told(here, seat, lang)["own"].partition(committed)[0])
            assert {name for name, yes in found.items() if yes} == can
            seen.update(found.values())
    assert min(seen[True], seen[False]) > 20


def bought(state: State, lang: Language) -> set[str]:
    """Return the names of all that a Leader leads to at once."""
    found, speaker = set[str](), SPEAKERS(lang, state.content)
    for first in GAME.legal(state, state.turn):
        if not isinstance(first, act.Leader):
            continue
        here = GAME.copy(state)
        GAME.apply_unchecked(here, here.turn, first)
        for then in GAME.legal(here, here.turn):
            match then:
                case act.Build(key, _) | act.Settle(key, "complete") | act.Launch(key):
                    found.add(speaker.name(key))
                case act.Favor(key):
                    found.add(speaker.name(key))
                case act.Trade(number, _):
                    found.add(speaker.text("reach-line", number=number + 1))
                case _:
                    pass
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_begins_with_all_that_a_leader_leads_to_and_nothing_out_of_reach(
    edition: str,
) -> None:
    seen = Counter[bool]()
    for number, state in enumerate(positions(edition, 4, 13)):
        if not isinstance(state.stack[-1], Turn) or state.stack[-1].acted:
            continue
        text, legal = alt_own(state), GAME.legal(state, state.turn)
        placing = (act.Leader, act.Worker, act.Droid, act.Assistant)
        if not any(isinstance(action, placing) for action in legal):
            assert "You can pay for: " not in text
            seen[False] += 1
        elif number % 3 == 0:
            assert [name for name in bought(state, "en") if name not in text] == [], text
            seen[True] += 1
    assert min(seen[True], seen[False]) > 3, seen


def alt_own(state: State) -> str:
    return GAME.words("en").alt(GAME.mask(state, state.turn), "turn", NAMES)


# A seat's own parts


def means(table: Table) -> list[str]:
    """Return the lines of the parts of seat 0 about its choices and its goods."""
    found = told(table.state, 0)
    return f"{found['own']}\n{found.get('means', '')}".split("\n")


def test_fees_stand_at_their_headings_and_where_they_make_the_difference() -> None:
    cards = (facility("hut", cost={"alloy": 1, "credit": 1}),)
    table = Table(facilities=cards, lines=(line({"influence": 1}, {"ore": 1}),))
    table.seat(0, alloy=1, credit=2, influence=1, probe=1, ice=9, ore=6)
    lines = means(table)
    assert "Prices don’t include Location fees: see the headings." in lines
    assert "Research (A.M.A.C. Council, fee 1 Influence):" in lines
    assert "You can’t pay this fee." not in lines
    assert "1 Alloy costs 2 Ore; you can pay for 3, with the fee for 2." in lines
    ends = {said.split(":")[0]: said.rpartition("; ")[2] for said in lines}
    assert ends["Hut"] == ends["Line 1"] == "you can pay."
    slots = tables(table.state.content, "final").slots - table.state.blocked
    for key in ("construction_yard", "trade_bureau"):
        table.state.slots[key] = [1] * slots
    ends = {said.split(":")[0]: said.rpartition("; ")[2] for said in means(table)}
    fee = "you can pay, but not with the fee of the {}."
    assert ends["Hut"] == fee.format("Contractors Association")
    assert ends["Line 1"] == fee.format("A.M.A.C. Council")
    lines = means(table.seat(0, influence=0))
    launch = lines.index("Launch (A.M.A.C. Council, fee 1 Influence):")
    assert lines[launch + 1] == "You can’t pay this fee."


def test_a_favor_is_payable_only_where_it_could_be_taken_with_the_fee() -> None:
    ends = [
        said.rpartition("; ")[2]
        for influence in (1, 2, 3)
        for said in means(Table().seat(0, influence=influence))
        if said.startswith("Mars Droid:")
    ]
    fee = "you can pay, but not with the fee of the A.M.A.C. Council."
    assert ends == ["you need 1 Influence more.", fee, "you can pay."]


def test_r17_a_worker_leads_to_the_options_of_a_location_for_their_fees() -> None:
    """Without a Leader, by an Outstation whose Function activates the Council."""
    desk = facility("desk", "office", Part(Visit("council")))
    for influence, payable in ((1, ""), (2, "Manufacturing Efficiency (1 Influence)")):
        table = Table(hidden=(desk,)).seat(0, influence=influence, leaders=0, singles=("desk",))
        table.seat(0, workers=("launch_site", "main_factory", "main_lab", "main_office"))
        found = alt_own(table.state).partition("You can pay for: ")[2]
        assert found.split(", ")[0].removesuffix(".") == payable


@pytest.mark.parametrize(
    ("edition", "frame", "lines"),
    [
        ("final", Collecting(), ["vesta: 2 Ore.", "bennu: 1 Advanced Ceramics."]),
        (
            "final",
            Producing(),
            [
                "Launch Site: 2 Ore, 1 Ice.",
                "Main Factory: 1 Advanced Ceramics.",
                "Main Lab: 1 Energy.",
                "Main Office: 1 Influence, 2 Credits.",
            ],
        ),
        (
            "draft",
            Producing(),
            [
                "2 Ore.",
                "1 Advanced Ceramics.",
                "1 Energy.",
                "1 Ice.",
                "2 Credits.",
                "1 Influence.",
            ],
        ),
    ],
)
def test_r34_r54_a_production_to_choose_has_a_line_each(
    edition: str, frame: Collecting | Producing, lines: list[str]
) -> None:
    table = Table(edition).seat(0, asteroids=("vesta", "bennu"))
    table.state.stack = [Turn(acted=True), frame]
    assert told(table.state, 0)["own"].split("\n")[1:] == lines


def test_without_room_for_the_prices_of_others_their_names_are_said() -> None:
    """An alternative text has a limit."""
    rocks = tuple(asteroid(f"{ring}_{zone}", ring, zone, 3) for ring in RINGS for zone in range(5))
    table = Table(asteroids=rocks).seat(0, research={"aerospace": 2})
    table.seat(1, favors=("continuous_ice_supply",))
    view = GAME.mask(table.state, None)
    short, long = (
        GAME.words("en").alt(view, "belt", [f"{name}{more}" for name in NAMES[:3]])
        for more in ("", " of the corporation of Ceres")
    )
    assert "Launch for 3 Ice (2 for Ana, 1 for Benoît): vesta" in short
    assert "Launch for 3 Ice: vesta" in long
    others = "Ana of the corporation of Ceres and Benoît of the corporation of Ceres"
    assert f"Other prices for {others}." in long


def test_parts_that_nothing_happened_to_read_as_before() -> None:
    """So a screen reader does not repeat them."""
    table = Table(lines=(line({"ore": 1}, {"ice": 1}),)).seat(0, probe=1, ice=9, influence=2)
    before = told(table.state, None)
    table.do(act.Leader("council", "launch"), act.Launch("vesta"))
    after = told(table.state, None)
    differ = [key for key in before if before[key] != after[key]]
    assert differ == ["round", "locations", "belt:intermediate", "player:0"]


@pytest.mark.parametrize(("way", "gained"), [("expanse", "8 VP, 2 Ore"), ("upgrade", "8 VP")])
def test_drawn_cards_are_told_while_a_function_goes_on(way: Any, gained: str) -> None:
    hut = facility("hut", "lab", gain(ice=1), cost={"alloy": 2}, production={"ore": 2}, vp=8)
    works = facility("works", "lab", gain(ore=1), perform(way))
    table = Table(facilities=(works,), hidden=(hut,)).seat(0, singles=("works",), alloy=1)
    live = Function("works", "", next=1, used=True, drawn=["hut"])
    table.state.stack = [Turn(acted=True), live]
    said = told(table.state, 0)["own"].partition("You drew:\n")[2].split("\n")[0]
    assert said.casefold().startswith("hut: lab. cost: 2 alloys. 8 vp.")
    assert said.endswith(f"For you: {gained} for 2 Alloys; you need 1 Alloy more.")
    shown = "you drew: hut (2 alloys; 8 vp; produces 2 ore): gain 1 ice."
    assert shown in alt(table.state, "turn", seat=0).casefold()
    assert "hut" not in alt(table.state, "turn", seat=1).casefold()


# Changes


def changed(table: Table, picture: str, before: State, seat: int | None = None) -> list[str]:
    """Return the changes in a text."""
    found = re.match(
        r"Changed: (.*?)\. (?:The|What|Your) ", alt(table.state, picture, before, seat)
    )
    return found[1].split("; ") if found else []


def test_after_a_new_round_only_what_people_did_is_told() -> None:
    """Neither production nor the cards and Leaders that come automatically."""
    cards = tuple(facility(f"hut{n}", "lab", perform("launch")) for n in range(14))
    table = Table(facilities=cards, projects=(project("dome", {"ore": 1}),)).seat(0, ore=3)
    before = GAME.copy(table.state)
    for _ in table.state.players:
        table.do(act.Pass(), EndTurn())
    assert before.facility_row != table.state.facility_row
    for picture in ("offer", "cards", "players", "belt", "locations", "board"):
        assert changed(table, picture, before) == ["round 2 started"]
