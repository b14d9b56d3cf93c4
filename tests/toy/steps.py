"""The decisions of Dust."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.core.actions import EndTurn
from games.core.errors import Reason, later, reason
from games.core.events import Applied
from games.core.steps import At, Step, Steps
from tests.toy import scoring
from tests.toy.state import (
    COLOURS,
    RIVAL,
    SITES,
    Answer,
    Answered,
    Bid,
    BidPlaced,
    BidsFrame,
    BidsRevealed,
    Build,
    Building,
    Built,
    CardDrawn,
    CardOffered,
    DealFrame,
    GameEnded,
    Offer,
    Offered,
    Paint,
    Painted,
    PaintFrame,
    Player,
    State,
    Survey,
    Surveyed,
    TurnFrame,
)

ANSWERS = ("yes", "no")


class BidStep(Step[At[State, Player, BidsFrame, None], Bid]):
    """A card of one's hand, which may be replaced until one is done."""

    def offers(self, at: At[State, Player, BidsFrame, None]) -> Iterable[Bid]:
        return () if at.frame.done[at.seat] else [Bid(card) for card in at.player.hand]

    def refusal(self, at: At[State, Player, BidsFrame, None], action: Bid) -> Reason | None:
        if at.frame.done[at.seat]:
            return reason("already_done")
        return None if action.card in at.player.hand else reason("no_such_card")

    def do(self, at: At[State, Player, BidsFrame, None], action: Bid, log: Applied) -> None:
        at.frame.chosen[at.seat] = action.card
        log.events.append(BidPlaced(seats=(at.seat,), seat=at.seat, card=action.card))


class BiddenStep(Step[At[State, Player, BidsFrame, None], EndTurn]):
    """Being done with the bid; the last one reveals all."""

    def offers(self, at: At[State, Player, BidsFrame, None]) -> Iterable[EndTurn]:
        return () if at.frame.done[at.seat] else (EndTurn(),)

    def refusal(self, at: At[State, Player, BidsFrame, None], action: EndTurn) -> Reason | None:
        if at.frame.done[at.seat]:
            return reason("already_done")
        return reason("bid_first") if at.frame.chosen[at.seat] is None else None

    def do(self, at: At[State, Player, BidsFrame, None], action: EndTurn, log: Applied) -> None:
        at.frame.done[at.seat] = True


class BuildStep(Step[At[State, Player, TurnFrame, None], Build]):
    """A building on a free site."""

    def offers(self, at: At[State, Player, TurnFrame, None]) -> Iterable[Build]:
        return [Build(site, size) for site in SITES for size in (1, 2, 3)]

    def likely(self, at: At[State, Player, TurnFrame, None]) -> Iterable[Build]:
        if at.frame.acted:
            return ()
        sizes = range(1, min(3, at.player.ore) + 1)
        return [Build(site, size) for site in SITES if site not in at.state.sites for size in sizes]

    def refusal(self, at: At[State, Player, TurnFrame, None], action: Build) -> Reason | None:
        if at.frame.acted:
            return reason("already_acted")
        if action.site not in SITES:
            return reason("no_such_site")
        if action.site in at.state.sites:
            return reason("site_taken", site=action.site)
        if action.size > at.player.ore:
            return reason("too_expensive", price=action.size, ore=at.player.ore)
        return None if action.size in (1, 2, 3) else reason("no_such_size")

    def do(self, at: At[State, Player, TurnFrame, None], action: Build, log: Applied) -> None:
        at.frame.acted = True
        at.player.ore -= action.size
        at.state.sites[action.site] = Building(at.seat, action.size)
        at.state.stack.append(PaintFrame(at.seat, action.site))
        log.events.append(Built(seat=at.seat, site=action.site, size=action.size))


class SurveyStep(Step[At[State, Player, TurnFrame, None], Survey]):
    """A card from the deck."""

    def offers(self, at: At[State, Player, TurnFrame, None]) -> Iterable[Survey]:
        return (Survey(),)

    def refusal(self, at: At[State, Player, TurnFrame, None], action: Survey) -> Reason | None:
        if at.frame.acted:
            return reason("already_acted")
        return None if at.state.deck else reason("deck_empty")

    def do(self, at: At[State, Player, TurnFrame, None], action: Survey, log: Applied) -> None:
        at.frame.acted = True
        card = at.state.deck.pop()
        at.player.hand = sorted([*at.player.hand, card])
        log.events.append(Surveyed(seat=at.seat))
        log.events.append(CardDrawn(seats=(at.seat,), seat=at.seat, card=card))
        log.revealed = True


