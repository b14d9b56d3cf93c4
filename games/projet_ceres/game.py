"""Projet Cérès as a game of the kernel."""

from __future__ import annotations

from games.core.actions import Habits
from games.core.batches import Batch
from games.core.rooms import RoomGame, Rooms
from games.core.waits import Wait
from games.projet_ceres import flow, scoring, setup
from games.projet_ceres.actions import GROUPS, AnyAction
from games.projet_ceres.batches import batches
from games.projet_ceres.content import SETS, load
from games.projet_ceres.events import AnyEvent
from games.projet_ceres.orders import ORDERS
from games.projet_ceres.rules import asking, missions
from games.projet_ceres.seats import CeresSearch, absent, evaluate, gains
from games.projet_ceres.secrets import SECRETS
from games.projet_ceres.state import Call, Fight, Gaining, State
from games.projet_ceres.steps import STEPS
from games.projet_ceres.steps.lanes import usual_put
from games.projet_ceres.words import ProjetWords
from games.projet_ceres.words.cards import listed


class ProjetCeres(RoomGame[State, AnyAction]):
    """Projet Cérès for 2 to 6 players."""

    key = "projet_ceres"
    command = "projet"
    rules = 2
    seats = range(2, 7)
    state_type = State
    action_type = AnyAction
    event_type = AnyEvent
    groups = GROUPS
    first_game = setup.FIRST
    steps = STEPS
    orders = ORDERS
    secrets = SECRETS
    sets = SETS
    words_class = ProjetWords
    rooms = Rooms(
        options=setup.OPTIONS,
        pictures=setup.PICTURES,
        new=setup.new,
        opening=setup.opening,
        load=load,
        cards=listed,
        after_action=flow.after_action,
        standing=scoring.standing,
        evaluate=evaluate,
        search=CeresSearch,
        differences=gains.gains,
        planning_state=absent.planning_state,
        default=absent.default,
        costs_nothing=absent.costs_nothing,
        only_answer=absent.only_answer,
        waits=asking.waits,
        waiting=asking.waiting,
        open_frames=asking.open_frames,
        boundaries=asking.planning_state,
    )

    def batches(self, state: State, seat: int) -> list[Batch]:
        """Return the ships of a movement, each with its steps and loads."""
        return batches(self, state, seat)

    def as_if_asked(self, state: State, wait: Wait) -> State | None:
        p = state.players[wait.seat]
        if p.lane and wait.key != asking.aside(p):
            state = self.copy(state)
            state.players[wait.seat].lane = []
        return super().as_if_asked(state, wait)

    def usual(self, state: State, seat: int, habits: Habits) -> AnyAction | None:
        """Return that gained resources go where the seat put such last, else to the default place.

        Which resource one gains is always asked, and on which asteroid tokens and cards go.
        """
        match self.open_frames(state, seat):
            case [Gaining(goods=goods), *_]:
                return usual_put(self.tables(state), state, seat, goods, habits)
            case _:
                return None

    def nothing_left(self, state: State, seat: int) -> bool:
        """Return whether ending gives up nothing; a combat that one passes is always lost (22.5).

        The initiator of a call only opens or closes it, and an answer with a pledge is given.
        """
        frames = self.open_frames(state, seat)
        if any(isinstance(frame, Fight) for frame in frames):
            return False
        match frames:
            case [Call() as call] if seat in (call.seat, *missions.contributors(call)):
                return True
            case _:
                return super().nothing_left(state, seat)


GAME = ProjetCeres()
