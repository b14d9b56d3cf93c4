"""E170 to E179 and section 17: play by post, curtain, defaults, secrets."""

from __future__ import annotations

import pytest

from games.ares.actions import DrawBonus, Initiative, PickPhase, Reopen, Throw
from games.ares.game import GAME
from games.ares.state import Mulligan, Phase, Planning
from games.core.events import visible
from tests.ares.builder import END, Table, card, keep, play, sell, std, use

CHEAPEST = ["Local Heat Trapping", "Invention Contest"]


def test_e170_the_curtain():
    table = Table().seat(0, hand=["Lava Flows"], mc=17).open(2).do(play("Lava Flows"))
    seen = GAME.mask(table.state, 1)
    other = seen.state
    assert other.temperature == 2, "the board is live"
    assert (other.players[0].mc, other.players[0].tr) == (17, 5)
    assert other.players[0].played == []
    assert other.players[0].hand == ["?"]
    assert seen.asked == (1,)
    assert GAME.mask(table.state, None).state.players[0] == other.players[0]
    own = GAME.mask(table.state, 0).state
    assert (own.players[0].mc, own.players[0].tr) == (0, 7)
    assert all(event.seats == (0,) for event in table.last.events)
    table.do(END, 1)
    told = [e for e in visible(table.last.events, None) if type(e).__name__ == "CardPlayed"]
    assert [event.card for event in told] == [card("Lava Flows")]
    assert GAME.mask(table.state, 1).state.players[0].tr == 7


def test_e170_without_the_curtain():
    table = Table(curtain="off").seat(0, hand=["Lava Flows"], mc=17).open(2)
    table.do(play("Lava Flows"))
    assert GAME.mask(table.state, 1).state.players[0].tr == 7
    assert visible(table.last.events, None)


def test_e171_where_undo_stops():
    table = Table().seat(0, mc=29).open(3).do(std("mc_temperature"))
    assert not table.last.revealed
    table.do(std("mc_ocean"))
    assert table.last.revealed


def test_e172_a_replay_without_the_step_is_refused():
    """B's "done" needs A's temperature step, so undoing that step would make it convert.

    That the table then refuses to undo it: tests/bot/test_undo_together.py.
    """
    with_step = Table().mars(temperature=6).seat(0, mc=14).seat(1, heat=8).open(3)
    with_step.do(std("mc_temperature")).do(END, 1)
    without = Table().mars(temperature=6).seat(0, mc=14).seat(1, heat=8).open(3).do(END, 1)
    assert with_step.player(1).heat == 8
    assert without.player(1).heat == 0


def test_e173_selling_while_waiting():
    table = Table().seat(0, hand=["Moss", "Mine"], mc=9).open(2).do(END)
    assert GAME.waiting(table.state) == (1,)
    table.do(sell("Moss"))
    assert table.mc == 12
    assert GAME.waiting(table.state) == (1,)
    assert isinstance(table.state.stack[-1], Phase)


def test_selling_in_planning():
    table = Table().seat(0, hand=["Moss"])
    table.state.stack.append(Planning([0, 0]))
    table.do(sell("Moss")).do(PickPhase(1))
    assert table.mc == 3
    assert table.why(sell("Moss")) == "not_in_hand"


def test_e174_done_can_be_taken_back():
    table = Table().seat(0, mc=14).open(3).do(END)
    assert table.why(std("mc_temperature")) == "already_done"
    table.do(Reopen()).do(std("mc_temperature"))
    assert table.temperature == -28


def test_a_finished_seat_cannot_be_reopened_for_nothing():
    table = Table().seat(0, hand=["Interns"], mc=3).open(2).do(play("Interns"))
    assert table.lane().done
    assert table.why(Reopen()) == "nothing_left"


def test_e175_the_default_in_phase_iii():
    table = Table().seat(0, heat=16, plant=9).open(3).defaults()
    assert (table.tr, table.forests, table.plant, table.heat) == (8, 1, 1, 0)
    assert table.temperature == -26


