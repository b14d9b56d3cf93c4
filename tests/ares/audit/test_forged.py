"""Forged actions of every kind, for every seat, at random moments: refused, nothing changed."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from games.ares import actions as act
from games.ares.content import CARDS, CORPS
from games.ares.game import GAME
from games.core.actions import EndTurn
from games.core.codec import decode_action, encode, encode_action
from games.core.errors import Reason, RefusedError
from games.core.rng import Rng, rng
from games.core.walk import steps

WORDS = ("", "?", "no such card", "<@1> **x**", "moss", "-1", "\u202egnissap")
NUMBERS = (-(2**31), -1, 0, 1, 2, 3, 5, 6, 7, 99, 2**31)
CHOICES: dict[str, tuple[Any, ...]] = {
    "reduction": (*get_args(act.Reduction), "gold"),
    "payment": (*get_args(act.Payment), "later"),
    "funds": (*get_args(act.Funds), "gold"),
    "project": (*get_args(act.Standing), "moon"),
    "cube": (*get_args(act.CubeKind), "iron"),
    "scale": ("temperature", "oxygen", "ocean", "tr"),
    "phase": NUMBERS,
    "option": NUMBERS,
    "amount": NUMBERS,
    "heat": NUMBERS,
}
SETUPS = (
    ({}, 2),
    ({"setup": "mulligan", "answers": "count"}, 3),
    ({"setup": "first", "curtain": "off"}, 4),
    ({"coop": "on"}, 2),
    ({"level": "advanced"}, 1),
)


def names(state: Any, source: Rng) -> list[str]:
    """Return card ids from everywhere, and nonsense."""
    found = [*WORDS, source.pick(list(CORPS)), source.pick(list(CARDS))]
    for player in state.players:
        for cards in (player.hand, player.played):
            if cards:
                found.append(source.pick(cards))
    if state.deck:
        found.append(state.deck[-1])
    return found


def forged(state: Any, source: Rng) -> list[Any]:
    """Return two actions of every kind with values out of the air."""
    cards = names(state, source)
    found: list[Any] = []
    for kind in get_args(act.AnyAction):
        for _ in range(2):
            filled = {
                field: source.pick(list(CHOICES.get(field, cards)))
                for field in kind.__struct_fields__
            }
            found.append(kind(**filled))
    return found


def try_all(state: Any, source: Rng) -> tuple[int, int]:
    """Try forged actions for every seat and for seats that are not there."""
    before = encode(state)
    refused = allowed = 0
    for seat in (-1, *range(len(state.players)), len(state.players), 99):
        for action in forged(state, source):
            why = GAME.refusal(state, seat, action)
            if why is not None:
                said_in_both(why)
            trial = GAME.copy(state)
            try:
                GAME.apply(trial, seat, action)
                allowed += 1
                assert why is None
            except RefusedError as error:
                refused += 1
                said_in_both(error.why)
                assert encode(trial) == before, action
    assert encode(state) == before
    return refused, allowed


def said_in_both(why: Reason) -> None:
    for lang in ("en", "fr"):
        said = GAME.words(lang).reason(why)
        assert said.endswith(".")
        for echo in ("<@", "**", "\u202e"):
            assert echo not in said


@pytest.mark.parametrize(("options", "seats"), SETUPS, ids=str)
def test_forged_actions_are_refused_and_change_nothing(options, seats):
    refused = allowed = 0
    for seed in (5, 6):
        state = GAME.start(options, seats, seed)
        source = rng(seed, 9)
        tried = try_all(state, source)
        for number, _ in enumerate(steps(GAME, state, rng(seed, 1), 3000)):
            if number % 41 == 0:
                tried = try_all(state, source)
                refused += tried[0]
                allowed += tried[1]
        assert not GAME.waiting(state)
        try_all(state, source)
    assert refused > 1000
    assert allowed > 3


def test_what_json_forges_is_refused_before_it_is_an_action():
    """The log's reader knows the closed set of words, so only numbers and names can be forged."""
    for raw in (
        b'{"do":"play","card":1}',
        b'{"do":"play","card":"moss_168","payment":"later"}',
        b'{"do":"cube","cube":"iron"}',
        b'{"do":"nothing"}',
        b"[]",
    ):
        with pytest.raises(ValueError):  # noqa: PT011  msgspec's own error, a ValueError
            decode_action(GAME, raw)
    assert decode_action(GAME, encode_action(EndTurn())) == EndTurn()
