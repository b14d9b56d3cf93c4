"""What comes between phases: picking one, research, the hand limit, a rise of a parameter."""

from __future__ import annotations

from typing import get_args

from games.ares import events as ev
from games.ares import state as s
from games.ares.actions import Keep, PickDummy, PickPhase, RaiseScale, Toss
from games.ares.content import CARDS, ENDS, reading
from games.ares.effects import Scale
from games.ares.rules import derive
from games.ares.rules.actor import Actor, milestone, remarked, throw
from games.ares.rules.payment import cheapest
from games.ares.rules.requirements import in_hand
from games.ares.steps.base import AresStep, Here
from games.core.actions import Action
from games.core.errors import NOT_NOW, Reason, reason
from games.core.events import Applied
from games.core.multi_select import MultiSelect

LAST_ROUNDS = 20
"""Solo: after this round the player orders the dummy's cards."""
Pick = PickPhase | PickDummy


class ChoosePhase(AresStep[Here[s.Planning], Pick]):
    """Pick another phase than in the last round; it may be changed until all have picked."""

    def offers(self, at: Here[s.Planning]) -> list[Pick]:
        own: list[Pick] = [PickPhase(phase) for phase in s.PHASES]
        return own + [PickDummy(phase) for phase in s.PHASES] if orders_dummy(at.state) else own

    def refusal(self, at: Here[s.Planning], action: Pick) -> Reason | None:
        if isinstance(action, PickDummy) and not orders_dummy(at.state):
            return NOT_NOW
        phase = action.phase
        if phase not in s.PHASES:
            return reason("not_a_phase")
        if isinstance(action, PickDummy):
            return reason("dummy_used", phase=phase) if phase in at.state.dummy_played else None
        return reason("same_phase", phase=phase) if phase == at.player.previous else None

    def do(self, at: Here[s.Planning], action: Pick, log: Applied) -> None:
        if isinstance(action, PickPhase):
            at.frame.picks[at.seat] = action.phase
        else:
            at.frame.dummy = action.phase

    def default(self, at: Here[s.Planning]) -> Pick:
        if at.frame.picks[at.seat]:
            return PickDummy(next(p for p in s.PHASES if p not in at.state.dummy_played))
        return PickPhase(s.RESEARCH if at.player.previous == s.PRODUCTION else s.PRODUCTION)


def orders_dummy(state: s.State) -> bool:
    """Return whether the solo player picks the dummy's card as well (R42)."""
    return state.mode == "solo" and state.round > LAST_ROUNDS


def planned(state: s.State, frame: s.Planning, seat: int) -> bool:
    """Return whether a seat has picked all that it has to."""
    return frame.picks[seat] != 0 and (not orders_dummy(state) or frame.dummy != 0)


def reveal(state: s.State, frame: s.Planning, log: Applied) -> None:
    """Turn up all phase cards, and the dummy's (3.3, 16.2)."""
    state.stack.pop()
    for player, pick in zip(state.players, frame.picks, strict=True):
        player.phase = pick
    dummy = 0
    if state.mode == "solo":
        dummy = frame.dummy or state.dummy.pop()
        if dummy in state.dummy:
            state.dummy.remove(dummy)
        state.dummy_played.append(dummy)
    chosen = {*frame.picks, dummy}
    state.phases = [phase for phase in s.PHASES if phase in chosen]
    bottom = state.stack[-1]
    assert isinstance(bottom, s.Round)
    bottom.left = list(state.phases)
    log.events.append(ev.PhasesRevealed(picks=tuple(frame.picks), dummy=dummy))


class KeepCards(AresStep[Here[s.Research], Keep]):
    """Name the cards to keep; they can be changed until all have named theirs."""

    def offers(self, at: Here[s.Research]) -> list[Keep]:
        return [Keep(card) for card in at.frame.dealt[at.seat]]

    def refusal(self, at: Here[s.Research], action: Keep) -> Reason | None:
        dealt = at.frame.dealt[at.seat]
        if action.card not in dealt:
            return reason("not_dealt", card=action.card if action.card in CARDS else "")
        if at.frame.keep[at.seat] >= len(dealt):
            return reason("already_done")  # all of them are kept
        return None

    def do(self, at: Here[s.Research], action: Keep, log: Applied) -> None:
        kept, keep = at.frame.kept, at.frame.keep[at.seat]
        kept[at.seat] = remarked(kept[at.seat], action.card, keep)

    def default(self, at: Here[s.Research]) -> Keep:
        dealt, kept = at.frame.dealt[at.seat], at.frame.kept[at.seat]
        return Keep(next(card for card in dealt if card not in kept))

    def marking(self, at: Here[s.Research], action: type[Action]) -> MultiSelect:
        due = at.frame.keep[at.seat]
        return MultiSelect(tuple(at.frame.kept[at.seat]), due, due)


