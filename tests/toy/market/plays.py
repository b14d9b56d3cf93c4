"""Plays that any player may make at any time, while the game waits for the same players."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.errors import Reason, later, reason
from games.core.events import Applied
from games.core.steps import Decision, Step
from tests.toy.market.asking import busy, free_card, market, settling
from tests.toy.market.state import (
    Discard,
    Discarded,
    DropFrame,
    Mural,
    MuralBegun,
    MuralFrame,
    Prospect,
    Prospected,
    Raise,
    Raised,
    Salvage,
    Salvaged,
    Shift,
    Shifted,
    Target,
)
from tests.toy.state import (
    COLOURS,
    SITES,
    CardDrawn,
    Paint,
    Painted,
    Player,
    State,
)

AtAny = Decision[State, Player, None, None]
AtMural = Decision[State, Player, MuralFrame, None]
AtDrop = Decision[State, Player, DropFrame, None]


def own(state: State, seat: int) -> list[str]:
    """Return the sites with a building of a seat."""
    return [site for site, each in sorted(state.sites.items()) if each.seat == seat]


def refused(at: AtAny, once: str = "") -> Reason | None:
    """Return why something cannot be played at any time: there is no market, or it was."""
    if at.state.market is None:
        return reason("no_market")
    return reason("once_a_round") if once in at.state.market.used[at.seat] else None


def use(at: AtAny, what: str) -> None:
    """Note a play of a seat that is limited to once a round."""
    used = market(at.state).used
    used[at.seat] = sorted([*used[at.seat], what])


def give_up(state: State, seat: int, card: int) -> None:
    """Put a card of a seat's hand on the discard pile, in an order that reveals nothing."""
    kept = market(state)
    state.players[seat].hand.remove(card)
    kept.discard = sorted([*kept.discard, card])


class RaiseStep(Step[AtAny, Raise]):
    """A price that changes under all players' drafts."""

    def offers(self, at: AtAny) -> Iterable[Raise]:
        return (Raise(),) if at.state.market is not None else ()

    def refusal(self, at: AtAny, action: Raise) -> Reason | None:
        return refused(at, "raise")

    def do(self, at: AtAny, action: Raise, log: Applied) -> None:
        use(at, "raise")
        kept = market(at.state)
        kept.price += 1
        log.events.append(Raised(seat=at.seat, price=kept.price))


class SalvageStep(Step[AtAny, Salvage]):
    """1 ore."""

    def offers(self, at: AtAny) -> Iterable[Salvage]:
        return (Salvage(),) if at.state.market is not None else ()

    def refusal(self, at: AtAny, action: Salvage) -> Reason | None:
        return refused(at, "salvage")

    def do(self, at: AtAny, action: Salvage, log: Applied) -> None:
        use(at, "salvage")
        at.player.ore += 1
        log.events.append(Salvaged(seat=at.seat))


class MuralStep(Step[AtAny, Mural]):
    """A card to paint a building: which one and what colour is chosen then."""

    def offers(self, at: AtAny) -> Iterable[Mural]:
        return [Mural(card) for card in at.player.hand] if at.state.market is not None else ()

    def refusal(self, at: AtAny, action: Mural) -> Reason | None:
        why = refused(at) or busy(at.state, at.seat)
        if why is not None:
            return why
        if not free_card(at.state, at.player, at.seat, action.card):
            return reason("no_such_card")
        return None if own(at.state, at.seat) else reason("no_building")

    def do(self, at: AtAny, action: Mural, log: Applied) -> None:
        kept = market(at.state)
        give_up(at.state, at.seat, action.card)
        kept.asides.insert(0, MuralFrame(kept.open(), at.seat))
        log.events.append(MuralBegun(seat=at.seat, card=action.card))


class TargetStep(Step[AtMural, Target]):
    """Which building is painted."""

    nothing = reason("no_building")

    def offers(self, at: AtMural) -> Iterable[Target]:
        return () if at.frame.site else [Target(site) for site in own(at.state, at.seat)]

    def refusal(self, at: AtMural, action: Target) -> Reason | None:
        if at.frame.site:
            return reason("already_acted")
        return None if action.site in own(at.state, at.seat) else reason("no_building")

    def do(self, at: AtMural, action: Target, log: Applied) -> None:
        at.frame.site = action.site


class MuralPaintStep(Step[AtMural, Paint]):
    """The colour of a mural."""

    def offers(self, at: AtMural) -> Iterable[Paint]:
        return [Paint(colour) for colour in COLOURS] if at.frame.site else ()

    def refusal(self, at: AtMural, action: Paint) -> Reason | None:
        if not at.frame.site:
            return reason("target_first")
        return None if action.colour in COLOURS else reason("no_such_colour")

    def do(self, at: AtMural, action: Paint, log: Applied) -> None:
        market(at.state).asides.remove(at.frame)
        at.state.sites[at.frame.site].colour = action.colour
        log.events.append(Painted(seat=at.seat, site=at.frame.site, colour=action.colour))


class ProspectStep(Step[AtAny, Prospect]):
    """A card from the deck, which is revealed to its author at once: there is no way back."""

    def offers(self, at: AtAny) -> Iterable[Prospect]:
        return (Prospect(),) if at.state.market is not None else ()

    def refusal(self, at: AtAny, action: Prospect) -> Reason | None:
        why = refused(at) or busy(at.state, at.seat)
        if why is not None:
            return why
        if not at.player.ore:
            return reason("too_expensive", price=1, ore=0)
        return None if at.state.deck else reason("deck_empty")

    def do(self, at: AtAny, action: Prospect, log: Applied) -> None:
        kept, card = market(at.state), at.state.deck.pop()
        at.player.ore -= 1
        at.player.hand = sorted([*at.player.hand, card])
        kept.asides.insert(0, DropFrame(kept.open(), at.seat))
        log.events.append(Prospected(seat=at.seat))
        log.events.append(CardDrawn(seats=(at.seat,), seat=at.seat, card=card))
        log.revealed = True


class DropStep(Step[AtDrop, Discard]):
    """The card that is given up for the one drawn, perhaps that one."""

    def offers(self, at: AtDrop) -> Iterable[Discard]:
        return [Discard(card) for card in at.player.hand]

    def refusal(self, at: AtDrop, action: Discard) -> Reason | None:
        free = free_card(at.state, at.player, at.seat, action.card)
        return None if free else reason("no_such_card")

    def do(self, at: AtDrop, action: Discard, log: Applied) -> None:
        market(at.state).asides.remove(at.frame)
        give_up(at.state, at.seat, action.card)
        log.events.append(Discarded(seat=at.seat, card=action.card))


class ShiftStep(Step[AtAny, Shift]):
    """A building on another site; while something is being settled it is put off."""

    def offers(self, at: AtAny) -> Iterable[Shift]:
        if at.state.market is None:
            return ()
        return [Shift(site) for site in own(at.state, at.seat)]

    def refusal(self, at: AtAny, action: Shift) -> Reason | None:
        why = refused(at, "shift")
        if why is not None:
            return why
        if action.site not in own(at.state, at.seat):
            return reason("no_building")
        return later("settling") if settling(at.state) else None

    def do(self, at: AtAny, action: Shift, log: Applied) -> None:
        use(at, "shift")
        sites = at.state.sites
        place = next(site for site in SITES if site not in sites)
        sites[place] = sites.pop(action.site)
        log.events.append(Shifted(seat=at.seat, site=action.site, place=place))


STEPS = (
    RaiseStep(),
    SalvageStep(),
    MuralStep(),
    TargetStep(),
    MuralPaintStep(),
    ProspectStep(),
    DropStep(),
    ShiftStep(),
)
