"""A seat for which something is carried out, and the deck and the discard pile."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

import msgspec

from games.ares import events as ev
from games.ares.actions import Funds
from games.ares.content import CARDS
from games.ares.effects import Cube, Stock
from games.ares.effects.ongoing import OnFirstRaise
from games.ares.events import Reshuffled
from games.ares.rules.costs import split
from games.ares.rules.derive import parts
from games.ares.state import Lane, Phase, Player, State, live_phase
from games.core.events import Applied, Event


def take(state: State, n: int, log: Applied) -> list[str]:
    """Take cards from the deck, renewing it from the discard pile when it runs out (12.1)."""
    found: list[str] = []
    while len(found) < n:
        if not state.deck:
            if not state.discard:
                break  # R28: the rest of the draw is lost
            state.deck, state.discard = state.discard, []
            state.rng.shuffle(state.deck)
            log.events.append(Reshuffled(n=len(state.deck)))
        found.append(state.deck.pop())
    if found:
        log.revealed = True
    return found


def throw(state: State, cards: Iterable[str]) -> None:
    """Put cards on the discard pile, which is kept in order of their numbers."""
    for card in cards:
        insort(state.discard, card, key=lambda found: CARDS[found].number)


def milestone(log: Applied) -> None:
    """Note that all players see the game from here, and that undo stops here."""
    log.closed = True
    log.revealed = True


def remarked(marked: list[str], card: str, most: int) -> list[str]:
    """Return marks with one more card, or one less; the oldest leaves if all were marked.

    A choice can therefore be changed until the phase closes.
    """
    if card in marked:
        return [other for other in marked if other != card]
    return [*marked, card][-most:]


def toggle(marked: list[str], card: str) -> None:
    """Mark a card, or take its mark back."""
    if card in marked:
        marked.remove(card)
    else:
        marked.append(card)


class Actor:
    """A seat in a position that it changes, and the log of the changes."""

    __slots__ = ("log", "player", "seat", "state")

    def __init__(self, state: State, seat: int, log: Applied) -> None:
        self.state, self.seat, self.log = state, seat, log
        self.player: Player = state.players[seat]

    @property
    def phase(self) -> Phase:
        """The phase in progress, I to III."""
        phase = live_phase(self.state)
        assert phase is not None
        return phase

    @property
    def lane(self) -> Lane:
        """The seat's lane of the phase in progress."""
        return self.phase.lanes[self.seat]

    def tell(self, event: Event) -> None:
        """Report what the seat did: to all players, or behind the curtain only to it for now."""
        phase = live_phase(self.state)
        if phase is None or not phase.curtain:
            self.log.events.append(event)
        else:
            phase.lanes[self.seat].log.append(event)
            self.whisper(event)

    def whisper(self, event: Event) -> None:
        """Report something that only the seat can ever know."""
        self.log.events.append(msgspec.structs.replace(event, seats=(self.seat,)))

    # Cards

    def draw(self, n: int, card: str = "") -> None:
        """Draw cards into the hand."""
        cards = take(self.state, n, self.log)
        if cards:
            self.player.hand.extend(cards)
            self.tell(ev.Drew(seat=self.seat, n=len(cards), card=card))
            self.whisper(ev.CardsSeen(seat=self.seat, cards=tuple(cards)))
        self.miss(n - len(cards), card)

    def take(self, n: int, card: str = "") -> list[str]:
        """Take cards from the deck, not into the hand."""
        cards = take(self.state, n, self.log)
        self.miss(n - len(cards), card)
        return cards

    def miss(self, n: int, card: str) -> None:
        """Report cards that were not there."""
        if n:
            self.tell(ev.CardsMissing(seat=self.seat, n=n, card=card))

    def discard(self, cards: list[str], card: str) -> None:
        """Discard hand cards for an effect, without MC for them."""
        hand = self.player.hand
        hand[:] = [held for held in hand if held not in cards]
        throw(self.state, cards)
        if cards:
            self.tell(ev.Discarded(seat=self.seat, n=len(cards), card=card))
            self.whisper(ev.CardsGone(seat=self.seat, cards=tuple(cards), sold=False))

    # Resources

    def gain(self, what: Stock, n: int, card: str = "") -> None:
        """Take MC, heat or plants."""
        if n:
            setattr(self.player, what, getattr(self.player, what) + n)
            self.tell(ev.Gained(seat=self.seat, what=what, n=n, card=card))

    def pay(self, mc: int = 0, heat: int = 0, plant: int = 0, tr: int = 0) -> None:
        """Give MC, heat, plants and terraform rating."""
        self.player.mc -= mc
        self.player.heat -= heat
        self.player.plant -= plant
        self.player.tr -= tr

    def pay_mc(self, cost: int, funds: Funds) -> tuple[int, int]:
        """Pay MC, partly in heat where that is allowed; return how much of both was paid."""
        paid = split(self.player, cost, funds)
        assert paid is not None, "more than the seat has"
        self.pay(*paid)
        return paid

    def lift_tr(self, n: int) -> None:
        """Raise the terraform rating; the first rise in a phase opens the Initiative (R24)."""
        self.player.tr += n
        phase = live_phase(self.state)
        if phase is not None and parts(self.player, OnFirstRaise):
            phase.lanes[self.seat].offer = True

    def raise_tr(self, n: int, card: str) -> None:
        """Raise the terraform rating by a card."""
        if n > 0:
            self.lift_tr(n)
            self.tell(ev.TRRaised(seat=self.seat, n=n, tr=self.player.tr, card=card))

    # Cubes

    def put(self, card: str, cube: Cube, n: int) -> None:
        """Put cubes on a card in play that holds their kind."""
        assert card in self.player.played, "not in play"
        assert CARDS[card].holds == cube, "it holds other cubes"
        total = self.player.cubes[card] = self.player.cubes.get(card, 0) + n
        self.tell(ev.CubesAdded(seat=self.seat, card=card, cube=cube, n=n, total=total))

    def remove(self, card: str, n: int) -> None:
        """Remove cubes from a card."""
        cubes = self.player.cubes
        total = cubes[card] - n
        if total:
            cubes[card] = total
        else:
            del cubes[card]
        cube = CARDS[card].holds
        assert cube is not None
        self.tell(ev.CubesRemoved(seat=self.seat, card=card, cube=cube, n=n, total=total))
