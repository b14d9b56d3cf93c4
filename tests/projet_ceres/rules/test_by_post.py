"""Examples, groups O and Q: play by post, as far as the game itself has a part in it."""

from __future__ import annotations

from typing import Any

import pytest

from games.core import drafts
from games.core.actions import EndTurn
from games.core.boundaries import Boundary, StoppedAtBoundary
from games.core.errors import RefusedError, reason
from games.core.waits import outstanding
from games.projet_ceres import actions as act
from games.projet_ceres import effects as word
from games.projet_ceres.content.types import Ability
from games.projet_ceres.game import GAME
from games.projet_ceres.orders import FightCheaply, OfferingMission, RankingBoxes
from games.projet_ceres.state import BOARD, Call, Exploring, Fight, Moving, State, Turn
from tests.projet_ceres.box import FULL, R, boxed, card, does
from tests.projet_ceres.builder import END, Table
from tests.projet_ceres.invariants import check

CARDS = (
    card("sail", word.Move(1)),
    card("blast", word.Destroy("near")),
    card("sell", effect=does(word.Colonise(), **{R: 1})),
)
BOX = boxed(
    *CARDS,
    names={each.id: {"en": each.id, "fr": each.id} for each in (*CARDS, *FULL.cards, *FULL.tiles)},
)
"""Everything is called by its id: a draft keeps how its actions read."""
SAIL = act.PlayCard("sail")


def fighting(seats: int = 3) -> Table:
    """Return a combat on A1 of seat 0 with seat 1, in which seat 0 is asked."""
    table = Table(seats, BOX).ships(0, B1=1).ships(1, A1=1)
    table.seat(0, goods="H", hand=("draw",)).seat(1, hand=("plain",))
    table.do(0, act.Move(), act.Sail("B1", "A1"), act.Arrive())
    assert (table.frame(Fight).side, table.waiting()) == (0, (0,))
    return table


def test_ex_180_a_play_in_somebodys_turn_resolves_at_once() -> None:
    table = Table(3, BOX).ships(2, board=1).seat(2, hand=("gain_metal",))
    table.do(0, act.Produce())
    before = GAME.rules.waits(table.state)
    table.do(2, act.PlayCard("gain_metal"))
    assert table.at(BOARD, 2) == "MM"
    assert (GAME.rules.waits(table.state), table.frame(Turn).acted) == (before, ["produce"])
    table.do(0, act.Beg(), act.Put("metal", BOARD, 1))


def offer(table: Table, seat: int, *values: str) -> list[Any]:
    """Return the answer of a seat's standing offer to the open call."""
    kind = OfferingMission()
    order = kind.make(GAME, GAME.mask(table.state, seat), values)
    wait = next(each for each in GAME.rules.waits(table.state) if each.seat == seat)
    found = kind.answer(GAME, GAME.mask(table.state, seat), wait, order)
    assert isinstance(found, list)
    return found


def called(lying: str = "MMM", seats: int = 2) -> Table:
    """Return a call of seat 0, which gave all it has; 3 metal and 1 rock are asked for."""
    table = Table(seats, BOX).seat(0, goods=lying).seat(1, goods="R", hand=("sell",))
    table.do(0, act.Attempt("a"), act.Pledge("metal", len(lying)), END)
    return table


def test_ex_182_a_standing_offer_completes_a_call() -> None:
    table = called()
    answer = offer(table, 1, "a rock 1", "a metal 2")
    assert answer == [act.Pledge("rock", 1), EndTurn()]
    table.do(1, *answer)
    assert table.player(0).badges == ["m1"]
    assert (table.waiting(), table.at(BOARD, 1)) == ((0,), "")


def test_ex_183_a_call_that_misses_something_fails_when_the_time_is_over() -> None:
    table = called("MM", 3)
    table.seat(2, goods="M").do(2, act.Pledge("metal", 1), END)
    assert table.waiting() == (1,)
    default = GAME.default(table.state, 1)
    assert default == END
    table.do(1, default)
    assert [table.at(BOARD, seat) for seat in range(3)] == ["MM", "R", "M"]
    assert (table.state.missions[0], table.frame(Turn).acted) == ("m1", ["attempt"])


def test_ex_184_what_is_pledged_is_set_aside() -> None:
    table = called("MM")
    assert table.why(1, act.PlayCard("sell")) == ""
    table.do(1, act.Pledge("rock", 1))
    assert table.why(1, act.PlayCard("sell")) == "goods_short"
    table.do(1, act.Pledge("rock", 0))
    assert table.why(1, act.PlayCard("sell")) == ""