def test_e176_defaults_of_research_and_hand_limit():
    table = Table().top("Moss", "Mine", "Fish", "Birds", "Comet").chooses(5).open(5).defaults()
    table.defaults(1)
    assert table.player().hand == [card("Moss"), card("Mine")]
    names = [*CHEAPEST, "Comet", "Smelting", "Soletta", "Farming", "Trees", "Mine", "Fish"]
    full = Table().seat(0, hand=[*names, "Birds", "Cartel", "Tardigrades"], tr=0)
    full.open(4, hold=False).defaults()
    assert (full.mc, full.hand()) == (6, 10)
    assert not {card(name) for name in CHEAPEST} & set(full.player().hand)


def test_the_default_of_the_mulligan_keeps_all():
    """Marks that were never confirmed are no exchange."""
    state = GAME.start({"setup": "mulligan"}, 2, 5)
    hand = list(state.players[0].hand)
    for name in hand[:2]:
        GAME.apply(state, 0, Throw(name))
    for seat in (0, 1):
        while seat in GAME.waiting(state) and isinstance(state.stack[-1], Mulligan):
            GAME.apply(state, seat, GAME.default(state, seat))
    assert state.players[0].hand == hand
    assert state.discard == []


def test_e177_the_default_of_the_construction_bonus():
    table = Table().seat(0, hand=["Moss"]).chooses(2).open(2).defaults()
    assert (table.hand(), table.lane().done) == (2, True)


def test_e178_seats_without_cards_are_never_waited_for():
    table = Table(3).seat(1, hand=["Moss"]).seat(2, hand=["Mine"]).open(1)
    assert GAME.waiting(table.state) == (1, 2)


def test_idle_seats_of_phase_iii():
    table = Table(3).seat(0, mc=13, heat=7, plant=7).seat(1, mc=9, hand=["Moss", "Mine"])
    table.seat(2, mc=5, hand=["Fish", "Birds"]).open(3, hold=False)
    assert GAME.waiting(table.state) == (1,)


def test_e179_a_queued_play_is_checked_again():
    """A play prepared for phase II is refused with its reason when the requirement fails."""
    table = Table().mars(temperature=-30).seat(0, hand=["Fish"], mc=99).open(2)
    why = GAME.refusal(table.state, 0, play("Fish"))
    assert why is not None
    assert why.key == "zone"
    assert "−30" in GAME.words("en").reason(why)


def test_answers_may_be_told_as_a_number():
    table = Table(3, answers="count").seat(0, hand=["Fish"]).seat(1).seat(2, hand=["Mine"])
    table.state.stack.append(Planning([0, 0, 0]))
    table.do(PickPhase(2), 0)
    view = GAME.mask(table.state, 1)
    assert (view.answered, view.awaited(3), view.asked) == (1, 2, (0, 1, 2))
    assert view.state.stack[-1].picks == [0, 0, 0]
    assert GAME.mask(table.state, 0).asked == (1, 2), "one's own answer is known"
    assert "1 of 3" in GAME.words("en").board(view, ["A", "B", "C"])


def test_the_offer_and_the_bonus_need_their_moment():
    table = Table().seat(0, hand=["Fish"], mc=9).open(1)
    assert table.why(DrawBonus()) == "not_now"
    assert table.why(Initiative()) == "no_offer"
    assert table.why(keep("Fish")) == "not_now"


CONTRACTS = {"hand": ["Comet"], "played": ["Redrafted Contracts"]}


@pytest.mark.parametrize(
    ("seat", "left"),
    [
        ({"hand": ["Comet"], "mc": 25 + 13}, False),  # Comet costs 25 MC
        ({"hand": ["Comet"], "mc": 25 + 14}, True),
        ({"mc": 14}, True),
        ({"hand": ["Comet"], "heat": 8}, True),
        ({"hand": ["Comet"], "plant": 8}, True),
        ({"hand": ["Comet"], "heat": 7, "mc": 25}, False),
        (CONTRACTS, False),  # an action for cards
        ({"hand": ["Comet"], "played": ["Tardigrades"]}, True),
    ],
)
def test_what_is_left_to_do_in_phase_iii(seat, left):
    assert GAME.nothing_left(Table().seat(0, **seat).open(3).state, 0) is not left


def test_in_the_last_phase_money_has_no_better_use():
    table = Table().seat(0, **CONTRACTS, mc=20).open(3)
    assert table.why(use("Redrafted Contracts", amount=1)) is None
    assert GAME.nothing_left(table.state, 0)
    phase = table.state.stack[-1]
    assert isinstance(phase, Phase)
    phase.asked = True
    assert not GAME.nothing_left(table.state, 0)
