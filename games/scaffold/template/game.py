"""The game as one object: `GAME` names the functions of all other modules."""

from __future__ import annotations

from games.core.engine import Absence
from games.core.game import Game
from games.core.orders import Finishing, Orders
from games.core.presentation import Presentation
from games.core.rules import Components, Rules
from games.core.search import Computer
from games.core.waits import one_seat_frames, one_seat_waiting, one_seat_waits
from games.scaffold.template import scoring, seats, setup
from games.scaffold.template.actions import AnyAction
from games.scaffold.template.content import SETS
from games.scaffold.template.events import AnyEvent
from games.scaffold.template.secrets import SECRETS
from games.scaffold.template.state import State
from games.scaffold.template.steps import STEPS
from games.scaffold.template.words import WORDING, cards

GAME: Game[State, AnyAction] = Game(
    key="new_game",
    # 0: not released, so nothing is recorded yet. Set it to 1 with the first recorded games.
    rules_version=0,
    seats=setup.SEATS,
    state_type=State,
    action_type=AnyAction,
    event_type=AnyEvent,
    steps=STEPS,
    secrets=SECRETS,
    orders=Orders(Finishing()),
    rules=Rules(
        options=setup.OPTIONS,
        new=setup.new,
        opening=setup.opening,
        waits=one_seat_waits(lambda state: f"round {state.round}"),
        waiting=one_seat_waiting,
        open_frames=one_seat_frames,
        standing=scoring.standing,
    ),
    components=Components(sets=SETS, cards=cards),
    absence=Absence(
        default=seats.default,
        costs_nothing=seats.costs_nothing,
        planning_state=seats.planning_state,
    ),
    computer=Computer(search=seats.GreedySearch),
    presentation=Presentation(wording=WORDING, pictures=setup.PICTURES),
)
