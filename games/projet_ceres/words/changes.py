"""What has changed in a picture since an older state, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from games.core.messages import added, names, yes
from games.core.speech import Argument, Message
from games.projet_ceres.rules.goods import controlled
from games.projet_ceres.state import NOBODY, Player, State
from games.projet_ceres.words.clans import score
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.terms import goods

_TOLD = {
    "board": ("belt", "points"),
    "map": ("belt",),
    "ceres": ("agents", "finished", "die", "queue"),
    "market": ("queue",),
    "clans": ("points", "goods", "cards"),
    "clan": ("points", "goods", "cards", "agents"),
    "projects": ("finished",),
    "mission": ("die",),
    "score": ("points",),
}
"""The changes that each picture shows."""


def changes(p: Position, before: State, picture: str, seat: int) -> Iterator[Message]:
    """Yield the changes since the older state that a picture shows; `seat` is its owner."""
    shown = _TOLD.get(picture, ())
    if p.state.round != before.round:
        yield Message("changed-round", round=p.state.round)
    if "belt" in shown:
        yield from _belt(p, before)
    if "finished" in shown:
        yield from _new("changed-finished", p.state.finished, before.finished)
    if "die" in shown and p.state.die != before.die:
        yield Message("changed-die", die=p.state.die)
    if "queue" in shown:
        yield from _new("changed-queue", p.state.queue, before.queue)
    for now in p.state.players:
        if picture != "clan" or now.seat == seat:
            yield from _of_clan(p, before, now, shown)


def _new(key: str, now: Sequence[str], old: Sequence[str], **given: Argument) -> Iterator[Message]:
    """Yield the additions, if any."""
    if found := added(now, old):
        yield Message(key, items=names(found), **given)


def _belt(p: Position, before: State) -> Iterator[Message]:
    """Yield asteroids that are new, turned over or gone, or have other ships on them."""
    for cell, now in p.state.belt.items():
        old = before.belt.get(cell)
        if old is None:
            yield Message("changed-placed", cell=p.cell(cell))
            continue
        if now.up and not old.up:
            yield Message("changed-turned", cell=p.cell(cell))
        if (now.seat, now.ships) != (old.seat, old.ships):
            given = {"cell": p.cell(cell), "who": p.called(now.seat), "ships": now.ships}
            yield Message("changed-left" if now.seat == NOBODY else "changed-ships", **given)
    for cell in before.belt:
        if cell not in p.state.belt:
            yield Message("changed-destroyed", cell=p.cell(cell))


def _of_clan(p: Position, before: State, now: Player, shown: Sequence[str]) -> Iterator[Message]:
    """Yield the changes of a clan in the things that are shown."""
    who, old = p.called(now.seat), before.players[now.seat]
    if "points" in shown and (n := score(now) - score(old)):
        yield Message("changed-points", who=who, n=abs(n), more=yes(n > 0))
    held, had = Counter(controlled(p.state, now.seat)), Counter(controlled(before, now.seat))
    if "goods" in shown and held != had:
        yield Message("changed-goods", who=who, more=goods(held - had), less=goods(had - held))
    if "cards" in shown:
        yield from _new("changed-built", now.buildings, old.buildings, who=who)
    if "agents" in shown:
        yield from _new("changed-agents", now.boxes, old.boxes, who=who)
