"""The opening before the first decision: the belt turned, everyone produced (3.2, 3.3)."""

import msgspec
import pytest

from games.ceres.content import BUILT_IN_COMPONENTS, SETS
from games.ceres.events import ProductionGained, RoundStarted
from games.ceres.game import GAME
from games.core.codec import encode

SEAT_EXTRAS = {
    "final": [{"credit": 2}, {"credit": 3}, {"credit": 2, "influence": 1}],
    "draft": [{"credit": 4, "ice": 4}, {"credit": 5, "ice": 4}, {"credit": 4, "ice": 5}],
}


@pytest.mark.parametrize("edition", ["final", "draft"])
def test_the_opening_tells_how_the_first_goods_came(edition):
    """Start goods and the production shown make up all goods; nothing else changes."""
    state = GAME.start({"edition": edition}, 3, 12)
    before = encode(state)
    first, *productions = GAME.rules.opening(state)
    assert encode(state) == before
    assert first == RoundStarted(round=1, offsets=tuple(state.offsets))
    assert [event.seat for event in productions] == [0, 1, 2]
    for event in productions:
        assert isinstance(event, ProductionGained)
        goods = {"alloy": 1, "probe": 1}
        for extra in (SEAT_EXTRAS[edition][state.order.index(event.seat)], event.gained):
            for good, n in extra.items():
                goods[good] = goods.get(good, 0) + n
        owned = state.players[event.seat].goods
        assert goods == {good: n for good, n in owned.items() if n}
        assert event.lost == {}


def test_the_opening_tells_what_the_cap_swallowed():
    """A pack may print more than the Resource track holds."""
    built = BUILT_IN_COMPONENTS
    site, *others = built.starting["draft"]
    rich = msgspec.structs.replace(site, production={"ice": 10})
    content = SETS.register(
        msgspec.structs.replace(built, starting={**built.starting, "draft": (rich, *others)})
    )
    state = GAME.start({"edition": "draft", "first": "host"}, 2, 1, content)
    lost = [event.lost for event in GAME.rules.opening(state)[1:]]
    assert lost == [{"ice": 2}, {"ice": 2}]
    assert state.players[0].goods["ice"] == 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_e1_in_the_draft_the_rings_are_laid_out_as_printed(seats):
    found = [GAME.start({"edition": "draft"}, seats, seed).offsets for seed in range(12)]
    assert found == [[1, 2, 3]] * 12, "turned once since (3.2)"
    final = {tuple(GAME.start({"edition": "final"}, seats, seed).offsets) for seed in range(40)}
    assert [len({rings[ring] for rings in final}) for ring in range(3)] == [5, 5, 5]
