"""Phase 3: agents on boxes and what the boxes do (4.3, section 6)."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.errors import Reason, not_available, reason
from games.core.events import Applied
from games.core.steps import Step
from games.projet_ceres import events as ev
from games.projet_ceres import flow
from games.projet_ceres import state as s
from games.projet_ceres.actions import AddCard, BuyCard, PlaceAgent, RevealCard, Support, Take
from games.projet_ceres.content.types import Box
from games.projet_ceres.effects import Cost
from games.projet_ceres.rules import belt, derive, missions, offers, points, resolve, triggers
from games.projet_ceres.state import AnyDecision, Decision
from games.projet_ceres.steps.base import NO_SUCH, PicksCard, PicksHand, Priced, changed, unsettled

Here = Decision[s.Agents]
SUPPORTS = {2: 1}
MOST_SUPPORTS = 2


def supports(seats: int) -> int:
    """Return how many projects are supported in a round by all together (6.5, OP-13)."""
    return SUPPORTS.get(seats, MOST_SUPPORTS)


def _placed(at: Here) -> bool:
    """Return whether the turn has placed its one agent already."""
    return at.frame.placed > 0 and at.state.options["agents"] != "batch"


class PlacesAgent(Step[Here, PlaceAgent]):
    """An agent from reception on an available box (4.3.3, 4.3.4)."""

    def offers(self, at: Here) -> Iterable[PlaceAgent]:
        return [PlaceAgent(box) for box in offers.open_boxes(at.tables, at.state)]

    def candidates(self, at: Here) -> Iterable[PlaceAgent]:
        return () if _placed(at) else self.offers(at)

    def refusal(self, at: Here, action: PlaceAgent) -> Reason | None:
        t, state, box = at.tables, at.state, action.box
        if _placed(at):
            return reason("agent_placed")
        if not at.player.reception:
            return reason("no_agents")
        why = not_available(offers.open_boxes(t, state), t.boxes, "box_not_open", box=box)
        if why is not None:
            return why
        card = derive.mission(t, state)
        if card is not None and box in card.closed:
            return reason("box_closed", box=box, mission=card.id)
        room = offers.spaces(t, state, box)
        if room and offers.occupied(state, box) >= room:
            return reason("box_full", box=box)
        return self._pointless(at, t.boxes[box])

    def _pointless(self, at: Here, box: Box) -> Reason | None:
        """Return why a box cannot be used at all (6.5, 6.14), or not now (22.12)."""
        if box.does == "telescope":
            return unsettled(at)
        if box.does == "support":
            if at.state.supports >= supports(len(at.state.players)):
                return reason("supports_spent", n=supports(len(at.state.players)))
            if not offers.payable(at.tables, at.state, at.seat):
                return reason("no_project_payable")
        if box.does == "mission" and missions.attemptable(at.tables, at.state) is None:
            return reason("no_mission")
        return None

    def do(self, at: Here, action: PlaceAgent, log: Applied) -> None:
        box = at.tables.boxes[action.box]
        at.player.boxes = [*at.player.boxes, action.box]
        at.frame.placed += 1
        log.events.append(ev.AgentPlaced(seat=at.seat, box=action.box))
        enter(at, box, log)
        triggers.occurs(at.tables, at.state, at.seat, "placed", log)


def enter(at: Here, box: Box, log: Applied) -> None:
    """Get the effect of a box at once (section 6)."""
    state, p = at.state, at.player
    match box.does:
        case "invest" | "guild":
            influence = box.n + changed(at, "invest")
            if state.options["influence"] == "round_pool":
                p.influence += influence
                influence = 0
            p.lane.append(s.Investing(box.id, influence, box.guild))
        case "supply":
            p.lane.append(s.Gaining({}, box.n))
        case "gain" if box.of != "any":
            resolve.gain(state, at.seat, {box.of: box.n}, 0, log)
        case "telescope" if belt.can_place(state, at.seat):
            p.lane.append(s.Placing())
        case "mission":
            p.lane.append(s.Attempting())
        case "support":
            p.lane.append(s.Supporting())
        case "library" | "dump":
            if n := offers.takeable(at.tables, state, at.seat, box.id):
                if at.tables.components.setup > 5:
                    p.lane.append(s.Counting(box.id, n))
                else:  # older tables are replayed as they were
                    take(at, box, n, log)
        case "trade" if offers.sales(state, at.seat, 2):
            p.lane.append(s.Trading(2, 1, 2))
        case _:
            pass  # Mercenaries and Embassy work as long as the agent stands there.


def take(at: AnyDecision, box: Box, n: int, log: Applied) -> None:
    """Draw n cards in Library, or put n under the deck in Dump."""
    if not n:
        log.events.append(ev.Declined(seat=at.seat, what=box.id))
    elif box.does == "library":
        points.draw(at.player, n, log)
    else:
        points.bury(at.player, n, log)


class TakesCards(Step[Decision[s.Counting], Take]):
    """How many cards Library or Dump takes: up to two, also none (6.9, 6.10, OP-84)."""

    def offers(self, at: Decision[s.Counting]) -> Iterable[Take]:
        return [Take(n) for n in range(self._most(at), -1, -1)]

    def refusal(self, at: Decision[s.Counting], action: Take) -> Reason | None:
        return None if 0 <= action.n <= self._most(at) else NO_SUCH

    def do(self, at: Decision[s.Counting], action: Take, log: Applied) -> None:
        at.player.lane.remove(at.frame)
        take(at, at.tables.boxes[at.frame.box], action.n, log)

    def default(self, at: Decision[s.Counting]) -> Take:
        return Take(self._most(at))

    def _most(self, at: Decision[s.Counting]) -> int:
        return min(at.frame.most, offers.takeable(at.tables, at.state, at.seat, at.frame.box))


class RevealsCard(PicksHand[Decision[s.Investing], RevealCard], optional=True):
    """A card of the hand, for its influence in this box alone (6.1, 8.8)."""

    def do(self, at: Decision[s.Investing], action: RevealCard, log: Applied) -> None:
        influence = at.tables.cards[action.card].influence
        points.drop(at.player, action.card)
        if at.state.options["influence"] == "round_pool":
            at.player.influence += influence
        else:
            at.frame.influence += influence
        log.events.append(ev.CardRevealed(seat=at.seat, card=action.card, influence=influence))


class BuysCard(PicksCard[Decision[s.Investing | s.Buying], BuyCard]):
    """An investment card of the queue, or of a guild from the common discard (6.1, 6.6)."""

    why = "not_for_sale"

    def options(self, at: Decision[s.Investing | s.Buying]) -> list[str]:
        frame, cards = at.frame, at.tables.cards
        if isinstance(frame, s.Investing) and frame.guild:
            return [card for card in at.state.common if cards[card].family == frame.guild]
        return offers.purchasable(at.state, getattr(frame, "source", "queue"))

    def cannot_choose(self, at: Decision[s.Investing | s.Buying], action: BuyCard) -> Reason | None:
        held = at.player.influence + self._raised(at)
        price = self._price(at, action.card)
        return None if price <= held else reason("influence_short", price=price, have=held)

    def cost(self, at: Decision[s.Investing | s.Buying], action: BuyCard) -> int:
        return self._price(at, action.card)

    def do(self, at: Decision[s.Investing | s.Buying], action: BuyCard, log: Applied) -> None:
        state, p, card = at.state, at.player, action.card
        price, raised = self._price(at, card), self._raised(at)
        p.lane.remove(at.frame)
        if raised > price:
            log.events.append(ev.InfluenceLost(seat=at.seat, n=raised - price))
        p.influence -= max(0, price - raised)
        state.queue = ["" if each == card else each for each in state.queue]
        state.common = [each for each in state.common if each != card]
        p.owned = sorted([*p.owned, card])
        p.discard = sorted([*p.discard, card])  # OP-48
        log.events.append(ev.CardBought(seat=at.seat, card=card, cost=price))
        resolve.later(at.tables, state, at.seat, at.tables.cards[card].bought, card)
        triggers.occurs(at.tables, state, at.seat, "invested", log)

    def _price(self, at: Decision[s.Investing | s.Buying], card: str) -> int:
        less = at.frame.discount if isinstance(at.frame, s.Buying) else 0
        return max(0, at.tables.cards[card].cost - less)

    def _raised(self, at: Decision[s.Investing | s.Buying]) -> int:
        return at.frame.influence if isinstance(at.frame, s.Investing) else 0


class SupportsProject(Priced[Decision[s.Supporting], Support]):
    """A project of the queue, or the top one of the pile, for its price (6.5, 18.2)."""

    def plain(self, at: Decision[s.Supporting]) -> Iterable[Support]:
        return [Support(each) for each in offers.supportable(at.state)]

    def missing(self, at: Decision[s.Supporting], action: Support) -> Reason | None:
        there = offers.supportable(at.state)
        return not_available(there, at.tables.projects, "no_such_project", project=action.project)

    def price(self, at: Decision[s.Supporting], action: Support) -> Cost:
        return offers.price(at.tables, at.state, at.seat, action.project)

    def default(self, at: Decision[s.Supporting]) -> Support:
        """Return the cheapest project that can be paid for."""
        return Support(offers.payable(at.tables, at.state, at.seat)[0])

    def carry_out(self, at: Decision[s.Supporting], action: Support, log: Applied) -> None:
        at.player.lane.remove(at.frame)
        at.state.supports += 1
        if action.project in at.state.pile:
            log.revealed = True  # the next one comes to light (18.5)
        log.events.append(ev.Supported(seat=at.seat, project=action.project))
        flow.finish(at.state, action.project, log)
        points.score(at.tables, at.state, at.seat, "dev", 1, log)
        triggers.occurs(at.tables, at.state, at.seat, "supported", log)
        triggers.rivals(at.tables, at.state, at.seat, "rival_supported", log)
        near = [p.seat for p in at.state.players if p.seat != at.seat]
        project = action.project
        triggers.open_window(at.tables, at.state, "support_near", at.seat, project, near, log)


class AddsCard(PicksCard[Decision[s.Scouting], AddCard]):
    """One of the cards looked at joins the queue, the others go under the pile."""

    why = "not_looked_at"

    def options(self, at: Decision[s.Scouting]) -> list[str]:
        return at.frame.cards

    def do(self, at: Decision[s.Scouting], action: AddCard, log: Applied) -> None:
        state = at.state
        at.player.lane.remove(at.frame)
        rest = [card for card in at.frame.cards if card != action.card]
        state.investment = [*rest, *state.investment]
        gap = state.queue.index("") if "" in state.queue else len(state.queue)
        state.queue = [*state.queue[:gap], action.card, *state.queue[gap + 1 :]]
        log.revealed = True
        log.events.append(ev.CardAdded(seat=at.seat, card=action.card))
