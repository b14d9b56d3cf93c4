"""Masks: hidden facts stay hidden, shown ones are right, worlds can be dealt from them."""

import pytest

from games.ceres import actions as act
from games.ceres.content.types import DrawAndSee, Part
from games.ceres.game import GAME
from games.ceres.rules.derived import belt, pile_contents
from games.ceres.rules.prices import launch_price
from games.ceres.rules.tables import tables
from games.ceres.state import HIDDEN, Function, Yard
from games.core.actions import EndTurn
from games.core.codec import encode
from games.core.random_play import walk
from games.core.rng import rng
from tests.ceres.builder import Table, facility, perform, project

VIEWERS = (0, 1, 2, None)
YARD = act.Leader("construction_yard", "build")


def drawn_in_yard() -> Table:
    hidden = tuple(facility(f"h{n}", cost={"alloy": 1}) for n in range(3))
    table = Table(hidden=hidden).pile("h0", "h1", "h2").seat(0, influence=1, alloy=1)
    table.do(YARD, act.Draw(1))
    return table


def drawn_by_function() -> Table:
    scout = facility("scout", "lab", Part(DrawAndSee(3)), perform("expanse"))
    hidden = tuple(facility(f"h{n}") for n in range(3))
    table = Table(hidden=(scout, *hidden)).pile("h0", "h1", "h2").seat(0, singles=("scout",))
    table.do(act.Worker("scout"), act.Use(0))
    return table


@pytest.mark.parametrize("make", [drawn_in_yard, drawn_by_function])
def test_drawn_cards_are_seen_by_the_drawer_only(make):
    """Others see how many."""
    table = make()
    for viewer in VIEWERS:
        seen = GAME.mask(table.state, viewer).state
        frame = seen.stack[-1]
        assert isinstance(frame, Yard | Function)
        shown = ["h0", "h1", "h2"] if viewer == 0 else [HIDDEN] * 3
        assert frame.drawn == shown
        if viewer == 0:
            left = pile_contents(tables(seen.content, seen.edition), seen)
            assert sorted(left) == sorted(table.state.facility_pile)


def all_facilities(state) -> list[str]:
    found = [c for c in state.facility_row if c] + state.facility_pile + state.facility_discard
    for frame in state.stack:
        found += getattr(frame, "drawn", [])
    return found


def test_the_belt_in_a_mask():
    """Board positions of this round, owners, and the price for every seat (R42, 7.6)."""
    table = Table().offsets(1, 2, 3).seat(1, research={"aerospace": 2}, asteroids=("vesta",))
    seen = GAME.mask(table.state, None).state
    t = tables(seen.content, seen.edition)
    rocks = {rock.id: rock for rock in belt(t, seen)}

    def prices(asteroid):
        return [launch_price(t, seen, p, asteroid) for p in seen.players]

    assert (rocks["hilda"].position, prices("hilda")) == (1, [0, 0, 0])
    assert (rocks["vesta"].position, rocks["vesta"].owner) == (2, 1)
    assert (rocks["bennu"].position, prices("bennu")) == (3, [10, 7, 10])


def test_what_a_draw_could_bring_is_told_from_what_lies_open():
    """The Yard opens in a mask just where it opens in the game (R53)."""
    found = set()
    for seed in range(40):
        state, _ = walk(GAME, {}, 2, seed, 0)
        goods, source = state.players[state.turn].goods, rng(seed)
        goods.update({good: source.below(3) for good in goods})
        goods["influence"] = 2
        state.facility_discard += state.facility_row
        state.facility_row[:] = [None] * len(state.facility_row)
        left = source.below(6)
        state.facility_discard += state.facility_pile[left:]
        del state.facility_pile[left:]
        seen = GAME.mask(state, state.turn)
        t = tables(state.content, state.edition)
        assert set(seen.state.facility_pile) <= {HIDDEN}
        assert sorted(pile_contents(t, seen.state)) == sorted(state.facility_pile)
        legal = GAME.legal(state, state.turn)
        assert GAME.legal(seen.state, state.turn) == legal
        found.add(YARD in legal)
    assert found == {True, False}


def test_reservations_and_markers_are_told_apart():
    """A Leader on the bottom row is no marker."""
    table = Table()
    table.do(act.Headquarters("main_lab"), EndTurn(), act.Pass(), EndTurn())
    assert (table.state.bottom, table.state.passed) == ([0, 1, -1], [1])
    board = GAME.words("en").board(GAME.mask(table.state, None), ("Ann", "Bob", "Cid"))
    assert "1. Ann (reserved), 2. Bob.\n" in board


def test_standing_and_result_have_the_categories_of_the_edition():
    """Points by source; the draft has neither tokens nor a penalty."""
    table = Table(projects=(project("dome", {"ore": 9}, 9),)).seat(
        0, committed=("dome",), credit=10
    )
    before = GAME.standing(GAME.mask(table.state, None))
    assert [score.total for score in before.scores] == [0, 0, 0]
    assert [score.rank for score in before.scores] == [1, 1, 1]
    table.finish()
    outcome = GAME.result(table.state)
    assert outcome == GAME.standing(GAME.mask(table.state, None))
    assert list(outcome.scores[0].categories) == [
        "facilities",
        "asteroids",
        "projects",
        "trade",
        "research",
        "tokens",
        "influence",
        "credits",
        "unfinished",
    ]
    assert outcome.scores[0].total == 2 - 4
    assert outcome.scores[0].rank == 3
    draft = Table("draft")
    draft.finish()
    assert not {"tokens", "unfinished"} & set(GAME.result(draft.state).scores[0].categories)


def test_planning_ahead():
    """A waiting seat gets a state in which its turn begins; one that moves or passed does not."""
    table = drawn_in_yard()
    state = table.state
    before = encode(state)
    plan = GAME.planning_state(GAME.mask(state, 1), 1, rng(1))
    assert plan is not None
    assert GAME.waiting(plan) == (1,)
    assert act.Pass() in GAME.legal(plan, 1)
    assert sorted(all_facilities(plan)) == sorted(all_facilities(state))
    assert encode(state) == before
    assert GAME.planning_state(GAME.mask(state, 0), 0, rng(1)) is None
    state.passed.append(1)
    assert GAME.planning_state(GAME.mask(state, 1), 1, rng(1)) is None
    table.finish()
    assert GAME.planning_state(GAME.mask(state, 1), 1, rng(1)) is None
