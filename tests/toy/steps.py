"""The decisions of Dust."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.actions import EndTurn
from games.core.boundaries import ContinueStep
from games.core.errors import Reason, later, reason
from games.core.events import Applied
from games.core.steps import Decision, Step, Steps
from tests.toy import flow
from tests.toy.market import call, fight, phases, plays
from tests.toy.market.asking import act, settling
from tests.toy.state import (
    COLOURS,
    SITES,
    Answer,
    Answered,
    Bid,
    BidPlaced,
    BidsFrame,
    Build,
    Building,
    Built,
    CardDrawn,
    CardOffered,
    DealFrame,
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


def dearer(state: State) -> int:
    """Return the price of building in addition to its size."""
    return 0 if state.market is None else state.market.price


class BidStep(Step[Decision[State, Player, BidsFrame, None], Bid]):
    """A card of one's hand, which may be replaced until one is done."""

    def offers(self, at: Decision[State, Player, BidsFrame, None]) -> Iterable[Bid]:
        return () if at.frame.done[at.seat] else [Bid(card) for card in at.player.hand]

    def refusal(self, at: Decision[State, Player, BidsFrame, None], action: Bid) -> Reason | None:
        if at.frame.done[at.seat]:
            return reason("already_done")
        return None if action.card in at.player.hand else reason("no_such_card")

    def do(self, at: Decision[State, Player, BidsFrame, None], action: Bid, log: Applied) -> None:
        at.frame.chosen[at.seat] = action.card
        log.events.append(BidPlaced(seats=(at.seat,), seat=at.seat, card=action.card))


class BiddenStep(Step[Decision[State, Player, BidsFrame, None], EndTurn]):
    """Being done with the bid; the last one reveals all."""

    def offers(self, at: Decision[State, Player, BidsFrame, None]) -> Iterable[EndTurn]:
        return () if at.frame.done[at.seat] else (EndTurn(),)

    def refusal(
        self, at: Decision[State, Player, BidsFrame, None], action: EndTurn
    ) -> Reason | None:
        if at.frame.done[at.seat]:
            return reason("already_done")
        empty = at.state.market is not None and not at.player.hand
        return None if empty or at.frame.chosen[at.seat] is not None else reason("bid_first")

    def do(
        self, at: Decision[State, Player, BidsFrame, None], action: EndTurn, log: Applied
    ) -> None:
        at.frame.done[at.seat] = True


class BuildStep(Step[Decision[State, Player, TurnFrame, None], Build]):
    """A building on a free site."""

    def offers(self, at: Decision[State, Player, TurnFrame, None]) -> Iterable[Build]:
        return [Build(site, size) for site in SITES for size in (1, 2, 3)]

    def candidates(self, at: Decision[State, Player, TurnFrame, None]) -> Iterable[Build]:
        if at.frame.acted:
            return ()
        sizes = range(1, min(3, at.player.ore - dearer(at.state)) + 1)
        return [Build(site, size) for site in SITES if site not in at.state.sites for size in sizes]

    def refusal(self, at: Decision[State, Player, TurnFrame, None], action: Build) -> Reason | None:
        if at.frame.acted:
            return reason("already_acted")
        if action.site not in SITES:
            return reason("no_such_site")
        if action.site in at.state.sites:
            return reason("site_taken", site=action.site)
        price = action.size + dearer(at.state)
        if price > at.player.ore:
            return reason("too_expensive", price=price, ore=at.player.ore)
        return None if action.size in (1, 2, 3) else reason("no_such_size")

    def do(self, at: Decision[State, Player, TurnFrame, None], action: Build, log: Applied) -> None:
        act(at)
        more = dearer(at.state)
        at.player.ore -= action.size + more
        at.state.sites[action.site] = Building(at.seat, action.size)
        at.state.stack.append(PaintFrame(at.seat, action.site))
        log.events.append(Built(seat=at.seat, site=action.site, size=action.size, more=more))


