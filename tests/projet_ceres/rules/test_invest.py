"""Examples, group H: influence and Invest."""

from __future__ import annotations

import pytest

from games.core.actions import Action
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres.game import GAME
from tests.projet_ceres.box import BOX
from tests.projet_ceres.builder import END, Table, kinds

INVEST = act.PlaceAgent("invest_1")
QUEUE = ("neutral_4", "neutral_2", "neutral_3", "neutral_1", "neutral_5")
"""Cards that cost 2, 4, 5, 3 and 3."""


def market(*hand: str, **options: str) -> Table:
    """Return a table in Phase 3 where seat 0 holds some cards."""
    return Table(2, BOX, **options).market(*QUEUE).agents(0).seat(0, hand=hand, deck=0)


def reveal(*cards: str) -> list[Action]:
    """Return what reveals cards in a box."""
    return [act.RevealCard(card) for card in cards]


def test_ex_100_invest() -> None:
    hand = ("worth_1", "worth_1_more", "worth_2")
    table = market(*hand)
    events = table.do(0, INVEST, *reveal(*hand), act.BuyCard("neutral_2"))
    assert kinds(events, ev.InfluenceLost)[0].n == 1
    assert table.player(0).influence == 0
    assert table.player(0).discard == sorted([*hand, "neutral_2"])
    assert table.state.queue == ["neutral_4", "", "neutral_3", "neutral_1", "neutral_5"]


def forgone(table: Table, action: Action) -> str:
    """Return what an action of seat 0 gives up, in words."""
    return GAME.words("en").forgone(GAME.mask(table.state, 0), action)


def test_22_17_influence_that_buys_nothing_is_said() -> None:
    table = market("worth_1", "worth_1_more", "worth_2")
    table.do(0, INVEST, *reveal("worth_1"))
    assert forgone(table, act.RevealCard("worth_2")) == ""
    assert forgone(table, act.BuyCard("neutral_4")) == ""
    table.do(0, *reveal("worth_2"))
    assert forgone(table, act.BuyCard("neutral_4")) == "You will lose 2 influence from this box."
    dear = market("worth_1").market("neutral_3")
    dear.do(0, INVEST)
    nothing = "You can’t buy a card here, even with all the influence in your hand."
    assert forgone(dear, act.RevealCard("worth_1")) == nothing


def test_ex_101_the_next_invest_begins_at_nothing() -> None:
    table = market("worth_2")
    table.do(0, INVEST, *reveal("worth_2"), act.Decline(), END)
    table.end(1)
    table.do(0, act.PlaceAgent("invest_2"))
    assert not table.legal(0, act.BuyCard)


def test_ex_102_the_round_pool_pays_what_the_box_does_not() -> None:
    table = market("worth_2", "worth_1", "worth_1_more")
    table.do(0, act.DiscardCard("worth_2"))
    assert table.player(0).influence == 2
    boxes = reveal("worth_1", "worth_1_more")
    table.do(0, INVEST, *boxes, act.BuyCard("neutral_2"))
    assert table.player(0).influence == 1


def test_ex_103_the_pool_ends_with_the_round() -> None:
    table = market().seat(0, influence=1)
    table.finish_phase()
    assert (table.state.phase, table.player(0).influence) == (4, 1)
    table.finish_round()
    assert table.player(0).influence == 0


def test_ex_104_without_printed_influence_a_card_is_worth_nothing() -> None:
    table = market("worthless")
    events = table.do(0, act.DiscardCard("worthless"))
    assert (kinds(events, ev.CardDiscarded)[0].influence, table.player(0).influence) == (0, 0)
    assert table.player(0).discard == ["worthless"]


def test_ex_105_one_card_an_invest() -> None:
    table = market().seat(0, influence=9)
    table.do(0, INVEST)
    assert {act.BuyCard("neutral_2"), act.BuyCard("neutral_3")} <= set(table.legal(0, act.BuyCard))
    table.do(0, act.BuyCard("neutral_2"))
    assert not table.legal(0, act.BuyCard)
    assert table.player(0).influence == 9 + 1 - 4


def test_ex_106_the_queue_is_renewed() -> None:
    table = Table().market("", "neutral_2", "", "neutral_1", "neutral_5").colonies()
    events = table.end(0, 1)
    assert table.state.common == ["neutral_1", "neutral_2", "neutral_5"]
    assert kinds(events, ev.QueueRenewed)[0].left == 3
    assert len({card for card in table.state.queue if card}) == 5


def test_ex_107_the_common_discard_becomes_the_pile() -> None:
    common = [f"samca_{number}" for number in range(1, 9)]
    table = Table().market("neutral_1", "neutral_2", "neutral_3", common=common, pile=2).colonies()
    first = table.state.investment[::-1]
    table.end(0, 1)
    assert table.state.queue[:2] == first
    assert (len(table.state.investment), table.state.common) == (8, [])
    assert {*table.state.queue[2:], *table.state.investment} == {*common, *QUEUE[1:4]}


@pytest.mark.parametrize("model", ["two_buckets", "round_pool"])
def test_ex_225_what_is_discarded_before_lasts_what_is_revealed_inside_does_not(model: str) -> None:
    table = market("worth_2", influence=model)
    table.do(0, act.DiscardCard("worth_2"), act.PlaceAgent("invest_1"), act.BuyCard("neutral_4"))
    before = table.player(0).influence
    table = market("worth_2", influence=model)
    table.do(0, INVEST, *reveal("worth_2"), act.BuyCard("neutral_4"))
    assert (before, table.player(0).influence) == (1, 0 if model == "two_buckets" else 1)
