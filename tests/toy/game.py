"""Dust: three rounds of secret bids for an event, then turns of building on sites.

Stack: `Bids` while everybody bids, then `Turn(seat)` per seat, with `Paint(seat, site)` above
it after a building was placed. After the last turn of a round the rival builds, at tables that have
one: it has no seat. Where the table deals, a card may be offered at any time: the
`Deal` lies on top, and only bidding goes on beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from games.core.actions import EndTurn
from games.core.content import Sets
from games.core.events import Applied
from games.core.game import Game, Option, PictureName
from games.core.outcome import Outcome
from games.core.rng import Rng, rng
from games.core.secrets import Seen
from games.core.text import Language
from games.core.waits import Wait
from tests.toy import scoring, steps
from tests.toy.secrets import SECRETS
from tests.toy.state import (
    CARDS,
    HAND,
    SITES,
    Answer,
    AnyAction,
    AnyEvent,
    BidsFrame,
    DealFrame,
    Offer,
    PaintFrame,
    Player,
    State,
    TurnFrame,
    live,
)
from tests.toy.words import ToyWords


class Box(msgspec.Struct):
    """What is in the box."""

    sites: tuple[str, ...] = SITES


SETS = Sets("dust", Box, lambda box, content: box)
SETS.register(Box())


class Toy(Game[State, Any]):
    """The rules of Dust."""

    key = "dust"
    seats = range(2, 4)
    state_type = State
    action_type = AnyAction
    event_type = AnyEvent
    wording = ToyWords
    steps = steps.STEPS
    secrets = SECRETS
    sets = SETS

    def options(self) -> tuple[Option, ...]:
        return (
            Option("length", ("1", "2", "3"), "2"),
            Option("answers", ("names", "count"), "names"),
            Option("deals", ("no", "yes"), "no"),
            Option("rival", ("no", "yes"), "no"),
        )

    def new(self, options: Mapping[str, str], seats: int, seed: int, content: str) -> State:
        source = rng(seed)
        deck = list(CARDS)
        source.shuffle(deck)
        players = [Player(6, sorted(deck.pop() for _ in range(HAND))) for _ in range(seats)]
        counted = options["answers"] == "count"
        deals = options["deals"] == "yes"
        length = int(options["length"])
        state = State(source, counted, deals, content, length, 1, deck, players, {}, [])
        state.rival = options["rival"] == "yes"
        state.stack = [BidsFrame([None] * seats, [False] * seats)]
        return state

    def cards(self, lang: Language, content: str | None = None) -> list[dict[str, Any]]:
        return [{"id": site, "name": site, "kind": "site", "text": ""} for site in SITES]

    def waits(self, state: State) -> tuple[Wait, ...]:
        found: list[Wait] = []
        for frame in live(state):
            match frame:
                case BidsFrame(done=done):
                    key, told = f"bids {state.round}", not state.counted
                    found += [Wait(n, key, answered=a, told=told) for n, a in enumerate(done)]
                case DealFrame(seat=seat):
                    found.append(Wait(seat, f"deal {state.round}", "window"))
                case _:
                    found.append(Wait(frame.seat, f"turn {state.round}"))
        return tuple(found)

    def focus(self, state: State, seat: int) -> list[Any]:
        asking = reversed(live(state)) if 0 <= seat < len(state.players) else ()
        return [f for f in asking if isinstance(f, BidsFrame) or f.seat == seat]

    def default(self, state: State, seat: int) -> Any:
        def cost(action: Any) -> tuple[bool, str]:
            return not isinstance(action, EndTurn), repr(action)

        return min((a for a in self.legal(state, seat) if not isinstance(a, Offer)), key=cost)

    def harmless(self, state: State, seat: int, action: Any) -> bool:
        match state.stack[-1]:
            case TurnFrame(acted=acted):
                return acted
            case BidsFrame():
                return isinstance(action, EndTurn)  # the bid is made, and only to be confirmed
            case PaintFrame():
                return True
            case DealFrame():
                return action == Answer("no")

    def settle(self, at: Any, log: Applied) -> None:
        steps.settle(at, log)

    def result(self, state: State) -> Outcome | None:
        return None if state.stack else scoring.outcome(state)

    def standing(self, seen: Seen[State]) -> Outcome:
        return scoring.outcome(seen.state)

    def evaluate(self, state: State, seat: int) -> float:
        return float(scoring.outcome(state).scores[seat].total)

    def ahead(self, seen: Seen[State], seat: int, rng: Rng) -> State | None:
        if seat in seen.asked or not isinstance(seen.state.stack[-1], TurnFrame | PaintFrame):
            return None
        state = self.fill(seen, rng)
        state.stack = [TurnFrame(seat)]
        return state

    def pictures(self) -> tuple[PictureName, ...]:
        return (PictureName("board", "board"), PictureName("hand", "private", per_seat=True))


TOY = Toy()
