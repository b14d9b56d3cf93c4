"""Terraforming Mars: Ares Expedition, the base game, as a game of the kernel."""

from __future__ import annotations

from games.ares import flow, scoring, setup, steps
from games.ares.actions import AnyAction
from games.ares.content import SETS
from games.ares.events import AnyEvent
from games.ares.orders import ORDERS
from games.ares.seats import AresSearch, absent, gains
from games.ares.seats.strong import AresStrong
from games.ares.secrets import SECRETS
from games.ares.state import State
from games.ares.steps.about import about
from games.ares.steps.acting import batches
from games.ares.words import WORDING, cards
from games.core import compression
from games.core.engine import Absence
from games.core.game import Game
from games.core.presentation import Presentation
from games.core.rules import Components, Rules
from games.core.search import Computer

GAME: Game[State, AnyAction] = Game(
    key="ares",
    other_names=("Terraforming Mars: Ares Expedition", "Terraforming Mars : Expédition Ares"),
    phrases=compression.load("games.ares"),
    seats=setup.SEATS,
    state_type=State,
    action_type=AnyAction,
    event_type=AnyEvent,
    steps=steps.STEPS,
    secrets=SECRETS,
    orders=ORDERS,
    rules=Rules(
        options=setup.OPTIONS,
        setup_refusal=setup.refusal,
        new=setup.new,
        opening=setup.opening,
        waits=flow.waits,
        waiting=flow.waiting,
        open_frames=steps.open_frames,
        after_action=flow.after_action,
        reason_without_step=steps.reason_without_step,
        standing=scoring.standing,
    ),
    components=Components(sets=SETS, cards=cards.cards),
    absence=Absence(
        costs_nothing=absent.costs_nothing,
        nothing_left=absent.nothing_left,
        planning_state=absent.planning_state,
    ),
    computer=Computer(search=AresSearch, strong=AresStrong, differences=gains.gains),
    presentation=Presentation(
        wording=WORDING,
        pictures=setup.PICTURES,
        about=about,
        batches=batches,
        first_game=setup.FIRST,
    ),
)
