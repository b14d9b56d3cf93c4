"""Exploration cards, and which asteroid is turned over, placed or destroyed (12, 15)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import partial

from games.core.choose_id import ChooseId
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.steps import Step
from games.projet_ceres import events as ev
from games.projet_ceres import state as s
from games.projet_ceres.actions import Choose, Destroy, Keep, PlaceAsteroid, Survey
from games.projet_ceres.effects import Branch, Cost
from games.projet_ceres.rules import belt, offers, resolve
from games.projet_ceres.state import NOBODY, Decision
from games.projet_ceres.steps.base import FREE, NO_SUCH, PicksCell, Priced, numbers, short
from games.projet_ceres.steps.turn import explored, place, turn_over, unexplorable


class KeepsCard(ChooseId[Decision[s.Exploring], Keep]):
    """One of two exploration cards (track bonus)."""

    why, fact = "not_drawn", "card"

    def options(self, at: Decision[s.Exploring]) -> list[str]:
        return at.frame.cards

    def known(self, at: Decision[s.Exploring]) -> Container[str]:
        return at.tables.explorations

    def offers(self, at: Decision[s.Exploring]) -> Iterable[Keep]:
        return super().offers(at) if len(at.frame.cards) > 1 else ()

    def refusal(self, at: Decision[s.Exploring], action: Keep) -> Reason | None:
        return reason("kept_already") if len(at.frame.cards) < 2 else super().refusal(at, action)

    def do(self, at: Decision[s.Exploring], action: Keep, log: Applied) -> None:
        other = [card for card in at.frame.cards if card != action.card]
        at.state.explored = sorted([*at.state.explored, *other])
        at.frame.cards = [action.card]
        log.events.append(ev.ExplorationKept(seat=at.seat, card=action.card))


class ChoosesExploration(Priced[Decision[s.Exploring], Choose]):
    """Exactly one choice of the card, which can be paid (15.2); without any, none (OP-29)."""

    def plain(self, at: Decision[s.Exploring]) -> Iterator[Choose]:
        if len(at.frame.cards) == 1:
            yield from map(Choose, numbers(self._choices(at)))
            if not self._payable(at):
                yield Choose(0)

    def missing(self, at: Decision[s.Exploring], action: Choose) -> Reason | None:
        if len(at.frame.cards) > 1:
            return reason("keep_first")
        if action.choice == 0:
            return reason("choice_payable") if self._payable(at) else None
        return None if action.choice in numbers(self._choices(at)) else NO_SUCH

    def price(self, at: Decision[s.Exploring], action: Choose) -> Cost:
        return self._choices(at)[action.choice - 1].cost if action.choice else FREE

    def carry_out(self, at: Decision[s.Exploring], action: Choose, log: Applied) -> None:
        [card] = at.frame.cards
        at.player.lane.remove(at.frame)
        at.state.explored = sorted([*at.state.explored, card])
        log.events.append(ev.ExplorationChosen(seat=at.seat, card=card, choice=action.choice))
        if action.choice:
            choices = at.tables.explorations[card].choices
            resolve.begin(at.tables, at.state, at.seat, choices[action.choice - 1].do, card)

    def default(self, at: Decision[s.Exploring]) -> Choose | None:
        free = [n for n, each in enumerate(self._choices(at), 1) if each.cost == FREE]
        return Choose(free[0]) if free and len(at.frame.cards) == 1 else None

    def _choices(self, at: Decision[s.Exploring]) -> tuple[Branch, ...]:
        return at.tables.explorations[at.frame.cards[0]].choices

    def _payable(self, at: Decision[s.Exploring]) -> bool:
        return any(short(at, each.cost) is None for each in self._choices(at))


class SurveysAsteroid(Step[Decision[s.Surveying], Survey]):
    """An asteroid turned over by an effect (12.4)."""

    def offers(self, at: Decision[s.Surveying]) -> Iterable[Survey]:
        return [Survey(cell) for cell in belt.unexplored(at.state, at.seat)]

    def refusal(self, at: Decision[s.Surveying], action: Survey) -> Reason | None:
        return unexplorable(at, action.cell)

    def do(self, at: Decision[s.Surveying], action: Survey, log: Applied) -> None:
        at.player.lane.remove(at.frame)
        turn_over(at, action.cell, log, card=at.frame.card)
        if at.frame.card:
            explored(at, log)


class PlacesAsteroid(Step[Decision[s.Placing], PlaceAsteroid]):
    """The next asteroid, face down (12.3)."""

    def offers(self, at: Decision[s.Placing]) -> Iterable[PlaceAsteroid]:
        return [PlaceAsteroid(cell) for cell in belt.placeable(at.state, at.seat)]

    def refusal(self, at: Decision[s.Placing], action: PlaceAsteroid) -> Reason | None:
        if action.cell not in belt.open_cells(at.state):
            return reason("not_empty", cell=action.cell)
        if belt.fits(at.state, at.seat, action.cell):
            return None
        near = belt.next_to_own(at.state, at.seat, action.cell)
        return reason("too_few_neighbours" if near else "none_of_yours", cell=action.cell)

    def do(self, at: Decision[s.Placing], action: PlaceAsteroid, log: Applied) -> None:
        at.player.lane.remove(at.frame)
        place(at, action.cell, log)

    def default(self, at: Decision[s.Placing]) -> PlaceAsteroid:
        """Return the first legal cell, ring by ring from Ceres (22.16)."""
        return PlaceAsteroid(belt.placeable(at.state, at.seat)[0])


class DestroysAsteroid(PicksCell[Decision[s.Destroying], Destroy]):
    """An asteroid that leaves the game (12.7)."""

    why = "not_to_destroy"

    def options(self, at: Decision[s.Destroying]) -> list[str]:
        return offers.destructible(at.state, at.seat, at.frame.scope)

    def do(self, at: Decision[s.Destroying], action: Destroy, log: Applied) -> None:
        state = at.state
        at.player.lane.remove(at.frame)
        there = state.belt.pop(action.cell)
        if there.seat != NOBODY:
            state.players[there.seat].docked += there.ships
        shown = there.id if there.up else ""
        laid = there.cards or ()
        given = [(p, card) for p in state.players for card in laid if card in p.owned]
        for p, card in given:
            p.discard = sorted([*p.discard, card])
        cards = tuple(card for _, card in given)
        lost = tuple(card for card in laid if card not in cards)
        # In a mask the id can be hidden: then the tile counts as unseen.
        state.gone = sorted([*state.gone, *([] if there.home else [there.id]), *lost])
        log.revealed = True
        told = partial(ev.AsteroidDestroyed, seat=at.seat, cell=action.cell, asteroid=shown)
        log.events.append(told(cards=cards, lost=lost))
