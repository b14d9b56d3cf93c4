"""Luna Maris as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping

from games.core import phrases
from games.core.actions import EndTurn
from games.core.errors import NOT_NOW, Reason
from games.core.orders import Orders, Passing
from games.core.rooms import Rooms, TurnGame
from games.core.steps import Choices
from games.luna_maris import flow, scoring, setup
from games.luna_maris.actions import GROUPS, AnyAction, EndWork, Equip, Go, Hire, Play, Rest, Start
from games.luna_maris.content import SETS, load
from games.luna_maris.events import AnyEvent
from games.luna_maris.rules.tracks import MOST_STRESS
from games.luna_maris.seats import LunaSearch, absent, gains, outlook, planning_state
from games.luna_maris.secrets import SECRETS
from games.luna_maris.state import Activation, Equipping, Starting, State, Turn
from games.luna_maris.steps import STEPS
from games.luna_maris.steps.turn import ACT_FIRST, ACTED, unfinished
from games.luna_maris.words import LunaWords, listing


class LunaMaris(TurnGame[State, AnyAction]):
    """Luna Maris for 1 to 4 players; alone against the AI."""

    key = "luna_maris"
    command = "luna"
    rules = 2
    phrases = phrases.load("games.luna_maris")
    seats = range(1, 5)
    state_type = State
    action_type = AnyAction
    event_type = AnyEvent
    groups = GROUPS
    steps = STEPS
    first_game = setup.FIRST
    misjudged = (Equip, Start, Play, Go, Hire)
    orders = Orders(Passing(EndWork()))
    secrets = SECRETS
    sets = SETS
    words_class = LunaWords
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
        search=LunaSearch,
        differences=gains.gains,
        planning_state=planning_state,
        default=absent.default,
        costs_nothing=absent.costs_nothing,
        only_answer=absent.only_answer,
    )

    def setup_refusal(self, options: Mapping[str, str], seats: int) -> Reason | None:
        why = super().setup_refusal(options, seats)
        return why or setup.refusal(self.complete(options), seats)

    def question(self, state: State) -> str:
        return f"turn {state.turns}"

    def brings_nothing(self, choices: Choices, action: AnyAction) -> bool:
        """Return that of every game, or that stress can't be lowered any more (R57)."""
        if isinstance(action, Rest):
            return choices.questions[choices.answered(action)].player.stress == MOST_STRESS
        return super().brings_nothing(choices, action)

    def reason_without_step(self, state: State, seat: int, action: AnyAction) -> Reason:
        why = super().reason_without_step(state, seat, action)
        if why is not NOT_NOW:
            return why
        frame, kind = state.stack[-1], type(action)
        if isinstance(frame, Turn):
            return ACTED if frame.acted else ACT_FIRST
        if isinstance(frame, Equipping | Starting) or isinstance(action, EndTurn):
            return unfinished(frame)
        if kind in STEPS[Turn].by_action:
            return ACTED
        return unfinished(frame) if kind in STEPS[Activation].by_action else why


GAME = LunaMaris()
