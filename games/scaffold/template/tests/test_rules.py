"""The rules by example."""

from __future__ import annotations

import pytest

from games.core.actions import EndTurn
from games.core.errors import RefusedError
from games.scaffold.template import scoring
from games.scaffold.template.actions import AnyAction, Claim, Recharge, Scan
from games.scaffold.template.game import GAME
from games.scaffold.template.state import State
from games.scaffold.template.steps import GAIN, HAND


def begun() -> State:
    """Return a game of two in which the first seat can claim Themis for 1 energy."""
    state = GAME.start({}, 2, 1)
    everything = [*state.belt, *state.pile]
    everything.remove("themis")
    state.belt, state.pile = ["themis", *everything[:2]], everything[2:]
    return state


def test_a_claim_costs_energy_and_is_worth_its_points() -> None:
    state = begun()
    GAME.apply(state, 0, Claim("themis"))
    assert state.players[0].energy == 2
    assert scoring.points(state, state.players[0]) == {"asteroids": 1, "sets": 0}


def test_a_set_is_one_asteroid_of_each_kind() -> None:
    state = begun()
    state.players[0].claimed = ["themis", "vesta", "psyche"]
    assert scoring.points(state, state.players[0]) == {"asteroids": 3, "sets": scoring.SET}


def test_a_scan_puts_the_top_of_the_pile_into_the_hand() -> None:
    state = begun()
    top = state.pile[-1]
    assert GAME.apply(state, 0, Scan()).revealed
    assert state.players[0].hand == [top]


def test_an_asteroid_in_the_hand_can_be_claimed() -> None:
    state = begun()
    state.belt.remove("themis")
    state.players[0].hand = ["themis"]
    GAME.apply(state, 0, Claim("themis"))
    assert (state.players[0].hand, state.players[0].claimed) == ([], ["themis"])


def test_a_recharge_gains_energy_and_the_turn_passes_on() -> None:
    state = begun()
    GAME.apply(state, 0, Recharge())
    GAME.apply(state, 0, EndTurn())
    assert state.players[0].energy == 3 + GAIN
    assert state.turn == 1


@pytest.mark.parametrize(
    ("action", "why"),
    [(EndTurn(), "act_first"), (Scan(), "hand_full"), (Claim("no such"), "unknown")],
)
def test_refusals(action: AnyAction, why: str) -> None:
    state = begun()
    state.players[0].hand = [state.pile.pop() for _ in range(HAND)]
    with pytest.raises(RefusedError) as refused:
        GAME.apply(state, 0, action)
    assert refused.value.why.key == why
