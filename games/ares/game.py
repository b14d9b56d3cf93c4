"""Ares Expedition as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.ares import flow, scoring, setup, steps
from games.ares.actions import AnyAction
from games.ares.content import BUILT_IN, SETS
from games.ares.events import AnyEvent
from games.ares.rules.actor import Actor
from games.ares.seats import AresSearch, appraise
from games.ares.secrets import SECRETS, ahead
from games.ares.state import AnyFrame, AnyPart, State
from games.ares.steps import about as abouts
from games.ares.words import AresWords, listing
from games.core import phrases
from games.core.errors import Reason
from games.core.events import Applied, Event
from games.core.game import Game, Option, PictureName
from games.core.outcome import Outcome
from games.core.rng import Rng
from games.core.search import Search
from games.core.secrets import Seen
from games.core.steps import AnyAt
from games.core.text import Language
from games.core.waits import Wait


class Ares(Game[State, AnyAction]):
    """Terraforming Mars: Ares Expedition, the base game, for 1 to 4 players."""

    key = "ares"
    phrases = phrases.load("games.ares")
    seats = setup.SEATS
    state_type = State
    action_type = AnyAction
    event_type = AnyEvent
    steps = steps.STEPS
    secrets = SECRETS
    sets = SETS
    wording = AresWords

    def options(self) -> tuple[Option, ...]:
        return setup.OPTIONS

    def setup_refusal(self, options: Mapping[str, str], seats: int) -> Reason | None:
        why = super().setup_refusal(options, seats)
        if why is not None:
            return why
        return setup.refusal(self.complete(options), seats)

    def new(self, options: Mapping[str, str], seats: int, seed: int, content: str) -> State:
        """Return the state at the first decision of the set-up, or of round 1 in a first game."""
        return setup.new(options, seats, seed, content)

    def opening(self, state: State) -> list[Event]:
        return setup.opening(state)

    def cards(self, lang: Language, content: str | None = None) -> list[dict[str, Any]]:
        return listing.cards(content or BUILT_IN, lang)

    def waiting(self, state: State) -> tuple[int, ...]:
        return flow.waiting(state)

    def waits(self, state: State) -> tuple[Wait, ...]:
        return flow.waits(state)

    def focus(self, state: State, seat: int) -> Sequence[AnyFrame | AnyPart]:
        return steps.focus(state, seat)

    def elsewhere(self, state: State, seat: int, action: AnyAction) -> Reason:
        if not state.stack or not 0 <= seat < len(state.players):
            return super().elsewhere(state, seat, action)
        return steps.elsewhere(state, seat, action)

    def settle(self, at: AnyAt, log: Applied) -> None:
        flow.after(Actor(at.state, at.seat, log))

    def ahead(self, seen: Seen[State], seat: int, rng: Rng) -> State | None:
        return ahead(self, seen, seat, rng)

    def result(self, state: State) -> Outcome | None:
        return scoring.standing(state) if state.over else None

    def standing(self, seen: Seen[State]) -> Outcome:
        return scoring.standing(seen.state)

    def evaluate(self, state: State, seat: int) -> float:
        return appraise.evaluate(state, seat)

    def search(self, state: State, seat: int) -> Search:
        return AresSearch(self, state, seat)

    def harmless(self, state: State, seat: int, action: AnyAction) -> bool:
        return steps.harmless(self.questions(state, seat), action)

    def about(
        self, seen: Seen[State], seat: int, kind: str | None, field: str | None
    ) -> str | None:
        return abouts.about(seen, seat, kind)

    def pictures(self) -> tuple[PictureName, ...]:
        return setup.PICTURES


GAME = Ares()
