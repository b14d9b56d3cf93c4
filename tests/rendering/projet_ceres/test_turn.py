"""The picture of a turn: what each question shows, numbered as it is listed, and no secrets."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.text import LANGUAGES, Language
from games.projet_ceres import actions as act
from games.projet_ceres.game import GAME
from games.projet_ceres.state import State
from games.projet_ceres.words.targets import FIELDS
from rendering.scene import Disc, Text
from rendering.sizes import NARROW, TALL
from rendering.theme import DARK
from tests.rendering.projet_ceres.positions import NAMES, game, questions, said, scene


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


def test_every_kind_of_question_is_drawn_whole_on_a_phone() -> None:
    kinds = {kind for *_, kind in questions()}
    assert {"Turn", "Moving", "Exploring", "Agents", "Supporting", "Fight", "Call"} <= kinds
    for state, seat, kind in questions():
        found = scene(state, "turn", viewer=seat)
        assert found.width == NARROW, kind
        assert found.height <= TALL * NARROW, kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cells_have_the_numbers_of_the_list(lang: Language) -> None:
    words, met = GAME.words(lang), set[type]()
    for state, seat, _ in questions():
        view, chosen = GAME.mask(state, seat), targets(state, seat)
        numbers = {cell: str(n) for n, cell in enumerate(dict.fromkeys(chosen.values()), 1)}
        for action, cell in chosen.items():
            assert words.action(view, action).startswith(f"{numbers[cell]} · ")
            field, kind = FIELDS[type(action)], action.__struct_config__.tag
            label = words.choice(view, kind, field, cell, {}).label
            assert label.startswith(f"{numbers[cell]} · ")
        if chosen:
            assert discs(state, seat) >= set(numbers.values())
            assert all(f"{n} · " in words.alt(view, "turn", NAMES) for n in numbers.values())
        met |= set(map(type, chosen))
    assert {act.Explore, act.Sail, act.PlaceAsteroid, act.Survey} <= met


def test_the_picture_shows_what_its_seat_may_know() -> None:
    for state, seat, kind in questions():
        other = GAME.copy(state)
        for player in other.players:
            if player.seat != seat:
                player.hand, player.deck[: len(player.hand)] = (
                    player.deck[: len(player.hand)],
                    player.hand[: len(player.deck)],
                )
            player.deck.reverse()
        down = [each for each in other.belt.values() if not each.up]
        names = [each.id for each in down]
        for each, name in zip(down, reversed(names), strict=True):
            each.id = name
        for pile in (other.tiles, other.investment, other.explorations):
            pile.reverse()
        other.missions[1:], other.pile[1:] = other.missions[:0:-1], other.pile[:0:-1]
        same = scene(other, "turn", viewer=seat) == scene(state, "turn", viewer=seat)
        assert same, kind


def test_who_waits_sees_what_they_could_reach_and_their_hand() -> None:
    state = game(3)
    waiting = next(n for n in range(3) if n not in GAME.waiting(state))
    speaker = GAME.words("en").speaker
    written = "".join("".join(said(scene(state, "turn", viewer=waiting))).split())
    assert all(
        "".join(speaker.name(card).split()) in written for card in state.players[waiting].hand
    )
