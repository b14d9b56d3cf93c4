"""The hand and the decision of the reader: what cards require, cost and do, and what is missing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.ares import effects
from games.ares import state as s
from games.ares.content import CARDS, CORPS, ENDS, OCEANS, TEMPERATURE_STEPS, reading
from games.ares.effects import Colour
from games.ares.rules import costs, derive, payment, requirements
from games.ares.rules.payment import Bill
from games.ares.rules.requirements import beginning, requirement_refusal
from games.ares.state import ACTION, Lane, Phase, Planning, Round, live_phase
from games.ares.steps.acting import STANDARDS
from games.ares.words import cards as texts
from games.ares.words import events, terms
from games.ares.words.actions import standard_price
from games.ares.words.parts.board import income, metals
from games.ares.words.position import Position
from games.ares.words.prompts import prompt
from games.ares.words.terms import colour, standard, stock, tag
from games.ares.words.topics import GIVEN
from games.core.errors import Reason
from games.core.messages import NOTHING, yes
from games.core.speech import Items, Message, Name


def cards(p: Position) -> Iterator[Message]:
    """Yield the reader's goods and what a sale brings, then each hand card."""
    yield Message(
        "told-hand",
        n=len(p.hand()),
        limit=derive.HAND_LIMIT,
        goods=terms.goods(p.player),
        sale=stock("mc", derive.sale_worth(p.player)),
    )
    yield from (project(p, card) for card in p.hand())


def project(p: Position, key: str) -> Message:
    """Return a card that the reader holds or can take, with everything a decision on it needs."""
    card, plan = CARDS[key], planned(p, key)
    head = Message(
        "told-card",
        card=Name(key),
        colour=colour(card.colour),
        number=card.number,
        tags=Items(map(tag, card.tags)),
    )
    needs = (need(p, part, plan) for part in card.requires if not isinstance(part, effects.Pay))
    does = texts.lines([*texts.pays(card.requires), *texts.does(card)])
    now = [Message("told-now")] if plan.now else []
    return texts.lines([head, price(p, key, plan), *needs, does, *now])


def corporation(key: str) -> Message:
    """Return a corporation that the reader was dealt."""
    found = CORPS[key]
    head = Message("told-corporation", card=Name(key), tags=Items(map(tag, found.tags)))
    return texts.lines([head, *texts.text(found)])


# Shortages


class Plan(NamedTuple):
    """How the reader could play a card: in this phase, or else in one that begins now.

    `cost` is its present price, `now` whether it can be played at once.
    """

    phase: Phase
    lane: Lane
    cost: int
    bill: Bill | Reason
    now: bool


def planned(p: Position, key: str) -> Plan:
    """Return how the reader could play a card that they hold or can take."""
    phase, lane = live_phase(p.state), p.lane
    if phase is None or lane is None or lane.stack or lane.done:
        phase, lane = None, Lane(slots=1)
    if phase is None or not requirements.has_slot(CARDS[key], phase.number, lane):
        return _plan(p, key, requirements.beginning(p.state), Lane(slots=1), now=False)
    return _plan(p, key, phase, lane, now=key in p.hand())


def _plan(p: Position, key: str, phase: Phase, lane: Lane, *, now: bool) -> Plan:
    card, due = CARDS[key], payment.plainest(p.player, p.hand(), lane, key)
    refused = requirements.requirement_refusal(p.player, phase, lane, card)
    possible = now and refused is None and isinstance(due, Bill)
    return Plan(phase, lane, payment.slot_price(p.player, card, lane), due, possible)


def price(p: Position, key: str, plan: Plan) -> Message:
    """Return the price of a card for the reader, and its shortage."""
    printed = CARDS[key].cost
    shown = Items([stock("mc", printed)] if printed != plan.cost else [])
    lacking = lacks(p, key, plan)
    said = Message("told-price", price=stock("mc", plan.cost), printed=shown, lacks=lacking)
    if isinstance(plan.bill, Reason) and plan.bill.key == "cannot_pay":
        return texts.lines([said, events.reason(p.t, plan.bill)])
    return said


def lacks(p: Position, key: str, plan: Plan) -> Items:
    """Return the MC that the reader has too few for a price, and what would help."""
    missing = short_of(p, plan)
    if not missing:
        return NOTHING
    given: list[Message] = []
    if isinstance(plan.bill, Bill):
        plant = plan.bill.plant - payment.spends(CARDS[key], "plant")
        given += [stock("plant", plant)] if plant else []
        given += [terms.cubes("microbe", plan.bill.microbe)] if plan.bill.microbe else []
        given += [Message("lacks-sale", n=len(plan.bill.sold))] if plan.bill.sold else []
    return Items([Message("lacks-mc", mc=stock("mc", missing), given=Items(given))])


