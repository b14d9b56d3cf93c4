"""Whether the reader's hand cards can be played, and in short why not.

The rules' own checks are asked. Between the phases they look at Mars as it stands.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from games.ares.content import CARDS
from games.ares.rules import payment
from games.ares.rules.requirements import card_refusal, requirement_refusal
from games.ares.state import CONSTRUCTION, DEVELOPMENT, Lane, Phase, Player, State
from games.core.errors import Reason

When = Literal["now", "ready", "not"]


class Verdict(NamedTuple):
    """Playable `now`, `ready` for a later phase, or `not`, for a reason.

    `phase` is where the card is played, `price` what it costs the reader, `sold` how many cards
    would be sold for it.
    """

    state: When
    phase: int
    price: int
    sold: int = 0
    why: Reason | None = None


def verdict(state: State, seat: int, card: str, price: int) -> Verdict:
    """Return what keeps a hand card of a seat from being played, if anything."""
    player = state.players[seat]
    found = CARDS[card]
    home = DEVELOPMENT if found.colour == "green" else CONSTRUCTION
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Phase) and frame.number == home:
        lane = frame.lanes[seat]
        if not lane.done and not lane.stack:
            why = card_refusal(player, frame, lane, card)
            return _paid("now", home, price, player, lane, card, why)
    began = frame if isinstance(frame, Phase) else _now(state)
    lane = Lane(slots=1)
    why = requirement_refusal(player, began, lane, found)
    return _paid("ready", home, price, player, lane, card, why)


def _paid(
    when: When,
    home: int,
    price: int,
    player: Player,
    lane: Lane,
    card: str,
    why: Reason | None,
) -> Verdict:
    if why is not None:
        return Verdict("not", home, price, why=why)
    bill = payment.bill(player, player.hand, lane, card, "none", "auto")
    if isinstance(bill, Reason):
        bill = _reduced(player, lane, card, bill)
    if isinstance(bill, Reason):
        return Verdict("not", home, price, why=bill)
    return Verdict(when, home, price, len(bill.sold))


def _reduced(player: Player, lane: Lane, card: str, why: Reason) -> payment.Bill | Reason:
    """Return a bill that gives something up for a lower price, or why there is none."""
    for reduction in payment.ALL_REDUCTIONS:
        found = payment.bill(player, player.hand, lane, card, reduction, "auto")
        if isinstance(found, payment.Bill):
            return found
    return why


def _now(state: State) -> Phase:
    """Return a phase that begins now, for requirements between phases."""
    return Phase(
        number=0,
        temperature=state.temperature,
        oxygen=state.oxygen,
        oceans=state.flipped,
        lanes=[],
    )
