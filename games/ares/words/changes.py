"""What differs between two views of a game, in words."""

from __future__ import annotations

from collections.abc import Iterator

from games.ares.content import ENDS, reading
from games.ares.state import Player, State
from games.ares.words import terms
from games.ares.words.position import Position
from games.ares.words.terms import stock
from games.core.hidden.declare import View
from games.core.speech import Items, Message, Name


def of_board(before: View[State], p: Position) -> Iterator[Message]:
    """Yield what has changed on Mars, then at each player."""
    yield from _mars(before.state, p.state)
    for seat in range(len(p.state.players)):
        yield from of_player(before, p, seat)


def of_player(before: View[State], p: Position, seat: int) -> Iterator[Message]:
    """Yield what a player has more or less, and has played, if anything."""
    old, new = before.state.players[seat], p.state.players[seat]
    same_round = before.state.round == p.state.round
    found = [*_played(old, new), *_amounts(old, new, goods=same_round)]
    if found:
        yield Message("changed-player", who=p.players[seat], what=Items(found))


def _mars(old: State, new: State) -> Iterator[Message]:
    for which in ENDS:
        now, before = (reading(which, each.step(which)) for each in (new, old))
        if now != before:
            told = (now, before)
            if which != "ocean":
                told = (terms.reading(which, now), terms.reading(which, before))
            yield Message("changed-mars", what=terms.parameter(which), now=told[0], before=told[1])


def _played(old: Player, new: Player) -> Iterator[Message]:
    cards = [card for card in new.played if card not in old.played]
    if cards:
        yield Message("changed-cards", cards=Items(map(Name, cards)))


def _amounts(old: Player, new: Player, *, goods: bool) -> Iterator[Message]:
    """Yield the amounts that changed; `goods` change every round, so only within a round."""
    pairs = [(stock("tr", abs(new.tr - old.tr)), new.tr - old.tr)]
    forests = new.forests - old.forests
    pairs.append((Message("forest", n=abs(forests)), forests))
    if goods:
        for what in ("mc", "heat", "plant"):
            n = getattr(new, what) - getattr(old, what)
            pairs.append((stock(what, abs(n)), n))
    for amount, n in pairs:
        if n:
            yield Message("changed-more" if n > 0 else "changed-less", what=amount)
