"""Choices before the game, seedbed food, choices of rewards (2.10, 2.11, 8.4, 8.9)."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.errors import NOT_NOW, Reason, not_available, reason, unknown
from games.core.events import Applied
from games.core.steps import Step
from games.luna_maris import events as ev
from games.luna_maris import state as s
from games.luna_maris.actions import Claim, Equip, Salvage, Start, Take
from games.luna_maris.content.types import MODULES
from games.luna_maris.state import AnyDecision, Decision
from games.luna_maris.steps.base import Here, Main


class TakeEquipment(Step[Decision[s.Equipping], Equip]):
    """One of the revealed tiles, the last player first."""

    def offers(self, at: Decision[s.Equipping]) -> Iterable[Equip]:
        return () if at.frame.chosen else [Equip(tile) for tile in at.frame.tiles]

    def refusal(self, at: Decision[s.Equipping], action: Equip) -> Reason | None:
        if at.frame.chosen:
            return NOT_NOW
        known = at.tables.equipment
        return not_available(at.frame.tiles, known, "tile_gone", equipment=action.equipment)

    def do(self, at: Decision[s.Equipping], action: Equip, log: Applied) -> None:
        at.frame.chosen = True
        at.frame.tiles = [tile for tile in at.frame.tiles if tile != action.equipment]
        at.player.equipment = action.equipment
        log.events.append(ev.EquipmentTaken(seat=at.seat, equipment=action.equipment))


class ChooseStart(Step[Decision[s.Starting], Start]):
    """One of the module icons shown; two astronauts only where it is shown twice."""

    def offers(self, at: Decision[s.Starting]) -> Iterable[Start]:
        return () if at.frame.chosen else [Start(each) for each in dict.fromkeys(at.frame.modules)]

    def refusal(self, at: Decision[s.Starting], action: Start) -> Reason | None:
        if at.frame.chosen:
            return NOT_NOW
        return not_available(at.frame.modules, MODULES, "module_taken", module=action.module)

    def do(self, at: Decision[s.Starting], action: Start, log: Applied) -> None:
        left = list(at.frame.modules)
        module = left.pop(left.index(action.module))  # pyright: ignore[reportArgumentType]
        at.frame.modules = left
        at.frame.chosen = True
        at.player.module = module
        log.events.append(ev.AstronautPlaced(seat=at.seat, module=module))


def take(at: AnyDecision, cards: Iterable[str], log: Applied) -> None:
    """Take face-up food; new cards come after the turn."""
    cards = tuple(cards)
    at.state.seedbeds = [card for card in at.state.seedbeds if card not in cards]
    at.player.food = [*at.player.food, *cards]
    log.events.append(ev.FoodTaken(seat=at.seat, food=cards))


def harvest(at: AnyDecision, n: int, log: Applied) -> None:
    """Take n cards, all at once if there are no more (R51)."""
    if (there := len(at.state.seedbeds)) <= n:
        take(at, at.state.seedbeds, log)
        if there < n:
            log.events.append(ev.Missed(seat=at.seat, what="food"))
    else:
        at.state.stack.append(s.Harvesting(left=n))


def _not_there(at: AnyDecision, card: str) -> Reason | None:
    return not_available(at.state.seedbeds, at.tables.food, "not_in_seedbeds", food=card)


class TakeOne(Main[Take], module="greenhouse"):
    """The Greenhouse: one card."""

    def options(self, at: Here) -> Iterable[Take]:
        return [Take(card) for card in at.state.seedbeds]

    def missing(self, at: Here, action: Take) -> Reason | None:
        return _not_there(at, action.food)

    def carry_out(self, at: Here, action: Take, log: Applied) -> None:
        take(at, (action.food,), log)


class TakeMore(Step[Decision[s.Harvesting | s.TurnBonus], Take]):
    """Cards of a harvest, one by one; the card for ending the work early (6.2, R54)."""

    def offers(self, at: Decision[s.Harvesting | s.TurnBonus]) -> Iterable[Take]:
        return [Take(card) for card in at.state.seedbeds]

    def refusal(self, at: Decision[s.Harvesting | s.TurnBonus], action: Take) -> Reason | None:
        return _not_there(at, action.food)

    def do(self, at: Decision[s.Harvesting | s.TurnBonus], action: Take, log: Applied) -> None:
        take(at, (action.food,), log)
        if isinstance(at.frame, s.Harvesting) and at.frame.left > 1:
            at.frame.left -= 1
        else:
            at.state.stack.pop()


class ClaimBonus(Step[Decision[s.Claiming], Claim]):
    """A research bonus that nobody has, whether it does anything or not (R59)."""

    def offers(self, at: Decision[s.Claiming]) -> Iterable[Claim]:
        return [Claim(bonus) for bonus in at.tables.bonuses]

    def refusal(self, at: Decision[s.Claiming], action: Claim) -> Reason | None:
        key = action.bonus
        if key not in at.tables.bonuses:
            return unknown(key)
        return reason("bonus_taken", bonus=key) if key in at.state.bonuses else None

    def do(self, at: Decision[s.Claiming], action: Claim, log: Applied) -> None:
        at.state.stack.pop()
        at.state.bonuses = {**at.state.bonuses, action.bonus: at.seat}
        log.events.append(ev.BonusTaken(seat=at.seat, bonus=action.bonus))
        at.state.stack.append(s.Rewards(effects=list(at.tables.bonuses[action.bonus].effects)))


class SalvageFood(Step[Decision[s.Salvaging], Salvage]):
    """A card of the food discard pile."""

    def offers(self, at: Decision[s.Salvaging]) -> Iterable[Salvage]:
        return [Salvage(card) for card in at.state.food_discard]

    def refusal(self, at: Decision[s.Salvaging], action: Salvage) -> Reason | None:
        return not_available(
            at.state.food_discard, at.tables.food, "not_discarded", food=action.food
        )

    def do(self, at: Decision[s.Salvaging], action: Salvage, log: Applied) -> None:
        state, card = at.state, action.food
        state.stack.pop()
        state.food_discard = [each for each in state.food_discard if each != card]
        at.player.food = [*at.player.food, card]
        log.events.append(ev.FoodTaken(seat=at.seat, food=(card,), discarded=True))
