"""Ceres as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.ceres import flow, scoring, setup
from games.ceres.actions import AnyAction, Done
from games.ceres.content import BUILT_IN, SETS, components, load
from games.ceres.events import AnyEvent
from games.ceres.rules.at import AnyAt
from games.ceres.rules.tables import tables
from games.ceres.seats import CeresSearch, absent, outlook
from games.ceres.secrets import SECRETS, ahead
from games.ceres.state import State, Turn
from games.ceres.steps import STEPS
from games.ceres.steps import about as abouts
from games.ceres.steps.leave import MUST_DO
from games.ceres.steps.turn import ACT_FIRST, ACTED, ALREADY_ACTED
from games.ceres.words import CeresWords, listing
from games.core import phrases
from games.core.actions import EndTurn
from games.core.errors import NOT_NOW, Reason, reason
from games.core.events import Applied, Event
from games.core.game import Game, Option, PictureName
from games.core.outcome import Outcome
from games.core.rng import Rng
from games.core.search import Search
from games.core.secrets import Seen
from games.core.steps import At, Choices
from games.core.text import Language
from games.core.waits import Wait


class Ceres(Game[State, AnyAction]):
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
    secrets = SECRETS
    sets = SETS
    wording = CeresWords

    def options(self) -> tuple[Option, ...]:
        return setup.OPTIONS

    def new(self, options: Mapping[str, str], seats: int, seed: int, content: str) -> State:
        return setup.new(options, seats, seed, content)

    def opening(self, state: State) -> list[Event]:
        """Return the belt's first turn and everybody's first production."""
        return setup.opening(state)

    def pack(self, source: str, name: str) -> tuple[str, Mapping[str, str]]:
        """Make an owner's component set known; raises `ContentError`."""
        content = load(source, name)
        return content, components(content).components.name

    def cards(self, lang: Language, content: str | None = None) -> list[dict[str, Any]]:
        return listing.cards(content or BUILT_IN, lang)

    def waits(self, state: State) -> tuple[Wait, ...]:
        return (Wait(state.turn, f"round {state.round}"),) if state.stack else ()

    def forced(self, seen: Seen[State], wait: Wait) -> AnyAction | None:
        """Return `Pass`, and the end of that turn, where nothing else is possible (9.10)."""
        return absent.forced(self, seen.state, wait.seat)

    def waiting(self, state: State) -> tuple[int, ...]:
        return (state.turn,) if state.stack else ()

    def choices(self, state: State, seat: int) -> Choices:
        if seat != state.turn or not state.stack:
            return Choices([], STEPS.together)
        t, frame = tables(state.content, state.edition), state.stack[-1]
        if type(frame) is Turn and frame.acted:
            frame = ACTED
        at = At(state, seat, state.players[seat], frame, t, STEPS)
        return Choices((at,), STEPS.together[type(frame)])

    def elsewhere(self, state: State, seat: int, action: AnyAction) -> Reason:
        why = super().elsewhere(state, seat, action)
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
            return reason("finish_first", frame=str(frame.__struct_config__.tag))
        return why

    def settle(self, at: AnyAt, log: Applied) -> None:
        flow.settle(at, log)

    def ahead(self, seen: Seen[State], seat: int, rng: Rng) -> State | None:
        return ahead(self.fill(seen, rng), seat)

    def result(self, state: State) -> Outcome | None:
        return None if state.stack else scoring.final_outcome(state)

    def standing(self, seen: Seen[State]) -> Outcome:
        return scoring.standing(seen.state)

    def evaluate(self, state: State, seat: int) -> float:
        return outlook.evaluate(state, seat)

    def search(self, state: State, seat: int) -> Search:
        return CeresSearch(self, state, seat)

    def default(self, state: State, seat: int) -> AnyAction:
        return absent.default(self, state, seat)

    def harmless(self, state: State, seat: int, action: AnyAction) -> bool:
        return absent.harmless(self, state, seat, action)

    def about(
        self, seen: Seen[State], seat: int, kind: str | None, field: str | None
    ) -> str | None:
        return abouts.about(seen.state, seat, kind)

    def pictures(self) -> tuple[PictureName, ...]:
        return setup.PICTURES


GAME = Ceres()
