"""Missions: what an attempt still needs, its closing, and the pile (section 14)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from msgspec import UNSET

from games.core.events import Applied
from games.projet_ceres import events as ev
from games.projet_ceres.content import Index
from games.projet_ceres.content.types import Mission, Operation, Price, Tally, ToEach
from games.projet_ceres.effects import RESOURCES, Shared, Word
from games.projet_ceres.rules import asides, derive, goods, resolve, sums, triggers
from games.projet_ceres.rules.asking import clockwise
from games.projet_ceres.state import Call, Player, Pledged, State

INFLUENCE = "influence"


def attemptable(t: Index, state: State) -> Mission | None:
    """Return the mission card that may be attempted: in force, or dormant by option (OP-30)."""
    if not state.missions:
        return None
    dormant = not state.active and state.options["chain"] != "yes"
    return None if dormant or state.repeated else t.missions[state.missions[0]]


@lru_cache(1024)
def cost(price: Price, seats: int) -> Shared:
    """Return the price of a resolution with `seats` players."""
    each, flat = price.each, price.flat
    cards = (each.cards or 0) * seats + (flat.cards or 0) or UNSET
    fields = (*RESOURCES, "any", INFLUENCE)
    return Shared(*[getattr(each, key) * seats + getattr(flat, key) for key in fields], cards=cards)


def missing(t: Index, state: State, call: Call) -> Shared:
    """Return what a call still needs; some given units can count double."""
    due = cost(t.resolutions[call.mission, call.resolution].cost, len(state.players))
    if not contributors(call):
        return due
    given = [
        (goods.totals(each.goods), derive.total(t, state, seat, "pledge"))
        for seat, each in enumerate(call.pledges)
        if each.goods
    ]
    asked = goods.due(due)
    left = sums.missing(sums.counting_double(given, asked), asked)
    influence = max(0, due.influence - sum(each.influence for each in call.pledges))
    cards = (due.cards or 0) - sum(len(each.cards or ()) for each in call.pledges) or UNSET
    return Shared(**left.of, any=left.any, influence=influence, cards=cards)


def covered(t: Index, state: State, call: Call) -> bool:
    """Return whether nothing is missing."""
    return missing(t, state, call) == Shared()


def give_back(state: State, seat: int, pledged: Pledged) -> None:
    """Return a player's pledge to where it came from (14.6)."""
    for place, found in pledged.goods.items():
        goods.put(state, seat, place, found)
    state.players[seat].influence += pledged.influence
    pledged.goods, pledged.influence = {}, 0
    _settle_cards(state.players[seat], pledged, paid=False)


def _settle_cards(p: Player, pledged: Pledged, *, paid: bool) -> list[str]:
    """Discard the cards of a pledge, or return them to the hand; return these cards."""
    cards = pledged.cards or []
    if paid:
        p.discard = sorted([*p.discard, *cards])
    else:
        p.hand = sorted([*p.hand, *cards])
    pledged.cards = UNSET
    return cards


def ceilings(t: Index, state: State, call: Call, seat: int) -> dict[str, int]:
    """Return how much of each thing a seat can set aside for a call, instead of what it has."""
    mine = call.pledges[seat]
    left = missing(t, state, call)
    own = goods.totals(mine.goods)
    # Beyond the number required of its type a unit counts as any.
    room = {key: getattr(left, key) + left.any for key in RESOURCES}
    held = goods.most(t, state, seat) if any(room.values()) else {}
    found = {key: own.get(key, 0) + min(room[key], held.get(key, 0)) for key in RESOURCES}
    found[INFLUENCE] = min(left.influence, state.players[seat].influence) + mine.influence
    cards = [*(mine.cards or ()), *(state.players[seat].hand if left.cards else ())]
    return found | dict.fromkeys(cards, 1)


def contributors(call: Call) -> list[int]:
    """Return who gave anything (14.16)."""
    return [n for n, each in enumerate(call.pledges) if each.goods or each.influence or each.cards]


def close(t: Index, state: State, call: Call, log: Applied, *, paid: bool) -> None:
    """Close a call: it is paid and its result applied, or everything goes back (22.6)."""
    state.stack.remove(call)
    log.publish = True
    if paid:
        gave = contributors(call)
        for p, each in zip(state.players, call.pledges, strict=True):
            for card in _settle_cards(p, each, paid=True):
                log.events.append(ev.CardDropped(seat=p.seat, card=card))
                log.revealed = True  # it was set aside in secret
        succeed(t, state, call, gave, log)
        return
    _tell_closed(call, log, paid=False)
    for seat, each in enumerate(call.pledges):
        give_back(state, seat, each)
    if call.free:
        state.players[call.seat].failed = True
    if t.components.setup > 5:  # older tables are replayed as they were
        state.vain = {**(state.vain or {}), call.resolution: state.round}


