"""Dust: three rounds of secret bids for an event, then turns of building on sites.

Stack: `Bids` while all players bid, then `Turn(seat)` per seat, with `Paint(seat, site)` above it
after a building was placed. After the last turn of a round the rival builds, at tables that have
one: it has no seat. Where the table deals, a card may be offered at any time: the `Deal` lies on
top, and only bidding continues next to it. With a market (`tests.toy.market`) turns have two
actions, and have anything around them that a game by post may need.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from games.core.actions import EndTurn
from games.core.boundaries import Boundary
from games.core.content import Sets
from games.core.events import Applied
from games.core.game import Game
from games.core.outcome import Outcome
from games.core.rng import Rng, rng
from games.core.search import Search
from games.core.secrets import View
from games.core.setup import Option, PictureName, by_word
from games.core.text import Language
from games.core.waits import Wait
from tests.toy import flow, scoring, steps
from tests.toy.market import asking, rounds
from tests.toy.market.state import (
    CallFrame,
    ClaimsFrame,
    DropFrame,
    FightFrame,
    MuralFrame,
)
from tests.toy.orders import ORDERS
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
    PaintFrame,
    Player,
    State,
    TurnFrame,
)
from tests.toy.words import ToyWords


class Box(msgspec.Struct):
    """The components in the box."""

    sites: tuple[str, ...] = SITES


SETS = Sets("dust", Box, lambda box, content: box)
SETS.register(Box())


class Answering(Search):
    """Computers act when they are asked, and weigh nothing but answers."""

    def sensible(self, state: State, legal: list[Any]) -> list[Any]:
        return self.game.answers(state, self.seat) or legal


class Toy(Game[State, Any]):
    """The rules of Dust."""

    key = "dust"
    seats = range(2, 4)
    state_type = State
    action_type = AnyAction
    event_type = AnyEvent
    groups = by_word(
        trade="offer answer",
        market="""claim attack power call pledge unpledge collect cancel raise salvage
            mural target prospect discard shift repair reopen""",
    )
    words_class = ToyWords
    steps = steps.STEPS
    orders = ORDERS
    secrets = SECRETS
    sets = SETS

    def options(self) -> tuple[Option, ...]:
        return (
            Option("length", ("1", "2", "3"), "2"),
            Option("answers", ("names", "count"), "names"),
            Option("deals", ("no", "yes"), "no"),
            Option("rival", ("no", "yes"), "no"),
            Option("market", ("no", "yes"), "no"),
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
        state.market = rounds.new(seats) if options["market"] == "yes" else None
        state.stack = [flow.bids(seats)]
        return state

    def cards(self, lang: Language, content: str | None = None) -> list[dict[str, Any]]:
        return [{"id": site, "name": site, "kind": "site", "text": ""} for site in SITES]

    def waits(self, state: State) -> tuple[Wait, ...]:
        return asking.waits(state)

    def open_frames(self, state: State, seat: int) -> list[Any]:
        return asking.focus(state, seat) if 0 <= seat < len(state.players) else []

    def as_if_asked(self, state: State, wait: Wait) -> State | None:
        begun = asking.aside(state, wait.seat)
        if begun is not None and wait.key != f"aside {begun.number}":
            state = self.copy(state)
            kept = asking.market(state)
            kept.asides = [frame for frame in kept.asides if frame.seat != wait.seat]
        return super().as_if_asked(state, wait)

    def chapter(self, state: State) -> str:
        in_turns = state.market is not None and isinstance(state.stack[0], TurnFrame)
        return f"turns {state.round}" if in_turns else ""

    def boundaries(self, state: State, seat: int) -> Sequence[str]:
        return asking.ahead(state, seat)

    def default(self, state: State, seat: int) -> Any:
        def cost(action: Any) -> tuple[bool, str]:
            return not isinstance(action, EndTurn), repr(action)

        return min(self.answers(state, seat), key=cost)

    def nothing_left(self, state: State, seat: int) -> bool:
        """Return whether ending loses nothing: a bid is made; a fight that one passes is lost."""
        frames = self.open_frames(state, seat)
        if any(isinstance(frame, FightFrame) for frame in frames):
            return False
        made = len(frames) == 1 and isinstance(frames[0], BidsFrame)
        return made or super().nothing_left(state, seat)

    def costs_nothing(self, state: State, seat: int, action: Any) -> bool:
        match self.open_frames(state, seat)[0]:
            case TurnFrame(acted=acted):
                return acted
            case BidsFrame():
                return isinstance(action, EndTurn)  # the bid is made, and only to be confirmed
            case DealFrame():
                return action == Answer("no")
            case MuralFrame() | DropFrame() | ClaimsFrame() | FightFrame() | CallFrame():
                return False
            case _:
                return True

    def only_answer(self, seen: View[State], wait: Wait) -> Any | None:
        """Return that a seat without cards bids none, and that one without ore pledges none."""
        state, player = seen.state, seen.state.players[wait.seat]
        if state.market is None or asking.aside(state, wait.seat):
            return None
        match state.stack[-1]:
            case BidsFrame() if wait.told and not player.hand:
                return EndTurn()
            case CallFrame() if not player.ore:
                return EndTurn()
            case _:
                return None

    def after_action(self, at: Any, log: Applied) -> None:
        flow.settle(at, log)

    def result(self, state: State) -> Outcome | None:
        return None if state.stack else scoring.outcome(state)

    def standing(self, seen: View[State]) -> Outcome:
        return scoring.outcome(seen.state)

    def evaluate(self, state: State, seat: int) -> float:
        return float(scoring.outcome(state).scores[seat].total)

    def search(self, state: State, seat: int) -> Search:
        return Answering(self, state, seat)

    def planning_state(self, seen: View[State], seat: int, rng: Rng) -> State | None:
        between = TurnFrame | PaintFrame | Boundary
        if seat in seen.asked or not isinstance(seen.state.stack[-1], between):
            return None
        state = self.determinize(seen, rng)
        state.stack = [TurnFrame(seat)]
        if state.market is not None:
            state.market.asides = []
        return state

    def pictures(self) -> tuple[PictureName, ...]:
        return (
            PictureName("board", "board", shows="player: market buildings"),
            PictureName("hand", "private", per_seat=True),
        )


TOY = Toy()
