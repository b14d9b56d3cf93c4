"""An action being carried out: state, what is reported, small changes all rules share."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

import msgspec

from games.ares.content import CARDS
from games.ares.effects.kinds import Cube, Stock
from games.ares.effects.ongoing import OnFirstRaise
from games.ares.events import (
    AnyEvent,
    CardsSeen,
    CubesAdded,
    CubesLost,
    CubesRemoved,
    Drew,
    Gained,
    Reshuffled,
    TRRaised,
)
from games.ares.rules.derive import parts
from games.ares.state import Lane, Phase, Player, State, live_phase
from games.core.events import Applied


class Step:
    """The state that an action changes and the report that it fills."""

    __slots__ = ("out", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.out = Applied()

    def player(self, seat: int) -> Player:
        """Return a seat's player."""
        return self.state.players[seat]

    def phase(self) -> Phase:
        """Return the phase in progress, I to III."""
        phase = live_phase(self.state)
        assert phase is not None
        return phase

    def lane(self, seat: int) -> Lane:
        """Return a seat's lane of the phase in progress."""
        return self.phase().lanes[seat]


def announce(step: Step, event: AnyEvent) -> None:
    """Report an event to everybody at once."""
    step.out.events.append(event)


def tell(step: Step, seat: int, event: AnyEvent) -> None:
    """Report what a seat did: to everybody, or behind the curtain to the seat alone for now."""
    phase = live_phase(step.state)
    if phase is None or not phase.curtain:
        step.out.events.append(event)
    else:
        phase.lanes[seat].log.append(event)
        step.out.events.append(msgspec.structs.replace(event, seats=(seat,)))


def whisper(step: Step, seat: int, event: AnyEvent) -> None:
    """Report what only one seat may ever know."""
    step.out.events.append(msgspec.structs.replace(event, seats=(seat,)))


def milestone(step: Step) -> None:
    """Note that everybody sees the game from here, and that undo stops here."""
    step.out.closed = True
    step.out.revealed = True


# Deck and discard pile


def take(step: Step, n: int) -> list[str]:
    """Take cards from the deck, renewing it from the discard pile when it runs out (12.1)."""
    state = step.state
    found: list[str] = []
    while len(found) < n:
        if not state.deck:
            if not state.discard:
                break  # R28: the rest of the draw is lost
            state.deck, state.discard = state.discard, []
            state.rng.shuffle(state.deck)
            announce(step, Reshuffled(n=len(state.deck)))
        found.append(state.deck.pop())
    if found:
        step.out.revealed = True
    return found


def draw(step: Step, seat: int, n: int, card: str = "") -> None:
    """Draw cards into a hand."""
    cards = take(step, n)
    if cards:
        step.player(seat).hand.extend(cards)
        tell(step, seat, Drew(seat=seat, n=len(cards), card=card))
        whisper(step, seat, CardsSeen(seat=seat, cards=tuple(cards)))


def throw(state: State, cards: Iterable[str]) -> None:
    """Put cards on the discard pile, which is kept in order of their numbers."""
    for card in cards:
        insort(state.discard, card, key=lambda found: CARDS[found].number)


def remarked(marked: list[str], card: str, most: int) -> list[str]:
    """Return marks with one more card, in place of the oldest where all were marked; or one less.

    So a choice can be changed until the phase closes.
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


# Resources


def gain(step: Step, seat: int, what: Stock, n: int, card: str = "") -> None:
    """Give MC, heat or plants to a player."""
    if n:
        add(step.player(seat), what, n)
        tell(step, seat, Gained(seat=seat, what=what, n=n, card=card))


def add(player: Player, what: Stock, n: int) -> None:
    """Change MC, heat or plants of a player."""
    match what:
        case "mc":
            player.mc += n
        case "heat":
            player.heat += n
        case "plant":
            player.plant += n


def lift_tr(step: Step, seat: int, n: int) -> None:
    """Raise a terraform rating; the first rise in a phase opens the Initiative's offer (R24)."""
    player = step.player(seat)
    player.tr += n
    phase = live_phase(step.state)
    if phase is not None and any(True for _ in parts(player, OnFirstRaise)):
        phase.lanes[seat].offer = True


def raise_tr(step: Step, seat: int, n: int, card: str) -> None:
    """Raise a terraform rating by a card."""
    if n > 0:
        lift_tr(step, seat, n)
        tell(step, seat, TRRaised(seat=seat, n=n, tr=step.player(seat).tr, card=card))


# Cubes


def put(step: Step, seat: int, card: str, cube: Cube, n: int) -> None:
    """Put cubes on a card in play; they are lost where it is not in play or holds others (4.6)."""
    player = step.player(seat)
    if card not in player.played or CARDS[card].holds != cube:
        tell(step, seat, CubesLost(seat=seat, cube=cube, n=n))
        return
    total = player.cubes.get(card, 0) + n
    player.cubes[card] = total
    tell(step, seat, CubesAdded(seat=seat, card=card, cube=cube, n=n, total=total))


def remove(step: Step, seat: int, card: str, n: int) -> None:
    """Remove cubes from a card."""
    player = step.player(seat)
    total = player.cubes[card] - n
    if total:
        player.cubes[card] = total
    else:
        del player.cubes[card]
    cube = CARDS[card].holds
    assert cube is not None
    tell(step, seat, CubesRemoved(seat=seat, card=card, cube=cube, n=n, total=total))