class SurveyStep(Step[Decision[State, Player, TurnFrame, None], Survey]):
    """A card from the deck."""

    def offers(self, at: Decision[State, Player, TurnFrame, None]) -> Iterable[Survey]:
        return (Survey(),)

    def refusal(
        self, at: Decision[State, Player, TurnFrame, None], action: Survey
    ) -> Reason | None:
        if at.frame.acted:
            return reason("already_acted")
        return None if at.state.deck else reason("deck_empty")

    def do(
        self, at: Decision[State, Player, TurnFrame, None], action: Survey, log: Applied
    ) -> None:
        act(at)
        card = at.state.deck.pop()
        at.player.hand = sorted([*at.player.hand, card])
        log.events.append(Surveyed(seat=at.seat))
        log.events.append(CardDrawn(seats=(at.seat,), seat=at.seat, card=card))
        log.revealed = True


class EndStep(Step[Decision[State, Player, TurnFrame, None], EndTurn]):
    """The end of the turn."""

    def offers(self, at: Decision[State, Player, TurnFrame, None]) -> Iterable[EndTurn]:
        return (EndTurn(),)

    def refusal(self, at: Decision[State, Player, TurnFrame, None], action: EndTurn) -> None:
        return None

    def do(
        self, at: Decision[State, Player, TurnFrame, None], action: EndTurn, log: Applied
    ) -> None:
        flow.end_turn(at.state, at.seat, log)


class PaintStep(Step[Decision[State, Player, PaintFrame, None], Paint]):
    """The colour of the building just placed."""

    def offers(self, at: Decision[State, Player, PaintFrame, None]) -> Iterable[Paint]:
        return [Paint(colour) for colour in COLOURS]

    def refusal(
        self, at: Decision[State, Player, PaintFrame, None], action: Paint
    ) -> Reason | None:
        return None if action.colour in COLOURS else reason("no_such_colour")

    def do(
        self, at: Decision[State, Player, PaintFrame, None], action: Paint, log: Applied
    ) -> None:
        at.state.stack.pop()
        site = at.frame.site
        at.state.sites[site].colour = action.colour
        log.events.append(Painted(seat=at.seat, site=site, colour=action.colour))


class OfferStep(Step[Decision[State, Player, None, None], Offer]):
    """At any time, where the table deals: a card for another player, who is asked at once."""

    def offers(self, at: Decision[State, Player, None, None]) -> Iterable[Offer]:
        if not at.state.deals:
            return ()
        others = [seat for seat in range(len(at.state.players)) if seat != at.seat]
        return [Offer(seat, card) for seat in others for card in at.player.hand]

    def refusal(self, at: Decision[State, Player, None, None], action: Offer) -> Reason | None:
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
        if state.market is not None and settling(state):
            return later("settling")
        if isinstance(live, BidsFrame) and live.chosen[at.seat] == action.card:
            return reason("card_bid")
        if len(at.player.hand) <= state.rounds - state.round + 1:
            return reason("card_needed")  # for every round a card to bid
        return None

    def do(self, at: Decision[State, Player, None, None], action: Offer, log: Applied) -> None:
        at.player.hand.remove(action.card)
        at.state.stack.append(DealFrame(action.seat, at.seat, action.card))
        log.events.append(Offered(seat=at.seat, to=action.seat))
        log.events.append(CardOffered(seats=(at.seat, action.seat), card=action.card))


class AnswerStep(Step[Decision[State, Player, DealFrame, None], Answer]):
    """Taking an offered card for 1 ore, or not."""

    def offers(self, at: Decision[State, Player, DealFrame, None]) -> Iterable[Answer]:
        return [Answer(answer) for answer in ANSWERS]

    def refusal(
        self, at: Decision[State, Player, DealFrame, None], action: Answer
    ) -> Reason | None:
        if action.accept not in ANSWERS:
            return reason("no_such_answer")
        if action.accept == "yes" and at.player.ore < 1:
            return reason("too_expensive", price=1, ore=at.player.ore)
        return None

    def do(
        self, at: Decision[State, Player, DealFrame, None], action: Answer, log: Applied
    ) -> None:
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
    *fight.STEPS,
    *call.STEPS,
    *phases.STEPS,
    EndStep(),
    PaintStep(),
    AnswerStep(),
    OfferStep(),
    *plays.STEPS,
    ContinueStep(),
)
