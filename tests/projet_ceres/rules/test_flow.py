"""Steps that hold up no player: copies of cards, support, calls, tolls."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core.actions import EndTurn
from games.core.errors import reason
from games.projet_ceres import actions as act
from games.projet_ceres import effects as word
from games.projet_ceres import events as ev
from games.projet_ceres.content.types import Ability
from games.projet_ceres.game import GAME
from games.projet_ceres.orders import FightCheaply
from games.projet_ceres.state import BOARD, Fight, Gaining, Offered, Supporting
from tests.projet_ceres.box import ANY, H, M, R, boxed, card, does, mission, resolution, to
from tests.projet_ceres.builder import END, Table, kinds

PAIR = (card("blow", word.Power(4)), replace(card("blow", word.Power(4)), id="blow_2", copy="blow"))


def attacked(*hand: str) -> Table:
    """Return a combat in which seat 0 has to add power, with cards in hand."""
    table = Table(2, boxed(*PAIR)).ships(0, B1=1).ships(1, A1=2).seat(1, hand=("plain",))
    table.seat(0, goods="H", hand=hand)
    table.do(0, act.Move(), act.Sail("B1", "A1"), act.Arrive())
    return table


# Copies do the same


def test_a_combat_order_is_carried_out_whichever_copy_is_in_hand() -> None:
    kind = FightCheaply()
    for hand in (("blow",), ("blow_2",), ("blow", "blow_2")):
        for named in ("blow", "blow_2"):
            table = attacked(*hand)
            seen, [wait] = GAME.mask(table.state, 0), GAME.rules.waits(table.state)
            [action] = kind.answer(GAME, seen, wait, kind.make(GAME, seen, (named,)))
            events = table.do(0, action)
            table.end(1)
            assert kinds(events, ev.CardPlayed)


# Support (6.5, 6.14, OP-84)


def supporting(goods: str) -> Table:
    """Return a table at which seat 0 may place an agent, with goods on its board."""
    table = Table().projects("dump", "embassy", "refinery", "library").agents(0)
    return table.seat(0, goods=goods)


def test_support_cannot_be_declined_once_it_is_taken() -> None:
    table = supporting("RRMMHH")
    table.do(0, act.PlaceAgent("support"))
    assert table.why(0, act.Decline()) == "not_now"
    assert table.why(0, END) == "not_now"
    assert GAME.default(table.state, 0) == act.Support("library")


def test_a_box_of_support_that_nothing_is_left_to_pay_for_asks_nothing() -> None:
    table = Table(2, boxed(card("sell", effect=(word.Branch(cost=word.Cost(rock=1)),))))
    table.projects("dump", "embassy", "refinery", "library").agents(0)
    table.seat(0, goods="RRMM", hand=("sell",))
    table.do(0, act.PlaceAgent("support"), act.PlayCard("sell"))
    assert not any(isinstance(each, Supporting) for each in table.player(0).lane)
    assert table.why(0, END) == ""


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


def tolled(goods: str, toll: int = 1) -> Table:
    """Return a table where the only ship of seat 0 is on an asteroid that asks for a toll."""
    spend = card("spend", effect=(word.Branch(cost=word.Cost(hydrocarbon=1)),))
    table = Table(2, boxed(spend, tiles={"bare_1": {"toll": toll}})).seat(0, hand=("spend",))
    return table.asteroid("C2", "bare_1").ships(0, C2=1).put("C2", goods)


def test_move_is_not_offered_where_no_ship_could_pay_its_toll() -> None:
    assert tolled("H").why(0, act.Move()) == "nowhere_toll"
    table = tolled("HH")
    table.do(0, act.Move(), act.Sail("C2", "B1"), act.Arrive())
    assert (table.fleet(0), table.at("C2")) == ({"B1": 1}, "")


def test_a_move_that_no_ship_can_pay_for_any_more_is_over() -> None:
    """A player who spends the toll on something else has nothing left to choose."""
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


# Asides that hold nobody up (22.12)

ASIDES = {
    "gain": card("gain", word.Gain(ANY)),
    "gain_2": card("gain_2", word.Gain(R, 2)),
    "draw": card("draw", word.Draw(2), word.Discard()),
    "lose": card("lose", word.Draw(), word.Lose(ANY)),
    "produce": card("produce", word.Produce("one")),
    "salvage": card("salvage", word.Salvage("hand")),
    "ready": card("ready", word.Ready()),
    "buy": card("buy", word.Buy("queue", 1)),
    "trade": card("trade", word.Trade()),
    "pay": card("pay", effect=(word.Branch(do=(word.Draw(),), cost=word.Cost(any=1)),)),
}
HEAVY = {"sail": card("sail", word.Move(1)), "place": card("place", word.Place())}


def begun(key: str) -> Table:
    """Return a table at the turn of seat 0, where seat 1 has begun something and left."""
    table = Table(2, boxed(*ASIDES.values(), *HEAVY.values(), missions=(mission(1, resolution()),)))
    table.top("m1").ships(0, board=1, B1=1).seat(0, goods="MMHR")
    table.ships(1, board=1, A3=1, B7=1).put("A3", "RRM")
    table.seat(1, goods="RM", hand=(key, "plain", "blank"), discard=("funds",), used=["costly"])
    table.player(1).buildings = ["costly"]
    table.player(1).owned = sorted([*table.player(1).owned, "costly"])
    table.do(1, act.PlayCard(key, pay="pick" if key == "pay" else "auto"))
    assert table.player(1).lane, "nothing is asked"
    return table


@pytest.mark.parametrize("key", ASIDES)
def test_what_only_gains_draws_or_places_goods_holds_nobody_up(key: str) -> None:
    table = begun(key)
    assert 1 in table.waiting()
    assert table.why(0, act.Explore("C2")) == ""
    assert table.why(0, act.Attempt("a")) == ""
    table.do(0, act.Move(), act.Sail(BOARD, "B1"), act.Arrive(), END)
    assert table.player(1).lane, "it is still theirs to finish"


@pytest.mark.parametrize("key", HEAVY)
def test_what_moves_ships_or_changes_the_map_is_waited_for(key: str) -> None:
    assert begun(key).why(0, act.Explore("C2")) == "settling"


@pytest.mark.parametrize("key", ASIDES)
def test_the_end_of_a_phase_does_not_wait_for_it(key: str) -> None:
    table = begun(key).colonies()
    table.state.stack[0].done[1] = True
    table.end(0)
    assert not table.player(1).lane, "it is closed by its default"
    assert (table.state.round, table.state.phase) == (2, 2)


# "Of any resource" is chosen by who gains it (1.10, 11.1)


def rewarded(n: int) -> Table:
    """Return a call that seats 0 and 1 have paid, which brings all contributors something."""
    way = resolution(cost={M: 2}, reward=(to("contributors", word.Gain(ANY, n)),))
    table = Table(2, boxed(missions=(mission(1, way),))).top("m1")
    table.seat(0, goods="M").seat(1, goods="MRHH").turn(0)
    table.do(0, act.Attempt("a"), act.Pledge(M, 1), END)
    table.do(1, act.Pledge(M, 1), END)
    return table


def test_contributors_choose_what_they_gain_of_any_resource() -> None:
    table = rewarded(2)
    assert [type(p.lane[-1]) for p in table.state.players] == [Gaining, Gaining]
    table.do(1, act.Put(H, BOARD, 1), act.Put(R, BOARD, 1))
    assert table.at(BOARD, 1) == "RRHHH"
    assert table.why(0, act.Put(M, BOARD, 2)) == ""


def test_who_does_not_answer_gains_what_they_have_least_of_spread() -> None:
    table = rewarded(4)
    while table.player(1).lane:
        table.do(1, GAME.default(table.state, 1))
    assert table.at(BOARD, 1) == "RRRHHMM"


def test_what_others_explore_brings_its_owner_a_choice_and_holds_nobody_up() -> None:
    watch = card("watch", building=Ability("rival_explored", does(word.Gain(ANY))))
    table = Table(2, boxed(watch)).seat(0, goods="MMH").seat(1, buildings=("watch",))
    table.do(0, act.Explore("C2"), act.Choose(1))
    assert isinstance(table.player(1).lane[-1], Gaining)
    while table.player(0).lane:
        table.do(0, GAME.default(table.state, 0))
    assert table.why(0, act.Move()) == ""


def test_what_a_mission_brings_all_in_phase_1_is_chosen_before_phase_2() -> None:
    cards = (mission(1, resolution(), reveal=(to("all", word.Gain(ANY)),)),)
    table = Table(2, boxed(missions=cards)).top("m1", active=False)
    table.phase1()
    assert (table.state.phase, table.waiting()) == (1, (0, 1))
    table.do(0, act.Put(M, BOARD, 1))
    table.do(1, act.Put(H, BOARD, 1))
    assert table.state.phase == 2


@pytest.mark.parametrize(
    ("does_so", "why"),
    [(word.Colonise(), ""), (word.Move(), "settling"), (word.Muster(), "settling")],
)
def test_22_12_what_others_are_offered_is_waited_for_if_it_can_touch_ships(
    does_so: word.Word, why: str
) -> None:
    ways = Ability("rival_explored", does(does_so, hydrocarbon=1))
    table = Table(2, boxed(card("watch", building=ways))).ships(1, board=1).seat(0, goods="MMH")
    table.seat(1, goods="H", buildings=("watch",)).do(0, act.Explore("C2"), act.Choose(1))
    while table.player(0).lane:
        table.do(0, GAME.default(table.state, 0))
    assert table.player(1).lane == [Offered("watch")]
    assert table.why(0, act.Move()) == why


def test_10_12_no_ship_joins_a_combat_that_is_open() -> None:
    """Two effects that one event brings about are carried out at the same time."""
    alarm = [
        card(key, building=Ability("rival_explored", does(word.Move()))) for key in ("one", "two")
    ]
    table = Table(3, boxed(*alarm)).ships(0, board=1, A2=1).ships(1, A1=1).ships(2, A3=1)
    table.seat(0, goods="M", hand=("plain",)).seat(1, hand=("plain",), buildings=("one",))
    table.seat(2, buildings=("two",)).do(0, act.Explore("C2"), act.Choose(1))
    table.do(1, act.Sail("A1", "A2"), act.Arrive())
    assert table.frame(Fight).cell == "A2"
    assert table.refusal(2, act.Sail("A3", "A2")) == reason("fight_there", cell="A2")


def test_what_an_effect_discards_brings_no_influence() -> None:
    table = Table(2, boxed(card("drop", word.Discard(2))))
    table.seat(0, hand=("drop", "plain", "funds", "worth_3")).do(0, act.PlayCard("drop"))
    assert table.refusal(0, act.DropCard("blank")) == reason("not_in_hand", card="blank")
    events = table.do(0, act.DropCard("funds"), act.DropCard("worth_3"))
    assert [each.card for each in kinds(events, ev.CardDropped)] == ["funds", "worth_3"]
    p = table.player(0)
    assert (p.hand, p.discard, p.influence) == (["plain"], ["drop", "funds", "worth_3"], 0)


def test_5_3_ships_are_named_before_their_goods_and_no_more_than_an_effect_moves() -> None:
    table = Table(2, boxed(card("sail", word.Move(1)))).ships(0, A1=1, B1=1).asteroid("A2")
    table.seat(0, hand=("sail",)).do(0, act.PlayCard("sail"))
    assert table.refusal(0, act.Load("rock")) == reason("ship_first")
    table.do(0, act.Sail("A1", "A2"))
    assert table.refusal(0, act.Sail("B1", "A1")) == reason("enough_ships", n=1)
