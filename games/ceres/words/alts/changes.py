"""The changes in a picture since an older state, in words.

Automatic changes of a new round, such as production and new cards on offer, are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from games.ceres.content.types import FIELDS, GOODS, LOCATIONS
from games.ceres.state import NOBODY, Player, State
from games.ceres.words.terms import few, field, place
from games.core.speech import Argument, Items, Message, Name

Names = Sequence[str]
Tell = Callable[[State, State, Names], Iterator[Message]]


def changes(
    state: State, before: State, picture: str, names: Names, seat: int
) -> Iterator[Message]:
    """Yield the changes since the older state that a picture shows; `seat` is its owner."""
    if state.round != before.round:
        yield Message("changed-round", round=state.round)
    if picture in ("corporation", "turn"):
        yield from _of_player(state, before, seat, names)
    else:
        yield from chain.from_iterable(tell(state, before, names) for tell in _TOLD[picture])


def _leaders(state: State, before: State, names: Names) -> Iterator[Message]:
    for key in LOCATIONS:
        known = 0 if state.round != before.round else len(before.slots[key])
        for seat in state.slots[key][known:]:
            yield Message("changed-leader", who=names[seat], place=place(key))


def _claims(state: State, before: State, names: Names) -> Iterator[Message]:
    for key, seat in state.claims.items():
        if key not in before.claims:
            yield Message("changed-claim", who=names[seat], rock=Name(key))


def _points(state: State, before: State, names: Names) -> Iterator[Message]:
    for player, earlier in zip(state.players, before.players, strict=True):
        if player.score != earlier.score:
            yield Message("changed-points", who=names[player.seat], n=player.score - earlier.score)


def _passed(state: State, before: State, names: Names) -> Iterator[Message]:
    known = before.passed if state.round == before.round else []
    for seat in state.passed:
        if seat not in known:
            yield Message("changed-passed", who=names[seat])


def _rows(state: State, before: State, names: Names) -> Iterator[Message]:
    if state.round != before.round:
        return
    old = [*before.facility_row, *before.project_row]
    new = [*state.facility_row, *state.project_row]
    for key, found in (("changed-new", _apart(new, old)), ("changed-gone", _apart(old, new))):
        if found:
            yield Message(key, items=Items(found))


def _apart(row: Sequence[str | None], other: Sequence[str | None]) -> list[Argument]:
    return [Name(card) for card in row if card and card not in other]


def _favors(state: State, before: State, names: Names) -> Iterator[Message]:
    for key, token in state.favors.items():
        known = NOBODY if state.round != before.round else before.favors[key].holder
        if token.holder not in (NOBODY, known):
            yield Message("changed-favor", who=names[token.holder], favor=Name(key))


def _research(state: State, before: State, names: Names) -> Iterator[Message]:
    for player, earlier in zip(state.players, before.players, strict=True):
        for key in FIELDS:
            level = player.research[key]
            if level != earlier.research[key]:
                who = names[player.seat]
                yield Message("changed-research", who=who, field=field(key), level=level)


def _players(state: State, before: State, names: Names) -> Iterator[Message]:
    for seat in range(len(state.players)):
        yield from _of_player(state, before, seat, names)


def _of_player(state: State, before: State, seat: int, names: Names) -> Iterator[Message]:
    """Yield a player's gains and losses, and their new things."""
    player, earlier, who = state.players[seat], before.players[seat], names[seat]
    same = state.round == before.round
    moved: list[Argument] = []
    if player.score != earlier.score:
        moved.append(Message("more-points", n=player.score - earlier.score))
    if same:
        moved += _goods(player, earlier)
    if moved:
        yield Message("changed-goods", who=who, items=Items(moved))
    built = [Name(card) for card in _cards(player) if card not in _cards(earlier)]
    if built:
        yield Message("changed-built", who=who, items=Items(built))
    busy = {o.top for o in earlier.outstations if o.worker or o.droid} if same else set[str]()
    working = [o.top for o in player.outstations if (o.worker or o.droid) and o.top not in busy]
    if working:
        yield Message("changed-working", who=who, items=Items(map(Name, working)))
    for key, new, old in (
        ("changed-claims", player.asteroids, earlier.asteroids),
        ("changed-committed", player.committed, earlier.committed),
        ("changed-completed", player.completed, earlier.completed),
    ):
        if found := _apart(new, old):
            yield Message(key, who=who, items=Items(found))


def _goods(player: Player, earlier: Player) -> Iterator[Message]:
    for good in GOODS:
        n = player.goods[good] - earlier.goods[good]
        if n:
            said = few({good: abs(n)})
            yield Message("more-goods" if n > 0 else "less-goods", goods=said)


def _cards(player: Player) -> list[str]:
    return [card for o in player.outstations for card in (o.top, o.bottom) if card]


_TOLD: dict[str, tuple[Tell, ...]] = {
    "board": (_leaders, _claims, _points, _passed),
    "offer": (_rows, _favors, _research),
    "players": (_players,),
    "belt": (_claims,),
    "locations": (_leaders, _favors, _research),
    "cards": (_rows,),
    "score": (_points,),
}
"""The changes that each picture shows."""
