"""The toy game by post: plays at any time, windows, boundaries; rules 22 of Projet Cérès.

Numbers EX-... are examples of that game, with the toy's numbers.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

from games.core.actions import Action, EndTurn
from games.core.boundaries import BoundaryStopped, StoppedAtBoundary
from games.core.codec import state_hash
from games.core.errors import NOT_NOW, NOT_YOURS, later, reason
from games.core.replay import as_it_was
from games.core.rng import Rng, rng
from games.core.waits import Wait
from tests.games.test_waits import check_forced
from tests.toy.game import TOY
from tests.toy.market import state as market
from tests.toy.market.state import (
    Attack,
    Call,
    Discard,
    Mural,
    Prospect,
    Raise,
    Reopen,
    Repair,
    RepairsFrame,
    Salvage,
    Shift,
    Target,
)
from tests.toy.state import (
    CARDS,
    Bid,
    Build,
    Building,
    Paint,
    State,
    Survey,
    TurnFrame,
)

OPTIONS = {"market": "yes", "length": "3"}


def market_of(state: State) -> market.Market:
    assert state.market is not None
    return state.market


def turns(seats: int = 3, *, hands: Any = None, **options: str) -> State:
    """Return a game in the turn of seat 0, each seat with a size-2 building on its own site."""
    state = TOY.start({**OPTIONS, **options}, seats, 7)
    hands = hands or [[1 + seat, 11 + seat, 21 + seat] for seat in range(seats)]
    for player, hand in zip(state.players, hands, strict=True):
        player.hand, player.ore = list(hand), 6
    state.deck = [card for card in CARDS if all(card not in hand for hand in hands)]
    state.stack = [TurnFrame(0)]
    for seat in range(seats):
        state.sites[f"site{seat + 1:02}"] = Building(seat, 2, "red")
    return state


def asked(state: State) -> list[tuple[int, str]]:
    """Return who is waited for, with the first word of the question."""
    return [(w.seat, w.key.split()[0]) for w in TOY.rules.waits(state) if not w.answered]


# A fight


def test_ex_188_what_changes_the_board_is_put_off_and_what_draws_is_not() -> None:
    state = turns(3)
    TOY.apply(state, 0, Attack("site02", 1))
    assert TOY.refusal(state, 2, Shift("site03")) == later("settling")
    assert TOY.refusal(state, 2, Shift("site02")) == reason("no_building"), "waiting will not do"
    before = TOY.rules.waits(state)
    TOY.apply(state, 2, Prospect())
    TOY.apply(state, 2, Discard(state.players[2].hand[0]))
    assert TOY.rules.waits(state) == before
    TOY.apply(state, 0, EndTurn())
    TOY.apply(state, 2, Shift("site03"))
    assert (state.sites["site04"].seat, "site03" in state.sites) == (2, False)


# A call for ore


def calling() -> State:
    state = turns(3)
    TOY.apply(state, 0, Call(3))
    return state


def test_everybody_else_is_asked_at_once_and_the_turn_rests() -> None:
    state = calling()
    assert TOY.rules.waits(state) == (Wait(1, "call 1", "window"), Wait(2, "call 1", "window"))
    assert TOY.refusal(state, 0, Survey()) == NOT_NOW
    assert TOY.refusal(state, 1, Salvage()) is None


# Off-turn plays


def test_a_play_of_several_decisions_leaves_whom_the_game_waits_for() -> None:
    state = turns(2)
    TOY.apply(state, 1, Mural(2))
    assert asked(state) == [(0, "turn"), (1, "aside")]
    assert TOY.refusal(state, 1, Paint("blue")) == reason("target_first")
    TOY.apply(state, 0, Survey())
    TOY.apply(state, 1, Target("site02"))
    TOY.apply(state, 1, Paint("blue"))
    assert state.sites["site02"].colour == "blue"
    assert asked(state) == [(0, "turn")]


def test_in_ones_own_turn_it_is_a_part_of_the_turn() -> None:
    state = turns(2)
    before = TOY.rules.waits(state)
    TOY.apply(state, 0, Mural(1))
    assert TOY.rules.waits(state) == before
    assert TOY.refusal(state, 0, EndTurn()) == NOT_NOW
    assert TOY.legal(state, 0)[0] == Target("site01")
    TOY.apply(state, 0, Target("site01"))
    TOY.apply(state, 0, Paint("green"))
    assert TOY.refusal(state, 0, EndTurn()) is None


def test_a_round_does_not_end_while_somebody_is_in_the_middle_of_something() -> None:
    state = turns(2)
    state.stack = [RepairsFrame([True, False])]
    TOY.apply(state, 0, Prospect())
    TOY.apply(state, 1, EndTurn())
    assert asked(state) == [(0, "aside")]
    TOY.apply(state, 0, Discard(state.players[0].hand[0]))
    assert (state.round, asked(state)[0]) == (2, (0, "bids"))


def play_all(state: State, plays: list[tuple[int, Action]]) -> str:
    for seat, action in plays:
        TOY.apply(state, seat, action)
    return state_hash(state)


SERIES: list[list[tuple[int, Action]]] = [
    [(0, Mural(1)), (0, Target("site01")), (0, Paint("blue")), (0, Raise())],
    [(1, Salvage()), (1, Mural(2)), (1, Target("site02")), (1, Paint("green"))],
    [(2, Raise()), (2, Mural(3)), (2, Target("site03")), (2, Paint("red")), (2, Salvage())],
]


def interleaved(source: Rng) -> list[tuple[int, Action]]:
    """Return the plays of all seats, each seat's in their own order."""
    left = [list(each) for each in SERIES]
    found: list[tuple[int, Action]] = []
    while any(left):
        found.append(source.pick([each for each in left if each]).pop(0))
    return found


