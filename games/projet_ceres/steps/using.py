"""What anybody may use at any time: cards, buildings, asteroids, the mission (1.4, 8, 9, 22.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.core.errors import Reason, absent, reason
from games.core.events import Applied
from games.core.steps import Step
from games.projet_ceres import events as ev
from games.projet_ceres.actions import (
    Accept,
    Decline,
    DiscardCard,
    PlayCard,
    UseAsteroid,
    UseBuilding,
    UseMission,
)
from games.projet_ceres.content import Index
from games.projet_ceres.content.types import Ability
from games.projet_ceres.effects import Branch, Cost
from games.projet_ceres.rules import derive, points, resolve, triggers
from games.projet_ceres.state import NOBODY, At, Offered, State
from games.projet_ceres.steps.base import NO_SUCH, Priced, numbers, out_of_turn, picked, unfit

Now = At[None]


def told(branches: tuple[Branch, ...], choice: int) -> int:
    """Return the way chosen as an event tells it: 0 where there is only one."""
    return choice if len(branches) > 1 else 0


class PlaysCard(Priced[Now, PlayCard]):
    """A card from hand (8.2); it counts for nothing while its effect works (EX-093)."""

    def plain(self, at: Now) -> Iterator[PlayCard]:
        for card in distinct(at.tables, at.player.hand):
            for choice in numbers(at.tables.cards[card].effect):
                yield PlayCard(card, choice)

    def missing(self, at: Now, action: PlayCard) -> Reason | None:
        why = absent(at.player.hand, at.tables.cards, "not_in_hand", card=action.card)
        if why is not None:
            return why
        if at.tables.cards[action.card].reacts:
            return reason("only_to_react", card=action.card)
        branch = picked(at.tables.cards[action.card].effect, action.choice)
        if branch is None:
            return NO_SUCH
        return out_of_turn(at) or unfit(at, branch, resolve.guild_of(at.tables, action.card))

    def price(self, at: Now, action: PlayCard) -> Cost:
        return at.tables.cards[action.card].effect[action.choice - 1].cost

    def carry_out(self, at: Now, action: PlayCard, log: Applied) -> None:
        branches = at.tables.cards[action.card].effect
        points.discard(at.player, action.card)
        choice = told(branches, action.choice)
        log.events.append(ev.CardPlayed(seat=at.seat, card=action.card, choice=choice))
        do = branches[action.choice - 1].do
        resolve.begin(at.state, at.seat, do, action.card, resolve.guild_of(at.tables, action.card))


def distinct(t: Index, hand: Iterable[str]) -> list[str]:
    """Return one of each card of a hand: copies do the same."""
    found = {t.cards[card].copy or card: card for card in hand if card in t.cards}
    return list(found.values())


class DiscardsCard(Step[Now, DiscardCard]):
    """A card from hand for the influence printed on it (8.6)."""

    def offers(self, at: Now) -> Iterable[DiscardCard]:
        return [DiscardCard(card) for card in distinct(at.tables, at.player.hand)]

    def refusal(self, at: Now, action: DiscardCard) -> Reason | None:
        why = absent(at.player.hand, at.tables.cards, "not_in_hand", card=action.card)
        return why or out_of_turn(at)

    def do(self, at: Now, action: DiscardCard, log: Applied) -> None:
        influence = at.tables.cards[action.card].influence
        points.discard(at.player, action.card)
        at.player.influence += influence
        log.events.append(ev.CardDiscarded(seat=at.seat, card=action.card, influence=influence))


def paid_effect(at: Now, source: str, ability: Ability | None) -> Reason | None:
    """Return why an effect cannot be used for payment at any time (9.2)."""
    if ability is None or ability.when != "paid":
        return reason("nothing_to_use", source=source)
    if triggers.spent(at.state, at.seat, source, ability):
        return reason("used_already", source=source)
    return out_of_turn(at)


def begin(at: At[None], source: str, key: str, ability: Ability, choice: int, log: Applied) -> None:
    """Note a use and let the effect work."""
    branches = triggers.branches(at.tables, source, ability)
    triggers.use(at.state, at.seat, source)
    log.events.append(ev.Used(seat=at.seat, source=key, choice=told(branches, choice)))
    resolve.begin(
        at.state, at.seat, branches[choice - 1].do, source, resolve.guild_of(at.tables, source)
    )


class UsesBuilding(Priced[Now, UseBuilding]):
    """A building with a paid effect, once a round (9.2)."""

    def plain(self, at: Now) -> Iterator[UseBuilding]:
        for card in at.player.buildings:
            ability = at.tables.cards[card].building
            if ability is not None and ability.when == "paid":
                for choice in numbers(triggers.branches(at.tables, card, ability)):
                    yield UseBuilding(card, choice)

    def missing(self, at: Now, action: UseBuilding) -> Reason | None:
        card = action.building
        why = absent(at.player.buildings, at.tables.cards, "not_built", card=card)
        if why is not None:
            return why
        ability = at.tables.cards[card].building
        if (why := paid_effect(at, card, ability)) is not None or ability is None:
            return why
        branch = picked(triggers.branches(at.tables, card, ability), action.choice)
        return NO_SUCH if branch is None else unfit(at, branch, resolve.guild_of(at.tables, card))

    def price(self, at: Now, action: UseBuilding) -> Cost:
        ability = at.tables.cards[action.building].building
        assert ability is not None
        return triggers.branches(at.tables, action.building, ability)[action.choice - 1].cost

    def carry_out(self, at: Now, action: UseBuilding, log: Applied) -> None:
        ability = at.tables.cards[action.building].building
        assert ability is not None
        begin(at, action.building, action.building, ability, action.choice, log)


def printed(t: Index, state: State, cell: str) -> Ability | None:
    """Return the effect of an asteroid that lies face up in a cell."""
    there = state.belt.get(cell)
    return t.tiles[there.id].ability if there is not None and there.up else None


class UsesAsteroid(Priced[Now, UseAsteroid]):
    """The effect of an asteroid that one controls, like a building's (12.6, 10.12)."""

    def plain(self, at: Now) -> Iterator[UseAsteroid]:
        for cell, each in at.state.belt.items():
            if each.seat != at.seat:
                continue
            ability = at.tables.tiles[each.id].ability
            if ability is not None and ability.when == "paid":
                for choice in numbers(ability.effect):
                    yield UseAsteroid(cell, choice)

    def missing(self, at: Now, action: UseAsteroid) -> Reason | None:
        there = at.state.belt.get(action.cell)
        if there is None or there.seat != at.seat or there.seat == NOBODY:
            return reason("not_yours", cell=action.cell)
        ability = at.tables.tiles[there.id].ability
        if (why := paid_effect(at, action.cell, ability)) is not None or ability is None:
            return why
        branch = picked(ability.effect, action.choice)
        return NO_SUCH if branch is None else unfit(at, branch)

    def price(self, at: Now, action: UseAsteroid) -> Cost:
        ability = printed(at.tables, at.state, action.cell)
        assert ability is not None
        return ability.effect[action.choice - 1].cost

    def carry_out(self, at: Now, action: UseAsteroid, log: Applied) -> None:
        ability = printed(at.tables, at.state, action.cell)
        assert ability is not None
        begin(at, action.cell, at.state.belt[action.cell].id, ability, action.choice, log)


