"""Phase V: of the cards dealt, some are kept (chapter 11)."""

from __future__ import annotations

from games.ares.actions import Keep
from games.ares.content import CARDS
from games.ares.events import CardsSeen, Dealt, Kept
from games.ares.rules import derive
from games.ares.rules.actor import Actor
from games.ares.rules.piles import remarked, throw
from games.ares.state import RESEARCH, Research, State
from games.ares.steps.base import AresStep, Here
from games.core.actions import Action
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.multi_select import MultiSelect


class KeepCards(AresStep[Here[Research], Keep]):
    """Name the cards to keep; they can be changed until all have named theirs."""

    def offers(self, at: Here[Research]) -> list[Keep]:
        return [Keep(card) for card in at.frame.dealt[at.seat]]

    def refusal(self, at: Here[Research], action: Keep) -> Reason | None:
        dealt = at.frame.dealt[at.seat]
        if action.card not in dealt:
            return reason("not_dealt", card=action.card if action.card in CARDS else "")
        if at.frame.keep[at.seat] >= len(dealt):
            return reason("already_done")  # all of them are kept
        return None

    def do(self, at: Here[Research], action: Keep, log: Applied) -> None:
        kept, keep = at.frame.kept, at.frame.keep[at.seat]
        kept[at.seat] = remarked(kept[at.seat], action.card, keep)

    def default(self, at: Here[Research]) -> Keep:
        dealt, kept = at.frame.dealt[at.seat], at.frame.kept[at.seat]
        return Keep(next(card for card in dealt if card not in kept))

    def marking(self, at: Here[Research], action: type[Action]) -> MultiSelect:
        due = at.frame.keep[at.seat]
        return MultiSelect(tuple(at.frame.kept[at.seat]), due, due)


def settled(frame: Research, seat: int) -> bool:
    """Return whether a seat has named all cards that it keeps."""
    return len(frame.kept[seat]) >= frame.keep[seat]


def deal(state: State, log: Applied) -> None:
    """Deal the cards of research in seat order (11.5, R8)."""
    dealt: list[list[str]] = []
    keep: list[int] = []
    for seat, player in enumerate(state.players):
        look, kept = derive.research(player, player.phase == RESEARCH)
        actor = Actor(state, seat, log)
        cards = actor.take(look)
        dealt.append(cards)
        keep.append(min(kept, len(cards)))
        if cards:
            log.events.append(Dealt(seat=seat, n=len(cards), keep=keep[-1]))
            seen = CardsSeen(seat=seat, cards=tuple(cards), dealt=True)
            actor.whisper(seen)
    kept_now = [list(c) if len(c) <= n else [] for c, n in zip(dealt, keep, strict=True)]
    state.stack.append(Research(dealt, keep, kept_now))


def keep_all(state: State, frame: Research, log: Applied) -> None:
    """Take the kept cards, discard the others without MC (11.4, R27)."""
    state.stack.pop()
    for seat, (cards, kept) in enumerate(zip(frame.dealt, frame.kept, strict=True)):
        state.players[seat].hand.extend(card for card in cards if card in kept)
        throw(state, [card for card in cards if card not in kept])
        if cards:
            log.events.append(Kept(seat=seat, n=len(kept)))
