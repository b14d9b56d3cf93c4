"""Dust: three rounds of secret bids for an event, then turns of building on sites.

Stack: `Bids` while everybody bids, then `Turn(seat)` per seat, with `Paint(seat, site)` above
it after a building was placed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from games.core.actions import Action, EndTurn
from games.core.errors import NOT_NOW, NOT_YOURS, Reason, reason
from games.core.events import Applied, Event
from games.core.game import Game, Option, Outcome, PictureName, Score
from games.core.rng import Rng, rng
from games.core.text import Language
from games.core.words import Words

SITES = tuple(f"site{number:02}" for number in range(1, 31))
COLOURS = ("red", "blue", "green")
HAND = 4


class Bid(Action, frozen=True, tag="bid"):
    """Choose a card of one's hand in secret; may be replaced until everybody is done."""

    card: int


class Build(Action, frozen=True, tag="build"):
    """Put a building of some size on a free site."""

    site: str
    size: int


class Paint(Action, frozen=True, tag="paint"):
    """Paint the building just placed."""

    colour: str


class Survey(Action, frozen=True, tag="survey"):
    """Draw a card: chance, so there is no way back."""


AnyAction = Bid | Build | Paint | Survey | EndTurn


class BidPlaced(Event, frozen=True, kw_only=True, tag="bid_placed"):
    seat: int
    card: int


class BidsRevealed(Event, frozen=True, kw_only=True, tag="bids_revealed"):
    cards: tuple[int, ...]
    winner: int


class Built(Event, frozen=True, kw_only=True, tag="built"):
    seat: int
    site: str
    size: int


class Painted(Event, frozen=True, kw_only=True, tag="painted"):
    seat: int
    site: str
    colour: str


class Surveyed(Event, frozen=True, kw_only=True, tag="surveyed"):
    seat: int


class CardDrawn(Event, frozen=True, kw_only=True, tag="card_drawn"):
    seat: int
    card: int


class GameEnded(Event, frozen=True, kw_only=True, tag="game_ended"):
    winners: tuple[int, ...]


AnyEvent = BidPlaced | BidsRevealed | Built | Painted | Surveyed | CardDrawn | GameEnded


class BidsFrame(msgspec.Struct, tag_field="f", tag="bids"):
    chosen: list[int | None]
    done: list[bool]


class TurnFrame(msgspec.Struct, tag_field="f", tag="turn"):
    seat: int
    acted: bool = False


class PaintFrame(msgspec.Struct, tag_field="f", tag="paint"):
    seat: int
    site: str


AnyFrame = BidsFrame | TurnFrame | PaintFrame


class Building(msgspec.Struct):
    seat: int
    size: int
    colour: str | None = None


class Player(msgspec.Struct):
    ore: int
    hand: list[int]


class State(msgspec.Struct):
    rng: Rng
    counted: bool
    content: str
    rounds: int
    round: int
    deck: list[int]
    players: list[Player]
    sites: dict[str, Building]
    stack: list[AnyFrame]


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
    content: str


