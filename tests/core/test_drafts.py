"""Drafts on the toy game and on both real games: publishing, meaning, walking again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games import registry
from games.core import codec, drafts
from games.core.actions import EndTurn
from games.core.drafts import DraftWalk, same
from games.core.events import Applied
from games.core.game import AnyGame
from games.core.random_play import random_action, steps
from games.core.rng import rng
from games.core.waits import Wait
from tests.ares.builder import Table, std
from tests.toy.game import TOY
from tests.toy.state import Answer, Bid, Build, Offer, Paint, Survey

GAMES: list[AnyGame] = [
    TOY,
    registry.get("ceres"),
    registry.get("ares"),
    registry.get("luna_maris"),
    registry.get("projet_ceres"),
]


def turns() -> Any:
    """Return the toy game's first turn, of seat 0."""
    state = TOY.start({}, 2, 7)
    for seat in (0, 1):
        TOY.apply(state, seat, Bid(state.players[seat].hand[0]))
        TOY.apply(state, seat, EndTurn())
    return state


def draft(state: Any, *actions: Any) -> DraftWalk:
    """Return what these actions lead to, pressed one by one."""
    return drafts.walk(TOY, state, 0, drafts.pressed(TOY, state, 0, actions))


def positions(game: AnyGame, count: int, seed: int) -> Iterator[tuple[Any, int]]:
    """Yield positions on the way through random games, each with a seat that decides there."""
    for number in range(3):
        seats = game.seats.start + number % (game.seats.stop - game.seats.start)
        state, source = game.start({}, max(2, seats), seed + number), rng(seed, number)
        for _ in steps(game, state, source, count):
            for seat in game.waiting(state):
                yield state, seat


def alike(game: AnyGame, one: Any, other: Any, seat: int) -> bool:
    """Return whether two positions look the same to a seat."""
    return codec.encode(game.mask(one, seat)) == codec.encode(game.mask(other, seat))


def test_what_publishes() -> None:
    state = turns()
    publishing = {
        type(action): drafts.take(TOY, TOY.copy(state), 0, action).publishes
        for action in (Build("site01", 1), Survey(), EndTurn())
    }
    assert publishing == {Build: False, Survey: True, EndTurn: True}
    bids = TOY.start({}, 2, 7)
    assert not drafts.take(TOY, bids, 0, Bid(bids.players[0].hand[0])).publishes
    done = drafts.take(TOY, bids, 0, EndTurn())
    assert done.publishes, "the seat has nothing more to decide"
    assert not done.applied.closed


def test_whatever_changes_whom_the_table_waits_for_is_published() -> None:
    nothing, (zero, one) = Applied(), (Wait(seat, "bids") for seat in (0, 1))
    assert not drafts.publishes(nothing, 0, (zero, one), (zero, one))
    assert drafts.publishes(nothing, 0, (zero, one), (zero,)), "why they are done may be a hand"
    assert drafts.publishes(nothing, 0, (zero,), (zero, one))
    assert drafts.publishes(nothing, 1, (zero,), (zero, one)), "a seat that goes on after all"
    window = Wait(1, "deal", "window")
    assert drafts.publishes(nothing, 0, (zero, one), (zero, one, window)), "another is asked more"


def test_a_draft_leaves_the_state_beneath_it_alone() -> None:
    state = turns()
    before = codec.encode(state)
    found = draft(state, Build("site01", 1), Paint("red"))
    assert codec.encode(state) == before
    assert found.state.sites["site01"].colour == "red"
    assert [len(press) for press in found.presses] == [1, 1]
    assert found.taken[-1][-1].state_hash == codec.state_hash(found.state)


def test_what_publishes_is_not_pressed_for_its_author() -> None:
    state = turns()
    presses = drafts.pressed(TOY, state, 0, [Build("site01", 1), Paint("red"), EndTurn()])
    assert len(presses) == 2
    end = drafts.take(TOY, draft(state, Build("site01", 1), Paint("red")).state, 0, EndTurn())
    again = drafts.in_hand(TOY, state, 0, (*presses[:1], (*presses[1], end.drafted)))
    assert (again.stopped, len(again.presses), again.cut) == (False, 2, None)
    walked = drafts.walk(TOY, state, 0, (*presses, (end.drafted,)))
    assert (walked.stopped, len(walked.presses)) == (True, 3)