def test_ex_187_done_is_taken_back_until_all_are() -> None:
    table = Table(3, BOX).colonies()
    table.end(1)
    table.do(1, act.Reopen())
    table.end(0, 2)
    assert (table.state.round, table.waiting()) == (1, (1,))
    table.end(1)
    assert table.state.round == 2


def later(table: Table, seat: int, action: act.AnyAction) -> bool:
    """Return whether a play must only wait until something is over."""
    why = table.refusal(seat, action)
    assert why is not None
    return why.later


def test_ex_188_a_movement_waits_for_a_combat_and_a_draw_does_not() -> None:
    table = fighting().seat(2, hand=("sail", "draw")).asteroid("A6").ships(2, board=1, A5=1)
    assert later(table, 2, SAIL)
    table.do(2, act.PlayCard("draw"))
    assert table.piles(2)[0] == 2
    assert table.waiting() == (0,)
    table.end(0)
    table.do(2, SAIL, act.Sail("A5", "A6"), act.Arrive())
    assert table.fleet(2) == {BOARD: 1, "A6": 1}


def test_ex_188_the_game_stays_where_a_play_put_off_comes_first() -> None:
    table = fighting()
    reached: list[str] = []

    def held(state: State, key: str) -> None:
        reached.append(key)

    GAME.apply(table.state, 0, END, held)
    assert reached == ["settled"]
    assert isinstance(table.state.stack[-1], Boundary)


def test_ex_189_ranked_boxes_are_taken_as_far_as_they_are_free() -> None:
    kind = RankingBoxes()
    for taken, box in (((), "library"), (("library",), "supply_2")):
        table = Table(2, BOX).open("library").agents(0).seat(1, boxes=taken)
        order = kind.make(GAME, GAME.mask(table.state, 0), ("library", "supply_2"))
        [wait] = GAME.rules.waits(table.state)
        found = kind.answer(GAME, GAME.mask(table.state, 0), wait, order)
        assert isinstance(found, tuple)
        table.do(0, found[0])
        assert kind.choices(GAME, GAME.mask(table.state, 0), wait) == {}, "one agent a turn"
        table.do(0, *found[1:])
        assert (table.player(0).boxes, table.waiting()) == ([box], (1,))


# Drafts and what others play beneath them


MOVE = (act.Move(), act.Sail("B1", "A1"), act.Arrive())
BEG = (act.Beg(), act.Put("rock", "A1", 1))


def drafted(*hand: str) -> tuple[Table, tuple[drafts.Press, ...]]:
    """Return a table on which seat 0 has drafted a Move to A1 and Beg, and seat 2 holds cards."""
    table = Table(3, BOX).ships(0, B1=2).ships(2, board=1, A2=1).asteroid("A1")
    table.seat(0, goods="H", hand=("draw",)).seat(2, hand=hand)
    presses = drafts.pressed(GAME, table.state, 0, (*MOVE, *BEG))
    assert [each.action for press in presses for each in press] == [*MOVE, *BEG]
    return table, presses


def actions(found: drafts.DraftWalk) -> list[Any]:
    """Return the actions taken on a walk."""
    return [each.drafted.action for press in found.taken for each in press]


def test_ex_226_a_gain_of_somebody_else_leaves_a_draft_as_it_is() -> None:
    table, presses = drafted("gain_hydrocarbon")
    table.do(2, act.PlayCard("gain_hydrocarbon"), act.Put("hydrocarbon", BOARD, 1))
    found = drafts.walk(GAME, table.state, 0, presses)
    assert actions(found) == [*MOVE, *BEG]
    assert (found.cut, found.changed, found.stopped) == (None, (), False)
    check(found.state)


def test_ex_226_a_step_that_became_an_attack_is_kept_and_told() -> None:
    table, presses = drafted("sail")
    table.do(2, SAIL, act.Sail("A2", "A1"), act.Arrive())
    found = drafts.walk(GAME, table.state, 0, presses)
    assert actions(found) == [*MOVE]
    assert found.stopped
    assert [each.drafted.action for each in found.changed] == [act.Arrive()]
    assert found.changed[0].why is None
    hand = drafts.in_hand(GAME, table.state, 0, presses)
    assert actions(hand) == list(MOVE[:2])
    assert hand.left is not None
    assert hand.left.action == act.Arrive()


def test_ex_226_what_is_not_possible_any_more_is_dropped_with_all_after_it() -> None:
    for elsewhere, kept in ((True, [act.Move()]), (False, [])):
        table, presses = drafted("blast")
        if elsewhere:
            table.asteroid("C2")
        table.do(2, act.PlayCard("blast"), act.Destroy("A1"))
        found = drafts.walk(GAME, table.state, 0, presses)
        assert actions(found) == kept
        assert found.cut is not None
        assert found.cut.why is not None
        assert found.cut.drafted.action == (MOVE[1] if elsewhere else MOVE[0])


