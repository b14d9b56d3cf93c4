"""Ceres as a game of the kernel: the final edition (2023) and the draft edition (2022)."""

from __future__ import annotations

from games.ceres import flow, scoring, setup, steps
from games.ceres.actions import AnyAction
from games.ceres.content import SETS, load
from games.ceres.events import AnyEvent
from games.ceres.orders import ORDERS
from games.ceres.seats import CeresSearch, absent, gains
from games.ceres.secrets import SECRETS, planning_state
from games.ceres.state import State
from games.ceres.words import WORDING, cards
from games.core import compression
from games.core.engine import Absence
from games.core.game import Game
from games.core.presentation import Presentation
from games.core.rules import Components, Rules
from games.core.search import Computer
from games.core.waits import one_seat_frames, one_seat_waiting, one_seat_waits

GAME: Game[State, AnyAction] = Game(
    key="ceres",
    # 1: a draw from which nothing could be built opened the Yard (R53), and the Leader Assistant
    # needed an option that could be carried out (R61).
    rules_version=2,
    phrases=compression.load("games.ceres"),
    seats=range(2, 5),
    state_type=State,
    action_type=AnyAction,
    event_type=AnyEvent,
    steps=steps.STEPS,
    secrets=SECRETS,
    orders=ORDERS,
    rules=Rules(
        options=setup.OPTIONS,
        new=setup.new,
        opening=setup.opening,
        waits=one_seat_waits(lambda state: f"round {state.round}"),
        waiting=one_seat_waiting,
        open_frames=one_seat_frames,
        choices=steps.choices,
        after_action=flow.after_action,
        reason_without_step=steps.reason_without_step,
        standing=scoring.standing,
    ),
    components=Components(sets=SETS, cards=cards.cards, load=load),
    absence=Absence(
        default=absent.default,
        costs_nothing=absent.costs_nothing,
        only_answer=absent.only_answer,
        usual=absent.usual,
        planning_state=planning_state,
    ),
    computer=Computer(search=CeresSearch, strong=CeresSearch, differences=gains.gains),
    presentation=Presentation(wording=WORDING, pictures=setup.PICTURES),
)
