"""The board of Ceres in words, part by part: complete, and as the rules have it."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from games.ceres import actions as act
from games.ceres.content import components
from games.ceres.content.types import FIELDS, LOCATIONS, RINGS
from games.ceres.game import GAME
from games.ceres.rules.derived import belt, token
from games.ceres.rules.prices import launch_price
from games.ceres.rules.tables import OPTIONS, tables
from games.ceres.state import (
    NOBODY,
    Bonus,
    Bureau,
    Collecting,
    Function,
    Granting,
    Manufacturing,
    Producing,
    Reassigning,
    Settling,
    State,
    Trading,
    Turn,
    Yard,
)
from games.ceres.words.speakers import SPEAKERS
from games.ceres.words.terms import amount, option, place
from games.core.actions import EndTurn, fields
from games.core.grammar import NARROW_SPACE
from games.core.labels import Part
from games.core.rng import rng
from games.core.speech import Message
from games.core.text import LANGUAGES, Language, capital
from tests.ceres.builder import Table, facility, gain, line, perform, project
from tests.ceres.content.test_words import NAMES, clean, positions

EDITIONS = ("final", "draft")
OWN = ("own", "means")
PICTOGRAMS = re.compile(r"[→×·/–]|\*\*")
"""Signs that a screen reader cannot read well."""


def keys(players: int) -> list[str]:
    """Return the keys of all parts of a game in progress, as its players read them."""
    return [
        *("round", "own", "means", "locations", "workers", "facilities", "projects", "ships"),
        *(f"belt:{ring}" for ring in RINGS),
        *("research", "favors"),
        *(f"player:{seat}" for seat in range(players)),
    ]


def told(state: State, seat: int | None, lang: Language = "en") -> dict[str, Part]:
    """Return the parts of a position by their keys."""
    names = NAMES[: len(state.players)]
    return {part.key: part for part in GAME.words(lang).parts(GAME.mask(state, seat), names)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("edition", "players"), [("final", 2), ("final", 4), ("draft", 3)])
def test_every_position_is_told_in_the_same_parts(
    edition: str, players: int, lang: Language
) -> None:
    for number, (state, turn, _) in enumerate(positions(edition, players, 31)):
        if number % 9 and turn >= 0:
            continue
        public = told(state, None, lang)
        for seat in (None, *range(players)):
            found = told(state, seat, lang)
            private = [key for key, part in found.items() if part.private]
            step = (
                seat == state.turn and bool(state.stack) and not isinstance(state.stack[-1], Turn)
            )
            own = [] if seat is None or state.over else ["own"] if step else ["own", "means"]
            assert private == own
            assert list(found) == [k for k in keys(players) if k in own or k not in OWN]
            assert all(public[key] == part for key, part in found.items() if not part.private)
            for part in found.values():
                assert "\n" not in clean(part.title, lang)
                lines = part.text.split("\n")
                clean(part.text, lang)
                assert all(said and said[-1] in ".:" for said in lines), part
                assert lines[-1].endswith("."), part
                assert not PICTOGRAMS.search(part.text), part


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_title_names_one_part(lang: Language) -> None:
    found = told(GAME.start({}, 4, 1), 0, lang)
    assert len({part.title.casefold() for part in found.values()}) == len(found)


PRICE = {
    "en": re.compile(r"a Launch costs (no|\d+) Ice(?: \((.*)\))?:$"),
    "fr": re.compile(r"un lancement (?:se fait (sans)|coûte (\d+)).*? glaces?(?: \((.*)\))?.:$"),
}


def price_of(said: str, lang: Language) -> tuple[int, dict[str, int]]:
    """Return the price in a position's line, and the players who pay another one."""
    found = PRICE[lang].search(said)
    assert found, said
    *price, others = found.groups()
    named = [
        each.split(" pour " if lang == "fr" else " for ") for each in (others or "").split(", ")
    ]
    common = next(each for each in price if each is not None)
    return (int(common) if common.isdecimal() else 0), {
        name: int(ice) for ice, name in (each for each in named if len(each) == 2)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_price_of_a_launch_is_that_of_the_rules(edition: str, lang: Language) -> None:
    differing = 0
    for number, (state, _, _) in enumerate(positions(edition, 4, 5)):
        if number % 25 or state.over:
            continue
        t, names = tables(state.content, state.edition), components(state.content).names
        rocks = {names[rock.id][lang]: rock for rock in belt(t, state)}
        found = told(state, None, lang)
        seen: list[str] = []
        for ring in RINGS:
            head = ""
            for said in found[f"belt:{ring}"].text.split("\n")[1:]:
                if said.startswith("Position"):
                    head = said
                    continue
                rock = rocks[re.split(r"\s?:", said)[0]]
                seen.append(rock.id)
                assert head.startswith(f"Position {rock.position}")
                assert str(t.asteroids[rock.id].vp) in said
                if rock.owner != NOBODY:
                    assert NAMES[rock.owner] in said
                    continue
                common, others = price_of(head, lang)
                differing += len(others)
                for player in state.players:
                    price = launch_price(t, state, player, rock.id)
                    assert others.get(NAMES[player.seat], common) == price, said
        assert sorted(seen) == sorted(t.asteroids)
    assert differing


def in_turn(state: State) -> bool:
    """Return whether a seat is about to take its action."""
    return bool(state.stack) and isinstance(state.stack[-1], Turn) and not state.stack[-1].acted


def section(text: str, head: str, *, ends: str) -> list[str]:
    """Return the lines below a heading, up to the next one."""
    lines = text.split("\n")
    rest = lines[lines.index(head) + 1 :]
    return rest[: next((n for n, said in enumerate(rest) if said == ends), len(rest))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_open_in_a_turn_is_what_the_rules_allow(edition: str, lang: Language) -> None:
    heads = ("Possible: ", "With a Leader:", "With a Worker:", "With a Favor:")
    if lang == "fr":
        heads = ("Possible : ", "Avec un dirigeant :", "Avec un employé :", "Avec une faveur :")
    open_, leaders, workers, tokens = (head.replace(" :", f"{NARROW_SPACE}:") for head in heads)
    speaker, seen = SPEAKERS(lang, GAME.start({}, 2, 1).content), {True: 0, False: 0}
    for state, seat, _ in positions(edition, 3, 8):
        if not in_turn(state):
            continue
        text, legal = told(state, seat, lang)["own"].text, set(GAME.legal(state, seat))
        usable, *closed = section(text, leaders, ends=workers)
        if state.players[seat].leaders:
            assert usable.startswith(open_)
        for where in LOCATIONS:
            for key in OPTIONS[where]:
                name = capital(speaker.say(option(where, key)))
                named = f"{name} ({speaker.say(place(where))}"
                allowed = act.Leader(where, key) in legal
                seen[allowed] += 1
                assert (named in usable) == allowed, (usable, named)
                if state.players[seat].leaders and not allowed:
                    assert sum(named in said for said in closed) == 1
        usable, *closed = section(text, workers, ends=tokens)
        for outstation in state.players[seat].outstations:
            name = speaker.name(outstation.top)
            assert (name in usable) == (act.Worker(outstation.top) in legal), usable
    assert min(seen.values()) > 50


def payable(text: str, lang: Language) -> dict[str, bool]:
    """Return for every listed offer whether the seat can pay for it, by its name."""
    found: dict[str, bool] = {}
    for said in text.split("\n"):
        name, _, rest = re.sub(r"\s:", ":", said).partition(":")
        if rest.endswith(("you can pay.", "vous pouvez payer.")):
            found[name] = True
        elif "; you need " in rest or "il vous manque " in rest:
            found[name] = False
    return found


def taken(state: State, step: Any) -> set[str]:
    """Return what can be bought at a step, by the ids of cards and the numbers of lines."""
    here = GAME.copy(state)
    here.stack = [Turn(acted=True), *step]
    found = set[str]()
    for action in GAME.legal(here, here.turn):
        match action:
            case act.Build(card, _) | act.Settle(card, "complete"):
                found.add(card)
            case act.Trade(number, _):
                found.add(f"line {number + 1}")
            case _:
                pass
    return found


STEPS = (
    [Yard(["expanse", "upgrade"])],
    [Bureau(["trade", "settlement"], 2, chosen=True), Trading(2)],
    [Bureau(["trade", "settlement"], 2, chosen=True), Settling()],
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_can_be_paid_is_told_so_and_what_is_missing_else(edition: str, lang: Language) -> None:
    source, seen = rng(3), {True: 0, False: 0}
    for number, (state, seat, _) in enumerate(positions(edition, 3, 12)):
        if number % 15 or seat < 0:
            continue
        here = GAME.copy(state)
        player = here.players[seat]
        player.goods.update({good: source.below(8) for good in player.goods})
        for step in STEPS:
            here.stack = [Turn(acted=True), *step]
            can = taken(here, step)
            names = components(here.content).names
            named = {names[key][lang] if key in names else key for key in can}
            committed = SPEAKERS(lang, here.content).text("own-committed")
            found = payable(told(here, seat, lang)["own"].text.partition(committed)[0], lang)
            lines = {re.sub("^L(ine|igne)", "line", name): yes for name, yes in found.items()}
            assert {name for name, yes in lines.items() if yes} == named
            for yes in lines.values():
                seen[yes] += 1
    assert min(seen.values()) > 20


def test_what_is_missing_is_exactly_what_the_seat_lacks() -> None:
    cards = (facility("hut", cost={"alloy": 3, "credit": 2}),)
    plans = (project("dome", {"ore": 4, "influence": 2}),)
    table = Table(facilities=cards, projects=plans, lines=(line({"ice": 2}, {"ore": 1}),))
    table.seat(0, alloy=1, credit=2, ore=1, influence=1, ice=0)
    for number, influence in ((1, 0), (2, 1), (3, 2)):  # the first brings one, the last takes one
        text = told(table.round(number).state, 0)["means"].text + "\n"
        lacks = "3 Ore" if not influence else f"3 Ore and {influence} Influence"
        assert f"; you need {lacks} more.\n" in text
        assert "for 3 Alloys, 2 Credits; you need 2 Alloys more.\n" in text
        assert "Line 1: 1 Ore for 2 Ice; you need 2 Ice more.\n" in text
        assert "1 Alloy costs 2 Ore; you can pay for none.\n" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_favors_and_research_are_told_with_price_and_holder(edition: str, lang: Language) -> None:
    available, by = (
        ("Available.", "Held by {}") if lang == "en" else ("Disponible.", "Prise par {}")
    )
    held = 0
    for number, (state, _, _) in enumerate(positions(edition, 3, 17)):
        if number % 20:
            continue
        t, speaker = tables(state.content, state.edition), SPEAKERS(lang, state.content)
        found = told(state, None, lang)
        lines = found["favors"].text.split("\n")
        for said, (favor, cost) in zip(lines, t.favors.items(), strict=True):
            holder = token(state, favor).holder
            assert said.startswith(speaker.name(favor))
            assert speaker.say(amount({"influence": cost})) in said
            assert said.endswith(available) == (holder == NOBODY)
            if holder != NOBODY:
                held += 1
                assert by.format(NAMES[holder]) in said
                assert speaker.name(favor) in found[f"player:{holder}"].text
        research = iter(found["research"].text.split("\n"))
        for key in FIELDS:
            head = next(research)
            for player in state.players:
                assert f"{NAMES[player.seat]} {player.research[key]}" in head
            for program in t.programs[key]:
                said = next(research)
                assert speaker.say(amount(program.cost)) in said
                assert speaker.text("vp", n=program.vp) in said
                effect = Message(f"program-{key}-{program.level}", edition=edition)
                assert said.endswith(speaker.say(effect))
    assert held


def test_parts_that_nothing_happened_to_read_as_before() -> None:
    """So a screen reader does not repeat them."""
    table = Table(lines=(line({"ore": 1}, {"ice": 1}),)).seat(0, probe=1, ice=9, influence=2)
    before = told(table.state, None)
    table.do(act.Leader("council", "launch"), act.Launch("vesta"))
    after = told(table.state, None)
    changed = [key for key in before if before[key] != after[key]]
    assert changed == ["round", "locations", "belt:intermediate", "player:0"]


def test_cards_drawn_are_told_to_who_drew_them_alone() -> None:
    hidden = tuple(facility(f"hut{n}") for n in range(3))
    table = Table(facilities=(facility("dear", cost={"alloy": 9}),), hidden=hidden)
    table.pile("hut0", "hut1", "hut2").facilities("dear").pile("hut0", "hut1", "hut2")
    table.seat(0, influence=1).do(act.Leader("construction_yard", "build"), act.Draw(1))
    index = components(table.state.content).names
    own = told(table.state, 0)["own"].text
    for card in hidden:
        assert own.count(f"{index[card.id]['en']}: Lab. Cost: nothing.") == 1
        assert f"\n{index[card.id]['en']}: " in own
        for seat in (None, 1):
            assert all(
                index[card.id]["en"] not in part.text for part in told(table.state, seat).values()
            )


def test_the_parts_of_an_outstation_that_are_left_are_told_with_what_closes_them() -> None:
    card = facility("works", "lab", gain(ore=1), perform("launch"), perform("research", ice=1))
    table = Table(facilities=(card,)).seat(0, singles=("works",), ore=0, ice=0, probe=0)
    table.state.stack = [Turn(acted=True), Function("works", "", next=1, used=True)]
    lines = told(table.state, 0)["own"].text.split("\n")
    assert not any(said.startswith("Possible") for said in lines)
    launch = "Not possible: part 2: launch a Probe. You have no"
    assert any(said.startswith(launch) for said in lines)
    assert any(
        said.startswith("Not possible: part 3: pay 1 Ice: advance") and "1 Ice; you have 0" in said
        for said in lines
    )
    assert not any("1 Ore" in said for said in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_line_and_a_sentence_tell_each_part_of_a_function_that_is_left(
    edition: str, lang: Language
) -> None:
    said = {True: "Possible: part", False: "Not possible: part"}
    if lang == "fr":
        said = {True: "Possible\u202f: partie", False: "Impossible\u202f: partie"}
    seen = {True: 0, False: 0}
    for seed in (8, 31):
        for state, seat, _ in positions(edition, 4, seed):
            live = state.stack[-1] if seat >= 0 else None
            if not isinstance(live, Function):
                continue
            lines = told(state, seat, lang)["own"].text.split("\n")
            alt = GAME.words(lang).alt(GAME.mask(state, seat), "turn", NAMES)
            legal = GAME.legal(state, seat)
            parts = tables(state.content, state.edition).parts(live.outstation, live.bottom)
            for number in range(len(parts)):
                for allowed, head in said.items():
                    due = number >= live.next and (act.Use(number) in legal) == allowed
                    begin = f"{head} {number + 1}"
                    assert sum(line.startswith(begin) for line in lines) == due, lines
                    assert (f". {begin}" in alt) == due, alt
                    seen[allowed] += due
    assert min(seen.values()) > 10


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_choice_of_a_step_without_prices_has_its_line(edition: str) -> None:
    """The steps at which one chooses a production, an asteroid, a Worker or a product."""
    seen = Counter[str]()
    steps = (Bonus, Collecting, Granting, Manufacturing, Producing, Reassigning)
    for seed in (8, 13, 21, 31):
        for state, seat, _ in positions(edition, 4, seed):
            if seat < 0 or not isinstance(state.stack[-1], steps):
                continue
            live, speaker = state.stack[-1], SPEAKERS("en", state.content)
            legal = [
                action
                for action in GAME.legal(state, seat)
                if not isinstance(action, act.Done | act.Complete)
            ]
            text = told(state, seat)["own"].text.partition("\nYour committed projects")[0]
            lines = [x for x in text.split("\n")[1:] if not x.startswith("You have")]
            assert len(lines) == len(legal), text
            for said, action in zip(lines, legal, strict=True):
                for key in fields(type(action)):
                    value = getattr(action, key)
                    if key in ("asteroid", "outstation", "origin", "destination"):
                        assert speaker.name(value) in said
                    elif key == "good" and value != act.ALL:
                        assert speaker.text(f"good-{value}", n=2).split()[-1][:6] in said
            seen[type(live).__name__] += 1
    assert set(seen) >= {"Bonus", "Granting", "Manufacturing"}, seen
    assert seen["Collecting"] + seen["Producing"] + seen["Reassigning"] > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_drawn_cards_are_told_apart_with_price_and_function(lang: Language) -> None:
    head = "You drew:" if lang == "en" else f"Vous avez pioché{NARROW_SPACE}:"
    seen = Counter[str]()
    for seed in (3, 8, 13, 21, 31, 40):
        for state, seat, _ in positions("final", 4, seed):
            live = state.stack[-1] if seat >= 0 else None
            if not isinstance(live, Yard | Function) or not live.drawn:
                continue
            seen[type(live).__name__] += 1
            speaker = SPEAKERS(lang, state.content)
            lines = told(state, seat, lang)["own"].text.split("\n")
            below = lines[lines.index(head) + 1 :][: len(live.drawn)]
            alt = GAME.words(lang).alt(GAME.mask(state, seat), "turn", NAMES)
            can = {a.card for a in GAME.legal(state, seat) if isinstance(a, act.Build)}
            for card, said in zip(live.drawn, below, strict=True):
                name = speaker.name(card)
                assert sum(re.split(r"\s?:", line)[0] == name for line in lines) == 1
                assert said.startswith(name)
                if isinstance(live, Yard):
                    assert said.endswith(("you can pay.", "vous pouvez payer.")) == (card in can)
                short = name.replace("Laboratoire", "Labo")
                assert f"{head} {name} (" in alt or f"{head} {short} (" in alt
    assert seen["Yard"] > 3


@pytest.mark.parametrize(("way", "gained"), [("expanse", "8 VP, 2 Ore"), ("upgrade", "8 VP")])
def test_drawn_cards_are_told_while_a_function_goes_on(way: Any, gained: str) -> None:
    hut = facility("hut", "lab", gain(ice=1), cost={"alloy": 2}, production={"ore": 2}, vp=8)
    works = facility("works", "lab", gain(ore=1), perform(way))
    table = Table(facilities=(works,), hidden=(hut,)).seat(0, singles=("works",), alloy=1)
    live = Function("works", "", next=1, used=True, drawn=["hut"])
    table.state.stack = [Turn(acted=True), live]
    lines = told(table.state, 0)["own"].text.split("\n")
    said = lines[lines.index("You drew:") + 1]
    assert said.casefold().startswith("hut: lab. cost: 2 alloys. 8 vp.")
    assert said.endswith(f"For you: {gained} for 2 Alloys; you need 1 Alloy more.")
    words = GAME.words("en")
    alt = words.alt(GAME.mask(table.state, 0), "turn", NAMES[:3])
    assert "you drew: hut (2 alloys; 8 vp; produces 2 ore): gain 1 ice." in alt.casefold()
    other = words.alt(GAME.mask(table.state, 1), "turn", NAMES[:3])
    assert "hut" not in other.casefold()


def test_who_has_passed_is_told_so_and_what_they_could_pay_for() -> None:
    table = Table().seat(0, ore=2)
    table.do(act.Pass(), EndTurn())
    found = told(table.state, 0)
    assert found["own"].text.split("\n")[-1].startswith("You have passed")
    assert found["means"].text.startswith("You have 2 Ore.")
