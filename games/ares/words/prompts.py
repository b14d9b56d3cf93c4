"""The stage of a game, and what a seat has to decide or has decided."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.ares import state as s
from games.ares.content import (
    CARDS,
    ENDS,
    OXYGEN_STEPS,
    TEMPERATURE_STEPS,
    reading,
)
from games.ares.flow import COOP_ROUNDS, SOLO_ROUNDS
from games.ares.rules import derive, payment
from games.ares.rules.payment import Bill
from games.ares.scoring import COOP_GOAL, standing
from games.ares.words import bills
from games.ares.words.position import Position
from games.ares.words.terms import cards, coop_cube, phase, some, stock, stocks, tag
from games.core.messages import yes
from games.core.speech import Items, Message, Name

LAST_ROUNDS = {"coop": COOP_ROUNDS, "solo": SOLO_ROUNDS}


def status(p: Position) -> Message:
    """Return the stage of the game in a few words."""
    state = p.state
    if state.over:
        won = standing(state).won
        return Message("status-over" if won is None else "status-won" if won else "status-lost")
    step = step_name(state.stack[-1])
    if not state.round:
        return Message("capital", what=step)
    return Message("status", round=state.round, last=LAST_ROUNDS.get(state.mode, 0), step=step)


def step_name(frame: s.AnyFrame) -> Message:
    """Return the step in progress."""
    match frame:
        case s.Phase(number):
            return Message("step-phase", phase=phase(number))
        case s.Research():
            return Message("step-phase", phase=phase(s.RESEARCH))
        case _:
            return Message(f"step-{frame.__struct_config__.tag}")


def co_op_result(p: Position) -> Message | None:
    """Return how the game ended or what remains to do, or None for a competitive game."""
    state = p.state
    outcome = standing(state)
    if outcome.won is None:
        return None
    ended = ("won" if outcome.won else "lost") if state.over else "open"
    return Message(
        f"verdict-{ended}",
        mode=state.mode,
        round=state.round,
        last=LAST_ROUNDS[state.mode],
        lacking=Items(_lacking(state)),
        together=sum(score.total for score in outcome.scores),
        goal=COOP_GOAL,
    )


def _lacking(state: s.State) -> Iterator[Message]:
    """Yield the parameters that are not complete, each with where it is and has to be."""
    for key, end in ENDS.items():
        if state.step(key) < end:
            now, goal = reading(key, state.step(key)), reading(key, end)
            yield Message(f"lacking-{key}", now=now, goal=goal)


NOTHING_TO_DECIDE = Message("nothing-to-decide")


def prompt(position: Position, seat: int) -> Message:
    """Return a seat's decision, or its choice if it has already decided, as far as visible."""
    if seat != position.seat:
        position = Position(position.seen, position.speaker, position.players, seat)
    return _decided(position) if position.done(seat) else _open(position)


def _names(keys: Iterable[str]) -> Items:
    return Items(map(Name, keys))


def _decided(position: Position) -> Message:
    """Return the reader's choice, and whether it can still be changed."""
    seat = position.seat
    match position.frame:
        case s.Mulligan(thrown):
            return Message("decided-mulligan", cards=cards(len(thrown[seat])))
        case s.Founding(_, picks):
            return Message("decided-founding", corporation=Name(picks[seat]))
        case s.Planning(picks, dummy):
            solo = Items([phase(dummy)] if dummy else [])
            return Message("decided-planning", phase=phase(picks[seat]), dummy=solo)
        case s.Research(_, _, kept) if kept[seat]:
            return Message("decided-research", chosen=_names(kept[seat]))
        case s.Limit(marked) if marked[seat]:
            return Message("decided-limit", chosen=_names(marked[seat]))
        case s.Phase():
            return Message("decided-phase")
        case s.Cubes(taken):
            return Message("decided-cubes", cube=coop_cube(taken[seat]))
        case _:
            return NOTHING_TO_DECIDE


