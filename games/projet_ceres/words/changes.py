"""What has changed in a picture since an older state, in words."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.speech import Items, Message, Name
from games.core.words import yes
from games.projet_ceres.rules.goods import controlled
from games.projet_ceres.scoring import DEVOTION
from games.projet_ceres.state import NOBODY, Player, State
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.terms import goods, names

_TOLD: dict[str, tuple[str, ...]] = {
    "board": ("belt", "points"),
    "map": ("belt",),
    "ceres": ("agents", "table"),
    "clans": ("points", "goods", "cards"),
    "clan": ("points", "goods", "cards", "agents"),
    "projects": ("projects",),
    "mission": ("mission",),
    "score": ("points",),
}
"""What each picture shows of what may change."""


def changes(p: Position, before: State, picture: str, seat: int) -> Iterator[Message]:
    """Yield what a picture shows otherwise than that of the older state; `seat`: whose it is."""
    shown = _TOLD.get(picture, ())
    if p.state.round != before.round:
        yield Message("changed-round", round=p.state.round)
    if "belt" in shown:
        yield from _belt(p, before)
    if "table" in shown or "projects" in shown:
        new = [each for each in p.state.finished if each not in before.finished]
        if new:
            yield Message("changed-finished", items=names(new))
    if ("table" in shown or "mission" in shown) and p.state.die != before.die:
        yield Message("changed-die", die=p.state.die)
    if "table" in shown:
        cards = [each for each in p.state.queue if each and each not in before.queue]
        if cards:
            yield Message("changed-queue", items=names(cards))
    for now, old in zip(p.state.players, before.players, strict=True):
        if picture != "clan" or now.seat == seat:
            found = _of_clan(p, before, now, old)
            yield from (said for kind, said in found if kind in shown)


def _belt(p: Position, before: State) -> Iterator[Message]:
    """Yield asteroids that are new, turned over or gone, and those that others control."""
    for cell, now in p.state.belt.items():
        old = before.belt.get(cell)
        if old is None:
            yield Message("changed-placed", cell=p.cell(cell))
        elif now.up and not old.up:
            yield Message("changed-turned", cell=p.cell(cell))
        if old is not None and (now.seat, now.ships) != (old.seat, old.ships):
            if now.seat == NOBODY:
                yield Message("changed-left", cell=p.cell(cell))
            else:
                who = p.called(now.seat)
                yield Message("changed-ships", cell=p.cell(cell), who=who, ships=now.ships)
    for cell in before.belt:
        if cell not in p.state.belt:
            yield Message("changed-destroyed", cell=p.cell(cell))


def _of_clan(p: Position, before: State, now: Player, old: Player) -> Iterator[tuple[str, Message]]:
    """Yield what is new of a clan, with what kind of thing it is."""
    who = p.called(now.seat)
    if n := DEVOTION * (now.dev - old.dev) + now.col - old.col:
        yield "points", Message("changed-points", who=who, n=abs(n), more=yes(n > 0))
    held, had = controlled(p.state, now.seat), controlled(before, now.seat)
    more = goods({key: n - had.get(key, 0) for key, n in held.items() if n > had.get(key, 0)})
    less = goods({key: n - held.get(key, 0) for key, n in had.items() if n > held.get(key, 0)})
    if more.items or less.items:
        yield "goods", Message("changed-goods", who=who, more=more, less=less)
    if built := [each for each in now.buildings if each not in old.buildings]:
        yield "cards", Message("changed-built", who=who, items=names(built))
    if placed := list(_new(now.boxes, old.boxes)):
        yield "agents", Message("changed-agents", who=who, items=Items(map(Name, placed)))


def _new(now: list[str], old: list[str]) -> Iterator[str]:
    for key in dict.fromkeys(now):
        if now.count(key) > old.count(key):
            yield key
