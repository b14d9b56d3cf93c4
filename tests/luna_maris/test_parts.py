"""The board in words, part by part: everything is there, and as the rules have it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games.core.grammar import NARROW_SPACE
from games.core.hidden.declare import HIDDEN
from games.core.text import LANGUAGES, Language
from games.luna_maris import actions as act
from games.luna_maris.content import components
from games.luna_maris.content.types import MODULES
from games.luna_maris.game import GAME
from games.luna_maris.rules.board import keeper
from games.luna_maris.state import Activation, State
from games.luna_maris.steps import STEPS
from games.luna_maris.steps.base import Main
from games.luna_maris.words.position import Position
from games.luna_maris.words.speakers import SPEAKERS
from tests.games.checked import clean
from tests.luna_maris.told import NAMES, begins, positions, told

PICTOGRAMS = re.compile(r"[→×·–]|\*\*")
"""Signs that a screen reader cannot read well."""
OWN = ("own", "reach", "drawn")
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def keys(state: State) -> list[str]:
    """Return the keys of the public parts."""
    shared = ("round", "colony", "modules", "mining", "orders", "hiring", "seedbeds")
    rival = ["ai"] if state.rival is not None else []
    return [
        *shared,
        "projects",
        "tracks",
        *(f"player:{seat}" for seat in range(len(state.players))),
        *rival,
    ]


@BOTH
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_position_is_told_in_the_same_parts(players: int, lang: Language) -> None:
    for state in positions(players, 31, 17):
        public = told(state, None, lang)
        assert list(public) == keys(state)
        assert not any(part.private for part in public.values())
        for seat in range(players):
            found = told(state, seat, lang)
            assert [key for key in found if key not in OWN] == list(public)
            assert all(public[key] == part for key, part in found.items() if key not in OWN)
            assert all(found[key].private for key in OWN if key in found)
            assert ("own" in found) == (not state.over)
            for part in found.values():
                lines = clean(part.text, lang).split("\n")
                assert all(line.endswith((".", "!", "?")) for line in lines), part
                assert not PICTOGRAMS.search(part.text), part


@BOTH
@pytest.mark.parametrize("players", [1, 3])
def test_what_can_be_chosen_has_a_line_each(players: int, lang: Language) -> None:
    head = "Possible: " if lang == "en" else f"Possible{NARROW_SPACE}: "
    for state in positions(players, 8, 3):
        if not state.stack:
            continue
        different = {
            (type(a), *(getattr(a, f) for f in a.__struct_fields__ if f not in a.ways))
            for a in GAME.legal(state, state.turn)
        }
        lines = told(state, state.turn, lang)["own"].text.split("\n")
        assert sum(line.startswith(head) for line in lines) == len(different)


def way_of(line: str) -> tuple[str, int]:
    """Return the module and the O2 of a line of the ways."""
    found = re.match(rf"(.+?){NARROW_SPACE}?: (\d+) O2", line)
    assert found, line
    return found[1], int(found[2])


@BOTH
@pytest.mark.parametrize("players", [1, 3])
def test_the_ways_tell_what_going_there_costs_and_allows(players: int, lang: Language) -> None:
    """The text matches the result of playing a scientist who goes there."""
    speaker, seen = SPEAKERS(lang, positions(players, 8)[0].content), Counter[str]()
    closed = "No main action" if lang == "en" else "Pas d’action principale"
    far = ("out of reach", "hors de portée")
    for state in filter(begins, (*positions(players, 8), *positions(players, 5))):
        seat = state.turn
        me, t = state.players[seat], components(state.content)
        lines = dict(zip(MODULES, [""] * 10, strict=True))
        for line in told(state, seat, lang)["reach"].text.split("\n"):
            name, oxygen = way_of(line)
            module = next(key for key in MODULES if speaker.name(key) == name)
            lines[module] = line
            assert me.module is not None
            assert oxygen == max(1, t.distance[me.module][module])
            able = [k for k in me.hand if module in (*t.scientists[k].modules, "sleeping")]
            near = oxygen <= me.stress - me.oxygen
            assert line.endswith(tuple(f"{each}." for each in far)) == (not near)
            if not near or not able:
                continue
            if module != "sleeping":
                assert all(speaker.name(key) in line for key in able)
            owner = keeper(state, module)
            if isinstance(owner, int) and owner != seat:
                seen["visits"] += 1
                assert NAMES[owner] in line
            then = GAME.copy(state)
            GAME.apply_unchecked(then, seat, act.Play(able[0]))
            GAME.apply_unchecked(then, seat, act.Go(module))
            main = [a for a in GAME.legal(then, seat) if is_main(type(a))]
            seen[str(bool(main))] += 1
            assert (closed in line) == (not main), line
        assert all(lines.values())
    assert min(seen["True"], seen["False"]) > 10
    assert players == 1 or seen["visits"] > 5


def is_main(kind: type) -> bool:
    return isinstance(STEPS[Activation].by_action.get(kind), Main)


def around(line: str) -> str:
    """Return the beginning of a module's line: the players there."""
    return re.split("; (?:improved|passages)", line)[0]


