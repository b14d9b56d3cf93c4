"""Actions at any time, for every player: cards, buildings, asteroids, the mission.

See 1.4, 8, 9, 22.3.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from games.core.errors import Reason, not_available, reason
from games.core.events import Applied
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres.content.types import Ability
from games.projet_ceres.effects import FREE, Branch, Cost
from games.projet_ceres.rules import belt, derive, fights, points, resolve, triggers
from games.projet_ceres.state import AnyDecision, Call, Decision, Fight, Offered
from games.projet_ceres.steps import base

Now = Decision[None]


def told(branches: tuple[Branch, ...], choice: int) -> int:
    """Return the way chosen for an event: 0 where there is only one."""
    return choice if len(branches) > 1 else 0


def lacking(
    at: AnyDecision, branches: tuple[Branch, ...], choice: int, source: str
) -> Reason | None:
    """Return why an effect does not work in a way, counted from 1: it has none, or needs more."""
    if choice not in base.numbers(branches):
        return base.NO_SUCH
    branch, guild = branches[choice - 1], resolve.guild_of(at.tables, source)
    if derive.has(at.tables, at.state, at.seat, branch, guild):
        return None
    have = derive.count(at.tables, at.state, at.seat, branch.need or "fervor", guild)
    return reason("need_short", what=branch.need, price=branch.least, have=have)


def cannot_choose(
    at: AnyDecision, branches: tuple[Branch, ...], choice: int, source: str
) -> Reason | None:
    """Return why an effect cannot be used in a way in this position, apart from its price."""
    if (why := lacking(at, branches, choice, source)) is not None:
        return why
    branch = branches[choice - 1]
    if branch.fights:
        fight = at.state.stack[-1]
        if not isinstance(fight, Fight):
            return reason("no_fight")
        if at.seat not in (fight.attacker, fight.defender):
            return reason("not_your_fight")
        if not fights.serves(fight, at.seat, branch):
            return reason("other_side")
    return None if branch.quiet else base.unsettled(at)


def out_of_turn(at: AnyDecision) -> Reason | None:
    """Return why nothing may be used now: the table plays with windows only (OP-75)."""
    state = at.state
    if state.options["offturn"] == "free" or state.phase == 4:
        return None
    bottom, top = state.stack[0], state.stack[-1]
    if getattr(bottom, "seat", None) == at.seat:
        return None
    if isinstance(top, Fight) and at.seat in (top.attacker, top.defender):
        return None
    return None if isinstance(top, Call) else reason("only_in_windows")


class PlaysCard(base.Priced[Now, act.PlayCard]):
    """A card from hand (8.2); it counts for nothing while its effect works (EX-093)."""

    def plain(self, at: Now) -> Iterator[act.PlayCard]:
        for card in base.distinct(at.tables, at.player.hand):
            yield from (act.PlayCard(card, n) for n in base.numbers(at.tables.cards[card].effect))

    def candidates(self, at: Now) -> Iterable[act.PlayCard]:
        if not at.player.hand:
            return ()
        found: list[act.PlayCard] = []
        fighting = isinstance(at.state.stack[-1], Fight)
        for card in base.distinct(at.tables, at.player.hand):
            for choice, branch in enumerate(at.tables.cards[card].effect, 1):
                if fighting or not branch.fights:
                    found.append(act.PlayCard(card, choice))
                    if branch.cost != FREE:
                        found.append(act.PlayCard(card, choice, pay=act.PICK))
        return found

    def listed(self, at: Now, action: act.PlayCard) -> act.PlayCard:
        return replace(action, card=base.twin(at.tables, at.player.hand, action.card))

    def missing(self, at: Now, action: act.PlayCard) -> Reason | None:
        if (why := base.unheld(at, action.card)) is not None:
            return why
        card = at.tables.cards[action.card]
        if card.reacts:
            return reason("only_to_react", card=card.id)
        return out_of_turn(at) or cannot_choose(at, card.effect, action.choice, card.id)

    def price(self, at: Now, action: act.PlayCard) -> Cost:
        return at.tables.cards[action.card].effect[action.choice - 1].cost

    def carry_out(self, at: Now, action: act.PlayCard, log: Applied) -> None:
        branches = at.tables.cards[action.card].effect
        points.drop(at.player, action.card)
        choice = told(branches, action.choice)
        log.events.append(ev.CardPlayed(seat=at.seat, card=action.card, choice=choice))
        do = branches[action.choice - 1].do
        resolve.begin(at.tables, at.state, at.seat, do, action.card)


class DiscardsCard(base.PicksHand[Now, act.DiscardCard]):
    """A card from hand for the influence printed on it (8.6)."""

    def cannot_choose(self, at: Now, action: act.DiscardCard) -> Reason | None:
        return out_of_turn(at)

    def do(self, at: Now, action: act.DiscardCard, log: Applied) -> None:
        influence = at.tables.cards[action.card].influence
        points.drop(at.player, action.card)
        at.player.influence += influence
        log.events.append(ev.CardDiscarded(seat=at.seat, card=action.card, influence=influence))


Use = act.UseBuilding | act.UseAsteroid | act.UseMission


def uses(source: str, asteroid: bool, ways: int) -> list[Use]:
    """Return the actions that use a building, the asteroid in a cell, or the mission."""
    choices = range(1, ways + 1)
    if source == resolve.MISSION:
        return [act.UseMission(choice) for choice in choices]
    if asteroid:
        return [act.UseAsteroid(source, choice) for choice in choices]
    return [act.UseBuilding(source, choice) for choice in choices]


@lru_cache(1024)
def either_use(source: str, asteroid: bool, ways: int) -> tuple[Use, ...]:
    """Return these actions as proposed and unit by unit; almost every decision asks for them."""
    return tuple(base.either(uses(source, asteroid, ways)))


class UsesEffect(base.Priced[Now, Use]):
    """A building's, an asteroid's or the mission's effect, once a round (9.2, 12.6, 14.8)."""

    def plain(self, at: Now) -> Iterator[Use]:
        for source, ability in triggers.usable(at.tables, at.state, at.seat):
            yield from uses(*self._found(at, source, ability))

    def candidates(self, at: Now) -> list[Use]:
        found: list[Use] = []
        for source, ability in triggers.usable(at.tables, at.state, at.seat):
            if not triggers.spent(at.state, at.seat, source, ability):
                found += either_use(*self._found(at, source, ability))
        return found

    def _found(self, at: Now, source: str, ability: Ability) -> tuple[str, bool, int]:
        ways = triggers.branches(at.tables, source, ability)
        return source, source in at.state.belt, len(ways)

    def missing(self, at: Now, action: Use) -> Reason | None:
        source = used(action)
        if isinstance(action, act.UseAsteroid) and source not in belt.own(at.state, at.seat):
            return reason("not_yours", cell=source)
        if isinstance(action, act.UseBuilding) and source not in at.player.buildings:
            return not_available(at.player.buildings, at.tables.cards, "not_built", card=source)
        ability = triggers.ability_of(at.tables, at.state, source)
        if ability is None or ability.when != "paid":
            return reason("nothing_to_use", source=source)
        if triggers.spent(at.state, at.seat, source, ability):
            return reason("used_already", source=source)
        branches = triggers.branches(at.tables, source, ability)
        return out_of_turn(at) or cannot_choose(at, branches, action.choice, source)

    def price(self, at: Now, action: Use) -> Cost:
        return triggers.ways(at.tables, at.state, used(action))[action.choice - 1].cost

    def carry_out(self, at: Now, action: Use, log: Applied) -> None:
        triggers.use(at.state, at.seat, used(action))
        work(at, used(action), action.choice, log)


