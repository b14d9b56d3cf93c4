"""Phases of several players: two ask for gifts in secret, all repair until all are done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.core.actions import EndTurn
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.steps import Decision, Step
from games.core.windows import SealedStep
from tests.toy.market.asking import market
from tests.toy.market.plays import own
from tests.toy.market.state import (
    GIFTS,
    Claim,
    Claimed,
    ClaimSealed,
    ClaimsFrame,
    Reopen,
    Reopened,
    Repair,
    RepairsDone,
    RepairsFrame,
)
from tests.toy.state import COLOURS, CardDrawn, Painted, Player, State

AtClaims = Decision[State, Player, ClaimsFrame, None]
AtRepairs = Decision[State, Player, RepairsFrame, None]


class ClaimStep(SealedStep[AtClaims, Claim]):
    """A gift, each of which is there once."""

    def choices(self, at: AtClaims) -> Iterable[Claim]:
        return [Claim(gift) for gift in GIFTS]

    def cannot_choose(self, at: AtClaims, action: Claim) -> Reason | None:
        if action.gift not in GIFTS:
            return reason("no_such_gift")
        if action.gift not in at.frame.gifts:
            return reason("gift_taken")
        return reason("deck_empty") if action.gift == "card" and not at.state.deck else None

    def order(self, at: AtClaims) -> Sequence[int]:
        first, count = at.frame.winner, len(at.state.players)
        return [(first + offset) % count for offset in range(count)]

    def sealed(self, at: AtClaims, action: Claim) -> ClaimSealed:
        return ClaimSealed(seats=(at.seat,), seat=at.seat, gift=action.gift)

    def apply(self, at: AtClaims, action: Claim, log: Applied) -> None:
        at.frame.gifts.remove(action.gift)
        log.events.append(Claimed(seat=at.seat, gift=action.gift))
        match action.gift:
            case "ore":
                at.player.ore += 1
            case "card":
                card = at.state.deck.pop()
                at.player.hand = sorted([*at.player.hand, card])
                log.events.append(CardDrawn(seats=(at.seat,), seat=at.seat, card=card))
            case _:
                market(at.state).price = 0


class RepairStep(Step[AtRepairs, Repair]):
    """Another colour for 1 ore, visible to all at once: others repair on the new board."""

    nothing = reason("no_building")

    def offers(self, at: AtRepairs) -> Iterable[Repair]:
        return [Repair(site, colour) for site in own(at.state, at.seat) for colour in COLOURS]

    def refusal(self, at: AtRepairs, action: Repair) -> Reason | None:
        if at.frame.done[at.seat]:
            return reason("already_done")
        if action.site not in own(at.state, at.seat):
            return reason("no_building")
        if action.colour not in COLOURS:
            return reason("no_such_colour")
        if at.state.sites[action.site].colour == action.colour:
            return reason("same_colour")
        return None if at.player.ore else reason("too_expensive", price=1, ore=0)

    def do(self, at: AtRepairs, action: Repair, log: Applied) -> None:
        at.player.ore -= 1
        at.state.sites[action.site].colour = action.colour
        log.publish = True
        log.events.append(Painted(seat=at.seat, site=action.site, colour=action.colour))


class RepairedStep(Step[AtRepairs, EndTurn]):
    """Being done with the repairs."""

    def offers(self, at: AtRepairs) -> Iterable[EndTurn]:
        return (EndTurn(),)

    def refusal(self, at: AtRepairs, action: EndTurn) -> Reason | None:
        return reason("already_done") if at.frame.done[at.seat] else None

    def do(self, at: AtRepairs, action: EndTurn, log: Applied) -> None:
        at.frame.done[at.seat] = True
        log.events.append(RepairsDone(seat=at.seat))


class ReopenStep(Step[AtRepairs, Reopen], optional=True):
    """A return from being done, as long as another player is not done."""

    def offers(self, at: AtRepairs) -> Iterable[Reopen]:
        return (Reopen(),)

    def refusal(self, at: AtRepairs, action: Reopen) -> Reason | None:
        return None if at.frame.done[at.seat] else reason("not_done")

    def do(self, at: AtRepairs, action: Reopen, log: Applied) -> None:
        at.frame.done[at.seat] = False
        log.events.append(Reopened(seat=at.seat))


CLAIM = ClaimStep()
STEPS = (CLAIM, RepairStep(), RepairedStep(), ReopenStep())
