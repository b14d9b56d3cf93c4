"""Questions to others: mission calls, with pledges that can be taken back (14, 22.6), reactions.

Players who react to an event (22.7) do so in secret until all have answered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from games.core.actions import EndTurn, kind
from games.core.errors import NOT_NOW, NOT_YOURS, Reason, reason
from games.core.events import Applied
from games.core.steps import ANYTIME, Step
from games.core.windows import SealedStep
from games.projet_ceres import events as ev
from games.projet_ceres.actions import Attempt, CancelCall, NameWinner, Pledge, React, Reopen
from games.projet_ceres.content.types import Resolution
from games.projet_ceres.effects import Branch, Cost, Shared
from games.projet_ceres.rules import asides, asking, goods, missions, points, resolve, triggers
from games.projet_ceres.rules.sums import Due, paying
from games.projet_ceres.state import Attempting, Call, Decision, Goods, Pledged, Reacting, Turn
from games.projet_ceres.steps.base import FREE, NO_SUCH, SETTLING, Priced, distinct, short, twin
from games.projet_ceres.steps.turn import spent

BY_BOX = reason("mission_by_box")
Attempter = Decision[Turn | Attempting | None]


class Attempts(Priced[Attempter, Attempt]):
    """A resolution of the active mission: solo ones are paid at once, others open a call.

    By option it is an action of Phase 2, or possible at any time and no action (OP-02).
    """

    frames = (Turn, Attempting, ANYTIME)

    def plain(self, at: Attempter) -> Iterable[Attempt]:
        offered = at.frame is not None or self._freely(at)
        card = missions.attemptable(at.tables, at.state) if offered else None
        return [Attempt(each.id) for each in card.resolutions] if card is not None else ()

    def _freely(self, at: Attempter) -> bool:
        """Return whether an attempt at any time is offered; a turn or a box asks for its own."""
        if at.state.options["missions"] != "free":
            return False
        return not any(
            isinstance(f, Turn | Attempting) for f in asking.open_frames(at.state, at.seat)
        )

    def candidates(self, at: Attempter) -> Iterable[Attempt]:
        return () if self._untimely(at) is not None else super().candidates(at)

    def missing(self, at: Attempter, action: Attempt) -> Reason | None:
        if (why := self._untimely(at)) is not None:
            return why
        card = missions.attemptable(at.tables, at.state)
        if card is None:
            return reason("no_mission")
        if all(each.id != action.resolution for each in card.resolutions):
            return NO_SUCH
        busy = asides.settling(at.tables, at.state, at.seat, apart=Attempting)
        return SETTLING if busy else None

    def _untimely(self, at: Attempter) -> Reason | None:
        """Return why no attempt at all can be made now (14.4, OP-02)."""
        way = at.state.options["missions"]
        if isinstance(at.frame, Attempting):
            return None
        if way == "free":
            return reason("failed_attempt") if at.player.failed else None
        if way == "phase2_and_box" and isinstance(at.frame, Turn):
            return spent(at.frame, kind(Attempt))
        return NOT_NOW if way == "phase2_and_box" else BY_BOX

    def price(self, at: Attempter, action: Attempt) -> Cost:
        found = self._found(at, action)
        return missions.cost(found.cost, len(at.state.players)) if found.solo else FREE

    def carry_out(self, at: Attempter, action: Attempt, log: Applied) -> None:
        state, mission, key = at.state, at.state.missions[0], action.resolution
        free = state.options["missions"] == "free" and not isinstance(at.frame, Attempting)
        if isinstance(at.frame, Attempting):
            at.player.lane.remove(at.frame)
        elif isinstance(at.frame, Turn) and not free:
            at.frame.acted = [*at.frame.acted, kind(action)]
        log.events.append(ev.CallBegun(seat=at.seat, mission=mission, resolution=key))
        triggers.occurs(at.tables, state, at.seat, "attempted", log)
        pledges = [Pledged() for _ in state.players]
        call = Call(state.opened + 1, at.seat, mission, key, pledges, at.seat, free=free)
        if self._found(at, action).solo:
            missions.succeed(at.tables, state, call, [at.seat], log)
        else:
            state.opened += 1
            state.stack.append(call)

    def _found(self, at: Attempter, action: Attempt) -> Resolution:
        return at.tables.resolutions[at.state.missions[0], action.resolution]


def pledged(mine: Pledged) -> dict[str, int]:
    """Return how much of each thing is set aside."""
    cards = dict.fromkeys(mine.cards or (), 1)
    return cards | goods.totals(mine.goods) | {missions.INFLUENCE: mine.influence}


def barred(at: Decision[Call]) -> Reason | None:
    """Return why a seat gives nothing now: it is not its turn to, or it has answered."""
    call = at.frame
    if call.opened == (at.seat == call.seat):
        return reason("own_call") if call.opened else NOT_YOURS
    return reason("answered_already") if call.pledges[at.seat].done else None


def _ceilings(at: Decision[Call]) -> dict[str, int]:
    return missions.ceilings(at.tables, at.state, at.frame, at.seat)


class Pledges(Step[Decision[Call], Pledge], optional=True):
    """So much of something for a mission, set aside at once; another pledge replaces it."""

    def offers(self, at: Decision[Call]) -> Iterable[Pledge]:
        if barred(at) is not None:
            return ()
        mine, hand = pledged(at.frame.pledges[at.seat]), at.player.hand
        items = at.once(_ceilings)
        if not items.keys().isdisjoint(hand):
            copies = {*hand}.difference(distinct(at.tables, hand))
            items = {item: most for item, most in items.items() if item not in copies}
        found: list[Pledge] = []
        for item, most in items.items():
            has = mine.get(item, 0)
            found += [Pledge(item, n) for n in range(most + 1) if n != has]
        return found

    def listed(self, at: Decision[Call], action: Pledge) -> Pledge:
        if action.item not in at.player.hand:
            return action
        return replace(action, item=twin(at.tables, at.player.hand, action.item))

    def refusal(self, at: Decision[Call], action: Pledge) -> Reason | None:
        if (why := barred(at)) is not None:
            return why
        most = at.once(_ceilings).get(action.item, -1)
        if most < 0 or action.n < 0:
            return NO_SUCH
        if action.n == pledged(at.frame.pledges[at.seat]).get(action.item, 0):
            return reason("pledged_already")
        return None if action.n <= most else reason("pledge_most", item=action.item, n=most)

    def do(self, at: Decision[Call], action: Pledge, log: Applied) -> None:
        mine, state = at.frame.pledges[at.seat], at.state
        told = ev.PledgeMade(seat=at.seat, item=action.item, n=action.n)
        if action.item in at.tables.cards:
            cards = [card for card in mine.cards or () if card != action.item]
            hand = [card for card in at.player.hand if card != action.item]
            at.player.hand = hand if action.n else sorted([*hand, action.item])
            mine.cards = ([*cards, action.item] if action.n else cards) or UNSET
            # Nobody else learns which card it is.
            told = ev.PledgeMade(seat=at.seat, item="cards", n=len(mine.cards or ()))
        elif action.item == missions.INFLUENCE:
            at.player.influence += mine.influence - action.n
            mine.influence = action.n
        else:
            key = action.item
            # Only the difference is moved: payable goods can depend on the places of others.
            more = action.n - goods.totals(mine.goods).get(key, 0)
            for place, _ in paying(mine.goods, Due({key: max(0, -more)})):
                goods.put(state, at.seat, place, {key: 1})
                mine.goods = {**mine.goods, place: goods.take(mine.goods[place], {key: 1})}
            for place, _ in goods.sources(at.tables, state, at.seat, Cost(**{key: max(0, more)})):
                goods.remove(state, at.seat, place, {key: 1})
                there: Goods = mine.goods.get(place, {})
                mine.goods = {**mine.goods, place: goods.add(there, {key: 1})}
            mine.goods = {place: found for place, found in mine.goods.items() if found}
        log.events.append(told)


class NamesWinner(Step[Decision[Call], NameWinner], optional=True):
    """The choice of the contributor who takes the cards that are won (14.7, OP-46)."""

    def offers(self, at: Decision[Call]) -> Iterable[NameWinner]:
        others = [p.seat for p in at.state.players if p.seat != at.frame.winner]
        return map(NameWinner, others if at.seat == at.frame.seat else ())

    def refusal(self, at: Decision[Call], action: NameWinner) -> Reason | None:
        if at.seat != at.frame.seat:
            return NOT_YOURS
        if not 0 <= action.seat < len(at.state.players) or action.seat == at.frame.winner:
            return NO_SUCH
        if at.frame.opened and action.seat not in missions.contributors(at.frame):
            return reason("no_contributor", seat=action.seat)
        return None

    def do(self, at: Decision[Call], action: NameWinner, log: Applied) -> None:
        at.frame.winner = action.seat
        log.events.append(ev.WinnerNamed(seat=at.seat, winner=action.seat))


class AnswersCall(Step[Decision[Call], EndTurn]):
    """The initiator has given and opens the call; the others have answered, perhaps with nothing.

    Once an open call needs nothing more, its initiator can close it without waiting for answers.
    """

    def refusal(self, at: Decision[Call], action: EndTurn) -> Reason | None:
        closes = at.frame.opened and at.seat == at.frame.seat
        return None if closes and missions.covered(at.tables, at.state, at.frame) else barred(at)

    def do(self, at: Decision[Call], action: EndTurn, log: Applied) -> None:
        call = at.frame
        if at.seat != call.seat:
            call.pledges[at.seat].done = True
            given = at.seat in missions.contributors(call)
            log.events.append(ev.CallAnswered(seat=at.seat, given=given))
            return
        call.opened = log.publish = True
        left = missions.missing(at.tables, at.state, call)
        if left == Shared():
            missions.close(at.tables, at.state, call, log, paid=True)
            return
        found = goods.due(left).of | ({"cards": left.cards} if left.cards else {})
        told = ev.CallOpened(seat=at.seat, goods=found, any=left.any, influence=left.influence)
        log.events.append(told)


class TakesBack(Step[Decision[Call], Reopen], optional=True):
    """A pledge, or that one gave nothing, is taken back; its author is asked again."""

    def candidates(self, at: Decision[Call]) -> Iterable[Reopen]:
        return self.offers(at) if at.frame.pledges[at.seat].done else ()

    def refusal(self, at: Decision[Call], action: Reopen) -> Reason | None:
        return None if at.frame.pledges[at.seat].done else reason("not_answered")

    def do(self, at: Decision[Call], action: Reopen, log: Applied) -> None:
        mine = at.frame.pledges[at.seat]
        mine.done = False
        missions.give_back(at.state, at.seat, mine)
        log.events.append(ev.Reopened(seat=at.seat))


class CancelsCall(Step[Decision[Call], CancelCall], optional=True):
    """The initiator ends an open call; this is not its answer to a question (22.6)."""

    def candidates(self, at: Decision[Call]) -> Iterable[CancelCall]:
        return self.offers(at) if at.frame.opened and at.seat == at.frame.seat else ()

    def refusal(self, at: Decision[Call], action: CancelCall) -> Reason | None:
        if at.seat != at.frame.seat:
            return reason("not_own_call")
        return None if at.frame.opened else reason("call_not_open")

    def do(self, at: Decision[Call], action: CancelCall, log: Applied) -> None:
        missions.close(at.tables, at.state, at.frame, log, paid=False)


# Reactions


NONE = "none"
"""The answer that one does not react."""


class ReactsToEvent(SealedStep[Decision[Reacting], React]):
    """A building or hand card for this window, or nothing; clockwise from the event's player."""

    def choices(self, at: Decision[Reacting]) -> Iterable[React]:
        yield React(NONE)
        for card in self._fitting(at):
            yield React(card)

    def cannot_choose(self, at: Decision[Reacting], action: React) -> Reason | None:
        if action.card == NONE:
            return None
        if action.card not in self._fitting(at):
            return reason("not_in_hand", card=action.card)
        return short(at, self._branch(at, action.card).cost)

    def order(self, at: Decision[Reacting]) -> Sequence[int]:
        return asking.clockwise(at.state, at.frame.seat)

    def sealed(self, at: Decision[Reacting], action: React) -> ev.ReactionSealed:
        return ev.ReactionSealed(seats=(at.seat,), seat=at.seat, card=action.card)

    def apply(self, at: Decision[Reacting], action: React, log: Applied) -> None:
        log.events.append(ev.Reacted(seat=at.seat, card=action.card))
        if action.card == NONE:
            return
        branch = self._branch(at, action.card)
        goods.pay(at.tables, at.state, at.seat, branch.cost, log)
        if action.card in at.player.hand:
            points.drop(at.player, action.card)
        else:
            triggers.use(at.state, at.seat, action.card)
        resolve.bestow(at.tables, at.state, at.seat, branch.do, action.card, log)

    def _fitting(self, at: Decision[Reacting]) -> list[str]:
        cards = at.tables.cards
        held = [card for card in at.player.hand if card in cards]
        hand = [card for card in held if cards[card].reacts == at.frame.event]
        return [*hand, *triggers.reactions(at.tables, at.state, at.seat, at.frame.event)]

    def _branch(self, at: Decision[Reacting], card: str) -> Branch:
        return triggers.ways_of_card(at.tables, card, held=card in at.player.hand)[0]