def succeed(t: Index, state: State, call: Call, gave: Sequence[int], log: Applied) -> None:
    """Apply the result of an attempt that was paid in full (14.6), clockwise (1.10)."""
    _tell_closed(call, log, paid=True)
    found = t.resolutions[call.mission, call.resolution]
    for contributor in gave:
        triggers.occurs(t, state, contributor, "contributed", log)
    winner = call.winner if call.winner in gave else call.seat
    operate(t, state, found.pile, winner, log)
    order = clockwise(state)
    who = {
        "initiator": [call.seat],
        "winner": [winner],
        "contributors": [seat for seat in order if seat in gave],
        "others": [seat for seat in order if seat in gave and seat != call.seat],
        "all": order,
    }
    for each in found.reward:
        for seat in who[each.who]:
            _reward(t, state, call, seat, each.do, log)
    if found.tally is not None:
        tally(t, state, call, found.tally, gave, log)


def _reward(
    t: Index, state: State, call: Call, seat: int, words: Sequence[Word], log: Applied
) -> None:
    """Carry out a call's result for a seat; the initiator also chooses where gains go (11.2)."""
    if seat == call.seat:
        resolve.later(t, state, seat, words, "mission")
    else:
        resolve.bestow(t, state, seat, words, "mission", log)


def _tell_closed(call: Call, log: Applied, *, paid: bool) -> None:
    mission, key = call.mission, call.resolution
    log.events.append(ev.CallClosed(seat=call.seat, mission=mission, resolution=key, paid=paid))


def tally(
    t: Index, state: State, call: Call, found: Tally, gave: Sequence[int], log: Applied
) -> None:
    """Compare the badges of two factions over all players (14.7)."""
    won = [*state.collective, *(card for p in state.players for card in p.badges)]
    everybody = [t.missions[card].badge for card in won]
    counts = tuple(everybody.count(faction) for faction in found.factions)
    best = max(counts)
    ahead = "" if counts.count(best) > 1 else found.factions[counts.index(best)]
    log.events.append(ev.BadgesCounted(ahead=ahead, counts=counts, factions=found.factions))
    if not ahead:
        for other in gave:
            _reward(t, state, call, other, found.even, log)
        return
    held = {p.seat: derive.badges(t, state, p.seat).count(ahead) for p in state.players}
    number = found.factions.index(ahead)
    for other in clockwise(state):
        if held[other] and number < len(found.each):
            _reward(t, state, call, other, found.each[number].do, log)
        if held[other] and held[other] == max(held.values()):
            _reward(t, state, call, other, found.most, log)


def operate(t: Index, state: State, pile: Sequence[Operation], winner: int, log: Applied) -> None:
    """Win, discard or keep cards, each the one on top by then (14.7, 14.10)."""
    moved = False
    for operation in pile:
        if not state.missions:
            break
        card = t.missions[state.missions[0]]
        if operation == "repeat":
            state.active, state.repeated, state.die = False, True, 0
            log.events.append(ev.MissionRepeated(mission=card.id))
            continue
        state.missions = state.missions[1:]
        moved = True
        if operation == "win":
            if card.collective:
                state.collective = [*state.collective, card.id]
            else:
                state.players[winner].badges = [*state.players[winner].badges, card.id]
            won = partial(ev.MissionWon, seat=winner, mission=card.id, badge=card.badge)
            log.events.append(won(collective=card.collective))
        else:
            log.events.append(ev.MissionGone(mission=card.id))
    if moved:
        state.vain = UNSET
        state.active, state.repeated, state.die = False, False, 0
        top = state.missions[0] if state.missions else ""
        log.events.append(ev.MissionShown(mission=top, story=state.story))


def come_into_force(t: Index, state: State, log: Applied) -> None:
    """Let the top card come into force, with its die and its on-reveal effects (4.1.1)."""
    if state.active or not state.missions:
        return
    card = t.missions[state.missions[0]]
    state.active, state.repeated, state.die = True, False, card.counter
    log.events.append(ev.MissionActive(mission=card.id, die=card.counter))
    afflict(t, state, card.reveal, log)


def lower(t: Index, state: State, log: Applied) -> None:
    """E1: lower the die; at 0 the mission fails (4.4.2, 14.9)."""
    if state.active and state.die:
        state.die -= 1
        log.events.append(ev.DieMoved(die=state.die))
        if not state.die:
            fail(t, state, log)


def lapses(t: Index, state: State, log: Applied) -> bool:
    """Fail the mission if a finished effect brought its die to 0 (14.17); return whether so."""
    if not state.active or not t.missions[state.missions[0]].counter:
        return False
    if asides.holding(t, state):
        return False
    log.revealed = True  # the next card is seen
    fail(t, state, log)
    return True


def fail(t: Index, state: State, log: Applied) -> None:
    """Apply the failure of the card in force; without a text it is discarded (OP-32)."""
    card = t.missions[state.missions[0]]
    log.events.append(ev.MissionFailed(mission=card.id))
    afflict(t, state, card.failure.do, log)
    operate(t, state, card.failure.pile, state.first, log)


def afflict(t: Index, state: State, effects: Sequence[ToEach], log: Applied) -> None:
    """Carry out the automatic effects of a mission on players; ask choices together (1.10)."""
    for each in effects:
        who = clockwise(state) if each.who == "all" else [state.first]
        for seat in who:
            resolve.bestow(t, state, seat, each.do, "mission", log)