def test_walked_again_it_is_the_same_or_is_cut_with_the_reason() -> None:
    state = turns()
    presses = draft(state, Build("site01", 1), Paint("red")).presses
    elsewhere = TOY.copy(state)
    elsewhere.deck.reverse()
    same = drafts.walk(TOY, elsewhere, 0, presses)
    assert (same.cut, same.changed, len(same.presses)) == (None, (), 2)
    taken = TOY.copy(state)
    other = TOY.copy(state)
    TOY.apply_unchecked(other, 0, Build("site01", 2))
    taken.sites = other.sites
    cut = drafts.walk(TOY, taken, 0, presses)
    assert cut.presses == ()
    assert cut.cut is not None
    assert cut.cut.why is not None
    assert cut.cut.why.key == "site_taken"
    assert cut.cut.drafted.label["en"] == presses[0][0].label["en"]


def test_running_totals_are_no_part_of_what_a_step_means_and_what_it_brings_is() -> None:
    ares = registry.get("ares")
    state = Table().mars(temperature=4).seat(0, mc=40).seat(1, mc=40).open(3).state
    presses = drafts.pressed(ares, state, 0, [std("mc_temperature")])
    warmer = ares.copy(state)
    warmer.temperature += 1
    assert drafts.in_hand(ares, warmer, 0, presses).changed == ()
    ocean = drafts.pressed(ares, state, 0, [std("forest_mc")])[0][0]
    other = msgspec.structs.replace(presses[0][0], meaning=ocean.meaning)
    found = drafts.in_hand(ares, state, 0, [(other,)])
    assert found.presses == presses, "it is kept, and its author told"
    (change,) = found.changed
    assert (change.drafted, change.why) == (other, None)
    assert change.events
    asked = drafts.walk(ares, state, 0, [(other,)], strictly=True)
    assert (asked.presses, asked.cut) == ((), change)


def test_what_is_done_with_one_phase_is_not_done_with_another() -> None:
    ares = registry.get("ares")
    one, other = (Table().seat(0, hand=["Fish"], mc=30).open(n).state for n in (1, 3))
    end = drafts.take(ares, one, 0, EndTurn()).drafted
    found = drafts.walk(ares, other, 0, [(end,)], strictly=True)
    assert found.cut is not None
    assert found.cut.why is None
    assert found.cut.now["en"] != end.label["en"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_an_action_without_barrier_does_not_depend_on_what_its_author_cannot_know(
    game: AnyGame,
) -> None:
    """Not even its refusal; closing a phase or asking a seat again is published instead."""
    source, looked = rng(5), 0
    for state, seat in positions(game, 160, 31):
        action = random_action(game, state, seat, source)
        real = game.copy(state)
        taken = drafts.take(game, real, seat, action)
        guess = game.determinize(game.mask(state, seat), source)
        if taken.publishes or not alike(game, guess, state, seat):
            continue
        guessed = drafts.take(game, guess, seat, action)
        assert guessed.drafted == taken.drafted
        if guessed.publishes:  # another seat is done by the rules, which is visible at once
            assert not guessed.applied.revealed
            continue
        assert alike(game, guess, real, seat)
        looked += 1
    assert looked > 20


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_any_series_of_presses_walks_again_to_the_same_state(game: AnyGame) -> None:
    source, looked = rng(6), 0
    for state, seat in positions(game, 60, 17):
        at, actions = game.copy(state), list[Any]()
        for _ in range(2):
            action = random_action(game, at, seat, source)
            if drafts.take(game, at, seat, action).publishes:
                break
            actions.append(action)
        else:
            presses = drafts.pressed(game, state, seat, actions)
            found = drafts.in_hand(game, state, seat, presses)
            assert codec.encode(found.state) == codec.encode(at)
            assert (found.cut, found.changed, found.presses) == (None, (), presses)
            assert [each.action for press in presses for each in press] == actions
            looked += 1
    assert looked > 10


def test_what_may_be_done_at_any_time_belongs_to_the_first_question_asked() -> None:
    state = TOY.start({"deals": "yes", "length": "2"}, 2, 5)
    TOY.apply(state, 0, Offer(1, state.players[0].hand[-1]))
    window, round_ = drafts.open_questions(TOY, state, 1)
    assert (window.kind, round_.kind) == ("window", "turn")
    hand = state.players[1].hand
    assert drafts.question(TOY, state, 1, Answer("no")) == window.key
    assert drafts.question(TOY, state, 1, Bid(hand[0])) == round_.key
    assert drafts.question(TOY, state, 1, Offer(0, hand[0])) == window.key


def test_of_what_ended_something_only_the_question_counts_whatever_its_key() -> None:
    assert same("fight 2/0/", "fight 2/0/a1b2")
    assert not same("fight 2/0/", "fight 2/1/a1b2")
    assert not same("fight 2/0/a1b2", "fight 2/0/c3d4")