def test_200_interleavings_of_independent_plays_lead_to_one_state() -> None:
    source, drawn = rng(41), set[tuple[int, ...]]()
    while len(drawn) < 200:
        drawn.add(tuple(seat for seat, _ in interleaved(source)))
    hashes: set[str] = set()
    for order in sorted(drawn):
        left = [iter(each) for each in SERIES]
        hashes.add(play_all(turns(3), [next(left[seat]) for seat in order]))
    assert len(hashes) == 1


def test_whole_plays_of_different_seats_commute_at_every_question() -> None:
    for position in (turns(3), calling(), repairing(), bidding()):
        hashes = {
            play_all(TOY.copy(position), [play for seat in order for play in SERIES[seat]])
            for order in permutations(range(3))
        }
        assert len(hashes) == 1


# Boundaries


def holding(*keys: str, by: int = 1) -> Any:
    return lambda _, key: [by] if key in keys else []


def test_a_boundary_that_nobody_holds_is_no_stop() -> None:
    state = turns(2)
    TOY.apply(state, 0, Survey())
    assert asked(state) == [(0, "turn")]
    TOY.apply(state, 0, EndTurn())
    assert asked(state) == [(1, "turn")]


def test_between_two_actions_the_game_waits_for_whoever_asked() -> None:
    state = turns(2)
    applied = TOY.apply(state, 0, Survey(), holding("between:0"))
    assert StoppedAtBoundary(boundary="between:0", holders=(1,)) in applied.events
    assert TOY.rules.waits(state) == (Wait(1, "hold between:0", "hold"),)
    assert TOY.refusal(state, 0, Survey()) == NOT_YOURS
    TOY.apply(state, 1, Salvage())
    assert asked(state) == [(1, "hold")], "what is played there does not go on"
    TOY.apply(state, 1, EndTurn())
    assert asked(state) == [(0, "turn")]


def test_what_an_action_asks_comes_before_the_boundary_behind_it() -> None:
    state = turns(2)
    TOY.apply(state, 0, Build("site09", 1), holding("between:0"))
    assert asked(state) == [(0, "turn")]
    TOY.apply(state, 0, Paint("red"), holding("between:0"))
    assert asked(state) == [(1, "hold")]


def test_boundaries_ahead_are_those_of_others_that_the_round_has_not_come_to() -> None:
    state = bidding()
    every = ["turn:0", "between:0", "turn:1", "between:1", "turn:2", "between:2", "round"]
    assert TOY.rules.boundaries(state, 0) == every[2:]
    assert TOY.rules.boundaries(turns(3), 2) == ["between:0", "turn:1", "between:1", "round"]
    begun = turns(3)
    TOY.apply(begun, 0, Survey())
    assert TOY.rules.boundaries(begun, 1) == ["turn:2", "between:2", "round"]
    assert TOY.rules.boundaries(repairing(), 1) == ["round"]
    for key in every:
        assert TOY.words("en").among(["Ada", "Bo", "Cy"]).boundary(key)
    assert TOY.rules.boundaries(TOY.start({}, 2, 1), 0) == []


def test_every_boundary_that_is_offered_is_reached_in_that_round() -> None:
    """Held everywhere by another seat, each one stops the game once."""
    for seed in range(8):
        state, source = TOY.start(OPTIONS, 3, seed), rng(seed, 4)
        ahead, reached = set(TOY.rules.boundaries(state, 1)), Counter[str]()
        while state.round == 1:
            seat = source.pick(TOY.waiting(state))
            applied = TOY.apply(
                state,
                seat,
                source.pick(TOY.answers(state, seat)),
                lambda _, key: [1 if key[-1] != "1" else 0],
            )
            reached.update(e.boundary for e in applied.events if isinstance(e, StoppedAtBoundary))
        assert set(reached.values()) == {1}
        skipped = {key for key in ahead if key.startswith("between") and key not in reached}
        assert ahead - skipped <= set(reached), "a turn of one action has nothing between"


# What several do at once


def repairing() -> State:
    state = turns(3)
    state.stack = [RepairsFrame([False] * 3)]
    return state


def bidding() -> State:
    state = turns(3)
    state.stack = TOY.start(OPTIONS, 3, 7).stack
    return state


def test_ex_187_a_done_that_is_revoked_keeps_the_phase_open() -> None:
    state = repairing()
    TOY.apply(state, 0, EndTurn())
    TOY.apply(state, 1, EndTurn())
    TOY.apply(state, 1, Reopen())
    TOY.apply(state, 2, EndTurn())
    assert asked(state) == [(1, "repairs")]
    TOY.apply(state, 1, Repair("site02", "blue"))
    TOY.apply(state, 1, EndTurn())
    assert state.round == 2
    assert TOY.refusal(state, 1, Reopen()) in (NOT_NOW, NOT_YOURS)


def test_whoever_has_no_card_bids_none_and_public_facts_say_so() -> None:
    state = bidding()
    state.deck += state.players[1].hand
    state.players[1].hand = []
    wait = next(wait for wait in TOY.rules.waits(state) if wait.seat == 1)
    assert TOY.only_answer(TOY.mask(state, None), wait) == EndTurn()
    assert check_forced(TOY, state, wait, anew=True)
    for seat in (1, 0, 2):
        if seat != 1:
            TOY.apply(state, seat, Bid(state.players[seat].hand[0]))
        TOY.apply(state, seat, EndTurn())
    assert asked(state) == [(0, "claims"), (1, "claims")]


def test_boundaries_are_held_again_as_they_were() -> None:
    held = as_it_was([StoppedAtBoundary(boundary="a", holders=(1,)), BoundaryStopped(boundary="b")])
    assert [held(TOY.start({}, 2, 1), key) for key in "abc"] == [(1,), None, ()]
