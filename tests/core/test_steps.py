"""Steps on the toy game: questions to seats, anytime steps, a window next to lanes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

import pytest

from games.core import random_play
from games.core.actions import Action, EndTurn, Frame
from games.core.choose_id import ChooseId
from games.core.engine import Absence
from games.core.errors import NOT_NOW, NOT_YOURS, OVER, RefusedError, later, reason, unknown
from games.core.events import Applied
from games.core.random_play import StuckError, random_action
from games.core.random_play import steps as walk
from games.core.rng import rng
from games.core.steps import Decision, Step, Steps
from tests.games.checked import check_offers, check_secrecy
from tests.patched import patch
from tests.toy.game import TOY
from tests.toy.state import Answer, Bid, Build, DealFrame, Offer, Paint, Survey
from tests.toy.steps import EndStep, OfferStep


def dealing(seats: int = 3) -> Any:
    return TOY.start({"deals": "yes", "length": "2"}, seats, 5)


def bid_all(state: Any) -> None:
    for seat, player in enumerate(state.players):
        TOY.apply(state, seat, Bid(player.hand[0]))
        TOY.apply(state, seat, EndTurn())


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("deals", ["no", "yes"])
def test_in_random_games_offers_and_likely_actions_agree(seats: int, deals: str) -> None:
    windows = 0
    for seed in range(6):
        state = TOY.start({"deals": deals, "length": "3"}, seats, seed)
        source = rng(seed, 1)
        for _ in walk(TOY, state, source, 5000):
            windows += any(isinstance(frame, DealFrame) for frame in state.stack)
            for seat in range(seats):
                check_offers(TOY, state, seat, list(TOY.candidates(state, seat)))
                check_secrecy(TOY, state, seat, source)
        assert not TOY.waiting(state)
    assert bool(windows) == (deals == "yes")


def test_what_several_questions_ask_for_is_found_from_the_questions_alone() -> None:
    state = dealing()
    for seat in range(3):
        asked = TOY.steps.choices(TOY.questions(state, seat))
        assert asked.legal() == TOY.legal(state, seat)
        assert asked.offers() == TOY.offers(state, seat)


def test_what_is_refused_at_a_glance_is_offered_for_asking_only() -> None:
    state = dealing()
    bid_all(state)
    TOY.apply(state, 0, Build("site01", 1))
    TOY.apply(state, 0, Paint("red"))
    TOY.apply(state, 0, EndTurn())
    assert Build("site01", 1) in TOY.offers(state, 1)
    assert Build("site01", 1) not in TOY.candidates(state, 1)
    assert TOY.refusal(state, 1, Build("site01", 1)) == reason("site_taken", site="site01")


def test_an_action_without_a_step_here_is_refused() -> None:
    state = dealing()
    for seat in (-1, 3):
        assert not TOY.candidates(state, seat)
        assert not TOY.offers(state, seat)
        assert TOY.refusal(state, seat, Survey()) == NOT_YOURS
    assert TOY.refusal(state, 0, Survey()) == NOT_NOW
    bid_all(state)
    assert TOY.refusal(state, 1, Survey()) == NOT_YOURS
    assert TOY.refusal(state, 0, Bid(1)) == NOT_NOW
    state.stack = []
    for action in (Survey(), Offer(1, 1)):
        assert TOY.refusal(state, 0, action) == OVER


def test_an_anytime_step_is_open_to_who_is_not_awaited_and_covers_the_turn() -> None:
    state = dealing()
    bid_all(state)
    assert TOY.waiting(state) == (0,)
    card = state.players[2].hand[0]
    found = [
        TOY.choices(state, 2).anytime_actions(each) for each in (Offer(1, card), Bid(1), Survey())
    ]
    assert found == [True, False, False], "an action without a step here is none"
    TOY.apply(state, 2, Offer(1, card))
    assert TOY.waiting(state) == (1,)
    assert TOY.refusal(state, 0, Survey()) == NOT_YOURS
    assert TOY.legal(state, 1) == [Answer("yes"), Answer("no")]
    TOY.apply(state, 1, Answer("yes"))
    assert card in state.players[1].hand
    assert TOY.waiting(state) == (0,)
    assert TOY.refusal(state, 0, Survey()) is None


def test_beside_a_window_the_lanes_go_on_and_a_seat_may_have_two_questions() -> None:
    state = dealing()
    card = state.players[0].hand[0]
    TOY.apply(state, 0, Offer(1, card))
    assert TOY.waiting(state) == (0, 1, 2)
    assert TOY.legal(state, 1)[:2] == [Answer("yes"), Answer("no")], "the window comes first"
    assert TOY.legal(state, 2)[0] == Bid(state.players[2].hand[0])
    bid_all(state)
    assert TOY.waiting(state) == (1,), "nothing is revealed before the answer"
    applied = TOY.apply(state, 1, Answer("no"))
    assert applied.closed
    assert card in state.players[0].hand
    assert TOY.waiting(state) == (0,)


def test_what_may_be_done_at_any_time_is_nobody_s_default() -> None:
    game, state = replace(TOY, absence=Absence()), dealing()
    bid_all(state)
    assert game.default(state, 0) == EndTurn()
    assert not game.costs_nothing(state, 0, EndTurn()), "there is more that would answer"
    TOY.apply(state, 0, Survey())
    assert {type(action) for action in TOY.legal(state, 0)} == {EndTurn, Offer}
    assert game.default(state, 0) == EndTurn()
    assert game.costs_nothing(state, 0, EndTurn())
    assert not game.costs_nothing(state, 0, TOY.legal(state, 0)[-1])


def test_a_seat_that_waits_without_an_action_says_what_stands_in_its_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = dealing()
    bid_all(state)
    TOY.apply(state, 0, Survey())
    monkeypatch.setattr(EndStep, "refusal", lambda *_: reason("no_end"))
    monkeypatch.setattr(OfferStep, "refusal", lambda *_: reason("no_deals"))
    monkeypatch.setitem(vars(TOY), "steps", Steps(EndStep(), OfferStep()))
    with pytest.raises(StuckError, match=r"seat 0 .* nothing answers TurnFrame \(not_now\)"):
        random_action(TOY, state, 0, rng(1))
    with pytest.raises(StuckError, match=r"seat 0 .* nothing answers TurnFrame"):
        list(walk(TOY, state, rng(1), 9))
    patch(monkeypatch, TOY, "rules", open_frames=lambda *_: ())
    with pytest.raises(StuckError, match="no frame asks it"):
        random_action(TOY, state, 0, rng(1))


def test_a_walk_that_does_not_end_is_an_error() -> None:
    with pytest.raises(StuckError, match="not over after 3 actions"):
        random_play.walk(TOY, {}, 2, 1, limit=3)


def test_a_play_that_only_has_to_wait_can_be_put_off() -> None:
    state = dealing()
    TOY.apply(state, 0, Offer(1, state.players[0].hand[0]))
    own = state.players[2].hand[0]
    assert TOY.refusal(state, 2, Offer(0, own)) == later("deal_open")
    why = TOY.refusal(state, 2, Offer(2, own))
    assert why is not None
    assert not why.later
    with pytest.raises(RefusedError):
        TOY.apply(state, 2, Offer(0, own))


# The registry


class Base(Frame, tag="base"):
    pass


class Special(Base, tag="special"):
    pass


class Go(Action, frozen=True, tag="go"):
    n: int


class Stop(Action, frozen=True, tag="stop"):
    pass


class GoStep(Step[Decision[Any, Any, Any, Any], Any]):
    frames = (Base,)
    actions: ClassVar[Any] = (Go,)
    nothing = reason("too_far")

    def offers(self, at: Any) -> list[Any]:
        return [Go(n) for n in range(3)]

    def refusal(self, at: Any, action: Any) -> Any:
        return None if action.n < at.player else reason("too_far")

    def do(self, at: Any, action: Any, log: Any) -> None: ...


class StopStep(GoStep):
    optional = True
    actions = (Stop,)

    def offers(self, at: Any) -> list[Any]:
        return [Stop()]

    def refusal(self, at: Any, action: Any) -> Any:
        return None


class SpecialStop(StopStep):
    frames = (Special,)


def place(found: Steps, frame: Any, player: int = 1) -> Decision[Any, Any, Any, Any]:
    return Decision(None, 0, player, frame, None, found)


def test_the_most_specific_step_wins_and_gives_its_place_in_the_order() -> None:
    special, stop, go = SpecialStop(), StopStep(), GoStep()
    found = Steps(special, stop, go)
    assert found[Base].steps == (stop, go)
    assert found[Special].steps == (special, go)
    assert found[Special].by_action == {Stop: special, Go: go}
    assert found[Frame].steps == ()


def test_what_can_be_carried_out_is_derived_for_players_and_frames_that_are_not() -> None:
    found = Steps(StopStep(), GoStep())
    at = place(found, Base())
    assert at.blocked(Special()) is None
    assert at.blocked(Special(), 0) == reason("too_far"), "a free action is no answer"
    assert at.blocked(Frame()) == NOT_NOW


class Both(GoStep):
    frames = (Frame,)
    actions = (Go, Stop)


class Either(Step[Decision[Any, Any, Base | DealFrame, Any], Stop]):
    def do(self, at: Any, action: Stop, log: Applied) -> None: ...


class Nowhere(Step[Decision[Any, Any, Any, Any], Stop]):
    def do(self, at: Any, action: Stop, log: Applied) -> None: ...


class Draw(Action, frozen=True, tag="draw"):
    card: str


class DrawStep(ChooseId[Decision[Any, Any, Base, Any], Draw]):
    why, fact = "not_there", "name"

    def options(self, at: Decision[Any, Any, Base, Any]) -> list[str]:
        return ["ace", "king"]

    def known(self, at: Decision[Any, Any, Base, Any]) -> list[str]:
        return ["ace", "king", "queen"]

    def do(self, at: Decision[Any, Any, Base, Any], action: Draw, log: Applied) -> None: ...


def test_a_choice_by_id_is_refused_for_what_is_not_there_and_for_what_is_nothing() -> None:
    step = DrawStep()
    at = place(Steps(step), Base())
    assert step.offers(at) == [Draw("ace"), Draw("king")]
    assert step.refusal(at, Draw("king")) is None
    assert step.refusal(at, Draw("queen")) == reason("not_there", name="queen")
    assert step.refusal(at, Draw("**joker**")) == unknown("joker")


class Simple(Step[Decision[Any, Any, Base, Any], EndTurn]):
    def do(self, at: Any, action: EndTurn, log: Applied) -> None: ...


class Silent(Step[Decision[Any, Any, Base, Any], Draw]):
    def do(self, at: Any, action: Draw, log: Applied) -> None: ...


class Quiet(Silent):
    def refusal(self, at: Any, action: Draw) -> None: ...


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ((GoStep(), GoStep()), "two steps for Go at Base"),
        ((Both(), GoStep()), "Both is split at Base"),
        ((Nowhere(),), "Nowhere does not say which frames ask for it"),
        ((Silent(),), "Silent refuses nothing, whatever Draw says"),
        ((Quiet(),), "Quiet does not say which Draw it offers"),
    ],
)
def test_steps_that_contradict_each_other_or_say_too_little_are_an_error(
    steps: Any, told: str
) -> None:
    with pytest.raises(TypeError, match=told):
        Steps(*steps)[Base]


def test_a_step_of_several_frames_is_asked_by_each_and_one_without_fields_offers_itself() -> None:
    assert Either.frames == (Base, DealFrame)
    assert not Steps(Either()).anytime_actions
    at = place(Steps(step := Simple()), Base())
    assert [*step.offers(at)] == [EndTurn()]
    assert step.refusal(at, EndTurn()) is None


def test_what_a_decision_derives_is_derived_once_and_anew_for_the_next() -> None:
    derived = list[int]()

    def seat_of(at: Any) -> int:
        derived.append(at.seat)
        return at.seat

    state = dealing()
    for _ in range(2):
        (at, *_) = TOY.questions(state, 0)
        assert at.once(seat_of) == at.once(seat_of) == 0
    assert derived == [0, 0]
