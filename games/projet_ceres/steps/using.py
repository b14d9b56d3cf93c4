"""What anybody may use at any time: cards, buildings, asteroids, the mission (1.4, 8, 9, 22.3)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from games.core.actions import Action
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
from games.projet_ceres.effects import Branch, Cost
from games.projet_ceres.rules import belt, points, resolve, triggers
from games.projet_ceres.state import AnyAt, At, Offered
from games.projet_ceres.steps.base import (
    NO_SUCH,
    Priced,
    lacking,
    numbers,
    out_of_turn,
    picked,
    unfit,
)

A = TypeVar("A", bound=Action)
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


class Uses(Priced[Now, A], Generic[A]):
    """An effect for payment, once a round, at any time (9.2)."""

    @abstractmethod
    def sources(self, at: Now) -> Iterable[str]:
        """Return what has effects of this kind: buildings, cells, the mission."""

    @abstractmethod
    def make(self, source: str, choice: int) -> A:
        """Return the use of an effect in one of its ways, from 1."""

    @abstractmethod
    def source(self, action: A) -> str:
        """Return what is used."""

    @abstractmethod
    def foreign(self, at: Now, source: str) -> Reason | None:
        """Return why something is not the seat's to use."""

    def plain(self, at: Now) -> Iterator[A]:
        for source in self.sources(at):
            ability = triggers.ability_of(at.tables, at.state, source)
            if ability is not None and ability.when == "paid":
                for choice in numbers(triggers.branches(at.tables, source, ability)):
                    yield self.make(source, choice)

    def missing(self, at: Now, action: A) -> Reason | None:
        source = self.source(action)
        if (why := self.foreign(at, source)) is not None:
            return why
        ability = triggers.ability_of(at.tables, at.state, source)
        if ability is None or ability.when != "paid":
            return reason("nothing_to_use", source=source)
        if triggers.spent(at.state, at.seat, source, ability):
            return reason("used_already", source=source)
        if (why := out_of_turn(at)) is not None:
            return why
        branch = picked(triggers.branches(at.tables, source, ability), chosen(action))
        guild = resolve.guild_of(at.tables, source)
        return NO_SUCH if branch is None else unfit(at, branch, guild)

    def price(self, at: Now, action: A) -> Cost:
        return ways(at, self.source(action))[chosen(action) - 1].cost

    def carry_out(self, at: Now, action: A, log: Applied) -> None:
        source = self.source(action)
        triggers.use(at.state, at.seat, source)
        work(at, source, chosen(action), log)


def chosen(action: Action) -> int:
    """Return the number of the way that an action names."""
    return getattr(action, "choice", 1)


def ways(at: AnyAt, source: str) -> tuple[Branch, ...]:
    """Return in which ways something works."""
    ability = triggers.ability_of(at.tables, at.state, source)
    return () if ability is None else triggers.branches(at.tables, source, ability)


def work(at: AnyAt, source: str, choice: int, log: Applied) -> None:
    """Let an effect work in one of its ways."""
    branches = ways(at, source)
    name = at.state.missions[0] if source == resolve.MISSION else triggers.named(at.state, source)
    log.events.append(ev.Used(seat=at.seat, source=name, choice=told(branches, choice)))
    guild = resolve.guild_of(at.tables, source)
    resolve.begin(at.state, at.seat, branches[choice - 1].do, source, guild)


class UsesBuilding(Uses[UseBuilding]):
    """A building with a paid effect (9.2)."""

    def sources(self, at: Now) -> Iterable[str]:
        return at.player.buildings

    def make(self, source: str, choice: int) -> UseBuilding:
        return UseBuilding(source, choice)

    def source(self, action: UseBuilding) -> str:
        return action.building

    def foreign(self, at: Now, source: str) -> Reason | None:
        return absent(at.player.buildings, at.tables.cards, "not_built", card=source)


class UsesAsteroid(Uses[UseAsteroid]):
    """The effect of an asteroid that one controls, like a building's (12.6, 10.12)."""

    def sources(self, at: Now) -> Iterable[str]:
        return belt.own(at.state, at.seat)

    def make(self, source: str, choice: int) -> UseAsteroid:
        return UseAsteroid(source, choice)

    def source(self, action: UseAsteroid) -> str:
        return action.cell

    def foreign(self, at: Now, source: str) -> Reason | None:
        own = source in belt.own(at.state, at.seat)
        return None if own else reason("not_yours", cell=source)


class UsesMission(Uses[UseMission]):
    """What the active mission card offers everybody (14.8)."""

    def sources(self, at: Now) -> Iterable[str]:
        return (resolve.MISSION,)

    def make(self, source: str, choice: int) -> UseMission:
        return UseMission(choice)

    def source(self, action: UseMission) -> str:
        return resolve.MISSION

    def foreign(self, at: Now, source: str) -> None:
        return None


class AcceptsOffer(Priced[At[Offered], Accept]):
    """An effect that occurred, used for its price or by choice (9.4)."""

    def plain(self, at: At[Offered]) -> Iterable[Accept]:
        return [Accept(choice) for choice in numbers(ways(at, at.frame.source))]

    def missing(self, at: At[Offered], action: Accept) -> Reason | None:
        branch = picked(ways(at, at.frame.source), action.choice)
        if branch is None:
            return NO_SUCH
        return lacking(at, branch, resolve.guild_of(at.tables, at.frame.source))

    def price(self, at: At[Offered], action: Accept) -> Cost:
        return ways(at, at.frame.source)[action.choice - 1].cost

    def carry_out(self, at: At[Offered], action: Accept, log: Applied) -> None:
        source = at.frame.source
        at.player.lane.remove(at.frame)
        ability = triggers.ability_of(at.tables, at.state, source)
        if ability is not None:
            triggers.note(at.state, at.seat, source, ability)
        work(at, source, action.choice, log)


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