def exploring() -> Table:
    """Return a table where seat 0 chooses an exploration option, and seat 1 holds a movement."""
    table = Table(2, BOX).ships(0, board=1).seat(0, goods="M").asteroid("A3").ships(1, A4=1)
    table.seat(1, hand=("sail",)).do(0, act.Explore("C2"))
    assert table.frame(Exploring)
    return table


def test_ex_227_a_movement_waits_for_a_half_done_effect() -> None:
    table = exploring()
    assert later(table, 1, SAIL)
    table.do(0, act.Choose(1))
    assert table.why(1, SAIL) == ""
    table.do(1, act.DiscardCard("sail"))
    assert table.why(1, SAIL) == "not_in_hand", "it is checked again by then"


@pytest.mark.parametrize("mode", ["batch", "alternate"])
def test_ex_228_all_agents_in_one_sitting(mode: str) -> None:
    table = Table(3, BOX, agents=mode)
    table.finish_phase()
    order: list[int] = []
    while table.state.phase == 3:
        [seat] = table.waiting()
        for _ in range(2 if mode == "batch" else 1):
            order.append(seat)
            table.do(seat, act.PlaceAgent("supply_2"), act.Put("rock", BOARD, 1))
        table.end(seat)
    assert order == {"batch": [2, 2, 1, 1, 0, 0], "alternate": [2, 1, 0, 2, 1, 0]}[mode]


def test_ex_229_windows_alone() -> None:
    play = act.PlayCard("gain_metal")
    table = Table(3, BOX, offturn="windows").ships(0, B1=1).ships(1, A1=1).seat(0, goods="H")
    table.seat(0, hand=("draw",))
    for seat in (1, 2):
        table.seat(seat, hand=("gain_metal",))
        assert table.why(seat, play) == "only_in_windows"
        assert table.why(seat, act.DiscardCard("gain_metal")) == "only_in_windows"
    table.do(0, act.Move(), act.Sail("B1", "A1"), act.Arrive())
    assert table.frame(Fight).defender == 1
    assert (table.why(1, play), table.why(2, play)) == ("", "only_in_windows")
    table.end(0)
    assert table.why(1, play) == "only_in_windows"
    table.do(0, act.Attempt("a"), END)
    assert table.frame(Call).opened
    assert table.why(2, play) == ""
    table.colonies()
    assert (table.why(1, play), table.why(2, play)) == ("", "")
    table.turn(1)
    assert (table.why(1, play), table.why(2, play)) == ("", "only_in_windows")


def test_ex_233_a_hold_between_two_actions_is_reached_when_the_first_is_over() -> None:
    table, _ = drafted()

    def held(state: State, key: str) -> list[int]:
        return [2] if key == "between:0" else []

    for action in MOVE[:2]:
        GAME.apply(table.state, 0, action, held)
        assert table.waiting() == (0,)
        assert table.frame(Moving)
    applied = GAME.apply(table.state, 0, MOVE[2], held)
    assert applied.revealed
    assert [each.holders for each in applied.events if isinstance(each, StoppedAtBoundary)] == [
        (2,)
    ]
    assert outstanding(GAME.rules.waits(table.state)) == {(2, "hold between:0")}
    with pytest.raises(RefusedError):
        GAME.apply(table.state, 0, act.Beg(), held)
    GAME.apply(table.state, 2, END, held)
    assert table.waiting() == (0,)
    table.do(0, *BEG)


def test_holds_before_each_turn_that_is_to_come() -> None:
    """22.4: not in one's own turns, and not before places already reached."""
    table = Table(3, BOX).turn(0)
    others = ["turn:2", "between:2", "phase3", "agents:0", "agents:2", "phase4", "end"]
    assert GAME.rules.boundaries(table.state, 1) == ["between:0", *others]
    table.finish_phase()
    [first] = table.waiting()
    assert first == 2
    assert GAME.rules.boundaries(table.state, 1) == ["agents:0", "agents:2", "phase4", "end"]
    table.do(2, act.PlaceAgent("supply_2"), act.Put("rock", BOARD, 1))

    def held(state: State, key: str) -> list[int]:
        return [0] if key == "agents:1" else []

    GAME.apply(table.state, 2, END, held)
    assert outstanding(GAME.rules.waits(table.state)) == {(0, "hold agents:1")}
    GAME.apply(table.state, 0, END, held)
    assert table.waiting() == (1,)
    table.seat(2, passed=True)
    assert GAME.rules.boundaries(table.state, 0) == ["agents:1", "phase4", "end"]