def settled(frame: s.Research, seat: int) -> bool:
    """Return whether a seat has named all cards that it keeps."""
    return len(frame.kept[seat]) >= frame.keep[seat]


def deal(state: s.State, log: Applied) -> None:
    """Deal the cards of research in seat order (11.5, R8)."""
    dealt: list[list[str]] = []
    keep: list[int] = []
    for seat, player in enumerate(state.players):
        look, kept = derive.research(player, player.phase == s.RESEARCH)
        actor = Actor(state, seat, log)
        cards = actor.take(look)
        dealt.append(cards)
        keep.append(min(kept, len(cards)))
        if cards:
            log.events.append(ev.Dealt(seat=seat, n=len(cards), keep=keep[-1]))
            seen = ev.CardsSeen(seat=seat, cards=tuple(cards), dealt=True)
            actor.whisper(seen)
    kept_now = [list(c) if len(c) <= n else [] for c, n in zip(dealt, keep, strict=True)]
    state.stack.append(s.Research(dealt, keep, kept_now))


def keep_all(state: s.State, frame: s.Research, log: Applied) -> None:
    """Take the kept cards, discard the others without MC (11.4, R27)."""
    state.stack.pop()
    for seat, (cards, kept) in enumerate(zip(frame.dealt, frame.kept, strict=True)):
        state.players[seat].hand.extend(card for card in cards if card in kept)
        throw(state, [card for card in cards if card not in kept])
        if cards:
            log.events.append(ev.Kept(seat=seat, n=len(kept)))


class ReduceHand(AresStep[Here[s.Limit], Toss]):
    """Mark the cards to give up; they can be changed until all have marked theirs."""

    def offers(self, at: Here[s.Limit]) -> list[Toss]:
        return [Toss(card) for card in at.player.hand]

    def refusal(self, at: Here[s.Limit], action: Toss) -> Reason | None:
        return in_hand(at.player, action.card) if excess(at.state, at.seat) else NOT_NOW

    def do(self, at: Here[s.Limit], action: Toss, log: Applied) -> None:
        marked, most = at.frame.marked, excess(at.state, at.seat)
        marked[at.seat] = remarked(marked[at.seat], action.card, most)

    def default(self, at: Here[s.Limit]) -> Toss:
        marked = at.frame.marked[at.seat]
        return Toss(cheapest([card for card in at.player.hand if card not in marked])[0])

    def marking(self, at: Here[s.Limit], action: type[Action]) -> MultiSelect:
        due = max(len(at.player.hand) - derive.HAND_LIMIT, 0)
        return MultiSelect(tuple(at.frame.marked[at.seat]), due, due)


def excess(state: s.State, seat: int) -> int:
    """Return how many cards a seat holds above the limit."""
    return max(len(state.players[seat].hand) - derive.HAND_LIMIT, 0)


def reduce_hands(state: s.State, frame: s.Limit, log: Applied) -> None:
    """Sell the cards above the hand limit."""
    state.stack.pop()
    for seat, marked in enumerate(frame.marked):
        if marked:
            actor = Actor(state, seat, log)
            player = actor.player
            player.hand[:] = [card for card in player.hand if card not in marked]
            throw(state, marked)
            mc = len(marked) * derive.sale_worth(player)
            player.mc += mc
            log.events.append(ev.HandReduced(seat=seat, n=len(marked), mc=mc))
            actor.whisper(ev.CardsGone(seat=seat, cards=tuple(marked)))
    milestone(log)


SCALES: tuple[Scale, ...] = get_args(Scale)


class ChooseScale(AresStep[Here[s.Bump], RaiseScale]):
    """Choose which of the two rises; if only one can, it is not asked (R41)."""

    def offers(self, at: Here[s.Bump]) -> list[RaiseScale]:
        return [RaiseScale(scale) for scale in SCALES]

    def refusal(self, at: Here[s.Bump], action: RaiseScale) -> Reason | None:
        return None if action.scale in SCALES else NOT_NOW

    def do(self, at: Here[s.Bump], action: RaiseScale, log: Applied) -> None:
        at.state.stack.pop()
        rise(at.state, action.scale, at.frame.steps, log)

    def default(self, at: Here[s.Bump]) -> RaiseScale:
        return RaiseScale(movable(at.state)[0])


def movable(state: s.State) -> list[Scale]:
    """Return the scales that are not at their end."""
    return [scale for scale in SCALES if getattr(state, scale) < ENDS[scale]]


def rise(state: s.State, scale: Scale, steps: int, log: Applied) -> None:
    """Raise a parameter for nobody; what does not fit is lost (R41)."""
    before: int = getattr(state, scale)
    moved = min(steps, ENDS[scale] - before)
    setattr(state, scale, before + moved)
    value = reading(scale, before + moved)
    log.events.append(ev.Bumped(scale=scale, steps=moved, value=value, lost=steps - moved))
    milestone(log)
