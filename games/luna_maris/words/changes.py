"""The changes in a picture since an older state, in words.

Automatic changes of a new round, such as production, are left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.core.messages import added, names, yes
from games.core.speech import Items, Message, Name
from games.luna_maris.content.types import MODULES, TRACKS
from games.luna_maris.rules.board import sides
from games.luna_maris.rules.tracks import actor
from games.luna_maris.state import Player, Side, State
from games.luna_maris.words.position import Position
from games.luna_maris.words.sides import held
from games.luna_maris.words.terms import goods, place

_OWN = ("points", "goods", "cards", "place", "probes", "tracks")
_TOLD: dict[str, tuple[str, ...]] = {
    "board": ("place", "points", "probes", "tracks"),
    "colony": ("place",),
    "mining": ("probes",),
    "offer": ("cards",),
    "cards": (),
    "players": ("points", "goods", "cards"),
    "player": _OWN,
    "turn": _OWN,
    "score": ("points",),
}
"""The changes of a side that each picture shows."""


def changes(p: Position, before: State, picture: str, seat: int) -> Iterator[Message]:
    """Yield the changes since the older state that a picture shows; `seat` is its owner."""
    if p.state.round != before.round:
        yield Message("changed-round", round=p.state.round)
    if picture in ("offer", "cards"):
        yield from _offers(p.state, before)
    for now, old in zip(sides(p.state), sides(before), strict=True):
        if actor(now) == seat or picture not in ("player", "turn"):
            found = list(_of_side(p, before, now, old))
            yield from (said for kind in _TOLD[picture] for told, said in found if told == kind)


def _of_side(p: Position, before: State, now: Side, old: Side) -> Iterator[tuple[str, Message]]:
    """Yield the changes of a side, each with its kind."""
    who = p.called(actor(now))
    for said in _place(p, before, now, old):
        yield "place", said
    if n := now.score - old.score:
        yield "points", Message("changed-points", who=who, n=abs(n), more=yes(n > 0))
    more = {good: n - held(old)[good] for good, n in held(now).items()}
    moved = Items(
        Message("changed-more" if n > 0 else "changed-less", goods=goods({good: abs(n)}))
        for good, n in more.items()
        if n
    )
    if moved.items and p.state.round == before.round:
        yield "goods", Message("changed-goods", who=who, items=moved)
    for key, new in (
        ("changed-orders", added(now.orders, old.orders)),
        ("changed-built", added(now.built, old.built)),
        ("changed-hired", added(_team(now), _team(old))),
    ):
        if new:
            yield "cards", Message(key, who=who, items=names(new))
    for zone in added(now.probes, old.probes):
        yield "probes", Message("changed-probe", who=who, zone=Name(zone))
    for key in TRACKS:
        if (level := now.research[key]) != old.research[key]:
            yield "tracks", Message("changed-research", who=who, track=Name(key), level=level)
    if now.co2 != old.co2:
        yield "tracks", Message("changed-co2", who=who, space=now.co2 + 1)


def _place(p: Position, before: State, now: Side, old: Side) -> Iterator[Message]:
    """Yield the place of a side, whether it left an activation space or ended the work."""
    if now.module is None:
        return
    who, module, walked = p.called(actor(now)), place(now.module), now.module != old.module
    if isinstance(now, Player) and isinstance(old, Player):
        if walked or (now.active and not old.active):
            yield Message("changed-module", who=who, module=module, active=yes(now.active))
        elif old.active and not now.active:
            yield Message("changed-off", who=who, module=module)
        if now.seat in p.state.ended and now.seat not in before.ended:
            yield Message("changed-ended", who=who)
    elif walked:
        yield Message("changed-disc", who=who, module=module)


def _team(side: Side) -> list[str]:
    return [*side.hand, *side.rest] if isinstance(side, Player) else side.hired


def _offers(state: State, before: State) -> Iterator[Message]:
    """Yield the cards that are new on offer and the cards that are gone."""
    new, old = _shown(state), _shown(before)
    for key, found in (("changed-new", added(new, old)), ("changed-gone", added(old, new))):
        if found:
            yield Message(key, items=names(found))
    if food := added(state.seedbeds, before.seedbeds):
        yield Message("changed-food", n=len(food))


def _shown(state: State) -> list[str]:
    tops = [stack.top for stack in state.stacks if stack.top]
    left = [key for key in MODULES if key in state.projects and key not in state.constructed]
    return [*tops, *filter(None, state.hiring), *left]