def used(action: Use) -> str:
    """Return what an action uses: a building, the cell of an asteroid, the mission."""
    match action:
        case act.UseBuilding(building=source) | act.UseAsteroid(cell=source):
            return source
        case act.UseMission():
            return resolve.MISSION


def work(at: AnyDecision, source: str, choice: int, log: Applied) -> None:
    """Let an effect work in one of its ways."""
    branches = triggers.ways(at.tables, at.state, source)
    name = at.state.missions[0] if source == resolve.MISSION else triggers.named(at.state, source)
    log.events.append(ev.Used(seat=at.seat, source=name, choice=told(branches, choice)))
    resolve.begin(at.tables, at.state, at.seat, branches[choice - 1].do, source)


class AcceptsOffer(base.Priced[Decision[Offered], act.Accept]):
    """An effect that occurred, used for its price or by choice (9.4)."""

    def plain(self, at: Decision[Offered]) -> Iterable[act.Accept]:
        return [act.Accept(choice) for choice in base.numbers(self._ways(at))]

    def missing(self, at: Decision[Offered], action: act.Accept) -> Reason | None:
        return lacking(at, self._ways(at), action.choice, at.frame.source)

    def price(self, at: Decision[Offered], action: act.Accept) -> Cost:
        return self._ways(at)[action.choice - 1].cost

    def carry_out(self, at: Decision[Offered], action: act.Accept, log: Applied) -> None:
        source = at.frame.source
        at.player.lane.remove(at.frame)
        ability = triggers.ability_of(at.tables, at.state, source)
        if ability is not None:
            triggers.note(at.state, at.seat, source, ability)
        work(at, source, action.choice, log)

    def _ways(self, at: Decision[Offered]) -> tuple[Branch, ...]:
        return triggers.ways(at.tables, at.state, at.frame.source)
