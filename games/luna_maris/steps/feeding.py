"""Option B: feeding scientists, with food or with points (section 5)."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.errors import Reason, not_available, reason, unknown
from games.core.events import Applied
from games.core.steps import Step
from games.luna_maris import events as ev
from games.luna_maris import state as s
from games.luna_maris.actions import Done, Feed, Import, Recover
from games.luna_maris.rules.board import step_off
from games.luna_maris.rules.tracks import breathe, calm, receive, score, take_waste
from games.luna_maris.state import AnyDecision, Decision
from games.luna_maris.steps.turn import ACTED

NO_REST = reason("no_rest")
PRICE = 2
"""Points for each scientist fed from Earth (5.3)."""


class SpendFood(Step[Decision[s.Turn | s.Feeding], Feed]):
    """Food cards, one by one."""

    def offers(self, at: Decision[s.Turn | s.Feeding]) -> Iterable[Feed]:
        if isinstance(at.frame, s.Turn) and at.frame.acted:
            return ()
        return [Feed(card) for card in (*at.player.food, *at.player.drawn)]

    def refusal(self, at: Decision[s.Turn | s.Feeding], action: Feed) -> Reason | None:
        p = at.player
        if isinstance(at.frame, s.Turn) and at.frame.acted:
            return ACTED
        if action.food not in at.tables.food and action.food not in p.drawn:
            return unknown(action.food)
        if action.food not in p.food and action.food not in p.drawn:
            return reason("no_food") if not p.food and not p.drawn else reason("not_own_food")
        return None if p.rest else NO_REST

    def do(self, at: Decision[s.Turn | s.Feeding], action: Feed, log: Applied) -> None:
        p, card = at.player, action.food
        if isinstance(at.frame, s.Turn):
            at.frame.acted = True
            at.state.stack.append(s.Feeding())
        p.food = [each for each in p.food if each != card]
        p.drawn = [each for each in p.drawn if each != card]
        at.state.spent = [*at.state.spent, card]
        value = at.tables.food[card].value if card in at.tables.food else 0
        log.events.append(ev.Fed(seat=p.seat, food=card, value=value))
        if not p.food and not p.drawn:
            serve(at, log)


class FeedNoMore(Step[Decision[s.Feeding], Done]):
    """The food is complete: scientists come back."""

    def do(self, at: Decision[s.Feeding], action: Done, log: Applied) -> None:
        serve(at, log)


def serve(at: AnyDecision, log: Applied) -> None:
    """Let as many scientists return as the food feeds (5.1, R10)."""
    at.state.stack.pop()
    fed = sum(at.tables.food[card].value for card in at.state.spent)
    left = min(fed, len(at.player.rest))
    recover(at, s.Recovering(left=left, surplus=fed - left), log)


def recover(at: AnyDecision, frame: s.Recovering, log: Applied) -> None:
    """Continue with returning scientists, all if there is no choice, then with food (R52)."""
    p = at.player
    if 0 < frame.left < len(p.rest):
        if frame not in at.state.stack:
            at.state.stack.append(frame)
        return
    if frame in at.state.stack:
        at.state.stack.remove(frame)
    if frame.left:
        log.events.append(ev.Recovered(seat=p.seat, scientists=tuple(p.rest)))
        p.hand, p.rest = [*p.hand, *p.rest], []
    if frame.surplus:
        take_waste(at.tables, p, frame.surplus, log)
    _eat(at, p, log)
    step_off(p, log)


def _eat(at: AnyDecision, p: s.Player, log: Applied) -> None:
    """Carry out the bonuses of the food and discard it (5.2); their order makes no difference."""
    for card in at.state.spent:
        match at.tables.food[card].bonus:
            case "energy":
                receive(at.tables, p, {"energy": 1}, log)
            case "oxygen":
                breathe(p, 1, log)
            case "stress":
                calm(p, 1, log)
            case _:
                pass
    at.state.food_discard = [*at.state.food_discard, *at.state.spent]
    at.state.spent = []


class ImportFood(Step[Decision[s.Turn], Import]):
    """Without any food card: 2 points for each scientist, the last points for one (5.3, R53)."""

    def offers(self, at: Decision[s.Turn]) -> Iterable[Import]:
        p = at.player
        if at.frame.acted or p.food or p.drawn or not p.rest:
            return ()
        return [Import(n) for n in range(1, max(1, min(len(p.rest), p.score // PRICE)) + 1)]

    def refusal(self, at: Decision[s.Turn], action: Import) -> Reason | None:
        p, n = at.player, action.scientists
        if at.frame.acted:
            return ACTED
        if p.food or p.drawn:
            return reason("has_food")
        if not p.rest:
            return NO_REST
        if not 1 <= n <= len(p.rest):
            return reason("too_many", most=len(p.rest))
        if n > 1 and n * PRICE > p.score:
            return reason("too_few_points", need=n * PRICE, have=p.score)
        return None

    def do(self, at: Decision[s.Turn], action: Import, log: Applied) -> None:
        p, n = at.player, action.scientists
        at.frame.acted = True
        vp = -score(p, "costs", -PRICE * n)
        log.events.append(ev.Imported(seat=p.seat, scientists=n, vp=vp))
        recover(at, s.Recovering(left=n), log)


class RecoverScientist(Step[Decision[s.Recovering | s.Retrieving], Recover]):
    """One scientist of the rest stack: fed, or given back by an order (8.3)."""

    def offers(self, at: Decision[s.Recovering | s.Retrieving]) -> Iterable[Recover]:
        return [Recover(each) for each in at.player.rest]

    def refusal(self, at: Decision[s.Recovering | s.Retrieving], action: Recover) -> Reason | None:
        known = at.tables.scientists
        return not_available(at.player.rest, known, "not_at_rest", scientist=action.scientist)

    def do(self, at: Decision[s.Recovering | s.Retrieving], action: Recover, log: Applied) -> None:
        p, key = at.player, action.scientist
        p.rest = [each for each in p.rest if each != key]
        p.hand = [*p.hand, key]
        log.events.append(ev.Recovered(seat=p.seat, scientists=(key,)))
        if isinstance(at.frame, s.Recovering):
            at.frame.left -= 1
            recover(at, at.frame, log)
        else:
            at.state.stack.pop()
