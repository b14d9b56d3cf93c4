"""Dust: three rounds of secret bids for an event, then turns of building on sites.

Stack: `Bids` while all players bid, then `Turn(seat)` per seat, with `Paint(seat, site)` above it
after a building was placed. After the last turn of a round the rival builds, at tables that have
one: it has no seat. Where the table deals, a card may be offered at any time: the `Deal` lies on
top, and only bidding continues next to it. With a market (`tests.toy.market`) turns have two
actions, and have anything around them that a game by post may need.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.core.actions import EndTurn
from games.core.boundaries import Boundary
from games.core.engine import Absence, AnyEngine
from games.core.game import Game
from games.core.presentation import Presentation
from games.core.rng import rng
from games.core.rules import Components, Rules
from games.core.search import Computer, Search
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
    SETS,
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
from tests.toy.words import WORDING


class Answering(Search):
    """Computers act when they are asked, and weigh nothing but answers."""

    def worth(self, state: State) -> float:
        return float(scoring.outcome(state).scores[self.seat].total)

    def sensible(self, state: State, legal: list[Any]) -> list[Any]:
        return self.game.answers(state, self.seat) or legal


OPTIONS = (
    Option("length", ("1", "2", "3"), "2"),
    Option("answers", ("names", "count"), "names"),
    Option("deals", ("no", "yes"), "no"),
    Option("rival", ("no", "yes"), "no"),
    Option("market", ("no", "yes"), "no"),
)
PICTURES = (
    PictureName("board", "board", shows="player: market buildings"),
    PictureName("hand", "private", per_seat=True),
)


def new(options: Mapping[str, str], seats: int, seed: int, content: str) -> State:
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


def cards(content: str, lang: Language) -> list[dict[str, Any]]:
    return [{"id": site, "name": site, "kind": "site", "text": ""} for site in SITES]


def without_side_activity(game: AnyEngine, state: State, wait: Wait) -> State:
    begun = asking.aside(state, wait.seat)
    if begun is not None and wait.key != f"aside {begun.number}":
        state = game.copy(state)
        kept = asking.market(state)
        kept.asides = [frame for frame in kept.asides if frame.seat != wait.seat]
    return state


def default(game: AnyEngine, state: State, seat: int) -> Any:
    def cost(action: Any) -> tuple[bool, str]:
        return not isinstance(action, EndTurn), repr(action)

    return min(game.answers(state, seat), key=cost)


def nothing_left(game: AnyEngine, state: State, seat: int) -> bool | None:
    """Return whether ending loses nothing: a bid is made; a fight that one passes is lost."""
    frames = game.open_frames(state, seat)
    if any(isinstance(frame, FightFrame) for frame in frames):
        return False
    return True if len(frames) == 1 and isinstance(frames[0], BidsFrame) else None


def costs_nothing(game: AnyEngine, state: State, seat: int, action: Any) -> bool:
    match game.open_frames(state, seat)[0]:
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


def only_answer(game: AnyEngine, state: State, wait: Wait) -> Any | None:
    """Return that a seat without cards bids none, and that one without ore pledges none."""
    player = state.players[wait.seat]
    if state.market is None or asking.aside(state, wait.seat):
        return None
    match state.stack[-1]:
        case BidsFrame() if wait.told and not player.hand:
            return EndTurn()
        case CallFrame() if not player.ore:
            return EndTurn()
        case _:
            return None


def planning_state(game: AnyEngine, state: State, seat: int) -> State | None:
    between = TurnFrame | PaintFrame | Boundary
    if seat in game.waiting(state) or not isinstance(state.stack[-1], between):
        return None
    state.stack = [TurnFrame(seat)]
    if state.market is not None:
        state.market.asides = []
    return state


TOY: Game[State, Any] = Game(
    key="dust",
    seats=range(2, 4),
    state_type=State,
    action_type=AnyAction,
    event_type=AnyEvent,
    steps=steps.STEPS,
    secrets=SECRETS,
    orders=ORDERS,
    rules=Rules(
        options=OPTIONS,
        new=new,
        waits=asking.waits,
        open_frames=asking.focus,
        boundaries=asking.ahead,
        after_action=flow.settle,
        standing=scoring.outcome,
    ),
    components=Components(sets=SETS, cards=cards),
    absence=Absence(
        default=default,
        costs_nothing=costs_nothing,
        only_answer=only_answer,
        nothing_left=nothing_left,
        without_side_activity=without_side_activity,
        planning_state=planning_state,
    ),
    computer=Computer(search=Answering),
    presentation=Presentation(
        wording=WORDING,
        pictures=PICTURES,
        groups=by_word(
            trade="offer answer",
            market="""claim attack power call pledge unpledge collect cancel raise salvage
                mural target prospect discard shift repair reopen""",
        ),
    ),
)
"""Dust, a game to test with."""