def test_the_colony_tells_who_is_where_and_keeps_what_active() -> None:
    seen = Counter[str]()
    for state in (*positions(4, 31, 7), *positions(4, 4, 7)):
        lines = told(state, None)["colony"].text.split("\n")
        for module, line in zip(MODULES, lines, strict=True):
            owner = None if module == "power" else keeper(state, module)
            assert ("kept active by" in line) == (owner is not None)
            for p in state.players:
                there = p.module == module
                seen["there"] += there
                assert there == bool(re.search(rf"{NAMES[p.seat]}\b", around(line)))
            for next_to in components(state.content).passages[module]:
                name = SPEAKERS("en", state.content).name(next_to)
                assert name in line.partition("passages to ")[2]
            seen["owned"] += owner is not None
    assert min(seen.values()) > 20


@BOTH
def test_every_zone_is_told_once_with_whose_probe_it_holds(lang: Language) -> None:
    for state in positions(3, 31, 40):
        speaker = SPEAKERS(lang, state.content)
        lines = told(state, None, lang)["mining"].text.split("\n")[3:]
        assert len(lines) == len(components(state.content).zones)
        owners = {zone: NAMES[p.seat] for p in state.players for zone in p.probes}
        for zone, line in zip(components(state.content).zones, lines, strict=True):
            assert line.startswith(f"{speaker.name(zone)},")
            own = line.partition("; ")[0]
            assert [name for name in NAMES if name in own] == [
                owners[key] for key in (zone,) if key in owners
            ]


def test_food_that_nobody_has_seen_is_named_to_its_owner_alone() -> None:
    state = GAME.copy(positions(3, 31, 17)[5])
    card = state.food.pop()
    state.players[1].drawn = [card]
    t = components(state.content)
    crop = SPEAKERS("en", state.content).name(t.food[card].crop)
    assert crop in told(state, 1)["drawn"].text
    for seat in (None, 0, 1, 2):
        found = told(state, seat)
        assert "drawn" not in found or seat == 1
        assert "an unseen card" in found["player:1"].text
    assert GAME.mask(state, 0).state.players[1].drawn == [HIDDEN]


def test_each_line_of_the_ai_is_told_with_what_it_did() -> None:
    seen = Counter[str]()
    for state in positions(1, 5):
        ai = state.rival
        assert ai is not None
        text = told(state, 0)["ai"].text
        lines = text.split("\n")[-len(ai.did) :] if ai.did else []
        for step, line in zip(ai.did, lines, strict=True):
            speaker = SPEAKERS("en", state.content)
            assert line.startswith(f"{speaker.name(step.module)}: ")
            skipped = not step.main and not step.extra
            assert line.endswith(": not possible.") == skipped
            for good, n in step.gained.items():
                assert speaker.text(f"good-{good}", n=n) in line
            seen["skipped" if skipped else "done"] += 1
    assert seen["done"] > 10


def test_whoever_has_no_seat_looks_from_the_one_whose_turn_it_is() -> None:
    found = positions(4, 31, 17)
    assert len({state.turn for state in found}) > 1
    for state in found:
        at = Position(GAME.mask(state, None), SPEAKERS("en", state.content))
        assert at.seat == state.turn
