"""Projet Cérès as a game of the kernel."""

from __future__ import annotations

from games.core.engine import Absence
from games.core.game import Game
from games.core.presentation import Presentation
from games.core.rules import Components, Rules
from games.core.search import Computer
from games.projet_ceres import flow, scoring, setup
from games.projet_ceres.actions import GROUPS, AnyAction
from games.projet_ceres.content import SETS, load
from games.projet_ceres.events import AnyEvent
from games.projet_ceres.orders import ORDERS
from games.projet_ceres.rules import asking
from games.projet_ceres.seats import CeresSearch, StrongSearch, absent, gains
from games.projet_ceres.secrets import SECRETS
from games.projet_ceres.state import State
from games.projet_ceres.steps import STEPS
from games.projet_ceres.steps.batches import batches
from games.projet_ceres.words import WORDING
from games.projet_ceres.words.cards import listed

GAME: Game[State, AnyAction] = Game(
    key="projet_ceres",
    command="projet",
    rules_version=2,
    seats=range(2, 7),
    state_type=State,
    action_type=AnyAction,
    event_type=AnyEvent,
    steps=STEPS,
    secrets=SECRETS,
    orders=ORDERS,
    rules=Rules(
        options=setup.OPTIONS,
        new=setup.new,
        opening=setup.opening,
        waits=asking.waits,
        waiting=asking.waiting,
        open_frames=asking.open_frames,
        boundaries=asking.boundaries_ahead,
        after_action=flow.after_action,
        standing=scoring.standing,
    ),
    components=Components(sets=SETS, cards=listed, load=load),
    absence=Absence(
        default=absent.default,
        costs_nothing=absent.costs_nothing,
        only_answer=absent.only_answer,
        usual=absent.usual,
        nothing_left=absent.nothing_left,
        without_side_activity=absent.without_side_activity,
        planning_state=absent.planning_state,
    ),
    computer=Computer(search=CeresSearch, strong=StrongSearch, differences=gains.gains),
    presentation=Presentation(
        wording=WORDING,
        pictures=setup.PICTURES,
        batches=batches,
        groups=GROUPS,
        first_game=setup.FIRST,
    ),
)
