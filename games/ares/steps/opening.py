"""What a game begins with: the first hand (2.5), the corporation; and cubes of a team (15.2)."""

from __future__ import annotations

from typing import get_args

from games.ares import events as ev
from games.ares.actions import CubeKind, Decline, Found, Give, Reopen, TakeCube, Throw
from games.ares.content import CORPS
from games.ares.rules.actor import Actor, milestone, take, throw, toggle
from games.ares.rules.requirements import in_hand
from games.ares.state import Cubes, Founding, Mulligan, State, Swap
from games.ares.steps.base import AresStep, Here
from games.core.actions import Action, EndTurn
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.multi_select import MultiSelect

Answer = Throw | EndTurn | Reopen


class ThrowCards(AresStep[Here[Mulligan], Answer]):
    """Mark the cards to be exchanged, then be done."""

    def offers(self, at: Here[Mulligan]) -> list[Answer]:
        if at.frame.done[at.seat]:
            return [Reopen()]
        return [*(Throw(card) for card in at.player.hand), EndTurn()]

    def refusal(self, at: Here[Mulligan], action: Answer) -> Reason | None:
        done = at.frame.done[at.seat]
        if isinstance(action, Reopen):
            return None if done else reason("not_done")
        if done:
            return reason("already_done")
        return in_hand(at.player, action.card) if isinstance(action, Throw) else None

    def do(self, at: Here[Mulligan], action: Answer, log: Applied) -> None:
        if isinstance(action, Throw):
            toggle(at.frame.thrown[at.seat], action.card)
        else:
            at.frame.done[at.seat] = isinstance(action, EndTurn)

    def default(self, at: Here[Mulligan]) -> Answer:
        # The hand is kept: first all marks are taken back.
        thrown = at.frame.thrown[at.seat]
        return Throw(thrown[0]) if thrown else EndTurn()

    def costs_nothing(self, at: Here[Mulligan], action: Answer) -> bool:
        return isinstance(action, EndTurn) and not at.frame.thrown[at.seat]

    def marking(self, at: Here[Mulligan], action: type[Action]) -> MultiSelect | None:
        thrown = tuple(at.frame.thrown[at.seat])
        return MultiSelect(thrown, 0, len(at.player.hand)) if action is Throw else None


def exchange(state: State, frame: Mulligan, log: Applied) -> None:
    """Throw all cards, then redraw in seat order (R34)."""
    state.stack.pop()
    for player, thrown in zip(state.players, frame.thrown, strict=True):
        player.hand[:] = [card for card in player.hand if card not in thrown]
        throw(state, thrown)
    for seat, thrown in enumerate(frame.thrown):
        actor = Actor(state, seat, log)
        cards = take(state, len(thrown), log)
        actor.player.hand.extend(cards)
        log.events.append(ev.Mulliganed(seat=seat, n=len(thrown)))
        if cards:
            actor.whisper(ev.CardsSeen(seat=seat, cards=tuple(cards)))
    milestone(log)


class ChooseCorporation(AresStep[Here[Founding], Found]):
    """Pick a corporation; it may be changed until all have picked."""

    def offers(self, at: Here[Founding]) -> list[Found]:
        return [Found(corporation) for corporation in at.frame.dealt[at.seat]]

    def refusal(self, at: Here[Founding], action: Found) -> Reason | None:
        if action.corporation not in at.frame.dealt[at.seat]:
            return reason("not_offered", card=action.corporation)
        return None

    def do(self, at: Here[Founding], action: Found, log: Applied) -> None:
        at.frame.picks[at.seat] = action.corporation

    def default(self, at: Here[Founding]) -> Found:
        dealt = at.frame.dealt[at.seat]
        return Found(min(dealt, key=lambda c: (-CORPS[c].mc, CORPS[c].number)))


CUBE_KINDS: tuple[CubeKind, ...] = get_args(CubeKind)


class ChooseCube(AresStep[Here[Cubes], TakeCube]):
    """Take a cube of the pile."""

    def offers(self, at: Here[Cubes]) -> list[TakeCube]:
        return [TakeCube(cube) for cube in CUBE_KINDS]

    def refusal(self, at: Here[Cubes], action: TakeCube) -> Reason | None:
        if at.frame.taken[at.seat]:
            return reason("already_done")
        if at.state.pile.get(action.cube, 0) < 1:
            return reason("no_cube", cube=action.cube)
        return None

    def do(self, at: Here[Cubes], action: TakeCube, log: Applied) -> None:
        take_cube(at.state, at.frame, at.seat, action.cube, log)

    def default(self, at: Here[Cubes]) -> TakeCube:
        return TakeCube("copper" if at.state.pile["copper"] else "trade")

    def costs_nothing(self, at: Here[Cubes], action: TakeCube) -> bool:
        return [cube for cube, n in at.state.pile.items() if n] == [action.cube]


class SwapCards(AresStep[Here[Swap], Give | Decline]):
    """Offer a card, or answer the offer with one; or decline (R38)."""

    def offers(self, at: Here[Swap]) -> list[Give | Decline]:
        return [*(Give(card) for card in at.player.hand), Decline()]

    def refusal(self, at: Here[Swap], action: Give | Decline) -> Reason | None:
        return in_hand(at.player, action.card) if isinstance(action, Give) else None

    def do(self, at: Here[Swap], action: Give | Decline, log: Applied) -> None:
        if isinstance(action, Decline):
            at.state.stack.pop()
            log.events.append(ev.SwapDeclined(seat=at.seat))
        else:
            log.revealed = True
            if at.frame.offered:
                at.state.stack.pop()
                _swap(at, action.card, log)
            else:
                at.frame.offered = action.card

    def default(self, at: Here[Swap]) -> Decline:
        return Decline()

    def costs_nothing(self, at: Here[Swap], action: Give | Decline) -> bool:
        return isinstance(action, Decline)


def _swap(at: Here[Swap], card: str, log: Applied) -> None:
    offered = at.frame.offered
    taker, partner = Actor(at.state, at.frame.taker, log), Actor(at.state, at.seat, log)
    for actor, given, got in ((taker, offered, card), (partner, card, offered)):
        hand = actor.player.hand
        hand[hand.index(given)] = got
    log.events.append(ev.CardsSwapped(seat=taker.seat, partner=partner.seat))
    taker.whisper(ev.CardReceived(seat=taker.seat, card=card))
    partner.whisper(ev.CardReceived(seat=partner.seat, card=offered))


def offer_cubes(state: State, log: Applied) -> None:
    """Let both players take a cube, or deal them where they come at random (R37)."""
    frame = Cubes(["" for _ in state.players])
    state.stack.append(frame)
    if state.options["coop"] == "random":
        for seat in range(len(state.players)):
            cubes = [cube for cube, n in state.pile.items() for _ in range(n)]
            take_cube(state, frame, seat, state.rng.pick(cubes), log)


def take_cube(state: State, frame: Cubes, seat: int, cube: str, log: Applied) -> None:
    """Give a seat a cube of the pile."""
    state.pile[cube] -= 1
    frame.taken[seat] = cube
    if cube == "copper":
        state.players[seat].mc += 1
    else:
        frame.swaps.append(seat)
    log.events.append(ev.CubeTaken(seat=seat, cube=cube))


def next_swap(state: State, frame: Cubes, log: Applied) -> None:
    """Ask the next taker of a trade cube, if both players have a card (R38).

    All players see the cubes that were taken and the exchange before: they are final.
    """
    milestone(log)
    if not frame.swaps:
        state.stack.pop()
        return
    taker = frame.swaps.pop(0)
    if all(player.hand for player in state.players):
        state.stack.append(Swap(taker))