@pytest.mark.parametrize(
    ("goods", "hand", "played"),
    [
        ("H", ("power_1", "power_2", "power_4"), ["power_4"]),
        ("H", ("power_2", "power_4", "sold_4"), ["sold_4"]),
        ("", ("power_2", "power_1", "bribe"), ["power_2", "power_1"]),
        ("", ("power_1", "bribe"), []),
    ],
)
def test_the_cheapest_cards_that_win_are_played(
    goods: str, hand: tuple[str, ...], played: list[str]
) -> None:
    """22.8: the fewest, then the ones that give away the least influence, if they are paid."""
    cards = [card(f"power_{n}", word.Power(n), influence=n) for n in (1, 2, 4)]
    cards.append(card("sold_4", word.Power(4), influence=1))
    cards.append(card("bribe", effect=does(word.Power(9), hydrocarbon=1)))
    table = Table(2, boxed(*cards)).ships(0, B1=1).ships(1, A1=2).seat(1, hand=("plain",))
    table.seat(0, goods="H" + goods, hand=hand)
    table.do(0, act.Move(), act.Sail("B1", "A1"), act.Arrive())
    kind = FightCheaply()
    seen = GAME.mask(table.state, 0)
    assert set(kind.offers(GAME, seen)) == set(hand)
    [wait] = GAME.rules.waits(table.state)
    found = kind.answer(GAME, seen, wait, kind.make(GAME, seen, hand))
    assert found == ([act.PlayCard(each) for each in played] or [END])


def test_22_8_a_building_can_be_the_cheapest_way_to_win() -> None:
    fort = card("fort", building=Ability("paid", does(word.Power(3))))
    table = Table(2, boxed(fort)).ships(0, B1=1).ships(1, A1=2).seat(1, hand=("plain",))
    table.seat(0, goods="H", hand=("power_3",), buildings=("fort", "press"))
    table.do(0, act.Move(), act.Sail("B1", "A1"), act.Arrive())
    kind, seen, [wait] = FightCheaply(), GAME.mask(table.state, 0), GAME.rules.waits(table.state)
    assert set(kind.offers(GAME, seen)) == {"fort", "power_3"}
    order = kind.make(GAME, seen, ("power_3", "fort"))
    assert kind.answer(GAME, seen, wait, order) == [act.PlayCard("power_3")]
    order = kind.make(GAME, seen, ("fort",))
    assert kind.answer(GAME, seen, wait, order) == [act.UseBuilding("fort")]
    assert kind.offers(GAME, GAME.mask(table.state, None)) == (), "a spectator has nothing to play"


def supported() -> Table:
    """Return a table where seat 0 has supported a project, and seat 1 can react."""
    objection = card("objection", word.Gain(R), reacts="support_near")
    table = Table(2, boxed(objection)).projects("dump", "embassy", "refinery", "library").agents(0)
    table.ships(1, board=1).seat(0, goods="RRMM").seat(1, hand=("objection", "plain"))
    play = act.PlayCard("objection")
    assert table.refusal(1, play) == reason("only_to_react", card="objection")
    table.do(0, act.PlaceAgent("support"), act.Support("library"))
    assert table.waiting() == (1,)
    return table


def test_22_7_a_card_of_the_hand_reacts_to_what_it_names() -> None:
    table, words = supported(), GAME.words("en")
    assert words.window(GAME.mask(table.state, None), 1).ask.startswith("React, or don’t.")
    assert table.refusal(1, act.React("plain")) == reason("not_in_hand", card="plain")
    told: list[Any] = table.do(1, act.React("objection"))
    sealed, reacted, gained = told
    assert (sealed.seats, sealed.card, reacted.card) == ((1,), "objection", "objection")
    assert (gained.goods, table.at(BOARD, 1)) == ({"rock": 1}, "R")
    assert (table.player(1).hand, table.player(1).discard) == (["plain"], ["objection"])


def test_22_7_a_player_need_not_react() -> None:
    table, words = supported(), GAME.words("en")
    told = [words.event(each, ("Ana", "Bea")) for each in table.do(1, act.React("none"))]
    assert told == ["You will not react.", "Bea doesn’t react."]
    assert (table.at(BOARD, 1), table.player(1).hand) == ("", ["objection", "plain"])


def test_nothing_is_played_or_waited_for_once_the_game_is_over() -> None:
    table = Table().colonies().fields(ending=True).seat(0, hand=("plain",))
    table.end(0, 1)
    assert table.state.over
    assert GAME.rules.boundaries(table.state, 1) == []
    assert table.why(0, act.PlayCard("plain")) == "game_over"
