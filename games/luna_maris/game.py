"""Luna Maris as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.core import phrases
from games.core.actions import EndTurn
from games.core.errors import NOT_NOW, Reason
from games.core.events import Applied, Event
from games.core.game import Game, Option, PictureName
from games.core.outcome import Outcome
from games.core.rng import Rng
from games.core.search import Search
from games.core.secrets import Seen
from games.core.steps import At, Choices
from games.core.text import Language
from games.core.waits import Wait
from games.luna_maris import flow, scoring, setup
from games.luna_maris.actions import AnyAction
from games.luna_maris.content import BUILT_IN, SETS, Index, components, load
from games.luna_maris.events import AnyEvent
from games.luna_maris.seats import LunaSearch, absent, ahead, outlook
from games.luna_maris.secrets import SECRETS
from games.luna_maris.state import Activation, AnyAt, Equipping, Starting, State, Turn
from games.luna_maris.steps import STEPS
from games.luna_maris.steps import about as abouts
from games.luna_maris.steps.turn import ACT_FIRST, ACTED, unfinished
from games.luna_maris.words import LunaWords, listing


class LunaMaris(Game[State, AnyAction]):
    """Luna Maris for 1 to 4 players; alone against the AI."""

    key = "luna_maris"
    command = "luna"
    phrases = phrases.load("games.luna_maris")
    seats = range(1, 5)
    state_type = State
    action_type = AnyAction
    event_type = AnyEvent
    steps = STEPS
    secrets = SECRETS
    sets = SETS
    wording = LunaWords

    def options(self) -> tuple[Option, ...]:
        return setup.OPTIONS

    def setup_refusal(self, options: Mapping[str, str], seats: int) -> Reason | None:
        why = super().setup_refusal(options, seats)
        return why or setup.refusal(self.complete(options), seats)

    def new(self, options: Mapping[str, str], seats: int, seed: int, content: str) -> State:
        return setup.new(options, seats, seed, content)

    def opening(self, state: State) -> list[Event]:
        return setup.opening(state)

    def pack(self, source: str, name: str) -> tuple[str, Mapping[str, str]]:
        """Make an owner's component set known; raises `ContentError`."""
        content = load(source, name)
        return content, components(content).components.name

    def cards(self, lang: Language, content: str | None = None) -> list[dict[str, Any]]:
        return listing.cards(content or BUILT_IN, lang)

    def tables(self, state: State) -> Index:
        return SETS.get(state.content)

    def waits(self, state: State) -> tuple[Wait, ...]:
        return (Wait(state.turn, f"turn {state.turns}"),) if state.stack else ()

    def waiting(self, state: State) -> tuple[int, ...]:
        return (state.turn,) if state.stack else ()

    def choices(self, state: State, seat: int) -> Choices:
        """Return what a seat may do: its turn's decision, and the Emergency Depot at any time."""
        if not state.stack or not 0 <= seat < len(state.players):
            return Choices([], STEPS.together)
        t, p = SETS.get(state.content), state.players[seat]
        anytime = At(state, seat, p, None, t, STEPS)
        if seat != state.turn:
            return Choices((anytime,), STEPS.together[type(None)])
        frame = state.stack[-1]
        at = At(state, seat, p, frame, t, STEPS)
        return Choices((at, anytime), STEPS.together[type(frame)][type(None)])

    def elsewhere(self, state: State, seat: int, action: AnyAction) -> Reason:
        why = super().elsewhere(state, seat, action)
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

    def settle(self, at: AnyAt, log: Applied) -> None:
        flow.settle(at, log)

    def ahead(self, seen: Seen[State], seat: int, rng: Rng) -> State | None:
        return ahead(self.fill(seen, rng), seat)

    def result(self, state: State) -> Outcome | None:
        return None if state.stack else scoring.standing(state)

    def standing(self, seen: Seen[State]) -> Outcome:
        return scoring.standing(seen.state)

    def evaluate(self, state: State, seat: int) -> float:
        return outlook.evaluate(state, seat)

    def search(self, state: State, seat: int) -> Search:
        return LunaSearch(self, state, seat)

    def default(self, state: State, seat: int) -> AnyAction:
        return absent.default(self, state, seat)

    def harmless(self, state: State, seat: int, action: AnyAction) -> bool:
        return absent.harmless(self, state, seat, action)

    def forced(self, seen: Seen[State], wait: Wait) -> AnyAction | None:
        """Return what leaves no choice: ending the work period, or a turn (R42)."""
        return absent.forced(self, seen.state, wait.seat)

    def about(
        self, seen: Seen[State], seat: int, kind: str | None, field: str | None
    ) -> str | None:
        return abouts.about(seen.state, seat, kind)

    def pictures(self) -> tuple[PictureName, ...]:
        return setup.PICTURES


GAME = LunaMaris()