class UsesMission(Priced[Now, UseMission]):
    """What the active mission card offers everybody, once a round (14.8)."""

    def plain(self, at: Now) -> Iterable[UseMission]:
        card = derive.mission(at.tables, at.state)
        if card is None or card.ability is None:
            return ()
        return [UseMission(choice) for choice in numbers(card.ability.effect)]

    def missing(self, at: Now, action: UseMission) -> Reason | None:
        card = derive.mission(at.tables, at.state)
        ability = card.ability if card is not None else None
        if (why := paid_effect(at, resolve.MISSION, ability)) is not None or ability is None:
            return why
        branch = picked(ability.effect, action.choice)
        return NO_SUCH if branch is None else unfit(at, branch)

    def price(self, at: Now, action: UseMission) -> Cost:
        return self._ability(at).effect[action.choice - 1].cost

    def carry_out(self, at: Now, action: UseMission, log: Applied) -> None:
        begin(at, resolve.MISSION, at.state.missions[0], self._ability(at), action.choice, log)

    def _ability(self, at: Now) -> Ability:
        card = derive.mission(at.tables, at.state)
        assert card is not None
        assert card.ability is not None
        return card.ability


class AcceptsOffer(Priced[At[Offered], Accept]):
    """An effect that occurred, used for its price or by choice (9.4)."""

    def plain(self, at: At[Offered]) -> Iterable[Accept]:
        return [Accept(choice) for choice in numbers(self._branches(at))]

    def missing(self, at: At[Offered], action: Accept) -> Reason | None:
        branch = picked(self._branches(at), action.choice)
        if branch is None:
            return NO_SUCH
        if branch.need:
            guild = resolve.guild_of(at.tables, at.frame.source)
            have = derive.count(at.tables, at.state, at.seat, branch.need, guild)
            if have < branch.least:
                return reason("need_short", what=branch.need, price=branch.least, have=have)
        return None

    def price(self, at: At[Offered], action: Accept) -> Cost:
        return self._branches(at)[action.choice - 1].cost

    def carry_out(self, at: At[Offered], action: Accept, log: Applied) -> None:
        source, branches = at.frame.source, self._branches(at)
        at.player.lane.remove(at.frame)
        ability = self._ability(at)
        if ability is not None:
            triggers.note(at.state, at.seat, source, ability)
        key = triggers.named(at.state, source)
        choice = told(branches, action.choice)
        log.events.append(ev.Used(seat=at.seat, source=key, choice=choice))
        do = branches[action.choice - 1].do
        resolve.begin(at.state, at.seat, do, source, resolve.guild_of(at.tables, source))

    def _ability(self, at: At[Offered]) -> Ability | None:
        source = at.frame.source
        if source in at.state.belt:
            return printed(at.tables, at.state, source)
        return at.tables.cards[source].building

    def _branches(self, at: At[Offered]) -> tuple[Branch, ...]:
        ability = self._ability(at)
        return () if ability is None else triggers.branches(at.tables, at.frame.source, ability)


class DeclinesOffer(Step[At[Offered], Decline]):
    """An effect that occurred is not used."""

    def offers(self, at: At[Offered]) -> Iterable[Decline]:
        return (Decline(),)

    def refusal(self, at: At[Offered], action: Decline) -> None:
        return None

    def do(self, at: At[Offered], action: Decline, log: Applied) -> None:
        at.player.lane.remove(at.frame)
        log.events.append(ev.Declined(seat=at.seat, what=at.frame.source))

    def default(self, at: At[Offered]) -> Decline:
        return Decline()


STEPS = (
    PlaysCard(),
    DiscardsCard(),
    UsesBuilding(),
    UsesAsteroid(),
    UsesMission(),
    AcceptsOffer(),
    DeclinesOffer(),
)
