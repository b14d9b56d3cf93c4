"""From a view to a state that it could be a view of, hidden things being dealt at random."""

from __future__ import annotations

import msgspec

from games.ares.content import CARDS, CORPS, OCEANS
from games.ares.flow import curtain, waiting
from games.ares.rules.derive import HAND_LIMIT
from games.ares.state import (
    HIDDEN,
    PHASES,
    SEALED,
    AnyFrame,
    Founding,
    Lane,
    Limit,
    Mulligan,
    Phase,
    Pick,
    Planning,
    Player,
    Research,
    State,
    Swap,
)
from games.ares.view import PlayerView, View
from games.core.rng import Rng


class Dealer:
    """Hands out the cards that the viewer has not seen, in random order."""

    def __init__(self, shown: View, source: Rng) -> None:
        seen = set(_visible(shown))
        self.cards = [card.id for card in CARDS.values() if card.id not in seen]
        self.source = source
        source.shuffle(self.cards)

    def deal(self, n: int) -> list[str]:
        """Return so many unseen cards, or as many as there are."""
        n = min(n, len(self.cards))
        found = self.cards[len(self.cards) - n :]
        del self.cards[len(self.cards) - n :]
        return found


def _visible(shown: View) -> list[str]:
    found: list[str] = []
    for player in shown.players:
        found += player.played
        found += [held.card for held in player.hand or ()]
    for frame in shown.stack:
        match frame:
            case Research(dealt):
                found += [card for cards in dealt for card in cards]
            case Phase(lanes=lanes):
                for lane in lanes:
                    for part in lane.stack:
                        if isinstance(part, Pick):
                            found += part.cards
            case Swap(_, offered):
                found.append(offered)
            case _:
                pass
    return found


def determinize(shown: View, source: Rng) -> State:
    """Return a state whose view for this viewer is the given one."""
    # The view lives in the same process as its state, so nothing of it may be shared.
    shown = msgspec.msgpack.decode(msgspec.msgpack.encode(shown), type=View)
    dealer = Dealer(shown, source)
    players = [_player(player) for player in shown.players]
    stack = [_frame(frame, dealer) for frame in shown.stack]
    deck, discard = dealer.deal(shown.deck), dealer.deal(shown.discard)
    _deal_hands(shown, players, dealer)
    oceans = [tile for tile in range(OCEANS) if tile not in shown.oceans]
    source.shuffle(oceans)
    state = State(
        content=shown.content,
        options=shown.options,
        mode=shown.mode,
        rng=Rng(source.next()),
        round=shown.round,
        temperature=shown.temperature,
        oxygen=shown.oxygen,
        oceans=[*shown.oceans, *oceans],
        flipped=len(shown.oceans),
        deck=deck,
        discard=sorted(discard, key=lambda card: CARDS[card].number),
        players=players,
        stack=stack,
        phases=shown.phases,
        pile=shown.pile,
        dummy=_dummy(shown, source),
        dummy_played=shown.dummy_played,
        marker=shown.marker,
    )
    _settle_secrets(shown, state, source)
    return state


def _player(shown: PlayerView) -> Player:
    mat = curtain(shown, shown.hand_size)
    return Player(
        corporation=mat.corporation,
        played=mat.played,
        cubes=mat.cubes,
        mc=mat.mc,
        heat=mat.heat,
        plant=mat.plant,
        tr=mat.tr,
        forests=mat.forests,
        hand=[held.card for held in shown.hand or ()],
        phase=shown.phase,
        previous=shown.previous,
    )


def _deal_hands(shown: View, players: list[Player], dealer: Dealer) -> None:
    """Deal the others' hands; behind the curtain their sizes may have changed since."""
    others = [player.seat for player in shown.players if player.hand is None]
    for seat in others:
        hand = _offered(shown, seat)
        players[seat].hand = hand + dealer.deal(shown.players[seat].hand_size - len(hand))
    for index, card in enumerate(list(dealer.cards)):
        players[others[index % len(others)]].hand.append(card)
    dealer.cards.clear()


