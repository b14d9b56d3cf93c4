"""Dust: three rounds of secret bids for an event, then turns of building on sites.

Stack: `Bids` while everybody bids, then `Turn(seat)` per seat, with `Paint(seat, site)` above
it after a building was placed. Where the table deals, a card may be offered at any time: the
`Deal` lies on top, and only bidding goes on beside it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from games.core.actions import EndTurn
from games.core.events import Applied
from games.core.game import Game, Option, Outcome, PictureName
from games.core.rng import Rng, rng
from games.core.text import Language
from games.core.words import Words
from tests.toy import scoring, steps
from tests.toy.state import (
    HAND,
    SITES,
    Answer,
    AnyAction,
    AnyEvent,
    AnyFrame,
    BidsFrame,
    Building,
    DealFrame,
    Offer,
    PaintFrame,
    Player,
    State,
    TurnFrame,
)


class PlayerView(msgspec.Struct):
    ore: int
    cards: int
    hand: list[int] | None


class View(msgspec.Struct):
    viewer: int | None
    counted: bool
    answered: int
    round: int
    rounds: int
    deck: int
    players: list[PlayerView]
    sites: dict[str, Building]
    phase: str
    active: int | None
    acted: bool
    done: list[bool]
    bid: int | None
    site: str | None
    deals: bool
    deal: DealFrame | None
    content: str


def live(state: State) -> list[AnyFrame]:
    """Return the frames that ask: the top of the stack, and beneath a deal the bidding."""
    beside = state.stack[-2:-1]
    return [*(f for f in beside if isinstance(f, BidsFrame)), *state.stack[-1:]]


def deal_seen(deal: DealFrame, seat: int | None) -> DealFrame:
    """Return a deal as a seat sees it: only those who deal know the card."""
    known = seat in (deal.seat, deal.giver)
    return DealFrame(deal.seat, deal.giver, deal.card if known else -1)


class Toy(Game[State, Any, View]):
    """The rules of Dust."""

    key = "dust"
    seats = range(2, 4)
    state_type = State
    action_type = AnyAction
    event_type = AnyEvent
    steps = steps.STEPS

    def options(self) -> tuple[Option, ...]:
        return (
            Option("length", ("1", "2", "3"), "2"),
            Option("answers", ("names", "count"), "names"),
            Option("deals", ("no", "yes"), "no"),
        )

    def new(self, options: Mapping[str, str], seats: int, seed: int, content: str) -> State:
        source = rng(seed)
        deck = list(range(1, 41))
        source.shuffle(deck)
        players = [Player(6, sorted(deck.pop() for _ in range(HAND))) for _ in range(seats)]
        counted = options["answers"] == "count"
        deals = options["deals"] == "yes"
        length = int(options["length"])
        state = State(source, counted, deals, content, length, 1, deck, players, {}, [])
        state.stack = [BidsFrame([None] * seats, [False] * seats)]
        return state

    def content(self) -> str:
        return hashlib.sha256(self.content_blob("")).hexdigest()

    def content_blob(self, content: str) -> bytes:
        return msgspec.json.encode(SITES)

    def adopt(self, blob: bytes) -> str:
        return hashlib.sha256(blob).hexdigest()

    def content_of(self, state: State) -> str:
        return state.content

    def cards(self, lang: Language, content: str | None = None) -> list[dict[str, Any]]:
        return [{"id": site, "name": site, "kind": "site", "text": ""} for site in SITES]

    def waiting(self, state: State) -> tuple[int, ...]:
        seats: set[int] = set()
        for frame in live(state):
            if isinstance(frame, BidsFrame):
                seats |= {seat for seat, ready in enumerate(frame.done) if not ready}
            else:
                seats.add(frame.seat)
        return tuple(sorted(seats))

    def undisclosed(self, state: State) -> tuple[int, ...]:
        bidding = any(isinstance(frame, BidsFrame) for frame in live(state))
        return tuple(range(len(state.players))) if state.counted and bidding else ()

    def focus(self, state: State, seat: int) -> list[Any]:
        asking = reversed(live(state))
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

    def view(self, state: State, seat: int | None) -> View:
        asking = live(state)
        deal = next((f for f in asking if isinstance(f, DealFrame)), None)
        covered = state.stack[-2] if deal else None
        top = covered or (state.stack[-1] if state.stack else None)
        bids = top if isinstance(top, BidsFrame) else None
        done = list(bids.done) if bids else []
        return View(
            viewer=seat,
            counted=state.counted,
            answered=sum(done),
            round=state.round,
            rounds=state.rounds,
            deck=len(state.deck),
            players=[
                PlayerView(p.ore, len(p.hand), list(p.hand) if i == seat else None)
                for i, p in enumerate(state.players)
            ],
            sites={site: msgspec.structs.replace(b) for site, b in state.sites.items()},
            phase=top.__struct_config__.tag if top else "over",  # type: ignore[union-attr]
            active=top.seat if isinstance(top, TurnFrame | PaintFrame) else None,
            acted=any(isinstance(f, TurnFrame) and f.acted for f in state.stack),
            done=[flag and (i == seat or not state.counted) for i, flag in enumerate(done)],
            bid=bids.chosen[seat] if bids and seat is not None else None,
            site=top.site if isinstance(top, PaintFrame) else None,
            deals=state.deals,
            deal=deal
            and DealFrame(
                deal.seat, deal.giver, deal.card if seat in (deal.seat, deal.giver) else -1
            ),
            content=state.content,
        )

    def determinize(self, view: View, rng: Rng) -> State:
        known = {card for p in view.players for card in p.hand or ()}
        if view.deal is not None:
            known.add(view.deal.card)
        pool = [card for card in range(1, 41) if card not in known]
        rng.shuffle(pool)
        players = [
            Player(p.ore, sorted(p.hand or [pool.pop() for _ in range(p.cards)]))
            for p in view.players
        ]
        deck = pool[: view.deck]
        stack: list[AnyFrame]
        if view.phase == "bids":
            done = list(view.done)
            for seat in range(len(players)):  # of the others only the number is known
                if view.counted and seat != view.viewer and sum(done) < view.answered:
                    done[seat] = True
            chosen = [p.hand[0] if ready else None for p, ready in zip(players, done, strict=True)]
            if view.viewer is not None:
                chosen[view.viewer] = view.bid
            stack = [BidsFrame(chosen, done)]
        elif view.phase == "over":
            stack = []
        else:
            assert view.active is not None
            stack = [TurnFrame(view.active, view.acted)]
            if view.site is not None:
                stack.append(PaintFrame(view.active, view.site))
        if view.deal is not None:
            card = view.deal.card if view.deal.card >= 0 else pool.pop()
            stack.append(DealFrame(view.deal.seat, view.deal.giver, card))
        sites = {site: msgspec.structs.replace(b) for site, b in view.sites.items()}
        return State(
            Rng(rng.next()),
            view.counted,
            view.deals,
            view.content,
            view.rounds,
            view.round,
            deck,
            players,
            sites,
            stack,
        )

    def result(self, state: State) -> Outcome | None:
        return None if state.stack else scoring.outcome(state.players, state.sites)

    def standing(self, view: View) -> Outcome:
        return scoring.outcome(view.players, view.sites)

    def evaluate(self, state: State, seat: int) -> float:
        return float(scoring.outcome(state.players, state.sites).scores[seat].total)

    def ahead(self, view: View, seat: int, rng: Rng) -> State | None:
        if view.deal or view.phase not in ("turn", "paint") or view.active == seat:
            return None
        state = self.determinize(view, rng)
        state.stack = [TurnFrame(seat)]
        return state

    def words(self, lang: Language, content: str | None = None) -> Words[View]:
        from tests.toy.words import words

        return words(lang)

    def pictures(self) -> tuple[PictureName, ...]:
        return (PictureName("board", "board"), PictureName("hand", "private", per_seat=True))


TOY = Toy()
