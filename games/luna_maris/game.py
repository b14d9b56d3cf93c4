"""Luna Maris as a game of the kernel; alone against the AI."""

from __future__ import annotations

from games.core import compression
from games.core.engine import Absence
from games.core.game import Game
from games.core.orders import Orders, Passing
from games.core.presentation import Presentation
from games.core.rules import Components, Rules
from games.core.search import Computer
from games.core.waits import one_seat_frames, one_seat_waiting, one_seat_waits
from games.luna_maris import flow, scoring, setup, steps
from games.luna_maris.actions import GROUPS, AnyAction, EndWork, Equip, Go, Hire, Play, Start
from games.luna_maris.content import SETS, load
from games.luna_maris.events import AnyEvent
from games.luna_maris.seats import LunaSearch, absent, gains, planning_state
from games.luna_maris.secrets import SECRETS
from games.luna_maris.state import State
from games.luna_maris.words import WORDING
from games.luna_maris.words.cards import listed

GAME: Game[State, AnyAction] = Game(
    key="luna_maris",
    command="luna",
    rules_version=2,
    phrases=compression.load("games.luna_maris"),
    seats=range(1, 5),
    state_type=State,
    action_type=AnyAction,
    event_type=AnyEvent,
    steps=steps.STEPS,
    secrets=SECRETS,
    orders=Orders(Passing(EndWork())),
    rules=Rules(
        options=setup.OPTIONS,
        setup_refusal=setup.refusal,
        new=setup.new,
        opening=setup.opening,
        waits=one_seat_waits(lambda state: f"turn {state.turns}"),
        waiting=one_seat_waiting,
        open_frames=one_seat_frames,
        after_action=flow.after_action,
        reason_without_step=steps.reason_without_step,
        standing=scoring.standing,
    ),
    components=Components(sets=SETS, cards=listed, load=load),
    absence=Absence(
        default=absent.default,
        costs_nothing=absent.costs_nothing,
        only_answer=absent.only_answer,
        nothing_left=absent.nothing_left,
        planning_state=planning_state,
    ),
    computer=Computer(
        search=LunaSearch,
        strong=LunaSearch,
        differences=gains.gains,
        misjudged=(Equip, Start, Play, Go, Hire),
    ),
    presentation=Presentation(
        wording=WORDING, pictures=setup.PICTURES, groups=GROUPS, first_game=setup.FIRST
    ),
)
