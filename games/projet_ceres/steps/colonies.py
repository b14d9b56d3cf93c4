"""Phase 4: building, maintaining colonies, being done (4.4, section 7)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from games.core.actions import EndTurn
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.steps import Step
from games.projet_ceres import events as ev
from games.projet_ceres.actions import Build, Maintain, Reopen
from games.projet_ceres.effects import Cost
from games.projet_ceres.rules import points, triggers
from games.projet_ceres.state import Colonies, Decision
from games.projet_ceres.steps.base import Priced, changed, distinct, twin, unheld

Here = Decision[Colonies]
PACKAGES = {3: 1, 5: 2, 7: 3}
"""Colonisation points by the resources paid (7.2)."""
DONE = reason("done_already")


class BuildsCard(Priced[Here, Build]):
    """A card from hand under the board, for its rock: 1 COL (7.1)."""

    def plain(self, at: Here) -> Iterable[Build]:
        cards = [] if at.frame.done[at.seat] else distinct(at.tables, at.player.hand)
        return [Build(card) for card in cards]

    def listed(self, at: Here, action: Build) -> Build:
        return replace(action, card=twin(at.tables, at.player.hand, action.card))

    def missing(self, at: Here, action: Build) -> Reason | None:
        if at.frame.done[at.seat]:
            return DONE
        if (why := unheld(at, action.card)) is not None:
            return why
        rock = at.tables.cards[action.card].rock
        return None if rock else reason("not_buildable", card=action.card)

    def price(self, at: Here, action: Build) -> Cost:
        return Cost(rock=max(0, at.tables.cards[action.card].rock + changed(at, "build_rock")))

    def carry_out(self, at: Here, action: Build, log: Applied) -> None:
        p = at.player
        p.hand = [card for card in p.hand if card != action.card]
        p.buildings = [*p.buildings, action.card]
        p.reserve += at.tables.changing["reserve"][action.card]
        log.publish = True
        log.events.append(ev.Built(seat=at.seat, card=action.card))
        points.score(at.tables, at.state, at.seat, "col", 1, log)
        triggers.occurs(at.tables, at.state, at.seat, "built", log)


class MaintainsColonies(Priced[Here, Maintain]):
    """Resources of any kind for points, any number of times (7.2)."""

    def plain(self, at: Here) -> Iterable[Maintain]:
        return () if at.frame.done[at.seat] else [Maintain(n) for n in PACKAGES]

    def missing(self, at: Here, action: Maintain) -> Reason | None:
        if at.frame.done[at.seat]:
            return DONE
        return None if action.n in PACKAGES else reason("no_such_package")

    def price(self, at: Here, action: Maintain) -> Cost:
        less = changed(at, "maintenance") if action.n == max(PACKAGES) else 0
        return Cost(any=max(1, action.n + less))

    def carry_out(self, at: Here, action: Maintain, log: Applied) -> None:
        log.publish = True
        log.events.append(ev.Maintained(seat=at.seat, n=action.n))
        points.score(at.tables, at.state, at.seat, "col", PACKAGES[action.n], log)
        triggers.occurs(at.tables, at.state, at.seat, "maintained", log)


class DoneBuilding(Step[Here, EndTurn]):
    """Being done with Phase 4, until all are (22.11)."""

    def refusal(self, at: Here, action: EndTurn) -> Reason | None:
        return DONE if at.frame.done[at.seat] else None

    def do(self, at: Here, action: EndTurn, log: Applied) -> None:
        at.frame.done = [each or seat == at.seat for seat, each in enumerate(at.frame.done)]
        log.events.append(ev.Done(seat=at.seat))


class ReopensPhase(Step[Here, Reopen], optional=True):
    """Being not done again, as long as another seat is not done (22.11)."""

    def candidates(self, at: Here) -> Iterable[Reopen]:
        return self.offers(at) if at.frame.done[at.seat] else ()

    def refusal(self, at: Here, action: Reopen) -> Reason | None:
        return None if at.frame.done[at.seat] else reason("not_done")

    def do(self, at: Here, action: Reopen, log: Applied) -> None:
        at.frame.done = [each and seat != at.seat for seat, each in enumerate(at.frame.done)]
        log.events.append(ev.Reopened(seat=at.seat))