def short_of(p: Position, plan: Plan) -> int:
    """Return how many MC the reader is short of a price; 0 before there is a corporation."""
    if not p.player.corporation:
        return 0
    return max(plan.cost - costs.means(p.player, "mc"), 0)


def need(p: Position, part: effects.Requirement, plan: Plan) -> Message:
    """Return a requirement, whether it is met, and how far it is from that."""
    off = requirements.slack(p.player, plan.lane)
    why = requirements.unmet(p.player, plan.phase, part, off)
    return Message(
        "told-need",
        what=texts.part(part),
        met=yes(why is None),
        lacks=NOTHING if why is None else Items([_short_of(p, part, plan.phase, off)]),
    )


def _short_of(p: Position, part: effects.Requirement, phase: Phase, off: int) -> Message:
    match part:
        case effects.InZone(scale):
            step: int = getattr(phase, scale)
            ahead = range(step, ENDS[scale] + 1)
            reached = (n for n in ahead if requirements.allowed(part, n, off))
            left = next(reached, step) - step
            now = terms.reading(scale, reading(scale, step))
            return Message("lacks-zone", now=now, n=left, steps=Message("step", n=left))
        case effects.OceansAtLeast() | effects.OceansAtMost():
            return Message("lacks-oceans", have=phase.oceans, goal=OCEANS)
        case effects.HasTags(key):
            return Message("lacks-tags", have=derive.tag_count(p.player, key))
        case effects.Pay():
            raise AssertionError("it is part of the bill")
        case effects.HasTR():
            return Message("lacks-tags", have=p.player.tr)


# Standard actions


def standard_actions(p: Position) -> Iterator[Message]:
    """Yield when standard actions are open, then each with its price and shortage."""
    yield Message("told-when", when=_when(p), phase=terms.phase(ACTION))
    for project in STANDARDS:
        cost = standard_price(p, project)
        yield Message(
            "told-standard",
            what=standard(project),
            gain=standard(project),
            price=cost,
            lacks=_lacking(p, project),
        )


def _when(p: Position) -> str:
    """Return whether the reader's action phase is open, done or still to come this round.

    While planning this is known of the reader's own card alone.
    """
    match p.frame:
        case Phase(number=number, lanes=lanes) if number == ACTION:
            lane = lanes[p.seat]
            return "done" if lane.done else "pending" if lane.stack else "now"
        case Planning(picks) if picks[p.seat] == ACTION:
            return "ahead"
        case _ if not p.state.phases:
            return "unknown"
        case _ if ACTION not in p.state.phases:
            return "none"
        case _:
            rounds = (each for each in p.state.stack if isinstance(each, Round))
            return "ahead" if any(ACTION in each.left for each in rounds) else "past"


def _lacking(p: Position, project: str) -> Items:
    """Return the shortage for a standard action, or that it is no longer possible."""
    mars = live_phase(p.state) or requirements.beginning(p.state)
    if costs.closed(mars, project):
        return Items([Message("lacks-complete")])
    good, need = costs.standard_cost(p.player, project)
    missing = terms.stocks(**{good: max(need - costs.means(p.player, good), 0)})
    return Items(Message("lacks-mc", mc=each, given=NOTHING) for each in missing.items)


def dealt(p: Position) -> Iterator[Message]:
    """Yield what the reader chooses from; often nothing."""
    yield from map(corporation, p.dealt())
    if p.seen.viewer == p.seat:
        yield from (project(p, card) for card in offered(p))


def offered(p: Position) -> list[str]:
    """Return the project cards that the reader looks at to keep some, or to give one for it."""
    if p.seen.viewer != p.seat:
        return []
    match p.frame:
        case s.Research(dealt):
            return dealt[p.seat]
        case s.Swap(taker, card) if taker != p.seat and card in CARDS:
            return [card]
        case _ if isinstance(p.part, s.Pick):
            return [card for card in p.part.cards if card in CARDS]
        case _:
            return []


