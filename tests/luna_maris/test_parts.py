"""The board in words, part by part: everything is there, and as the rules have it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games.core.grammar import NARROW_SPACE
from games.core.labels import ALT
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
from tests.luna_maris.builder import HIRED, Table
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


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "Space with a fee of 2 iron: empty."), ("fr", "Case à 2 cubes de fer : vide.")],
)
def test_r19_a_space_of_the_hiring_board_without_a_scientist_is_empty(
    lang: Language, line: str
) -> None:
    """The deck has run out."""
    table = Table().hiring("", *HIRED[:2])
    lines = told(table.state, None, lang)["hiring"].text.replace(NARROW_SPACE, " ").split("\n")
    assert lines[0] == line
    assert len(lines) == 3 + 1, "the other spaces, and the pile"


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


def test_whoever_has_no_seat_looks_from_the_one_whose_turn_it_is() -> None:
    found = positions(4, 31, 17)
    assert len({state.turn for state in found}) > 1
    for state in found:
        at = Position(GAME.mask(state, None), SPEAKERS("en", state.content))
        assert at.seat == state.turn


PICTURES = [f"{each.key}:0" if each.per_seat else each.key for each in GAME.presentation.pictures]
LONG = tuple(f"{name} von Hohenstein-Wittgenstein"[:32] for name in NAMES)


@BOTH
@pytest.mark.parametrize("players", [1, 4])
def test_texts_end_with_a_sentence_whatever_the_names_and_changes(
    players: int, lang: Language
) -> None:
    older, longest = None, 0
    for state in positions(players, 41, 23):
        for picture in PICTURES:
            for seat in (None, 0):
                for before in (None, older and GAME.mask(older, seat)):
                    seen = GAME.mask(state, seat)
                    text = GAME.words(lang).alt(seen, picture, LONG[:players], before)
                    assert clean(text, lang)[-1] in ".!?", text
                    assert not re.search("[→·…]", text), text
                    longest = max(longest, len(text))
        older = state
    assert 900 < longest <= ALT
