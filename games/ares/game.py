"""Ares Expedition as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping

from games.ares import flow, scoring, setup, steps
from games.ares.actions import AnyAction
from games.ares.batches import batches
from games.ares.content import SETS
from games.ares.events import AnyEvent
from games.ares.orders import ORDERS
from games.ares.rules.actor import Actor
from games.ares.seats import AresSearch, appraise, gains
from games.ares.secrets import SECRETS, planning_state
from games.ares.state import ACTION, State, live_phase
from games.ares.steps import about as abouts
from games.ares.steps import open_frames
from games.ares.steps.leaving import worthwhile
from games.ares.words import AresWords, listing
from games.core import phrases
from games.core.actions import EndTurn
from games.core.batches import Batch
from games.core.errors import Reason
from games.core.events import Applied
from games.core.rng import Rng
from games.core.rooms import RoomGame, Rooms
from games.core.secrets import View
from games.core.steps import AnyDecision


def _settle(at: AnyDecision, log: Applied) -> None:
    flow.after(Actor(at.state, at.seat, log))


class Ares(RoomGame[State, AnyAction]):
    """Terraforming Mars: Ares Expedition, the base game, for 1 to 4 players."""

    key = "ares"
    other_names = (
        "Terraforming Mars: Ares Expedition",
        "Terraforming Mars : Expédition Ares",
    )
    phrases = phrases.load("games.ares")
    seats = setup.SEATS
    state_type = State
    action_type = AnyAction
    event_type = AnyEvent
    first_game = setup.FIRST
    steps = steps.STEPS
    orders = ORDERS
    secrets = SECRETS
    sets = SETS
    words_class = AresWords
    rooms = Rooms(
        options=setup.OPTIONS,
        pictures=setup.PICTURES,
        new=setup.new,
        opening=setup.opening,
        cards=listing.cards,
        after_action=_settle,
        standing=scoring.standing,
        evaluate=appraise.evaluate,
        search=AresSearch,
        differences=gains.gains,
        waits=flow.waits,
        waiting=flow.waiting,
        open_frames=open_frames,
    )

    def setup_refusal(self, options: Mapping[str, str], seats: int) -> Reason | None:
        why = super().setup_refusal(options, seats)
        return why or setup.refusal(self.complete(options), seats)

    def reason_without_step(self, state: State, seat: int, action: AnyAction) -> Reason:
        if not state.stack or not 0 <= seat < len(state.players):
            return super().reason_without_step(state, seat, action)
        return steps.reason_without_step(state, seat, action)

    def planning_state(self, seen: View[State], seat: int, rng: Rng) -> State | None:
        return planning_state(self, seen, seat, rng)

    def batches(self, state: State, seat: int) -> list[Batch]:
        """Return the cards to sell and the standard actions of phase III."""
        return batches(self.legal(state, seat), state, seat)

    def costs_nothing(self, state: State, seat: int, action: AnyAction) -> bool:
        return steps.costs_nothing(self.questions(state, seat), action)

    def nothing_left(self, state: State, seat: int) -> bool:
        """Return whether ending gives up nothing that gains at no real cost (`worthwhile`)."""
        phase = live_phase(state)
        if phase is None or phase.number != ACTION:
            return super().nothing_left(state, seat)
        choices, player = self.choices(state, seat), state.players[seat]
        # When it was asked again, or in the last round, the game ends before MC can be spent.
        last = phase.asked or state.round == flow.LAST_ROUND.get(state.mode)
        return not any(
            worthwhile(player, action, last=last)
            for action in choices.legal()
            if not isinstance(action, EndTurn) and not choices.anytime_actions(action)
        )

    def about(
        self, seen: View[State], seat: int, kind: str | None, field: str | None
    ) -> str | None:
        return abouts.about(seen, seat, kind)


GAME = Ares()