class EndStep(Step[At[State, Player, TurnFrame, None], EndTurn]):
    """The end of the turn."""

    def offers(self, at: At[State, Player, TurnFrame, None]) -> Iterable[EndTurn]:
        return (EndTurn(),)

    def refusal(self, at: At[State, Player, TurnFrame, None], action: EndTurn) -> None:
        return None

    def do(self, at: At[State, Player, TurnFrame, None], action: EndTurn, log: Applied) -> None:
        state = at.state
        log.closed = True
        count = len(state.players)
        if at.seat + 1 < count:
            state.stack = [TurnFrame(at.seat + 1)]
            return
        if state.rival:
            build_for_rival(state, log)
        if state.round < state.rounds:
            state.round += 1
            state.stack = [BidsFrame([None] * count, [False] * count)]
        else:
            state.stack = []
            winners = scoring.outcome(state).winners
            log.events.append(GameEnded(winners=winners))


def build_for_rival(state: State, log: Applied) -> None:
    """The rival puts as large a building as there is on the first free site, and pays nothing."""
    site = next(site for site in SITES if site not in state.sites)
    state.sites[site] = Building(RIVAL, 3)
    log.events.append(Built(seat=RIVAL, site=site, size=3))


class PaintStep(Step[At[State, Player, PaintFrame, None], Paint]):
    """The colour of the building just placed."""

    def offers(self, at: At[State, Player, PaintFrame, None]) -> Iterable[Paint]:
        return [Paint(colour) for colour in COLOURS]

    def refusal(self, at: At[State, Player, PaintFrame, None], action: Paint) -> Reason | None:
        return None if action.colour in COLOURS else reason("no_such_colour")

    def do(self, at: At[State, Player, PaintFrame, None], action: Paint, log: Applied) -> None:
        at.state.stack.pop()
        site = at.frame.site
        at.state.sites[site].colour = action.colour
        log.events.append(Painted(seat=at.seat, site=site, colour=action.colour))


class OfferStep(Step[At[State, Player, None, None], Offer]):
    """At any time, where the table deals: a card for somebody else, who is asked at once."""

    def offers(self, at: At[State, Player, None, None]) -> Iterable[Offer]:
        if not at.state.deals:
            return ()
        others = [seat for seat in range(len(at.state.players)) if seat != at.seat]
        return [Offer(seat, card) for seat in others for card in at.player.hand]

    def refusal(self, at: At[State, Player, None, None], action: Offer) -> Reason | None:
        state = at.state
        if not state.deals:
            return reason("no_deals")
        if action.seat == at.seat or not 0 <= action.seat < len(state.players):
            return reason("no_such_seat")
        if action.card not in at.player.hand:
            return reason("no_such_card")
        live = state.stack[-1]
        if isinstance(live, DealFrame):
            return later("deal_open")
        if isinstance(live, BidsFrame) and live.chosen[at.seat] == action.card:
            return reason("card_bid")
        if len(at.player.hand) <= state.rounds - state.round + 1:
            return reason("card_needed")  # for every round a card to bid
        return None

    def do(self, at: At[State, Player, None, None], action: Offer, log: Applied) -> None:
        at.player.hand.remove(action.card)
        at.state.stack.append(DealFrame(action.seat, at.seat, action.card))
        log.events.append(Offered(seat=at.seat, to=action.seat))
        log.events.append(CardOffered(seats=(at.seat, action.seat), card=action.card))


class AnswerStep(Step[At[State, Player, DealFrame, None], Answer]):
    """Taking an offered card for 1 ore, or not."""

    def offers(self, at: At[State, Player, DealFrame, None]) -> Iterable[Answer]:
        return [Answer(answer) for answer in ANSWERS]

    def refusal(self, at: At[State, Player, DealFrame, None], action: Answer) -> Reason | None:
        if action.accept not in ANSWERS:
            return reason("no_such_answer")
        if action.accept == "yes" and at.player.ore < 1:
            return reason("too_expensive", price=1, ore=at.player.ore)
        return None

    def do(self, at: At[State, Player, DealFrame, None], action: Answer, log: Applied) -> None:
        at.state.stack.remove(at.frame)
        giver = at.state.players[at.frame.giver]
        accepted = action.accept == "yes"
        owner = at.player if accepted else giver
        owner.hand = sorted([*owner.hand, at.frame.card])
        if accepted:
            at.player.ore -= 1
            giver.ore += 1
        log.events.append(Answered(seat=at.seat, accepted=accepted))


STEPS = Steps(
    BidStep(),
    BiddenStep(),
    BuildStep(),
    SurveyStep(),
    EndStep(),
    PaintStep(),
    AnswerStep(),
    OfferStep(),
)


def settle(at: At[State, Player, Any, None], log: Applied) -> None:
    """Reveal the bids once everybody is done and no deal is open."""
    state = at.state
    if not state.stack or not isinstance(bids := state.stack[-1], BidsFrame) or not all(bids.done):
        return
    cards = tuple(card or 0 for card in bids.chosen)
    winner = max(range(len(cards)), key=cards.__getitem__)
    for player, card in zip(state.players, cards, strict=True):
        player.hand.remove(card)
    state.players[winner].ore += 2
    state.stack = [TurnFrame(0)]
    log.events.append(BidsRevealed(cards=cards, winner=winner))
    log.revealed = log.closed = True
