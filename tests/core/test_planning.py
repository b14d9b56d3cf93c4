"""Plans of a round, in a made-up game with one hidden number that all depends on."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from games.core.actions import Action
from games.core.events import Applied
from games.core.planning import End, Planner, RoundSearch, SurePlanner
from games.core.search import END

ME, OTHER = 0, 1
MINED, HARVESTED, PRICE = 3, 5, 1


class Play(Action, frozen=True, tag="play"):
    """What a seat does in a turn; then it ends the turn."""

    what: str


class State(msgspec.Struct):
    """One round with some turns of a seat; another seat has a turn after each."""

    hidden: int
    shown: int = 0
    points: int = 0
    sown: bool = False
    scouting: bool = False
    turn: int = 0
    seat: int = ME
    acted: bool = False
    stack: tuple[str, ...] = ("turn",)


class Game:
    """As much of a game as a plan needs: `turns` are the plays of each turn."""

    def __init__(self, *turns: str) -> None:
        self.turns = [[Play(what) for what in each.split()] for each in turns]
        self.absence = SimpleNamespace(planning_state=self.planning_state)

    def copy(self, state: State) -> State:
        return msgspec.structs.replace(state)

    def waiting(self, state: State) -> tuple[int, ...]:
        return (state.seat,)

    def legal(self, state: State, seat: int) -> list[Action]:
        if state.seat != seat:
            return []
        return [END] if state.acted else [*self.turns[state.turn]]

    def apply_unchecked(self, state: State, seat: int, action: Action) -> Applied:
        if isinstance(action, Play):
            return self.play(state, action.what)
        if state.scouting:
            state.shown = state.hidden
        return self.end(state, revealed=state.scouting)

    def play(self, state: State, what: str) -> Applied:
        state.acted, revealed = True, False
        match what:
            case "mine":
                state.points += MINED
            case "draw":
                state.points += state.hidden
                revealed = True
            case "look":
                state.points -= PRICE
                state.shown = state.hidden
                state.acted, revealed = False, True
            case "scout":
                state.scouting = True
            case "dive":
                state.shown = state.hidden
                return self.end(state, revealed=True)
            case "take":
                state.points += state.shown
            case "sow":
                state.sown = True
            case "harvest":
                state.points += HARVESTED * state.sown
            case "dig":
                state.points += state.hidden * state.sown
                revealed = True
        return Applied(revealed=revealed)

    def end(self, state: State, *, revealed: bool) -> Applied:
        state.acted, state.scouting = False, False
        state.seat, state.turn = OTHER, state.turn + 1
        return Applied(revealed=revealed, closed=True)

    def planning_state(self, game: Any, state: State, seat: int) -> State | None:
        if state.turn == len(self.turns):
            return None
        state.seat = seat
        return state


class Points(RoundSearch[Any, Any]):
    """Only points count; `second` is the hidden number of the second deal."""

    def __init__(self, game: Any, second: int) -> None:
        self.game, self.seat, self.second = game, ME, second

    def worth(self, state: State) -> float:
        return float(state.points)

    def plans(self, state: State) -> bool:
        return True

    def round(self, state: State) -> int:
        return 1

    def redeal(self, state: State, number: int) -> State:
        return msgspec.structs.replace(state, hidden=self.second)


def planned(game: Game, first: int = 0, second: int = 0) -> str:
    """Return the play that a plan begins with, where these are the hidden numbers of two deals."""
    start: Any = State(first)
    turn = Planner(Points(game, second)).plan(start)
    action = turn.known[0]
    assert isinstance(action, Play)
    return action.what


hopeful = pytest.mark.parametrize(
    ("game", "play"),
    [
        (Game("mine draw"), "draw"),
        (Game("mine scout", "take"), "scout"),
        (Game("mine dive", "take"), "dive"),
        (Game("mine sow", "dig"), "sow"),
    ],
    ids=["within the turn", "by ending the turn", "as the turn closes", "in a later turn"],
)


@hopeful
def test_a_turn_that_is_best_only_by_a_lucky_reveal_loses_to_a_sure_one(
    game: Game, play: str
) -> None:
    assert planned(game, MINED + 2, 0) == "mine"


@hopeful
def test_a_turn_that_is_best_in_both_deals_is_played_though_it_reveals_something(
    game: Game, play: str
) -> None:
    """The second deal too is followed to the next turn, in which most of them make their points."""
    assert planned(game, MINED + 1, MINED + 1) == play


def test_what_follows_a_reveal_is_planned_again_in_the_second_deal() -> None:
    """Where nothing is shown there, the seat mines; in the first deal it takes what is shown."""
    assert planned(Game("mine look take"), 2 * MINED, 0) == "look"
    # In two turns the sure way is to mine twice.
    game, least = Game("mine dive", "mine take"), 3 * MINED
    assert planned(game, least + 1, 0) == "dive"
    assert planned(game, least - 1, 0) == "mine"


def test_a_plan_of_two_turns_beats_the_first_turn_that_brings_most() -> None:
    assert planned(Game("mine sow", "harvest")) == "sow"
    assert planned(Game("mine sow", "take")) == "mine"
    assert planned(Game("mine sow")) == "mine", "there is no turn to harvest in"


def test_a_plan_ends_a_turn_that_has_been_played() -> None:
    start: Any = State(0)
    turn = Planner(Points(Game("mine", "take"), 0)).plan(start)
    assert turn.actions == (Play("mine"), END)
    assert not turn.shown


@hopeful
def test_a_sure_plan_counts_on_nothing_that_is_revealed(game: Game, play: str) -> None:
    start: Any = State(MINED + 1)
    search = Points(game, MINED + 1)
    assert Planner(search).plan(start).known[0] == Play(play)
    assert SurePlanner(search).first(start) == (Play("mine"), END)


def test_the_sure_worth_of_a_turn_is_what_comes_before_a_reveal() -> None:
    start: Any = State(9)
    search, turn = Points(Game("mine scout", "take"), 9), [Play("scout"), END]
    ends = [
        planner.best(planner.after(start, turn))
        for planner in (Planner(search), SurePlanner(search))
    ]
    assert [end.worth for end in ends] == [9.0, 0.0]


def test_an_end_is_lucky_where_something_is_revealed_on_the_way() -> None:
    start: Any = State(9)
    planner = Planner(Points(Game("mine", "draw mine"), 9))
    assert planner.best(planner.after(start, [Play("mine"), END])) == End(MINED + 9.0, True)
    start = State(1)
    assert planner.best(planner.after(start, [Play("mine"), END])) == End(2.0 * MINED, False)


def test_there_is_no_sure_plan_where_every_play_reveals_something() -> None:
    start: Any = State(9)
    assert SurePlanner(Points(Game("draw dive"), 9)).first(start) == ()