def _offered(shown: View, seat: int) -> list[str]:
    """Return the card of a seat's hand that the viewer knows: the one offered to it."""
    top = shown.stack[-1] if shown.stack else None
    if isinstance(top, Swap) and top.taker == seat and top.offered not in ("", HIDDEN):
        return [top.offered]
    return []


def _dummy(shown: View, source: Rng) -> list[int]:
    left = [phase for phase in PHASES if phase not in shown.dummy_played]
    source.shuffle(left)
    return left[: shown.dummy]


def _frame(frame: AnyFrame, dealer: Dealer) -> AnyFrame:
    match frame:
        case Founding() as founding:
            _corporations(founding, dealer.source)
        case Research(dealt, _, kept):
            for seat, cards in enumerate(dealt):
                if HIDDEN in cards:
                    dealt[seat] = dealer.deal(len(cards))
                    kept[seat] = dealt[seat][: len(kept[seat])]
        case Phase() as phase:
            for lane in phase.lanes:
                _lane(lane, dealer)
        case _:
            pass
    return frame


def _corporations(frame: Founding, source: Rng) -> None:
    seen = {name for names in frame.dealt for name in names}
    left = [name for name in CORPS if name not in seen]
    source.shuffle(left)
    for seat, names in enumerate(frame.dealt):
        if HIDDEN in names:
            frame.dealt[seat] = [left.pop() for _ in names]
            if frame.picks[seat]:
                frame.picks[seat] = frame.dealt[seat][0]


def _lane(lane: Lane, dealer: Dealer) -> None:
    for part in lane.stack:
        if isinstance(part, Pick) and HIDDEN in part.cards:
            part.cards = dealer.deal(len(part.cards))
            part.choice = list(part.cards)


def _settle_secrets(shown: View, state: State, source: Rng) -> None:
    """Fill in the choices that depend on the hands and plans dealt at random."""
    for frame in state.stack:
        match frame:
            case Planning(picks) as planning:
                for seat, pick in enumerate(picks):
                    if pick == SEALED:
                        previous = state.players[seat].previous
                        picks[seat] = source.pick([p for p in PHASES if p != previous])
                if planning.dummy == SEALED:
                    planning.dummy = source.pick(state.dummy)
            case Swap(taker, offered) as swap:
                if offered == HIDDEN:
                    swap.offered = source.pick(state.players[taker].hand)
            case Limit(marked):
                for seat, cards in enumerate(marked):
                    if HIDDEN in cards:
                        marked[seat] = state.players[seat].hand[HAND_LIMIT:][: len(cards)]
            case Mulligan():
                pass
            case _:
                pass
    _settle_counts(shown, state, source)


def _settle_counts(shown: View, state: State, source: Rng) -> None:
    """Where a table tells only how many seats are done, let as many be done."""
    if state.options["answers"] != "count" or not state.stack:
        return
    frame = state.stack[-1]
    awaited = waiting(state)
    seats = [seat for seat in awaited if shown.players[seat].hand is None]
    if isinstance(frame, Phase):
        seats = [seat for seat in seats if not frame.lanes[seat].stack]
    source.shuffle(seats)
    for seat in seats[: max(len(awaited) - shown.waiting, 0)]:
        _be_done(frame, state, seat)


def _be_done(frame: AnyFrame, state: State, seat: int) -> None:
    match frame:
        case Mulligan(_, done):
            done[seat] = True
        case Founding(dealt, picks):
            picks[seat] = dealt[seat][0]
        case Planning(picks):
            previous = state.players[seat].previous
            picks[seat] = next(phase for phase in PHASES if phase != previous)
        case Phase(lanes=lanes):
            lanes[seat].done = True
        case Research(dealt, keep, kept):
            kept[seat] = dealt[seat][: keep[seat]]
        case Limit(marked):
            marked[seat] = state.players[seat].hand[HAND_LIMIT:]
        case _:
            pass