def revealed(p: Position) -> Iterator[tuple[int, str]]:
    """Yield the open cards that a player chooses from, with the seat that revealed them."""
    lanes = p.frame.lanes if isinstance(p.frame, s.Phase) else []
    for seat, lane in enumerate(lanes):
        part = lane.stack[-1] if lane.stack else None
        if isinstance(part, s.Pick) and part.shown:
            yield from ((seat, card) for card in part.cards)


def shown(p: Position) -> Iterator[Message]:
    """Yield the cards that a player revealed to choose from, for all players to see."""
    for seat, card in revealed(p):
        yield Message(
            "told-shown", who=p.players[seat], card=Name(card), text=texts.gist(CARDS[card])
        )


def decision(p: Position) -> Iterator[Message]:
    """Yield what the reader has to decide or decided, their phases, and what they have to pay."""
    yield prompt(p, p.seat)
    if isinstance(p.part, s.Paying) and p.part.heat:
        yield Message("own-heat", heat=terms.stock("heat", p.part.heat))
    yield from _phases(p)
    if isinstance(p.frame, s.Phase) and not p.done(p.seat):
        goods = [*terms.goods(p.player).items, *metals(p.player)]
        yield Message("own-goods", goods=Items(goods))


def _phases(p: Position) -> Iterator[Message]:
    """Yield the phase that the reader chose, or the closed one while they choose."""
    if p.player.phase:
        yield Message("own-phase", phase=terms.phase(p.player.phase))
    elif isinstance(p.frame, s.Planning) and not p.frame.picks[p.seat] and p.player.previous:
        yield Message("own-closed", phase=terms.phase(p.player.previous))


COLOURS: dict[int, tuple[Colour, ...]] = {
    s.DEVELOPMENT: ("green",),
    s.CONSTRUCTION: ("blue", "red"),
}
"""The colours of cards that are played in a phase."""


def does(number: int) -> tuple[Message, Message]:
    """Return what a phase lets all players do, and what it brings who chose it."""
    return Message(f"phase-{number}-all", **GIVEN), Message(f"phase-{number}-yours", **GIVEN)


def brief(number: int) -> Message:
    """Return both as sentences."""
    everybody, yours = does(number)
    return Message("phase-help", all=everybody, yours=yours)


def of_phases(p: Position) -> Iterator[Message]:
    """Yield the effects of each phase, and the reader's options or why they can't choose it."""
    for number in s.PHASES:
        there = Message("own-closed-phase") if closed(p, number) else own(p, number)
        yield Message("alt-phase", phase=terms.phase(number), does=brief(number), own=there)


def closed(p: Position, number: int) -> bool:
    """Return whether the reader can't choose a phase now, as they chose it last round."""
    return isinstance(p.frame, s.Planning) and p.player.previous == number


def own(p: Position, number: int) -> Message:
    """Return what the reader could do in a phase now."""
    if number in COLOURS:
        held = [card for card in p.hand() if CARDS[card].colour in COLOURS[number]]
        less = derive.CHOOSER_LESS if number == s.DEVELOPMENT else 0
        n, more = len(_payable(p, held, 0)), len(_payable(p, held, less))
        return Message("own-playable", n=n, of=len(held), more=0 if more == n else more)
    if number == s.ACTION:
        return Message("own-actions", parts=Items(_actions(p)))
    if number == s.PRODUCTION:
        return Message("own-income", income=income(p.player))
    return Message("own-hand", n=len(p.player.hand), limit=derive.HAND_LIMIT)


def _payable(p: Position, cards: list[str], less: int) -> list[str]:
    """Return the cards that can be played as Mars is now, without selling others for them."""
    began = p.frame if isinstance(p.frame, s.Phase) else beginning(p.state)
    lane, player = s.Lane(slots=1, less=less), p.player
    found = list[str]()
    for card in cards:
        if requirement_refusal(player, began, lane, CARDS[card]) is None:
            paid = payment.plainest(player, player.hand, lane, card)
            if isinstance(paid, Bill) and not paid.sold:
                found.append(card)
    return found


def _actions(p: Position) -> Iterator[Message]:
    """Yield how many card actions there are, and what plants and heat are enough for."""
    player = p.player
    if uses := sum(1 for card in player.played if CARDS[card].action):
        yield Message("own-uses", n=uses)
    if forests := player.plant // derive.forest_plants(player):
        yield Message("own-forests", n=forests)
    left = TEMPERATURE_STEPS - p.state.temperature
    if steps := min(player.heat // derive.HEAT_STEP, left):
        yield Message("own-steps", n=steps)
