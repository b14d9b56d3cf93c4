"""The colony and the mining area in words: who is where, what is active, what modules do."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.speech import Argument, Items, Message, Name
from games.core.words import yes
from games.luna_maris.content.types import MODULES, Module
from games.luna_maris.rules.board import keeper, sides
from games.luna_maris.rules.tracks import actor
from games.luna_maris.words import cards
from games.luna_maris.words.position import Position
from games.luna_maris.words.sides import told
from games.luna_maris.words.terms import names, optional


def colony(p: Position) -> Iterator[Message]:
    """Yield each module: who keeps it active, who else is there, who improved it, its passages."""
    return (module(p, each, passages=True) for each in MODULES)


def module(p: Position, key: Module, *, passages: bool) -> Message:
    """Return who is in a module, and who keeps it active."""
    owner = None if key == "power" else keeper(p.state, key)
    there = [each.seat for each in p.state.players if each.module == key and each.seat != owner]
    return Message(
        "board-module",
        module=Name(key),
        plain=yes(key == "power"),
        owner=optional(None if owner is None else p.called(owner)),
        there=Items(map(p.called, there)),
        builder=builders(p, key),
        passages=names(p.t.passages[key] if passages else ()),
    )


def builders(p: Position, key: Module) -> Items:
    """Return who improved a module, if anybody did."""
    return Items(p.called(actor(side)) for side in sides(p.state) if key in side.built)


def actions(p: Position) -> Iterator[Message]:
    """Yield what each module does: its procedures, its other actions, what an improvement adds."""
    for key in MODULES:
        known = [f"does-{key}"] if key not in ("power", "recycling") else []
        does: list[Argument] = [*map(Message, known), *runs(p, key)]
        yield Message("board-does", module=Name(key), does=Items(does))
        if key in p.state.constructed:
            text = cards.improvement(p.t, p.t.improvements[key])
            yield Message("board-improved", module=Name(key), text=text)


def runs(p: Position, key: Module) -> Iterator[Message]:
    """Yield the procedures that a module has of itself."""
    for run in p.t.by_module[key]:
        if not run.equipment and not run.improved:
            yield Message("board-run", level=run.level, run=cards.named(run))


def mining(p: Position) -> Iterator[Message]:
    """Yield everybody's probes with the points of their groups, then each zone."""
    yield from (told(p, "board-probes", side) for side in sides(p.state))
    owners = {zone: p.called(actor(side)) for side in sides(p.state) for zone in side.probes}
    for key, zone in p.t.zones.items():
        near = (
            Message("board-near", zone=Name(each), who=optional(owners.get(each)))
            for each in p.t.neighbours[key]
        )
        covered = key in p.state.covered
        yield Message(
            "board-zone",
            zone=Name(key),
            terrain=zone.terrain,
            state="covered" if covered else "taken" if key in owners else "free",
            who=optional(owners.get(key)),
            near=Items(near),
        )
