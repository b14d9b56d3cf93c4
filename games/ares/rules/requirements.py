"""Requirements for playing a card, apart from its price: hand, colour, slot (4.1, 4.2)."""

from __future__ import annotations

from games.ares import effects
from games.ares.content import CARDS, reading, zone
from games.ares.effects.card import Card
from games.ares.rules import derive
from games.ares.state import CONSTRUCTION, DEVELOPMENT, Lane, Phase, Player, State
from games.core.errors import Reason, reason


def in_hand(player: Player, card: str) -> Reason | None:
    """Return that a card is not in a player's hand; one that does not exist is not repeated."""
    if card in player.hand:
        return None
    return reason("not_in_hand", card=card if card in CARDS else "")


def has_slot(card: Card, phase: int, lane: Lane) -> bool:
    """Return whether colour and slots let a card be played now (4.1)."""
    if phase == DEVELOPMENT:
        return card.colour == "green" and (lane.slots > 0 or card.cost <= lane.free)
    if phase == CONSTRUCTION:
        return card.colour != "green" and (lane.slots > 0 or lane.bonus)
    return False


def card_refusal(player: Player, phase: Phase, lane: Lane, card: str) -> Reason | None:
    """Return why a card cannot be played now, its price left aside."""
    why = colour_refusal(player, phase.number, card)
    if why is not None:
        return why
    found = CARDS[card]
    if not has_slot(found, phase.number, lane):
        if lane.free and phase.number == DEVELOPMENT:
            return reason("free_limit", card=card, most=lane.free)
        return reason("no_slot", phase=phase.number)
    return requirement_refusal(player, phase, lane, found)


def colour_refusal(player: Player, number: int, card: str) -> Reason | None:
    """Return why a card does not fit a phase, regardless of its slots; 0: none of I to III."""
    green = {DEVELOPMENT: True, CONSTRUCTION: False}.get(number)
    why = in_hand(player, card)
    if why is None and (CARDS[card].colour == "green") is not green:
        return reason("wrong_colour", card=card, phase=number)
    return why


def requirement_refusal(player: Player, phase: Phase, lane: Lane, card: Card) -> Reason | None:
    """Return the first requirement of a card that does not hold (4.2)."""
    off = slack(player, lane)
    for part in card.requires:
        why = unmet(player, phase, part, off)
        if why is not None:
            return why
    return None


def beginning(state: State) -> Phase:
    """Return a phase that begins now, for requirements between phases."""
    return Phase(
        number=0,
        temperature=state.temperature,
        oxygen=state.oxygen,
        oceans=state.flipped,
        lanes=[],
    )


def slack(player: Player, lane: Lane) -> int:
    """Return by how many zones the temperature or oxygen may be off for the next card."""
    return 1 if lane.next_tolerant or derive.tolerant(player) else 0


def allowed(part: effects.InZone, step: int, off: int) -> bool:
    """Return whether a scale at a step is in one of the zones of a requirement, or as good as."""
    now = zone(part.scale, step)
    return any(abs(effects.ZONES.index(name) - now) <= off for name in part.zones)


def unmet(player: Player, phase: Phase, part: effects.Requirement, off: int) -> Reason | None:
    """Return why a requirement does not hold in a phase; zones can be `off` by that many."""
    match part:
        case effects.InZone(scale, zones):
            step: int = getattr(phase, scale)
            if allowed(part, step, off):
                return None
            value = reading(scale, step)
            return reason("zone", scale=scale, zones=" ".join(zones), value=value)
        case effects.OceansAtLeast(n):
            if phase.oceans < n:
                return reason("oceans_least", n=n, have=phase.oceans)
        case effects.OceansAtMost(n):
            if phase.oceans > n:
                return reason("oceans_most", n=n, have=phase.oceans)
        case effects.HasTags(tag, n):
            have = derive.tag_count(player, tag)
            if have < n:
                return reason("tags", tag=tag, n=n, have=have)
        case effects.HasTR(n):
            if player.tr < n:
                return reason("tr_least", n=n, have=player.tr)
        case effects.Pay():
            pass  # part of the bill
    return None