class Toy(Game[State, Any, View]):
    """The rules of Dust."""

    key = "dust"
    seats = range(2, 4)
    state_type = State
    action_type = AnyAction
    event_type = AnyEvent

    def options(self) -> tuple[Option, ...]:
        return (
            Option("length", ("1", "2", "3"), "2"),
            Option("answers", ("names", "count"), "names"),
        )

    def new(self, options: Mapping[str, str], seats: int, seed: int, content: str) -> State:
        source = rng(seed)
        deck = list(range(1, 41))
        source.shuffle(deck)
        players = [Player(6, sorted(deck.pop() for _ in range(HAND))) for _ in range(seats)]
        counted = options["answers"] == "count"
        state = State(source, counted, content, int(options["length"]), 1, deck, players, {}, [])
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
        match state.stack[-1] if state.stack else None:
            case BidsFrame(done=done):
                return tuple(seat for seat, ready in enumerate(done) if not ready)
            case TurnFrame(seat=seat) | PaintFrame(seat=seat):
                return (seat,)
            case _:
                return ()

    def undisclosed(self, state: State) -> tuple[int, ...]:
        bidding = state.stack and isinstance(state.stack[-1], BidsFrame)
        return tuple(range(len(state.players))) if state.counted and bidding else ()

    def candidates(self, state: State, seat: int) -> Sequence[Any]:
        match state.stack[-1] if state.stack else None:
            case BidsFrame(chosen=chosen, done=done) if not done[seat]:
                bids: list[Any] = [Bid(card) for card in state.players[seat].hand]
                return [*bids, EndTurn()] if chosen[seat] is not None else bids
            case PaintFrame(seat=owner) if owner == seat:
                return [Paint(colour) for colour in COLOURS]
            case TurnFrame(seat=owner, acted=acted) if owner == seat:
                if acted:
                    return [EndTurn()]
                builds = [Build(site, size) for site in SITES for size in (1, 2, 3)]
                return [*builds, Survey(), EndTurn()]
            case _:
                return []

    def default(self, state: State, seat: int) -> Any:
        return min(self.legal(state, seat), key=lambda a: (not isinstance(a, EndTurn), repr(a)))

    def harmless(self, state: State, seat: int, action: Any) -> bool:
        match state.stack[-1]:
            case TurnFrame(acted=acted):
                return acted
            case BidsFrame():
                return isinstance(action, EndTurn)  # the bid is made, and only to be confirmed
            case PaintFrame():
                return True

    def refusal(self, state: State, seat: int, action: Any) -> Reason | None:
        live = state.stack[-1] if state.stack else None
        match action, live:
            case Bid(card), BidsFrame(done=done):
                if done[seat]:
                    return reason("already_done")
                return None if card in state.players[seat].hand else reason("no_such_card")
            case EndTurn(), BidsFrame(chosen=chosen, done=done):
                if done[seat]:
                    return reason("already_done")
                return reason("bid_first") if chosen[seat] is None else None
            case Paint(colour), PaintFrame(seat=owner):
                if owner != seat:
                    return NOT_YOURS
                return None if colour in COLOURS else reason("no_such_colour")
            case ((Build() | Survey() | EndTurn()), TurnFrame(seat=owner, acted=acted)):
                if owner != seat:
                    return NOT_YOURS
                if acted and not isinstance(action, EndTurn):
                    return reason("already_acted")
                return self._build_refusal(state, seat, action)
            case _:
                return NOT_NOW

    def _build_refusal(self, state: State, seat: int, action: Any) -> Reason | None:
        if isinstance(action, Survey) and not state.deck:
            return reason("deck_empty")
        if not isinstance(action, Build):
            return None
        if action.site not in SITES:
            return reason("no_such_site")
        if action.site in state.sites:
            return reason("site_taken", site=action.site)
        ore = state.players[seat].ore
        if action.size > ore:
            return reason("too_expensive", price=action.size, ore=ore)
        return None if action.size in (1, 2, 3) else reason("no_such_size")

    def perform(self, state: State, seat: int, action: Any) -> Applied:
        match action, state.stack[-1]:
            case Bid(card), BidsFrame() as frame:
                frame.chosen[seat] = card
                return Applied([BidPlaced(seats=(seat,), seat=seat, card=card)])
            case EndTurn(), BidsFrame() as frame:
                frame.done[seat] = True
                return self._reveal(state, frame) if all(frame.done) else Applied()
            case Build(site, size), TurnFrame() as frame:
                frame.acted = True
                state.players[seat].ore -= size
                state.sites[site] = Building(seat, size)
                state.stack.append(PaintFrame(seat, site))
                return Applied([Built(seat=seat, site=site, size=size)])
            case Paint(colour), PaintFrame(site=site):
                state.stack.pop()
                state.sites[site].colour = colour
                return Applied([Painted(seat=seat, site=site, colour=colour)])
            case Survey(), TurnFrame() as frame:
                frame.acted = True
                card = state.deck.pop()
                state.players[seat].hand = sorted([*state.players[seat].hand, card])
                drawn = CardDrawn(seats=(seat,), seat=seat, card=card)
                return Applied([Surveyed(seat=seat), drawn], revealed=True)
            case EndTurn(), TurnFrame():
                return self._next(state, seat)
            case _:
                raise AssertionError("refusal() and perform() disagree")

    def _reveal(self, state: State, frame: BidsFrame) -> Applied:
        cards = tuple(card or 0 for card in frame.chosen)
        winner = max(range(len(cards)), key=cards.__getitem__)
        for player, card in zip(state.players, cards, strict=True):
            player.hand.remove(card)
        state.players[winner].ore += 2
        state.stack = [TurnFrame(0)]
        return Applied([BidsRevealed(cards=cards, winner=winner)], revealed=True, closed=True)

    def _next(self, state: State, seat: int) -> Applied:
        if seat + 1 < len(state.players):
            state.stack = [TurnFrame(seat + 1)]
            return Applied(closed=True)
        if state.round < state.rounds:
            state.round += 1
            count = len(state.players)
            state.stack = [BidsFrame([None] * count, [False] * count)]
            return Applied(closed=True)
        state.stack = []
        outcome = self.result(state)
        assert outcome is not None
        return Applied([GameEnded(winners=outcome.winners)], closed=True)

    def view(self, state: State, seat: int | None) -> View:
        live = state.stack[-1] if state.stack else None
        bids = live if isinstance(live, BidsFrame) else None
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
            phase=live.__struct_config__.tag if live else "over",  # type: ignore[union-attr]
            active=live.seat if isinstance(live, TurnFrame | PaintFrame) else None,
            acted=any(isinstance(f, TurnFrame) and f.acted for f in state.stack),
            done=[flag and (i == seat or not state.counted) for i, flag in enumerate(done)],
            bid=bids.chosen[seat] if bids and seat is not None else None,
            site=live.site if isinstance(live, PaintFrame) else None,
            content=state.content,
        )

    def determinize(self, view: View, rng: Rng) -> State:
        known = {card for p in view.players for card in p.hand or ()}
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
        sites = {site: msgspec.structs.replace(b) for site, b in view.sites.items()}
        return State(
            Rng(rng.next()),
            view.counted,
            view.content,
            view.rounds,
            view.round,
            deck,
            players,
            sites,
            stack,
        )

    def _outcome(self, players: Sequence[Any], sites: Mapping[str, Building]) -> Outcome:
        built = [
            sum(b.size * 2 for b in sites.values() if b.seat == i) for i in range(len(players))
        ]
        totals = [points + player.ore for points, player in zip(built, players, strict=True)]
        scores = tuple(
            Score(i, total, {"buildings": built[i], "ore": total - built[i]},
                  1 + sum(other > total for other in totals))
            for i, total in enumerate(totals)
        )  # fmt: skip
        return Outcome(scores, tuple(s.seat for s in scores if s.rank == 1))

    def result(self, state: State) -> Outcome | None:
        return None if state.stack else self._outcome(state.players, state.sites)

    def standing(self, view: View) -> Outcome:
        return self._outcome(view.players, view.sites)

    def evaluate(self, state: State, seat: int) -> float:
        return float(self._outcome(state.players, state.sites).scores[seat].total)

    def ahead(self, view: View, seat: int, rng: Rng) -> State | None:
        if view.phase not in ("turn", "paint") or view.active == seat:
            return None
        state = self.determinize(view, rng)
        state.stack = [TurnFrame(seat)]
        return state

    def words(self, lang: Language) -> Words[View]:
        from tests.toy.words import words

        return words(lang)

    def pictures(self) -> tuple[PictureName, ...]:
        return (PictureName("board", "board"), PictureName("hand", "private", per_seat=True))


TOY = Toy()
