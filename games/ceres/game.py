"""Ceres as a game of the kernel."""

from __future__ import annotations

from msgspec.structs import replace

from games.ceres import flow, scoring, setup
from games.ceres.actions import AnyAction, Done, Use
from games.ceres.content import SETS, load
from games.ceres.events import AnyEvent
from games.ceres.orders import ORDERS
from games.ceres.rules.outstations import skippable
from games.ceres.rules.tables import tables
from games.ceres.seats import CeresSearch, absent, gains, outlook
from games.ceres.secrets import SECRETS, planning_state
from games.ceres.state import Function, State, Turn
from games.ceres.steps import STEPS
from games.ceres.steps.leave import MUST_DO
from games.ceres.steps.turn import ACT_FIRST, ACTED, ALREADY_ACTED
from games.ceres.words import CeresWords, listing
from games.core import phrases
from games.core.actions import EndTurn, Habits
from games.core.errors import NOT_NOW, Reason, reason
from games.core.rooms import Rooms, TurnGame
from games.core.steps import Choices, Decision
from games.core.unions import tag


class Ceres(TurnGame[State, AnyAction]):
    """Ceres, final edition (2023) and draft edition (2022), for 2 to 4 players."""

    key = "ceres"
    phrases = phrases.load("games.ceres")
    rules = 2
    """1: a draw from which nothing could be built opened the Yard (R53), and the Leader Assistant
    needed an option that could be carried out (R61)."""
    seats = range(2, 5)
    state_type = State
    action_type = AnyAction
    event_type = AnyEvent
    steps = STEPS
    orders = ORDERS
    secrets = SECRETS
    sets = SETS
    words_class = CeresWords
    rooms = Rooms(
        options=setup.OPTIONS,
        pictures=setup.PICTURES,
        new=setup.new,
        opening=setup.opening,
        load=load,
        cards=listing.cards,
        after_action=flow.after_action,
        standing=scoring.standing,
        evaluate=outlook.evaluate,
        search=CeresSearch,
        differences=gains.gains,
        planning_state=planning_state,
        default=absent.default,
        costs_nothing=absent.costs_nothing,
        only_answer=absent.only_answer,
    )

    def question(self, state: State) -> str:
        return f"round {state.round}"

    def choices(self, state: State, seat: int) -> Choices:
        if seat != state.turn or not state.stack:
            return Choices([], STEPS.together)
        t, frame = tables(state.content, state.edition), state.stack[-1]
        if type(frame) is Turn and frame.acted:
            frame = ACTED
        at = Decision(state, seat, state.players[seat], frame, t, STEPS)
        return Choices((at,), STEPS.together[type(frame)])

    def usual(self, state: State, seat: int, habits: Habits) -> AnyAction | None:
        """Return the only part of a Function that is left, where it can be skipped afterwards."""
        frame = state.stack[-1] if state.stack else None
        if not isinstance(frame, Function) or seat != state.turn or not frame.used:
            return None
        match self.legal(state, seat):
            case [Use(part), Done()]:
                opened = replace(frame, next=part + 1, left=0)
                free = skippable(tables(state.content, state.edition), state.players[seat], opened)
                return Use(part) if free else None
            case _:
                return None

    def reason_without_step(self, state: State, seat: int, action: AnyAction) -> Reason:
        why = super().reason_without_step(state, seat, action)
        if why is not NOT_NOW:
            return why
        frame = state.stack[-1]
        if isinstance(frame, Turn):
            if frame.acted:
                return ALREADY_ACTED
            return ACT_FIRST if isinstance(action, EndTurn) else why
        if isinstance(action, Done):
            return MUST_DO
        if isinstance(action, EndTurn) or type(action) in STEPS[Turn].by_action:
            return reason("finish_first", frame=tag(frame))
        return why


GAME = Ceres()
