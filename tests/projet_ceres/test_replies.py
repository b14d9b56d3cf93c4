"""Computer players' gifts to a mission that costs influence, and their value of fervor."""

from __future__ import annotations

import pytest

from games.core import computer
from games.core.events import Applied
from games.core.random_play import walk
from games.core.rng import rng
from games.projet_ceres import actions as act
from games.projet_ceres.effects import Colonise, Gain
from games.projet_ceres.game import GAME
from games.projet_ceres.rules import missions
from games.projet_ceres.seats.outlook import FITTED, USUAL, Factors, Outlook
from games.projet_ceres.state import Call, Upkeep
from tests.projet_ceres.box import ANY, R, boxed, card, does, mission, resolution, to
from tests.projet_ceres.builder import END, Table

A, B, C = 0, 1, 2
CREWS = resolution(
    "a", "win", cost={R: 3, "influence": 3},
    reward=(to("initiator", Gain(ANY, 5)), to("others", Colonise())),
)  # fmt: skip
HOUSE = boxed(missions=tuple(mission(number, CREWS) for number in range(1, 9)))


def choose(table: Table, seat: int) -> act.AnyAction:
    return computer.choose(GAME, GAME.mask(table.state, seat), seat, rng(1), "greedy")


def table(*hands: tuple[str, ...]) -> Table:
    """Return a table whose mission costs 3 rock and 3 influence."""
    found = Table(3, HOUSE).top("m1", 3)
    for seat, hand in enumerate(hands):
        found.seat(seat, goods="RRHM", hand=hand)
    return found


def answers(found: Table, seat: int) -> list[act.AnyAction]:
    """Let a computer seat answer the call to its end, and return how."""
    given: list[act.AnyAction] = []
    while not given or given[-1] != END:
        given.append(choose(found, seat))
        found.do(seat, given[-1])
    return given


def test_influence_is_raised_for_a_mission_with_the_card_that_is_worth_least():
    found = table(("funds", "worth_2", "deposit"), ("worth_1", "power_3"), ())
    found.do(A, act.Attempt("a"))
    given = answers(found, A)
    assert given[:2] == [act.DiscardCard("funds"), act.Pledge("influence", 2)]
    assert found.frame(Call).pledges[A].influence == 2
    assert found.player(A).hand == ["deposit", "worth_2"]
    given = answers(found, B)
    assert given[:2] == [act.DiscardCard("worth_1"), act.Pledge("influence", 1)]
    assert not found.state.active, "the mission was accomplished"


@pytest.mark.parametrize(("influence", "attempts"), [(0, False), (2, True)])
def test_a_mission_is_attempted_only_where_influence_can_be_raised(influence, attempts):
    found = table((), (), ()).seat(A, influence=influence).seat(B, influence=1)
    search = GAME.search(found.state, A)
    best, nothing = (search.rate(found.state, each) for each in (act.Attempt("a"), END))
    assert (best > nothing) == attempts


def test_cards_of_a_guild_are_worth_more_with_fervor():
    found = Table().seat(A, hand=("samca_2",), buildings=("samca_1",)).open("hall_samca")
    alone = Outlook(found.state, B).hand("samca_2")
    built = Outlook(found.state, A).hand("samca_2")
    found.seat(A, boxes=("hall_samca",))
    assert alone < built < Outlook(found.state, A).hand("samca_2")
    assert Outlook(found.state, A).hand("neutral_1") == Outlook(found.state, B).hand("neutral_1")


def test_a_call_that_failed_is_not_made_again():
    """Others declined it, or could not pay: asking them again would change nothing."""
    box = boxed(missions=HOUSE.components.missions, setup=6)
    found = Table(3, box).top("m1", 3)
    for seat, hand in enumerate((("funds", "worth_2"), ("worth_1", "power_3"), ("worth_3",))):
        found.seat(seat, goods="RRHM", hand=hand)
    found.agents(A).do(A, act.PlaceAgent("mission"))
    assert choose(found, A) == act.Attempt("a")
    found.do(A, act.Attempt("a"), END)
    found.do(B, END)
    found.do(C, END)
    assert found.state.vain == {"a": 1}
    for seat, number in ((B, 1), (C, 1), (A, 2)):
        found.fields(round=number).seat(seat, boxes=()).agents(seat)
        found.do(seat, act.PlaceAgent("mission"))
        assert act.Attempt("a") in found.legal(seat, act.Attempt)
        assert choose(found, seat) == act.Decline()
        found.do(seat, act.Decline())
    # The next card is another question.
    missions.operate(box, found.state, ("discard",), A, Applied())
    assert not found.state.vain


def worth(found: Table, seat: int) -> float:
    """Return what the position is worth to a seat."""
    return Outlook(found.state, seat).evaluate(found.state)


def test_when_the_game_is_over_only_points_count():
    found = Table().seat(A, dev=2, col=5, goods="RRR").fields(stack=[])
    assert worth(found, A) == 3 * 2 + 5


def test_a_turn_to_come_still_counts_until_it_has_been():
    found = Table().seat(B, goods="R").ships(B, B7=1)
    after, ahead = (worth(found.fields(first=first), B) for first in (B, A))
    assert ahead > after, "in the turn of seat A"
    assert worth(found.turn(B), B) == ahead
    found.fields(phase=1, stack=[Upkeep()])
    assert worth(found, B) == ahead, "nobody has had a turn"


def test_a_player_whose_cards_are_all_built_has_none_to_come():
    found = Table().seat(A, deck=0)
    assert found.player(A).owned == []
    without = worth(found, A)
    assert worth(found.seat(A, buildings=("press",)), A) > without
    assert found.player(A).owned == ["press"]


def test_a_seat_that_is_not_asked_looks_at_all_that_it_can_play_without_payment_by_hand():
    sell = card("sell", effect=does(Colonise(), any=1))
    found = Table(2, boxed(sell)).seat(B, hand=("sell", "plain"), goods="RH")
    legal = GAME.legal(found.state, B)
    chosen = GAME.search(found.state, B).sensible(found.state, legal)
    paid = act.PlayCard("sell", pay=act.PICK)
    assert paid in legal
    assert chosen == [each for each in legal if each != paid]


def test_points_count_in_full_and_means_only_in_part() -> None:
    state, _ = walk(GAME, {}, 3, 4, 200)
    for seat in range(3):
        alone, some, all_of_them = (
            Outlook(state, seat, Factors(means=share)).evaluate(state) for share in (0.0, 0.5, 1.0)
        )
        assert alone < some < all_of_them, "there is something to be promised"
        assert some - alone == pytest.approx(all_of_them - some)
        assert alone < Outlook(state, seat).evaluate(state) < all_of_them


def test_a_strong_seat_values_goods_more_and_rounds_to_come_less() -> None:
    assert FITTED.goods > USUAL.goods
    state, _ = walk(GAME, {}, 3, 4, 200)
    assert Outlook(state, 0, FITTED).left < Outlook(state, 0).left
