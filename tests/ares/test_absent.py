"""Defaults for a silent seat: only moves that cost it nothing."""

from __future__ import annotations

from typing import Any

import pytest

from games.ares.actions import Decline, DrawBonus, Keep, TakeCube, Throw
from games.ares.content import CORPS
from games.ares.game import GAME
from games.ares.state import (
    Cubes,
    Founding,
    Limit,
    Offering,
    Paying,
    Pick,
    Planning,
    Swap,
    Swapping,
    Target,
)
from games.core.rng import rng
from games.core.text import LANGUAGES
from tests.ares.builder import END, Table, card, play, std, toss


def harmless(table: Table, seat: int = 0) -> Any:
    """Return what may be done for a seat, if anything."""
    action = GAME.default(table.state, seat)
    assert action in GAME.legal(table.state, seat)
    return action if GAME.costs_nothing(table.state, seat, action) else None


def test_sealed_choices_are_made_by_nobody_else():
    table = Table()
    table.state.stack.append(Planning([0, 0]))
    assert harmless(table) is None
    table.state.stack[-1] = Founding([list(CORPS)[:2]] * 2, ["", ""])
    assert harmless(table) is None


def test_a_mulligan_keeps_the_hand_unless_cards_were_marked():
    state = GAME.start({"setup": "mulligan"}, 2, 5)
    assert GAME.default(state, 0) == END
    assert GAME.costs_nothing(state, 0, END)
    GAME.apply(state, 0, Throw(state.players[0].hand[0]))
    assert not GAME.costs_nothing(state, 0, GAME.default(state, 0))
    assert not GAME.costs_nothing(state, 0, END)


def test_nobody_is_done_with_a_phase_in_which_something_could_be_done():
    table = Table().seat(0, hand=["Moss"], mc=30, plant=9).mars(oceans=3).open(1)
    assert GAME.refusal(table.state, 0, play("Moss")) is None
    assert harmless(table) is None
    table.player().mc = 0
    assert harmless(table) == END
    assert 0 not in GAME.waiting(table.do(END).state)
    others = Table().seat(0, hand=["Moss", "Soletta", "Trees"], plant=9).mars(oceans=3).open(1)
    assert harmless(others) is None, "it could be paid for by selling others"
    assert harmless(Table().seat(0, heat=8).open(3)) is None
    five = Table().seat(0, hand=["Moss", "Trees", "Soletta", "Lichen", "Heather"]).open(3)
    assert GAME.refusal(five.state, 0, std("mc_temperature")) is not None
    assert harmless(five) is None, "five cards sold pay for a step of temperature"


def test_the_bonus_card_is_drawn_and_not_lost():
    table = Table().seat(0, hand=["Soletta"]).chooses(2).open(2)
    assert harmless(table) == END
    assert isinstance(table.do(END).lane().stack[-1], Offering)
    assert harmless(table) == DrawBonus()


def test_an_exchange_is_declined():
    table = Table(coop="on").seat(0, hand=["Moss"]).seat(1, hand=["Trees"])
    table.state.stack.append(Swap(0))
    assert harmless(table) == Decline()
    effect = Table().seat(0, hand=["Moss"]).open(2)
    effect.lane().stack.append(Swapping(card("Mars University"), "plant", 2))
    assert harmless(effect) == Decline()
    assert not GAME.costs_nothing(effect.state, 0, toss("Moss"))


@pytest.mark.parametrize("picked", [0, 1])
def test_which_cards_to_keep_only_their_seat_can_weigh(picked: int):
    """Those that are not kept are discarded: the first ones are as good as any to nobody else."""
    table = Table().seat(0).open(5)
    for card_kept in GAME.legal(table.state, 0)[:picked]:
        table.do(card_kept)
    effect, cards = Table().open(2), [card("Moss"), card("Trees"), card("Fish")]
    effect.lane().stack.append(Pick("x", cards, list(cards), 1, shown=False))
    for each in (table, effect):
        assert isinstance(GAME.default(each.state, 0), Keep)
        assert harmless(each) is None


def test_a_cube_is_taken_where_only_one_kind_is_left():
    table = Table(coop="on")
    table.state.stack.append(Cubes(["", ""]))
    assert GAME.default(table.state, 0) == TakeCube("copper")
    assert harmless(table) is None
    table.state.pile["trade"] = 0
    assert harmless(table) == TakeCube("copper")


def test_a_payment_that_was_begun_waits_for_its_seat():
    """Backing out of it would undo what the person was doing."""
    table = Table().seat(0, hand=["Lava Flows", "Moss", "Mine", "Fish"], mc=14).open(2)
    table.do(play("Lava Flows", payment="cards"))
    assert isinstance(table.lane().stack[-1], Paying)
    assert Decline() in GAME.legal(table.state, 0)
    assert harmless(table) is None
    assert not GAME.costs_nothing(table.state, 0, Decline())


@pytest.mark.parametrize("n", [1, -1])
def test_on_which_card_cubes_are_put_only_their_seat_can_weigh(n: int):
    table = Table().seat(0, played=["Birds", "Fish"], hand=["Moss"]).open(2)
    table.lane().stack.append(Target("x", "animal", n, [card("Birds"), card("Fish")]))
    assert harmless(table) is None
    table.lane().stack[-1] = Target("x", "animal", n, [card("Birds")])
    assert harmless(table) is not None


def test_no_card_of_the_hand_is_discarded():
    table = Table()
    table.player().hand = [table.state.deck.pop() for _ in range(11)]
    table.state.stack.append(Limit([[], []]))
    assert harmless(table) is None


@pytest.mark.parametrize("options", [{}, {"coop": "on"}, {"setup": "mulligan"}])
@pytest.mark.parametrize("seed", range(2))
def test_what_is_done_for_the_absent_takes_nothing_away(options: dict[str, str], seed: int):
    """In random games: defaults for a seat keep its hand, resources and cards in play."""
    source, state, taken = rng(seed), GAME.start(options, 2, seed), 0
    for _ in range(1500):
        waiting = GAME.waiting(state)
        if not waiting:
            break
        seat = source.pick(waiting)
        action = GAME.default(state, seat)
        if not GAME.costs_nothing(state, seat, action):
            GAME.apply_unchecked(state, seat, source.pick(GAME.legal(state, seat)))
            continue
        taken += 1
        before = GAME.copy(state).players[seat]
        applied = GAME.apply_unchecked(state, seat, action)
        for words in map(GAME.words, LANGUAGES):  # a player who is back can read the move
            told = [words.event(event, ["A", "B"]) for event in applied.events]
            assert words.default_taken(action) or any(told), action
        if applied.closed:
            continue  # the end of a phase gives and takes too
        after = state.players[seat]
        assert set(before.hand) <= set(after.hand), action
        assert (after.mc, after.played) == (
            before.mc + (action == TakeCube("copper")),
            before.played,
        )
        assert sum(after.cubes.values()) >= sum(before.cubes.values())
        assert (after.heat, after.plant) >= (before.heat, before.plant)
    assert taken > 10
