"""A second reckoning of the end of a solo game, from the rulebook's words (12.6, 12.7)."""

from __future__ import annotations

from games.luna_maris.content import Index
from games.luna_maris.state import State


def final(t: Index, state: State) -> tuple[int, int, bool]:
    """Return the final points of the player and the AI, and whether the player wins."""
    me, ai = state.players[0], state.rival
    assert ai is not None
    both = [sum(me.vp.values()), sum(ai.vp.values())]
    both[0] += {7: 2, 8: 5}.get(me.stress, 0)
    starting = set(t.starting)
    hired = [len([s for s in me.hand + me.rest if s not in starting]), len(ai.hired)]
    food = [sum(t.food[card].value for card in cards) for cards in (me.food + me.drawn, ai.food)]
    cubes = [me.energy + me.water + me.helium, ai.energy + ai.water + ai.helium + ai.titanium]
    for space in (me.first, me.last):
        cubes[0] += space.iron + space.titanium
    orders = [len(me.orders), len(ai.orders)]
    for who, side in enumerate((me, ai)):
        both[who] += 2 * hired[who] + t.board.co2[side.co2] + cubes[who] // 2
        both[who] += t.board.orders[-1]
        for number, points in enumerate(t.board.orders):
            if number == orders[who]:
                both[who] += points - t.board.orders[-1]
        for cube in range(side.waste):
            both[who] -= 2 if cube else 1
    both[0 if food[0] > food[1] else 1] += 5
    for mine, its, extra in (
        (*hired, t.components.ai.extra_scientists),
        (*orders, t.components.ai.extra_orders),
    ):
        for more, points in enumerate(extra, 1):
            if its - mine == more or (its - mine > more == len(extra)):
                both[1] += points
    won = (both[0], orders[0], me.co2) > (both[1], orders[1], ai.co2)
    return both[0], both[1], won
