"""The orders of Ceres answer their own question only."""

from games.ceres import actions as act
from games.ceres.game import GAME
from games.ceres.orders import PlaceNext
from games.core.orders import NONE_POSSIBLE, Ranked
from games.core.waits import Wait
from tests.ceres.builder import Table, facility


def answer(table, *options):
    """Return what the order of a next Leader does for the seat to move."""
    seat = table.state.turn
    return PlaceNext().answer(
        GAME, GAME.mask(table.state, seat), Wait(seat, "turn"), Ranked(options)
    )


def test_the_next_leader_is_placed_at_the_beginning_of_a_turn_only():
    """Steps of its option are answered by the player."""
    table = Table(facilities=(facility("hut"),))
    first = act.Leader("construction_yard", "build")
    assert answer(table, "favor", "build") == (first,)
    assert answer(table, "favor") == NONE_POSSIBLE
    table.do(first)
    assert answer(table, "favor", "build") is None
    table.do(act.Build("hut", act.NEW))
    assert answer(table, "favor", "build") is None
