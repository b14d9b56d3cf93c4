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
from games.ceres.content.types import LOCATIONS, RINGS
from games.ceres.game import GAME
from games.ceres.rules.derived import belt
from games.ceres.rules.prices import launch_price
from games.ceres.rules.tables import OPTIONS, tables
from games.ceres.state import NOBODY, Bureau, Function, Settling, State, Trading, Turn, Yard
from games.ceres.words.speakers import SPEAKERS
from games.ceres.words.terms import option, place
from games.core.actions import EndTurn, kind
from games.core.grammar import NARROW_SPACE
from games.core.rng import rng
from games.core.text import LANGUAGES, Language, capital
from tests.ceres.builder import Table, facility, gain, line, perform, project

NAMES = ("Ana", "Benoît", "Chloé", "Dov")
EDITIONS = ("final", "draft")
PICTURES = [f"{each.key}:1" if each.per_seat else each.key for each in GAME.presentation.pictures]


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


def test_what_is_missing_is_exactly_what_the_seat_lacks() -> None:
    cards = (facility("hut", cost={"alloy": 3, "credit": 2}),)
    plans = (project("dome", {"ore": 4, "influence": 2}),)
    table = Table(facilities=cards, projects=plans, lines=(line({"ice": 2}, {"ore": 1}),))
    table.seat(0, alloy=1, credit=2, ore=1, influence=1, ice=0)
    for number, influence in ((1, 0), (2, 1), (3, 2)):  # the first brings one, the last takes one
        text = told(table.round(number).state, 0)["means"] + "\n"
        lacks = "3 Ore" if not influence else f"3 Ore and {influence} Influence"
        assert f"; you need {lacks} more.\n" in text
        assert "for 3 Alloys, 2 Credits; you need 2 Alloys more.\n" in text
        assert "Line 1: 1 Ore for 2 Ice; you need 2 Ice more.\n" in text
        assert "1 Alloy costs 2 Ore; you can pay for none.\n" in text


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


def test_a_second_activation_tells_its_fee_and_the_projects_in_reserve() -> None:
    plans = (project("dome", {"ore": 1}), project("port", {"ore": 2}))
    table = Table(projects=plans, lines=(line({"ore": 1}, {"ice": 1}),)).round(3)
    table.seat(0, ore=2, influence=1, committed=("port",))
    for step in (Bureau(["trade", "settlement"], 2, again=True), Settling()):
        table.state.stack = [Turn(acted=True), step]
        lines = means(table)
        below = lines[lines.index("Your committed projects:") :]
        assert any(re.match("Port:.*; you can pay.$", said) for said in below)
        assert "Settlement Projects on offer (costs 1 Influence this round):" in lines


def test_parts_that_nothing_happened_to_read_as_before() -> None:
    """So a screen reader does not repeat them."""
    table = Table(lines=(line({"ore": 1}, {"ice": 1}),)).seat(0, probe=1, ice=9, influence=2)
    before = told(table.state, None)
    table.do(act.Leader("council", "launch"), act.Launch("vesta"))
    after = told(table.state, None)
    differ = [key for key in before if before[key] != after[key]]
    assert differ == ["round", "locations", "belt:intermediate", "player:0"]


def test_the_parts_of_an_outstation_that_are_left_are_told_with_what_closes_them() -> None:
    card = facility("works", "lab", gain(ore=1), perform("launch"), perform("research", ice=1))
    table = Table(facilities=(card,)).seat(0, singles=("works",))
    table.state.stack = [Turn(acted=True), Function("works", "", next=1, used=True)]
    text = told(table.state, 0)["own"]
    assert "\nPossible" not in text
    assert "\nNot possible: part 2: launch a Probe. You have no" in text
    assert re.search(r"Not possible: part 3: pay 1 Ice: advance.*1 Ice; you have 0", text)
    assert "1 Ore" not in text


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


def test_who_has_passed_is_told_so_and_what_they_could_pay_for() -> None:
    table = Table().seat(0, ore=2).played(act.Pass(), EndTurn())
    found = told(table.state, 0)
    assert found["own"].split("\n")[-1].startswith("You have passed")
    assert found["means"].startswith("You have 2 Ore.")


def test_trade_lines_and_workers_are_read_aloud() -> None:
    lines = (line({"ore": 5}, vp=3), line({"ice": 1}, {"ore": 2}, vp=1))
    table = Table(lines=lines).round(3).seat(0, influence=5, ice=2)
    said = told(table.state, None)["ships"].split("\n")[1:3]
    assert said == ["Line 1: pay 5 Ore, gain 3 VP.", "Line 2: pay 1 Ice, gain 2 Ore and 1 VP."]
    french = told(table.state, 0, "fr")
    assert french["ships"].split("\n")[1] == "Ligne 1 : payez 5 minerais, recevez 3 PV."
    means = french["means"].split("\n")
    assert means[0] == "Vous avez 2 blocs de glace, 5 jetons d’influence."
    workers = told(table.state, None)["workers"].split("\n")[-1]
    assert workers.startswith("Managing Directors (Offices): ")
    assert workers.count("ship") == 1


# Changes


def changed(table: Table, picture: str, before: State, seat: int | None = None) -> list[str]:
    """Return the changes in a text."""
    found = re.match(
        r"Changed: (.*?)\. (?:The|What|Your) ", alt(table.state, picture, before, seat)
    )
    return found[1].split("; ") if found else []


def test_what_has_changed_comes_first_and_by_picture() -> None:
    table = Table(lines=(line({"ore": 1}, {"ice": 1}),)).seat(0, probe=1, ice=9, influence=2)
    before = GAME.copy(table.state)
    assert not any(changed(table, picture, before) for picture in PICTURES)
    table.do(act.Leader("council", "launch"), act.Launch("vesta"))
    found = {picture: changed(table, picture, before, 0) for picture in PICTURES}
    placed, claimed = "Ana placed a Leader: A.M.A.C. Council", "Ana claimed vesta"
    assert found["board"] == [placed, claimed, "Ana +7 VP"]
    assert (found["belt"], found["locations"]) == ([claimed], [placed])
    gained = "Ana: +7 VP, +2 Ore, −3 Ice, −1 Influence, −1 Probe"
    assert found["players"] == found["turn"] == [gained, claimed]
    assert found["score"] == ["Ana +7 VP"]
    assert not any(found[key] for key in ("offer", "cards", "corporation:1", "legend"))


def test_a_built_card_and_one_that_took_its_place_are_told() -> None:
    cards = tuple(facility(f"hut{n}", "lab", gain(ore=1), cost={"alloy": 1}) for n in range(7))
    row = [card.id for card in cards[:6]]
    table = Table(facilities=cards).facilities(*row).pile("hut6").seat(0, alloy=1)
    before = GAME.copy(table.state)
    table.do(act.Leader("construction_yard", "build"), act.Build("hut0", act.NEW))
    found = changed(table, "cards", before)
    assert found == ["new on offer: hut6", "no longer on offer: hut0"]
    assert "Ana built hut0" in changed(table, "players", before)


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
