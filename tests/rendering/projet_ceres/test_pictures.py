"""The pictures of Projet Cérès: each question's facts, numbered as listed, and no secrets."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any

import pytest
from msgspec import UNSET

from games.__main__ import chooser
from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from games.projet_ceres import actions as act
from games.projet_ceres.content import SETS
from games.projet_ceres.effects import Shared
from games.projet_ceres.game import GAME
from games.projet_ceres.rules.belt import chart_of
from games.projet_ceres.rules.fights import totals
from games.projet_ceres.rules.missions import missing
from games.projet_ceres.state import Call, Counting, Exploring, Fight, State
from games.projet_ceres.words.targets import FIELDS, ringed
from rendering.colour import veil
from rendering.projet_ceres.zoom import FADED
from rendering.scene import Disc, Panel, Polygon, Scene, Text
from rendering.theme import DARK
from tests.rendering.projet_ceres.positions import NAMES, game, icons, said, scene
from tests.rendering.rules.shots import questions

T = SETS.get(SETS.built_in)


def targets(state: State, seat: int) -> dict[Any, str]:
    """Return what can be chosen on the map, with the cell that each choice takes."""
    legal = [each for each in GAME.legal(state, seat) if type(each) in FIELDS]
    return {each: getattr(each, FIELDS[type(each)]) for each in legal}


def discs(state: State, seat: int) -> set[str]:
    """Return the numbers of cells in the picture: each is written on a bright disc."""
    found = scene(state, "turn", viewer=seat)
    bright = [op for op in found.ops if isinstance(op, Disc) and op.look.fill == DARK.text]
    at = {(op.x, op.y) for op in bright}
    texts = [op for op in found.ops if isinstance(op, Text) and op.text.isdigit()]
    return {op.text for op in texts if any(abs(op.x - x) < 25 > abs(op.y - y) for x, y in at)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cells_have_the_numbers_of_the_list(lang: Language) -> None:
    words, met = GAME.words(lang), set[type]()
    for state, seat, _ in questions(GAME.key):
        view, chosen = GAME.mask(state, seat), targets(state, seat)
        numbers = {cell: n for n, cell in enumerate(dict.fromkeys(chosen.values()), 1)}
        for action, cell in chosen.items():
            assert words.action(view, action).startswith(f"{ringed(numbers[cell])} ")
            field, kind = FIELDS[type(action)], action.__struct_config__.tag
            label = words.choice(view, kind, field, cell, {}).label
            assert label.startswith(f"{ringed(numbers[cell])} ")
        if chosen:
            assert discs(state, seat) >= set(map(str, numbers.values()))
            alt = words.alt(view, "turn", NAMES)
            assert all(f"{ringed(n)} " in alt for n in numbers.values())
        met |= set(map(type, chosen))
    assert {act.Explore, act.Sail, act.PlaceAsteroid, act.Survey} <= met


def rims(found: Scene) -> int:
    """Return how many things have a bright rim."""
    looks = [op.look for op in found.ops if isinstance(op, Panel | Polygon)]
    return sum(look.border == DARK.text and not look.fill for look in looks)


def faded(found: Scene) -> int:
    """Return how many things are faded."""
    return sum(
        isinstance(op, Panel) and op.look.fill == veil(DARK.background, FADED) for op in found.ops
    )


def of(kind: str) -> list[tuple[State, int]]:
    """Return the positions in which such a question is asked."""
    return [(state, seat) for state, seat, known in questions(GAME.key) if known == kind]


@cache
def _fight() -> tuple[State, int]:
    for seed in count(1):
        state = GAME.start({}, 4, seed)
        for _ in steps(GAME, state, rng(seed, 1), 10_000, chooser("greedy")):
            for seat in GAME.waiting(state):
                frame = GAME.choices(state, seat).questions[0].frame
                if isinstance(frame, Fight):
                    return GAME.copy(state), seat
    raise AssertionError("no fight")


def fight() -> tuple[State, int]:
    """Return a position in which a seat is asked in a combat; it can change."""
    state, seat = _fight()
    return GAME.copy(state), seat


def test_choices_of_a_found_card_that_cannot_be_paid_are_faded() -> None:
    for state, seat in of("Exploring"):
        frame = state.players[seat].lane[-1]
        assert isinstance(frame, Exploring)
        [card] = frame.cards
        legal = [each for each in GAME.legal(state, seat) if isinstance(each, act.Choose)]
        payable = len({each.choice for each in legal if each.choice})
        found = scene(state, "turn", viewer=seat)
        assert (rims(found), faded(found)) == (payable, len(T.explorations[card].choices) - payable)


def test_boxes_that_take_no_agent_are_faded() -> None:
    for state, seat in of("Agents"):
        found = scene(state, "turn", viewer=seat)
        free = {each.box for each in GAME.legal(state, seat) if isinstance(each, act.PlaceAgent)}
        assert rims(found) >= len(free)
        assert faded(found) >= len([*T.printed, *state.finished]) - len(free)


def test_cards_that_win_a_combat_are_marked() -> None:
    state, seat = fight()
    frame = state.stack[-1]
    assert isinstance(frame, Fight)
    state.players[seat].hand = [next(key for key in T.cards if "investment_base" in key)]
    frame.added = [0, 0]
    for power, wins in ((1, True), (30, False)):
        mine = int(seat == frame.defender)
        attack, defence = totals(T, state, frame)
        behind = attack - defence if mine else defence - attack
        frame.added[1 - mine] += power - behind
        assert bool(icons(scene(state, "turn", viewer=seat), "trophy")) == wins


def test_the_cheapest_set_of_cards_that_wins_a_combat_is_marked() -> None:
    state, seat = fight()
    frame = state.stack[-1]
    assert isinstance(frame, Fight)
    copies = [key for key in T.cards if "investment_base" in key][:2]
    state.players[seat].hand = [*copies, next(key for key in T.cards if "canvassing" in key)]
    frame.added = [0, 0]
    mine = int(seat == frame.defender)
    attack, defence = totals(T, state, frame)
    frame.added[1 - mine] += 3 + mine - (attack - defence if mine else defence - attack)
    found = scene(state, "turn", viewer=seat)
    assert len(icons(found, "trophy")) == 1
    assert any(text.startswith("2×") for text in said(found))


def test_a_call_shows_what_is_missing_and_what_one_gains() -> None:
    for state, seat in of("Call"):
        call = next(frame for frame in state.stack if isinstance(frame, Call))
        found = scene(state, "turn", viewer=seat)
        left = missing(T, state, call)
        assert ("Missing" in said(found)) == (left != Shared())
        reward = T.resolutions[call.mission, call.resolution].reward
        mine = [each for each in reward if each.who == "initiator" and call.seat == seat]
        assert rims(found) >= len(mine)


def test_a_question_without_cards_shows_the_belt() -> None:
    state = game(2)
    seat = GAME.waiting(state)[0]
    player = state.players[seat]
    player.hand, player.lane = [], [Counting("library", 1)]
    assert set(state.belt) <= set(said(scene(state, "turn", viewer=seat)))


BOARDS = ("board", "ceres", "clans", "map", "projects", "market", "mission", "clan:0")


def taken(state: State, seat: int) -> str:
    """Return the home asteroid of a seat, on which its ship begins."""
    return chart_of(state).towards(state.players[seat].home)


def test_12_7_tokens_and_cards_stand_beside_the_code_of_an_asteroid() -> None:
    state = game(2)
    there = state.belt[taken(state, 0)]
    there.goods = {}
    for picture in ("board", "map"):
        before = said(scene(state, picture))
        there.tokens, there.cards = 37, ["pocket"] * 28
        drawn = said(scene(state, picture))
        assert {"37", "28"} <= set(drawn)
        assert not {"37", "28"} & set(before)
        there.tokens = there.cards = UNSET


def test_14_12_tokens_of_the_story_stand_on_the_mission_card() -> None:
    state = game(3)
    for picture in ("mission", "ceres"):
        assert not icons(scene(state, picture), "token")
    state.tokens = 47
    for picture in ("mission", "ceres"):
        drawn = scene(state, picture)
        assert icons(drawn, "token")
        assert "47" in said(drawn)


@pytest.mark.parametrize("picture", BOARDS)
def test_a_hand_is_shown_to_its_owner_alone(picture: str) -> None:
    state, other = game(3), game(3)
    player = other.players[0]
    player.hand, player.deck[:3] = sorted(player.deck[:3]), player.hand
    assert player.hand != state.players[0].hand
    assert scene(other, picture, viewer=1) == scene(state, picture, viewer=1)
    names = {card: GAME.words("en").speaker.name(card) for card in player.hand}
    hand = "".join("".join(said(scene(other, "hand", viewer=0))).split())
    assert all("".join(name.split()) in hand for name in names.values())
