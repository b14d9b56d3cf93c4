"""What goes on without anybody being held up: copies of cards, support, calls, tolls."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.actions import EndTurn
from games.projet_ceres import actions as act
from games.projet_ceres import effects as word
from games.projet_ceres import events as ev
from games.projet_ceres.game import GAME
from games.projet_ceres.orders import FightCheaply
from tests.projet_ceres.box import M, boxed, card, mission, resolution
from tests.projet_ceres.builder import END, Table, kinds

PAIR = (card("blow", word.Power(4)), replace(card("blow", word.Power(4)), id="blow_2", copy="blow"))


def attacked(*hand: str) -> Table:
    """Return a combat in which seat 0 has to add power, with cards in hand."""
    table = Table(2, boxed(*PAIR)).ships(0, B1=1).ships(1, A1=2).seat(1, hand=("plain",))
    table.seat(0, goods="H", hand=hand)
    table.do(0, act.Move(), act.Sail("B1", "A1"), act.Arrive())
    return table


# Copies do the same


def test_either_copy_of_a_card_can_be_played() -> None:
    for copy in ("blow", "blow_2"):
        table = attacked("blow", "blow_2")
        assert len(table.legal(0, act.PlayCard)) == 1, "of copies one is offered"
        table.do(0, act.PlayCard(copy))
        assert copy in table.player(0).discard


def test_a_combat_order_is_carried_out_whichever_copy_is_in_hand() -> None:
    kind = FightCheaply()
    for hand in (("blow",), ("blow_2",), ("blow", "blow_2")):
        for named in ("blow", "blow_2"):
            table = attacked(*hand)
            seen, [wait] = GAME.mask(table.state, 0), GAME.waits(table.state)
            [action] = kind.answer(GAME, seen, wait, kind.make(GAME, seen, (named,)))
            events = table.do(0, action)
            table.end(1)
            assert kinds(events, ev.CardPlayed)


# A call that is covered (22.6)


def test_its_initiator_closes_a_call_that_is_covered() -> None:
    table = Table(3, boxed(missions=(mission(1, resolution(cost={M: 2})),))).top("m1")
    table.seat(0, goods="M").seat(1, goods="M").turn(0)
    table.do(0, act.Attempt("a"), act.Pledge(M, 1), END)
    assert table.why(0, EndTurn()) == "own_call"
    table.do(1, act.Pledge(M, 1))
    assert table.waiting() == (1, 2)
    closed = kinds(table.do(0, EndTurn()), ev.CallClosed)
    assert [each.paid for each in closed] == [True]
    assert (table.waiting(), table.player(0).badges) == ((0,), ["m1"])


# Move, where a toll is paid


def tolled(goods: str) -> Table:
    """Return a table where the only ship of seat 0 is on an asteroid that asks for a toll."""
    spend = card("spend", effect=(word.Branch(cost=word.Cost(hydrocarbon=1)),))
    table = Table(2, boxed(spend, tiles={"bare_1": {"toll": 1}})).seat(0, hand=("spend",))
    return table.asteroid("C2", "bare_1").ships(0, C2=1).put("C2", goods)


def test_move_is_not_offered_where_no_ship_could_pay_its_toll() -> None:
    assert tolled("H").why(0, act.Move()) == "nowhere_toll"
    table = tolled("HH")
    table.do(0, act.Move(), act.Sail("C2", "B1"), act.Arrive())
    assert (table.fleet(0), table.at("C2")) == ({"B1": 1}, "")


def test_a_move_that_no_ship_can_pay_for_any_more_is_over() -> None:
    """Whoever spends the toll on something else has nothing left to choose."""
    table = tolled("HH")
    table.do(0, act.Move(), act.PlayCard("spend"))
    assert not table.player(0).lane
    assert GAME.answers(table.state, 0)


def test_why_no_ship_can_move_is_said_as_it_is() -> None:
    table = Table(2).empty("C2", "C18").ships(0, B1=1).ships(1, A1=1).seat(0, goods="H")
    table.empty("A2", "A6", "B2", "B12")
    assert table.seat(0, boxes=("embassy",)).why(0, act.Move()) == "nowhere_own_embassy"
    table.seat(0, boxes=()).seat(1, boxes=("embassy",))
    assert table.why(0, act.Move()) == "nowhere_embassy"
    table.empty("A1")
    assert table.why(0, act.Move()) == "nowhere_to_move"
