"""Whether the reader's hand cards can be played, and in short why not.

The rules' own checks decide. Between the phases they use the current state of Mars.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import structs

from games.ares.content import CARDS, OXYGEN_STEPS, TEMPERATURE_STEPS
from games.ares.effects.card import Card
from games.ares.effects.ongoing import Tolerant
from games.ares.rules import derive, payment
from games.ares.rules.requirements import beginning, card_refusal, requirement_refusal
from games.ares.state import CONSTRUCTION, DEVELOPMENT, Lane, Phase, Player, State
from games.core.errors import Reason

When = Literal["now", "ready", "not"]


class Verdict(NamedTuple):
    """Playable `now`, `ready` for a later phase, or `not`, for a reason.

    `phase` is the card's phase, `price` the reader's cost, `sold` how many cards they would sell
    for it; `until` is the step of a scale that still has to be reached.
    """

    state: When
    phase: int
    price: int
    sold: int = 0
    why: Reason | None = None
    until: int | None = None
    by: str = ""
    """What lets the reader reach that step earlier than the card says."""


def verdict(state: State, seat: int, card: str, price: int) -> Verdict:
    """Return the reason why a hand card of a seat cannot be played, if there is one."""
    player = state.players[seat]
    found = CARDS[card]
    home = DEVELOPMENT if found.colour == "green" else CONSTRUCTION
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Phase) and frame.number == home:
        lane = frame.lanes[seat]
        if not lane.done and not lane.stack:
            why = card_refusal(player, frame, lane, card)
            if why is not None:
                until = _until(player, frame, lane, found, why)
                by = _tolerant(player) if until is not None else ""
                return Verdict("not", home, price, why=why, until=until, by=by)
            return _paid("now", home, price, player, lane, card)
    began = frame if isinstance(frame, Phase) else beginning(state)
    lane = Lane(slots=1)
    why = requirement_refusal(player, began, lane, found)
    if why is not None:
        until = _until(player, began, lane, found, why)
        by = _tolerant(player) if until is not None else ""
        return Verdict("not", home, price, why=why, until=until, by=by)
    return _paid("ready", home, price, player, lane, card)


def _tolerant(player: Player) -> str:
    """Return a player's card or corporation that lets zones be missed by one, if there is one."""
    for source in derive.sources(player):
        if any(isinstance(part, Tolerant) for part in source.ongoing):
            return source.id
    return ""


def _until(player: Player, began: Phase, lane: Lane, card: Card, why: Reason) -> int | None:
    """Return the next step of a scale at which it no longer keeps a card from being played."""
    if why.key != "zone":
        return None
    scale = str(dict(why.facts)["scale"])
    now, top = {
        "temperature": (began.temperature, TEMPERATURE_STEPS),
        "oxygen": (began.oxygen, OXYGEN_STEPS),
    }[scale]
    for step in range(now + 1, top + 1):
        later = structs.replace(began, **{scale: step})
        still = requirement_refusal(player, later, lane, card)
        if still is None or dict(still.facts).get("scale") != scale:
            return step
    return None


def _paid(
    when: When,
    home: int,
    price: int,
    player: Player,
    lane: Lane,
    card: str,
) -> Verdict:
    bill = payment.plainest(player, player.hand, lane, card)
    if isinstance(bill, Reason):
        return Verdict("not", home, price, why=bill)
    return Verdict(when, home, price, len(bill.sold))