def _open(position: Position) -> Message:
    """Return what the reader has to decide now."""
    seat = position.seat
    match position.frame:
        case s.Mulligan(thrown):
            # The corporations that are dealt are named as well (2.5).
            dealt, marked = _names(position.dealt()), len(thrown[seat])
            return Message("prompt-mulligan", dealt=dealt, n=marked)
        case s.Founding():
            return Message("prompt-founding")
        case s.Planning(picks):
            return Message("prompt-planning-dummy" if picks[seat] else "prompt-planning")
        case s.Cubes():
            return Message("prompt-cubes")
        case s.Swap(_, offered):
            return Message("prompt-swap", offered=some(offered if offered in CARDS else ""))
        case s.Phase(number) as running:
            part = position.part
            return _part(position, part) if part else _phase(position, number, running.lanes[seat])
        case s.Research(_, keep, kept):
            chosen = _names(kept[seat])
            return Message("prompt-research", cards=cards(keep[seat]), chosen=chosen)
        case s.Limit(marked):
            return Message(
                "prompt-limit",
                n=max(len(position.player.hand) - derive.HAND_LIMIT, 0),
                limit=derive.HAND_LIMIT,
                worth=stock("mc", derive.sale_worth(position.player)),
                chosen=_names(marked[seat]),
            )
        case s.Bump(steps):
            return Message("prompt-bump", n=steps)
        case _:
            return NOTHING_TO_DECIDE


def _phase(position: Position, number: int, lane: s.Lane) -> Message:
    if number == s.DEVELOPMENT:
        return Message("prompt-green") if lane.slots else Message("prompt-free", free=lane.free)
    bonus = yes(bool(lane.bonus))
    if number == s.CONSTRUCTION:
        if not lane.slots:
            return Message("prompt-bonus")
        return Message("prompt-others", n=lane.slots, bonus=bonus)
    acting = any(CARDS[card].action for card in position.player.played)
    bonus = yes(acting and bool(lane.bonus))
    return Message("prompt-actions", cards=yes(acting), bonus=bonus, forced=_forced(position))


def _forced(position: Position) -> Items:
    """Return the heat and plants that being done would convert now (8.5)."""
    player, state = position.player, position.state
    plants = derive.forest_plants(player)
    steps = min(player.heat // derive.HEAT_STEP, TEMPERATURE_STEPS - state.temperature)
    forests = min(player.plant // plants, OXYGEN_STEPS - state.oxygen)
    return stocks(heat=steps * derive.HEAT_STEP, plant=forests * plants)


def _part(position: Position, part: s.AnyPart) -> Message:
    match part:
        case s.Branch(card):
            return Message("prompt-branch", card=Name(card))
        case s.Target(card, _, n):
            return Message("prompt-target", card=Name(card), adds=yes(n > 0))
        case s.Drop(card, left):
            gain = bills.dropping(position, part)
            given = Items([gain] if gain else [])
            return Message("prompt-drop", card=Name(card), n=left, gain=given)
        case s.Swapping(card, badge, n):
            return Message("prompt-swapping", card=Name(card), n=n, tag=tag(badge))
        case s.Pick(card, _, _, keep):
            return Message("prompt-pick", card=Name(card), cards=cards(keep))
        case s.Paying() as paying:
            return _paying(position, paying)
        case s.Offering():
            return Message("prompt-offering")
        case _:
            return NOTHING_TO_DECIDE


def _paying(position: Position, part: s.Paying) -> Message:
    """Return the price after a reduction, and its remaining shortage."""
    player, lane = position.player, position.lane
    assert lane is not None
    found = payment.bill(player, position.hand(), lane, part.card, part.reduction, "cards")
    price = found.price if isinstance(found, Bill) else position.price(part.card)
    worth = derive.sale_worth(player)
    missing = price - player.mc - len(part.sold) * worth - part.heat
    return Message(
        "prompt-paying",
        card=Name(part.card),
        price=stock("mc", price),
        missing=Items([stock("mc", missing)] if missing > 0 else []),
        each=stock("mc", worth),
        sold=_names(part.sold),
    )
